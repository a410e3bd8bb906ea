"""At which stage of a roll an ability has its place. [RIM-EFFECT-26, RIM-COMBAT-34, RIM-TEST-10]"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from dejarik.engine.script import Effects
from dejarik.games.outer_rim.components import ABILITY, SCRIPT, AbilityId

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


def changes(todo: Effects) -> list[tuple[Any, ...]]:
    """The values of every `dice` effect in a list, and in the ways that it offers: op, whose, face, into, count."""
    found = []
    for effect in SCRIPT.lists[todo]:
        if effect.op == "dice":
            found.append(effect.values)
        elif effect.op == "choose":
            found += [each for way in SCRIPT.choices[effect.values[0]] for each in changes(way.do)]
    return found


@cache
def stage_of(ability: AbilityId) -> str:
    """The stage at which an ability can be used; empty if it has nothing to do with dice. [RIM-ABIL-36 … 40]"""
    by_moment = BY_MOMENT.get(ABILITY[ability].when)
    if by_moment is not None:
        return by_moment
    found = changes(ABILITY[ability].do)
    return STAGE[found[0][0]] if found else ""


@cache
def on_own_roll(ability: AbilityId) -> bool:
    """Whether it concerns the dice of its owner, or else those of the opponent."""
    found = changes(ABILITY[ability].do)
    return not found or found[0][1] == "own"
