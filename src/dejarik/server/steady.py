"""The time by which games are played. It begins with the clock of the machine and then goes on steadily, so that nobody
gains or loses an hour because that clock is set anew. Like it, it counts seconds since 1970."""

from __future__ import annotations

import time
from dataclasses import dataclass


def elapsed() -> float:
    """Return the seconds since the machine was started, those included in which it slept, where it can tell."""
    counted: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if counted is None else time.clock_gettime(counted)


@dataclass(slots=True)
class Beginning:
    """What the clock of the machine said, or should have said, at a moment of the steady one."""

    said: float
    elapsed: float


_beginning = Beginning(time.time(), elapsed())


def now() -> float:
    """Return the time in games."""
    return _beginning.said + elapsed() - _beginning.elapsed


def begin(at: float) -> None:
    """Go on from here."""
    _beginning.said, _beginning.elapsed = at, elapsed()
