"""The Rebel base: hidden, revealed, moved. [REB-BASE, REB-PROBE]

`clues` is what everybody can know about a hidden base; whatever tells something about it narrows them.
"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion import events
from dejarik.games.rebellion.components import (
    ALL_SYSTEMS,
    BASE,
    EMPIRE,
    GROUND_UNITS,
    KINDS,
    NEIGHBOURS,
    PROBES,
    UNITS_OF,
    SystemId,
    SystemSet,
    system_set,
)
from dejarik.games.rebellion.galaxy import loyal, systems_with
from dejarik.games.rebellion.knowledge import probe_memory
from dejarik.games.rebellion.state import State


def found_by(game: State) -> SystemSet:
    """Where a base cannot stay hidden: loyalty to the Empire, or Imperial ground units. Ships find nothing, and nobody
    learns whether there was something to find. [REB-BASE-REVEAL-1, 4, REB-INFO-15]"""
    return SystemSet(loyal(game, EMPIRE) | systems_with(game, GROUND_UNITS[EMPIRE]))


def look(game: State) -> None:
    """The base is revealed if it has been found; if not, everybody knows where it is not. [REB-BASE-REVEAL-1, 5]"""
    if game.exposed:
        return
    found = found_by(game)
    if found >> game.location & 1 and PROBES >> game.location & 1:
        reveal(game)
    elif game.clues & (found | game.destroyed):
        rule_out(game, SystemSet(found | game.destroyed))


def reveal(game: State) -> None:
    """The location card is turned up; what is on the space is placed in the base's system. [REB-BASE-REVEAL-2, 12]"""
    game.exposed = True
    game.uncovered = True
    game.clues = system_set(game.location)
    probe_memory.learn(game, EMPIRE, system_set(game.location))
    empty_space(game)
    game.reveal()
    game.tell(EVERYONE, events.base_revealed, game.location)


def empty_space(game: State) -> None:
    """All units and leaders on the space are placed in the base's system, without transport. [REB-RUL-11]"""
    for kind in range(KINDS):
        game.units[game.location * KINDS + kind] += game.units[BASE * KINDS + kind]
        game.units[BASE * KINDS + kind] = 0
    game.leaders = [game.location if spot == BASE else spot for spot in game.leaders]


def rule_out(game: State, systems: SystemSet) -> None:
    """Everybody sees that it is in none of these."""
    narrow(game, SystemSet(ALL_SYSTEMS & ~systems))


def narrow(game: State, systems: SystemSet) -> None:
    """Everybody sees that it is in one of these."""
    if not game.exposed:
        game.clues = SystemSet(game.clues & systems)
        game.reveal()


def answer(game: State, systems: SystemSet) -> bool:
    """A truthful answer, known to everybody, to whether it is in one of these."""
    inside = bool(systems >> game.location & 1)
    narrow(game, systems if inside else SystemSet(ALL_SYSTEMS & ~systems))
    return inside


def moved_near(game: State, system: SystemId) -> None:
    """Units moved between the space and a system, so the base is there or next to it. [REB-BASE-MOVE-1, 2]"""
    narrow(game, SystemSet(NEIGHBOURS[system] | 1 << system))


def legal_sites(game: State) -> SystemSet:
    """Where a new base may be: no Imperial loyalty, no Imperial unit, not destroyed. [REB-BASE-NEW-8]"""
    taken = loyal(game, EMPIRE) | systems_with(game, UNITS_OF[EMPIRE]) | game.destroyed
    return SystemSet(PROBES & ~taken)


def establish(game: State, system: SystemId) -> None:
    """A new location, whether the old one was hidden or not. The old card is shown and given to the Empire; what is on
    the space stays behind there. The new card is no longer in the probe deck. [REB-BASE-NEW-2, 3, 4, 11, 12,
    REB-INFO-8, REB-CARD-RAPID-MOBILIZATION-4, 12]"""
    old = game.location
    if not game.exposed:
        empty_space(game)
    game.probe_hand = game.probe_hand.put(old, EVERYONE)
    probe_memory.learn(game, EMPIRE, system_set(old))
    game.location = system
    game.exposed = False
    game.uncovered = False
    boxed = system_set(*game.probe_boxed, old)
    game.clues = SystemSet(legal_sites(game) & ~boxed)
    game.probed = system_set(*game.probe_hand.cards)
    game.reveal()
    game.tell(EVERYONE, events.base_moved, old)
