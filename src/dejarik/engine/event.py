"""What happened, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.engine.message import Message

EVERYONE = -1
SPECTATOR = 31  # the bit of those who have no seat


def only(*seats: int) -> int:
    """The audience of these seats and nobody else."""
    audience = 0
    for seat in seats:
        audience |= 1 << seat
    return audience


def all_but(*seats: int) -> int:
    """Everybody else, those who only watch included."""
    return ~only(*seats)


ONLY = tuple(only(seat) for seat in range(SPECTATOR))  # by seat, for what is told often
ALL_BUT = tuple(all_but(seat) for seat in range(SPECTATOR))


@dataclass(frozen=True, slots=True)
class Event:
    """A sentence of the log. `audience` has a bit for each seat that may read it."""

    message: Message
    audience: int = EVERYONE

    def seen_by(self, seat: int | None) -> bool:
        return bool(self.audience >> (SPECTATOR if seat is None else seat) & 1)
