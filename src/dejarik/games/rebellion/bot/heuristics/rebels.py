"""How the Rebels hide: a base far from landing forces, and fights only where they are sure to win."""

from __future__ import annotations

from typing import Final

from dejarik.games.rebellion.bot.heuristics.strength import POWER, power, power_of, threat
from dejarik.games.rebellion.bot.heuristics.taste import Taste
from dejarik.games.rebellion.components import (
    ADJACENT,
    BASE,
    EMPIRE,
    GROUND_UNITS,
    OBJECTIVES,
    OF_THEATRE,
    POPULOUS,
    REBEL,
    REBEL_TRANSPORT,
    REMOTE,
    SHIPS,
    PlaceId,
    SystemId,
    UnitId,
)
from dejarik.games.rebellion.galaxy import base_place, has_units
from dejarik.games.rebellion.movement import held
from dejarik.games.rebellion.objectives import IN_COMBAT
from dejarik.games.rebellion.state import State

CLEARLY: Final = 2  # times as strong
CHEAP: Final = 2
SPREADING: Final = ("defend-the-people", "establish-outposts")  # objectives that want units in many systems


def hideout(game: State, site: SystemId) -> float:
    """How good a system is for the base."""
    worth = 3.0 * min(threat(game, site), 3)
    worth += 1 if REMOTE >> site & 1 else 0
    worth -= 0.3 * len(ADJACENT[site])
    return worth - 0.5 * sum(has_units(game, EMPIRE, near) for near in ADJACENT[site])


def activation(game: State, taste: Taste, goal: int) -> float:
    """An attack with what is near, but not from the base, unless it is known anyway."""
    if goal == BASE:
        return -2
    stuck = held(game, REBEL)
    starts = [near for near in ADJACENT[goal] if not stuck >> near & 1 and not (game.exposed and near == game.location)]
    coming = [near for near in starts if power(game, near, SHIPS[REBEL])]
    if not coming:
        return -1
    if game.exposed and goal == game.location:
        return 8
    theirs = power_of(game, EMPIRE, goal)
    if not theirs:
        return -1
    wanted = not IN_COMBAT.isdisjoint(game.objectives)
    enough = CLEARLY - (taste.nerve if wanted else 0)
    for own, enemy in zip(OF_THEATRE[REBEL], OF_THEATRE[EMPIRE], strict=True):
        ours = sum(power(game, near, own) for near in coming)
        if ours < enough * power(game, goal, enemy):
            return -1
    return 4 + 0.2 * theirs + (taste.glory if wanted else 0)


def moves(game: State, kind: UnitId, origin: PlaceId, goal: PlaceId) -> float:
    """Whether a figure comes along: never out of the base, always into it."""
    if goal == base_place(game):
        return 1
    if origin == base_place(game):
        return -1
    return -1 if kind == REBEL_TRANSPORT and not power(game, origin, GROUND_UNITS[REBEL]) else 1


def deployment(game: State, kind: UnitId, place: PlaceId) -> float:
    """To the base; single units elsewhere for the objectives that ask for it."""
    if place == base_place(game):
        return 3
    if has_units(game, REBEL, place):
        return 0.5
    wanted = any(OBJECTIVES[card] in SPREADING for card in game.objectives)
    return (4 if wanted else 1) if POWER[kind] <= CHEAP and POPULOUS >> place & 1 else 0


def endangered(game: State) -> bool:
    """Whether a landing force stronger than the base is next to it."""
    return threat(game, game.location) <= 1 and any(
        power_of(game, EMPIRE, near) > power_of(game, REBEL, base_place(game)) for near in ADJACENT[game.location]
    )
