"""Bots, by their names: `random`, `greedy`, `ismcts`, and with a budget `ismcts:200ms` or `ismcts:1000`.

A bot gets a Perspective and returns one of its options.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from dejarik.bots.budget import Budget, read_budget
from dejarik.bots.greedy import Greedy
from dejarik.bots.ismcts import DEFAULT, Ismcts
from dejarik.bots.random import Random
from dejarik.bots.thought import Thought
from dejarik.engine.option import Option
from dejarik.engine.perspective import Perspective
from dejarik.engine.problem import Problem


class Bot(Protocol):
    """Whoever can choose from what a seat may know."""

    def pick(self, perspective: Perspective) -> Option:
        """One of `perspective.ask.options`."""
        ...


class Thinker(Bot, Protocol):
    """A bot that can tell, as all bots here can, why it picked what it picked."""

    @property
    def thought(self) -> Thought | None:
        """What led to the last pick, if there was anything to it."""
        ...


class UnknownBot(Problem):
    """There is no bot of this name, or its budget cannot be read."""


SEARCHING = "ismcts"
BOTS: dict[str, Callable[[int], Thinker]] = {"random": Random, "greedy": Greedy, SEARCHING: Ismcts}
LEVELS = {"easy": "random", "medium": "greedy", "hard": "ismcts:1s"}


def bot(name: str, seed: int = 0, patience: float | None = None) -> Thinker:
    """A bot by its name; the same seed makes the same picks from the same perspectives, unless time is its budget.
    It never thinks longer than `patience`, in seconds."""
    kind, budget = read_name(name)
    if kind != SEARCHING:
        return BOTS[kind](seed)
    budget = budget or DEFAULT
    return Ismcts(seed, budget if patience is None else budget.within(patience))


def read_name(name: str) -> tuple[str, Budget | None]:
    """Which bot, and its budget if the name says one. UnknownBot if there is none like that."""
    kind, colon, written = LEVELS.get(name, name).partition(":")
    if kind not in BOTS:
        raise UnknownBot("engine-unknown-bot", name=name, known=", ".join(BOTS))
    if not colon:
        return kind, None
    budget = read_budget(written)
    if kind != SEARCHING:
        raise UnknownBot("engine-bot-without-budget", name=name, bot=kind)
    if budget is None:
        raise UnknownBot("engine-bad-budget", name=name, budget=written)
    return kind, budget
