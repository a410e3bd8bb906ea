"""Tables: making one, sitting down, beginning, getting up, and what follows when a game is over."""
