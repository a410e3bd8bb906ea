"""Places that cannot be chosen: for a leader, a mission, an action card, the base."""

from __future__ import annotations

from dejarik.engine.message import say
from dejarik.engine.outcome import Objection
from dejarik.games.rebellion.cards.actions.assignment_cards import MoveGarrison, PlaceForCard
from dejarik.games.rebellion.cards.missions.imperial.diplomacy import GainInRegion
from dejarik.games.rebellion.cards.missions.imperial.intel import ChooseHaven, NameSystems
from dejarik.games.rebellion.cards.missions.imperial.spec_ops import ChooseSource, DeliverTo
from dejarik.games.rebellion.cards.missions.rapid_mobilization import ChooseMobilization, ChooseSite
from dejarik.games.rebellion.components import (
    BASE,
    CORUSCANT,
    EMPIRE,
    LOYAL,
    REBEL,
    REGION,
    TARGET,
    UNITS_OF,
    MissionId,
    PlaceId,
    Side,
    SystemId,
    action_name,
    mission_name,
    place_name,
    side_name,
)
from dejarik.games.rebellion.explain.answers import refuse
from dejarik.games.rebellion.galaxy import destroyed, has, has_ground, has_units, imperial_systems
from dejarik.games.rebellion.loyalty import can_change
from dejarik.games.rebellion.missions.carrying_out import ChoosePlace
from dejarik.games.rebellion.missions.targets import OVERSEE_PROJECT, WORDS, here
from dejarik.games.rebellion.starting_units import ChooseOutpost
from dejarik.games.rebellion.state import State


def at_mission(game: State, side: Side, where: PlaceId) -> Objection | None:
    """The place of a mission."""
    if not isinstance(game.stack[-1], ChoosePlace) or game.mission is None:
        return None
    return wrong_for_mission(game, side, game.mission.card, where)


def at_activation(game: State, side: Side, where: PlaceId) -> Objection:
    """The place that is activated: any but the "Rebel Base" space."""
    if side == EMPIRE:
        return refuse("REB-BASE-MOVE-2", "rebels-only")
    return refuse("REB-BASE-REVEAL-7", "base-revealed")


def at_start(game: State, side: Side, where: PlaceId) -> Objection:
    """The outpost, or the first base."""
    name = place_name(where)
    if isinstance(game.stack[-1], ChooseOutpost):
        return refuse("REB-SETUP-23", "enemy-there", system=name)
    if where in game.probe_deck.cards:
        return refuse("REB-GOLD-8", "next-to-empire", system=name)
    return refuse("REB-SETUP-26", "no-probe-card", place=name)


def at_card(game: State, side: Side, where: PlaceId) -> Objection:
    """Where an action card brings a leader, or sends a garrison."""
    frame = game.stack[-1]
    if isinstance(frame, MoveGarrison):
        return no_haven(game, frame, where)
    assert isinstance(frame, PlaceForCard)
    return refuse("REB-CARD-ACTIONS-4", "card-not-there", card=action_name(frame.card), place=place_name(where))


def wrong_for_mission(game: State, side: Side, card: MissionId, where: PlaceId) -> Objection:
    """The word of the card that the system does not fit."""
    name = place_name(where)
    if where == BASE:
        return refuse("REB-BASE-SPACE-5", "no-mission-at-base")
    for word in TARGET[card].requires:
        if not WORDS[word](game) >> where & 1:
            needs = say(f"rebellion-needs-{word.replace('_', '-')}")
            return refuse("REB-MISSION-REVEAL-3", "does-not-fit", mission=mission_name(card), system=name, needs=needs)
    if card == OVERSEE_PROJECT:
        return refuse("REB-CARD-OVERSEE-PROJECT-2", "sabotaged", system=name)
    return refuse("REB-CARD-BOBA-FETT-WHERE-1", "barred", system=name)


