"""Who is at a table whose game has not begun."""

from __future__ import annotations

from dejarik.server.play.listener import Listener


class WaitingRooms:
    """Connections by table, in this process."""

    def __init__(self) -> None:
        self._at: dict[str, set[Listener]] = {}

    def add(self, table: str, listener: Listener) -> None:
        self._at.setdefault(table, set()).add(listener)

    def remove(self, table: str, listener: Listener) -> None:
        """Whoever has gone away, or in."""
        waiting = self._at.get(table, set())
        waiting.discard(listener)
        if not waiting:
            self._at.pop(table, None)

    def at(self, table: str) -> list[Listener]:
        return list(self._at.get(table, ()))

    def changed(self, table: str) -> None:
        """Somebody has sat down or got up, or the game has begun: whoever waits may look."""
        for listener in self._at.get(table, ()):
            listener.wake.set()

    def look_again(self) -> None:
        """At every table: a word that should have come may have been lost."""
        for table in self._at:
            self.changed(table)
