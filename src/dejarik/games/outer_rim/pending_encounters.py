"""Effects whose chapter is not written yet."""

from __future__ import annotations

from typing import Literal

from dejarik.games.outer_rim.components import (
    SCRIPT,
)
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State


def pending() -> None:
    raise AssertionError("pending")


@SCRIPT.effect("resolve")
def resolve(game: State, run: CardRun, number: int) -> None:
    pending()


@SCRIPT.effect("job")
def job(game: State, run: CardRun, end: Literal["complete", "fail"]) -> None:
    pending()


@SCRIPT.effect("deliver")
def deliver(game: State, run: CardRun) -> None:
    pending()


@SCRIPT.effect("contact")
def contact(
    game: State,
    run: CardRun,
    do: Literal["peek", "reveal", "swap", "encounter", "move"],
    where: Literal["here", "other", "any", "within-3"],
    count: int = 1,
) -> None:
    pending()


for name in (
    "look-next-encounter",
    "peek-any-contact",
    "remote-encounter",
    "turn-delivery-die",
    "turn-delivery-die-fc",
    "zero-credits-for-fame",
):

    @special(name)
    def later(game: State, run: CardRun, count: int) -> None:
        pending()
