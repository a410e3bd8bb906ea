"""A back-up that was made while people play is a whole database: restored, every game goes on."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from dejarik.server.storage import journal, schema
from tests.cli.running import run
from tests.server.conftest import databases
from tests.server.player import BOT, ME, OPEN, Player
from tests.server.running import Server, eventually, in_database

SORTS = {"sqlite": "postgresql", "postgresql": "sqlite"}


@pytest.fixture(params=SORTS)
def sort(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def database(sort: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return databases(sort, request, tmp_path)()


@pytest.fixture
def same_sort(sort: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another database, with nothing in it."""
    (tmp_path / "restored").mkdir()
    return databases(sort, request, tmp_path / "restored")()


@pytest.fixture
def other_sort(sort: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    (tmp_path / "other").mkdir()
    return databases(SORTS[sort], request, tmp_path / "other")()


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "log", database) as server:
        yield server


@contextmanager
def running(log: Path, database: str) -> Iterator[Server]:
    server = Server(log, database=database)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.stop()


class Busy(threading.Thread):
    """Plays one game after the other until it is told to stop, so that there is always something being written."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self.player = Player(server, "Busy")
        self.enough = threading.Event()
        self.picked = 0

    def run(self) -> None:
        table = ""
        while not self.enough.is_set():
            if not table or self.player.table(table)["status"] == "finished":
                table = self.player.new_table("uprising", ME, ME)
            self.player.pick(table)
            self.picked += 1


@contextmanager
def busy(server: Server) -> Iterator[Busy]:
    thread = Busy(server)
    thread.start()
    try:
        eventually(lambda: thread.picked > 2)
        yield thread
    finally:
        thread.enough.set()
        thread.join()
        thread.player.close()


def all_entries(connection: Connection) -> dict[str, list[journal.Entry]]:
    tables = connection.execute(select(schema.tables.c.id)).scalars().all()
    return {table: journal.entries_after(table, 0, connection) for table in tables}


def all_processes(connection: Connection) -> list[Any]:
    return list(connection.execute(select(schema.processes)))


def rows(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in a database."""
    return {
        table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
        for table in schema.metadata.sorted_tables
    }


def test_a_backup_during_play_is_restored_and_played_on(server: Server, same_sort: str, tmp_path: Path) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    login = {"login": "ann", "password": "correct horse battery"}
    ann.post("/accounts", login, 201)
    table = ann.new_table("uprising", ME, OPEN)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    against_bot = ann.new_table("uprising", ME, BOT)
    ann.pick(table, times=2)
    ann.post(f"/tables/{table}/chat", {"text": "до зустрічі"}, 201)
    before = ann.game(table)

    with busy(server) as other:
        done = run("backup", tmp_path / "backup.sqlite3", "--db", server.database)
        at = other.picked
        eventually(lambda: other.picked > at)  # nobody was stopped by it
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "backup.sqlite3").stat().st_mode & 0o077 == 0

    done = run("restore", tmp_path / "backup.sqlite3", "--db", same_sort)
    assert (done.returncode, done.stderr) == (0, "")
    with running(tmp_path / "restored.log", same_sort) as restored:
        for person in (ann, bob):  # their browsers go on with the cookies they have
            person.server, person.http.base_url = restored, restored.url
            person.http.headers["origin"] = restored.url
        assert ann.game(table) == before
        assert len(in_database(restored, all_processes)) == 1  # that of before serves other data
        assert [said["text"] for said in ann.get(f"/tables/{table}/chat")["chat"]] == ["до зустрічі"]
        assert ann.pick(table) == before["version"] + 1
        ann.pick(against_bot, times=4)
        eventually(lambda: ann.asked(against_bot))
        bob.post(f"/tables/{table}/chat", {"text": "here I am"}, 201)  # its number is a new one
        back = Player(restored, "Ann again")
        assert back.post("/login", login)["login"] == "ann"
        back.close()
        for id, entries in in_database(restored, all_entries).items():
            assert [entry.version for entry in entries] == list(range(1, len(entries) + 1)), id
            for version in (0, len(entries)):  # half a pick would show here
                ann.get(f"/tables/{id}/history/{version}?eye=spectator")
    ann.close()
    bob.close()


def test_a_backup_is_the_same_in_every_row_wherever_it_was(server: Server, other_sort: str, tmp_path: Path) -> None:
    ann = Player(server, "Ann")
    table = ann.new_table("commanders", ME, {"kind": "bot", "bot": "ismcts:10ms"}, ME)
    for _ in range(3):
        eventually(lambda: ann.asked(table))
        ann.pick(table)
    ann.post("/tokens", {"label": "x", "scope": "read"}, 201)
    ann.close()
    server.stop()
    run("backup", tmp_path / "backup", "--db", server.database)
    run("restore", tmp_path / "backup", "--db", other_sort)
    there = Server(tmp_path / "none", database=other_sort)
    assert in_database(there, rows) == in_database(server, rows)


def test_nothing_is_replaced_and_no_half_of_a_file_is_left(database: str, tmp_path: Path) -> None:
    with running(tmp_path / "log", database) as server:
        Player(server, "Ann").close()
        file = tmp_path / "backups" / "backup"
        refused("--db", database, "backup", str(file))  # there is no such folder
        file.parent.mkdir()
        assert run("backup", file, "--db", database).returncode == 0
        kept = file.read_bytes()
        refused("--db", database, "backup", str(file))
        refused("--db", database, "restore", str(file))
    assert [each.name for each in file.parent.iterdir()] == [file.name]
    assert file.read_bytes() == kept


def refused(*args: str) -> None:
    where, what = args[:2], args[2:]
    for code in ("en", "uk"):
        done = run(*what, *where, "--lang", code)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr


def test_what_is_no_backup_is_refused(database: str, tmp_path: Path) -> None:
    noise, other = tmp_path / "noise", tmp_path / "other.sqlite3"
    noise.write_bytes(b"no database" * 100)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
    for file in (noise, other, tmp_path / "nothing", tmp_path):
        refused("--db", database, "restore", str(file))
    refused("--db", f"sqlite:///{noise}", "backup", str(tmp_path / "backup"))
    refused("--db", f"sqlite:///{tmp_path / 'nothing'}", "backup", str(tmp_path / "backup"))
    assert not (tmp_path / "nothing").exists()


def test_a_database_of_another_version_is_backed_up_by_that_one(database: str, tmp_path: Path) -> None:
    """A file is copied as it is; from PostgreSQL only what we know could be read, and the rest would be lost."""
    server = Server(tmp_path / "log", database=database)
    in_database(server, lambda connection: connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'x'"))
    if database.startswith("sqlite"):
        assert run("backup", tmp_path / "backup", "--db", database).returncode == 0
        refused("--db", f"sqlite:///{tmp_path / 'empty'}", "restore", str(tmp_path / "backup"))
    else:
        refused("--db", database, "backup", str(tmp_path / "backup"))
