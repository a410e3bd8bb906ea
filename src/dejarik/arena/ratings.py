"""Ratings on the Elo scale, where 400 points more mean ten times the odds.

A side wins with the chance γ / Σγ over all sides at the table, where γ is the strength of its bot times that of the
side itself. With two sides this is the model of Bradley and Terry with an advantage for a side, as chess has it for
White; with more it is that of Plackett and Luce for the first place. Asymmetric games need the second factor: a
bot that wins 95 % as one side and 20 % as the other is far better than its mean of 57 % looks.

A game that nobody won says nothing about who is stronger, and moves no rating.

Ratings of references are fixed, the others follow. Without a reference the mean is 1000. Each rating is drawn towards
the middle as weakly as if bots were spread by 600 points around it; otherwise a bot that has won every game would be
infinitely good. A hundred games outweigh this by far.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from dejarik.arena.intervals import Z

POINTS = 400 / math.log(10)  # of Elo for one unit of the natural logarithm
MIDDLE = 1000.0
SPREAD = 600.0
CLOSE = 1e-10
STEPS = 200

Vector: TypeAlias = list[float]
Matrix: TypeAlias = list[list[float]]


@dataclass(frozen=True, slots=True)
class Score:
    """What was won in games with the same bots on the same sides: the shares of all those games together."""

    bots: tuple[str, ...]
    sides: tuple[str, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Rating:
    rating: float
    low: float
    high: float
    reference: bool = False


@dataclass(frozen=True, slots=True)
class Ratings:
    bots: Mapping[str, Rating]
    sides: Mapping[str, Rating]  # how much a side is worth, compared with the mean of all sides


def rate(scores: Sequence[Score], references: Mapping[str, float], spread: float = SPREAD) -> Ratings:
    """Return the most likely ratings, with 95 % intervals."""
    bots = list(dict.fromkeys(bot for score in scores for bot in score.bots))
    sides = list(dict.fromkeys(side for score in scores for side in score.sides))
    fixed = {bot: references[bot] for bot in bots if bot in references}
    middle = sum(fixed.values()) / len(fixed) if fixed else MIDDLE
    free = [bot for bot in bots if bot not in fixed]
    likelihood = _Likelihood(scores, free, sides, {bot: (fixed[bot] - middle) / POINTS for bot in fixed}, spread)
    at, covariance = _highest(likelihood)
    if not fixed:  # only differences are known, so ratings are distances from the mean
        at, covariance = _centred(at, covariance, range(len(free)))
    at, covariance = _centred(at, covariance, range(len(free), len(at)))
    found = {bot: Rating(points, points, points, reference=True) for bot, points in fixed.items()}
    found |= {bot: _rating(at[n], covariance[n][n], middle) for n, bot in enumerate(free)}
    worth = {side: _rating(at[n], covariance[n][n], 0) for n, side in enumerate(sides, len(free))}
    return Ratings({bot: found[bot] for bot in bots}, worth)


def _rating(at: float, variance: float, middle: float) -> Rating:
    points, reach = middle + POINTS * at, POINTS * Z * math.sqrt(variance)
    return Rating(points, points - reach, points + reach)


class _Likelihood:
    """The likelihood of strengths, given what was won: natural logarithms, the free bots first and then the sides."""

    def __init__(
        self, scores: Iterable[Score], free: list[str], sides: list[str], fixed: Mapping[str, float], spread: float
    ) -> None:
        self.size = len(free) + len(sides)
        self._prior = (POINTS / spread) ** 2
        bot_at = {bot: n for n, bot in enumerate(free)}
        side_at = {side: n for n, side in enumerate(sides, len(free))}
        self._tables = [
            (
                [
                    ([bot_at[bot]] if bot in bot_at else []) + [side_at[side]]
                    for bot, side in zip(score.bots, score.sides, strict=True)
                ],
                [fixed.get(bot, 0.0) for bot in score.bots],
                score.shares,
            )
            for score in scores
        ]

    def value(self, at: Vector) -> float:
        worth = -self._prior / 2 * sum(each**2 for each in at)
        for places, given, shares in self._tables:
            for share, chance in zip(shares, _chances(at, places, given), strict=True):
                worth += share * math.log(chance)
        return worth

    def slope(self, at: Vector) -> tuple[Vector, Matrix]:
        """Return the gradient and the curvature, the latter negated so that it is positive."""
        gradient = [-self._prior * each for each in at]
        curvature = [[self._prior if row == column else 0.0 for column in range(self.size)] for row in range(self.size)]
        for places, given, shares in self._tables:
            chances, games = _chances(at, places, given), sum(shares)
            for i, (mine, chance) in enumerate(zip(places, chances, strict=True)):
                for row in mine:
                    gradient[row] += shares[i] - games * chance
                    for j, theirs in enumerate(places):
                        for column in theirs:
                            curvature[row][column] += games * chance * ((i == j) - chances[j])
        return gradient, curvature


def _chances(at: Vector, places: list[list[int]], given: list[float]) -> Vector:
    strengths = [start + sum(at[n] for n in mine) for mine, start in zip(places, given, strict=True)]
    best = max(strengths)
    weights = [math.exp(max(each - best, -700.0)) for each in strengths]
    total = sum(weights)
    return [weight / total for weight in weights]


def _highest(likelihood: _Likelihood) -> tuple[Vector, Matrix]:
    """Climb by Newton's method to the maximum, of which there is exactly one; return it and the covariance there."""
    at = [0.0] * likelihood.size
    value = likelihood.value(at)
    for _ in range(STEPS):
        gradient, curvature = likelihood.slope(at)
        inverse = _inverse(curvature)
        way = [sum(a * b for a, b in zip(row, gradient, strict=True)) for row in inverse]
        at, value = _step(likelihood.value, at, way, value)
        if max(map(abs, way), default=0.0) < CLOSE:
            break
    return at, _inverse(likelihood.slope(at)[1])


def _step(height: Callable[[Vector], float], at: Vector, way: Vector, value: float) -> tuple[Vector, float]:
    """Take the step, halved until the likelihood does not fall."""
    length = 1.0
    while length > CLOSE:
        there = [a + length * b for a, b in zip(at, way, strict=True)]
        if (new := height(there)) >= value:
            return there, new
        length /= 2
    return at, value


def _inverse(matrix: Matrix) -> Matrix:
    """Invert a positive definite matrix by Gauss-Jordan elimination."""
    size = len(matrix)
    rows = [[*row, *(float(n == m) for m in range(size))] for n, row in enumerate(matrix)]
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda n: abs(rows[n][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        scale = rows[pivot][pivot]
        rows[pivot] = [each / scale for each in rows[pivot]]
        for n in range(size):
            if n != pivot and (factor := rows[n][pivot]):
                rows[n] = [a - factor * b for a, b in zip(rows[n], rows[pivot], strict=True)]
    return [row[size:] for row in rows]


def _centred(at: Vector, covariance: Matrix, part: range) -> tuple[Vector, Matrix]:
    """Return distances from the mean of this part instead of absolute values, and their covariance."""
    if not part:
        return at, covariance
    size = len(at)
    mix = [[float(row == column) for column in range(size)] for row in range(size)]
    for row in part:
        for column in part:
            mix[row][column] -= 1 / len(part)
    placed = [sum(a * b for a, b in zip(row, at, strict=True)) for row in mix]
    return placed, _product(_product(mix, covariance), mix)  # `mix` is its own transpose


def _product(one: Matrix, two: Matrix) -> Matrix:
    columns = list(zip(*two, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in one]
