"""An attack on who somebody is, over real sockets. Each test is a point of the report, and holds where it broke."""

from __future__ import annotations

import json
import re
import socket
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from dejarik.server.storage import schema
from tests.server_security.running import PATIENCE, Server, begun, is_problem, new_table

PAGE = {"Origin": "http://evil.example:8000", "Host": "evil.example:8000"}  # of a name that now leads to us


def raw(server: Server, request: bytes) -> bytes:
    """All that the server says to these bytes until it closes. We do not close, so that it has to."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(request)
        said = b""
        while chunk := connection.recv(65536):
            said += chunk
        return said


PASSWORD = "correct horse battery"


def account(server: Server, name: str = "Ann") -> httpx.Client:
    """Somebody with an account, the login of which is in `headers`."""
    client = server.guest(name)
    login = f"{name}-{uuid4().hex[:8]}".lower()
    assert client.post("/api/accounts", json={"login": login, "password": PASSWORD}).status_code == 201
    client.headers["x-login"] = login
    return client


def with_cookie(server: Server, cookie: str) -> httpx.Client:
    return server.client(Cookie=f"dejarik={cookie}")


def status_of(cookie: str, server: Server) -> int:
    return with_cookie(server, cookie).get("/api/people/me").status_code


# 5. What a token can do


def test_5_a_token_never_becomes_a_session_or_an_account(server: Server) -> None:
    ann = server.guest("Ann")
    token = ann.post("/api/tokens", json={"label": "bot"}).json()["token"]
    script = server.script(token)
    deeds: list[tuple[str, dict[str, object]]] = [
        ("/api/people", {"name": "Ann"}),
        ("/api/accounts", {"login": "taken-over", "password": PASSWORD}),
        ("/api/tokens", {"label": "more"}),
        ("/api/password", {"old": PASSWORD, "new": PASSWORD + "!"}),
        ("/api/people/me/delete", {}),
        ("/api/sessions/end", {}),
    ]
    for path, body in deeds:
        answer = script.post(path, json=body)
        assert (answer.status_code, is_problem(answer)) == (403, True), path
        assert "set-cookie" not in answer.headers, path
    for path in ("/api/sessions", "/api/tokens", "/api/people/me/export"):
        assert script.get(path).status_code == 403, path
    assert ann.get("/api/people/me").json()["login"] is None


def test_5_a_token_for_looking_changes_nothing(server: Server) -> None:
    ann = server.guest("Ann")
    table = begun(ann, server.guest("Ben"))
    token = ann.post("/api/tokens", json={"label": "screen", "scope": "read"}).json()["token"]
    script = server.script(token)
    assert list(script.get(f"/api/tables/{table}/game").json()["eyes"]) == ["resistance"]
    pick = {"version": 0, "picks": ["x"], "request": "01234567"}
    for path, body in ((f"/api/tables/{table}/picks", pick), (f"/api/tables/{table}/seats/0/resign", None)):
        assert script.post(path, json=body).json()["type"] == "/problems/read-only"
    with server.live(table, Authorization=f"Bearer {token}") as live:
        live.send('{"type":"hello"}')
        live.send(json.dumps({"type": "pick"} | pick))
        assert refusal_in(live)["problem"] == "/problems/read-only"


def refusal_in(live: ClientConnection) -> dict[str, Any]:
    while True:
        said: dict[str, Any] = json.loads(live.recv(timeout=PATIENCE))
        if said["type"] == "refused":
            return said


def test_5_tokens_have_names_and_a_last_use_and_can_be_revoked(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = begun(ann, ben)
    made = [ann.post("/api/tokens", json={"label": label}).json() for label in ("bot", "spare")]
    server.script(made[0]["token"]).get("/api/people/me")
    listed = ann.get("/api/tokens").json()["tokens"]
    assert {each["label"]: (each["id"], each["scope"], each["used"] is not None) for each in listed} == {
        "bot": (made[0]["id"], "play", True),
        "spare": (made[1]["id"], "play", False),
    }
    assert ben.post(f"/api/tokens/{made[0]['id']}/revoke").status_code == 404
    with server.live(table, Authorization=f"Bearer {made[0]['token']}") as live:
        live.send('{"type":"hello"}')
        assert json.loads(live.recv(timeout=PATIENCE))["type"] == "state"
        assert ann.post(f"/api/tokens/{made[0]['id']}/revoke").status_code == 204
        assert code_of(live) == 4001
    assert server.script(made[0]["token"]).get("/api/people/me").status_code == 401
    assert [each["label"] for each in ann.get("/api/tokens").json()["tokens"]] == ["spare"]


def code_of(live: ClientConnection) -> int | None:
    """Why the server ends a connection."""
    with suppress(ConnectionClosed):
        while True:
            live.recv(timeout=PATIENCE)
    return live.close_code


# 6. Sessions


def test_6_a_session_is_over_after_logout_and_another_after_registration_and_login(server: Server) -> None:
    ann = server.guest("Ann")
    cookies = [ann.cookies["dejarik"]]
    login = f"ann-{uuid4().hex[:8]}"
    table = begun(ann, server.guest("Ben"))
    with server.live(table, Cookie=f"dejarik={cookies[0]}") as live:
        live.send('{"type":"hello"}')
        assert json.loads(live.recv(timeout=PATIENCE))["type"] == "state"
        ann.post("/api/accounts", json={"login": login, "password": PASSWORD})
        assert code_of(live) == 4001
    cookies.append(ann.cookies["dejarik"])
    ann.post("/api/login", json={"login": login, "password": PASSWORD})
    cookies.append(ann.cookies["dejarik"])
    assert len(set(cookies)) == 3
    assert [status_of(cookie, server) for cookie in cookies] == [401, 401, 200]
    assert ann.post("/api/logout").status_code == 204
    assert status_of(cookies[-1], server) == 401


def test_6_a_session_is_listed_and_ended_by_its_owner_alone(server: Server) -> None:
    ann, ben = account(server), server.guest("Ben")
    phone = server.client(**{"User-Agent": "a phone"})
    phone.post("/api/login", json={"login": ann.headers["x-login"], "password": PASSWORD})
    listed = {each["agent"]: each for each in ann.get("/api/sessions").json()["sessions"]}
    assert len(listed) == 2
    assert not listed["a phone"]["current"]
    assert phone.cookies["dejarik"] not in str(listed)
    assert ben.post(f"/api/sessions/{listed['a phone']['id']}/end").status_code == 404
    assert phone.get("/api/people/me").status_code == 200
    assert ann.post(f"/api/sessions/{listed['a phone']['id']}/end").status_code == 204
    assert phone.get("/api/people/me").status_code == 401
    phone.post("/api/login", json={"login": ann.headers["x-login"], "password": PASSWORD})
    assert ann.post("/api/sessions/end").status_code == 204
    assert [client.get("/api/people/me").status_code for client in (ann, phone)] == [200, 401]


def test_6_another_password_ends_all_sessions_but_the_one_that_sets_it(server: Server) -> None:
    ann, new = account(server), "staple battery horse"
    login, phone = ann.headers["x-login"], server.client()
    phone.post("/api/login", json={"login": login, "password": PASSWORD})
    assert ann.post("/api/password", json={"old": "something else", "new": new}).status_code == 403
    assert ann.post("/api/password", json={"old": PASSWORD, "new": "password123"}).status_code == 422
    before = ann.cookies["dejarik"]
    assert ann.post("/api/password", json={"old": PASSWORD, "new": new}).status_code == 200
    assert [status_of(before, server), phone.get("/api/people/me").status_code] == [401, 401]
    assert ann.get("/api/people/me").status_code == 200
    answers = [phone.post("/api/login", json={"login": login, "password": each}) for each in (PASSWORD, new)]
    assert [answer.status_code for answer in answers] == [401, 200]
    assert server.guest().post("/api/password", json={"old": "", "new": new}).status_code == 409


def test_6_whoever_is_forgotten_leaves_nothing_and_the_games_of_others(server: Server) -> None:
    ann, ben = account(server, "Ann"), server.guest("Ben")
    id = ann.get("/api/people/me").json()["id"]
    with_ben, alone, open_one = begun(ann, ben), new_table(ann, seats="me me"), new_table(ann)
    ann.post(f"/api/tables/{with_ben}/chat", json={"text": "my address is 7 Elm Road"})
    ann.post("/api/tokens", json={"label": "bot"})
    assert ann.post("/api/people/me/delete", json={}).status_code == 403
    assert ann.post("/api/people/me/delete", json={"password": PASSWORD}).status_code == 204
    assert ann.get("/api/people/me").status_code == 401
    left = ben.get(f"/api/tables/{with_ben}").json()
    assert (left["status"], left["outcome"]["reason"], left["seats"][0]["name"]) == ("finished", "resigned", None)
    assert ben.get(f"/api/tables/{with_ben}/record").status_code == 200
    assert [ben.get(f"/api/tables/{table}").status_code for table in (alone, open_one)] == [404, 404]
    with server.rows() as rows:
        for table in schema.metadata.sorted_tables:
            found = [row for row in rows.execute(select(table)) if id in map(str, row) or "7 Elm Road" in str(row)]
            assert found == [], table.name
    login = {"login": ann.headers["x-login"], "password": PASSWORD}
    assert ben.post("/api/login", json=login).status_code == 401


def test_6_everybody_can_take_their_data_along_and_nobody_elses(server: Server) -> None:
    ann, ben = account(server, "Ann"), account(server, "Ben")
    table = begun(ann, ben)
    for client, text in ((ann, "good luck"), (ben, "the same to you")):
        client.post(f"/api/tables/{table}/chat", json={"text": text})
    options = ann.get(f"/api/tables/{table}/game").json()["eyes"]["resistance"]["ask"]["options"]
    pick = {"version": 0, "picks": [options[0]["pick"]], "request": "01234567"}
    assert ann.post(f"/api/tables/{table}/picks", json=pick).status_code == 200
    found = ann.get("/api/people/me/export").json()
    assert found["login"] == ann.headers["x-login"]
    assert [(each["id"], each["seats"], each["picks"][0]["pick"]) for each in found["tables"]] == [
        (table, [0], options[0]["pick"])
    ]
    assert [each["text"] for each in found["chat"]] == ["good luck"]
    others = ben.get("/api/people/me/export").json()
    assert [(each["id"], each["picks"]) for each in others["tables"]] == [(table, [])]
    assert options[0]["pick"] not in str(others)
    assert "digest" not in str(found)
    assert "password" not in str(found)


# 7. Passwords


def test_7_a_login_that_nobody_has_costs_what_a_wrong_password_costs(server: Server) -> None:
    ann, eve = account(server), server.client()
    work = []
    for login in (ann.headers["x-login"], "nobody-at-all", "nobody-either"):
        before = server.log().count("argon2 ")
        assert eve.post("/api/login", json={"login": login, "password": "something else"}).status_code == 401
        work.append(re.findall("argon2 ([a-z]+)", server.log())[before:])
    assert work == [["verify"]] * 3


@pytest.mark.parametrize(
    "password",
    [" " * 8, "\u3000" * 8, "\u200b" * 8, "aaaaaaaa", "12345678", "Password1", "QWERTY123", "ｐａｓｓｗｏｒｄ"],
)
def test_7_a_password_that_everybody_tries_is_refused(server: Server, password: str) -> None:
    guest = server.guest()
    answer = guest.post("/api/accounts", json={"login": uuid4().hex[:12], "password": password})
    assert (answer.status_code, answer.json()["type"]) == (422, "/problems/weak-password")


# 8. Whom a proxy speaks for, and under which names we are known


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As behind a proxy of our own, for people who are in no hurry."""
    names = {"hosts": ["table.example.org"], "origin": "https://play.example.org"}
    with Server(tmp_path_factory.mktemp("behind"), picks_per_second=0.001, proxies=["127.0.0.1"], **names) as running:
        yield running


