"""Loyalty, subjugation, sabotage. [REB-LOYALTY, REB-SUBJ, REB-SABOTAGE]

Loyalty and subjugation are independent of each other. [REB-RUL-2]
"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion import events
from dejarik.games.rebellion.components import (
    CORUSCANT,
    EMPIRE,
    GROUND_UNITS,
    LOYAL,
    NEUTRAL,
    Side,
    SystemId,
    SystemSet,
    in_set,
    other,
)
from dejarik.games.rebellion.galaxy import has_ground, populous, systems_with
from dejarik.games.rebellion.state import State


def can_change(game: State, system: SystemId) -> bool:
    """Only populous systems have loyalty, and Coruscant's is fixed. [REB-MAP-6, 13, REB-DESTROYED-7, REB-RUL-75]"""
    return system != CORUSCANT and bool(populous(game) >> system & 1)


def gain_loyalty(game: State, side: Side, system: SystemId, amount: int = 1) -> None:
    """1 makes a neutral system loyal or an enemy's neutral, 2 makes an enemy's loyal; what is loyal cannot gain more.
    Enemy units and a subjugation marker do not matter; loyalty to the Empire takes the place of that marker.
    [REB-LOYALTY-3 … 6, 8, REB-SUBJ-7, 8, REB-RUL-63, 64]"""
    if not can_change(game, system) or game.loyalty[system] == LOYAL[side]:
        return
    if game.loyalty[system] == LOYAL[other(side)] and amount == 1:
        game.loyalty[system] = NEUTRAL
        game.tell(EVERYONE, events.lost_loyalty, other(side), system)
    else:
        game.loyalty[system] = LOYAL[side]
        game.tell(EVERYONE, events.gained_loyalty, side, system)
        if side == EMPIRE:
            game.subjugated = SystemSet(game.subjugated & ~(1 << system))  # flipped


def lose_loyalty(game: State, side: Side, system: SystemId) -> None:
    """The marker goes; the system is neutral, subjugated or not. [REB-LOYALTY-9, 10, REB-SUBJ-9]"""
    if system != CORUSCANT and game.loyalty[system] == LOYAL[side]:
        game.loyalty[system] = NEUTRAL
        game.tell(EVERYONE, events.lost_loyalty, side, system)


def liberate(game: State) -> None:
    """A subjugation marker goes as soon as no Imperial ground unit is left. [REB-SUBJ-5]"""
    for system in in_set(game.subjugated):
        if not has_ground(game, EMPIRE, system):
            game.subjugated = SystemSet(game.subjugated & ~(1 << system))
            game.tell(EVERYONE, events.liberated, system)


def subjugate(game: State) -> None:
    """Imperial ground units subjugate a populous system that is not, or no longer, loyal to the Empire. This does not
    change its loyalty. [REB-SUBJ-1, 3, 6, REB-RUL-23, 65]"""
    held = systems_with(game, GROUND_UNITS[EMPIRE]) & populous(game) & ~game.subjugated
    for system in in_set(held):
        if game.loyalty[system] != LOYAL[EMPIRE]:
            game.subjugated = SystemSet(game.subjugated | 1 << system)
            game.tell(EVERYONE, events.subjugated, system)


def sabotage(game: State, system: SystemId) -> None:
    """At most one marker in a system. [REB-SABOTAGE-1, 2]"""
    if not game.sabotaged >> system & 1:
        game.sabotaged = SystemSet(game.sabotaged | 1 << system)
        game.tell(EVERYONE, events.sabotaged, system)


def repair(game: State, system: SystemId) -> None:
    """An Imperial mission removes the marker. [REB-SABOTAGE-5]"""
    if game.sabotaged >> system & 1:
        game.sabotaged = SystemSet(game.sabotaged & ~(1 << system))
        game.tell(EVERYONE, events.repaired, system)
