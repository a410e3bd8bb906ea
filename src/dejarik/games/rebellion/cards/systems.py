"""A system to choose, for whatever a card does there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.games.rebellion.components import EVERY_SYSTEM, SystemId
from dejarik.games.rebellion.forms import Option


@dataclass(frozen=True, slots=True)
class InSystem(Option):
    """The system that is meant."""

    words = "in {system}"
    touched = ("place/{system}",)
    labelled = "{system}"

    system: SystemId


IN: Final = tuple(InSystem(system) for system in EVERY_SYSTEM)
