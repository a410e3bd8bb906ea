"""The Rebels' logistics: fleets that leave the base, plans changed, leads planted. [REB-CARD]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from dejarik.engine.event import EVERYONE, SPECTATOR, only
from dejarik.games.rebellion.cards.sorties import from_base
from dejarik.games.rebellion.components import (
    EMPIRE,
    REBEL,
    STARTING,
    UNITS_OF,
    LeaderId,
    LeaderSet,
    MissionId,
    Role,
    Side,
    SystemId,
    leader,
    mission,
    system_set,
)
from dejarik.games.rebellion.forms import Decision, Option, RoleDecision, SecretDecision, Sentence
from dejarik.games.rebellion.knowledge import probe_memory
from dejarik.games.rebellion.missions.targets import mission_of
from dejarik.games.rebellion.roles import audience
from dejarik.games.rebellion.state import Assignment, State

LANDO: Final = leader("lando-calrissian")
CARDS_TAKEN: Final = 4


def rapid_mobilization(game: State) -> None:
    """It waits for the end of the Command Phase. [REB-CARD-RAPID-MOBILIZATION-1, 9]"""
    game.rapid.append((len(mission_of(game).leaders), mission_of(game).role))


def hidden_fleet(game: State) -> None:
    """Move any units from the base, also none, whether or not leaders hold them; no combat follows.
    [REB-CARD-HIDDEN-FLEET-1, 2, 3]"""
    from_base(game, UNITS_OF[REBEL])


# Contingency Plan


class ReassignTo(Option):
    """Take a starting mission of the hand."""

    words = "reassign to {card}"
    touched = ("mission/{card}",)
    labelled = "{card}"

    card: MissionId


class Reassign(RoleDecision):
    """The leaders go together to a starting mission, face down, and nobody joins them; Lando Calrissian helps there
    too. [REB-CARD-CONTINGENCY-PLAN-1, 2, 5, 6, REB-CARD-GENERAL-2]"""

    role: Role

    rule = "REB-CARD-CONTINGENCY-PLAN-1"
    side = REBEL

    def options(self, game: State) -> list[ReassignTo]:
        return [ReassignTo(card) for card in game.mission_hands[REBEL] if STARTING[card]]

    def resolve(self, game: State, option: ReassignTo) -> None:
        leaders = mission_of(game).leaders
        game.mission_hands[REBEL].remove(option.card)
        game.assigned.append(Assignment(REBEL, option.card, leaders, starting=True))
        game.reveal()  # the others see that it is one of these
        if LANDO in leaders:
            game.inspired = LeaderSet(game.inspired | 1 << LANDO)
        game.tell_apart(audience(game, REBEL), reassigned, leaders, option.card)


reassigned = Sentence[tuple[LeaderId, ...], MissionId]("reassigned {leaders} {mission?}", "REB-CARD-CONTINGENCY-PLAN-1")


def contingency_plan(game: State) -> None:
    game.ask_for(Reassign(mission_of(game).role))


# Plant False Lead


class PutOnTop(Option):
    """Put a probe card on the top of the deck."""

    words = "put {system} on top"
    touched = ("probe/{system}",)

    system: SystemId


class PutOnBottom(Option):
    """Put a probe card on the bottom of the deck."""

    words = "put {system} on bottom"
    touched = ("probe/{system}",)

    system: SystemId


class PlantCards(SecretDecision):
    """Where the cards go, one after the other, each above (or below) the ones before it. The Empire knows which cards
    were taken, and learns only how many go to each end. [REB-CARD-PLANT-FALSE-LEAD-1, 2, 3]"""

    side: Side
    role: Role
    taken: tuple[SystemId, ...]
    done: tuple[tuple[SystemId, bool], ...] = ()

    rule = "REB-CARD-PLANT-FALSE-LEAD-1"

    def begun(self) -> PlantCards:
        return replace(self, done=())

    def seen_by(self, game: State, seat: int | None) -> Decision:
        """The Empire knows its own cards; those who only watch see less."""
        return replace(self, taken=(), done=()) if seat is None else SecretDecision.seen_by(self, game, seat)

    def options(self, game: State) -> list[PutOnTop | PutOnBottom]:
        placed = {card for card, _ in self.done}
        return [put(card) for card in self.taken if card not in placed for put in (PutOnTop, PutOnBottom)]

    def resolve(self, game: State, option: PutOnTop | PutOnBottom) -> None:
        done = (*self.done, (option.system, isinstance(option, PutOnTop)))
        if len(done) < len(self.taken):
            game.ask_for(replace(self, done=done))
            return
        for card, top in done:
            game.probe_hand = game.probe_hand.without(card)
            lay = game.probe_deck.put if top else game.probe_deck.bury
            game.probe_deck = lay(card, audience(game, REBEL))
        probe_memory.mix(game, EMPIRE, system_set(*self.taken), system_set(*self.taken))
        # Who only watches no longer knows which cards of the hand were seen before.
        game.probe_hand = game.probe_hand.forget(range(len(game.probe_hand)), only(SPECTATOR))
        game.reveal()
        game.tell(EVERYONE, planted, sum(top for _, top in done), sum(not top for _, top in done))


planted = Sentence[int, int]("planted {top} {bottom}", "REB-CARD-PLANT-FALSE-LEAD-1")


def plant_false_lead(game: State) -> None:
    """Four cards are drawn from the Empire's hand at random; they stay there until all are placed."""
    count = min(CARDS_TAKEN, len(game.probe_hand))
    if not count:
        return
    order = sorted(game.chance.shuffled(len(game.probe_hand))[:count])
    game.probe_hand = game.probe_hand.look(order, audience(game, REBEL))
    taken = tuple(game.probe_hand.cards[at] for at in order)
    probe_memory.learn(game, REBEL, system_set(*taken))
    game.reveal()
    game.ask_for(PlantCards(REBEL, mission_of(game).role, taken))


EFFECTS: Final[dict[MissionId, Callable[[State], None]]] = {
    mission("rapid-mobilization"): rapid_mobilization,
    mission("contingency-plan"): contingency_plan,
    mission("hidden-fleet"): hidden_fleet,
    mission("plant-false-lead"): plant_false_lead,
}
