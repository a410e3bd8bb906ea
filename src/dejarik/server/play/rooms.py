"""The games that are open in this process."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from sqlalchemy import Connection, Row

import dejarik
from dejarik.engine.problem import Damaged, IllegalPick
from dejarik.engine.state import State
from dejarik.server import garbage
from dejarik.server.http.refusal import Refusal, not_found, old_rules
from dejarik.server.play.room import Changed, Room, nobody
from dejarik.server.storage import journal
from dejarik.server.storage.store import Store


class Rooms:
    """The games that are open in this process."""

    def __init__(self, store: Store, every: int, most: int) -> None:
        self._store = store
        self._every = every
        self._most = most
        self._open: OrderedDict[str, Room] = OrderedDict()  # the one unused for longest comes first
        self._opening: dict[str, asyncio.Lock] = {}
        self.changed: Changed = nobody

    async def get(self, table: str) -> Room:
        """Return the room of a table whose game has begun, and open it if need be."""
        room = self._open.get(table)
        if room is not None:
            self._open.move_to_end(table)
            return room
        try:
            async with self._opening.setdefault(table, asyncio.Lock()):
                room = self._open.get(table) or self._open.setdefault(table, await self._make(table))
        finally:
            self._opening.pop(table, None)
        self._forget()
        return room

    def close(self, table: str) -> None:
        """Forget a room whose table is gone."""
        if self._open.pop(table, None) is not None:
            garbage.let_go()

    def __len__(self) -> int:
        return len(self._open)

    def opened(self, table: str) -> Room | None:
        return self._open.get(table)

    async def _make(self, table: str) -> Room:
        def work(connection: Connection) -> tuple[Row[Any], list[Row[Any]], State]:
            row = journal.table_row(table, connection)
            if row is None:
                raise not_found("table")
            if row.status == "open":
                raise Refusal(409, "not-begun", "the game has not begun")
            state = journal.open_state(table, dejarik.game(row.game), row.version, connection)
            return row, journal.seat_rows(table, connection), state

        try:
            row, seats, state = await self._store.read(work)
        except (Damaged, IllegalPick) as problem:
            raise old_rules(problem) from None
        room = Room(row, seats, state, self._store, self._every)
        room.changed = lambda each, new_turn: self.changed(each, new_turn)
        return room

    def listened_to(self) -> list[Room]:
        return [room for room in self._open.values() if room.listeners]

    def _forget(self) -> None:
        """Close rooms that nobody is in. Whoever still holds one may go on using it: the database decides."""
        spare = len(self._open) - self._most
        if spare > 0:
            idle = [room.id for room in self._open.values() if not room.listeners and not room.lock.locked()]
            for table in idle[: min(spare, len(idle) - 1)]:
                self.close(table)
