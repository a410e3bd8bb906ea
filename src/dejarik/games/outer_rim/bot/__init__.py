"""What bots know of Outer Rim: what things are worth, what to do, how likely one wins, what to believe."""
