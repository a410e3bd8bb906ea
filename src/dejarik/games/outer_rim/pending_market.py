"""Effects whose chapter is not written yet."""

from __future__ import annotations

from typing import Literal

from dejarik.games.outer_rim.components import (
    SCRIPT,
    DeckId,
    Kind,
)
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State


def pending() -> None:
    raise AssertionError("pending")


@SCRIPT.effect("gain")
def gain(game: State, run: CardRun, asset: Kind, ref: Literal["self"]) -> None:
    pending()


@SCRIPT.effect("lose_asset")
def lose_asset(
    game: State,
    run: CardRun,
    asset: Kind | Literal["this-cargo", "illegal-cargo"],
    count: int,
    pick: Literal["owner", "random"],
) -> None:
    pending()


@SCRIPT.cost("lose_asset")
def can_lose(
    game: State,
    run: CardRun,
    asset: Kind | Literal["this-cargo", "illegal-cargo"],
    count: int,
    pick: Literal["owner", "random"],
) -> bool:
    return False


@SCRIPT.effect("discard")
def discard(game: State, run: CardRun, what: Literal["self"]) -> None:
    pending()


@SCRIPT.effect("remove")
def remove(game: State, run: CardRun, what: Literal["self"]) -> None:
    pending()


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
    "ship-sheet",
    "special-order",
    "take-droid-crew",
    "used-ship",
):

    @special(name)
    def later(game: State, run: CardRun, count: int) -> None:
        pending()
