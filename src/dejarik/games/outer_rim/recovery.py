"""Effects that remove damage. [RIM-EFFECT-6, RIM-DMG-5, 6]"""

from __future__ import annotations

from typing import Literal, TypeAlias

from dejarik.games.outer_rim.components import SCRIPT, Body, PlayerId
from dejarik.games.outer_rim.damage import damage_on, recover
from dejarik.games.outer_rim.goals import ship_goal
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.targets import works_on

Bodies: TypeAlias = Body | Literal["both"]


def bodies(from_: Bodies) -> tuple[Body, ...]:
    return ("character", "ship") if from_ == "both" else (from_,)


@SCRIPT.effect("recover")
def recover_some(game: State, run: CardRun, from_: Bodies, count: int | Literal["all"]) -> None:
    """That much from the character or the ship; from both means from each. [RIM-EFFECT-6, RIM-RUL-88, RIM-ABIL-46]"""
    for body in bodies(from_):
        removed = recover(game, run.player, body, None if count == "all" else count)
        if body == "ship":
            ship_goal(game, run.player, "recover-ship", removed)


@works_on("recover")
def something_to_recover(game: State, run: CardRun, from_: Bodies, count: int | Literal["all"]) -> bool:
    return any(damage_on(game, run.player, body) for body in bodies(from_))


def recover_all(game: State, player: PlayerId) -> None:
    """All damage from both, and whoever was defeated stands up. [RIM-DMG-6, RIM-PLAN-4, RIM-DEFEAT-6]"""
    recover(game, player, "character", None)
    ship_goal(game, player, "recover-ship", recover(game, player, "ship", None))
