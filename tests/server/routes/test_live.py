"""The live connection: everything on arrival, every change after it, and coming back."""

from __future__ import annotations

import json
import socket
from base64 import b64encode
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Come
from tests.server.player import ME, OPEN, Live, Player, options
from tests.server.running import PATIENCE, Server, eventually


@pytest.fixture
def table(ann: Player, bob: Player) -> str:
    table = ann.new_table("uprising", ME, OPEN)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    return table


def test_the_whole_state_comes_on_arrival(ann: Player, table: str) -> None:
    ann.pick(table)
    assert ann.live(table).read() == ann.game(table)


def test_a_change_comes_to_all_with_its_version_and_an_acknowledgement_to_who_picked(
    ann: Player, bob: Player, table: str
) -> None:
    own, other = ann.live(table), bob.live(table)
    own.next("state")
    other.next("state")
    request = own.pick(options(own.next("presence") and ann.game(table)["eyes"]["resistance"])[0])
    ack = own.next("ack")
    assert (ack["request"], ack["version"]) == (request, 1)
    assert other.next("change", lambda message: message["version"] == 1)["eyes"]["empire"]["events"]
    assert own.views["resistance"] == ann.game(table)["eyes"]["resistance"]["view"]
    assert other.views["empire"] == bob.game(table)["eyes"]["empire"]["view"]


def test_a_pick_that_cannot_be_is_refused_with_the_reason(ann: Player, bob: Player, table: str) -> None:
    own, other = ann.live(table), bob.live(table)
    first = options(own.next("state")["eyes"]["resistance"])[0]
    other.next("state")
    for live, version, pick, problem in (
        (own, 0, "fly to the moon", "illegal-pick"),
        (own, 7, first, "stale"),
        (other, 0, first, "not-your-turn"),
    ):
        request = live.pick(pick, version=version)
        refused = live.next("refused")
        assert (refused["request"], refused["problem"]) == (request, f"/problems/{problem}")
    assert ann.game(table)["version"] == 0


def test_the_same_request_counts_once_also_live_and_by_another_way(ann: Player, table: str) -> None:
    own = ann.live(table)
    first = options(own.next("state")["eyes"]["resistance"])[0]
    for _ in range(3):
        own.pick(first, version=0, request="request-1")
    assert [own.next("ack")["version"] for _ in range(3)] == [1, 1, 1]
    assert ann.try_pick(table, 0, first, request="request-1").json() == {"version": 1}
    assert ann.game(table)["version"] == 1


def test_an_answer_that_was_lost_is_given_again(ann: Player, table: str) -> None:
    lost = ann.live(table)
    first = options(lost.next("state")["eyes"]["resistance"])[0]
    lost.pick(first, request="request-1")
    lost.socket.socket.shutdown(socket.SHUT_RDWR)  # before the answer can be read
    eventually(lambda: ann.game(table)["version"] in (0, 1))
    again = ann.live(table, since=0)
    again.views = lost.views
    again.pick(first, version=0, request="request-1")
    assert again.next("ack")["version"] == 1
    assert ann.game(table)["version"] == 1


def test_who_comes_back_gets_just_what_was_missed(ann: Player, bob: Player, table: str) -> None:
    own = ann.live(table)
    own.next("state")
    own.close()
    ann.pick(table, times=2)
    again = Live(ann, table, since=0, views=own.views)
    ann.connections.append(again)
    assert [(again.read()["type"], again.version) for _ in range(2)] == [("change", 1), ("change", 2)]
    assert again.views["resistance"] == ann.game(table)["eyes"]["resistance"]["view"]


def test_who_comes_back_and_has_missed_nothing_gets_no_view(ann: Player, table: str) -> None:
    ann.pick(table)
    seen = json.loads(ann.live(table, since=1).socket.recv(PATIENCE))
    assert (seen["type"], seen["eyes"]["resistance"]["view"]) == ("change", {})


@pytest.mark.parametrize("since", [0, 99])
def test_after_a_gap_everything_comes(ann: Player, table: str, since: int) -> None:
    ann.pick(table, times=2)  # nobody was connected: nobody has noted what changed
    assert ann.live(table, since=since).read() == ann.game(table)


def test_two_tabs_of_one_person_see_the_same_and_may_both_pick(ann: Player, table: str) -> None:
    tabs = [ann.live(table), ann.live(table)]
    for tab in tabs:
        tab.next("state")
    for number, tab in enumerate((*tabs, tabs[0]), 1):
        tab.pick(ann.asked(table)[0])
        for each in tabs:
            each.next("change", lambda message, number=number: message["version"] == number)  # type: ignore[misc]
    assert tabs[0].views == tabs[1].views
    tabs[1].close()
    assert ann.live(table).next("presence")["seats"] == [0]


