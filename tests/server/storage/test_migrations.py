"""A database of an earlier server is brought up to date when it is opened."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import create_engine, inspect, text

from dejarik.server.storage.databases import open_store


def open_and_close(url: str) -> None:
    async def work() -> None:
        store = open_store(url)
        await store.open()
        await store.close()

    asyncio.run(work())


def test_what_was_said_before_there_were_sides_was_said_to_everybody(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    open_and_close(url)
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE chat DROP COLUMN side"))
        connection.execute(text("UPDATE alembic_version SET version_num = 'first'"))
        connection.execute(
            text("INSERT INTO chat (id, \"table\", person, name, text, at) VALUES (1, 't', 'p', 'Ann', 'hi', 0)")
        )
    open_and_close(url)
    with engine.connect() as connection:
        assert "side" in {column["name"] for column in inspect(connection).get_columns("chat")}
        assert connection.execute(text("SELECT text, side FROM chat")).all() == [("hi", None)]
    engine.dispose()
