"""What the four factions think of a player. [RIM-REP]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.games.outer_rim import events
from dejarik.games.outer_rim.components import FactionId, PlayerId
from dejarik.games.outer_rim.state import FACTION_COUNT, NEGATIVE, POSITIVE, State


def change_rep(game: State, player: PlayerId, faction: FactionId, steps: int) -> None:
    """Up or down the track, not beyond its ends. [RIM-REP-3 … 6]"""
    set_rep(game, player, faction, max(NEGATIVE, min(POSITIVE, game.rep(player, faction) + steps)))


def set_rep(game: State, player: PlayerId, faction: FactionId, to: int) -> None:
    """To a place on the track, whatever it was before. [RIM-REP-7]"""
    at = player * FACTION_COUNT + faction
    if game.reputation[at] != to:
        game.reputation[at] = to
        game.tell(EVERYONE, events.reputation, game.who(player), faction, to)


def hostile(game: State, player: PlayerId, faction: FactionId) -> bool:
    """Whether the patrol of this faction must be fought. [RIM-ENC-2]"""
    return game.rep(player, faction) == NEGATIVE


def stops(game: State, player: PlayerId, faction: FactionId) -> bool:
    """Whether the patrol of this faction stops the player. [RIM-MOVE-5]"""
    return game.rep(player, faction) != POSITIVE
