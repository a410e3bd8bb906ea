"""Notes in the database, from a command to all processes: what they tell each other through Redis, and a few more.

A note is seen within a second or two. Its number may come into sight a little after a later one's, so those a little
before the last are looked at again.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TypeAlias

from sqlalchemy import Connection, delete, func, insert, select

from dejarik.server.storage import schema
from dejarik.server.storage.store import Store

Note: TypeAlias = tuple[str, str]  # the table it is about, and what it says
EVERYWHERE = "*"  # instead of a table: whatever table it is
BANS = "bans"  # who may not come in has changed
NOTICES = "notices"  # what everybody shall read has changed
AGAIN = 50  # numbers before the last at which we look again
KEPT = 1000  # notes; the last ones always, so that numbers go on


class Notes:
    """The notes that this process has not heard yet; those of before it was opened are none of its business."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last = 0
        self._heard: set[int] = set()

    async def open(self) -> None:
        await self._store.write(_forget_old)
        await self.unheard()

    async def unheard(self) -> list[Note]:
        columns, after = schema.notes.c, self._last - AGAIN
        query = select(columns.number, columns.table, columns.text).where(columns.number > after)
        query = query.order_by(columns.number)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        unheard = [(row.table, row.text) for row in rows if row.number not in self._heard]
        self._heard = {row.number for row in rows}
        self._last = max(self._heard, default=0)
        return unheard


def write_all(notes: Sequence[Note], connection: Connection) -> None:
    if notes:
        rows = [{"table": table, "text": text, "at": time.time()} for table, text in notes]
        connection.execute(insert(schema.notes), rows)


def _forget_old(connection: Connection) -> None:
    columns = schema.notes.c
    last = connection.execute(select(func.max(columns.number))).scalar() or 0
    connection.execute(delete(schema.notes).where(columns.number <= last - KEPT))
