"""The Empire's special operations: captives and what they are used for, strikes, landings. [REB-CARD]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import base
from dejarik.games.rebellion.cards.capturing import capture
from dejarik.games.rebellion.cards.destruction import destroy_by_health
from dejarik.games.rebellion.cards.systems import IN, InSystem
from dejarik.games.rebellion.components import (
    AT_AT,
    AT_ST,
    CARBONITE,
    EMPIRE,
    GROUND_UNITS,
    KINDS,
    REBEL,
    STORMTROOPER,
    UNITS_OF,
    LeaderId,
    LeaderSet,
    MissionId,
    ObjectiveId,
    Role,
    SystemId,
    in_set,
    mission,
)
from dejarik.games.rebellion.forms import Choice, Option, RoleDecision, Sentence
from dejarik.games.rebellion.galaxy import captured, destroyed, has_ground, has_units, nearest, systems_with
from dejarik.games.rebellion.leaders import attach, place, rescue
from dejarik.games.rebellion.missions.targets import here, mission_of, target
from dejarik.games.rebellion.movement import MoveUnits, leavable, move_units
from dejarik.games.rebellion.roles import audience
from dejarik.games.rebellion.state import State
from dejarik.games.rebellion.victory import lose_reputation

ALL_KINDS: Final = range(KINDS)
NOWHERE: Final = Choice("done", "done")
LANDED: Final = ((AT_AT, AT_ST, STORMTROOPER), (1, 1, 2))  # by Planetary Conquest: kinds, and at most so many


def capture_rebel_operative(game: State) -> None:
    """Capture the leader. [REB-CARD-CAPTURE-REBEL-OPERATIVE-1, 4]"""
    capture(game, target(game))


def detain(game: State) -> None:
    """The leader is left out when leaders are next retrieved, unless he is captured. [REB-CARD-DETAINED-1, 3]"""
    who = target(game)
    if not captured(game, who):
        game.detained = LeaderSet(game.detained | 1 << who)
        game.tell(EVERYONE, detained, who)


detained = Sentence[LeaderId]("detained {leader}", "REB-CARD-DETAINED-1")


def hunt_them_down(game: State) -> None:
    """Destroy units of either side with total health 2. [REB-CARD-HUNT-THEM-DOWN-1, 2]"""
    destroy_by_health(game, EMPIRE, mission_of(game).role, here(game), 2, ALL_KINDS)


def carbon_freezing(game: State) -> None:
    """The carbonite ring replaces the captured one; whoever had it is rescued. [REB-CARD-CARBON-FREEZING-1, 2, 5,
    REB-CAPTURE-8, 9, REB-CARD-RINGS-3]"""
    who = target(game)
    before = game.rings[CARBONITE]
    if before != who:
        if before is not None:
            rescue(game, before)
        attach(game, CARBONITE, who)
    lose_reputation(game, 1)


# Planetary Conquest


class ChooseSource(RoleDecision):
    """The one system from which the units come, or none. [REB-CARD-PLANETARY-CONQUEST-2]"""

    role: Role

    rule = "REB-CARD-PLANETARY-CONQUEST-1"
    side = EMPIRE

    def options(self, game: State) -> list[Option]:
        found = in_set(systems_with(game, GROUND_UNITS[EMPIRE]) & ~(1 << here(game)))
        return [NOWHERE, *(IN[source] for source in found if leavable(game, EMPIRE, source))]

    def resolve(self, game: State, option: InSystem | Choice) -> None:
        if isinstance(option, InSystem):
            kinds, quotas = LANDED
            move = MoveUnits(EMPIRE, self.role, here(game), (option.system,), kinds, quotas=quotas, transport=False)
            move_units(game, move)


def land(game: State, frame: Conquer) -> None:
    """1. Units from one system, without transport. [REB-CARD-PLANETARY-CONQUEST-1]"""
    game.offer(ChooseSource(mission_of(game).role))


def meet_resistance(game: State, frame: Conquer) -> None:
    """2. The base may be revealed; Rebel ground units, or whatever the base held, fight. Ground units in a destroyed
    system do not. [REB-CARD-PLANETARY-CONQUEST-3, REB-CARD-GENERAL-21]"""
    base.look(game)
    found = game.uncovered and game.location == here(game)
    mission_of(game).fight = found or (has_ground(game, REBEL, here(game)) and not destroyed(game, here(game)))


class Conquer(Procedure):
    """Planetary Conquest."""

    steps = (land, meet_resistance)


def planetary_conquest(game: State) -> None:
    game.perform(Conquer())


# Collect Bounty


class DeliverTo(RoleDecision):
    """The closest system with an Imperial unit, if several are equally close.
    [REB-MAP-11, REB-CARD-COLLECT-BOUNTY-4]"""

    role: Role

    rule = "REB-CARD-COLLECT-BOUNTY-1"
    side = EMPIRE

    def options(self, game: State) -> list[InSystem]:
        return [IN[system] for system in nearest(here(game), systems_with(game, UNITS_OF[EMPIRE]))]

    def resolve(self, game: State, option: InSystem) -> None:
        deliver(game, option.system)


def deliver(game: State, system: SystemId) -> None:
    """Place the captive, if he still is one, and those who took him there. [REB-CARD-COLLECT-BOUNTY-5]"""
    who = target(game)
    if captured(game, who):
        place(game, who, system)
        game.tell(EVERYONE, delivered, who, system)
    for each in mission_of(game).leaders:
        place(game, each, system)
        game.tell(EVERYONE, went_along, each, system)


def seize(game: State, frame: CollectBounty) -> None:
    """1. The leader is captured."""
    capture(game, target(game))


def carry_off(game: State, frame: CollectBounty) -> None:
    """2. He is brought to the closest system with an Imperial unit, unless one is here, or nowhere at all.
    [REB-CARD-COLLECT-BOUNTY-2, 6]"""
    if not has_units(game, EMPIRE, here(game)):
        game.offer(DeliverTo(mission_of(game).role))


class CollectBounty(Procedure):
    """Capture, then carry off."""

    steps = (seize, carry_off)


def collect_bounty(game: State) -> None:
    game.perform(CollectBounty())


delivered = Sentence[LeaderId, SystemId]("delivered {leader} {system}", "REB-CARD-COLLECT-BOUNTY-1")
went_along = Sentence[LeaderId, SystemId]("leader-placed {leader} {system}", "REB-CARD-COLLECT-BOUNTY-1")


# Interrogation, Retrieve the Plans


def show_objectives(game: State) -> None:
    """The Empire sees the whole hand and remembers it. [REB-OBJ-8, REB-CARD-INTERROGATION-1, 2]"""
    game.objectives_known = list(game.objectives)
    game.reveal()
    both = audience(game, REBEL) | audience(game, EMPIRE)
    game.tell_apart(both, showed, tuple(game.objectives))


class TakeObjective(Option):
    """Put this objective on the bottom of the deck."""

    words = "take {card}"
    touched = ("objective/{card}",)
    labelled = "{card}"

    card: ObjectiveId


class ConfiscateObjective(RoleDecision):
    """One of the objectives that the Rebels have shown goes to the bottom of the deck; both sides know which.
    [REB-CARD-RETRIEVE-THE-PLANS-1, 2]"""

    role: Role

    rule = "REB-CARD-RETRIEVE-THE-PLANS-1"
    side = EMPIRE

    def options(self, game: State) -> list[TakeObjective]:
        return [TakeObjective(card) for card in game.objectives]

    def resolve(self, game: State, option: TakeObjective) -> None:
        game.objectives.remove(option.card)
        game.objectives_known.remove(option.card)
        both = audience(game, REBEL) | audience(game, EMPIRE)
        game.objective_deck = game.objective_deck.bury(option.card, both)
        game.reveal()
        game.tell_apart(both, confiscated, option.card)


def retrieve_the_plans(game: State) -> None:
    """The Rebels show their hand, and the Empire takes one. [REB-CARD-RETRIEVE-THE-PLANS-1]"""
    show_objectives(game)
    game.offer(ConfiscateObjective(mission_of(game).role))


showed = Sentence[tuple[ObjectiveId, ...]]("showed {cards?}", "REB-OBJ-8")
confiscated = Sentence[ObjectiveId]("confiscated {card?}", "REB-CARD-RETRIEVE-THE-PLANS-1")


EFFECTS: Final[dict[MissionId, Callable[[State], None]]] = {
    mission("capture-rebel-operative"): capture_rebel_operative,
    mission("detained"): detain,
    mission("hunt-them-down"): hunt_them_down,
    mission("interrogation"): show_objectives,
    mission("planetary-conquest"): planetary_conquest,
    mission("carbon-freezing"): carbon_freezing,
    mission("collect-bounty"): collect_bounty,
    mission("retrieve-the-plans"): retrieve_the_plans,
}
