"""The processes that serve a database: each keeps a row of its own, which tells that it lives and can write."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import time
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

import dejarik
from dejarik.server import metrics, steady
from dejarik.server.http.refusal import Refusal
from dejarik.server.storage import schema, standstill
from dejarik.server.storage.store import Store

PATIENCE = 2.0  # seconds that the database has for writing a row
FRESH = 1.0  # seconds for which an answer holds, so that nobody can keep the database busy by asking
FORGOTTEN = 24 * 3600.0  # seconds after which a process that died is not spoken of any more
AWAY = (Refusal, TimeoutError)  # the database is gone, or its disk is full


class Processes:
    """This process among those that serve the same database."""

    def __init__(self, store: Store) -> None:
        self.id = secrets.token_urlsafe(12)
        self.draining = False
        self._row: dict[str, Any] = {
            "id": self.id,
            "host": socket.gethostname(),
            "pid": os.getpid(),
            "version": dejarik.__version__,
        }
        self._store = store
        self._writing = asyncio.Lock()
        self._asked = 0.0
        self._answered = False

    async def open(self, *, alone: bool) -> None:
        """Begin to serve, alone or with other processes."""
        await self._store.write(partial(standstill.begin, alone))
        self._row["started"] = steady.now()
        await self._store.write(_forget_the_dead)
        await self.note()

    async def close(self) -> None:
        with suppress(*AWAY):
            async with asyncio.timeout(PATIENCE):
                await self._store.write(partial(_leave, self.id))

    async def drain(self, *, draining: bool) -> None:
        """Be about to stop, or no longer."""
        self.draining = draining
        metrics.DRAINING.set(draining)
        await self.note()

    async def note(self) -> None:
        """Note that this process lives."""
        await self._store.write(partial(_note, self._row | {"seen": steady.now(), "draining": self.draining}))

    async def can_write(self) -> bool:
        """Whether the database can be written now. Reading alone would not tell of a full disk."""
        async with self._writing:
            if time.monotonic() - self._asked > FRESH:
                try:
                    async with asyncio.timeout(PATIENCE):
                        await self.note()
                    self._answered = True
                except AWAY:
                    self._answered = False
                self._asked = time.monotonic()
            return self._answered


def all_of(connection: Connection) -> list[Row[Any]]:
    return list(connection.execute(select(schema.processes).order_by(schema.processes.c.started)))


def _forget_the_dead(connection: Connection) -> None:
    connection.execute(delete(schema.processes).where(schema.processes.c.seen < steady.now() - FORGOTTEN))


def _leave(id: str, connection: Connection) -> None:
    standstill.note(connection)
    connection.execute(delete(schema.processes).where(schema.processes.c.id == id))


def _note(row: dict[str, Any], connection: Connection) -> None:
    standstill.note(connection)
    known = update(schema.processes).where(schema.processes.c.id == row["id"]).values(row)
    if not connection.execute(known).rowcount:
        connection.execute(insert(schema.processes).values(row))
