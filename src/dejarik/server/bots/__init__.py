"""Bots that sit at the tables: their turns, the processes in which they think, and what they thought."""
