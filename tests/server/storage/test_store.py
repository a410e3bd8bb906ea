"""The database: what has begun is done, whoever has gone meanwhile, and what is read is of one moment."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import pytest
from sqlalchemy import Connection
from sqlalchemy.util import await_only

from dejarik.server.storage.databases import open_store
from tests.server.conftest import NewDatabase
from tests.server.running import Postgres


def test_what_nobody_waits_for_any_more_is_written_before_the_store_is_closed(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    async def go_away() -> int:
        store = open_store(postgres.new_database())
        await store.open()
        begun = asyncio.Event()

        def slowly(connection: Connection) -> None:
            connection.exec_driver_sql("CREATE TABLE jottings (note text)")
            begun.set()
            connection.exec_driver_sql("SELECT pg_sleep(0.1)")
            connection.exec_driver_sql("INSERT INTO jottings VALUES ('done')")

        writing = asyncio.create_task(store.write(slowly))
        await begun.wait()
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writing
        await store.close()
        try:
            return await store.read(lambda connection: len(connection.exec_driver_sql("SELECT * FROM jottings").all()))
        finally:
            await store.close()

    with caplog.at_level(logging.WARNING):
        assert asyncio.run(go_away()) == 1
    assert caplog.records == []


def test_what_is_read_together_is_of_one_moment(new_database: NewDatabase) -> None:
    url = new_database()

    async def look_twice() -> list[int]:
        store = open_store(url)
        await store.open()
        loop = asyncio.get_running_loop()

        def note(connection: Connection) -> None:
            connection.exec_driver_sql("INSERT INTO jottings VALUES ('new')")

        def jottings(connection: Connection) -> int:
            return len(connection.exec_driver_sql("SELECT * FROM jottings").all())

        def look(connection: Connection) -> list[int]:
            before = jottings(connection)
            if url.startswith("sqlite"):  # reads in a thread, PostgreSQL in the loop
                asyncio.run_coroutine_threadsafe(store.write(note), loop).result()
            else:
                await_only(store.write(note))
            return [before, jottings(connection)]

        await store.write(lambda connection: connection.exec_driver_sql("CREATE TABLE jottings (note text)") and None)
        seen = await store.read(look)
        after = await store.read(jottings)
        await store.close()
        return [*seen, after]

    assert asyncio.run(look_twice()) == [0, 0, 1]
