"""Time control: none, a live clock with an increment, or days for a move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Control:
    """How long people may think: `seconds` for the whole game (live) or for each move (mail)."""

    kind: str  # none, live, mail
    seconds: float = 0.0
    increment: float = 0.0

    @classmethod
    def of(cls, data: dict[str, Any]) -> Control:
        return cls(data["kind"], data.get("seconds", 0.0), data.get("increment", 0.0))

    def start(self, seats: int) -> list[float] | None:
        """Return everybody's seconds when the game begins."""
        return None if self.kind == "none" else [self.seconds] * seats

    def stop(self, left: list[float] | None, seat: int, since: float, now: float) -> list[float] | None:
        """Return the clocks after a seat has decided."""
        if left is None:
            return None
        after = list(left)
        if self.kind == "mail":
            after[seat] = self.seconds
        else:
            after[seat] = max(0.0, after[seat] - (now - since))
        return after

    def passed_on(self, left: list[float] | None, seat: int) -> list[float] | None:
        """Return the clocks when the turn passes from a seat to another: that seat gets its increment."""
        if left is None or self.kind != "live":
            return left
        return [seconds + self.increment if number == seat else seconds for number, seconds in enumerate(left)]

    def deadline(self, left: list[float] | None, seat: int | None, now: float) -> float | None:
        return None if left is None or seat is None else now + left[seat]
