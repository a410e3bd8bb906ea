"""What bots know of Rebellion: how a position looks, what to try, what to believe."""
