"""A system to choose, for whatever a card does there."""

from __future__ import annotations

from typing import Final

from dejarik.games.rebellion.components import EVERY_SYSTEM
from dejarik.games.rebellion.forms import OfSystem


class InSystem(OfSystem):
    """The system that is meant."""

    words = "in {system}"
    labelled = "{system}"


IN: Final = tuple(InSystem(system) for system in EVERY_SYSTEM)
