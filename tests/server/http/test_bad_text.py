"""Characters that a database cannot keep are refused, by every database in the same way."""

from __future__ import annotations

import json

import pytest

from tests.server.conftest import Come
from tests.server.player import ME, OPEN, Player

NUL, HALF = "a\0b", "a\ud800b"  # PostgreSQL keeps neither, SQLite only the first
TABLE = {"game": "uprising", "seats": [ME, OPEN]}
BODIES = {
    "a name": ("/people", {"name": NUL}),
    "half a character in a name": ("/people", {"name": HALF}),
    "a login": ("/accounts", {"login": NUL, "password": "correct horse"}),
    "a mail": ("/accounts", {"login": "somebody", "password": "correct horse", "mail": f"{NUL}@example.org"}),
    "who comes back": ("/login", {"login": NUL, "password": "correct horse"}),
    "a label": ("/tokens", {"label": NUL}),
    "a game": ("/tables", TABLE | {"game": NUL}),
    "the name of an option": ("/tables", TABLE | {"options": {NUL: True}}),
    "an option": ("/tables", TABLE | {"options": {"capitol": NUL}}),
    "an option in a list": ("/tables", TABLE | {"options": {"missions": [NUL, HALF, NUL]}}),
    "a bot": ("/tables", TABLE | {"seats": [ME, {"kind": "bot", "bot": NUL}]}),
    "a word": ("/tables/{table}/chat", {"text": NUL}),
    "half a character in a word": ("/tables/{table}/chat", {"text": HALF}),
    "a pick": ("/tables/{table}/picks", {"version": 0, "picks": [NUL], "request": "request-1"}),
    "half a character in a pick": ("/tables/{table}/picks", {"version": 0, "picks": [HALF], "request": "request-1"}),
    "a request": ("/tables/{table}/picks", {"version": 0, "picks": ["x"], "request": f"request-{NUL}"}),
    "a stand-in": ("/tables/{table}/seats/0/stand-in", {"bot": NUL}),
    "a seat": ("/tables/{table}/play-on", {"version": 0, "seat": NUL}),
}
PATHS = [
    "/tables/a%00b",
    "/tables/a%00b/game",
    "/tables/a%00b/chat",
    "/tables/a%00b/history/0",
    "/tables/{table}/history/0?eye=a%00b",
    "/tables/{table}/events?eye=a%00b",
    "/tables/{table}/explain?seat=a%00b&pick=x",
    "/tables/{table}/explain?seat=resistance&pick=a%00b",
    "/tables/{table}/explain?seat=resistance&thing=a%00b&thing=hand/%00",
    "/tables?status=a%00b",
    "/games/a%00b/rules",
    "/games/uprising/rules?search=a%00b",
]


@pytest.fixture
def table(ann: Player) -> str:
    return ann.new_table("uprising", ME, ME)


@pytest.mark.parametrize("what", BODIES)
def test_what_cannot_be_kept_is_refused(ann: Player, table: str, what: str) -> None:
    path, body = BODIES[what]
    headers = {"Content-Type": "application/json"}
    answer = ann.http.post(f"/api{path.format(table=table)}", content=json.dumps(body).encode(), headers=headers)
    assert answer.status_code in (409, 422)
    assert answer.headers["content-type"] == "application/problem+json"
    assert ann.game(table)["version"] == 0


@pytest.mark.parametrize("path", PATHS)
def test_what_cannot_be_kept_cannot_be_found(ann: Player, table: str, path: str) -> None:
    answer = ann.http.get(f"/api{path.format(table=table)}")
    assert answer.status_code in (200, 403, 404, 422)
    assert answer.status_code == 200 or answer.headers["content-type"] == "application/problem+json"


def test_keys_tokens_and_cookies_may_be_anything(ann: Player, come: Come, table: str) -> None:
    ann.post(f"/tables/{table}/claim", {"key": NUL * 4}, 404)
    come(None, Authorization="Bearer %00\x7f").get("/people/me", 401)
    come(None, Cookie="dejarik=%00\x7f").get("/people/me", 401)


def test_half_a_character_in_a_live_pick_is_refused(ann: Player, table: str) -> None:
    live = ann.live(table)
    live.next("state")
    live.pick(NUL, version=0)
    assert live.next("refused")["problem"] == "/problems/illegal-pick"
