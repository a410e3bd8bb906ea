"""What those see who watch over a server: whether it is well and ready, numbers, logs. Nothing hidden is in them."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from dejarik.server.http.logs import REQUEST, JsonFormatter, TextFormatter
from tests.server.player import BOT, ME, OPEN, Player, play_to_the_end
from tests.server.running import PATIENCE, Postgres, Server, eventually, free_port, json_of
from tests.serving import served


def status(server: Server, path: str) -> int:
    return httpx.get(f"{server.url}{path}", timeout=PATIENCE).status_code


def test_who_may_be_sent_people_says_so(servers: list[Server]) -> None:
    for server in servers:
        ready = json_of(httpx.get(f"{server.url}/ready"))
        assert ready == {"database": True, "redis": None if len(servers) == 1 else True, "draining": False}
        assert status(server, "/health") == 200


def test_while_a_file_cannot_be_written_people_are_sent_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite3"
    server = Server(tmp_path / "log", database=f"sqlite:///{file}")
    server.start()
    try:
        assert status(server, "/ready") == 200
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # somebody else writes, and does not come to an end
            eventually(lambda: status(server, "/ready") == 503)
            refused = httpx.get(f"{server.url}/ready", timeout=PATIENCE)
            assert refused.json()["type"] == "/problems/not-ready"
            assert refused.json()["database"] is False
            assert int(refused.headers["retry-after"]) > 0
            assert status(server, "/health") == 200  # a restart would not help
            other.execute("ROLLBACK")
        eventually(lambda: status(server, "/ready") == 200)
    finally:
        server.stop()


@pytest.fixture
def postgres_of_our_own() -> Iterator[Postgres]:
    postgres = Postgres()
    yield postgres
    postgres.close()


def test_while_postgresql_is_away_people_are_sent_elsewhere(postgres_of_our_own: Postgres, tmp_path: Path) -> None:
    server = Server(tmp_path / "log", database=postgres_of_our_own.new_database())
    server.start()
    try:
        assert status(server, "/ready") == 200
        postgres_of_our_own.stop()
        eventually(lambda: status(server, "/ready") == 503)
        assert status(server, "/health") == 200
        postgres_of_our_own.start()
        eventually(lambda: status(server, "/ready") == 200)
    finally:
        server.stop()


def elsewhere(url: str, folder: Path) -> Server:
    """A server that somebody else has started."""
    server = Server(folder / "none")
    server.url = url
    return server


# Numbers


def numbers(place: str) -> dict[str, float]:
    """What monitoring reads."""
    text = httpx.get(f"http://{place}/metrics", timeout=PATIENCE).text
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_monitoring_hears_how_much_goes_on_and_only_at_its_own_address(tmp_path: Path) -> None:
    place = f"127.0.0.1:{free_port()}"
    with served(tmp_path, "--metrics", place) as server:
        ann = Player(elsewhere(server.url, tmp_path), "Ann")
        table = ann.new_table("uprising", ME, BOT)
        ann.live(table).next("state")
        ann.pick(table, times=4)
        eventually(lambda: ann.asked(table))
        found = numbers(place)
        assert found['dejarik_picks_total{by="person"}'] == 4
        assert found['dejarik_picks_total{by="bot"}'] >= 1
        assert found["dejarik_pick_seconds_count"] >= 5
        assert found["dejarik_bot_seconds_count"] >= 1
        assert found["dejarik_connections"] == 1
        assert found['dejarik_request_seconds_count{method="POST",route="/api/tables/{table}/picks",status="200"}'] == 4
        for name in ('dejarik_database_seconds_count{work="write"}', "process_resident_memory_bytes"):
            assert found[name] > 0
        assert found["dejarik_bots_waited_for"] == found["dejarik_draining"] == 0
        assert 'dejarik_tables{status="playing"}' in found
        public = httpx.get(f"{server.url}/metrics", timeout=PATIENCE)
        assert "dejarik_picks" not in public.text
        ann.close()


# Logs


@pytest.mark.parametrize("formatter", [TextFormatter(), JsonFormatter()], ids=["text", "json"])
def test_a_log_says_where_something_went_wrong_but_not_what_was_in_a_hand(formatter: logging.Formatter) -> None:
    token = REQUEST.set("5f0c9d2e")
    try:
        raise ValueError("riot-5") from OSError("the disk is full")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "it failed", None, sys.exc_info())
    said = formatter.format(record)
    REQUEST.reset(token)
    assert "riot-5" not in said.replace('ValueError("riot-5")', "").replace('ValueError(\\"riot-5\\")', "")
    for part in ("ValueError", "the disk is full", "test_watching.py", "it failed", "5f0c9d2e"):
        assert part in said


def test_nothing_hidden_is_in_logs_and_numbers(tmp_path: Path) -> None:
    place = f"127.0.0.1:{free_port()}"
    secrets: set[str] = set()
    with served(tmp_path, "--metrics", place, "--log", "json") as server:
        ann, bob = (Player(elsewhere(server.url, tmp_path), name) for name in ("Ann", "Bob"))
        table = ann.new_table("uprising", ME, OPEN)
        key = ann.post(f"/tables/{table}/seats/0/key", status=201)["key"]
        token = ann.post("/tokens", {"label": "bot"}, 201)["token"]
        password = {"login": "ann", "password": "correct horse battery"}
        ann.post("/accounts", password, 201)
        bob.post(f"/tables/{table}/seats/1/join", status=204)
        bob.post(f"/tables/{table}/claim", {"key": key})
        bob.post("/login", {"login": "ann", "password": "wrong horse battery"}, 401)
        bob.post("/password/reset", {"key": "key-of-a-letter", "password": "another horse"}, 404)
        httpx.get(f"{server.url}/api/people/me", headers={"Authorization": f"Bearer {token}"})
        ann.post(f"/tables/{table}/chat", {"text": "meet me at hoth"}, 201)
        ann.get(f"/tables/{table}/explain?seat=resistance&pick=play+riot-5+open")
        secrets |= {key, token, "horse", "key-of-a-letter", "hoth", "riot-5", *cookies(ann), *cookies(bob)}
        play_to_the_end(table, ann, bob)
        for entry in ann.get(f"/tables/{table}/events?eye=open")["events"]:
            secrets |= set(cards(entry))
        for path in ("/api/nowhere?key=secret-query", "/join/x?key=secret-query", "/%0a{evil}"):
            ann.http.get(path)
        ann.close()
        bob.close()
        counted = httpx.get(f"http://{place}/metrics").text
        code, _, log = server.stop()
    assert code == 0
    lines = [json.loads(line) for line in log.splitlines()]
    assert all({"at", "level", "logger", "message"} <= line.keys() for line in lines)
    asked = [line for line in lines if line["logger"] == "dejarik.requests"]
    assert len({line["request"] for line in asked}) == len(asked) > 20
    picks = [line for line in asked if line["method"] == "LIVE"]
    assert picks
    assert all(line["path"] == f"/api/tables/{table}/live" for line in picks)
    assert any(line["person"] for line in asked)
    for secret in secrets | {"secret-query"}:
        assert secret not in log, secret
        assert secret not in counted, secret
    assert not re.search(r"/api/tables/(?!\{table\})", counted)


def cookies(player: Player) -> list[str]:
    return [str(value) for value in player.http.cookies.values()]


def cards(data: Any) -> Iterator[str]:
    """Every name of a card that an event speaks of."""
    if isinstance(data, dict):
        for value in data.values():
            yield from cards(value)
    elif isinstance(data, list):
        for value in data:
            yield from cards(value)
    elif isinstance(data, str) and re.fullmatch(r"[a-z]+-\d", data):
        yield data


def test_a_response_says_by_which_id_the_log_speaks_of_it(server: Server) -> None:
    one, two = (httpx.get(f"{server.url}/health").headers["x-request-id"] for _ in range(2))
    assert re.fullmatch("[0-9a-f]{16}", one)
    assert one != two
