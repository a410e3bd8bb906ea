"""Effects whose chapter is not written yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dejarik.engine.script import NOTHING, Effects
from dejarik.games.outer_rim.components import (
    SCRIPT,
    CombatKind,
    EnemyId,
    FactionId,
    Kind,
    SkillId,
)
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State


def pending() -> None:
    raise AssertionError("pending")


@SCRIPT.effect("test")
def take_test(
    game: State, run: CardRun, skill: SkillId | tuple[SkillId, ...], pass_: Effects = NOTHING, fail: Effects = NOTHING
) -> None:
    pending()


@SCRIPT.effect("contest")
def contest(
    game: State,
    run: CardRun,
    skill: SkillId | tuple[SkillId, ...],
    with_: Literal["chosen"],
    win: Effects = NOTHING,
    lose: Effects = NOTHING,
    tie: Effects = NOTHING,
) -> None:
    pending()


@dataclass(frozen=True, slots=True)
class Per:
    per: Kind


@SCRIPT.effect("roll")
def roll(
    game: State,
    run: CardRun,
    dice: int | Per,
    hit: Effects = NOTHING,
    crit: Effects = NOTHING,
    focus: Effects = NOTHING,
    blank: Effects = NOTHING,
    other: Effects = NOTHING,
) -> None:
    pending()


@SCRIPT.effect("fight")
def fight(
    game: State,
    run: CardRun,
    enemy: EnemyId,
    type_: CombatKind,
    value: int,
    win: Effects = NOTHING,
    lose: Effects = NOTHING,
) -> None:
    pending()


@SCRIPT.effect("fight_player")
def fight_player(
    game: State,
    run: CardRun,
    who: Literal["same-space", "same-space-negative-rep", "same-space-more-fame", "same-space-fame-at-least"],
    type_: CombatKind | Literal["auto"],
    win: Effects = NOTHING,
    lose: Effects = NOTHING,
) -> None:
    pending()


@SCRIPT.effect("fight_patrol")
def fight_patrol(game: State, run: CardRun, faction: Literal["here"] | FactionId) -> None:
    pending()


@SCRIPT.effect("dice")
def dice(
    game: State,
    run: CardRun,
    op: Literal["reroll", "turn", "cancel", "add", "extra", "fewer", "prevent", "cap"],
    whose: Literal["own", "opponent"] = "own",
    face: Literal["hit", "crit", "focus", "blank"] | None = None,
    into: Literal["hit", "crit", "focus", "blank"] | None = None,
    count: int | Literal["any"] = 1,
) -> None:
    pending()


@SCRIPT.effect("skill")
def skill(game: State, run: CardRun, which: Literal["choice"] | SkillId) -> None:
    pending()
