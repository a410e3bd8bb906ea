"""All the smaller choices, by what can be picked. Whatever has no opinion here is taken rather than left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision
from dejarik.games.rebellion import aftermath, build, deploy, objectives, recruit, refresh, rings, scoring
from dejarik.games.rebellion.assignment import ForbidAssignment
from dejarik.games.rebellion.bot.heuristics import combat, empire, missions, rebels
from dejarik.games.rebellion.bot.heuristics.strength import POWER, icons, looked_for, power_of
from dejarik.games.rebellion.bot.heuristics.taste import Taste
from dejarik.games.rebellion.bot.heuristics.worth import (
    action_worth,
    leader_worth,
    mission_worth,
    objective_worth,
    prospect,
)
from dejarik.games.rebellion.cards import destruction, gaining_units
from dejarik.games.rebellion.cards.actions import assignment_cards, combat_cards, holding, special
from dejarik.games.rebellion.cards.missions import objective_deck, rapid_mobilization, rescue
from dejarik.games.rebellion.cards.missions.imperial import intel as imperial_intel
from dejarik.games.rebellion.cards.missions.imperial import logistics as imperial_logistics
from dejarik.games.rebellion.cards.missions.imperial import spec_ops as imperial_spec_ops
from dejarik.games.rebellion.cards.missions.rebel import intel as rebel_intel
from dejarik.games.rebellion.cards.missions.rebel import logistics as rebel_logistics
from dejarik.games.rebellion.cards.missions.rebel import spec_ops as rebel_spec_ops
from dejarik.games.rebellion.cards.systems import InSystem
from dejarik.games.rebellion.cards.tactics import blocking, strikes
from dejarik.games.rebellion.cards.tactics.planning import NO_MORE_DICE, DrawTwo, RerollDie
from dejarik.games.rebellion.combat import attack, retreat
from dejarik.games.rebellion.combat.damage import BlockFigure, HitFigure, TakeFigure
from dejarik.games.rebellion.components import (
    ACTIONS,
    BASE,
    BLANK,
    EMPIRE,
    GROUND,
    IN_REGION,
    REBEL,
    REGION,
    STORMTROOPER,
    UNIT_SIDE,
    Side,
    SystemId,
)
from dejarik.games.rebellion.forms import Choice
from dejarik.games.rebellion.galaxy import imperial_systems
from dejarik.games.rebellion.missions import carrying_out
from dejarik.games.rebellion.rings import CombatDie, MissionDie
from dejarik.games.rebellion.setup import ChooseBase
from dejarik.games.rebellion.starting_units import REST_TO_BASE, AtStart, PlaceUnit
from dejarik.games.rebellion.state import State

LEAVE: Final = -50.0  # to do less than one may
WILLING: Final = 1.0


def choice(game: State, taste: Taste, side: Side, ask: Decision[State], option: Option) -> float:
    """By the table in which its kind stands: each asks for no more than it needs."""
    kind = type(option)
    if kind in BY_OPTION:
        return BY_OPTION[kind](option)
    if kind in BY_POSITION:
        return BY_POSITION[kind](game, option)
    if kind in BY_TASTE:
        return BY_TASTE[kind](game, taste, option)
    if kind in BY_SIDE:
        return BY_SIDE[kind](game, taste, side, option)
    if kind in BY_ASK:
        return BY_ASK[kind](game, taste, side, ask, option)
    return FIXED.get(kind, WILLING)


def at_start(game: State, _: Taste, __: Side, ask: Decision[State], option: AtStart) -> float:
    """The base far away, and everybody with it."""
    if isinstance(ask, ChooseBase) and option.place != BASE:
        return rebels.hideout(game, SystemId(option.place))
    return 100 if option.place == BASE else 0


def place_unit(game: State, taste: Taste, side: Side, option: PlaceUnit) -> float:
    return empire.placement(game, taste, option) if side == EMPIRE else 0


def deploy_unit(game: State, taste: Taste, side: Side, option: deploy.DeployUnit) -> float:
    return (
        empire.placement(game, taste, option) if side == EMPIRE else rebels.deployment(game, option.unit, option.place)
    )


def new_site(game: State, option: rapid_mobilization.NewSite) -> float:
    """A new base has no units, so only to get out of danger."""
    here = -100.0 if game.exposed else rebels.hideout(game, game.location) + 2
    return rebels.hideout(game, option.system) - here


def choose(game: State, option: Choice) -> float:
    return seek(game) if option == rapid_mobilization.SEEK else CHOICES.get(option, WILLING)


def seek(game: State) -> float:
    return 5 if game.exposed or rebels.endangered(game) else -1


def bring(game: State, option: rapid_mobilization.BringUnits) -> float:
    return 0.1 * power_of(game, REBEL, option.system)


def leader_to(game: State, taste: Taste, side: Side, ask: Decision[State], option: assignment_cards.LeaderTo) -> float:
    """Where a leader is placed by an action card."""
    system = option.system
    name = ACTIONS[ask.card] if isinstance(ask, assignment_cards.PlaceForCard) else ""
    if name == "local-rumors":
        return (looked_for(game) & IN_REGION[REGION[system]]).bit_count()
    if name in ("brilliant-administrator", "temporary-alliance"):
        return icons(system)
    if name == "ambush":
        return power_of(game, EMPIRE, system)
    if side == EMPIRE:
        return empire.site(game, taste, STORMTROOPER, system) if imperial_systems(game) >> system & 1 else 0
    return missions.loyalty_worth(game, side, system)


def in_system(game: State, _: Taste, side: Side, ask: Decision[State], option: InSystem) -> float:
    """Loyalty where it helps; the Rebels name systems that tell as little as possible."""
    if isinstance(ask, imperial_intel.NameSystems | imperial_intel.ChooseHaven):
        return (game.clues >> option.system & 1) + 0.1 * rebels.hideout(game, option.system)
    return missions.loyalty_worth(game, side, option.system)


def enemy(_: State, __: Taste, side: Side, option: destruction.Wreck) -> float:
    """To destroy what is the enemy's."""
    return POWER[option.unit] if UNIT_SIDE[option.unit] != side else -POWER[option.unit]


