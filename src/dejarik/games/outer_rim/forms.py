"""What all options and decisions of Outer Rim have in common: their words, who decides, and what chance decides for the
automatic opponent."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias, TypeVarTuple, final

from dejarik.engine import option, procedure, sentence
from dejarik.games.outer_rim.components import IDS, SEATS, PlayerId
from dejarik.games.outer_rim.state import State

Facts = TypeVarTuple("Facts")
Player: TypeAlias = Annotated[PlayerId, SEATS]


class Option(option.Option):
    """A pick of Outer Rim."""

    __slots__ = ()

    prefix = "outer_rim"
    ids = IDS


@final
class Choice(Option, option.Choice):
    """A pick without anything to fill in."""

    __slots__ = ()

    known: ClassVar[dict[str, str]] = {}


class Sentence(sentence.Sentence[*Facts]):
    """What is told of an event."""

    __slots__ = ()

    prefix = "outer_rim"
    ids = IDS


class Decision(procedure.Decision[State]):
    """A choice of one player, who is a field of every decision. Where the automatic opponent has to choose it declines
    if it may, and otherwise chance decides. [RIM-SOLO-64, 65, 87]"""

    __slots__ = ()

    prefix = "outer_rim"
    ids = IDS
    automatic = True
    declining: ClassVar[Choice | None] = None  # what says no, if one may

    player: PlayerId

    def seat(self, game: State) -> int:
        return self.player

    def alone(self, game: State) -> option.Option | None:
        if not game.is_ai(self.player):
            return None
        options = self.options(game)
        if self.declining is not None and self.declining in options:
            return self.declining
        return options[game.chance.below(len(options))] if len(options) > 1 else options[0]


DONE: Choice = Choice("done", "done")
YES: Choice = Choice("yes", "yes")
NO: Choice = Choice("no", "no")
