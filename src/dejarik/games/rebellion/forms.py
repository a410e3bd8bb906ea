"""What all options, decisions and sentences of Rebellion have in common: their words, and who decides."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Annotated, ClassVar, TypeAlias

from dejarik.engine import option, procedure, sentence
from dejarik.engine.message import Message, say
from dejarik.engine.names import Numbers
from dejarik.engine.sentence import Facts
from dejarik.games.rebellion.components import (
    ADMIRAL,
    COLOURS,
    FACES,
    IDS,
    LeaderId,
    Role,
    Side,
    SystemId,
    UnitId,
    unit_name,
)
from dejarik.games.rebellion.roles import seat_of, side_of_seat
from dejarik.games.rebellion.state import State

Colour: TypeAlias = Annotated[int, COLOURS]  # of a die
Face: TypeAlias = Annotated[int, FACES]
Space: TypeAlias = Annotated[int, Numbers("space", 1, 3)]  # of the build queue
Damage: TypeAlias = Annotated[int, Numbers("damage", 0, 9)]


def figure_names(figures: tuple[tuple[UnitId, int], ...]) -> tuple[Message, ...]:
    """So many of each kind, in a list."""
    return tuple(
        unit_name(kind) if count == 1 else say("rebellion-figures", unit=unit_name(kind), count=count)
        for kind, count in figures
    )


Figures: TypeAlias = Annotated[tuple[tuple[UnitId, int], ...], figure_names]  # by kind


class Option(option.Option):
    """A pick of Rebellion."""

    __slots__ = ()

    prefix = "rebellion"
    ids = IDS


class OfLeader(Option):
    """A leader."""

    touched = ("leader/{leader}",)

    leader: LeaderId


class OfSystem(Option):
    """A system."""

    touched = ("place/{system}",)

    system: SystemId


class Sentence(sentence.Sentence[*Facts]):
    """What is told of an event."""

    __slots__ = ()

    prefix = "rebellion"
    ids = IDS


class Choice(Option, option.Choice):
    """A pick without anything to fill in."""

    __slots__ = ()

    known: ClassVar[dict[str, str]] = {}


class GraveChoice(Choice):
    """One that somebody would be sorry to have made by a slip."""

    __slots__ = ()

    grave = True


class Decision(procedure.Decision[State]):
    """A choice of one seat."""

    __slots__ = ()

    prefix = "rebellion"
    ids = IDS


class RoleDecision(Decision):
    """A choice of a side and a role; each is a field, or the same for all decisions of the class. Who has both roles
    of a side (None) decides as its Admiral. [REB-TEAM-2]"""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def side(self) -> Side: ...

        @property
        def role(self) -> Role | None: ...

    def seat(self, game: State) -> int:
        return seat_of(game, self.side, ADMIRAL if self.role is None else self.role)


class SecretDecision(RoleDecision):
    """A choice that a side makes in part and in secret: the others see it as it was when it began."""

    __slots__ = ()

    @abstractmethod
    def begun(self) -> Decision:
        """The decision without what has been chosen so far."""

    def seen_by(self, game: State, seat: int | None) -> Decision:
        return self if seat is not None and side_of_seat(game, seat) == self.side else self.begun()
