"""A system to choose, for whatever a card does there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.engine.message import Message
from dejarik.engine.option import Option
from dejarik.games.rebellion.components import EVERY_SYSTEM, SYSTEMS, SystemId, place_name


@dataclass(frozen=True, slots=True)
class InSystem(Option):
    """A system."""

    system: SystemId

    def __str__(self) -> str:
        return f"in {SYSTEMS[self.system]}"

    def label(self) -> Message:
        return place_name(self.system)

    def touches(self) -> tuple[str, ...]:
        return (f"place/{SYSTEMS[self.system]}",)


IN: Final = tuple(InSystem(system) for system in EVERY_SYSTEM)
