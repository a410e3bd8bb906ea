"""Effects of cards under way: who carries them out, for which card, and what the card has fixed before.

The rest of a list is lost when the player who carries it out is defeated, or when the turn ends: the frames are taken
off the stack. A combat is fought to its end first. [RIM-TURN-4, RIM-DEFEAT-5, 12, RIM-COMBAT-41]
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from dejarik.engine import script
from dejarik.engine.procedure import Procedure, Steps
from dejarik.engine.script import NOTHING, Effects
from dejarik.engine.window import Moment
from dejarik.games.outer_rim.components import SCRIPT, AbilityId, CardId, FactionId, PlayerId
from dejarik.games.outer_rim.state import State


@dataclass(frozen=True, slots=True)
class CardRun(script.Run):
    """A list of effects, carried out by a player."""

    todo: Effects
    player: PlayerId
    card: CardId | None = None  # on which it is printed; `self` in the data
    ability: AbilityId | None = None  # of which it is a part
    patrol: FactionId | None = None  # which patrol counts for the whole section [RIM-ENCCARD-15]
    chosen: PlayerId | None = None  # the other player of a job [RIM-JOB-14]
    job: CardId | None = None  # that is being attempted
    cargo: CardId | None = None  # that is being delivered
    contact: CardId | None = None  # the databank card of the contact that is encountered
    discount: int = 0  # with which the card was bought whose effects these are [RIM-EFFECT-20]

    script = SCRIPT

    @property
    def steps(self) -> Steps:
        return _steps(self.todo)


LIST_DONE: Final = Moment[[State]]()  # a list of effects has been carried out [RIM-FAME-15, RIM-GOAL-12]


@cache
def _steps(todo: Effects) -> Steps:
    return (*SCRIPT.lists[todo], finish_list)


def finish_list(game: State, run: CardRun) -> None:
    """Who has won, and which goals are achieved, is seen when a list is finished."""
    LIST_DONE.open(game)


class RunPart(Procedure):
    """A part of a list under way that has steps of its own: a test, dice one by one. It is lost with the list."""

    __slots__ = ()

    run: CardRun


class Whole(Procedure):
    """What is not left half done when a turn is broken off: a combat, and the last step of the turn itself."""

    __slots__ = ()

    last_step: ClassVar[int]  # with which it goes on then


def break_off(game: State) -> None:
    """The turn is over: nothing that is under way goes on, but for a combat and the end of the turn."""
    game.turn_over = True
    stack, steps = game.stack, game.steps
    while not isinstance(frame := stack[-1], Whole):
        stack.pop()
        if frame.steps is not None:
            steps.pop()
    steps[-1] = max(steps[-1], frame.last_step)


def drop_runs(game: State, player: PlayerId) -> None:
    """Whatever effects this player is carrying out are broken off. [RIM-DEFEAT-12, RIM-RUL-61]"""
    steps = iter(game.steps)
    kept = []
    left = []
    for frame in game.stack:
        at = None if frame.steps is None else next(steps)
        run = frame.run if isinstance(frame, RunPart) else frame
        if not (isinstance(run, CardRun) and run.player == player):
            kept.append(frame)
            left += [] if at is None else [at]
    game.stack[:], game.steps[:] = kept, left  # in place: the engine is walking on them


NO_RUN: Final = CardRun(NOTHING, PlayerId(0))  # for conditions that only look at the player: `replace` it
