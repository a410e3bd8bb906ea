"""Somebody who is connected and hears what happens at a table."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from dejarik.server.play.messages import ServerMessage
from dejarik.server.play.wire import as_text

QUEUE = 256  # messages that a slow client may lag behind before it is disconnected


@dataclass(eq=False, slots=True)
class Listener:
    """A connection that hears what happens, through the eyes of some seats or of a spectator."""

    seats: tuple[int, ...]
    person: str | None = None
    queue: asyncio.Queue[str] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    wake: asyncio.Event = field(default_factory=asyncio.Event)  # set when there is something to look after
    too_slow: bool = False
    doubted: bool = False  # who it is, or whose seats these are, has changed: it hears no more until that is clear

    def tell(self, message: ServerMessage) -> None:
        self.put(as_text(message))

    def put(self, text: str) -> None:
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.too_slow = True  # it is disconnected, and may come back and ask for everything
            self.wake.set()

    def doubt(self) -> None:
        self.doubted = True
        self.wake.set()

    @property
    def eyes(self) -> tuple[int | None, ...]:
        return self.seats or (None,)