def draw_two(game: State, option: DrawTwo) -> float:
    """Cards that can be played at once."""
    wanted = GROUND if game.battle is None else game.battle.theatre
    return 1 if option.first == option.second == wanted else 0


def change_die(game: State, _: Taste, __: Side, ask: Decision[State], option: MissionDie | CombatDie) -> float:
    """Yoda's pupil rerolls blanks; the droids turn the best die of the Empire."""
    if isinstance(ask, rings.Reroll):
        return 1 if option.face == BLANK else -1
    worth = combat.SUCCESS_WORTH if game.battle is None else combat.FACE_WORTH
    return worth[option.face] if not isinstance(ask, rings.SucceedInstead) else 3 - worth[option.face]


def lay_die(game: State, option: special.LayDie | special.LayFace) -> float:
    return (combat.SUCCESS_WORTH if game.battle is None else combat.FACE_WORTH)[option.face]


CHOICES: Final[dict[Choice, float]] = {
    REST_TO_BASE: 10,
    deploy.DEPLOY_NO_MORE: LEAVE,
    build.BUILD_ALL: 100,
    build.BUILD_NO_MORE: LEAVE,
    build.RETURN_NO_MORE: 0,
    recruit.DRAW_ANOTHER: 0,
    recruit.NOBODY: LEAVE,
    objectives.NO_OBJECTIVE: 0,
    rings.KEEP: 0,
    holding.NO_CARD: 0,
    special.ROLL_THE_REST: 0,
    special.TAKE_NOTHING: 0,
    attack.NO_SWITCH: 0,
    blocking.BLOCKED_ENOUGH: 0,
    strikes.ONE_IS_ENOUGH: 0,
    NO_MORE_DICE: 0,
    retreat.TAKE_ALL: 100,
    retreat.TAKE_NO_MORE: 0,
    destruction.NO_MORE: 0,
    gaining_units.FEWER: 0,
    rapid_mobilization.NOTHING: 0,
    rapid_mobilization.STAY: 0,
    rescue.STAY: 0,
}
FIXED: Final[dict[type[Option], float]] = {
    build.ReturnFigure: -1,
    gaining_units.FreeFigure: -1,
    ForbidAssignment: -1,
    rebel_logistics.PutOnTop: 1,
    rebel_logistics.PutOnBottom: 0,
}
BY_OPTION: Final[dict[type[Option], Callable[[Any], float]]] = {
    build.BuildUnit: lambda option: POWER[option.unit],
    gaining_units.ChooseUnit: lambda option: POWER[option.unit],
    recruit.KeepCard: lambda option: action_worth(option.action),
    recruit.RecruitLeader: lambda option: leader_worth(option.leader),
    objectives.PlayObjectiveCard: lambda option: 10 + objective_worth(option.card),
    scoring.EliminateLeader: lambda option: leader_worth(option.leader),
    objective_deck.PickObjective: lambda option: objective_worth(option.card),
    imperial_spec_ops.TakeObjective: lambda option: objective_worth(option.card),
    carrying_out.MissionAgainst: lambda option: missions.against(option),
    RerollDie: lambda option: 2 if option.face == BLANK else -1,
    combat_cards.DrawThree: lambda option: 1 if option.theatre == GROUND else 0,
    combat_cards.CallIn: lambda option: leader_worth(option.leader),
    rebel_intel.RingFor: lambda option: leader_worth(option.leader),
    rebel_spec_ops.CoverLeader: lambda option: leader_worth(option.leader),
    rebel_spec_ops.DemolishQueued: lambda option: POWER[option.unit],
    combat_cards.BlowUp: lambda option: POWER[option.unit],
    TakeFigure: lambda option: 1 + POWER[option.unit],
    special.ChosenLeader: lambda option: leader_worth(option.leader),
    aftermath.DestroyUnit: lambda option: -POWER[option.unit],
    destruction.WreckQueued: lambda option: POWER[option.unit],
}
BY_POSITION: Final[dict[type[Option], Callable[[State, Any], float]]] = {
    Choice: choose,
    carrying_out.MissionAt: missions.where,
    rapid_mobilization.NewSite: new_site,
    rapid_mobilization.BringUnits: bring,
    DrawTwo: draw_two,
    special.LayDie: lay_die,
    special.LayFace: lay_die,
    BlockFigure: combat.block_at,
}
BY_TASTE: Final[dict[type[Option], Callable[[State, Taste, Any], float]]] = {
    refresh.DiscardCard: lambda game, taste, option: -mission_worth(game, taste, option.mission),
    rebel_logistics.ReassignTo: lambda game, taste, option: prospect(game, taste, option.card),
    special.TakeMission: lambda game, taste, option: 1 + prospect(game, taste, option.mission),
    assignment_cards.FindMission: lambda game, taste, option: prospect(game, taste, option.mission),
    imperial_logistics.TakeProject: lambda game, taste, option: prospect(game, taste, option.card),
}
BY_SIDE: Final[dict[type[Option], Callable[[State, Taste, Side, Any], float]]] = {
    PlaceUnit: place_unit,
    deploy.DeployUnit: deploy_unit,
    HitFigure: lambda game, _, side, option: combat.hit(game, side, option),
    destruction.Wreck: enemy,
}
BY_ASK: Final[dict[type[Option], Callable[[State, Taste, Side, Decision[State], Any], float]]] = {
    AtStart: at_start,
    assignment_cards.LeaderTo: leader_to,
    InSystem: in_system,
    MissionDie: change_die,
    CombatDie: change_die,
}
