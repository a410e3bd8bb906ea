"""Phase 1: the Resistance chooses two adjacent districts. [UPR-DIST]"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision, Procedure
from dejarik.games.uprising import events
from dejarik.games.uprising.components import DISTRICTS, RESISTANCE, DistrictId, district_name
from dejarik.games.uprising.state import State


@dataclass(frozen=True, slots=True)
class Pair(Option):
    """Put the escalation marker above these two, named from left to right."""

    left: DistrictId
    right: DistrictId

    def __str__(self) -> str:
        return f"choose {DISTRICTS[self.left]} and {DISTRICTS[self.right]}"

    def label(self) -> Message:
        return say("uprising-option-pair", left=district_name(self.left), right=district_name(self.right))

    def touches(self) -> tuple[str, ...]:
        return (f"district/{DISTRICTS[self.left]}", f"district/{DISTRICTS[self.right]}")


ALL = [DistrictId(district) for district in range(len(DISTRICTS))]
PAIRS = [[Pair(left, right) for right in ALL] for left in ALL]


@dataclass(frozen=True, slots=True)
class ChoosePair(Decision[State]):
    """Any two neighbours in the row, which is a line, not a ring. [UPR-DIST-1, 2, UPR-RUL-1, 2]"""

    rule = "UPR-DIST-1"

    def seat(self, game: State) -> int:
        return RESISTANCE

    def options(self, game: State) -> list[Pair]:
        return [PAIRS[left][right] for left, right in pairwise(game.row)]

    def resolve(self, game: State, option: Pair) -> None:
        game.pair = (option.left, option.right)
        game.tell(EVERYONE, events.chose, option.left, option.right)

    def prompt(self) -> Message:
        return say("uprising-prompt-choose-pair", rule=self.rule)


CHOOSE_PAIR = ChoosePair()


def choose_districts(game: State, _: Procedure) -> None:
    """1. The Resistance chooses two adjacent districts; the marker of the last round is free again. [UPR-DIST-1, 4]"""
    game.ask_for(CHOOSE_PAIR)
