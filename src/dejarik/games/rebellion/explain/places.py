"""Places that cannot be chosen: for a leader, a mission, an action card, the base."""

from __future__ import annotations

from dejarik.engine.message import say
from dejarik.engine.outcome import Objection
from dejarik.games.rebellion.cards.actions.assignment_cards import MoveGarrison, PlaceForCard
from dejarik.games.rebellion.cards.missions.imperial.diplomacy import GainInRegion
from dejarik.games.rebellion.cards.missions.imperial.intel import ChooseHaven, NameSystems
from dejarik.games.rebellion.cards.missions.imperial.spec_ops import ChooseSource, DeliverTo
from dejarik.games.rebellion.cards.missions.rapid_mobilization import ChooseMobilization, ChooseSite
from dejarik.games.rebellion.command import ActivateWhere
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
from dejarik.games.rebellion.explain.answers import no, not_now, place_called, unknown
from dejarik.games.rebellion.galaxy import destroyed, has, has_ground, has_units, imperial_systems
from dejarik.games.rebellion.loyalty import can_change
from dejarik.games.rebellion.missions.carrying_out import ChoosePlace
from dejarik.games.rebellion.missions.targets import OVERSEE_PROJECT, WORDS, here
from dejarik.games.rebellion.setup import ChooseBase
from dejarik.games.rebellion.starting_units import ChooseOutpost
from dejarik.games.rebellion.state import State


def at(game: State, side: Side, text: str) -> Objection:
    where = place_called(text)
    if where is None:
        return unknown("place", text)
    frame = game.stack[-1]
    name = place_name(where)
    if isinstance(frame, ChoosePlace) and game.mission is not None:
        return wrong_for_mission(game, side, game.mission.card, where)
    if isinstance(frame, ActivateWhere):
        if side == EMPIRE:
            return no("REB-BASE-MOVE-2", "rebels-only")
        return no("REB-BASE-REVEAL-7", "base-revealed")
    if isinstance(frame, ChooseOutpost):
        return no("REB-SETUP-23", "enemy-there", system=name)
    if isinstance(frame, ChooseBase):
        if where in game.probe_deck:
            return no("REB-GOLD-8", "next-to-empire", system=name)
        return no("REB-SETUP-26", "no-probe-card", place=name)
    if isinstance(frame, PlaceForCard):
        return no("REB-CARD-ACTIONS-4", "card-not-there", card=action_name(frame.card), place=name)
    if isinstance(frame, MoveGarrison):
        return no_haven(game, frame, where)
    return not_now(game)


def wrong_for_mission(game: State, side: Side, card: MissionId, where: PlaceId) -> Objection:
    """The word of the card that the system does not fit."""
    name = place_name(where)
    if where == BASE:
        return no("REB-BASE-SPACE-5", "no-mission-at-base")
    for word in TARGET[card].get("requires", ()):
        if not WORDS[word](game) >> where & 1:
            needs = say(f"rebellion-needs-{word.replace('_', '-')}")
            return no("REB-MISSION-REVEAL-3", "does-not-fit", mission=mission_name(card), system=name, needs=needs)
    if card == OVERSEE_PROJECT:
        return no("REB-CARD-OVERSEE-PROJECT-2", "sabotaged", system=name)
    return no("REB-CARD-BOBA-FETT-WHERE-1", "barred", system=name)


def no_haven(game: State, frame: MoveGarrison, where: PlaceId) -> Objection:
    """Where a garrison that must leave cannot go."""
    name = place_name(where)
    if where == frame.system or where == BASE or not imperial_systems(game) >> where & 1:
        return no("REB-CARD-INDEPENDENT-OPERATION-1", "not-loyal", system=name, side=side_name(EMPIRE))
    return no("REB-CARD-INDEPENDENT-OPERATION-2", "enemy-there", system=name)


def inside(game: State, side: Side, text: str) -> Objection:
    """A system for what a card does."""
    where = place_called(text)
    if where is None or where == BASE:
        return unknown("place", text)
    system = SystemId(where)
    frame = game.stack[-1]
    if isinstance(frame, GainInRegion):
        return no_gain(game, frame, system)
    if isinstance(frame, ChooseHaven):
        return no("REB-CARD-HOMING-BEACON-1", "other-region", system=place_name(system))
    if isinstance(frame, NameSystems):
        if frame.named >> system & 1:
            return no("REB-CARD-INTERROGATION-DROID-2", "chosen-already", system=place_name(system))
        return no("REB-CARD-INTERROGATION-DROID-1", "name-the-base", system=place_name(game.location))
    if isinstance(frame, ChooseSource):
        return no_source(game, system)
    if isinstance(frame, DeliverTo):
        if not has_units(game, EMPIRE, system):
            return no("REB-CARD-COLLECT-BOUNTY-1", "no-imperial-unit", system=place_name(system))
        return no("REB-MAP-10", "not-nearest", system=place_name(system))
    return not_now(game)


def no_gain(game: State, frame: GainInRegion, system: SystemId) -> Objection:
    name = place_name(system)
    if REGION[system] != REGION[here(game)]:
        return no("REB-MAP-12", "other-region", system=name)
    if can_change(game, system):
        return no("REB-CARD-FEAR-WILL-KEEP-THEM-IN-LINE-3", "chosen-already", system=name)
    if destroyed(game, system):
        return no("REB-DESTROYED-7", "no-loyalty", system=name)  # Coruscant too [REB-RUL-75]
    return no("REB-MAP-13" if system == CORUSCANT else "REB-MAP-6", "no-loyalty", system=name)


def no_source(game: State, system: SystemId) -> Objection:
    """Planetary Conquest: where its units cannot come from."""
    name = place_name(system)
    if system == here(game):
        return no("REB-CARD-PLANETARY-CONQUEST-2", "already-there", place=name)
    if not has_ground(game, EMPIRE, system):
        return no("REB-CARD-PLANETARY-CONQUEST-1", "no-troops", system=name)
    return no("REB-MOVE-8", "held-by-leader", place=name)


# Rapid Mobilization


def bring(game: State, side: Side, text: str) -> Objection:
    where = place_called(text)
    if where is None:
        return unknown("place", text)
    name = place_name(where)
    if not isinstance(game.stack[-1], ChooseMobilization):
        return not_now(game)
    if where == BASE:
        return no("REB-CARD-RAPID-MOBILIZATION-1", "already-there", place=name)
    if not has(game, where, UNITS_OF[REBEL]):
        return no("REB-CARD-RAPID-MOBILIZATION-1", "no-units", place=name)
    return no("REB-CARD-RAPID-MOBILIZATION-2", "held-by-leader", place=name)


def new_base(game: State, side: Side, text: str) -> Objection:
    """The Rebels know the cards that they have drawn."""
    where = place_called(text)
    if where is None or where == BASE:
        return unknown("place", text)
    name = place_name(where)
    frame = game.stack[-1]
    if not isinstance(frame, ChooseSite):
        return not_now(game)
    if where not in game.probe_deck[-frame.count :]:
        return no("REB-BASE-NEW-1", "not-drawn", system=name)
    if has_units(game, EMPIRE, where):
        return no("REB-BASE-NEW-8", "enemy-there", system=name)
    if game.loyalty[where] == LOYAL[EMPIRE]:
        return no("REB-BASE-NEW-8", "loyal-to-empire", system=name)
    return no("REB-BASE-NEW-8", "destroyed", system=name)
