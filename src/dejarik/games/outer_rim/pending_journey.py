"""Effects whose chapter is not written yet."""

from __future__ import annotations

from typing import Literal

from dejarik.games.outer_rim.components import (
    SCRIPT,
    Body,
    FactionId,
)
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State


def pending() -> None:
    raise AssertionError("pending")


@SCRIPT.effect("recover")
def recover(game: State, run: CardRun, from_: Body | Literal["both"], count: int | Literal["all"]) -> None:
    pending()


@SCRIPT.effect("move")
def move(
    game: State,
    run: CardRun,
    up_to: int = 0,
    to: Literal["an-adjacent-space", "a-planet-within-4-spaces", "any-planet-without-players"] | None = None,
) -> None:
    pending()


@SCRIPT.effect("move_patrol")
def move_patrol(
    game: State,
    run: CardRun,
    faction: Literal["here"] | FactionId,
    steps: int = 0,
    to: Literal["your-space", "an-adjacent-space", "a-planet-within-4-spaces", "any-planet-without-players"]
    | None = None,
) -> None:
    pending()


@SCRIPT.effect("stat")
def stat(
    game: State,
    run: CardRun,
    ground_combat: int = 0,
    ship_combat: int = 0,
    health: int = 0,
    hull: int = 0,
    hyperdrive: int = 0,
    fame_bonus: int = 0,
) -> None:
    """Nothing is carried out: `abilities.value` adds it. [RIM-EFFECT-27]"""


for name in ("no-stop-for-patrol", "stop-mover", "redirect-patrol", "not-defeated"):

    @special(name)
    def later(game: State, run: CardRun, count: int) -> None:
        pending()
