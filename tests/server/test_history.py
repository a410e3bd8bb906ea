"""The past of a game: looked at, downloaded, played on from; and games played by other rules."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select, update

import dejarik
from dejarik.engine.state import State
from dejarik.server import journal, schema
from tests.server.conftest import Come
from tests.server.player import ME, OPEN, Player, play_to_the_end
from tests.server.running import Server, in_database


@pytest.fixture
def table(ann: Player, bob: Player) -> str:
    table = ann.new_table("uprising", ME, OPEN)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    return table


def test_a_running_game_is_looked_back_at_by_each_seat_with_its_own_eyes(
    ann: Player, bob: Player, come: Come, table: str
) -> None:
    start = ann.game(table)["eyes"]["resistance"]["view"]
    ann.pick(table, times=4)
    assert ann.get(f"/tables/{table}/history/0")["eyes"] == {"resistance": start}
    assert set(come(None).get(f"/tables/{table}/history/0")["eyes"]) == {"spectator"}
    for eye in ("resistance", "open"):
        assert bob.get(f"/tables/{table}/history/0?eye={eye}", 403)["type"] == "/problems/not-over"
    assert set(bob.get(f"/tables/{table}/history/0?eye=spectator")["eyes"]) == {"spectator"}
    assert bob.get(f"/tables/{table}/history/5", 404)["type"] == "/problems/not-found"
    assert bob.get(f"/tables/{table}/record", 403)["type"] == "/problems/not-over"


def test_a_finished_game_is_looked_at_by_all_with_all_eyes(ann: Player, bob: Player, come: Come, table: str) -> None:
    seen = ann.game(table)["eyes"]["resistance"]["view"]
    end = play_to_the_end(table, ann, bob)
    anybody = come(None)
    opened = anybody.get(f"/tables/{table}/history/0?eye=open")["eyes"]
    assert set(opened) == {"resistance", "empire"}
    assert opened["resistance"] == seen
    for version in (end["version"] // 2, end["version"]):
        assert set(anybody.get(f"/tables/{table}/history/{version}?eye=empire")["eyes"]) == {"empire"}


def test_the_record_of_a_finished_game_replays_to_the_same_end(ann: Player, bob: Player, table: str) -> None:
    ann.pick(table, times=2)
    ann.post(f"/tables/{table}/undo", {"picks": 2})  # what was taken back is not in the record
    end = play_to_the_end(table, ann, bob)
    answer = bob.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{table}.jsonl"'
    state = dejarik.replay(answer.text)
    assert dejarik.game("uprising").dump_outcome(state) == end["outcome"]
    assert len(state.picks()) == end["version"] - 3
    last = bob.get(f"/tables/{table}/history/{end['version']}?eye=empire")["eyes"]["empire"]
    assert last == state.view("empire")


def test_from_a_moment_of_a_finished_game_one_plays_on(ann: Player, bob: Player, table: str) -> None:
    moment = {"version": 4, "seat": "empire", "bot": "random"}
    assert ann.post(f"/tables/{table}/play-on", moment, 409)["type"] == "/problems/not-over"
    end = play_to_the_end(table, ann, bob)
    new = ann.post(f"/tables/{table}/play-on", moment, 201)["id"]
    then = ann.get(f"/tables/{table}/history/4?eye=empire")["eyes"]["empire"]
    assert ann.get(f"/tables/{new}/history/0?eye=empire")["eyes"]["empire"] == then
    over = play_to_the_end(new, ann)
    assert dejarik.replay(ann.http.get(f"/api/tables/{new}/record").text).outcome is not None
    assert over["outcome"]["winners"]
    for wrong in ({"version": end["version"]}, {"version": 9999}, {"seat": "nobody"}):
        assert ann.post(f"/tables/{table}/play-on", moment | wrong, 422)["detail"]


def test_a_game_played_by_other_rules_is_shown_from_its_snapshots_and_marked(
    ann: Player, server: Server, come: Come
) -> None:
    table = ann.new_table("uprising", ME, ME)
    version = play_to_the_end(table, ann)["version"]
    near = version // 16 * 16  # a snapshot every so many
    shown = ann.get(f"/tables/{table}/history/{near}?eye=open")
    assert shown["replayable"]
    assert ann.table(table)["replayable"]
    new = rules_change(table, ann, server)
    assert new == "0-old"
    later = come(None)
    assert later.get(f"/tables/{table}/history/{near + 3}?eye=open") == {
        "version": near,
        "replayable": False,
        "eyes": shown["eyes"],
    }
    assert later.table(table)["replayable"] is False
    assert later.http.get(f"/api/tables/{table}/record").status_code == 200
    assert ann.post(f"/tables/{table}/play-on", {"version": 1, "seat": "empire"}, 410)["type"] == "/problems/old-rules"


def rules_change(table: str, player: Player, server: Server) -> str:
    """As if the game had been played by an earlier version of the rules."""
    old = "0-old"

    def work(connection: Connection) -> None:
        tables, snapshots = schema.tables, schema.snapshots
        row = journal.header_of(table, connection)
        assert row is not None
        header = row.header | {"rules": old}
        connection.execute(update(tables).where(tables.c.id == table).values(header=header))
        kept = connection.execute(select(snapshots.c.version, snapshots.c.position).where(snapshots.c.table == table))
        for version, packed in kept.all():
            data = msgspec.msgpack.decode(packed)
            data["position"]["rules"] = old
            this = (snapshots.c.table == table) & (snapshots.c.version == version)
            connection.execute(update(snapshots).where(this).values(position=msgspec.msgpack.encode(data)))

    in_database(server, work)
    return old


def test_a_long_game_is_opened_from_a_snapshot(ann: Player, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.new_table("commanders", ME, ME, ME, ME)
    version = play_to_the_end(table, ann)["version"]
    assert version > 80
    applied = 0
    apply = State.apply

    def counted(state: State, pick: Any) -> None:
        nonlocal applied
        applied += 1
        apply(state, pick)

    monkeypatch.setattr(State, "apply", counted)
    in_database(server, lambda connection: journal.open_state(table, dejarik.game("commanders"), version, connection))
    assert 0 < applied < 16 + journal.LOOK_BACK