def test_who_is_there_is_seen_by_all_and_who_leaves_is_not(ann: Player, bob: Player, come: Come, table: str) -> None:
    watching = come(None).live(table)
    assert watching.next("presence")["seats"] == []
    own = ann.live(table)
    assert watching.next("presence")["seats"] == [0]
    other = bob.live(table)
    assert own.next("presence", lambda message: 1 in message["seats"])["seats"] == [0, 1]
    other.close()
    assert own.next("presence", lambda message: 1 not in message["seats"])["seats"] == [0]


def test_a_connection_without_a_first_word_is_nobody(ann: Player, bob: Player, table: str) -> None:
    own, other = ann.live(table), bob.live(table)
    other.next("presence", lambda message: message["seats"] == [0, 1])
    silent = Live(ann, table)
    silent.say("nonsense")
    silent.close()
    assert bob.live(table).next("presence")["seats"] == [0, 1]
    own.say("ping")
    own.next("pong")


def test_a_long_connection_is_seen_all_the_time(ann: Player, bob: Player, table: str) -> None:
    ann.live(table).next("state")
    first = eventually(lambda: bob.table(table)["seats"][0]["seen"])
    eventually(lambda: bob.table(table)["seats"][0]["seen"] > first + 1)


def test_a_ping_gets_a_pong_and_silence_a_heartbeat(ann: Player, table: str) -> None:
    own = ann.live(table)
    own.say("ping")
    assert own.next("pong")["version"] == 0
    assert own.next("heartbeat")["version"] == 0


def test_spectators_get_the_public_view_and_may_not_pick(ann: Player, come: Come, table: str) -> None:
    watching = come("Eve").live(table)
    assert set(watching.next("state")["eyes"]) == {"spectator"}
    watching.pick(ann.asked(table)[0])
    assert watching.next("refused")["problem"] == "/problems/not-your-table"
    ann.pick(table)
    change = watching.next("change")
    assert set(change["eyes"]) == {"spectator"}
    assert change["eyes"]["spectator"]["ask"] is None
    assert watching.views["spectator"] == come(None).game(table)["eyes"]["spectator"]["view"]


def closed_with(live: Live) -> int:
    """The code with which the server ends a connection, whatever it says before."""
    with pytest.raises(ConnectionClosed) as closed:
        live.next("farewell")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_table_that_is_not_there_is_refused(ann: Player) -> None:
    for table in ("nowhere", "no%00where", "x" * 400):
        live = ann.live(table)
        assert live.read()["problem"] == "/problems/not-found"
        assert closed_with(live) == 4404


@pytest.mark.parametrize("nonsense", ["{", '{"type":"shout"}', '{"type":"pick","version":"x"}', " " * 65_000 + "{}"])
def test_a_client_that_talks_nonsense_is_sent_away(ann: Player, table: str, nonsense: str) -> None:
    live = ann.live(table)
    live.next("state")
    live.socket.send(nonsense)
    assert closed_with(live) == 4400


@pytest.mark.parametrize("servers", ["sqlite"], indirect=True)  # it takes ten seconds
def test_a_client_that_does_not_read_is_sent_away_and_holds_up_nobody(ann: Player, bob: Player, table: str) -> None:
    with deaf_client(ann, table) as deaf:
        other = bob.live(table)
        other.next("presence", lambda message: message["seats"] == [0, 1])
        gone = False
        for _ in range(2000):
            bob.post(f"/tables/{table}/chat", {"text": "ф" * 400}, 201)
            while (message := other.read())["type"] != "chat":
                gone = gone or (message["type"] == "presence" and message["seats"] == [1])
            if gone:
                break
        assert gone
        rest = b"".join(iter(lambda: deaf.recv(65536), b""))
        assert rest.endswith(b"\x88\x02" + (4008).to_bytes(2, "big"))  # the last frame, when it reads again


def test_a_client_that_says_nothing_is_taken_for_gone(tmp_path: Path) -> None:
    server = Server(tmp_path / "log", database=f"sqlite:///{tmp_path / 'table.sqlite3'}", silence=0.5)
    server.start()
    ann = Player(server)
    live = ann.live(ann.new_table("uprising", ME, ME))
    live.next("state")
    assert closed_with(live) == 4008
    ann.close()
    assert server.stop() == 0
    server.check_log()


def deaf_client(player: Player, table: str) -> socket.socket:
    """A connection that says hello and never reads again."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    deaf.connect(("127.0.0.1", player.server.port))
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{player.server.port}",
        f"Cookie: dejarik={player.http.cookies['dejarik']}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(b'0123456789abcdef').decode()}",
        "Sec-WebSocket-Version: 13",
    ]
    deaf.sendall("\r\n".join([*lines, "", ""]).encode())
    while not deaf.recv(1, socket.MSG_PEEK) or b"\r\n\r\n" not in deaf.recv(4096, socket.MSG_PEEK):
        pass
    hello = json.dumps({"type": "hello"}).encode()
    deaf.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # masked with nothing
    return deaf
