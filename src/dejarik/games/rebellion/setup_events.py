"""What is said about the setup."""

from __future__ import annotations

from dejarik.games.rebellion.components import (
    ActionId,
    PlaceId,
    Side,
    SystemId,
)
from dejarik.games.rebellion.forms import Figures, Sentence

systems_shown = Sentence[tuple[SystemId, ...]]("systems-shown {systems}", "REB-SETUP-15")
systems_marked = Sentence[tuple[SystemId, ...], tuple[SystemId, ...], tuple[SystemId, ...]](
    "systems-marked {rebel} {imperial} {subjugated}", "REB-SETUP-17"
)
units_placed = Sentence[Side, Figures, PlaceId, str]("units-placed {side} {units} {place}", "{rule}")
got_actions = Sentence[Side, tuple[ActionId, ...]]("got-actions {side} {cards?}", "REB-SETUP-24")
base_chosen = Sentence[SystemId]("base-chosen {system?}", "REB-SETUP-26")
