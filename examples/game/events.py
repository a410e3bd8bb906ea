"""What is said in the log. Each function makes its sentence when somebody reads it, not before."""

from __future__ import annotations

from dejarik.engine.message import Message, say

from .components import PLAYERS, PlayerId


def trap_drawn(trap: int) -> Message:
    return say("stones-event-trap", rule="STN-SETUP-2", trap=trap)


def took(player: PlayerId, stones: int) -> Message:
    return say("stones-event-took", rule="STN-TURN-1", player=PLAYERS.name(player), stones=stones)


def backed_out(player: PlayerId) -> Message:
    return say("stones-event-backed-out", rule="STN-DUEL-2", player=PLAYERS.name(player))


def fought(stones: int) -> Message:
    return say("stones-event-fought", rule="STN-DUEL-3", stones=stones)
