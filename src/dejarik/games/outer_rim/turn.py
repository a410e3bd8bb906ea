"""Turns and rounds. [RIM-TURN]"""

from __future__ import annotations

from typing import ClassVar, Final

from dejarik.engine import option
from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim.abilities import UseAbility
from dejarik.games.outer_rim.actions import MARKET, ActionStep, action
from dejarik.games.outer_rim.characters import Gathering
from dejarik.games.outer_rim.components import LAST_ROUND, CharacterId, PlayerId
from dejarik.games.outer_rim.encounters.choice import EncounterStep
from dejarik.games.outer_rim.fame import finish, most_famous
from dejarik.games.outer_rim.forms import DONE, Choice, Decision, Sentence
from dejarik.games.outer_rim.market import can_market, market_action
from dejarik.games.outer_rim.picked import headed, put_choice, take
from dejarik.games.outer_rim.planning import PlanningStep
from dejarik.games.outer_rim.runs import LIST_DONE, Whole
from dejarik.games.outer_rim.solo.turn import AiTurn
from dejarik.games.outer_rim.state import State

action(MARKET, can_market)(market_action)


def begin_game(game: State) -> None:
    """The players prepare, then the first player begins. [RIM-SETUP-1, RIM-TURN-1]"""
    game.perform(FirstTurn())
    game.perform(Gathering())


class FirstTurn(Procedure):
    """On the stack while the players prepare."""

    @property
    def steps(self) -> Steps:
        return FIRST_TURN


def start_playing(game: State, frame: FirstTurn) -> None:
    game.perform(Turn(game.first))


FIRST_TURN: Final[Steps] = (start_playing,)


class Turn(Whole):
    """Three steps in this order, and what may be done before it ends. [RIM-TURN-2, 3]"""

    player: PlayerId

    last_step: ClassVar[int] = 6  # what ends a turn leaves out everything before it [RIM-TURN-4]

    @property
    def steps(self) -> Steps:
        return TURN


def begin(game: State, frame: Turn) -> None:
    """Every limit begins anew, in an extra turn too. [RIM-TURN-8]"""
    game.turn = frame.player
    game.turn_over = False
    game.acted, game.used = [], []
    game.transfers = game.proposals = 0
    game.tell(EVERYONE, extra_turn_begins if game.in_extra_turn else turn_begins, game.who(frame.player), game.round)


def plan(game: State, frame: Turn) -> None:
    """1. The planning step; the automatic opponent has a turn of its own. [RIM-TURN-2, RIM-SOLO-10]"""
    if game.is_ai(frame.player):
        game.perform(AiTurn(frame.player))
    else:
        game.perform(PlanningStep(frame.player))


def act(game: State, frame: Turn) -> None:
    """2. The action step."""
    if not game.is_ai(frame.player):
        game.perform(ActionStep(frame.player))


def encounter(game: State, frame: Turn) -> None:
    """3. The encounter step."""
    if not game.is_ai(frame.player):
        game.perform(EncounterStep(frame.player))


def last_moment(game: State, frame: Turn) -> None:
    """What can be done at any time, once more before the turn ends. [RIM-ABIL-33, RIM-RUL-59]"""
    if not game.is_ai(frame.player):
        game.perform(LastMoment(frame.player))


def look_around(game: State, frame: Turn | LastMoment) -> None:
    """Nothing is half resolved here: has somebody won, or achieved a goal? [RIM-FAME-15, RIM-GOAL-12]"""
    LIST_DONE.open(game)


def end(game: State, frame: Turn) -> None:
    """An extra turn follows directly; otherwise the player to the left begins. A round is a regular turn of every
    player, beginning with the first, and there are a hundred of them at most.
    [RIM-TURN-1, 5 … 10, RIM-RUL-22, 70, RIM-SOLO-94]"""
    game.in_extra_turn = game.extra_turn
    game.extra_turn = False
    if game.in_extra_turn:
        game.perform(Turn(frame.player))
        return
    following = game.others(frame.player)[0]
    if following == game.first:
        if game.round == LAST_ROUND:
            finish(game, most_famous(game), "RIM-TURN-9")
            return
        game.round += 1
    game.perform(Turn(following))


TURN: Final[Steps] = (begin, plan, act, look_around, encounter, last_moment, look_around, end)


class LastMoment(Procedure):
    """Before the turn ends."""

    player: PlayerId

    @property
    def steps(self) -> Steps:
        return LAST_MOMENT


def ask_once_more(game: State, frame: LastMoment) -> None:
    put_choice(game, UseBeforeEnd(frame.player), ())


LAST_MOMENT: Final[Steps] = (look_around, ask_once_more)


class UseBeforeEnd(Decision):
    """The encounter is over: what can be done at any time can be done now. [RIM-ABIL-33]"""

    player: PlayerId

    rule = "RIM-ABIL-33"
    offers = (UseAbility, Choice)

    def options(self, game: State) -> list[option.Option]:
        return [*headed(game, self.player, "any-time"), DONE]

    def resolve(self, game: State, option: option.Option) -> None:
        if option != DONE:
            game.perform(LastMoment(self.player))
            take(game, self.player, option)


turn_begins = Sentence[CharacterId, int]("turn {who} {round}", "RIM-TURN-1")
extra_turn_begins = Sentence[CharacterId, int]("extra-turn {who} {round}", "RIM-TURN-6")
