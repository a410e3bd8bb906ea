"""Capturing a leader by a card: the ring, what it takes off, and Noble Sacrifice. [REB-CAPTURE]"""

from __future__ import annotations

from dejarik.games.rebellion import leaders, moments
from dejarik.games.rebellion.components import REBEL, LeaderId
from dejarik.games.rebellion.state import State


def capture(game: State, who: LeaderId) -> None:
    """A card captures a leader; the Rebels may answer at once. [REB-CAPTURE-1]"""
    leaders.capture(game, who)
    moments.LEADER_CAPTURED.open(game, REBEL)
