"""The games that a bot imagines in one search, each with how far it believes in it."""

from __future__ import annotations

import random
from bisect import bisect
from collections import defaultdict

from dejarik.engine.chance import Chance
from dejarik.engine.perspective import Perspective
from dejarik.engine.state import State

MOST = 128  # more make no difference, and a copy costs a fraction of imagining anew
FIRST = 8  # at the beginning
EVERY = 4  # draws bring one more


class Worlds:
    """Imagined games that fit a perspective, drawn by their likelihood, each time with other luck to come. The same
    number is the same world with the same luck: options that are compared in the same worlds differ less by
    accident."""

    def __init__(self, perspective: Perspective, rng: random.Random) -> None:
        self._perspective = perspective
        self._rng = rng
        self._imagined = perspective.imagine_many()
        self._worlds: list[State] = []
        self._weights: list[float] = []  # of each world and all before it
        self._order: list[tuple[int, int]] = []  # which world, and the seed of its luck

    def draw(self, number: int) -> State:
        """A world of one's own, to be played in."""
        while len(self._order) <= number:
            self._draw_another()
        which, seed = self._order[number]
        world = self._worlds[which].copy()
        world.chance = Chance(seed)
        return world

    def _draw_another(self) -> None:
        if len(self._worlds) < min(MOST, FIRST + len(self._order) // EVERY):
            self._imagine()
        weights, rng = self._weights, self._rng
        which = min(bisect(weights, rng.random() * weights[-1]), len(weights) - 1)
        self._order.append((which, rng.getrandbits(64)))

    def _imagine(self) -> None:
        world = self._imagined(Chance(self._rng.getrandbits(64)))
        weight = self._perspective.game.likelihood(world, self._perspective.seat)
        self._worlds.append(world)
        self._weights.append(weight + (self._weights[-1] if self._weights else 0.0))

    def beliefs(self) -> dict[str, dict[str, float]]:
        """What each hidden thing may be and how likely, the likeliest first, equals by name."""
        found: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        before = 0.0
        for world, until in zip(self._worlds, self._weights, strict=True):
            for thing, value in self._perspective.game.secrets(world, self._perspective.seat).items():
                found[thing][value] += (until - before) / self._weights[-1]
            before = until
        return {
            thing: dict(sorted(values.items(), key=lambda each: (-each[1], each[0])))
            for thing, values in sorted(found.items())
        }
