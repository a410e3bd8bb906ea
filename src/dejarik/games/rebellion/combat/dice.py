"""Options and questions about one die: its name stands in their words."""

from __future__ import annotations

from dejarik.engine.message import Message
from dejarik.games.rebellion.combat.events import die_name
from dejarik.games.rebellion.forms import Colour, Face


class OfDie:
    """About a die of this colour that shows this face; `die` is what people call it."""

    __slots__ = ()

    colour: Colour
    face: Face

    @property
    def die(self) -> Message:
        return die_name((self.colour, self.face))
