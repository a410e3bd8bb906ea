"""The action step: any number of actions, one after another. [RIM-ACT]

Deliver, Market and Trade are entered by their chapters, which say when they are offered and begin them:

    @action(MARKET, can_market)
    def market_action(game: State, player: PlayerId) -> None: ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from dejarik.engine import option
from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim.abilities import UseAbility
from dejarik.games.outer_rim.components import PlayerId
from dejarik.games.outer_rim.forms import DONE, Choice, Shopping
from dejarik.games.outer_rim.picked import beside, headed, put_choice, take
from dejarik.games.outer_rim.runs import LIST_DONE
from dejarik.games.outer_rim.state import State

DELIVER, MARKET, TRADE = range(3)  # [RIM-ACT-3]
CHOICES: Final = (Choice("deliver", "deliver"), Choice("market", "market"), Choice("trade", "trade"))

Begin: TypeAlias = Callable[[State, PlayerId], None]


class Action(NamedTuple):
    possible: Callable[[State, PlayerId], bool]
    begin: Begin


_ACTIONS: Final[dict[int, Action]] = {}


def action(number: int, possible: Callable[[State, PlayerId], bool]) -> Callable[[Begin], Begin]:
    """This function begins an action, which is offered where it is possible. [RIM-ACT-7]"""

    def enter(begin: Begin) -> Begin:
        _ACTIONS[number] = Action(possible, begin)
        return begin

    return enter


class ActionStep(Procedure):
    """2. Any number of actions, in any order, each at most once, until "done". [RIM-ACT-1, 2, RIM-TURN-2]"""

    player: PlayerId

    @property
    def steps(self) -> Steps:
        return ACTION_STEP


def look_around(game: State, frame: ActionStep) -> None:
    """Nothing is half resolved here: has somebody won, or achieved a goal? [RIM-FAME-15, RIM-GOAL-12]"""
    LIST_DONE.open(game)


def choose_action(game: State, frame: ActionStep) -> None:
    """The next action, or no more. [RIM-ACT-7]"""
    put_choice(game, ChooseAction(frame.player), ("action",))


ACTION_STEP: Final[Steps] = (look_around, choose_action)


class ChooseAction(Shopping):
    """Deliver, Market, Trade, an action of a card, what can be done at any time, or no more.
    [RIM-ACT-3, 4, 5, 7, 8]"""

    player: PlayerId

    rule = "RIM-ACT-7"
    offers = (Choice, UseAbility)

    def options(self, game: State) -> list[option.Option]:
        found: list[option.Option] = [
            CHOICES[number]
            for number, each in sorted(_ACTIONS.items())
            if number not in game.acted and each.possible(game, self.player)
        ]
        return [*found, *headed(game, self.player, "action"), *beside(game, self.player), DONE]

    def resolve(self, game: State, option: option.Option) -> None:
        if option == DONE:
            return
        game.perform(ActionStep(self.player))
        if option in CHOICES:
            number = CHOICES.index(option)
            game.acted.append(number)
            _ACTIONS[number].begin(game, self.player)
        else:
            take(game, self.player, option)
