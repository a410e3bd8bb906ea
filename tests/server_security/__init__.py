"""What nobody may see, do or break, against a real server process over a real socket."""
