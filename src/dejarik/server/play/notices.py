"""What whoever runs the server has to say to everybody: notices in their own words, and that a restart is near."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, or_, select

from dejarik.server.http.response_bodies import Notice, Restart
from dejarik.server.play.messages import NoticesMessage
from dejarik.server.storage import schema
from dejarik.server.storage.store import Store


class Notices:
    """What is to be read now. Each process keeps it in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._notices: Sequence[Notice] = ()
        self.restart: Restart | None = None  # of this process; others may stay

    async def read(self) -> None:
        """Read them anew."""
        self._notices = await self._store.read(shown)

    def message(self) -> NoticesMessage:
        now = time.time()
        notices = [each for each in self._notices if each["until"] is None or each["until"] > now]
        return {"type": "notices", "notices": notices, "restart": self.restart}

    def __bool__(self) -> bool:
        message = self.message()
        return bool(message["notices"]) or message["restart"] is not None


def shown(connection: Connection) -> list[Notice]:
    columns = schema.notices.c
    query = select(schema.notices).where(or_(columns.until.is_(None), columns.until > time.time()))
    return [
        {"id": row.id, "text": row.text, "created": row.created, "until": row.until}
        for row in connection.execute(query.order_by(columns.created))
    ]


def add(id: str, text: str, until: float | None, connection: Connection) -> None:
    connection.execute(insert(schema.notices).values(id=id, text=text, created=time.time(), until=until))


def withdraw_all(connection: Connection) -> None:
    connection.execute(delete(schema.notices))
