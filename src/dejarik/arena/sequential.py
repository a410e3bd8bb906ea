"""A sequential probability ratio test, which says when enough has been played.

It decides between two claims: the first bot of a line-up wins at most `low`, or at least `high`. After every deal it
compares how likely each makes the results, and as soon as one is so much likelier that choosing it is wrong with a
probability of at most `error`, no more games are needed. It counts deals and not games: a deal counts as the mean of
what the bot won on it from every side, because games of the same deal are not independent. Nobody knows how such means
are distributed, so each claim gets the most likely distribution with its mean (empirical likelihood, as in fishtest
of Stockfish).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

UNSEEN = 1e-3  # 0 and 1 count as seen this often: a score that was never exceeded is not proved to be the highest
HALVINGS = 100


@dataclass(frozen=True, slots=True)
class Claims:
    """Two rates from 0 to 1, and how often the verdict may be wrong."""

    low: float
    high: float
    error: float = 0.05

    @property
    def bound(self) -> float:
        """Return the bound for the logarithm of the ratio, which holds for both signs."""
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
        """Return `high` or `low`, whichever claim has won, or None while neither has."""
        bound = self.claims.bound
        return "high" if self.ratio >= bound else "low" if self.ratio <= -bound else ""


def log_ratio(scores: Mapping[float, float], low: float, high: float) -> float:
    """Return log P(scores | mean is high) − log P(scores | mean is low), each by its most likely distribution.

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
    """Find the tilt by bisection: the mean falls as the tilt grows, between the tilts that make a weight infinite."""
    least, most = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        tilt = (least + most) / 2
        if sum(count * (score - mean) / (1 + tilt * (score - mean)) for score, count in counts.items()) > 0:
            least = tilt
        else:
            most = tilt
    return (least + most) / 2
