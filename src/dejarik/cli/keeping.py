"""Back-ups of the table server's data. Only the commands for them load this: it needs the extra `server`."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dejarik.cli import serving
from dejarik.cli.records import cannot
from dejarik.cli.refused import Refused
from dejarik.server.storage import backup
from dejarik.server.storage.backup import NoBackup, NotEmpty, OtherVersion


def back_up(db: str | None, file: Path) -> None:
    database = serving.usable_database(db, anew=False)
    try:
        with serving.explained(database), of_file(file, "cli-cannot-write"):
            asyncio.run(backup.back_up(database, file))
    except NotEmpty as problem:
        raise Refused("cli-backup-exists", file=str(file)) from problem
    except NoBackup as problem:
        raise Refused("cli-backup-damaged", place=serving.place(database)) from problem
    except OtherVersion as problem:
        raise Refused("cli-backup-other-version", place=serving.place(database)) from problem


def restore(file: Path, db: str | None) -> str:
    """Restore a back-up; return where the data are now."""
    with of_file(file, "cli-cannot-read"):
        file.open("rb").close()
    database = serving.usable_database(db)
    try:
        with serving.explained(database):
            asyncio.run(backup.restore(file, database))
    except NotEmpty as problem:
        raise Refused("cli-restore-not-empty", place=serving.place(database)) from problem
    except NoBackup as problem:
        raise Refused("cli-restore-no-backup", file=str(file)) from problem
    return serving.place(database)


@contextmanager
def of_file(file: Path, key: str) -> Iterator[None]:
    """Explain why a file cannot be read or written; a database that does not answer is another matter."""
    try:
        yield
    except sqlite3.Error:
        raise
    except (FileNotFoundError, IsADirectoryError, NotADirectoryError, PermissionError) as problem:
        raise cannot(key, file, problem) from problem
