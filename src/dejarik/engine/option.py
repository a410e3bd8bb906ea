"""A decision as it is put to a seat: every legal pick, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from dejarik.engine.message import Message
from dejarik.engine.problem import IllegalPick

if TYPE_CHECKING:
    from dejarik.engine.procedure import Decision


class Option(ABC):
    """One legal pick: a small frozen value of ids. Games derive frozen, slotted dataclasses from it.

    `str(option)` is the pick as it is typed, unique within its ask.
    """

    __slots__ = ()

    grave: ClassVar[bool] = False  # one would be sorry to have done it by a slip: clients ask twice

    @abstractmethod
    def label(self) -> Message:
        """The pick in words, for a button."""

    def touches(self) -> tuple[str, ...]:
        """The things on the board that the pick is about, so that a client can light them up."""
        return ()


class Ask:
    """Who decides, what, and between which options. Belongs to the seat that is asked; nobody else may see it."""

    __slots__ = ("decision", "options", "seat")

    def __init__(self, seat: int, decision: Decision[Any], options: Sequence[Option]) -> None:
        self.seat = seat
        self.decision = decision
        self.options = options

    @property
    def name(self) -> str:
        """What is decided, as an id: `use-token`."""
        return self.decision.name()

    @property
    def rule(self) -> str:
        return self.decision.rule

    @property
    def prompt(self) -> Message:
        return self.decision.prompt()

    @property
    def default(self) -> Option | None:
        """What a seat that does not care picks: the only option, or the first where the rules name a default."""
        return self.options[0] if len(self.options) == 1 or self.decision.first_is_default else None

    def find(self, pick: Option | str) -> Option:
        """The option meant; IllegalPick when there is none."""
        if isinstance(pick, str):
            words = " ".join(pick.split())
            for option in self.options:
                if str(option) == words:
                    return option
        else:
            for option in self.options:
                if option == pick:
                    return option
        options = ", ".join(str(option) for option in self.options[:12])
        if len(self.options) > 12:
            options += ", …"
        raise IllegalPick(
            "engine-illegal-pick", pick=str(pick), asked=self.name, options=options, count=len(self.options)
        )
