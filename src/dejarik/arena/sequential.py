"""When enough has been played: a sequential probability ratio test.

Two claims stand against each other: the first bot of a line-up wins at most `low`, or at least `high`. After every deal
the likelihoods of both are compared, and as soon as one is so much greater that it is wrong with at most `error`, no
more games are needed. What is counted is not a game but a deal: the mean of what the bot won on it from every side. So
games of the same deal, which are not independent, do no harm. How such means are distributed nobody knows; for each
claim it is the most likely distribution with that mean (empirical likelihood, as the fishtest of Stockfish has it).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

UNSEEN = 1e-3  # as if 0 and 1 had been seen this often: a mean that was never exceeded is not proved to be the highest
HALVINGS = 100


@dataclass(frozen=True, slots=True)
class Claims:
    """Rates from 0 to 1, and how often the answer may be wrong."""

    low: float
    high: float
    error: float = 0.05

    @property
    def bound(self) -> float:
        """Of the logarithm of the ratio, to both sides."""
        return math.log((1 - self.error) / self.error)


@dataclass(slots=True)
class Trial:
    """What a line-up has shown so far: `ratio` is the logarithm of how much likelier the higher claim is."""

    claims: Claims
    deals: int = 0
    ratio: float = 0.0
    scores: Counter[float] = field(default_factory=Counter)

    def add(self, score: float) -> None:
        self.deals += 1
        self.scores[round(score, 9)] += 1
        self.ratio = log_ratio(self.scores, self.claims.low, self.claims.high)

    @property
    def verdict(self) -> str:
        """`high` or `low`, whichever claim has won, or nothing yet."""
        bound = self.claims.bound
        return "high" if self.ratio >= bound else "low" if self.ratio <= -bound else ""


def log_ratio(scores: Mapping[float, float], low: float, high: float) -> float:
    """log P(scores | mean is high) − log P(scores | mean is low), each by its most likely distribution.

    That distribution gives a score the weight count / (1 + tilt · (score − mean)), with the one tilt that makes the
    mean right.
    """
    counts = {score: count for score, count in scores.items() if count}
    if not counts:
        return 0.0
    counts = {0.0: UNSEEN, 1.0: UNSEEN} | counts
    tilts = {mean: _tilt(counts, mean) for mean in (low, high)}
    return sum(
        count * (math.log1p(tilts[low] * (score - low)) - math.log1p(tilts[high] * (score - high)))
        for score, count in counts.items()
    )


def _tilt(counts: Mapping[float, float], mean: float) -> float:
    """By halving: what is left of the mean falls as the tilt grows, between the tilts that make a weight infinite."""
    least, most = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        tilt = (least + most) / 2
        if sum(count * (score - mean) / (1 + tilt * (score - mean)) for score, count in counts.items()) > 0:
            least = tilt
        else:
            most = tilt
    return (least + most) / 2
