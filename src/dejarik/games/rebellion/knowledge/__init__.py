"""What is known of the table: what a seat may see, games that fit it, and whether everything is there."""
