"""What all options, decisions and sentences of Uprising have in common: their words, and who decides."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from dejarik.engine import option, procedure, sentence
from dejarik.engine.names import Numbers
from dejarik.engine.sentence import Facts
from dejarik.games.uprising.components import CARDS_PLAYED, IDS
from dejarik.games.uprising.state import State

Place: TypeAlias = Annotated[int, Numbers("place", 1, CARDS_PLAYED)]  # in the pool


class Option(option.Option):
    """A pick of Uprising."""

    __slots__ = ()

    prefix = "uprising"
    ids = IDS


class Sentence(sentence.Sentence[*Facts]):
    """What is told of an event."""

    __slots__ = ()

    prefix = "uprising"
    ids = IDS


class Choice(Option, option.Choice):
    """A pick without anything to fill in."""

    __slots__ = ()

    known: ClassVar[dict[str, str]] = {}


class Decision(procedure.Decision[State]):
    """A choice of one side, always the same."""

    __slots__ = ()

    prefix = "uprising"
    ids = IDS
    decider: ClassVar[int]

    def seat(self, game: State) -> int:
        return self.decider