def no_haven(game: State, frame: MoveGarrison, where: PlaceId) -> Objection:
    """Where a garrison that must leave cannot go."""
    name = place_name(where)
    if where == frame.system or where == BASE or not imperial_systems(game) >> where & 1:
        return refuse("REB-CARD-INDEPENDENT-OPERATION-1", "not-loyal", system=name, side=side_name(EMPIRE))
    return refuse("REB-CARD-INDEPENDENT-OPERATION-2", "enemy-there", system=name)


def inside(game: State, side: Side, system: SystemId) -> Objection | None:
    """A system for what a card does."""
    name, frame = place_name(system), game.stack[-1]
    if isinstance(frame, GainInRegion):
        return no_gain(game, system)
    if isinstance(frame, ChooseHaven):
        return refuse("REB-CARD-HOMING-BEACON-1", "other-region", system=name)
    if isinstance(frame, NameSystems):
        if frame.named >> system & 1:
            return refuse("REB-CARD-INTERROGATION-DROID-2", "chosen-already", system=name)
        return refuse("REB-CARD-INTERROGATION-DROID-1", "name-the-base", system=place_name(game.location))
    if isinstance(frame, ChooseSource):
        return no_source(game, system)
    if isinstance(frame, DeliverTo):
        if not has_units(game, EMPIRE, system):
            return refuse("REB-CARD-COLLECT-BOUNTY-1", "no-imperial-unit", system=name)
        return refuse("REB-MAP-10", "not-nearest", system=name)
    return None


def no_gain(game: State, system: SystemId) -> Objection:
    """Where no loyalty can be gained, or no more."""
    name = place_name(system)
    if REGION[system] != REGION[here(game)]:
        return refuse("REB-MAP-12", "other-region", system=name)
    if can_change(game, system):
        return refuse("REB-CARD-FEAR-WILL-KEEP-THEM-IN-LINE-3", "chosen-already", system=name)
    if destroyed(game, system):
        return refuse("REB-DESTROYED-7", "no-loyalty", system=name)  # Coruscant too [REB-RUL-75]
    return refuse("REB-MAP-13" if system == CORUSCANT else "REB-MAP-6", "no-loyalty", system=name)


def no_source(game: State, system: SystemId) -> Objection:
    """Planetary Conquest: where its units cannot come from."""
    name = place_name(system)
    if system == here(game):
        return refuse("REB-CARD-PLANETARY-CONQUEST-2", "already-there", place=name)
    if not has_ground(game, EMPIRE, system):
        return refuse("REB-CARD-PLANETARY-CONQUEST-1", "no-troops", system=name)
    return refuse("REB-MOVE-8", "held-by-leader", place=name)


# Rapid Mobilization


def bring(game: State, side: Side, where: PlaceId) -> Objection | None:
    """Units for the base."""
    name = place_name(where)
    if not isinstance(game.stack[-1], ChooseMobilization):
        return None
    if where == BASE:
        return refuse("REB-CARD-RAPID-MOBILIZATION-1", "already-there", place=name)
    if not has(game, where, UNITS_OF[REBEL]):
        return refuse("REB-CARD-RAPID-MOBILIZATION-1", "no-units", place=name)
    return refuse("REB-CARD-RAPID-MOBILIZATION-2", "held-by-leader", place=name)


def new_base(game: State, side: Side, where: SystemId) -> Objection | None:
    """The Rebels know the cards that they have drawn."""
    name = place_name(where)
    frame = game.stack[-1]
    if not isinstance(frame, ChooseSite):
        return None
    if where not in game.probe_deck.cards[-frame.count :]:
        return refuse("REB-BASE-NEW-1", "not-drawn", system=name)
    if has_units(game, EMPIRE, where):
        return refuse("REB-BASE-NEW-8", "enemy-there", system=name)
    if game.loyalty[where] == LOYAL[EMPIRE]:
        return refuse("REB-BASE-NEW-8", "loyal-to-empire", system=name)
    return refuse("REB-BASE-NEW-8", "destroyed", system=name)
