"""The game round: three phases, over and over. [REB-ROUND]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion.assignment import ASSIGNMENT_PHASE
from dejarik.games.rebellion.command import COMMAND_PHASE
from dejarik.games.rebellion.components import LeaderSet
from dejarik.games.rebellion.forms import Sentence
from dejarik.games.rebellion.refresh import REFRESH_PHASE
from dejarik.games.rebellion.state import State


def assign_leaders(game: State, _: Procedure) -> None:
    """1. The Assignment Phase. [REB-ROUND-1, REB-RUL-6]"""
    game.round += 1
    game.tell(EVERYONE, round_begins, game.round)
    game.perform(ASSIGNMENT_PHASE)


def command(game: State, _: Procedure) -> None:
    """2. The Command Phase. [REB-ROUND-1]"""
    game.perform(COMMAND_PHASE)


def refresh(game: State, _: Procedure) -> None:
    """3. The Refresh Phase. [REB-ROUND-1]"""
    game.perform(REFRESH_PHASE)


def end_round(game: State, _: Procedure) -> None:
    """What lasted for this round is over; the next one begins."""
    game.misdirected = LeaderSet(0)
    game.loose = LeaderSet(0)
    game.inspired = LeaderSet(0)
    game.yoda_used = False
    game.perform(ROUND)


class Round(Procedure):
    """Assignment, Command, Refresh, in this order. [REB-ROUND-1]"""

    steps = (assign_leaders, command, refresh, end_round)


ROUND: Final = Round()


round_begins = Sentence[int]("round {round}", "REB-ROUND-1")
