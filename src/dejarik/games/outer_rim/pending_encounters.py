"""Effects whose chapter is not written yet."""

from __future__ import annotations

from dejarik.games.outer_rim.components import (
    SCRIPT,
)
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State


def pending() -> None:
    raise AssertionError("pending")


@SCRIPT.effect("deliver")
def deliver(game: State, run: CardRun) -> None:
    pending()


for name in (
    "remote-encounter",
    "turn-delivery-die",
    "turn-delivery-die-fc",
):

    @special(name)
    def later(game: State, run: CardRun, count: int) -> None:
        pending()
