"""A store in one SQLite file.

One thread does all the writing: it takes whatever work has piled up, runs each piece in a savepoint of its own and
commits once for all of them, so that hundreds of picks a second cost a few dozen syncs (WAL, synchronous=FULL: an
acknowledged write survives a power cut).
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from dejarik.server.storage.migrate import migrate
from dejarik.server.storage.store import Store, Work

T = TypeVar("T")

OPTIONS: dict[str, Any] = {
    "hide_parameters": True,  # they hold hands, password hashes, digests of keys, which no log may show
    "json_serializer": lambda data: msgspec.json.encode(data).decode(),  # the standard one took 13 % of a profile
    "json_deserializer": msgspec.json.decode,
}
GROUP = 256  # pieces of work in one commit at the most


class SqliteStore(Store):
    """One file with one writer."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._engine: Engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False}, **OPTIONS)
        event.listen(self._engine, "connect", _configure)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="dejarik-writer", daemon=True)

    async def open(self) -> None:
        def upgrade() -> None:
            with self._engine.begin() as connection:
                migrate(connection)

        await asyncio.to_thread(upgrade)
        self._writer.start()

    async def close(self) -> None:
        if self._writer.is_alive():
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        self._engine.dispose()

    async def _read(self, work: Work[T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("BEGIN")  # which Python leaves out before a SELECT
                return work(connection)

        return await asyncio.to_thread(run)

    async def _write(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, done, loop))
        return await done

    @property
    def well(self) -> bool:
        return self._writer.is_alive()

    def _write_on(self) -> None:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            while (job := self._jobs.get()) is not None:
                jobs = [job]
                while len(jobs) < GROUP and not self._jobs.empty():
                    following = self._jobs.get()
                    if following is None:
                        self._jobs.put(None)
                        break
                    jobs.append(following)
                _commit(connection, jobs)


class _Job:
    """A piece of work and who waits for it."""

    def __init__(self, work: Work[Any], done: asyncio.Future[Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.done = done
        self.loop = loop
        self.result: Any = None
        self.problem: BaseException | None = None

    def run(self, connection: Connection) -> None:
        direct = connection.connection.cursor()  # savepoints need nothing of what SQLAlchemy does for a statement
        direct.execute("SAVEPOINT work")
        try:
            self.result = self.work(connection)
        except Exception as problem:  # noqa: BLE001  # the exception belongs to whoever asked for this work
            self.problem = problem
            direct.execute("ROLLBACK TO work")
        direct.execute("RELEASE work")

    def answer(self) -> None:
        if not self.done.cancelled():
            if self.problem is None:
                self.done.set_result(self.result)
            else:
                self.done.set_exception(self.problem)


def _commit(connection: Connection, jobs: list[_Job]) -> None:
    try:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        for job in jobs:
            job.run(connection)
        connection.exec_driver_sql("COMMIT")
    except Exception as problem:  # noqa: BLE001  # a full disk, a broken file: none of the work was done
        with contextlib.suppress(SQLAlchemyError):  # there may be nothing to roll back
            connection.exec_driver_sql("ROLLBACK")
        for job in jobs:
            job.problem = problem
    with contextlib.suppress(RuntimeError):  # the loop is closed, so nobody waits any more
        jobs[0].loop.call_soon_threadsafe(_answer, jobs)


def _answer(jobs: list[_Job]) -> None:
    for job in jobs:
        job.answer()


def _configure(connection: Any, _: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        connection.execute(f"PRAGMA {pragma}")
