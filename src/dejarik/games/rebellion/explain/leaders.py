"""Leaders who cannot be used: captured, out, busy, somebody else's, or of no use for it."""

from __future__ import annotations

from dejarik.engine.outcome import Objection
from dejarik.games.rebellion.assignment import AssignLeaders, ChooseMission, Plan
from dejarik.games.rebellion.command import ActivateWhere, ActivateWith, TakeTurn, player_name, whose
from dejarik.games.rebellion.components import (
    ADMIRAL,
    BESIDE,
    BOX,
    EMPIRE,
    GENERAL,
    LEADER_ROLE,
    LEADERS_ON_MISSION,
    ON_MISSION,
    POOL,
    LeaderId,
    MissionId,
    PlaceId,
    Role,
    Side,
    leader_name,
    mission_name,
    place_name,
)
from dejarik.games.rebellion.explain.answers import refuse
from dejarik.games.rebellion.galaxy import captured, free_leaders, has_tactics
from dejarik.games.rebellion.roles import alone, controls, seat_of, side_of
from dejarik.games.rebellion.state import State


def commanding(game: State, side: Side) -> Role | None:
    """The role in which whoever is asked decides; None is both roles."""
    if isinstance(game.stack[-1], (TakeTurn, ActivateWhere)):
        return whose(game)[1]
    if alone(game, side) or game.ask is None:
        return None
    return ADMIRAL if game.ask.seat == seat_of(game, side, ADMIRAL) else GENERAL


def pending(game: State) -> tuple[Plan, ...]:
    """Assignments that are being put together."""
    frame = game.stack[-1]
    return frame.pending if isinstance(frame, (AssignLeaders, ChooseMission)) else ()


def unavailable(game: State, side: Side, who: LeaderId, rule: str, partners: bool = False) -> Objection | None:
    """Whoever is used must be a leader of one's own in the pool, and not the partner's unless these will do too."""
    name = leader_name(who)
    if side_of(game, who) != side:
        return refuse(rule, "not-yours", leader=name)
    if captured(game, who):
        return refuse("REB-CAPTURE-2", "captured", leader=name)
    spot = game.leaders[who]
    if spot == BOX:
        return refuse("REB-ELIM-1", "eliminated", leader=name)
    if spot == BESIDE:
        return refuse("REB-SETUP-4", "not-recruited", leader=name)
    if spot == ON_MISSION or who in (busy for busy, _, _ in pending(game)):
        return refuse(rule, "on-mission", leader=name)
    if spot != POOL:
        return refuse(rule, "on-board", leader=name, place=place_name(PlaceId(spot)))
    if not (partners or controls(game, commanding(game, side), who)):
        return refuse("REB-TEAM-4", "other-command", leader=name, player=player_name(side, LEADER_ROLE[who]))
    return None


# The turn


def activate_with(game: State, side: Side, who: LeaderId) -> Objection | None:
    """The leader who activates a system."""
    found = unavailable(game, side, who, "REB-ACTIVATE-2")
    if found is None and not has_tactics(who):
        return refuse("REB-ACTIVATE-3", "no-tactics", leader=leader_name(who))
    return found


def activate_at(game: State, side: Side, place: PlaceId, who: LeaderId) -> Objection | None:
    """Leader and system in one go."""
    found = activate_with(game, side, who)
    if found is None and isinstance(game.stack[-1], TakeTurn):
        return refuse("REB-ACTIVATE-2", "leader-first", pick=str(ActivateWith(who)))
    return found


def reveal_base(game: State, side: Side) -> Objection:
    """The Rebels' choice before a turn."""
    if side == EMPIRE:
        return refuse("REB-BASE-REVEAL-6", "not-your-base")
    if game.exposed:
        return refuse("REB-BASE-REVEAL-3", "already-revealed", system=place_name(game.location))
    return refuse("REB-BASE-REVEAL-6", "only-at-start-of-turn")


# Assignments


def assign(game: State, side: Side, who: LeaderId) -> Objection | None:
    """A leader for a mission."""
    return unavailable(game, side, who, "REB-ASSIGN-2")


def join(game: State, side: Side, who: LeaderId) -> Objection | None:
    """Another leader's mission."""
    teams = [each.leaders for each in game.assigned if each.side == side]
    cards = {each.leaders[0]: each.card for each in game.assigned if each.side == side}
    for leader, card, partner in pending(game):
        if partner is None:
            teams.append((leader,))
            cards[leader] = card
        else:
            teams = [(*team, leader) if partner in team else team for team in teams]
    for team in teams:
        if who in team and len(team) == LEADERS_ON_MISSION:
            return refuse("REB-ASSIGN-3", "two-leaders", leaders=tuple(leader_name(each) for each in team))
    frame = game.stack[-1]
    if isinstance(frame, ChooseMission):
        if who not in cards:
            return refuse("REB-ASSIGN-3", "on-no-mission", leader=leader_name(who))
        return forbidden(frame, cards[who])
    return None


def forbidden(frame: ChooseMission, card: MissionId) -> Objection:
    """The General has said no."""
    return refuse("REB-TEAM-17", "forbidden", leader=leader_name(frame.leader), mission=mission_name(card))


# Missions and combats of others


def send(game: State, side: Side, who: LeaderId) -> Objection | None:
    """A leader against a mission."""
    mission = game.mission
    if mission is not None and mission.side != side and mission.unopposed:
        return refuse("REB-MISSION-REVEAL-6", "cannot-be-opposed", mission=mission_name(mission.card))
    return unavailable(game, side, who, "REB-MISSION-REVEAL-6")


def add(game: State, side: Side, who: LeaderId) -> Objection | None:
    """A leader for a combat."""
    found = unavailable(game, side, who, "REB-COMBAT-LEADER-1")
    if found is not None or game.battle is None:
        return found
    there = [who for who in free_leaders(game, side, game.battle.system) if has_tactics(who)]
    if there:
        return refuse("REB-COMBAT-LEADER-1", "leader-there", leader=leader_name(there[0]))
    return None


def recruit(game: State, side: Side, who: LeaderId) -> Objection:
    """A leader beside the board."""
    if game.leaders[who] == BOX:
        return refuse("REB-ELIM-1", "eliminated", leader=leader_name(who))
    if game.leaders[who] != BESIDE:
        return refuse("REB-RECRUIT-6", "in-play", leader=leader_name(who))
    return refuse("REB-RECRUIT-1", "not-on-card", leader=leader_name(who))
