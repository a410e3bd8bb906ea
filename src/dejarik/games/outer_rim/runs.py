"""Effects of cards under way: who carries them out, for which card, and what the card has fixed before.

The rest of a list is lost when the player who carries it out is defeated, or when the turn ends: the frames are taken
off the stack. A combat is fought to its end first. [RIM-TURN-4, RIM-DEFEAT-5, 12, RIM-COMBAT-41]
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, ClassVar, Final, TypeAlias

from dejarik.engine import script
from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.procedure import Procedure, Steps
from dejarik.engine.script import NOTHING, Effects
from dejarik.engine.window import Moment
from dejarik.games.outer_rim.components import (
    CARDS,
    DATABANK,
    SCRIPT,
    AbilityId,
    CardId,
    CharacterId,
    FactionId,
    PlayerId,
)
from dejarik.games.outer_rim.forms import Sentence
from dejarik.games.outer_rim.state import State


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

    def of(self, todo: Effects) -> CardRun:
        """The same with another list; written out, because it is made often."""
        return CardRun(
            todo,
            self.player,
            self.card,
            self.ability,
            self.patrol,
            self.chosen,
            self.job,
            self.cargo,
            self.contact,
            self.discount,
        )


LIST_DONE: Final = Moment[[State]]()  # a list of effects has been carried out [RIM-FAME-15, RIM-GOAL-12]


@cache
def _steps(todo: Effects) -> Steps:
    read = (read_step,) if todo in STEP_OF else ()
    return (*read, *SCRIPT.lists[todo], finish_list)


# The steps of databank cards, by their effects.
STEP_OF: Final = {step.effects: (data.id, at) for data in DATABANK for at, step in enumerate(data.steps, 1)}


def read_step(game: State, run: CardRun) -> None:
    """A step of a databank card is read aloud when its turn has come. [RIM-JOB-10]"""
    game.tell(EVERYONE, step_read, game.who(run.player), STEP_OF[run.todo])


def text_of_step(step: tuple[CardId, int]) -> Message:
    """Its story."""
    card, at = step
    return say(f"{CARDS.key}-{CARDS[card]}-step-{at}-story")


Step: TypeAlias = Annotated[tuple[CardId, int], text_of_step]

step_read = Sentence[CharacterId, Step]("step-read {who} {what}", "RIM-JOB-10")


PARTS: Final = ("if", "choose", "may", "other_player", "roll")  # effects that go on with lists of their own


def finish_list(game: State, run: CardRun) -> None:
    """Who has won, and which goals are achieved, is seen when a list is finished; a list inside a list is only a part
    of it. [RIM-FAME-15, RIM-RUL-66]"""
    if not part_of_list(game):
        LIST_DONE.open(game)


def part_of_list(game: State) -> bool:
    """Whether the list that has just been finished was begun by a list that goes on now, or its sequel begins."""
    frame = game.stack[-1] if game.stack else None
    if not isinstance(frame, CardRun):
        return False
    at = game.steps[-1]
    return at == 0 or getattr(frame.steps[at - 1], "op", "") in PARTS


class RunPart(Procedure):
    """A part of a list under way that has steps of its own: a test, dice one by one. It is lost with the list."""

    __slots__ = ()

    run: CardRun


class Whole(Procedure):
    """What is not left half done when a turn is broken off: a combat, a card that has to be put away, and the last step
    of the turn itself."""

    __slots__ = ()

    last_step: ClassVar[int]  # with which it goes on then


def break_off(game: State) -> None:
    """The turn is over: nothing that is under way goes on, but for what is never left half done."""
    game.turn_over = True
    stack, steps = game.stack, game.steps
    while stack:
        frame = stack[-1]
        if isinstance(frame, Whole):
            steps[-1] = max(steps[-1], frame.last_step)
            return
        stack.pop()
        if frame.steps is not None:
            steps.pop()


def end_whole(game: State) -> None:
    """The last step of what is never left half done: if the turn is over, what lies beneath does not go on either."""
    if game.turn_over and not game.is_ai(game.turn):
        break_off(game)


def drop_runs(game: State, player: PlayerId) -> None:
    """Whatever effects this player is carrying out are broken off. [RIM-DEFEAT-12, RIM-RUL-61]"""
    drop(game, lambda run: run.player == player)


def drop(game: State, unwanted: Callable[[CardRun], bool]) -> None:
    """Some lists of effects do not go on; what else is under way does."""
    steps = iter(game.steps)
    kept = []
    left = []
    for frame in game.stack:
        at = None if frame.steps is None else next(steps)
        run = frame.run if isinstance(frame, RunPart) else frame
        if not (isinstance(run, CardRun) and unwanted(run)):
            kept.append(frame)
            left += [] if at is None else [at]
    game.stack[:], game.steps[:] = kept, left  # in place: the engine is walking on them


@cache
def in_any_order(todo: Effects) -> bool:
    """Whether it makes no difference what comes before and after this list: nothing is asked, nothing broken off, and
    nothing taken that may not be there yet. Credits gained, another turn, less damage."""
    return all(
        effect.op in ("dice", "extra_turn") or (effect.op == "credits" and effect.values[0] > 0)
        for effect in SCRIPT.lists[todo]
    )


NO_RUN: Final = CardRun(NOTHING, PlayerId(0))  # where nothing is fixed


@cache
def bare_run(player: PlayerId) -> CardRun:
    """For conditions that only look at the player. To make one costs as much as to ask ten conditions."""
    return CardRun(NOTHING, player)
