"""A duel: the challenged player fights or backs out."""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure

from . import events
from .components import FACES
from .forms import Choice, Decision
from .state import State, other

FIGHT = Choice("fight", "fight")
BACK_OUT = Choice("back-out", "back out")


class AnswerDuel(Decision):
    """The challenged player decides whether there is a fight. [STN-DUEL-2]"""

    rule = "STN-DUEL-2"

    def seat(self, game: State) -> int:
        return other(game.player)

    def options(self, game: State) -> tuple[Choice, ...]:
        return FIGHT, BACK_OUT

    def resolve(self, game: State, answer: Choice) -> None:
        if answer == FIGHT:
            fight(game)
        else:
            game.tell(EVERYONE, events.backed_out, other(game.player))


def answer(game: State, _: Duel) -> None:
    game.ask_for(AnswerDuel())


def fight(game: State) -> None:
    """Both roll a die; the difference leaves the heap, but the last stone stays. [STN-DUEL-3]"""
    one, two = game.chance.roll(FACES, 2)
    lost = min(abs(one - two), game.stones - 1)
    game.stones -= lost
    game.tell(EVERYONE, events.fought, lost)


class Duel(Procedure):
    """A procedure within the turn."""

    steps = (answer,)
