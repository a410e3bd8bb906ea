"""Games that were played by other rules than those of today: they can be looked at, and nothing of them is lost."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select, update
from websockets.exceptions import ConnectionClosed

from dejarik.server.storage import journal, schema
from tests.server.conftest import NewDatabase
from tests.server.player import ME, OPEN, Player, play_to_the_end
from tests.server.running import Server, eventually, in_database, json_of

OLD = "/problems/old-rules"
CLOCK = {"kind": "live", "minutes": 10, "increment": 0}


@dataclass
class Before:
    """What was played before the rules changed, and how it was seen."""

    ann: Player
    bob: Player
    finished: str
    near: int  # the version of a snapshot in its middle
    seen: dict[str, Any]  # of the finished game, by path
    running: str
    start: dict[str, Any]  # of the running game
    clocked: str


@pytest.fixture(scope="module")
def before(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Before]:
    server = Server(tmp_path_factory.mktemp("old") / "log", database=new_database())
    server.start()
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    running = ann.new_table("uprising", ME, OPEN)
    bob.post(f"/tables/{running}/seats/1/join", status=204)
    start = ann.game(running)["eyes"]["resistance"]["view"]
    ann.pick(running, times=2)
    finished = ann.new_table("uprising", ME, ME)
    version = play_to_the_end(finished, ann)["version"]
    near = version // 16 * 16 - 16  # a snapshot every so many
    assert ann.table(finished)["replayable"]
    paths = ("/game", "/events", f"/history/{near}?eye=open")
    seen = {path: ann.get(f"/tables/{finished}{path}") for path in paths}
    clocked = ann.new_table("uprising", ME, ME, control=CLOCK)
    rules_change(server, finished, running, clocked, late=clocked)
    yield Before(ann, bob, finished, near, seen, running, start, clocked)
    ann.close()
    bob.close()
    assert server.stop() == 0
    server.check_log()


def rules_change(server: Server, *tables: str, late: str) -> None:
    """As if these games had been played by an earlier version of the rules, and the server had been renewed since."""
    server.stop()

    def work(connection: Connection) -> None:
        columns, kept = schema.tables.c, schema.snapshots.c
        for table in tables:
            row = journal.table_row(table, connection)
            assert row is not None
            values = {"header": row.header | {"rules": "0-old"}}
            values |= {"deadline": time.time() - 1} if table == late else {}
            connection.execute(update(schema.tables).where(columns.id == table).values(values))
            found = connection.execute(select(kept.version, kept.position).where(kept.table == table))
            for version, packed in found.all():
                data = msgspec.msgpack.decode(packed)
                data["position"]["rules"] = "0-old"
                new = update(schema.snapshots).where(kept.table == table, kept.version == version)
                connection.execute(new.values(position=msgspec.msgpack.encode(data)))

    in_database(server, work)
    server.start()


def test_a_finished_game_is_shown_from_its_snapshots_and_marked(before: Before) -> None:
    ann, path, old = before.ann, f"/tables/{before.finished}", {"replayable": False}
    moment = before.seen[f"/history/{before.near}?eye=open"]
    assert ann.get(f"{path}/history/{before.near + 3}?eye=open") == moment | old
    assert ann.table(before.finished)["replayable"] is False
    assert ann.game(before.finished) == before.seen["/game"] | old  # how it ended is kept, too
    assert ann.get(f"{path}/events") == before.seen["/events"]
    assert ann.http.get(f"/api{path}/record").status_code == 200
    assert ann.post(f"{path}/play-on", {"version": 1, "seat": "empire"}, 410)["type"] == OLD
    assert ann.get(f"{path}/scores", 410)["type"] == OLD


def test_a_running_game_is_shown_from_its_snapshots_and_cannot_be_played_on(before: Before) -> None:
    ann, path = before.ann, f"/tables/{before.running}"
    now = ann.game(before.running)
    assert (now["version"], now["replayable"], now["table"]["status"]) == (0, False, "playing")
    assert now["eyes"] == {"resistance": {"view": before.start, "ask": None}}
    assert set(before.bob.game(before.running)["eyes"]) == {"empire"}
    assert json_of(ann.try_pick(before.running, 2, "finish"), 410)["type"] == OLD
    assert ann.get(f"{path}/explain?seat=resistance&pick=finish", 410)["type"] == OLD
    live = ann.live(before.running)
    assert live.read() == now
    assert live.read()["problem"] == OLD
    with pytest.raises(ConnectionClosed) as closed:
        live.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4410


def test_its_clock_stands_and_those_of_other_games_run(before: Before) -> None:
    """Nobody can play on, so nobody can lose by time."""
    ann = before.ann
    eventually(lambda: ann.table(before.clocked)["deadline"] is None)
    assert ann.table(before.clocked)["status"] == "playing"
    other = ann.new_table("uprising", ME, ME, control=CLOCK | {"minutes": 0.001})
    eventually(lambda: ann.table(other)["status"] == "finished")
