"""Bots that think ahead while somebody at the terminal makes up their mind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from threading import Event, Thread

from dejarik.bots import Bot
from dejarik.bots.ismcts import Ismcts
from dejarik.engine.state import State

PIECE = 0.02  # seconds that somebody who has typed waits at most


@contextmanager
def thinking_ahead(bots: Mapping[int, Bot], state: State) -> Iterator[None]:
    """Let the bots that search think ahead until the person has typed."""
    searching = [(bot, state.perspective(seat)) for seat, bot in bots.items() if isinstance(bot, Ismcts)]
    typed = Event()

    def think() -> None:
        for bot, perspective in searching:
            while not typed.is_set() and bot.think_ahead(perspective, PIECE):
                pass

    thread = Thread(target=think, daemon=True)
    thread.start()
    try:
        yield
    finally:
        typed.set()
        thread.join()
