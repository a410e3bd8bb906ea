"""Games that were played by other rules than those of today: they can be looked at, and nothing of them is lost."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, select, update
from websockets.exceptions import ConnectionClosed

from dejarik.server import journal, schema
from tests.server.conftest import NewDatabase
from tests.server.player import ME, OPEN, Player, play_to_the_end
from tests.server.running import Server, eventually, in_database, json_of


@pytest.fixture
def server(new_database: NewDatabase, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "log", database=new_database())
    server.start()
    yield server
    assert server.stop() == 0
    server.check_log()


@pytest.fixture
def ann(server: Server) -> Iterator[Player]:
    player = Player(server)
    yield player
    player.close()


def rules_change(server: Server, *tables: str, due: float | None = None) -> None:
    """As if these games had been played by an earlier version of the rules, and the server had been renewed since."""
    server.stop()

    def work(connection: Connection) -> None:
        columns, kept = schema.tables.c, schema.snapshots.c
        for table in tables:
            row = journal.header_of(table, connection)
            assert row is not None
            values = {"header": row.header | {"rules": "0-old"}} | ({} if due is None else {"deadline": due})
            connection.execute(update(schema.tables).where(columns.id == table).values(values))
            for version, packed in connection.execute(
                select(kept.version, kept.position).where(kept.table == table)
            ).all():
                data = msgspec.msgpack.decode(packed)
                data["position"]["rules"] = "0-old"
                this = (kept.table == table) & (kept.version == version)
                connection.execute(update(schema.snapshots).where(this).values(position=msgspec.msgpack.encode(data)))

    in_database(server, work)
    server.start()


def test_a_game_played_by_other_rules_is_shown_from_its_snapshots_and_marked(ann: Player, server: Server) -> None:
    table, running = ann.new_table("uprising", ME, ME), ann.new_table("uprising", ME, OPEN)
    bob = Player(server, "Bob")
    bob.post(f"/tables/{running}/seats/1/join", status=204)
    start = ann.game(running)["eyes"]["resistance"]["view"]
    ann.pick(running, times=2)
    version = play_to_the_end(table, ann)["version"]
    near = version // 16 * 16 - 16  # a snapshot every so many
    then, last = ann.get(f"/tables/{table}/history/{near}?eye=open"), ann.game(table)
    log = ann.get(f"/tables/{table}/events")
    assert then["replayable"] is ann.table(table)["replayable"] is last["replayable"] is True
    rules_change(server, table, running)

    assert ann.get(f"/tables/{table}/history/{near + 3}?eye=open") == then | {"replayable": False}
    assert ann.table(table)["replayable"] is False
    assert ann.game(table) == last | {"replayable": False}  # how it ended is kept, too
    assert ann.get(f"/tables/{table}/events") == log
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 200
    old = "/problems/old-rules"
    assert ann.post(f"/tables/{table}/play-on", {"version": 1, "seat": "empire"}, 410)["type"] == old
    assert ann.get(f"/tables/{table}/scores", 410)["type"] == old

    now = ann.game(running)
    assert (now["version"], now["replayable"], now["table"]["status"]) == (0, False, "playing")
    assert now["eyes"] == {"resistance": {"view": start, "ask": None}}
    assert set(bob.game(running)["eyes"]) == {"empire"}
    assert json_of(ann.try_pick(running, 2, "finish"), 410)["type"] == old
    assert ann.get(f"/tables/{running}/explain?seat=resistance&pick=finish", 410)["type"] == old
    live = ann.live(running)
    assert live.read() == now
    assert live.read()["problem"] == old
    with pytest.raises(ConnectionClosed):
        live.read()
    bob.close()


def test_a_clock_of_a_game_played_by_other_rules_stands(ann: Player, server: Server) -> None:
    """Nobody can play on, so nobody can lose by time; and the clocks of the other tables run as ever."""
    control = {"kind": "live", "minutes": 10, "increment": 0}
    table = ann.new_table("uprising", ME, ME, control=control)
    rules_change(server, table, due=time.time() - 1)
    eventually(lambda: ann.table(table)["deadline"] is None)
    assert ann.table(table)["status"] == "playing"
    other = ann.new_table("uprising", ME, ME, control=control | {"minutes": 0.001})
    eventually(lambda: ann.table(other)["status"] == "finished")
