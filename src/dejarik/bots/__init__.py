"""Bots, by their names: `random`, `greedy`. A bot gets a Perspective and returns one of its options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from dejarik.bots.greedy import Greedy
from dejarik.bots.random import Random
from dejarik.engine.option import Option
from dejarik.engine.perspective import Perspective
from dejarik.engine.problem import Problem


class Bot(Protocol):
    """Whoever can choose from what a seat may know."""

    def pick(self, perspective: Perspective) -> Option:
        """One of `perspective.ask.options`."""
        ...


class UnknownBot(Problem):
    """There is no bot of this name."""


BOTS: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy}


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name; the same seed makes the same picks from the same perspectives."""
    if name not in BOTS:
        raise UnknownBot("engine-unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name](seed)
