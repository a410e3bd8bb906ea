"""How the Empire looks for the base: fleets that carry troops, each to a system where it may be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.games.rebellion.bot.heuristics.strength import (
    FAR,
    POWER,
    carriers,
    hunted,
    icons,
    looked_for,
    nearest_of,
    power,
    power_of,
)
from dejarik.games.rebellion.bot.heuristics.taste import Taste
from dejarik.games.rebellion.components import (
    ADJACENT,
    BASE,
    CAPACITY,
    EMPIRE,
    GROUND_UNITS,
    IMMOBILE,
    KINDS,
    NEEDS_TRANSPORT,
    NEIGHBOURS,
    POPULOUS,
    REBEL,
    SHIPS,
    PlaceId,
    SystemSet,
    UnitId,
)
from dejarik.games.rebellion.deploy import DeployUnit
from dejarik.games.rebellion.galaxy import capacity, imperial_systems, loyal, total
from dejarik.games.rebellion.movement import held
from dejarik.games.rebellion.starting_units import PlaceUnit
from dejarik.games.rebellion.state import State

LATE: Final = 3  # rounds left
FEW: Final = 8  # as long as more systems are left to search, fleets divide
MOVING: Final = tuple(  # ships that carry themselves, the largest first
    kind for kind in reversed(SHIPS[EMPIRE]) if not NEEDS_TRANSPORT[kind] and not IMMOBILE[kind]
)
GROUND_FIRST: Final = (*reversed(GROUND_UNITS[EMPIRE]), SHIPS[EMPIRE].start)  # the best, then TIE Fighters


@dataclass(frozen=True, slots=True)
class Fleet:
    """Figures that could go somewhere together."""

    figures: dict[tuple[int, int], int]  # by origin and kind
    force: int  # attack and health of all of them
    landing: int  # of those that go ashore


NOBODY: Final = Fleet({}, 0, 0)


@dataclass(frozen=True, slots=True)
class Situation:
    """What the Empire has to know to compare activations; worked out once for all systems."""

    taste: Taste
    prey: SystemSet
    searched: SystemSet
    ruled: SystemSet  # by the Empire
    stuck: int  # places that a leader holds
    squadrons: dict[tuple[int, bool, bool], Fleet]  # those that were asked for


def situation(game: State, taste: Taste) -> Situation:
    return Situation(taste, hunted(game, taste), looked_for(game), imperial_systems(game), held(game, EMPIRE), {})


def origins_of(now: Situation, goal: int) -> tuple[PlaceId, ...]:
    return tuple([PlaceId(near) for near in ADJACENT[goal] if not now.stuck >> near & 1])


def fleet_to(game: State, now: Situation, goal: int, origins: tuple[PlaceId, ...]) -> Fleet:
    """What an activation should bring: all that is near to a fight, a part of one fleet to a search."""
    prey = now.prey
    strike = bool(prey >> goal & 1)
    if strike or prey or power_of(game, REBEL, goal):
        squadrons = [
            squadron(game, now, origin, whole=True, assault=strike)
            for origin in origins
            if strike or not prey or nearest_of(origin, prey) > nearest_of(goal, prey)
        ]
        figures = {each: number for fleet in squadrons for each, number in fleet.figures.items()}
        return Fleet(figures, sum(fleet.force for fleet in squadrons), sum(fleet.landing for fleet in squadrons))
    whole = now.searched.bit_count() <= FEW
    choices = [squadron(game, now, origin, whole=whole, assault=False) for origin in origins]
    return max(choices, key=lambda fleet: (fleet.landing > 0, fleet.force), default=NOBODY)


def squadron(game: State, now: Situation, origin: int, *, whole: bool, assault: bool) -> Fleet:
    """Ships of one system with the troops they can carry; somebody stays where Imperial rule would end."""
    asked = origin, whole, assault
    found = now.squadrons.get(asked)
    if found is None:
        found = now.squadrons[asked] = _squadron(game, now, origin, whole=whole, assault=assault)
    return found


def _squadron(game: State, now: Situation, origin: int, *, whole: bool, assault: bool) -> Fleet:
    row = origin * KINDS
    units = game.units
    ships = [kind for kind in MOVING if units[row + kind]]
    if not ships:
        return NOBODY
    stay = 1 if not assault and POPULOUS >> origin & 1 and now.ruled >> origin & 1 else 0
    troops = total(game, origin, GROUND_UNITS[EMPIRE]) - stay
    divided = not whole and troops > 1 and carriers(game, EMPIRE, origin) > 1
    figures = {(origin, kind): 1 if divided else units[row + kind] for kind in (ships[:1] if divided else ships)}
    room = sum([number * CAPACITY[kind] for (_, kind), number in figures.items()])
    force = sum([number * POWER[kind] for (_, kind), number in figures.items()])
    landing = 0
    left = (troops + 1) // 2 if divided else troops
    for kind in GROUND_FIRST:
        goes_ashore = kind in GROUND_UNITS[EMPIRE]
        number = min(units[row + kind], room, max(0, left) if goes_ashore else room)
        if number:
            figures[origin, kind] = number
            room -= number
            left -= number
            force += number * POWER[kind]
            if goes_ashore:
                landing += number * POWER[kind]
    return Fleet(figures, force, landing)


def activation(game: State, now: Situation, goal: int) -> float:
    """How much an activation of a system promises."""
    fleet = fleet_to(game, now, goal, origins_of(now, goal))
    if not fleet.figures:
        return -1
    troops = fleet.landing + power(game, goal, GROUND_UNITS[EMPIRE])
    ours = fleet.force + power_of(game, EMPIRE, goal)
    theirs = power_of(game, REBEL, goal)
    if now.prey:
        return assault(game, now, goal, fleet, ours, theirs)
    if not fleet.landing and not theirs:
        return -1
    searched = now.searched
    worth = 0.0
    if searched >> goal & 1:
        worth += 10
        theirs += int(now.taste.caution * power_of(game, REBEL, BASE)) if searched.bit_count() <= FEW else 0
    if theirs and ours < theirs:
        worth -= 8
    elif theirs:
        worth += 4
    if POPULOUS >> goal & 1 and not now.ruled >> goal & 1 and troops:
        worth += 3 + 0.5 * icons(goal)
    worth += 0.4 * (NEIGHBOURS[goal] & searched).bit_count()
    if worth < 1:
        start = min((nearest_of(origin, searched) for origin, _ in fleet.figures), default=FAR)
        worth += max(0, start - nearest_of(goal, searched))
    return worth + 0.02 * ours


def assault(game: State, now: Situation, goal: int, fleet: Fleet, ours: int, theirs: int) -> float:
    """The base is known, or nearly: strike with all that is near, or come nearer. Who is short of time strikes."""
    prey = now.prey
    if prey >> goal & 1:
        if not fleet.landing and not game.exposed:
            return -1
        odds = ours / (theirs + (0 if game.exposed else power_of(game, REBEL, BASE)) + 1)
        if odds >= now.taste.superior:
            return (100 + odds) / prey.bit_count()
        late = game.exposed or game.reputation - game.time <= LATE
        return (40 if late else 10) * odds / prey.bit_count()
    far = nearest_of(goal, prey)
    start = min((nearest_of(origin, prey) for origin, _ in fleet.figures), default=FAR)
    if theirs > ours or start <= far:
        return -1
    return 3 + 0.2 * fleet.force - far


# Where units come into play


def site(game: State, taste: Taste, kind: UnitId, place: PlaceId) -> float:
    """Where a new unit is of use: near what is to be searched, troops with ships, and not all in one place."""
    goals = hunted(game, taste) or looked_for(game)
    near = (NEIGHBOURS[place] & goals).bit_count()
    worth = 2.0 * min(near, 3) - 1.5 * nearest_of(place, goals)
    troops = total(game, place, GROUND_UNITS[EMPIRE])
    if kind in GROUND_UNITS[EMPIRE]:
        worth += 3 if capacity(game, EMPIRE, place) > troops else 0
        worth += 4 if not troops and not loyal(game, EMPIRE) >> place & 1 else 0
        worth -= 0.6 * troops
    elif CAPACITY[kind]:
        worth -= 3 * carriers(game, EMPIRE, place)
        worth += min(troops, 3)
    else:
        worth += 1 if capacity(game, EMPIRE, place) > troops else 0
    return worth


def placement(game: State, taste: Taste, option: PlaceUnit | DeployUnit) -> float:
    """Ships first, so that the troops can go where they are carried."""
    return (
        100 * (option.unit in SHIPS[EMPIRE])
        + 100 * (CAPACITY[option.unit] > 0)
        + site(game, taste, option.unit, option.place)
    )
