"""The planning step: move, gain credits, recover, or a Planning ability. [RIM-PLAN]"""

from __future__ import annotations

from typing import Final

from dejarik.engine import option
from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim.abilities import UseAbility, value
from dejarik.games.outer_rim.components import PLANNED_CREDITS, PlayerId
from dejarik.games.outer_rim.forms import Choice, Decision
from dejarik.games.outer_rim.money import gain_credits
from dejarik.games.outer_rim.movement import MoveForm, move, move_form
from dejarik.games.outer_rim.picked import beside, headed, is_beside, put_choice, take
from dejarik.games.outer_rim.recovery import recover_all
from dejarik.games.outer_rim.runs import LIST_DONE
from dejarik.games.outer_rim.state import State

MOVE: Final = Choice("move", "move")
GAIN_CREDITS: Final = Choice("gain-credits", "gain credits")
RECOVER: Final = Choice("recover", "recover")


class PlanningStep(Procedure):
    """1. One choice. [RIM-TURN-2]"""

    player: PlayerId

    @property
    def steps(self) -> Steps:
        return PLANNING_STEP


def look_around(game: State, frame: PlanningStep) -> None:
    """Nothing is half resolved here. [RIM-GOAL-12]"""
    LIST_DONE.open(game)


def choose_plan(game: State, frame: PlanningStep) -> None:
    put_choice(game, ChoosePlan(frame.player), ("planning",))


PLANNING_STEP: Final[Steps] = (look_around, choose_plan)


class ChoosePlan(Decision):
    """Exactly one of these; whoever is defeated must recover. [RIM-PLAN-1, 5 … 7, RIM-MOVE-1, RIM-DEFEAT-6]"""

    player: PlayerId

    rule = "RIM-PLAN-1"
    offers = (Choice, UseAbility)

    def options(self, game: State) -> list[option.Option]:
        found: list[option.Option] = [RECOVER]
        if not game.defeated[self.player]:
            found = [MOVE, GAIN_CREDITS, RECOVER, *headed(game, self.player, "planning")]
        return [*found, *beside(game, self.player)]

    def form(self, game: State) -> MoveForm:
        """Where a movement would lead, so that it can be made in one go."""
        if game.defeated[self.player]:
            return {"reach": []}
        return move_form(game, self.player, value(game, self.player, "hyperdrive"), begun=(str(MOVE),))

    def resolve(self, game: State, option: option.Option) -> None:
        if option == MOVE:
            move(game, self.player, value(game, self.player, "hyperdrive"))  # [RIM-PLAN-2, RIM-SHIP-2]
        elif option == GAIN_CREDITS:
            gain_credits(game, self.player, PLANNED_CREDITS)  # [RIM-PLAN-3]
        elif option == RECOVER:
            recover_all(game, self.player)  # [RIM-PLAN-4]
        else:
            if is_beside(option):
                game.perform(PlanningStep(self.player))
            take(game, self.player, option)
