"""Questions about the board: who is where, whose system it is, what is near. Nothing here changes anything.

`units[place * KINDS + kind]` counts the figures of a kind in a place; the kinds of one side and theatre stand together,
so most questions look at a slice.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

from dejarik.games.rebellion.components import (
    BASE,
    CAPACITY,
    CAPTURED,
    CARBONITE,
    DISTANCE,
    EMPIRE,
    FIGURES,
    GROUND,
    GROUND_UNITS,
    KINDS,
    LEADERS,
    LOYAL,
    NEEDS_TRANSPORT,
    NEIGHBOURS,
    NEUTRAL,
    OF_THEATRE,
    POPULOUS,
    QUEUE,
    REBEL,
    REMOTE,
    SHIPS,
    SPACE,
    TACTICS_OF,
    UNITS_OF,
    LeaderId,
    PlaceId,
    Side,
    SystemId,
    SystemSet,
    Theatre,
    UnitId,
    in_set,
)
from dejarik.games.rebellion.roles import side_of
from dejarik.games.rebellion.state import State

BITS = tuple(1 << system for system in range(BASE))
END = BASE * KINDS  # of the systems in `units`

# Figures


def count(game: State, place: int, kind: int) -> int:
    return game.units[place * KINDS + kind]


def total(game: State, place: int, kinds: range) -> int:
    row = place * KINDS
    return sum(game.units[row + kinds.start : row + kinds.stop])


def has(game: State, place: int, kinds: range) -> bool:
    row = place * KINDS
    return any(game.units[row + kinds.start : row + kinds.stop])


def has_ships(game: State, side: Side, place: int) -> bool:
    return has(game, place, SHIPS[side])


def has_ground(game: State, side: Side, place: int) -> bool:
    return has(game, place, GROUND_UNITS[side])


def has_units(game: State, side: Side, place: int) -> bool:
    return has(game, place, UNITS_OF[side])


def kinds_at(game: State, place: int, kinds: range) -> list[UnitId]:
    """The kinds of which at least one figure is there, in order."""
    row = place * KINDS
    return [UnitId(kind) for kind in kinds if game.units[row + kind]]


def systems_with(game: State, kinds: range) -> SystemSet:
    """The systems with a figure of any of these kinds."""
    found = 0
    units = game.units
    for kind in kinds:  # by kind, since most columns are nearly empty: a third of the time it takes by system
        for bit in compress(BITS, units[kind:END:KINDS]):
            found |= bit
    return SystemSet(found)


def supply(game: State, kind: int) -> int:
    """Figures of a kind that are not in use. [REB-COMP-4]"""
    in_use = sum(game.units[kind::KINDS]) + sum(game.queues[kind::KINDS]) + game.ready[kind]
    return FIGURES[kind] - in_use


def queued(game: State, space: int, kind: int) -> int:
    """Figures on a space (1 to 3) of the build queue."""
    return game.queues[(space - 1) * KINDS + kind]


def spaces() -> range:
    return range(1, QUEUE + 1)


def shares_theatre(game: State, system: SystemId) -> bool:
    """Whether both sides could fight there; ground units never do in a destroyed system. [REB-COMBAT-START-1, 2]"""
    return fights(game, system, SPACE) or fights(game, system, GROUND)


def fights(game: State, system: SystemId, theatre: Theatre) -> bool:
    """Whether both sides have units in this theatre. [REB-COMBAT-ROUND-3, 5, REB-DESTROYED-4]"""
    if theatre == GROUND and destroyed(game, system):
        return False
    return has(game, system, OF_THEATRE[REBEL][theatre]) and has(game, system, OF_THEATRE[EMPIRE][theatre])


def capacity(game: State, side: Side, place: int) -> int:
    """What the ships of a side there can carry together."""
    row = place * KINDS
    return sum(game.units[row + kind] * CAPACITY[kind] for kind in SHIPS[side])


def passengers(game: State, side: Side, place: int) -> int:
    """Units of a side there that need transport. [REB-TRANSPORT-1]"""
    row = place * KINDS
    return sum(game.units[row + kind] for kind in UNITS_OF[side] if NEEDS_TRANSPORT[kind])


# Systems


def destroyed(game: State, system: int) -> bool:
    return bool(game.destroyed >> system & 1)


def populous(game: State) -> SystemSet:
    """A destroyed system is neither populous nor remote. [REB-RUL-41]"""
    return SystemSet(POPULOUS & ~game.destroyed)


def remote(game: State) -> SystemSet:
    return SystemSet(REMOTE & ~game.destroyed)


def loyal(game: State, side: Side) -> SystemSet:
    """Systems with the loyalty marker of a side, Coruscant among them, whoever else is there. [REB-LOYALTY-7]"""
    return systems_marked(game, LOYAL[side])


def neutral(game: State) -> SystemSet:
    """Systems without a loyalty marker, subjugated or not. [REB-MAP-9]"""
    return systems_marked(game, NEUTRAL)


def systems_marked(game: State, marker: int) -> SystemSet:
    """The systems with this loyalty."""
    found = 0
    for bit, loyalty in zip(BITS, game.loyalty, strict=True):
        if loyalty == marker:
            found |= bit
    return SystemSet(found)


def rebel_systems(game: State) -> SystemSet:
    """Systems with a Rebel loyalty marker, also under a subjugation marker. [REB-MAP-8, REB-RUL-3]"""
    return loyal(game, REBEL)


def imperial_systems(game: State) -> SystemSet:
    """Systems with an Imperial loyalty marker or a subjugation marker. [REB-MAP-7]"""
    return SystemSet(loyal(game, EMPIRE) | game.subjugated)


def owned(game: State, side: Side) -> SystemSet:
    """Where a side may build and deploy if nothing else prevents it. [REB-LOYALTY-2, REB-BUILD-2, REB-DEPLOY-1]"""
    return rebel_systems(game) if side == REBEL else imperial_systems(game)


def nearest(start: SystemId, among: SystemSet) -> list[SystemId]:
    """The systems of a set that a unit would reach with the fewest moves. [REB-MAP-10, 11]"""
    if not among:
        return []
    far = DISTANCE[start]
    systems = in_set(among)
    least = min(far[system] for system in systems)
    return [system for system in systems if far[system] == least]


# Leaders


def captured(game: State, leader: LeaderId) -> bool:
    """Whether a leader has the captured or the carbonite ring. [REB-CAPTURE-9]"""
    return leader in (game.rings[CAPTURED], game.rings[CARBONITE])


def at(game: State, spot: int) -> Iterator[LeaderId]:
    """Every leader there, captured or not."""
    for leader, its in enumerate(game.leaders):
        if its == spot:
            yield LeaderId(leader)


def free_leaders(game: State, side: Side, place: int) -> list[LeaderId]:
    """The leaders of a side in a place who are not captured. [REB-COMMAND-9, REB-CAPTURE-2]"""
    return [leader for leader in at(game, place) if side_of(game, leader) == side and not captured(game, leader)]


def captives(game: State, place: int) -> list[LeaderId]:
    return [leader for leader in at(game, place) if captured(game, leader)]


def holds_units(game: State, side: Side, place: int) -> bool:
    """Whether units of a side cannot leave because of a leader of theirs. [REB-MOVE-8]"""
    return any(not game.loose >> leader & 1 for leader in free_leaders(game, side, place))


def has_tactics(leader: LeaderId) -> bool:
    return TACTICS_OF[leader] is not None


def systems_of_leaders(game: State, leaders: list[LeaderId]) -> SystemSet:
    found = 0
    for leader in leaders:
        if game.leaders[leader] < BASE:
            found |= 1 << game.leaders[leader]
    return SystemSet(found)


def all_leaders() -> range:
    return range(len(LEADERS))


# The base


def base_place(game: State) -> PlaceId:
    """Where things named after the "Rebel Base" space go: the space, or the base's system once it is revealed.
    [REB-BASE-REVEAL-8, 10]"""
    return game.location if game.exposed else BASE


def within_reach_of_base(game: State) -> SystemSet:
    """The base's system and its neighbours: where units move from and to the space. [REB-BASE-MOVE-1, 2]"""
    return SystemSet(NEIGHBOURS[game.location] | 1 << game.location)


def possible_bases(game: State) -> SystemSet:
    """Where the Empire must still expect a hidden base: not where it holds or held the probe card, nor where what
    everybody has seen rules it out, nor where it knows the card to be among others. [REB-PROBE-3]"""
    found = game.clues & ~game.probed
    for system in game.probe_hand.cards:
        found &= ~(1 << system)
    for side, inside, known in game.probe_bags:
        if side == EMPIRE and not inside >> game.location & 1:
            found &= ~known
        elif side == EMPIRE and inside == known:
            found &= known
    return SystemSet(found)
