"""Who goes on which mission, where it is attempted, and who is sent against it."""

from __future__ import annotations

from dejarik.engine.option import Option
from dejarik.games.rebellion.assignment import AssignLeader, AssignLeaders, ChooseMission, JoinLeader, ToMission
from dejarik.games.rebellion.bot.heuristics.strength import hunted, icons, looked_for, power_of
from dejarik.games.rebellion.bot.heuristics.taste import Taste
from dejarik.games.rebellion.bot.heuristics.worth import (
    RAPID,
    action_worth,
    enough,
    leader_worth,
    mission_worth,
    mobilization_worth,
    prospect,
)
from dejarik.games.rebellion.cards.actions.assignment_cards import UseWith
from dejarik.games.rebellion.components import (
    ADJACENT,
    ATTEMPT,
    BASE,
    EMPIRE,
    LOYAL,
    MISSION_COST,
    MISSION_SIDE,
    MISSION_SKILL,
    MISSIONS,
    NEUTRAL,
    POPULOUS,
    PORTRAIT,
    REBEL,
    SKILL,
    LeaderId,
    MissionId,
    Side,
    other,
)
from dejarik.games.rebellion.galaxy import free_leaders, has_tactics, has_units
from dejarik.games.rebellion.leaders import pool
from dejarik.games.rebellion.missions.carrying_out import MissionAgainst, MissionAt
from dejarik.games.rebellion.missions.opposition import Oppose, SendLeader, dice_for
from dejarik.games.rebellion.missions.targets import mission_of
from dejarik.games.rebellion.state import State

DONE = 0.0


# Assignments


def assign(game: State, taste: Taste, ask: AssignLeaders, option: Option) -> float:
    """A leader for whom there is a mission better than staying in the pool; action cards first."""
    if isinstance(option, UseWith):
        return 20 + action_worth(option.card) if action_worth(option.card) > 0 else -1
    if not isinstance(option, AssignLeader):
        return DONE
    who = option.leader
    best = max((fitness(game, taste, ask, who, each) for each in ask.missions(game, who)), default=-1.0)
    return best - staying(game, taste, ask, who)


def choose(game: State, taste: Taste, ask: ChooseMission, option: Option) -> float:
    return fitness(game, taste, ask.back(), ask.leader, option)


def fitness(game: State, taste: Taste, ask: AssignLeaders, who: LeaderId, option: Option) -> float:
    """What the leader adds: an own mission, or a second leader for one that lacks skill or should not fail."""
    if isinstance(option, ToMission):
        return alone(game, taste, who, option.mission)
    if not isinstance(option, JoinLeader):
        return -1
    partner, card = option.leader, option.mission
    if not enough(card, partner):
        return prospect(game, taste, card) * 0.9 if enough(card, partner, who) else -5
    if MISSIONS[card] == RAPID:
        return 5 if mobilization_worth(game, taste) >= 10 else -1  # eight cards instead of four
    return -1


def alone(game: State, taste: Taste, who: LeaderId, card: MissionId) -> float:
    if not enough(card, who):
        return -5
    worth = prospect(game, taste, card)
    if PORTRAIT[card] == who:
        worth += 1
    spare = SKILL[who][MISSION_SKILL[card]] - MISSION_COST[card]
    return worth + (0.4 * spare if ATTEMPT[card] else -0.3 * spare)


def staying(game: State, taste: Taste, ask: AssignLeaders, who: LeaderId) -> float:
    """What a leader is worth in the pool. The Empire wants some who can lead fleets."""
    busy = {each for each, _, _ in ask.pending}
    left = [each for each in pool(game, ask.side) if each not in busy]
    if ask.side == REBEL:
        return taste.reserve + 0.1 * leader_worth(who)
    if not has_tactics(who):
        return 0.5
    leading = sum(1 for each in left if has_tactics(each))
    if hunted(game, taste):
        return 20 if leading <= 4 else 4
    return (3.5 if leading >= 4 else 7 if leading == 3 else 12) + 0.05 * leader_worth(who)


# Where


def where(game: State, option: MissionAt) -> float:
    mission = mission_of(game)
    return place_worth(game, mission.side, mission.card, option.place) - resistance(game, mission.side, option.place)


def resistance(game: State, side: Side, place: int) -> float:
    """Enemy leaders there would oppose the mission."""
    card = mission_of(game).card
    return sum(1 + 2 * SKILL[who][MISSION_SKILL[card]] for who in free_leaders(game, other(side), place))


def place_worth(game: State, side: Side, card: MissionId, place: int) -> float:
    name = MISSIONS[card]
    if place == BASE:
        return 0
    if name == "long-range-probe":
        return 5 if looked_for(game) >> place & 1 else 0
    if name == "sabotage":
        ours = game.loyalty[place] == LOYAL[REBEL] and not game.subjugated >> place & 1
        return -5 if ours or game.sabotaged >> place & 1 else icons(place) + 2 * has_units(game, EMPIRE, place)
    if name in ("hit-and-run", "hunt-them-down", "wookiee-uprising"):
        return 0.5 * power_of(game, other(side), place) - 0.5 * power_of(game, side, place)
    if name == "superlaser-online":
        return 100 if game.exposed and place == game.location else 5 * (looked_for(game) >> place & 1)
    if name == "planetary-conquest":
        return landing_worth(game, place)
    return loyalty_worth(game, side, place)


def landing_worth(game: State, place: int) -> float:
    if game.exposed and place == game.location:
        return 20
    return 10 * (looked_for(game) >> place & 1) - 0.5 * power_of(game, REBEL, place)


def loyalty_worth(game: State, side: Side, place: int) -> float:
    """What it is worth to a side that a system comes over to it."""
    if not POPULOUS >> place & 1 or game.destroyed >> place & 1:
        return 0
    loyalty = game.loyalty[place]
    worth = 1.0 + icons(place)
    if loyalty == NEUTRAL:
        worth += 3
    elif loyalty == LOYAL[side]:
        worth -= 4
    if side == REBEL:
        return worth - (1.5 if game.subjugated >> place & 1 else 0)
    return worth + sum(0.3 for near in ADJACENT[place] if has_units(game, EMPIRE, near))


def against(option: MissionAgainst) -> float:
    return leader_worth(option.leader)


# Against missions


def oppose(game: State, taste: Taste, ask: Oppose, option: Option) -> float:
    """A leader of the right skill against what would hurt."""
    if not isinstance(option, SendLeader):
        return 0
    mission = mission_of(game)
    skill = SKILL[option.leader][MISSION_SKILL[mission.card]]
    if not skill:
        return -1
    hurt = mission_worth(game, taste, mission.card) if MISSION_SIDE[mission.card] == EMPIRE or ask.side == EMPIRE else 1
    if mission.target is not None:
        hurt += 2
    odds = skill / (skill + dice_for(game, mission.side))
    leading = sum(1 for who in pool(game, ask.side) if has_tactics(who))
    cost = 1.0
    if ask.side == EMPIRE and has_tactics(option.leader):
        cost = 9.0 if game.exposed or leading <= 2 else 4.0 if leading == 3 else 2.0
    return hurt * odds - cost
