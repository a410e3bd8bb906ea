"""At a table whose game has not begun."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Come
from tests.server.player import ME, OPEN, Player
from tests.server.running import eventually


def sitting(message: Any) -> list[str | None]:
    return [seat["name"] for seat in message["table"]["seats"]]


def test_who_waits_sees_the_table_each_change_of_a_seat_and_the_beginning(ann: Player, bob: Player) -> None:
    table = ann.new_table("commanders", ME, OPEN, OPEN)
    own, other = ann.live(table), bob.live(table)
    first = own.next("waiting")
    seen = {"seats": [seat | {"seen": None} for seat in first["table"]["seats"]]}
    now = ann.table(table)
    assert first["table"] | seen == now | {"seats": [seat | {"seen": None} for seat in now["seats"]]}
    assert sitting(other.next("waiting")) == ["Ann", None, None]

    bob.post(f"/tables/{table}/seats/1/join", status=204)
    assert sitting(own.next("waiting")) == ["Ann", "Bob", None]
    mine = other.next("waiting")["table"]["seats"]
    assert [seat["mine"] for seat in mine] == [False, True, False]

    bob.post(f"/tables/{table}/seats/1/leave", status=204)
    assert sitting(own.next("waiting")) == ["Ann", None, None]
    assert sitting(other.next("waiting")) == ["Ann", None, None]

    for seat in (1, 2):
        bob.post(f"/tables/{table}/seats/{seat}/join", status=204)
    assert set(own.next("state")["eyes"]) == {"commander-1"}
    assert set(other.next("state")["eyes"]) == {"commander-2", "commander-3"}
    one = ann if ann.asked(table) else bob
    one.pick(table)
    assert own.next("change")["version"] == other.next("change")["version"] == 1


def test_presence_and_chat_work_while_one_waits(ann: Player, bob: Player, come: Come) -> None:
    table = ann.new_table("commanders", ME, OPEN, OPEN)
    own = ann.live(table)
    assert own.next("presence")["seats"] == [0]
    other = bob.live(table)
    other.next("waiting")
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    assert own.next("presence", lambda message: 1 in message["seats"])["seats"] == [0, 1]
    bob.post(f"/tables/{table}/chat", {"text": "Удачі!"}, 201)
    assert own.next("chat")["text"] == other.next("chat")["text"] == "Удачі!"
    own.say("ping")
    assert own.next("pong")["version"] == 0
    assert own.next("heartbeat")["version"] == 0
    other.close()
    assert own.next("presence", lambda message: 1 not in message["seats"])["seats"] == [0]
    assert eventually(lambda: come(None).table(table)["seats"][1]["seen"])


def test_nobody_picks_before_the_game_has_begun(ann: Player) -> None:
    table = ann.new_table("uprising", ME, OPEN)
    own = ann.live(table)
    own.next("waiting")
    own.pick("choose capitol and ministry-of-truth", version=0)
    assert own.next("refused")["problem"] == "/problems/not-begun"


def test_a_new_name_is_seen_by_who_waits(ann: Player, bob: Player) -> None:
    table = ann.new_table("uprising", ME, OPEN)
    watching = bob.live(table)
    assert sitting(watching.next("waiting")) == ["Ann", None]
    ann.post("/people", {"name": "Anna"})
    assert sitting(watching.next("waiting")) == ["Anna", None]


def test_who_comes_by_a_secret_link_while_waiting_sits_there_from_then_on(ann: Player, bob: Player) -> None:
    table = ann.new_table("uprising", ME, OPEN)
    waiting = bob.live(table)
    waiting.next("waiting")
    key = ann.post(f"/tables/{table}/seats/0/key", status=201)["key"]
    bob.post(f"/tables/{table}/claim", {"key": key})
    assert waiting.next("waiting")["table"]["seats"][0]["mine"]
    ann.post(f"/tables/{table}/seats/1/join", status=204)
    assert set(waiting.next("state")["eyes"]) == {"resistance"}
