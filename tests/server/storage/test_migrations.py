"""A database of an earlier server is brought up to date when it is opened."""

from __future__ import annotations

import asyncio
import hashlib
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


COOKIE = "IlpZNjlPUmtQR2dkSUtjcVgi.l5FZnX79MzYw_4WQLhQWQ2lmfZk"


def test_who_had_a_signed_cookie_is_known_by_it_until_that_session_ends(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    open_and_close(url)
    engine = create_engine(url)
    with engine.begin() as connection:
        for table in ("sessions", "resets", "tokens", "chat"):
            connection.execute(text(f"DROP TABLE {table}"))
        for statement in BEFORE:
            connection.execute(text(statement))
    open_and_close(url)
    with engine.connect() as connection:
        held = connection.execute(text("SELECT digest, person FROM sessions")).all()
        assert held == [(hashlib.sha256(COOKIE.encode()).hexdigest(), "ZY69ORkPGgdIKcqX")]
        assert connection.execute(text("SELECT scope, used FROM tokens")).all() == [("play", None)]
        assert connection.execute(text("SELECT number, seats FROM chat")).all() == [(1_794_803_094_900_000, None)]
        assert not inspect(connection).has_table("secrets")
    engine.dispose()


BEFORE = [
    "CREATE TABLE secrets (name VARCHAR(40) PRIMARY KEY, value VARCHAR(200) NOT NULL)",
    "INSERT INTO secrets VALUES ('session', 'key-of-the-old-server')",
    "CREATE TABLE tokens (digest VARCHAR(64) PRIMARY KEY, person VARCHAR(24), label VARCHAR(80), created FLOAT)",
    "INSERT INTO tokens VALUES ('0', 'ZY69ORkPGgdIKcqX', 'bot', 1)",
    'CREATE TABLE chat (id INTEGER PRIMARY KEY, "table" VARCHAR(24), person VARCHAR(24), name VARCHAR(40), text TEXT,'
    " side VARCHAR(40), at FLOAT)",
    'CREATE INDEX chat_by_table ON chat ("table", id)',
    "INSERT INTO chat VALUES (7, 't', 'ZY69ORkPGgdIKcqX', 'Ann', 'hi', NULL, 1794803094.9)",
    "INSERT INTO people (id, name, language, created) VALUES ('ZY69ORkPGgdIKcqX', 'Ann', 'en', 1)",
    "UPDATE alembic_version SET version_num = 'thoughts'",
]
