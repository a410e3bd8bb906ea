"""Confidence intervals of shares."""

from __future__ import annotations

import math

Z = 1.959963984540054  # standard deviations around the mean that hold 95 % of a normal distribution


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share; unlike the usual one it is right for few games, and near 0 and 1."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z**2 / (2 * games)
    reach = Z * math.sqrt(share * (1 - share) / games + Z**2 / (4 * games**2))
    scale = 1 + Z**2 / games
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)
