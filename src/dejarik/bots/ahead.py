"""Thinking ahead while somebody else decides."""

from __future__ import annotations

import random
from dataclasses import dataclass

from dejarik.bots.search import Descent, Path
from dejarik.bots.tree import Place, Standing
from dejarik.engine.perspective import Perspective
from dejarik.engine.seen import AnyView
from dejarik.engine.state import State


@dataclass(slots=True)
class Foreseen:
    """A decision that may come: what the seat will see then, and where everybody stands."""

    view: AnyView
    standing: Standing


class Ahead(Descent):
    """A search through the decisions of the others to those of the seat that come next, so that the answer is half
    found before it is asked for."""

    def __init__(self, perspective: Perspective, rng: random.Random, standing: Standing | None = None) -> None:
        super().__init__(perspective, rng, standing)
        self.seconds = 0.0  # that it took so far
        self._foreseen: dict[Place, Foreseen] = {}
        self._there = False  # at a decision of the seat, in this iteration

    def iterate(self) -> None:
        """Play one imagined game, from where the others are."""
        self._there = False
        world = self.worlds.draw(self.iterations)
        path: Path = []
        self.descend(world, self.standing.copy(), path, self.exploration())
        self.learn(world, path)

    def enter(self, seat: int, standing: Standing, world: State) -> Place:
        place = super().enter(seat, standing, world)
        if seat == self.perspective.seat and not self._there:
            self._there = True
            if place in self._foreseen:
                self._foreseen[place].standing.share(standing)
            else:
                self._foreseen[place] = Foreseen(world.view(seat), standing.copy())
        return place

    def at(self, view: AnyView) -> Standing | None:
        """Where everybody stands when the seat sees this, if it was foreseen. If several ways lead there, the one that
        was thought about most counts."""
        found = [place for place, foreseen in self._foreseen.items() if foreseen.view == view]
        return self._foreseen[max(found, key=lambda place: place.visits)].standing if found else None
