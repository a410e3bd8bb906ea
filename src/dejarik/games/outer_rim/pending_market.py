"""Effects whose chapter is not written yet."""

from __future__ import annotations

from dejarik.games.outer_rim.components import (
    SCRIPT,
    DeckId,
)
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State


def pending() -> None:
    raise AssertionError("pending")


@SCRIPT.effect("buy")
def buy(game: State, run: CardRun, deck: DeckId, discount: int = 0, reveal: int = 1) -> None:
    pending()


@SCRIPT.effect("cycle")
def cycle(game: State, run: CardRun, deck: DeckId, count: int = 1) -> None:
    pending()


for name in (
    "information-broker",
    "market-action",
    "nearest-places-token",
    "special-order",
    "used-ship",
):

    @special(name)
    def later(game: State, run: CardRun, count: int) -> None:
        pending()