def looks(server: Server, addresses: int) -> set[int]:
    """What somebody gets who looks sixty times, as if from so many places."""
    client = server.client()
    forwarded = [{"X-Forwarded-For": f"198.51.100.{number}"} for number in range(addresses)] * (60 // addresses)
    return {client.get("/docs.css", headers=headers).status_code for headers in forwarded}


def test_8_nobody_speaks_for_another_address_unless_it_is_a_proxy_we_trust(tmp_path: Path, behind: Server) -> None:
    with Server(tmp_path / "alone", picks_per_second=0.001) as alone:
        assert looks(alone, 60) == {200, 429}
    assert looks(behind, 60) == {200}
    assert looks(behind, 1) == {200, 429}


def test_8_a_page_whose_name_was_turned_to_us_gets_nothing(server: Server) -> None:
    ann = server.guest("Ann")
    table = begun(ann, server.guest("Ben"))
    for path in ("/", "/api/people/me", f"/api/tables/{table}/game", "/health"):
        answer = ann.get(path, headers=PAGE)
        assert (answer.status_code, is_problem(answer)) == (421, True), path
    assert ann.post("/api/people", json={"name": "Eve"}, headers=PAGE).status_code == 421
    with (
        socket.create_connection(("127.0.0.1", server.port)) as line,
        connect(f"ws://{PAGE['Host']}/api/tables/{table}/live", sock=line, compression=None) as live,
    ):
        said = json.loads(live.recv(timeout=PATIENCE))
        assert (said["type"], said["status"]) == ("refused", 421)
    for host in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "", "127.0.0.1@evil.example"):
        assert server.client(Host=host).get("/").status_code in (400, 421), host


