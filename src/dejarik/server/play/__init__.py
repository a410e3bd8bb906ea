"""Games that are being played: the open ones, who watches them, their clocks and their past."""
