"""How long a bot takes for an answer. It must not tell how much the bot had to choose from: that may be hidden.

So each answer of a bot that searches for some time takes that time, and a little more, whether it searched or had but
one option. One that counts its iterations takes as long as nearly all of its last searches did.
"""

from __future__ import annotations

from collections import deque

from dejarik.bots import SEARCHING, read_name
from dejarik.bots.ismcts import DEFAULT, OVERRUN

PLAIN = 0.05  # seconds that a bot needs which does not search
SPEED = 1000.0  # iterations in a second, about
SLACK = 0.02  # seconds for what else is to be done
KEPT = 32  # searches
NEARLY = 0.9  # of them; a single long one, on a busy machine, says nothing
KNOWN = 1000  # sorts of bots


class Pace:
    """The time for an answer, by game and bot."""

    def __init__(self, least: float, patience: float) -> None:
        self._least = least
        self._patience = patience
        self._searches: dict[tuple[str, str], deque[float]] = {}

    def of(self, game: str, name: str) -> float:
        """Return the seconds that an answer takes at least."""
        if timed(name):
            return max(self._least, OVERRUN * cost(name, self._patience) + SLACK)
        kept = sorted(self._searches.get((game, name), (0.0,)))
        return max(self._least, kept[int(NEARLY * len(kept))])

    def searched(self, game: str, name: str, seconds: float) -> None:
        """Note how long a search has taken."""
        kept = self._searches.pop((game, name), None) or deque(maxlen=KEPT)
        kept.append(min(seconds, OVERRUN * self._patience))
        self._searches[game, name] = kept
        if len(self._searches) > KNOWN:
            del self._searches[next(iter(self._searches))]


def timed(name: str) -> bool:
    """Whether this bot searches for some time."""
    kind, budget = read_name(name)
    return kind == SEARCHING and (budget or DEFAULT).seconds is not None


def cost(name: str, patience: float) -> float:
    """Return about how many seconds a bot thinks."""
    kind, budget = read_name(name)
    if kind != SEARCHING:
        return PLAIN
    seconds = (budget or DEFAULT).seconds
    if seconds is None:
        assert budget is not None
        seconds = (budget.iterations or 0) / SPEED
    return min(seconds, patience)
