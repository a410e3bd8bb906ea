"""What bots know of Uprising: how a position looks, what to try, what to believe."""
