"""Taking picks back: free, by consent, or not at all."""

from __future__ import annotations

import pytest

from tests.server.conftest import Come
from tests.server.player import BOT, ME, OPEN, Player
from tests.server.running import eventually


@pytest.fixture
def table(ann: Player, bob: Player) -> str:
    table = ann.new_table("uprising", ME, OPEN)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    return table


def test_a_pick_that_told_nobody_anything_is_taken_back_at_once(ann: Player, bob: Player, table: str) -> None:
    before = ann.game(table)["eyes"]
    ann.pick(table, times=2)
    other = bob.live(table)
    other.next("state")
    assert ann.post(f"/tables/{table}/undo", {"picks": 2}) == {"done": True, "version": 3}
    assert ann.game(table)["eyes"] == before
    assert other.next("change")["version"] == 3
    assert other.views["empire"] == bob.game(table)["eyes"]["empire"]["view"]
    assert ann.pick(table) == 4


def test_an_undo_that_is_not_free_happens_when_the_other_agrees(ann: Player, bob: Player, table: str) -> None:
    ann.pick(table, times=3)
    before = ann.game(table)["eyes"]
    ann.pick(table)
    asked = bob.live(table)
    asked.next("state")
    assert ann.post(f"/tables/{table}/undo", {"picks": 1}) == {"done": False, "waiting": [1]}
    assert asked.next("change", lambda message: message["table"]["undo"])["table"]["undo"]["waiting"] == [1]
    assert ann.post(f"/tables/{table}/undo/answer", {"agree": True}, 409)["type"] == "/problems/no-request"
    assert bob.post(f"/tables/{table}/undo/answer", {"agree": True})["version"] == 5
    assert ann.game(table)["eyes"] == before
    assert ann.game(table)["table"]["undo"] is None


def test_an_undo_that_is_refused_does_not_happen(ann: Player, bob: Player, table: str) -> None:
    ann.pick(table, times=4)
    now = ann.game(table)["eyes"]
    ann.post(f"/tables/{table}/undo", {"picks": 1})
    bob.post(f"/tables/{table}/undo/answer", {"agree": False})
    assert ann.game(table)["eyes"] == now
    assert ann.game(table)["table"]["undo"] is None


def test_at_a_larger_table_all_must_agree(come: Come) -> None:
    people = [come(name) for name in ("Ann", "Bob", "Eve")]
    table = people[0].new_table("commanders", ME, OPEN, OPEN, options={"first": "commander-1"})
    for seat in (1, 2):
        people[seat].post(f"/tables/{table}/seats/{seat}/join", status=204)
    people[0].pick(table)
    people[1].pick(table)
    assert people[0].post(f"/tables/{table}/undo", {"picks": 1})["waiting"] == [1, 2]
    assert people[2].post(f"/tables/{table}/undo/answer", {"agree": True})["version"] == 2
    assert people[1].post(f"/tables/{table}/undo/answer", {"agree": True})["version"] == 3
    assert people[0].asked(table)


def test_a_request_to_undo_ends_when_somebody_picks(ann: Player, bob: Player, table: str) -> None:
    ann.pick(table, times=4)
    ann.post(f"/tables/{table}/undo", {"picks": 1})
    bob.pick(table)
    assert bob.post(f"/tables/{table}/undo/answer", {"agree": True}, 409)["type"] == "/problems/no-request"


def test_who_has_picked_nothing_has_nothing_to_take_back(ann: Player, bob: Player, table: str) -> None:
    ann.pick(table)
    assert bob.post(f"/tables/{table}/undo", {"picks": 1}, 409)["type"] == "/problems/no-undo"
    assert ann.post(f"/tables/{table}/undo", {"picks": 2}, 409)["type"] == "/problems/no-undo"


def test_against_bots_nothing_learnt_is_taken_back(ann: Player) -> None:
    table = ann.new_table("uprising", ME, BOT)
    ann.pick(table, times=4)
    eventually(lambda: ann.asked(table))
    assert ann.post(f"/tables/{table}/undo", {"picks": 1}, 409)["type"] == "/problems/no-undo"
