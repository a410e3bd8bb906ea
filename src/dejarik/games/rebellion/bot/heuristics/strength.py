"""What bots measure: how strong forces are, how near they stand, where the Empire has to look for the base.

Everything here is known to the seat that asks: figures lie open; `looked_for` is for the Empire, `threat` of the base
for the Rebels.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import Final

from dejarik.games.rebellion.bot.heuristics.taste import Taste
from dejarik.games.rebellion.components import (
    ATTACK,
    BASE,
    CAPACITY,
    DEATH_STAR,
    DISTANCE,
    EMPIRE,
    GROUND_UNITS,
    HEALTH,
    ICONS,
    KINDS,
    SHIPS,
    UNITS_OF,
    Side,
    SystemId,
    SystemSet,
    in_set,
    system_number,
)
from dejarik.games.rebellion.galaxy import capacity, total
from dejarik.games.rebellion.state import State

FAR: Final = 5
POWER: Final = tuple(sum(ATTACK[kind]) + (6 if kind == DEATH_STAR else HEALTH[kind]) for kind in range(KINDS))


def power(game: State, place: int, kinds: range) -> int:
    """Attack and health of all figures of these kinds in a place."""
    row, first, after = place * KINDS, kinds.start, kinds.stop
    return sum(map(mul, game.units[row + first : row + after], POWER[first:after]))


def power_of(game: State, side: Side, place: int) -> int:
    return power(game, place, UNITS_OF[side])


def looked_for(game: State) -> SystemSet:
    """Where the Empire, by its own cards and by what everybody has seen, must still look for a hidden base."""
    if game.exposed:
        return SystemSet(0)
    found = game.clues & ~game.probed
    for system in game.probe_hand.cards:
        found &= ~(1 << system)
    return SystemSet(found)


def hunted(game: State, taste: Taste) -> SystemSet:
    """For the Empire: where the base is, or the few systems that are left for it; none as long as they are many."""
    if game.exposed:
        return SystemSet(1 << game.location)
    found = looked_for(game)
    return found if found.bit_count() <= taste.cornered else SystemSet(0)


def invaders(game: State) -> list[SystemId]:
    """Systems from which the Empire can bring ground units elsewhere."""
    return [
        system_number(place)
        for place in range(BASE)
        if total(game, place, GROUND_UNITS[EMPIRE]) and capacity(game, EMPIRE, place)
    ]


def threat(game: State, site: SystemId) -> int:
    """Moves that the nearest Imperial landing force needs to a system."""
    return min((DISTANCE[start][site] for start in invaders(game)), default=FAR)


@lru_cache(maxsize=1 << 14)  # the same sets are looked at again and again
def nearest_of(start: int, systems: SystemSet) -> int:
    return min((DISTANCE[start][system] for system in in_set(systems)), default=FAR)


def icons(place: int) -> int:
    return len(ICONS[place])


def carriers(game: State, side: Side, place: int) -> int:
    """Ships that can carry something."""
    row = place * KINDS
    return sum(game.units[row + kind] for kind in SHIPS[side] if CAPACITY[kind])
