"""Where a mission may be revealed. What the cards ask for is data; each word of it is a set of systems."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.games.rebellion.components import (
    ALL_SYSTEMS,
    ATTEMPT,
    BASE,
    BLUE_SQUARE,
    DEATH_STAR,
    EMPIRE,
    KINDS,
    LEADERS,
    LURED,
    MISSION_COST,
    MISSION_SKILL,
    REBEL,
    SHIPS,
    SKILL,
    STAR_DESTROYER,
    STARTING,
    SUPER_STAR_DESTROYER,
    TARGET,
    UNDER_CONSTRUCTION,
    UNITS_OF,
    LeaderId,
    MissionId,
    PlaceId,
    Side,
    SystemId,
    SystemSet,
    UnitId,
    in_set,
    mission,
    system,
)
from dejarik.games.rebellion.galaxy import (
    base_place,
    free_leaders,
    imperial_systems,
    loyal,
    neutral,
    populous,
    rebel_systems,
    remote,
    supply,
    systems_with,
)
from dejarik.games.rebellion.leaders import can_be_captured
from dejarik.games.rebellion.state import Assignment, Mission, State

CONTINGENCY_PLAN: Final = mission("contingency-plan")
CONSTRUCT_DEATH_STAR: Final = mission("construct-death-star")
OVERSEE_PROJECT: Final = mission("oversee-project")
LURE: Final = mission("lure-of-the-dark-side")
DETAINED: Final = mission("detained")


def _with_any(game: State, *kinds: UnitId) -> SystemSet:
    found = 0
    for place in range(BASE):
        if any(game.units[place * KINDS + kind] for kind in kinds):
            found |= 1 << place
    return SystemSet(found)


def _but(systems: int) -> SystemSet:
    return SystemSet(ALL_SYSTEMS & ~systems)


WORDS: Final[dict[str, Callable[[State], SystemSet]]] = {
    "populous": populous,
    "remote": remote,
    "neutral": neutral,
    "rebel_system": rebel_systems,
    "imperial_system": imperial_systems,
    "imperial_loyalty": lambda game: loyal(game, EMPIRE),
    "subjugated": lambda game: game.subjugated,
    "imperial_unit": lambda game: systems_with(game, UNITS_OF[EMPIRE]),
    "no_imperial_unit": lambda game: _but(systems_with(game, UNITS_OF[EMPIRE])),
    "imperial_ship": lambda game: systems_with(game, SHIPS[EMPIRE]),
    "no_rebel_unit": lambda game: _but(systems_with(game, UNITS_OF[REBEL])),
    "captured_leader": lambda game: _systems(game, captured_leaders(game)),
    "no_sabotage_marker": lambda game: _but(game.sabotaged),
    "star_destroyer_or_super_star_destroyer": lambda game: _with_any(game, STAR_DESTROYER, SUPER_STAR_DESTROYER),
    "death_star_or_star_destroyer_or_super_star_destroyer": lambda game: _with_any(
        game, DEATH_STAR, STAR_DESTROYER, SUPER_STAR_DESTROYER
    ),
    "death_star": lambda game: _with_any(game, DEATH_STAR),
    "blue_square_icon": lambda game: SystemSet(BLUE_SQUARE & ~game.destroyed),
}


def _systems(game: State, leaders: list[LeaderId]) -> SystemSet:
    found = 0
    for who in leaders:
        if game.leaders[who] < BASE:
            found |= 1 << game.leaders[who]
    return SystemSet(found)


def captured_leaders(game: State) -> list[LeaderId]:
    return [who for who in game.rings[:2] if who is not None]  # the captured and the carbonite ring come first


def allowed(game: State, card: MissionId) -> SystemSet:
    """The systems that fit the words of the card. [REB-MISSION-REVEAL-3]"""
    target = TARGET[card]
    found: int = ALL_SYSTEMS
    if "system" in target:
        found = 1 << system(target["system"])
    for word in target.get("requires", ()):
        found &= WORDS[word](game)
    if card == OVERSEE_PROJECT:
        found &= ~game.sabotaged  # it is a deployment [REB-SABOTAGE-3]
    if card == CONSTRUCT_DEATH_STAR and not (supply(game, UNDER_CONSTRUCTION) and supply(game, DEATH_STAR)):
        found = 0
    return SystemSet(found)


def against(game: State, card: MissionId) -> list[LeaderId]:
    """The leaders whom the card may be attempted against, each in his system. Detained may also be attempted against a
    captured leader, for nothing, where no other Rebel is. [REB-MISSION-REVEAL-3a, REB-CARD-DETAINED-5]"""
    if TARGET[card]["type"] == "captured_leader":
        found = [] if card == LURE and game.rings[LURED] is not None else captured_leaders(game)
    else:
        found = [LeaderId(who) for who in range(len(LEADERS)) if can_be_captured(game, LeaderId(who))]
        if card == DETAINED:
            found += [who for who in captured_leaders(game) if not free_leaders(game, REBEL, game.leaders[who])]
    systems = allowed(game, card)
    return [who for who in found if game.leaders[who] < BASE and systems >> game.leaders[who] & 1]


def needs_leader(card: MissionId) -> bool:
    return TARGET[card]["type"] in ("rebel_leader", "captured_leader")


def places(game: State, side: Side, card: MissionId) -> list[PlaceId]:
    """Where the card may be revealed now; none if nowhere. A card that names no place is not asked this."""
    kind = TARGET[card]["type"]
    if kind == "rebel_base_space":
        return [base_place(game)]
    if kind == "none":
        return []
    if needs_leader(card):
        found: int = _systems(game, against(game, card))
    else:
        found = allowed(game, card)
    if side == REBEL and ATTEMPT[card]:
        found &= ~game.barred
    return [PlaceId(each) for each in in_set(found)]


def can_reveal(game: State, assignment: Assignment) -> bool:
    """Enough skill, and a place for it; else it stays face down. [REB-MISSION-1, REB-COMMAND-10, REB-CARD-GENERAL]"""
    card = assignment.card
    skill = MISSION_SKILL[card]
    if sum(SKILL[who][skill] for who in assignment.leaders) < MISSION_COST[card]:
        return False
    if card == CONTINGENCY_PLAN:
        return any(STARTING[other] for other in game.mission_hands[assignment.side])
    return bool(places(game, assignment.side, card))


def mission_of(game: State) -> Mission:
    """The mission that is being carried out."""
    assert game.mission is not None
    return game.mission


def here(game: State) -> SystemId:
    """The system of the mission."""
    place = mission_of(game).place
    assert place is not None
    assert place != BASE
    return SystemId(place)


def target(game: State) -> LeaderId:
    """The leader the mission is attempted against."""
    who = mission_of(game).target
    assert who is not None
    return who
