"""Cookies, foreign pages, floods, sizes, headers: who gets in, and with how much."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from dejarik.server.people.secret import digest
from tests.server_security.running import PATIENCE, Server, begun, is_problem, new_table, token_of

FOREIGN = [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}]
PLACES = ["/", "/health", "/docs", "/docs.css", "/docs.js", "/openapi.json", "/api/games", "/api/tables", "/nowhere"]
FACTS = ["/", "/api/games"]  # the same for everybody: may be kept, and asked for anew
GUARDED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}


def raw(server: Server, request: bytes) -> bytes:
    """What the server says to exactly these bytes, until it has said its headers and closes or is done."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(request)
        connection.shutdown(socket.SHUT_WR)
        said = b""
        while chunk := connection.recv(65536):
            said += chunk
        return said


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As behind https, and for people who are in no hurry."""
    with Server(tmp_path_factory.mktemp("strict"), secure_cookies=True, picks_per_second=0.001) as running:
        yield running


# Cookies


def test_the_session_cookie_is_http_only_and_same_site(server: Server) -> None:
    cookie = server.client().post("/api/people", json={"name": "Ann"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


def test_behind_https_the_cookie_is_secure(strict: Server) -> None:
    cookie = strict.client().post("/api/people", json={"name": "Ann"}).headers["set-cookie"].lower()
    assert "secure" in cookie


def test_a_cookie_that_was_tampered_with_is_nobody(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    mine, other = (client.cookies["dejarik"] for client in (ann, ben))
    assert ann.get("/api/people/me").json()["name"] == "Ann"
    half = len(mine) // 2
    forged = [
        mine[:half] + other[half:],
        mine[::-1],
        mine[:half],
        mine + ".",
        mine + "x",
        "x",
        mine[:-2],
        "",
        digest(mine),
    ]
    for cookie in forged:
        answer = server.client(Cookie=f"dejarik={cookie}").get("/api/people/me")
        assert (answer.status_code, is_problem(answer)) == (401, True), cookie


def test_what_the_database_holds_opens_no_door(server: Server) -> None:
    server.guest("Ann")
    with server.rows() as rows:
        kept = rows.exec_driver_sql("select digest from sessions").scalars().all()
    assert kept
    for cookie in kept:
        assert server.client(Cookie=f"dejarik={cookie}").get("/api/people/me").status_code == 401


def test_a_wrong_token_is_refused_even_with_a_good_cookie(server: Server) -> None:
    ann = server.guest("Ann")
    answer = ann.get("/api/people/me", headers={"Authorization": "Bearer wrong"})
    assert (answer.status_code, is_problem(answer)) == (401, True)


# Pages of other sites


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_foreign_page_can_post_nothing(server: Server, headers: dict[str, str]) -> None:
    ann = server.guest("Ann")
    for path in ("/api/people", "/api/tables", "/api/logout", "/api/tables/x/picks"):
        answer = ann.post(path, json={"name": "Eve"}, headers=headers)
        assert (answer.status_code, is_problem(answer)) == (403, True)
    assert ann.get("/api/people/me").json()["name"] == "Ann"


def test_our_own_page_and_scripts_with_a_token_can_post(server: Server) -> None:
    ann = server.guest("Ann")
    own = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    token = ann.post("/api/tokens", json={"label": "bot"}, headers=own).json()["token"]
    table = {"game": "uprising", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = server.script(token).post("/api/tables", json=table, headers=FOREIGN[0])
    assert answer.status_code == 201


@pytest.mark.parametrize("scheme", ["Basic YTpi", "Bearer", "x"])
def test_some_other_authorization_does_not_open_the_door_to_foreign_pages(server: Server, scheme: str) -> None:
    ann = server.guest("Ann")
    answer = ann.post("/api/people", json={"name": "Eve"}, headers=FOREIGN[0] | {"Authorization": scheme})
    assert answer.status_code == 403


def test_a_foreign_page_can_open_no_live_connection(server: Server) -> None:
    ann = server.guest("Ann")
    table = begun(ann, server.guest("Ben"))
    cookie = f"dejarik={ann.cookies['dejarik']}"
    with server.live(table, Cookie=cookie, Origin="https://evil.example") as live:
        said = json.loads(live.recv(timeout=PATIENCE))
        assert (said["type"], said["status"]) == ("refused", 403)
        with pytest.raises(ConnectionClosed):
            live.recv(timeout=PATIENCE)
    token = ann.post("/api/tokens", json={"label": "bot"}).json()["token"]
    for headers in ({"Cookie": cookie, "Origin": server.url}, {"Authorization": f"Bearer {token}", "Origin": "x://y"}):
        with server.live(table, **headers) as live:
            live.send('{"type":"hello"}')
            assert json.loads(live.recv(timeout=PATIENCE))["type"] == "state"


# Floods and sizes


def test_too_many_requests_get_429_and_are_told_when_to_come_back(strict: Server) -> None:
    ann, ben = strict.add_people("ann", "ben")
    table = begun(ann, ben)
    pick = {"version": 0, "picks": ["x"], "request": "01234567"}
    answers = [ben.post(f"/api/tables/{table}/picks", json=pick) for _ in range(6)]
    assert answers[-1].status_code == 429
    assert is_problem(answers[-1])
    assert int(answers[-1].headers["retry-after"]) >= 1
    with strict.live(table, Authorization=f"Bearer {token_of('ben')}") as live:
        live.send('{"type":"hello"}')
        for _ in range(5):
            live.send(json.dumps({"type": "pick"} | pick))
        said: dict[str, Any] = {}
        while said.get("type") != "refused" or said["status"] != 429:
            said = json.loads(live.recv(timeout=PATIENCE))


def test_every_request_has_its_limit(strict: Server) -> None:
    """Looking may be more frequent than acting, but nobody can do anything without end."""
    paths = strict.client().get("/openapi.json").json()["paths"]
    watching = ("/health", "/ready")  # whose answers cost nothing: that of the second holds for a moment
    calls = [(verb, path) for path, verbs in paths.items() for verb in verbs if path not in watching]
    assert len(calls) > 30
    clients = strict.add_people(*(f"flood-{number}" for number in range(len(calls))))
    tireless = []
    for client, (verb, path) in zip(clients, calls, strict=True):
        place = path.format(table="none", number=0, version=0, game="uprising", session="0", token="0")
        asked = 0
        while client.request(verb, place, json={} if verb == "post" else None).status_code != 429 and asked < 60:
            asked += 1
        if asked != (3 if verb == "post" else 15):
            tireless.append((verb, path, asked))
    assert tireless == []


def test_a_live_connection_has_its_limit(strict: Server) -> None:
    cat, dog = strict.add_people("cat", "dog")
    table = begun(cat, dog)
    with strict.live(table, Authorization=f"Bearer {token_of('cat')}") as live:
        live.send('{"type":"hello"}')
        for _ in range(30):
            live.send('{"type":"ping"}')
        said: dict[str, Any] = {}
        while said.get("type") != "refused":
            said = json.loads(live.recv(timeout=PATIENCE))
    assert (said["problem"], said["retry_after"]) == ("/problems/too-fast", 1)


def test_passwords_cannot_be_guessed_at_full_speed(strict: Server) -> None:
    guess = {"login": "olena", "password": "12345678"}
    statuses = {strict.client().post("/api/login", json=guess).status_code for _ in range(6)}
    assert statuses == {401, 429}


def test_a_body_over_the_limit_gets_413(server: Server) -> None:
    answer = server.guest().post("/api/tables/x/chat", content=b" " * (64 * 1024 + 1))
    assert (answer.status_code, is_problem(answer)) == (413, True)


@pytest.mark.parametrize("more", [b"", b"Content-Length: 5\r\n"])
def test_a_body_in_chunks_does_not_get_around_it(server: Server, more: bytes) -> None:
    head = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    chunk = b"10000\r\n" + b" " * 65536 + b"\r\n"
    said = raw(server, head + more + b"Transfer-Encoding: chunked\r\n\r\n" + chunk)
    assert re.match(rb"HTTP/1.1 4(00|11|13) ", said)


@pytest.mark.parametrize("length", [b"9" * 5000, b"-1", b"x", b"99999999999999999999"])
def test_a_length_that_is_none_breaks_nothing(server: Server, length: bytes) -> None:
    said = raw(server, b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: " + length + b"\r\n\r\n")
    assert re.match(rb"HTTP/1.1 4\d\d ", said)


def test_bad_words_on_a_live_connection_end_it_and_nothing_else(server: Server) -> None:
    table = begun(server.guest(), server.guest())
    bad = ["", "{", "[]", '{"type":"hello","since":"x"}', '{"type":"pick"}', " " * 100_000, "\0", '"' * 9]
    for text in bad:
        with server.live(table) as live:
            live.send(text)
            with suppress(ConnectionClosed):
                while True:  # until the server closes it
                    live.recv(timeout=PATIENCE)
    assert server.client().get("/health").status_code == 200


# Headers, other hosts


@pytest.mark.parametrize("path", PLACES)
def test_every_answer_has_its_headers_and_names_no_other_host(server: Server, path: str) -> None:
    answer = server.client().get(path)
    check_guarded(answer, "no-cache" if path in FACTS else "no-store")


def test_refusals_are_guarded_too(server: Server) -> None:
    client = server.client()
    check_guarded(client.post("/api/people", content=b"{"))
    check_guarded(client.post("/api/people", json={"name": "Eve"}, headers=FOREIGN[0]))
    check_guarded(client.post("/api/people", content=b" " * 100_000))
    check_guarded(client.delete("/api/people"))
    check_guarded(client.get("/api/people/me"))


def check_guarded(answer: httpx.Response, caching: str = "no-store") -> None:
    for name, text in GUARDED.items():
        assert answer.headers[name] == text
    assert answer.headers["cache-control"] == caching
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'self'")
    assert "unsafe" not in policy
    assert "http" not in policy
    assert re.findall(r"https?:|//\w", re.sub(r'"(text|source)":"[^"]*"', "", answer.text)) == []
    if answer.status_code >= 400:
        assert is_problem(answer)


# Secrets in the log


def test_passwords_tokens_and_keys_are_in_no_log_and_no_refusal(server: Server) -> None:
    ann = server.guest("Ann")
    password = "correct-horse-battery"
    assert ann.post("/api/accounts", json={"login": "ann", "password": password}).status_code == 201
    token = ann.post("/api/tokens", json={"label": "bot"}).json()["token"]
    table = new_table(ann)
    key = ann.post(f"/api/tables/{table}/seats/0/key").json()["key"]
    ben = server.guest("Ben")
    refused = [
        ben.post("/api/accounts", json={"login": "ann", "password": password}),
        ben.post("/api/login", json={"login": "ann", "password": f"{password}?"}),
        ben.post("/api/login", json={"login": "ann", "password": password * 50}),
        ben.post("/api/login", json={"login": ["ann"], "password": [password]}),
        ben.post("/api/tables/none/claim", json={"key": key}),
        ben.post(f"/api/tables/{table}/claim", json={"key": [key]}),
        ben.get("/api/people/me", headers={"Authorization": f"Bearer {token}?"}),
    ]
    assert ben.post("/api/login", json={"login": "ann", "password": password}).status_code == 200
    assert ben.post(f"/api/tables/{table}/claim", json={"key": key}).status_code == 200
    with server.live(table, Authorization=f"Bearer {token}") as live:
        live.send('{"type":"hello"}')
        live.recv(timeout=PATIENCE)
    secrets = [password, token, key, ann.cookies["dejarik"], ben.cookies["dejarik"]]
    with server.rows() as rows:
        secrets += rows.exec_driver_sql("select digest from sessions").scalars()
        secrets += rows.exec_driver_sql("select digest from tokens").scalars()
        secrets += rows.exec_driver_sql("select password from people where password is not null").scalars()
    log = server.log()
    for answer in refused:
        assert 400 <= answer.status_code < 500
        assert is_problem(answer)
    said = log + "".join(answer.text for answer in refused)
    assert [secret for secret in secrets if secret in said] == []
