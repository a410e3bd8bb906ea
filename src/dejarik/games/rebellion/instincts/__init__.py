"""What a player of some sense would do, decision by decision: a number for each option, the highest is wanted.

Each looks at the position alone and uses only what the asked seat knows: the Empire never looks at the location of a
hidden base or at cards of the Rebels, the Rebels never at the Empire's.
"""

from __future__ import annotations

from collections.abc import Callable

from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision
from dejarik.games.rebellion.assignment import AssignLeaders, ChooseMission
from dejarik.games.rebellion.attack import BlockDamage, CombatAction
from dejarik.games.rebellion.combat import AddLeader
from dejarik.games.rebellion.command import ActivateWhere, TakeTurn
from dejarik.games.rebellion.components import Side
from dejarik.games.rebellion.instincts import choices, combat, missions, turns
from dejarik.games.rebellion.missions.opposition import Oppose
from dejarik.games.rebellion.movement import MoveUnits
from dejarik.games.rebellion.retreat import ChooseRefuge, Retreat
from dejarik.games.rebellion.roles import side_of_seat
from dejarik.games.rebellion.state import State


def instinct(game: State) -> list[float]:
    """How each option of the decision on top of the stack appeals to the seat that is asked."""
    ask = game.ask
    assert ask is not None
    decision = game.stack[-1]
    assert isinstance(decision, Decision)
    judge = judge_of(game, side_of_seat(game, ask.seat), decision)
    return [float(judge(option)) for option in ask.options]


def judge_of(game: State, side: Side, ask: Decision[State]) -> Callable[[Option], float]:
    """The function that looks at the options of a decision."""
    match ask:
        case AssignLeaders():
            return lambda option: missions.assign(game, ask, option)
        case ChooseMission():
            return lambda option: missions.choose(game, ask, option)
        case TakeTurn():
            return turns.turn(game, side)
        case ActivateWhere():
            return turns.goal(game, side)
        case MoveUnits():
            return turns.move(game, ask)
        case Oppose():
            return lambda option: missions.oppose(game, ask, option)
        case CombatAction():
            return lambda option: combat.act(game, option)
        case BlockDamage():
            return combat.block
        case AddLeader():
            return combat.add_leader
        case Retreat():
            return lambda option: combat.retreat(game, side, option)
        case ChooseRefuge():
            return lambda option: combat.refuge(game, side, option)
    return lambda option: choices.choice(game, side, ask, option)
