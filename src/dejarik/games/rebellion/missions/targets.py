"""Where a mission may be revealed. What the cards ask for is data; each word of it is a set of systems."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.games.rebellion.components import (
    ALL_SYSTEMS,
    ATTEMPT,
    BASE,
    BLUE_SQUARE,
    CAPTURED,
    CARBONITE,
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
    systems_of_leaders,
    systems_with,
)
from dejarik.games.rebellion.leaders import can_be_captured
from dejarik.games.rebellion.state import Assignment, Mission, State

CONTINGENCY_PLAN: Final = mission("contingency-plan")
OVERSEE_PROJECT: Final = mission("oversee-project")


def _with_any(game: State, *kinds: UnitId) -> SystemSet:
    """Where such figures are. The "Rebel Base" space is no system. [REB-CARD-GENERAL-17]"""
    found = 0
    for place in range(BASE):
        if any(game.units[place * KINDS + kind] for kind in kinds):
            found |= 1 << place
    return SystemSet(found)


def _but(systems: int) -> SystemSet:
    return SystemSet(ALL_SYSTEMS & ~systems)


WORDS: Final[dict[str, Callable[[State], SystemSet]]] = {
    "populous": populous,  # [REB-CARD-GENERAL-3]
    "remote": remote,
    "neutral": neutral,  # [REB-CARD-GENERAL-6]
    "rebel_system": rebel_systems,  # [REB-CARD-GENERAL-4]
    "imperial_system": imperial_systems,
    "imperial_loyalty": lambda game: loyal(game, EMPIRE),  # [REB-CARD-GENERAL-5]
    "subjugated": lambda game: game.subjugated,
    "imperial_unit": lambda game: systems_with(game, UNITS_OF[EMPIRE]),  # [REB-MISSION-REVEAL-3b, REB-CARD-GENERAL-7]
    "no_imperial_unit": lambda game: _but(systems_with(game, UNITS_OF[EMPIRE])),
    "imperial_ship": lambda game: systems_with(game, SHIPS[EMPIRE]),
    "no_rebel_unit": lambda game: _but(systems_with(game, UNITS_OF[REBEL])),
    "captured_leader": lambda game: systems_of_leaders(game, captured_leaders(game)),
    "no_sabotage_marker": lambda game: _but(game.sabotaged),
    "star_destroyer_or_super_star_destroyer": lambda game: _with_any(game, STAR_DESTROYER, SUPER_STAR_DESTROYER),
    "death_star_or_star_destroyer_or_super_star_destroyer": lambda game: _with_any(
        game, DEATH_STAR, STAR_DESTROYER, SUPER_STAR_DESTROYER
    ),
    "death_star": lambda game: _with_any(game, DEATH_STAR),  # a finished one [REB-CARD-GENERAL-9, REB-RUL-35]
    "blue_square_icon": lambda game: SystemSet(BLUE_SQUARE & ~game.destroyed),  # [REB-CARD-GENERAL-10]
}


def captured_leaders(game: State) -> list[LeaderId]:
    """Those with the captured or the carbonite ring. [REB-CARD-GENERAL-8]"""
    return [who for who in (game.rings[CAPTURED], game.rings[CARBONITE]) if who is not None]


def allowed(game: State, card: MissionId) -> SystemSet:
    """The systems that fit the words of the card, destroyed ones among them.
    [REB-MISSION-REVEAL-3, REB-CARD-GENERAL-17, REB-DESTROYED-9]"""
    target = TARGET[card]
    found: int = ALL_SYSTEMS
    if target.system is not None:
        found = 1 << target.system
    for word in target.requires:
        found &= WORDS[word](game)
    if card in BESIDES:
        found &= BESIDES[card](game)
    return SystemSet(found)


def not_sabotaged(game: State) -> SystemSet:
    """Oversee Project is a deployment. [REB-SABOTAGE-3]"""
    return _but(game.sabotaged)


def for_construction(game: State) -> SystemSet:
    """Anywhere, if both figures are in the supply, else nowhere. [REB-CARD-CONSTRUCT-DEATH-STAR-3]"""
    return ALL_SYSTEMS if supply(game, UNDER_CONSTRUCTION) and supply(game, DEATH_STAR) else SystemSet(0)


# What single cards ask for besides their words.
BESIDES: Final[dict[MissionId, Callable[[State], SystemSet]]] = {
    OVERSEE_PROJECT: not_sabotaged,
    mission("construct-death-star"): for_construction,
}


def against(game: State, card: MissionId) -> list[LeaderId]:
    """The leaders whom the card may be attempted against, each in his system; those on the "Rebel Base" space are in
    none. [REB-MISSION-REVEAL-3a, REB-CARD-CAPTURE-REBEL-OPERATIVE-3]"""
    systems = allowed(game, card)
    found = (AGAINST.get(card) or SORTS[TARGET[card].type])(game)
    return [who for who in found if game.leaders[who] < BASE and systems >> game.leaders[who] & 1]


def capturable(game: State) -> list[LeaderId]:
    """Rebel leaders who are neither captured nor lured.
    [REB-CARD-CAPTURE-REBEL-OPERATIVE-2, REB-CARD-COLLECT-BOUNTY-3]"""
    return [LeaderId(who) for who in range(len(LEADERS)) if can_be_captured(game, LeaderId(who))]


def lurable(game: State) -> list[LeaderId]:
    """Nobody, while the ring is on somebody. [REB-CARD-LURE-OF-THE-DARK-SIDE-6]"""
    return captured_leaders(game) if game.rings[LURED] is None else []


def detainable(game: State) -> list[LeaderId]:
    """Also a captured leader, for nothing, where no other Rebel is. [REB-CARD-DETAINED-5]"""
    captives = [who for who in captured_leaders(game) if not free_leaders(game, REBEL, game.leaders[who])]
    return capturable(game) + captives


SORTS: Final[dict[str, Callable[[State], list[LeaderId]]]] = {
    "rebel_leader": capturable,
    "captured_leader": captured_leaders,
}
# Cards that mean others than their sort does.
AGAINST: Final[dict[MissionId, Callable[[State], list[LeaderId]]]] = {
    mission("lure-of-the-dark-side"): lurable,
    mission("detained"): detainable,
}


def needs_leader(card: MissionId) -> bool:
    return TARGET[card].type in SORTS


def places(game: State, side: Side, card: MissionId) -> list[PlaceId]:
    """Where the card may be revealed now; none if nowhere. Not for a card that names no place. [REB-CARD-GENERAL-1]"""
    kind = TARGET[card].type
    if kind == "rebel_base_space":
        return [base_place(game)]
    if kind == "none":
        return []
    if needs_leader(card):
        found: int = systems_of_leaders(game, against(game, card))
    else:
        found = allowed(game, card)
    if side == REBEL and ATTEMPT[card]:
        found &= ~game.barred
    return [PlaceId(each) for each in in_set(found)]


def can_reveal(game: State, assignment: Assignment) -> bool:
    """Whether its leaders, however they were assigned, have enough skill, and there is a place for it; else it stays
    face down. [REB-MISSION-1, 2, REB-COMMAND-10, REB-CARD-GENERAL-1, REB-CARD-CONTINGENCY-PLAN-3]"""
    card = assignment.card
    skill = MISSION_SKILL[card]
    if sum(SKILL[who][skill] for who in assignment.leaders) < MISSION_COST[card]:
        return False
    if card in WITHOUT_PLACE:
        return WITHOUT_PLACE[card](game, assignment.side)
    return bool(places(game, assignment.side, card))


def has_starting_mission(game: State, side: Side) -> bool:
    """Contingency Plan needs one to assign the leader to. [REB-CARD-CONTINGENCY-PLAN-6]"""
    return any(STARTING[card] for card in game.mission_hands[side])


# Cards that name no place, and when they may be revealed.
WITHOUT_PLACE: Final[dict[MissionId, Callable[[State, Side], bool]]] = {
    CONTINGENCY_PLAN: has_starting_mission,
}

assert set(WITHOUT_PLACE) == {card for card, target in enumerate(TARGET) if target.type == "none"}


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
