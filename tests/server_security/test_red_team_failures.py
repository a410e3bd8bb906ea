"""What fails around the server: the database, the disk, a snapshot. Over real sockets, and nothing is lost."""

from __future__ import annotations

import random
import resource
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from sqlalchemy import Connection, select, update
from websockets.exceptions import ConnectionClosed

from dejarik.server.storage import schema
from tests.server.player import ME, OPEN, Player
from tests.server.running import Postgres, Server, eventually, in_database, json_of

AWAY = "/problems/database-away"
Cut: TypeAlias = Callable[[bool], None]  # cut the server off from its disk or database, or let it go on


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, Cut]]:
    """A server, and what takes its disk or its database away and gives it back."""
    if request.param == "sqlite":
        server = Server(tmp_path / "log", database=f"sqlite:///{tmp_path / 'table.sqlite3'}", heartbeat=0.5)
        server.start()
        assert server.process is not None
        pid = server.process.pid
        _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)

        def cut(away: bool) -> None:  # no file may grow: to SQLite that is a full disk
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (16 * 1024 if away else hard, hard))

    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        server = Server(tmp_path / "log", database=postgres.new_database(), heartbeat=0.5)
        server.start()

        def cut(away: bool) -> None:
            (postgres.stop if away else postgres.start)()

    yield server, cut
    server.stop()


def test_16_without_its_database_the_server_says_503_once_in_the_log_and_goes_on(served: tuple[Server, Cut]) -> None:
    server, cut = served
    ann = Player(server)
    table = ann.new_table("uprising", ME, ME)
    ann.pick(table, times=3)
    watching = ann.live(table)
    watching.next("state")
    pick, version = ann.asked(table)[0], ann.game(table)["version"]
    cut(True)
    request = watching.pick(pick)
    refused = watching.next("refused")
    assert (refused["problem"], refused["status"], refused["request"]) == (AWAY, 503, request)
    for _ in range(20):
        answer = ann.try_pick(table, version, pick)
        assert (answer.status_code, answer.json()["type"]) == (503, AWAY)
        assert int(answer.headers["retry-after"]) >= 1
    log = server.log.read_text()
    assert "Traceback" not in log
    assert log.count("the database is away") <= 2  # nothing can be read, nothing can be written
    assert len(log) < 4000
    cut(False)
    body = {"version": version, "picks": [pick], "request": request}
    eventually(lambda: ann.http.post(f"/api/tables/{table}/picks", json=body).status_code == 200)
    assert ann.game(table)["version"] == version + 1  # made once, however often it was sent
    assert "Traceback" not in server.log.read_text()
    ann.close()


@pytest.mark.parametrize("served", ["postgresql"], indirect=True)  # a full disk can still be read
def test_16_a_live_connection_that_comes_without_the_database_is_told_to_come_again(
    served: tuple[Server, Cut],
) -> None:
    server, cut = served
    ann = Player(server)
    table = ann.new_table("uprising", ME, ME)
    cut(True)
    late = ann.live(table)
    assert late.read()["problem"] == AWAY
    assert late.ended() == 4503
    cut(False)
    again = ann.live(table)
    assert eventually(lambda: seen_at(again, ann, table))["type"] == "state"
    ann.close()


def seen_at(live: Any, ann: Player, table: str) -> Any:
    """What comes first; if that is a refusal, of another connection."""
    try:
        said = live.read()
    except ConnectionClosed:
        said = ann.live(table).read()
    return said if said["type"] == "state" else None


# One damaged snapshot


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "log", database=f"sqlite:///{tmp_path / 'table.sqlite3'}")
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize("damage", ["latest", "first", "all"])
def test_16_with_damaged_snapshots_a_game_opens_from_its_entries(server: Server, damage: str) -> None:
    ann, bob = Player(server), Player(server, "Bob")
    table = ann.new_table("rebellion", ME, OPEN)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    rng = random.Random(5)
    for version in range(70):
        who = ann if ann.asked(table) else bob
        json_of(who.try_pick(table, version, rng.choice(who.asked(table))))
    before = ann.game(table), bob.game(table), ann.get(f"/tables/{table}/events")
    server.kill()
    in_database(server, lambda connection: spoil(damage, connection))
    server.start()
    assert (ann.game(table), bob.game(table)) == before[:2]
    assert ann.get(f"/tables/{table}/events")["events"][1:] == before[2]["events"][1:]
    assert [each["events"] for each in ann.get(f"/tables/{table}/events")["events"]] == [
        each["events"] for each in before[2]["events"]
    ]
    who = ann if ann.asked(table) else bob
    assert who.pick(table) == 71
    ann.close()
    bob.close()


def spoil(which: str, connection: Connection) -> None:
    columns = schema.snapshots.c
    rows = connection.execute(select(columns.version, columns.position).order_by(columns.version)).all()
    assert len(rows) == 5  # every 16 picks
    chosen = {"latest": rows[-3:], "first": rows[:1], "all": rows}[which]
    for row in chosen:
        torn = row.position[: len(row.position) // 2]
        connection.execute(update(schema.snapshots).where(columns.version == row.version).values(position=torn))
