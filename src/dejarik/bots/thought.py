"""What a bot thought before it picked, as data: secret while the game lasts, worth reading when it is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NotRequired, TypedDict

from dejarik.engine.message import MessageData

SHOWN = 8  # options, and guesses about each hidden thing


class ConsideredData(TypedDict):
    """An option that was looked at."""

    option: str  # as it is typed
    visits: int
    value: float  # how well that went on average, from 0 (lost) to 1 (won)
    prior: float
    label: NotRequired[MessageData]  # thoughts that were kept by an older server have none


class ThoughtData(TypedDict):
    """A thought as it is stored and sent."""

    iterations: int  # games that were imagined
    considered: list[ConsideredData]  # the best of them
    beliefs: dict[str, dict[str, float]]  # hidden thing: what it is: how likely
    bot: NotRequired[str]
    prompt: NotRequired[MessageData]
    options: NotRequired[int]  # that there were in all
    seconds: NotRequired[float]


@dataclass(frozen=True, slots=True)
class Considered:
    """An option that was looked at: how often, how well it went on average (0 lost, 1 won), and how much it appealed
    before anything was tried."""

    option: str
    visits: int
    value: float
    prior: float


@dataclass(frozen=True, slots=True)
class Thought:
    """The options, the most promising first, and what the bot took the hidden things for."""

    iterations: int  # games that were played on in the head
    considered: tuple[Considered, ...]
    beliefs: Mapping[str, Mapping[str, float]] = field(default_factory=dict)  # hidden thing: what it is: how likely

    def data(self) -> ThoughtData:
        """As it is stored and sent: the best options and the likeliest guesses."""
        return {
            "iterations": self.iterations,
            "considered": [
                {
                    "option": each.option,
                    "visits": each.visits,
                    "value": round(each.value, 4),
                    "prior": round(each.prior, 4),
                }
                for each in self.considered[:SHOWN]
            ],
            "beliefs": {
                thing: {guess: round(share, 4) for guess, share in list(guesses.items())[:SHOWN]}
                for thing, guesses in self.beliefs.items()
            },
        }
