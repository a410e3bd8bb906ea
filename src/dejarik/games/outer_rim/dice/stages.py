"""At which stage of a roll an ability has its place. [RIM-EFFECT-26, RIM-COMBAT-34, RIM-TEST-10]"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from dejarik.engine.script import Effects
from dejarik.games.outer_rim.components import ABILITY, SCRIPT, AbilityId
from dejarik.games.outer_rim.state import FACES

BEFORE_TEST: Final = "before-test"
START: Final = "start"  # of a combat, before anyone rolls
VALUE: Final = "value"
REROLL: Final = "reroll"
RESULTS: Final = "results"
DAMAGE: Final = "damage"
STAGE: Final = {
    "extra": VALUE,
    "fewer": VALUE,
    "reroll": REROLL,
    "turn": RESULTS,
    "cancel": RESULTS,
    "add": RESULTS,
    "prevent": DAMAGE,
    "cap": DAMAGE,
}
# The moments that lie at one stage whatever is done then.
BY_MOMENT: Final = {
    "after-roll": REROLL,
    "before-test": BEFORE_TEST,
    "ground-combat-start": START,
    "ship-combat-start": START,
}


ANY: Final = -1  # any number of dice


class DiceChange(NamedTuple):
    """What a `dice` effect of a card does."""

    op: str
    own: bool  # to the dice of its owner, or else to those of the opponent
    face: int | None
    into: int | None
    number: int  # of dice or results; or ANY


def change_of(op: str, whose: str, face: str | None, into: str | None, count: int | str) -> DiceChange:
    return DiceChange(
        op,
        whose == "own",
        None if face is None else FACES.index(face),
        None if into is None else FACES.index(into),
        ANY if isinstance(count, str) else count,
    )


@cache
def changes(todo: Effects) -> tuple[DiceChange, ...]:
    """Every `dice` effect in a list, and in the ways that it offers."""
    found: list[DiceChange] = []
    for effect in SCRIPT.lists[todo]:
        if effect.op == "dice":
            found.append(change_of(*effect.values))
        elif effect.op == "choose":
            found += [each for way in SCRIPT.choices[effect.values[0]] for each in changes(way.do)]
    return tuple(found)


@cache
def stage_of(ability: AbilityId) -> str:
    """The stage at which an ability can be used; empty if it has nothing to do with dice. [RIM-ABIL-36 … 40]"""
    by_moment = BY_MOMENT.get(ABILITY[ability].when)
    if by_moment is not None:
        return by_moment
    found = changes(ABILITY[ability].do)
    return STAGE[found[0].op] if found else ""


@cache
def on_own_roll(ability: AbilityId) -> bool:
    """Whether it concerns the dice of its owner, or else those of the opponent."""
    found = changes(ABILITY[ability].do)
    return not found or found[0].own
