"""Back-ups: the whole database at one moment, as one SQLite file, whatever the database is.

A server may go on meanwhile: SQLite copies its pages from one moment, and from PostgreSQL all rows are read in one
transaction. The file is itself a database that a server can open, so a back-up also leads from one sort of database to
the other.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory, mkstemp
from typing import Any, TypeAlias

from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    NullPool,
    Text,
    bindparam,
    cast,
    create_engine,
    delete,
    func,
    insert,
    inspect,
    select,
    type_coerce,
)
from sqlalchemy import Table as Relation
from sqlalchemy.engine import make_url

from dejarik.server.storage.databases import open_store
from dejarik.server.storage.migrate import is_up_to_date, migrate
from dejarik.server.storage.schema import metadata, people, processes, tables

CHUNK = 1000  # rows at a time
Value: TypeAlias = ColumnElement[Any]


class NotEmpty(Exception):
    """There are data already where a back-up should go, or be restored."""


class NoBackup(Exception):
    """A file that is no back-up, or a damaged one."""


class OtherVersion(Exception):
    """A database that another version of the program keeps."""


async def back_up(url: str, file: Path) -> None:
    """Copy a database into a new file. It appears under its name when it is whole and on the disk."""
    if file.exists():
        raise NotEmpty
    with written_whole(file) as part:
        if make_url(url).get_backend_name() == "sqlite":
            await asyncio.to_thread(copy_file, Path(make_url(url).database or ""), part)
        else:
            await copy_postgres(url, part)


async def restore(file: Path, url: str) -> None:
    """Copy a back-up into a database with nothing in it, and bring that up to date."""
    with TemporaryDirectory(prefix="dejarik-restore-") as folder:
        if make_url(url).get_backend_name() == "sqlite":
            await asyncio.to_thread(restore_file, file, Path(make_url(url).database or ""))
        else:
            whole = Path(folder) / "whole"
            await asyncio.to_thread(copy_up_to_date, file, whole)
            await fill_postgres(whole, url)


@contextmanager
def written_whole(file: Path) -> Iterator[Path]:
    """Give a file to write into, which nobody else can read and which gets its name at the end."""
    descriptor, name = mkstemp(dir=file.parent, prefix=f"{file.name}.")
    os.close(descriptor)
    part = Path(name)
    try:
        yield part
        for each in (part, file.parent):
            descriptor = os.open(each, os.O_RDONLY)
            os.fsync(descriptor)
            os.close(descriptor)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)


# SQLite


def copy_file(source: Path, target: Path) -> None:
    """Copy all pages of a SQLite file as they are at one moment, and check them."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True, timeout=30)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, not three
        (found,) = new.execute("PRAGMA quick_check").fetchone()
    if found != "ok":
        raise NoBackup


def restore_file(file: Path, target: Path) -> None:
    beside = [target.with_name(f"{target.name}{ending}") for ending in ("-wal", "-shm", "-journal")]
    if any(each.exists() for each in beside) or (target.exists() and target.stat().st_size):
        raise NotEmpty
    target.unlink(missing_ok=True)
    with written_whole(target) as part:
        copy_up_to_date(file, part)


def copy_up_to_date(file: Path, target: Path) -> None:
    """Copy a back-up, which stays as it is, and bring the copy up to date. The processes of then do not serve it."""
    check_backup(file)
    copy_file(file, target)
    with sqlite(target) as connection:
        migrate(connection)
        connection.execute(delete(processes))


def check_backup(file: Path) -> None:
    file.open("rb").close()  # says why it cannot be read
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as found:
        names = {name for (name,) in found.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if {"alembic_version", tables.name, people.name} <= names:
            return
    raise NoBackup


@contextmanager
def sqlite(file: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool, hide_parameters=True)
    with engine.begin() as connection:
        yield connection


# PostgreSQL


async def copy_postgres(url: str, file: Path) -> None:
    store = open_store(url)

    def work(source: Connection) -> None:
        if not inspect(source).has_table("alembic_version") or not is_up_to_date(source):
            raise OtherVersion
        with sqlite(file) as target:
            migrate(target)
            copy_rows(source, target)

    try:
        await store.read(work)
    finally:
        await store.close()
    await asyncio.to_thread(check_backup, file)


async def fill_postgres(file: Path, url: str) -> None:
    """Copy everything in one transaction: all of it arrives, or nothing."""
    store = open_store(url)

    def work(target: Connection) -> None:
        if any(target.execute(select(each.c.id).limit(1)).first() is not None for each in (people, tables)):
            raise NotEmpty
        with sqlite(file) as source:
            copy_rows(source, target)
        for relation in metadata.sorted_tables:
            if relation.autoincrement_column is not None:
                count_on(relation, relation.autoincrement_column.name, target)

    try:
        await store.open()
        await store.write(work)
    finally:
        await store.close()


def count_on(relation: Relation, column: str, connection: Connection) -> None:
    """Let new rows be numbered after those that were copied."""
    last = connection.execute(select(func.max(relation.c[column]))).scalar()
    if last is not None:
        name = func.pg_get_serial_sequence(relation.name, column)
        connection.execute(select(func.setval(name, last)))


# Rows


def copy_rows(source: Connection, target: Connection) -> None:
    """Copy all rows of all relations, JSON as the text that it is."""
    for relation in metadata.sorted_tables:
        query = select(*(as_it_is(column, source.dialect.name) for column in relation.c))
        rows = source.execution_options(yield_per=CHUNK).execute(query)
        values = {column.name: given(column, target.dialect.name) for column in relation.c}
        for chunk in rows.mappings().partitions():
            target.execute(insert(relation).values(values), [dict(row) for row in chunk])


def as_it_is(column: Value, dialect: str) -> Value:
    if not isinstance(column.type, JSON):
        return column
    text = cast(column, Text) if dialect == "postgresql" else type_coerce(column, Text)
    return text.label(column.key)


def given(column: Value, dialect: str) -> Value:
    """Return the parameter for a column; only PostgreSQL has to be told that a text is JSON."""
    assert column.key is not None
    if not isinstance(column.type, JSON):
        return bindparam(column.key, type_=column.type)
    text = bindparam(column.key, type_=Text)
    return cast(text, JSON) if dialect == "postgresql" else type_coerce(text, Text)
