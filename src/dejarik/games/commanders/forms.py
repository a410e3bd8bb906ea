"""What all options, decisions and sentences of Commanders have in common: their words, and who decides."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias, final

from dejarik.engine import option, procedure, sentence
from dejarik.engine.sentence import Facts
from dejarik.games.commanders.components import IDS, SEATS
from dejarik.games.commanders.state import State

Seat: TypeAlias = Annotated[int, SEATS]


class Option(option.Option):
    """A pick of Commanders."""

    __slots__ = ()

    prefix = "commanders"
    ids = IDS


class Sentence(sentence.Sentence[*Facts]):
    """What is told of an event."""

    __slots__ = ()

    prefix = "commanders"
    ids = IDS


@final
class Choice(Option, option.Choice):
    """A pick without anything to fill in."""

    __slots__ = ()

    known: ClassVar[dict[str, str]] = {}


class Decision(procedure.Decision[State]):
    """A choice of the active player."""

    __slots__ = ()

    prefix = "commanders"
    ids = IDS

    def seat(self, game: State) -> int:
        return game.turn


class PrivateDecision(Decision):
    """A part of a special card. It is shown when its effect is chosen in full; until then it is the active player's own
    affair, and the others see nothing but a turn."""

    __slots__ = ()

    for_others: ClassVar[Decision]  # the turn itself, which knows all actions and says so

    def seen_by(self, game: State, seat: int | None) -> Decision:
        return self if seat == game.turn else self.for_others
