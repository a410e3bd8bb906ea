"""The database: its tables, how it is written, and the journal of every game."""
