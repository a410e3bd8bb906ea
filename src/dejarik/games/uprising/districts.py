"""Phase 1: the Resistance chooses two adjacent districts. [UPR-DIST]"""

from __future__ import annotations

from itertools import pairwise

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.uprising import events
from dejarik.games.uprising.components import DISTRICTS, RESISTANCE, DistrictId
from dejarik.games.uprising.forms import Decision, Option
from dejarik.games.uprising.state import State


class Pair(Option):
    """Put the escalation marker above these two, named from left to right."""

    words = "choose {left} and {right}"
    touched = ("district/{left}", "district/{right}")

    left: DistrictId
    right: DistrictId


ALL = [DistrictId(district) for district in range(len(DISTRICTS))]
PAIRS = [[Pair(left, right) for right in ALL] for left in ALL]


class ChoosePair(Decision):
    """Any two neighbours in the row, which is a line, not a ring. [UPR-DIST-1, 2, UPR-RUL-1, 2]"""

    rule = "UPR-DIST-1"
    decider = RESISTANCE

    def options(self, game: State) -> list[Pair]:
        return [PAIRS[left][right] for left, right in pairwise(game.row)]

    def resolve(self, game: State, option: Pair) -> None:
        game.pair = (option.left, option.right)
        game.tell(EVERYONE, events.chose, option.left, option.right)


CHOOSE_PAIR = ChoosePair()


def choose_districts(game: State, _: Procedure) -> None:
    """1. The Resistance chooses two adjacent districts; the marker of the last round is free again. [UPR-DIST-1, 4]"""
    game.ask_for(CHOOSE_PAIR)
