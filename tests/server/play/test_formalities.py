"""Questions with one answer, left to the server."""

from __future__ import annotations

import pytest

from tests.server.player import BOT, ME, OPEN, Live, Player, options
from tests.server.running import json_of

FINISH = ["finish"]  # the Resistance has no district to capture, and is asked all the same


def leave(player: Player, table: str, *, on: bool = True, seat: int = 0, status: int = 204) -> None:
    """Leave the formalities of a seat to the server, or no longer."""
    player.post(f"/tables/{table}/seats/{seat}/auto-pass", {"on": on}, status)


def formality(table: str, *players: Player) -> int:
    """Pick until somebody has only one thing to say, and do not say it; the version then."""
    while True:
        for player in players:
            now = player.game(table)
            for seen in now["eyes"].values():
                if seen["ask"] is not None:
                    if options(seen) == FINISH:
                        return int(now["version"])
                    json_of(player.try_pick(table, now["version"], options(seen)[0]))


def connected(player: Player, table: str) -> Live:
    live = player.live(table)
    live.next("state")
    return live


@pytest.fixture
def table(ann: Player, bob: Player) -> str:
    table = ann.new_table("uprising", ME, OPEN)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    return table


def test_a_formality_is_answered_for_a_seat_that_leaves_it_to_us(ann: Player, bob: Player, table: str) -> None:
    live = connected(ann, table)
    version = formality(table, ann, bob)
    live.reach(version)
    leave(ann, table)
    live.reach(version + 1)
    (entry,) = ann.get(f"/tables/{table}/events?since={version}")["events"]
    assert (entry["kind"], entry["seat"]) == ("pick", "resistance")


def test_it_is_answered_when_it_comes_up(ann: Player, bob: Player, table: str) -> None:
    leave(ann, table)
    live = connected(ann, table)
    live.reach(formality(table, ann, bob) + 1)


def test_it_waits_for_somebody_who_is_not_there(ann: Player, bob: Player, table: str) -> None:
    """An answer of somebody who is away would tell what it was."""
    leave(ann, table)
    version = formality(table, ann, bob)
    other = connected(bob, table)
    for _ in range(2):  # longer than an answer takes
        assert other.next("heartbeat")["version"] == version
    live = connected(ann, table)
    live.reach(version + 1)


def test_nobody_else_sees_that_it_is_left_to_us(ann: Player, bob: Player, table: str) -> None:
    other = connected(bob, table)
    ann_live = connected(ann, table)
    other.next("presence", lambda message: message["seats"] == [0, 1])
    leave(ann, table)
    assert [seat["auto_pass"] for seat in ann.table(table)["seats"]] == [True, False]
    assert [seat["auto_pass"] for seat in bob.table(table)["seats"]] == [False, False]
    changed = bob.table(table)["changed"]
    leave(ann, table, on=False)
    assert bob.table(table)["changed"] == changed
    version = ann.pick(table)
    ann_live.reach(version)
    heard = [other.read()]
    while heard[-1]["type"] != "change":
        heard.append(other.read())
    assert heard[-1]["version"] == version
    assert {message["type"] for message in heard[:-1]} <= {"heartbeat"}  # nothing was said in between


def test_a_question_with_a_choice_is_not_answered(ann: Player) -> None:
    """A seat that leaves formalities to us plays on by itself for everything else."""
    table = ann.new_table("uprising", ME, BOT)
    leave(ann, table)
    live = connected(ann, table)
    assert len(ann.asked(table)) > 1
    assert ann.pick(table) == live.reach(1)["version"] == 1


def test_it_is_a_setting_of_the_own_seat(ann: Player, bob: Player, table: str) -> None:
    leave(bob, table, status=403)
    leave(ann, table, seat=1, status=403)
    leave(bob, table, seat=1)
    assert bob.table(table)["seats"][1]["auto_pass"]
