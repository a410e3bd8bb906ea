"""Seats and tables of somebody else: what is theirs is theirs, until the game is over."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from tests.server_security.running import Server, begun, is_problem, new_table

AS_SEAT = [
    ("resign", None),
    ("leave", None),
    ("key", None),
    ("reclaim", None),
    ("stand-in", {"bot": "greedy"}),
]
AT_TABLE: list[tuple[str, dict[str, Any]]] = [
    ("picks", {"version": 0, "picks": ["x"], "request": "01234567"}),
    ("undo", {"picks": 1}),
    ("undo/answer", {"agree": True}),
    ("rematch", {}),
    ("play-on", {"version": 0, "seat": "empire"}),
    ("claim", {"key": "0" * 32}),
]


def seen(client: httpx.Client, table: str) -> list[str]:
    """The table as it stands, and the game as a seat sees it; but not when its people were here."""
    texts = [client.get(f"/api/tables/{table}{path}").text for path in ("", "/game", "/events")]
    return [re.sub(r'"seen":[^,]+', "", text) for text in texts]


@pytest.mark.parametrize("who", ["stranger", "opponent", "nobody"])
@pytest.mark.parametrize(("deed", "body"), AS_SEAT)
def test_nobody_acts_for_the_seat_of_somebody_else(
    server: Server, who: str, deed: str, body: dict[str, Any] | None
) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = begun(ann, ben)
    before = seen(ann, table)
    client = {"stranger": server.guest("Eve"), "opponent": ben, "nobody": server.client()}[who]
    answer = client.post(f"/api/tables/{table}/seats/0/{deed}", json=body)
    assert answer.status_code in (401, 403, 409)
    assert is_problem(answer)
    assert seen(ann, table) == before


@pytest.mark.parametrize("who", ["stranger", "nobody"])
@pytest.mark.parametrize(("deed", "body"), AT_TABLE)
def test_nobody_acts_at_the_table_of_others(server: Server, who: str, deed: str, body: dict[str, Any]) -> None:
    ann = server.guest("Ann")
    table = begun(ann, server.guest("Ben"))
    before = seen(ann, table)
    client = {"stranger": server.guest("Eve"), "nobody": server.client()}[who]
    answer = client.post(f"/api/tables/{table}/{deed}", json=body)
    assert answer.status_code in (401, 403, 404, 409)
    assert is_problem(answer)
    assert seen(ann, table) == before


def test_a_stranger_at_a_running_game_sees_what_a_spectator_sees(server: Server) -> None:
    table = begun(server.guest("Ann"), server.guest("Ben"))
    for client in (server.guest("Eve"), server.client()):
        assert list(client.get(f"/api/tables/{table}/game").json()["eyes"]) == ["spectator"]
        assert list(client.get(f"/api/tables/{table}/history/0").json()["eyes"]) == ["spectator"]


def test_a_private_table_is_in_nobodys_list_and_its_id_cannot_be_guessed(server: Server) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    hidden = [new_table(ann, public=False) for _ in range(5)] + [begun(ann, server.guest("Ben"), public=False)]
    assert all(len(table) >= 16 for table in hidden)  # 96 random bits
    assert len({table[:4] for table in hidden}) == len(hidden)
    for client in (eve, server.client()):
        lobby = client.get("/api/tables").text
        assert [table for table in hidden if table in lobby] == []
    assert {each["id"] for each in ann.get("/api/tables").json()["mine"]} >= set(hidden)
    for guess in (hidden[0][:-1], hidden[0][:-1] + "%", "_" * 16, "%25", "..", "*"):
        assert eve.get(f"/api/tables/{guess}").status_code in (404, 422)


def test_an_old_link_of_a_seat_no_longer_works(server: Server) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = begun(ann, server.guest("Ben"))
    old, new = (ann.post(f"/api/tables/{table}/seats/0/key").json()["key"] for _ in range(2))
    assert eve.post(f"/api/tables/{table}/claim", json={"key": old}).status_code == 404
    assert eve.post(f"/api/tables/{table}/claim", json={"key": new}).json() == {"seat": 0}
    assert eve.post(f"/api/tables/{begun(ann, ann)}/claim", json={"key": new}).status_code == 404


def test_a_running_game_is_never_open_and_a_finished_one_is(server: Server) -> None:
    ann, ben, eve = server.guest("Ann"), server.guest("Ben"), server.guest("Eve")
    table = begun(ann, ben)
    path = f"/api/tables/{table}"
    closed = ["/history/0?eye=open", "/history/0?eye=empire", "/record"]
    for client in (ann, eve, server.client()):
        for place in closed:
            answer = client.get(path + place)
            assert (answer.status_code, is_problem(answer)) == (403, True)
        shown = client.get(path).json()
        assert shown["seed"] is None
        assert len(shown["seed_hash"]) == 64
        assert not {"header", "owner", "key", "person"} & (
            set(shown) | {name for seat in shown["seats"] for name in seat}
        )
    with server.rows() as rows:
        query = f"select header from tables where id = '{table}'"
        seed = rows.exec_driver_sql(query).scalar_one()
    assert seed is not None
    assert ben.post(f"{path}/seats/1/resign").status_code == 204
    for client in (ann, eve, server.client()):
        for place in closed:
            assert client.get(path + place).status_code == 200
        assert client.get(path).json()["seed"] in seed
        assert list(client.get(f"{path}/history/0?eye=open").json()["eyes"]) == ["resistance", "empire"]


def test_whoever_played_both_seats_sees_both_and_nobody_else_does(server: Server) -> None:
    ann = server.guest("Ann")
    table = new_table(ann, seats="me me")
    assert list(ann.get(f"/api/tables/{table}/game").json()["eyes"]) == ["resistance", "empire"]
    assert list(server.guest("Eve").get(f"/api/tables/{table}/game").json()["eyes"]) == ["spectator"]
