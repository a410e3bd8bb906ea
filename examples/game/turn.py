"""A turn: take stones, perhaps duel, see what was left."""

from __future__ import annotations

from typing import Annotated

from dejarik.engine.event import EVERYONE
from dejarik.engine.names import Numbers
from dejarik.engine.outcome import Outcome
from dejarik.engine.procedure import Procedure

from . import events
from .components import CHALLENGE, MOST_TAKEN, PlayerId
from .duel import Duel
from .forms import Decision, Option
from .state import State, other


class Take(Option):
    """So many stones leave the heap."""

    words = "take {stones}"
    touched = ("heap",)

    stones: Annotated[int, Numbers("stones", 1, MOST_TAKEN)]


TAKES = tuple(Take(stones) for stones in range(1, MOST_TAKEN + 1))  # options that repeat are made once


class TakeStones(Decision):
    """The player whose turn it is takes one to three stones. [STN-TURN-1]"""

    rule = "STN-TURN-1"

    def seat(self, game: State) -> int:
        return game.player

    def options(self, game: State) -> tuple[Take, ...]:
        return TAKES[: game.stones]

    def resolve(self, game: State, take: Take) -> None:
        game.stones -= take.stones
        game.tell(EVERYONE, events.took, game.player, take.stones)


def take_stones(game: State, _: Turn) -> None:
    """1. The player takes stones. [STN-TURN-1]"""
    game.ask_for(TakeStones())


def challenge(game: State, _: Turn) -> None:
    """2. Who leaves a multiple of five challenges the other player. [STN-DUEL-1]"""
    if game.stones and game.stones % CHALLENGE == 0:
        game.perform(Duel())


def see_what_is_left(game: State, _: Turn) -> None:
    """3. The other's trap loses, the last stone wins; else it is the other's turn. [STN-END-1, 2, STN-TURN-2]"""
    game.reveal()  # whether it was a trap
    if game.stones == game.traps[other(game.player)]:
        game.finish(won_by(other(game.player), "STN-END-1"))
    elif game.stones == 0:
        game.finish(won_by(game.player, "STN-END-2"))
    else:
        game.left.append(game.stones)
        game.player = other(game.player)
        game.perform(Turn())


def won_by(player: PlayerId, rule: str) -> Outcome:
    return Outcome((player,), (1 - player, int(player)), rule)


class Turn(Procedure):
    """Three steps, in this order; the last one begins the next turn."""

    steps = (take_stones, challenge, see_what_is_left)
