"""Special rules that cards name: `{rule: {name: flip}}`. Each chapter says what those mean that belong to it.
[RIM-EFFECT-28 … 48]

A rule that is carried out is a function, entered here. One that a chapter looks for while it goes on
(`abilities.ruled`) is only declared: carried out it does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from dejarik.games.outer_rim.components import SCRIPT, SkillId
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State

Special: TypeAlias = Callable[[State, CardRun, int], None]

_SPECIALS: Final[dict[str, Special]] = {}
LOOKED_FOR: Final = (  # where cards change what a chapter does
    "bonus-fame",
    "challengeable",
    "count-skill",
    "extra-cycle",
    "ignore-forced-patrol",
    "keep-rep",
    "market-discount",
    "not-defeated",
    "two-in-slot",
)


def special(name: str) -> Callable[[Special], Special]:
    """This function carries out a special rule; it gets the `count` of the data."""

    def enter(function: Special) -> Special:
        if name in _SPECIALS:
            raise ValueError(f"two of the same name: {name}")
        _SPECIALS[name] = function
        return function

    return enter


@SCRIPT.effect("rule")
def carry_out_rule(game: State, run: CardRun, name: str, count: int = 0, skill: SkillId | None = None) -> None:
    if name not in LOOKED_FOR:
        _SPECIALS[name](game, run, count)
