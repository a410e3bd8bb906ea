"""An attack on games, over real sockets. Each test is a point of the report, and holds where it broke."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from sqlalchemy import update

import dejarik
from dejarik.server.storage import schema
from dejarik.server.storage.standstill import TRUSTED
from tests.server.player import ME, OPEN, Player
from tests.server.running import Server as Restarted
from tests.server.running import eventually, json_of
from tests.server_security.running import PATIENCE, Server, begun, token_of


def game(client: httpx.Client, table: str) -> Any:
    return client.get(f"/api/tables/{table}/game").json()


def asked(client: httpx.Client, table: str) -> list[str]:
    """What may be picked now by one of somebody's seats."""
    asks = [eye["ask"] for eye in game(client, table)["eyes"].values() if eye["ask"]]
    return [option["pick"] for option in asks[0]["options"]] if asks else []


def try_pick(client: httpx.Client, table: str, pick: str, version: int | None = None) -> httpx.Response:
    at = game(client, table)["version"] if version is None else version
    body = {"version": at, "picks": [pick], "request": uuid4().hex}
    return client.post(f"/api/tables/{table}/picks", json=body)


def pick(client: httpx.Client, table: str, times: int = 1) -> None:
    """The first option, so many times."""
    for _ in range(times):
        assert try_pick(client, table, asked(client, table)[0]).status_code == 200


def problem_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["type"].removeprefix("/problems/")


# 10. What is over stays as it is


