"""What a side may believe of what it cannot see: where the base is, which missions lie face down."""

from __future__ import annotations

from math import exp
from typing import Final

from dejarik.games.rebellion.components import (
    ADJACENT,
    BASE,
    DISTANCE,
    EMPIRE,
    LEADERS,
    MISSIONS,
    REMOTE,
    SETUP_ICON,
    SYSTEMS,
)
from dejarik.games.rebellion.roles import side_of_seat
from dejarik.games.rebellion.state import State

FAR: Final = 3  # moves from the Imperial systems of the setup: further away is no better
IMPERIAL_AT_FIRST: Final = tuple(place for place in range(BASE) if SETUP_ICON[place] == EMPIRE)


def seclusion(site: int) -> float:
    """How much a system looks like a place to hide: far from where the Empire begins, remote, with few ways in."""
    away = min(DISTANCE[start][site] for start in IMPERIAL_AT_FIRST)
    return min(away, FAR) + (1.0 if REMOTE >> site & 1 else 0.0) - 0.3 * len(ADJACENT[site])


SECLUSION: Final = tuple(exp(seclusion(site)) for site in range(BASE))


def likelihood(game: State, seat: int) -> float:
    """For the Empire: the Rebels hide where they are hard to find."""
    if game.exposed or side_of_seat(game, seat) != EMPIRE:
        return 1.0
    return SECLUSION[game.location]


def secrets(game: State, seat: int) -> dict[str, str]:
    """Where the base is, and what the enemy's leaders are up to."""
    side = side_of_seat(game, seat)
    found = {f"mission/{LEADERS[each.leaders[0]]}": MISSIONS[each.card] for each in game.assigned if each.side != side}
    if side == EMPIRE and not game.exposed:
        found["base"] = SYSTEMS[game.location]
    return found
