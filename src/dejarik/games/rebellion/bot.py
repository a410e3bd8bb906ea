"""What a bot should know of Rebellion."""

from __future__ import annotations

from dejarik.games.rebellion.components import (
    ALL_SYSTEMS,
    DISTANCE,
    EMPIRE,
    REBEL,
    TRACK,
    Side,
)
from dejarik.games.rebellion.galaxy import base_place, imperial_systems, rebel_systems
from dejarik.games.rebellion.instincts import instinct
from dejarik.games.rebellion.instincts.strength import FAR, invaders, looked_for, power_of, threat
from dejarik.games.rebellion.roles import side_of_seat
from dejarik.games.rebellion.state import State

__all__ = ["evaluate", "instinct"]


def evaluate(game: State, seat: int) -> float:
    """From 0 to 1: how long the Empire still has, how near it is to the base, and whom the galaxy supports."""
    side = side_of_seat(game, seat)
    if game.outcome is not None:
        return 1.0 if seat in game.outcome.winners else 0.0
    hope = 0.5 * (game.reputation - game.time) / TRACK  # of the Empire
    hope += 0.3 * closeness(game, side)
    support = imperial_systems(game).bit_count() - rebel_systems(game).bit_count()
    hope += 0.2 * min(1.0, max(0.0, 0.5 + support / 24))
    hope = min(0.99, max(0.01, hope))
    return hope if side == EMPIRE else 1 - hope


def closeness(game: State, side: Side) -> float:
    """From 0 to 1, by what the side knows: how much of the galaxy is ruled out, or how near the base enemies are."""
    if game.exposed:
        near = sum(power_of(game, EMPIRE, system) for system in invaders(game) if DISTANCE[system][game.location] <= 1)
        return 0.6 + 0.4 * min(1.0, near / (1 + power_of(game, REBEL, base_place(game))))
    if side == EMPIRE:
        return 0.6 * (1 - looked_for(game).bit_count() / ALL_SYSTEMS.bit_count())
    return 0.5 * (1 - min(threat(game, game.location), FAR) / FAR)
