"""The databank: numbered cards to which other cards and contacts send a player. [RIM-DATA]

A databank card lies in the databank whenever it is nowhere else, and the cards of one number have no order: chance
picks when one is needed. So a card is returned by being taken from where it was. [RIM-DATA-6, 8, RIM-HIDDEN-22]
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Steps
from dejarik.engine.script import in_turn
from dejarik.games.outer_rim.components import DATA, DATA_OF_NUMBER, SCRIPT, CardId, MarkId
from dejarik.games.outer_rim.encounters import events
from dejarik.games.outer_rim.runs import CardRun, Whole, end_whole
from dejarik.games.outer_rim.state import State


def in_databank(game: State, card: CardId) -> bool:
    """Whether a card is neither with a player nor in use nor out of the game. [RIM-DATA-1, RIM-INV-10 … 12]"""
    return card in DATA and card not in game.removed and card not in game.in_use and game.owner(card) is None


def take_number(game: State, number: int) -> CardId | None:
    """A card of this number, by chance if there are several; None if none is there. [RIM-DATA-2, 4, 7, 8]"""
    there = [card for card in DATA_OF_NUMBER.get(number, ()) if in_databank(game, card)]
    if len(there) > 1:
        return there[game.chance.below(len(there))]
    return there[0] if there else None


@SCRIPT.effect("resolve")
def resolve(game: State, run: CardRun, number: int) -> None:
    """Inside the effect that asks for it. [RIM-EFFECT-14, RIM-JOB-8]"""
    card = take_number(game, number)
    if card is not None:
        resolve_card(game, replace(run, card=card, ability=None))


def resolve_card(game: State, run: CardRun) -> None:
    """The player of the run resolves the card of the run. [RIM-DATA-2, 3]"""
    assert run.card is not None
    game.in_use.append(run.card)
    game.perform(Resolving(run, tuple(game.marks)))


class Resolving(Whole):
    """A databank card is read aloud, carried out, and returned. [RIM-DATA-2, 6]"""

    run: CardRun
    marks: tuple[MarkId, ...]  # of the card that led here

    last_step: ClassVar[int] = 1

    @property
    def steps(self) -> Steps:
        return RESOLVING


def read_card(game: State, frame: Resolving) -> None:
    """1. Its effects, or its steps in order. [RIM-DATA-2, RIM-JOB-10, 15, RIM-HIDDEN-14]"""
    run = frame.run
    assert run.card is not None
    game.marks = []
    game.tell(EVERYONE, events.databank, game.who(run.player), run.card)
    data = DATA[run.card]
    in_turn(game, [run.of(todo) for todo in (data.effects, *[step.effects for step in data.steps])])


def return_card(game: State, frame: Resolving) -> None:
    """2. It goes back to its place, unless it has become somebody's asset; what was noted on it is forgotten.
    [RIM-DATA-6, RIM-DISCARD-3, RIM-EFFECT-14]"""
    if frame.run.card in game.in_use:
        game.in_use.remove(frame.run.card)
    game.marks = list(frame.marks)
    end_whole(game)


RESOLVING: Final[Steps] = (read_card, return_card)
