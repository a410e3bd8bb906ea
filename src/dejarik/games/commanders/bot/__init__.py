"""What bots know of Commanders: how a position looks, and what to do in it at once."""
