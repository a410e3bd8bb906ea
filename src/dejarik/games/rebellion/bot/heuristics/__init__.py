"""What a player of some sense would do, decision by decision: a number for each option, the highest is wanted.

Each looks at the position alone and uses only what the asked seat knows: the Empire never looks at the location of a
hidden base or at cards of the Rebels, the Rebels never at the Empire's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision
from dejarik.games.rebellion.assignment import AssignLeaders, ChooseMission
from dejarik.games.rebellion.bot.heuristics import choices, combat, missions, turns
from dejarik.games.rebellion.bot.heuristics.taste import PLAIN, Taste
from dejarik.games.rebellion.combat.attack import BlockDamage, CombatAction
from dejarik.games.rebellion.combat.combat import AddLeader
from dejarik.games.rebellion.combat.retreat import ChooseRefuge, Retreat
from dejarik.games.rebellion.command import ActivateWhere, TakeTurn
from dejarik.games.rebellion.components import Side
from dejarik.games.rebellion.missions.opposition import Oppose
from dejarik.games.rebellion.movement import MoveUnits
from dejarik.games.rebellion.roles import side_of_seat
from dejarik.games.rebellion.state import State


def heuristic(game: State, taste: Taste = PLAIN) -> list[float]:
    """How each option of the decision on top of the stack appeals to the seat that is asked."""
    ask = game.ask
    assert ask is not None
    decision = game.stack[-1]
    assert isinstance(decision, Decision)
    judge = judge_of(game, taste, side_of_seat(game, ask.seat), decision)
    return [float(judge(option)) for option in ask.options]


def judge_of(game: State, taste: Taste, side: Side, ask: Decision[State]) -> Callable[[Option], float]:
    """The function that looks at the options of a decision."""
    judge = JUDGES.get(type(ask))
    if judge is None:
        return lambda option: choices.choice(game, taste, side, ask, option)
    return judge(game, taste, side, ask)


JUDGES: Final[Mapping[type, Callable[[State, Taste, Side, Any], Callable[[Option], float]]]] = {
    AssignLeaders: lambda game, taste, _, ask: lambda option: missions.assign(game, taste, ask, option),
    ChooseMission: lambda game, taste, _, ask: lambda option: missions.choose(game, taste, ask, option),
    TakeTurn: lambda game, taste, side, _: turns.turn(game, taste, side),
    ActivateWhere: lambda game, taste, side, _: turns.goal(game, taste, side),
    MoveUnits: lambda game, taste, _, ask: turns.move(game, taste, ask),
    Oppose: lambda game, taste, _, ask: lambda option: missions.oppose(game, taste, ask, option),
    CombatAction: lambda game, *_: lambda option: combat.act(game, option),
    BlockDamage: lambda *_: combat.block,
    AddLeader: lambda *_: combat.add_leader,
    Retreat: lambda game, _, side, __: lambda option: combat.retreat(game, side, option),
    ChooseRefuge: lambda game, _, side, __: lambda option: combat.refuge(game, side, option),
}
