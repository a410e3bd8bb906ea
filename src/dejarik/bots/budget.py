"""How much a bot may think before it picks, as its name says: `200ms`, `1s`, `0.5s`, or `1000` iterations."""

from __future__ import annotations

import re
from dataclasses import dataclass

MOST_SECONDS = 60.0  # nobody waits longer for a pick
MOST_ITERATIONS = 1_000_000

_WRITTEN = re.compile(r"(\d+(?:\.\d+)?)(ms|s)?")


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds, iterations, or both: whichever comes first. With iterations alone a seed always makes the same picks."""

    seconds: float | None = None
    iterations: int | None = None

    def within(self, seconds: float) -> Budget:
        """The same, but never longer than this."""
        return Budget(min(seconds, self.seconds or seconds), self.iterations)

    def __str__(self) -> str:
        if self.iterations is not None:
            return str(self.iterations)
        assert self.seconds is not None
        return f"{self.seconds:g}s" if self.seconds >= 1 else f"{1000 * self.seconds:g}ms"


def read_budget(text: str) -> Budget | None:
    """Read a budget; None if it is none, or more than anybody would wait for."""
    found = _WRITTEN.fullmatch(text)
    if found is None:
        return None
    number, unit = found.groups()
    if unit is None:
        if "." in number or not 1 <= int(number) <= MOST_ITERATIONS:
            return None
        return Budget(iterations=int(number))
    seconds = float(number) / (1000 if unit == "ms" else 1)
    return Budget(seconds=seconds) if 0.001 <= seconds <= MOST_SECONDS else None
