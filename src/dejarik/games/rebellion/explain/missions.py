"""Missions that cannot be assigned, revealed, discarded, or carried out against somebody."""

from __future__ import annotations

from dejarik.engine.message import say
from dejarik.engine.outcome import Objection
from dejarik.games.rebellion.assignment import ChooseMission
from dejarik.games.rebellion.cards.missions.rebel.logistics import Reassign
from dejarik.games.rebellion.command import TakeTurn, own_assignments, player_name, revealable, whose
from dejarik.games.rebellion.components import (
    BASE,
    LEADER_ROLE,
    MISSION_COST,
    MISSION_SKILL,
    SKILL,
    SKILLS,
    STARTING,
    TARGET,
    LeaderId,
    MissionId,
    Side,
    leader_name,
    mission_name,
)
from dejarik.games.rebellion.explain.answers import refuse
from dejarik.games.rebellion.explain.leaders import forbidden
from dejarik.games.rebellion.galaxy import captured
from dejarik.games.rebellion.missions.targets import CONTINGENCY_PLAN, places
from dejarik.games.rebellion.refresh import DiscardMission
from dejarik.games.rebellion.state import Assignment, State


def reveal(game: State, side: Side, card: MissionId, first: LeaderId | None) -> Objection | None:
    """An assigned mission."""
    mine = [each for each in game.assigned if each.side == side and each.card == card]
    if not mine:
        return refuse("REB-MISSION-1", "not-assigned", mission=mission_name(card))
    if not isinstance(game.stack[-1], TakeTurn):
        return None
    own = [each for each in own_assignments(game, *whose(game)) if each in mine]
    if not own:
        leader = mine[0].leaders[0]
        player = player_name(side, LEADER_ROLE[leader])
        return refuse("REB-TEAM-25", "partners-mission", mission=mission_name(card), player=player)
    found = [str(option) for option in revealable(game, *whose(game)) if option.mission == card]
    if found:
        return refuse("REB-MISSION-4", "which-card", mission=mission_name(card), picks=", ".join(found))
    return cannot_reveal(game, side, card, own)


def cannot_reveal(game: State, side: Side, card: MissionId, own: list[Assignment]) -> Objection:
    """Too little skill, or nowhere to go."""
    name, skill = mission_name(card), MISSION_SKILL[card]
    icons = max(sum(SKILL[who][skill] for who in each.leaders) for each in own)
    if icons < MISSION_COST[card]:
        return refuse(
            "REB-COMMAND-10",
            "too-little-skill",
            mission=name,
            skill=say(f"rebellion-skill-{SKILLS[skill].replace('_', '-')}"),
            needed=MISSION_COST[card],
            icons=icons,
        )
    if card == CONTINGENCY_PLAN:
        return refuse("REB-CARD-CONTINGENCY-PLAN-6", "no-starting-mission", mission=name)
    assert not places(game, side, card)
    return refuse("REB-CARD-GENERAL-15", "no-target", mission=name)


def against(game: State, side: Side, who: LeaderId) -> Objection | None:
    """A leader as the target of a mission."""
    mission = game.mission
    if mission is None or mission.place is not None:
        return None
    name = leader_name(who)
    if game.leaders[who] >= BASE:
        return refuse("REB-MISSION-REVEAL-3a", "in-no-system", leader=name)
    if TARGET[mission.card].type == "captured_leader" and not captured(game, who):
        return refuse("REB-MISSION-REVEAL-3a", "not-captured", leader=name)
    return refuse("REB-MISSION-REVEAL-3a", "cannot-be-target", leader=name)


def to_mission(game: State, side: Side, card: MissionId) -> Objection:
    """A card for a leader."""
    frame = game.stack[-1]
    assert isinstance(frame, ChooseMission)
    if card in frame.back().cards(game):
        return forbidden(frame, card)
    return refuse("REB-ASSIGN-2", "mission-not-in-hand", mission=mission_name(card))


def reassign(game: State, side: Side, card: MissionId) -> Objection | None:
    """Contingency Plan."""
    if not isinstance(game.stack[-1], Reassign):
        return None
    if not STARTING[card]:
        return refuse("REB-CARD-CONTINGENCY-PLAN-1", "not-starting", mission=mission_name(card))
    return refuse("REB-CARD-CONTINGENCY-PLAN-6", "mission-not-in-hand", mission=mission_name(card))


def discard(game: State, side: Side, card: MissionId) -> Objection | None:
    """A card of the hand in the Refresh Phase."""
    if not isinstance(game.stack[-1], DiscardMission):
        return None
    if STARTING[card] and card in game.mission_hands[side]:
        return refuse("REB-MISSION-START-1", "starting-mission", mission=mission_name(card))
    return refuse("REB-REFRESH-2", "mission-not-in-hand", mission=mission_name(card))
