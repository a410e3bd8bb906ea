"""An attack on what a server can carry, over real sockets. Each test is a point of the report."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.player import BOT, ME, OPEN
from tests.server.running import eventually, json_of
from tests.server_security.running import PATIENCE, Server, begun
from tests.server_security.test_red_team_games import asked, game, problem_of, try_pick

HARD = {"kind": "bot", "bot": "ismcts:200ms"}
Limited: TypeAlias = Callable[..., Server]


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Limited]:
    """A server with other limits."""
    with ExitStack() as running:
        yield lambda limits, **more: running.enter_context(Server(tmp_path, limits=limits, **more))


def make(host: httpx.Client, *seats: dict[str, str], name: str = "uprising") -> httpx.Response:
    return host.post("/api/tables", json={"game": name, "seats": list(seats), "public": False})


def made(host: httpx.Client, *seats: dict[str, str], name: str = "uprising") -> str:
    return str(json_of(make(host, *seats, name=name), 201)["id"])


def cookie_of(host: httpx.Client) -> dict[str, str]:
    return {"Cookie": f"dejarik={host.cookies['dejarik']}"}


# 1. What is closed is freed


def test_1_a_game_that_was_let_go_leaves_the_memory(limited: Limited) -> None:
    server = limited({}, open_games=5)
    ann = server.guest("Ann")
    for _ in range(40):
        table = made(ann, ME, ME)
        with server.live(table, **cookie_of(ann)) as live:
            live.send('{"type":"hello"}')
            assert json.loads(live.recv(timeout=PATIENCE))["type"] == "state"
            assert try_pick(ann, table, asked(ann, table)[0]).status_code == 200
            ann.post(f"/api/tables/{table}/undo", json={"picks": 50})  # refused, with the game in the traceback
    eventually(lambda: server.rooms() <= 6)


# 2. Bots


def test_2_a_table_for_strangers_needs_a_person(limited: Limited) -> None:
    ann = limited({}, public=True).guest("Ann")
    assert problem_of(make(ann, HARD, HARD)) == (422, "nobody-plays")
    assert make(ann, OPEN, HARD).status_code == 201


def test_2_bots_that_play_alone_play_only_while_somebody_looks_on(server: Server) -> None:
    ann = server.guest("Ann")
    alone = made(ann, BOT, BOT)
    with_ann = made(ann, BOT, ME)
    eventually(lambda: asked(ann, with_ann))  # so much time has the other table had
    assert game(ann, alone)["version"] == 0
    with server.live(alone) as watching:
        watching.send('{"type":"hello"}')
        eventually(lambda: game(ann, alone)["version"] > 0)


def test_2_bots_rest_when_nobody_was_there_lately(limited: Limited) -> None:
    server = limited({"rest_after": 0.0}, heartbeat=0.2)
    ann = server.guest("Ann")
    left, table = made(ann, BOT, ME), made(ann, BOT, ME)
    with server.live(table, **cookie_of(ann)) as live:
        live.send('{"type":"hello"}')
        eventually(lambda: asked(ann, table))
    assert server.client().get(f"/api/tables/{left}").json()["version"] == 0
    with server.live(left, **cookie_of(ann)) as live:
        live.send('{"type":"hello"}')
        eventually(lambda: asked(ann, left))


def test_2_nobody_has_bots_without_end(limited: Limited) -> None:
    server = limited({"bots_per_person": 3, "bots_per_address": 4})
    ann, ben = server.guest("Ann"), server.guest("Ben")
    for _ in range(3):
        made(ann, ME, BOT)
    assert problem_of(make(ann, ME, BOT)) == (409, "too-many-bots")
    assert make(ann, ME, ME).status_code == 201
    made(ben, ME, BOT)
    refused = make(ben, ME, BOT)
    assert (*problem_of(refused), refused.json()["most"]) == (409, "too-many-bots", 4)


@pytest.mark.parametrize("name", ["ismcts:60s", "ismcts:3s"])
def test_2_no_bot_thinks_longer_than_the_operator_lets_it(limited: Limited, name: str) -> None:
    ann = limited({"thought": 2.0}).guest("Ann")
    slow = {"kind": "bot", "bot": name}
    assert problem_of(make(ann, ME, slow)) == (422, "thinks-too-long")
    table = made(ann, ME, ME)
    answer = ann.post(f"/api/tables/{table}/seats/0/stand-in", json={"bot": name})
    assert problem_of(answer) == (422, "thinks-too-long")
    assert ann.post(f"/api/tables/{table}/seats/0/resign").status_code == 204
    moment = {"version": 0, "seat": "resistance", "bot": name}
    assert problem_of(ann.post(f"/api/tables/{table}/play-on", json=moment)) == (422, "thinks-too-long")
    assert make(ann, ME, {"kind": "bot", "bot": "hard"}).status_code == 201


def test_2_a_quick_bot_of_one_person_does_not_wait_for_all_slow_ones_of_another(server: Server) -> None:
    eve, ann = server.guest("Eve"), server.guest("Ann")
    crowd = [made(eve, HARD, ME) for _ in range(30)]
    eventually(lambda: any(game(eve, table)["version"] for table in crowd))
    before = sum(game(eve, table)["version"] for table in crowd)
    table = made(ann, BOT, ME)
    eventually(lambda: asked(ann, table))
    after = sum(game(eve, table)["version"] for table in crowd)
    assert game(ann, table)["version"] > 2
    assert after - before < len(crowd)  # and not so many for each pick


# 3. Tables, people, connections


def test_3_nobody_has_tables_without_end(limited: Limited) -> None:
    server = limited({"tables_per_person": 3, "tables_per_address": 5})
    ann, ben = server.guest("Ann"), server.guest("Ben")
    tables = [made(ann, ME, ME) for _ in range(3)]
    assert problem_of(make(ann, ME, ME)) == (409, "too-many-tables")
    assert ann.post(f"/api/tables/{tables[0]}/seats/0/resign").status_code == 204
    made(ann, ME, ME)  # one is over
    assert problem_of(ann.post(f"/api/tables/{tables[0]}/rematch")) == (409, "too-many-tables")
    for _ in range(2):
        made(ben, ME, OPEN)
    assert problem_of(make(ben, ME, OPEN)) == (409, "too-many-tables")


def test_3_guests_do_not_come_without_end(limited: Limited) -> None:
    server = limited({"people_per_address": 3})
    people = [server.guest(f"Guest {number}") for number in range(3)]
    assert problem_of(server.client().post("/api/people", json={"name": "Eve"})) == (429, "too-fast")
    assert people[0].post("/api/people", json={"name": "Ann"}).status_code == 200  # who is here may be called otherwise


def test_3_a_table_at_which_nobody_sits_is_cleared_away(limited: Limited) -> None:
    server = limited({"empty_after": 0.0}, heartbeat=0.2)
    ann = server.guest("Ann")
    empty, waiting = made(ann, ME, OPEN), made(ann, ME, OPEN)
    with server.live(empty) as watching:
        watching.send('{"type":"hello"}')
        assert json.loads(watching.recv(timeout=PATIENCE))["type"] == "waiting"
        assert ann.post(f"/api/tables/{empty}/seats/0/leave").status_code == 204
        with suppress(ConnectionClosed):
            while True:
                watching.recv(timeout=PATIENCE)
        assert watching.close_code == 4404
    assert ann.get(f"/api/tables/{empty}").status_code == 404
    assert ann.get(f"/api/tables/{waiting}").status_code == 200


def test_3_nobody_has_connections_without_end(limited: Limited) -> None:
    server = limited({"connections_per_person": 3, "connections_per_address": 5})
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = begun(ann, ben)
    with ExitStack() as held:
        for _ in range(3):
            assert first_said(server, held, table, **cookie_of(ann))["type"] == "state"
        refused = first_said(server, held, table, **cookie_of(ann))
        assert (refused["problem"], refused["status"]) == ("/problems/too-many-connections", 429)
        for _ in range(2):
            assert first_said(server, held, table, **cookie_of(ben))["type"] == "state"
        assert first_said(server, held, table)["problem"] == "/problems/too-many-connections"
    with ExitStack() as held:  # who has gone counts no more
        eventually(lambda: first_said(server, held, table, **cookie_of(ann))["type"] == "state")


def first_said(server: Server, held: ExitStack, table: str, **headers: str) -> Any:
    live = held.enter_context(server.live(table, **headers))
    with suppress(ConnectionClosed):  # refused at the door
        live.send('{"type":"hello"}')
    return json.loads(live.recv(timeout=PATIENCE))


HALVES = {
    "nothing": b"",
    "headers": b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    "body": b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b'Content-Length: 20\r\n\r\n{"name"',
    "second": b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /health HTTP/1.1\r\nHost",
}


@pytest.mark.parametrize("half", HALVES)
def test_3_half_a_request_is_not_waited_for(limited: Limited, half: str) -> None:
    server = limited({"request": 0.5})
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as slow:
        slow.sendall(HALVES[half])
        while slow.recv(65536):
            pass  # until it is closed
    assert server.client().get("/health").status_code == 200


# 15. How long a bot thinks


def test_15_an_answer_never_comes_sooner_because_there_was_nothing_to_choose(server: Server) -> None:
    ann = server.guest("Ann")
    table = made(ann, {"kind": "bot", "bot": "ismcts:100ms"}, ME)
    eventually(lambda: asked(ann, table))
    log = ann.get(f"/api/tables/{table}/events").json()["events"]
    pairs = list(pairwise(log))
    assert len(pairs) > 2
    assert [after["at"] - before["at"] for before, after in pairs if after["at"] - before["at"] < 0.11] == []


# 4. What is sent


def test_4_long_answers_are_compressed_for_whoever_can_read_that(server: Server) -> None:
    ann = server.guest("Ann")
    table = begun(ann, server.guest("Ben"))
    for path in (f"/api/tables/{table}/game", "/api/games/rebellion/catalogue", "/openapi.json"):
        plain = ann.get(path, headers={"Accept-Encoding": "identity"})
        packed = ann.get(path, headers={"Accept-Encoding": "gzip, br"})
        assert "content-encoding" not in plain.headers, path
        assert packed.headers["content-encoding"] == "gzip", path
        assert packed.content == plain.content, path
        assert int(packed.headers["content-length"]) < len(plain.content) / 2, path
    short = ann.get("/api/people/me", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in short.headers


def test_4_what_a_client_has_is_not_sent_again_however_it_was_packed(server: Server) -> None:
    browser = server.client()
    first = browser.get("/api/games/uprising/rules", headers={"Accept-Encoding": "gzip"})
    for encoding in ("gzip", "identity"):
        again = {"If-None-Match": first.headers["etag"], "Accept-Encoding": encoding}
        assert browser.get("/api/games/uprising/rules", headers=again).status_code == 304
