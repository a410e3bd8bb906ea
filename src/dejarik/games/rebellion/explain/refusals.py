"""Why a pick that a person would naturally try is refused: the rule and the facts.

The answer rests on what the seat that asks may know; of other hands and of a hidden base it says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dejarik.engine.message import say
from dejarik.engine.names import Numbers
from dejarik.engine.option import Ask
from dejarik.engine.outcome import Objection
from dejarik.engine.refusals import Refusals, Tried, at_any_time, pointed, typed
from dejarik.games.rebellion.assignment import AssignLeader, AssignLeaders, JoinLeader, ToMission
from dejarik.games.rebellion.build import BuildUnit, ReturnFigure
from dejarik.games.rebellion.cards.actions.assignment_cards import LeaderTo, UseWith
from dejarik.games.rebellion.cards.actions.holding import UseCard
from dejarik.games.rebellion.cards.destruction import Wreck, WreckQueued
from dejarik.games.rebellion.cards.missions.imperial.diplomacy import Hasten
from dejarik.games.rebellion.cards.missions.projects import DeployNow
from dejarik.games.rebellion.cards.missions.rapid_mobilization import BringUnits, NewSite
from dejarik.games.rebellion.cards.missions.rebel.logistics import ReassignTo
from dejarik.games.rebellion.cards.systems import InSystem
from dejarik.games.rebellion.cards.tactics.playing import PlayTactic, PlayTacticFor, PlayTacticWith
from dejarik.games.rebellion.combat.attack import DrawTactic
from dejarik.games.rebellion.combat.combat import AddToCombat
from dejarik.games.rebellion.combat.damage import BlockFigure, HitFigure, TakeFigure
from dejarik.games.rebellion.combat.death_star_plans import PlansAgainst
from dejarik.games.rebellion.combat.retreat import RetreatTo, RetreatWith
from dejarik.games.rebellion.command import REVEAL_BASE, ActivatedPlace, ActivateWith, RevealCard, TakeTurn
from dejarik.games.rebellion.components import LEADERS, MISSIONS, PLACES, UNITS, Side, UnitId
from dejarik.games.rebellion.deploy import DeployUnit
from dejarik.games.rebellion.explain import answers, cards, combat, leaders, missions, places, units
from dejarik.games.rebellion.missions.carrying_out import MissionAgainst, MissionAt
from dejarik.games.rebellion.missions.opposition import SendLeader
from dejarik.games.rebellion.movement import MoveUnit, TakeCaptive
from dejarik.games.rebellion.objectives import PlayObjectiveCard
from dejarik.games.rebellion.recruit import KeepCard, RecruitLeader
from dejarik.games.rebellion.refresh import DiscardCard
from dejarik.games.rebellion.roles import side_of_seat
from dejarik.games.rebellion.starting_units import AtStart, PlaceUnit
from dejarik.games.rebellion.state import State

SPACES: Final = Numbers("space", 0, 9)  # of the build queue, and those that it lacks
CALLED: Final = {"system": "place", "objective": "card", "tactic": "card"}  # what people call a sort of ids


def plans_against(game: State, side: Side, unit: UnitId) -> None:
    """Death Star Plans: whatever is there to be destroyed is offered."""


class RebellionRefusals(Refusals[State]):
    """What is refused, by the form of the pick."""

    refuse = answers.refuse
    objections = (
        (units.SeveralAtOnce(), units.one_by_one),
        # The setup
        (at_any_time(PlaceUnit), units.place),
        (AtStart, places.at_start),
        # Assignments
        (at_any_time(AssignLeader), leaders.assign),
        (at_any_time(JoinLeader), leaders.join),
        (at_any_time(UseCard), cards.use),
        (at_any_time(UseWith), cards.use),
        (typed(LeaderTo, "at {place}", place=PLACES), places.at_card),
        # The turn
        (at_any_time(ActivateWith), leaders.activate_with),
        (
            at_any_time(ActivateWith, "activate {place} with {leader}", place=PLACES, leader=LEADERS),
            leaders.activate_at,
        ),
        (ActivatedPlace, places.at_activation),
        (REVEAL_BASE, leaders.reveal_base),
        (at_any_time(RevealCard), missions.reveal),
        (at_any_time(MoveUnit), units.move),
        (at_any_time(TakeCaptive), units.take_from),
        # Missions
        (at_any_time(MissionAt), places.at_mission),
        (at_any_time(MissionAgainst), missions.against),
        (at_any_time(SendLeader), leaders.send),
        (at_any_time(InSystem), places.inside),
        (at_any_time(ReassignTo), missions.reassign),
        (at_any_time(BringUnits, "bring units from {place}", place=PLACES), places.bring),
        (at_any_time(NewSite), places.new_base),
        (at_any_time(Wreck), units.destroy),
        (at_any_time(WreckQueued, "destroy {unit} on {space}", unit=UNITS, space=SPACES), units.destroy_on),
        (at_any_time(Hasten, "advance {unit} from {space}", unit=UNITS, space=SPACES), units.advance),
        (at_any_time(DeployNow, "deploy {unit} from {space}", unit=UNITS, space=SPACES), units.deploy_from),
        # Combat
        (at_any_time(AddToCombat), leaders.add),
        (at_any_time(PlayObjectiveCard), cards.objective),
        (at_any_time(PlayTactic), cards.tactic),
        (at_any_time(PlayTacticWith), cards.tactic),
        (at_any_time(PlayTacticFor), cards.tactic),
        (DrawTactic, combat.draw),
        (at_any_time(HitFigure), combat.hit),
        (at_any_time(BlockFigure), combat.block),
        (PlansAgainst, plans_against),
        (at_any_time(RetreatWith), combat.retreat_with),
        (at_any_time(RetreatTo, "to {place}", place=PLACES), combat.retreat_to),
        (ToMission, missions.to_mission),  # after the places, since a word that is neither is taken for a place
        (TakeFigure, combat.take),
        (typed(TakeFigure, "take {leader}", leader=LEADERS), combat.take_leader),
        # The Refresh Phase
        (at_any_time(DiscardCard), missions.discard),
        (KeepCard, cards.keep),
        (at_any_time(RecruitLeader), leaders.recruit),
        (at_any_time(ReturnFigure), units.destroy_at),
        (at_any_time(BuildUnit), units.build),
        (at_any_time(DeployUnit), units.deploy),
    )

    def leading(self, game: State, ask: Ask) -> tuple[Any, ...]:
        return game, side_of_seat(game, ask.seat)

    def over(self, game: State) -> Objection:
        return self.refuse("REB-WIN-5", "over")

    def not_your_turn(self, game: State, ask: Ask) -> Objection:
        player = say(f"rebellion-seat-{game.start.seats[ask.seat].name}")
        return self.refuse("REB-GOLD-6", "not-your-turn", player=player)

    def not_now(self, game: State, ask: Ask) -> Objection:
        return self.refuse(ask.rule, "not-now", prompt=ask.prompt)

    def unknown(self, game: State, ask: Ask, tried: Tried, sort: str, text: str) -> Objection:
        if sort in ("colour", "space", "damage"):  # of these nobody needs a list
            return self.not_now(game, ask)
        return self.refuse("REB-COMP-1", f"no-{CALLED.get(sort, sort)}", text=text)

    def meant(self, game: State, things: Sequence[str]) -> str | None:
        """An option that touches all of the things comes first: who points at a system when units are built there means
        one of these units, and not one of another system. Nothing is wrong with a mission that waits for a leader."""
        ask = game.ask
        if ask is None or not things:
            return None
        for option in ask.options:
            if set(things) <= set(option.touches()):
                return str(option)
        match sorted(thing.split("/") for thing in things):
            case [["leader", who], ["place", where]] if isinstance(ask.decision, TakeTurn):
                return f"activate {where} with {who}"
            case [["mission", card]] if isinstance(ask.decision, AssignLeaders):
                if card in [MISSIONS[each] for each in game.mission_hands[side_of_seat(game, ask.seat)]]:
                    return None
        return super().meant(game, things)

    def called(self, game: State, ask: Ask, thing: str) -> Sequence[str]:
        """A unit may stand for its place where a place is asked for."""
        match thing.split("/"):
            case ["unit", where, _] if any(pointed(kind, [[f"place/{where}"]]) for kind in ask.decision.sorts()):
                return (thing, f"place/{where}")
        return (thing,)


REFUSALS: Final = RebellionRefusals()
