"""A store in a PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from dejarik.server.storage.migrate import migrate
from dejarik.server.storage.store import Store, Work

T = TypeVar("T")


class PostgresStore(Store):
    """Runs each piece of work in a transaction, on a pool of connections.

    Work that has begun is finished even if whoever wanted it has gone: a connection that is left in the middle of
    something is lost.
    """

    def __init__(self, url: str) -> None:
        super().__init__()
        address = make_url(url).set(drivername="postgresql+asyncpg")
        self._engine: AsyncEngine = create_async_engine(address, pool_size=10, max_overflow=10, hide_parameters=True)
        self._moment = self._engine.execution_options(isolation_level="REPEATABLE READ")  # the same pool
        self._begun: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(5511)")  # one process migrates at a time
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await asyncio.gather(*self._begun, return_exceptions=True)
        await self._engine.dispose()

    async def _read(self, work: Work[T]) -> T:
        return await self._to_the_end(self._look(work))

    async def _write(self, work: Work[T]) -> T:
        return await self._to_the_end(self._change(work))

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.get_running_loop().create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return await asyncio.shield(task)

    async def _look(self, work: Work[T]) -> T:
        async with self._moment.connect() as connection:
            return await connection.run_sync(work)

    async def _change(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)
