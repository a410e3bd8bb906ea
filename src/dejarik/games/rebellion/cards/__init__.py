"""What is odd about single cards, by deck, and what several of them do."""