def test_10_a_finished_game_is_not_taken_back(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = begun(ann, ben)
    pick(ann, table, 4)
    assert ann.post(f"/api/tables/{table}/seats/0/resign").status_code == 204
    end = game(ann, table)
    assert problem_of(ann.post(f"/api/tables/{table}/undo", json={"picks": 1})) == (409, "game-over")
    assert problem_of(ben.post(f"/api/tables/{table}/undo/answer", json={"agree": True})) == (409, "game-over")
    assert game(ann, table) == end
    assert dejarik.replay(ann.get(f"/api/tables/{table}/record").text).outcome is None  # nobody won by the rules


def test_10_a_request_from_before_the_end_is_over_with_the_game(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = begun(ann, ben)
    pick(ann, table, 4)
    waiting = ann.post(f"/api/tables/{table}/undo", json={"picks": 1})
    assert waiting.json() == {"done": False, "waiting": [1]}
    with server.rows() as rows:  # as a server of before has left it
        asked_for = rows.execute(schema.tables.select().where(schema.tables.c.id == table)).one().undo
    assert ben.post(f"/api/tables/{table}/seats/1/resign").status_code == 204
    with server.rows() as rows:
        rows.execute(update(schema.tables).where(schema.tables.c.id == table).values(undo=asked_for))
    assert problem_of(ben.post(f"/api/tables/{table}/undo/answer", json={"agree": True})) == (409, "game-over")
    assert game(ann, table)["table"]["status"] == "finished"


# 11. Whoever has resigned does not play any more


def three(server: Server) -> tuple[list[httpx.Client], str]:
    people = [server.guest(name) for name in ("Ann", "Ben", "Cid")]
    seats = [ME, OPEN, OPEN]
    new = {"game": "commanders", "seats": seats, "options": {"first": "commander-1"}}
    table = str(json_of(people[0].post("/api/tables", json=new), 201)["id"])
    for seat in (1, 2):
        assert people[seat].post(f"/api/tables/{table}/seats/{seat}/join").status_code == 204
    return people, table


def test_11_who_resigned_a_moment_ago_elsewhere_picks_nothing_more(server: Server) -> None:
    people, table = three(server)
    pick(people[0], table)  # the game is open in this process
    seat, ann = next((seat, each) for seat, each in enumerate(people) if asked(each, table))
    ours = asked(ann, table)
    with server.rows() as rows:  # another process has written it, and its note is still on the way
        here = schema.seats.c.table == table, schema.seats.c.number == seat
        rows.execute(update(schema.seats).where(*here).values(resigned=True))
    at = game(ann, table)["version"]
    assert problem_of(try_pick(ann, table, ours[0], at)) == (409, "resigned")
    assert game(ann, table)["version"] == at


def test_11_who_resigned_decides_nothing_at_the_table(server: Server) -> None:
    (ann, ben, cid), table = three(server)
    pick(ann, table)
    assert ann.post(f"/api/tables/{table}/seats/0/resign").status_code == 204
    deeds: list[tuple[str, dict[str, Any]]] = [
        ("seats/0/stand-in", {"bot": "random"}),
        ("seats/0/reclaim", {}),
        ("undo", {"picks": 1}),
        ("undo/answer", {"agree": True}),
    ]
    for path, body in deeds:
        assert problem_of(ann.post(f"/api/tables/{table}/{path}", json=body)) == (409, "resigned"), path
    seats = ben.get(f"/api/tables/{table}").json()["seats"]
    assert (seats[0]["stand_in"], seats[0]["resigned"]) == ("greedy", True)
    eventually(lambda: asked(ben, table) or asked(cid, table))  # and the game goes on


# 12. A request to take picks back, and the server starts anew


@pytest.fixture
def restarted(tmp_path: Path) -> Iterator[Restarted]:
    server = Restarted(tmp_path / "log", database=f"sqlite:///{tmp_path / 'table.sqlite3'}")
    server.start()
    yield server
    server.kill()


def test_12_a_request_to_undo_outlives_the_server_and_can_be_answered(restarted: Restarted) -> None:
    ann, ben = Player(restarted), Player(restarted, "Ben")
    table = ann.new_table("rebellion", ME, OPEN)
    ben.post(f"/tables/{table}/seats/1/join", status=204)
    rng = random.Random(5)
    past = [ann.game(table)["eyes"]]
    while len(past) < 60:
        who = ann if ann.asked(table) else ben
        json_of(who.try_pick(table, len(past) - 1, rng.choice(who.asked(table))))
        past.append(ann.game(table)["eyes"])
    (seat,) = past[0]
    own = ann.get(f"/tables/{table}/events?since=15")["events"]
    mine = sum(each["seat"] == seat for each in own)
    ann.post(f"/tables/{table}/undo", {"picks": mine})
    restarted.kill()
    restarted.start()
    assert ann.game(table)["table"]["undo"]["waiting"] == [1]
    assert ben.post(f"/tables/{table}/undo/answer", {"agree": True})["version"] == 60
    back = ann.game(table)
    first = next(each["version"] for each in own if each["seat"] == seat)
    assert back["eyes"][seat]["view"] == past[first - 1][seat]["view"]
    assert back["table"]["undo"] is None
    assert ann.pick(table) == 61
    ann.close()
    ben.close()


# 13. No table sticks


def test_13_a_table_of_rebellion_played_on_from_any_moment_goes_on(server: Server) -> None:
    ann = server.guest("Ann")
    new = {"game": "rebellion", "seats": [ME, ME]}
    table = str(json_of(ann.post("/api/tables", json=new), 201)["id"])
    rng = random.Random(11)
    for _ in range(60):
        assert try_pick(ann, table, rng.choice(asked(ann, table))).status_code == 200
    assert ann.post(f"/api/tables/{table}/seats/0/resign").status_code == 204
    for version in range(0, 60, 6):
        for seat in game(ann, table)["eyes"]:
            moment = {"version": version, "seat": seat, "bot": "random"}
            follows = str(json_of(ann.post(f"/api/tables/{table}/play-on", json=moment), 201)["id"])
            eventually(lambda at=follows: asked(ann, at))  # type: ignore[misc]
            assert try_pick(ann, follows, asked(ann, follows)[0]).status_code == 200


@pytest.mark.parametrize("name", ["stubborn", "confused"])
def test_13_a_bot_that_cannot_answer_is_reported_and_its_table_goes_on(server: Server, name: str) -> None:
    ann = server.guest("Ann")
    new = {"game": "uprising", "seats": [ME, {"kind": "bot", "bot": name}]}
    table = str(json_of(ann.post("/api/tables", json=new), 201)["id"])
    while game(ann, table)["table"]["asked"] != "empire":
        pick(ann, table)
    before = game(ann, table)["version"]
    eventually(lambda: asked(ann, table))
    assert game(ann, table)["version"] > before
    log = [line for line in server.log().splitlines() if table in line and "cannot be made" in line]
    assert sum("it is asked again" in line for line in log) == sum("any legal pick" in line for line in log) > 0
    assert "what nobody offers" not in "".join(log)


# 14. Clocks


LIVE = {"kind": "live", "minutes": 10, "increment": 0}
SOON = {"kind": "live", "minutes": 0.005, "increment": 0}


def timed(ann: httpx.Client, ben: httpx.Client, control: dict[str, Any]) -> str:
    new = {"game": "uprising", "seats": [ME, OPEN], "control": control}
    table = str(json_of(ann.post("/api/tables", json=new), 201)["id"])
    assert ben.post(f"/api/tables/{table}/seats/1/join").status_code == 204
    return table


def test_14_the_clock_of_the_machine_is_set_and_nobody_loses_or_gains_an_hour(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = timed(ann, ben, LIVE)
        for times in (1, 2):  # forward, and back again
            server.set_clock()
            soon = timed(ann, ben, SOON)
            eventually(lambda at=soon: game(ann, at)["table"]["status"] == "finished")  # type: ignore[misc]
            assert game(ann, table)["table"]["status"] == "playing"
            pick(ann, table)
            assert 0 < game(ann, table)["table"]["clock"][0] <= 600
            assert game(ann, table)["version"] == times
        assert game(ann, table)["table"]["clock"][0] > 600 - PATIENCE


@pytest.mark.parametrize("ahead", [3600.0, -3600.0])
def test_14_an_hour_between_two_servers_is_nobodys(tmp_path: Path, ahead: float) -> None:
    with Server(tmp_path) as server:
        server.add_people("ann", "ben")
        ann, ben = server.script(token_of("ann")), server.script(token_of("ben"))
        table = timed(ann, ben, LIVE)
        pick(ann, table)
    with Server(tmp_path, ahead=ahead) as server:
        ann, ben = server.script(token_of("ann")), server.script(token_of("ben"))
        soon = timed(ann, ben, SOON)
        eventually(lambda: game(ann, soon)["table"]["status"] == "finished")
        assert game(ann, table)["table"]["status"] == "playing"
        pick(ann, table)
        assert 600 - TRUSTED - PATIENCE < game(ann, table)["table"]["clock"][0] <= 600
        deadline = game(ann, table)["table"]["deadline"] - ahead
        assert deadline - time.time() <= 600
