"""The Rebels' intelligence: objectives, rescues, Master Yoda. [REB-CARD]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion.cards.missions import objective_deck, rescue
from dejarik.games.rebellion.cards.sorties import from_base
from dejarik.games.rebellion.components import REBEL, SHIPS, YODA, MissionId, Role, mission
from dejarik.games.rebellion.decks import draw_objectives
from dejarik.games.rebellion.forms import OfLeader, RoleDecision
from dejarik.games.rebellion.leaders import LUKE, attach, become_jedi
from dejarik.games.rebellion.missions.targets import mission_of
from dejarik.games.rebellion.state import State


def infiltration(game: State) -> None:
    """Look at two objectives and put one on the bottom. [REB-CARD-INFILTRATION-1]"""
    objective_deck.infiltrate(game, mission_of(game).role)


def stolen_plans(game: State) -> None:
    """Look at four objectives and put them in order. [REB-CARD-STOLEN-PLANS-1]"""
    objective_deck.steal_plans(game, mission_of(game).role)


def covert_operation(game: State) -> None:
    """Look at two objectives and keep one. [REB-CARD-COVERT-OPERATION-1]"""
    objective_deck.operate_covertly(game, mission_of(game).role)


def plan_the_assault(game: State) -> None:
    """Move ships from the base, whether or not leaders hold them; then a combat. [REB-CARD-PLAN-THE-ASSAULT-1, 2, 3]"""
    mission_of(game).fight = True
    from_base(game, SHIPS[REBEL])


# Rescues


def daring_rescue(game: State) -> None:
    """Rescue a captured leader. [REB-CARD-DARING-RESCUE-1, 2]"""
    rescue.rescue_one(game)


def save(game: State, frame: GreaterGood) -> None:
    """1. A captured leader is rescued; the leaders stay."""
    rescue.rescue_one(game)


def profit(game: State, frame: GreaterGood) -> None:
    """2. An objective is drawn, if there is one."""
    draw_objectives(game, 1)


class GreaterGood(Procedure):
    """For the Greater Good. [REB-CARD-FOR-THE-GREATER-GOOD-1, 2]"""

    steps = (save, profit)


def for_the_greater_good(game: State) -> None:
    game.perform(GreaterGood())


# Seek Yoda


class RingFor(OfLeader):
    """Give the ring to this leader."""

    words = "ring for {leader}"
    labelled = "{leader}"


class ChooseApprentice(RoleDecision):
    """Which of two leaders gets the Master Yoda ring. [REB-CARD-SEEK-YODA-2, 5]"""

    role: Role

    rule = "REB-CARD-SEEK-YODA-1"
    side = REBEL

    def options(self, game: State) -> list[RingFor]:
        return [RingFor(who) for who in mission_of(game).leaders]

    def resolve(self, game: State, option: RingFor) -> None:
        attach(game, YODA, option.leader)


def seek_yoda(game: State) -> None:
    """Luke becomes Luke (Jedi); the ring goes on one of the leaders. [REB-CARD-SEEK-YODA-1, 6]"""
    if LUKE in mission_of(game).leaders:
        become_jedi(game)
    game.offer(ChooseApprentice(mission_of(game).role))


EFFECTS: Final[dict[MissionId, Callable[[State], None]]] = {
    mission("infiltration"): infiltration,
    mission("seek-yoda"): seek_yoda,
    mission("daring-rescue"): daring_rescue,
    mission("plan-the-assault"): plan_the_assault,
    mission("stolen-plans"): stolen_plans,
    mission("covert-operation"): covert_operation,
    mission("for-the-greater-good"): for_the_greater_good,
}