def test_8_the_names_of_this_machine_and_those_given_are_ours(server: Server, behind: Server) -> None:
    for host in ("localhost", f"127.0.0.1:{server.port}", "[::1]:8000", "192.168.1.5:8000", socket.gethostname()):
        assert server.client(Host=host).get("/health").status_code == 200, host
    for host, status in {"table.example.org": 200, "PLAY.example.org:443": 200, "evil.example": 421}.items():
        assert behind.client(Host=host).get("/health").status_code == status


# 9. Seats and names


def test_9_a_new_key_takes_the_seat_from_whoever_came_by_the_old_one(server: Server) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = begun(ann, server.guest("Ben"))
    path = f"/api/tables/{table}"
    key = ann.post(f"{path}/seats/0/key").json()["key"]
    assert eve.post(f"{path}/claim", json={"key": key}).json() == {"seat": 0}
    options = ann.get(f"{path}/game").json()["eyes"]["resistance"]["ask"]["options"]
    pick = {"version": 0, "picks": [options[0]["pick"]], "request": "01234567"}
    with (
        server.live(table, Cookie=f"dejarik={eve.cookies['dejarik']}") as hers,
        server.live(table, Cookie=f"dejarik={ann.cookies['dejarik']}") as own,
    ):
        for live in (hers, own):
            live.send('{"type":"hello"}')
            assert list(state_in(live)["eyes"]) == ["resistance"]
        assert ann.post(f"{path}/seats/0/key").status_code == 201
        assert list(state_in(hers)["eyes"]) == ["spectator"]
        hers.send(json.dumps({"type": "pick"} | pick))
        assert refusal_in(hers)["problem"] == "/problems/not-your-table"
        own.send(json.dumps({"type": "pick"} | pick))
        seen = json.loads(hers.recv(timeout=PATIENCE))
        while seen["type"] != "change":
            seen = json.loads(hers.recv(timeout=PATIENCE))
        assert list(seen["eyes"]) == ["spectator"]
    assert eve.post(f"{path}/picks", json=pick | {"version": 1}).status_code == 403
    assert list(eve.get(f"{path}/game").json()["eyes"]) == ["spectator"]


