"""Picks that belong to another step of the turn. [RIM-TURN-2]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.message import say
from dejarik.engine.outcome import Objection
from dejarik.games.outer_rim.actions import ChooseAction
from dejarik.games.outer_rim.components import PlayerId
from dejarik.games.outer_rim.encounters.choice import ChooseEncounter
from dejarik.games.outer_rim.explain.answers import refuse
from dejarik.games.outer_rim.movement import ChooseSpace, SlipPast
from dejarik.games.outer_rim.planning import ChoosePlan
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.turn import UseBeforeEnd

PLANNING, ACTION, ENCOUNTER, END = range(4)
NAMES: Final = ("planning", "action", "encounter")
CHOICES: Final = {ChoosePlan: PLANNING, ChooseAction: ACTION, ChooseEncounter: ENCOUNTER, UseBeforeEnd: END}


def other_step(game: State, step: int) -> Objection | None:
    """What belongs to this step, tried at the choice of another one."""
    now = next((number for kind, number in CHOICES.items() if isinstance(game.stack[-1], kind)), step)
    if now == step:
        return None
    if step == PLANNING:
        return refuse("RIM-PLAN-1", "planned-already")
    if step == ENCOUNTER and now == END:
        return refuse("RIM-ENC-7", "encountered-already")
    return refuse("RIM-TURN-2", "later-step" if step > now else "step-over", step=say(f"outer_rim-step-{NAMES[step]}"))


def plan(game: State, player: PlayerId) -> Objection | None:
    """Moving, gaining credits or recovering: a defeated player recovers, and there is one such choice in a turn."""
    if isinstance(game.stack[-1], ChoosePlan):
        return must_recover(game, player)
    if isinstance(game.stack[-1], ChooseSpace | SlipPast) and player == game.turn:
        return refuse("RIM-PLAN-1", "planned-already")
    return other_step(game, PLANNING)


def must_recover(game: State, player: PlayerId) -> Objection | None:
    return refuse("RIM-PLAN-6", "must-recover") if game.defeated[player] else None
