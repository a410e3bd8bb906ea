"""Not doing, or no longer doing, what one may."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.engine.message import Message, say
from dejarik.engine.option import Option


@dataclass(frozen=True, slots=True)
class Pass(Option):
    """`text` is what is typed, `what` names the sentence: `rebellion-option-no-block`."""

    text: str
    what: str

    def __str__(self) -> str:
        return self.text

    def label(self) -> Message:
        return say(f"rebellion-option-{self.what}")