def state_in(live: ClientConnection) -> dict[str, Any]:
    while True:
        said: dict[str, Any] = json.loads(live.recv(timeout=PATIENCE))
        if said["type"] == "state":
            return said


def test_9_a_line_says_from_which_seat_it_comes(server: Server) -> None:
    ann, watching = server.guest("Ann"), server.guest("Ann")
    table = begun(ann, server.guest("Ben"))
    with server.live(table) as live:
        live.send('{"type":"hello"}')
        state_in(live)
        for client in (watching, ann):
            assert client.post(f"/api/tables/{table}/chat", json={"text": "I resign"}).status_code == 201
        heard = [said_in(live) for _ in range(2)]
    assert [(each["name"], each["seats"]) for each in heard] == [("Ann", []), ("Ann", ["resistance"])]
    read = ann.get(f"/api/tables/{table}/chat").json()["chat"]
    assert read == [{name: each[name] for name in read[0]} for each in heard]


def said_in(live: ClientConnection) -> dict[str, Any]:
    while True:
        said: dict[str, Any] = json.loads(live.recv(timeout=PATIENCE))
        if said["type"] == "chat":
            return said


def test_9_names_and_words_are_without_what_nobody_sees(server: Server) -> None:
    ann = server.guest("A\u200bn\u2060n\u202e\u00ad  B\u3164")
    assert ann.get("/api/people/me").json()["name"] == "Ann B"
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert ann.post("/api/people", json={"name": f"Zoë {family}"}).json()["name"] == f"Zoë {family}"
    table = new_table(ann)
    ann.post(f"/api/tables/{table}/chat", json={"text": "\u202eabc\u2066 d\nx" + "\u0301" * 50})
    said = ann.get(f"/api/tables/{table}/chat").json()["chat"][0]["text"]
    assert unicodedata.normalize("NFD", said) == "abc d x" + "\u0301" * 3
    for blank in ("\u200b\u200b", "\u3164", "\u2800\u2800", "\u202e", "\u00a0", "\ufe0f", "\u0301"):
        for path, body in (("/api/people", {"name": blank}), (f"/api/tables/{table}/chat", {"text": blank})):
            assert ann.post(path, json=body).status_code == 422, (path, ascii(blank))
    assert ann.post(f"/api/tables/{table}/chat", json={"text": " \n\t "}).status_code == 422


