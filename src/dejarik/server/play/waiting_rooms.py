"""Who is connected to tables whose game has not begun."""

from __future__ import annotations

from dejarik.server.play.listener import Listener


class WaitingRooms:
    """The connections of this process that wait, by table."""

    def __init__(self) -> None:
        self._at: dict[str, set[Listener]] = {}

    def add(self, table: str, listener: Listener) -> None:
        self._at.setdefault(table, set()).add(listener)

    def remove(self, table: str, listener: Listener) -> None:
        """Forget somebody who has gone away, or whose game has begun."""
        waiting = self._at.get(table, set())
        waiting.discard(listener)
        if not waiting:
            self._at.pop(table, None)

    def at(self, table: str) -> list[Listener]:
        return list(self._at.get(table, ()))

    def everybody(self) -> list[Listener]:
        return [each for waiting in self._at.values() for each in waiting]

    def changed(self, table: str) -> None:
        """Wake those who wait at a table: somebody has sat down or got up, or the game has begun."""
        for listener in self._at.get(table, ()):
            listener.wake.set()

    def look_again(self) -> None:
        """Wake everybody at every table: a note about it may have been lost."""
        for table in self._at:
            self.changed(table)