@pytest.mark.parametrize(
    "name",
    ["greedy", "GREEDY", "g r e e d y", "gr\u0435edy", "ismcts:60s", "lsmcts", "Hard bot", "Наrd bоt", "Сильний бот"],
)
def test_9_nobody_is_called_like_a_bot(server: Server, name: str) -> None:
    guest = server.client()
    answer = guest.post("/api/people", json={"name": name})
    assert (answer.status_code, answer.json()["type"]) == (422, "/problems/name-of-a-bot")
    ann = server.guest("Ann")
    assert ann.post("/api/people", json={"name": name}).status_code == 422
    assert ann.get("/api/people/me").json()["name"] == "Ann"


def test_9_the_number_of_a_line_does_not_tell_what_others_say(server: Server) -> None:
    people = [server.guest(name) for name in ("Ann", "Ben", "Cat", "Dan")]
    table = new_table(people[0], game="rebellion", seats="me open open open")
    for number, person in enumerate(people[1:], 1):
        assert person.post(f"/api/tables/{table}/seats/{number}/join").status_code == 204
    seats = people[0].get(f"/api/tables/{table}").json()["seats"]
    speaker = people[[seat["side"] for seat in seats].index("rebel")]

    def say(**more: str) -> int:
        return int(speaker.post(f"/api/tables/{table}/chat", json={"text": "hm"} | more).json()["id"])

    for among in (0, 5):
        first = say()
        ours = [say(side="rebel") for _ in range(among)]
        second = say()
        assert sorted({first, *ours, second}) == [first, *ours, second]
        at = {each["id"]: each["at"] for each in server.client().get(f"/api/tables/{table}/chat").json()["chat"]}
        assert all(abs(at[number] * 1_000_000 - number) < 2 for number in (first, second))  # the time, which is told
    later = server.client().get(f"/api/tables/{table}/chat", params={"after": first}).json()["chat"]
    assert [each["id"] for each in later] == [second]


# 16. Frames and requests that are none


@pytest.mark.parametrize("first", [b"\x00\x01", '{"type":"hello"}'])
def test_16_a_binary_frame_ends_its_connection_and_nothing_is_written(server: Server, first: str | bytes) -> None:
    table = begun(server.guest(), server.guest())
    with server.live(table) as live:
        live.send(first)
        live.send(b'{"type":"ping"}')
        with suppress(ConnectionClosed):
            while True:  # until the server closes it
                live.recv(timeout=PATIENCE)
        assert live.close_code == 1003
    assert "Traceback" not in server.log()


@pytest.mark.parametrize("length", [b"Content-Length: 4\r\n", b""])
def test_16_a_body_of_two_lengths_is_the_last_thing_on_its_connection(server: Server, length: bytes) -> None:
    hidden = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    head = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    said = raw(server, head + length + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + hidden)
    assert said.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 411 "))
    assert said.count(b"HTTP/1.1 ") == 1
    assert b"connection: close" in said.lower()


def test_16_what_is_too_long_is_the_last_thing_on_its_connection(server: Server) -> None:
    said = raw(server, b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n")
    assert said.startswith(b"HTTP/1.1 413 ")
    assert b"connection: close" in said.lower()


@pytest.mark.parametrize(
    "control",
    [{"kind": "live", "increment": False}, {"kind": "live", "minutes": True}, {"kind": "live", "minutes": "5"}],
)
def test_16_a_number_is_a_number(server: Server, control: dict[str, object]) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = server.guest().post("/api/tables", json={"game": "uprising", "seats": seats, "control": control})
    assert (answer.status_code, is_problem(answer)) == (422, True)
