"""Clocks, absence, and bots that play for somebody."""

from __future__ import annotations

import time

import pytest

from tests.server.player import BOT, ME, OPEN, Player
from tests.server.running import eventually

BLINK = {"kind": "mail", "days": 1e-6}


def two(ann: Player, bob: Player, **control: object) -> str:
    table = ann.new_table("uprising", ME, OPEN, control=control)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    return table


def test_who_runs_out_of_time_has_lost(ann: Player, bob: Player) -> None:
    table = two(ann, bob, kind="live", minutes=0.01, increment=0)
    end = bob.live(table).see(lambda seen: seen["status"] == "finished")
    assert (end["outcome"]["winners"], end["outcome"]["reason"]) == (["empire"], "time")
    assert end["clock"][0] == 0


def test_a_clock_runs_while_one_thinks_and_gains_the_increment_when_the_turn_passes(ann: Player, bob: Player) -> None:
    table = two(ann, bob, kind="live", minutes=10, increment=600)
    assert ann.game(table)["table"]["clock"] == [600, 600]
    ann.pick(table, times=3)
    own, other = ann.game(table)["table"]["clock"]
    assert own < 600
    assert other == 600
    ann.pick(table)
    now = ann.game(table)["table"]
    assert 600 < now["clock"][0] < own + 600
    assert now["deadline"] == pytest.approx(now["since"] + 600)


def test_by_mail_the_days_begin_anew_with_each_move(ann: Player, bob: Player) -> None:
    table = two(ann, bob, kind="mail", days=2)
    ann.pick(table)
    now = ann.game(table)["table"]
    assert now["deadline"] == pytest.approx(now["since"] + 2 * 24 * 3600)


def test_when_the_days_are_over_the_others_may_call_a_bot_in(ann: Player, bob: Player) -> None:
    table = two(ann, bob, **BLINK)
    bob.live(table).see(lambda seen: seen["deadline"] is None)
    ann.live(table).next("state")  # even if she is there
    bob.post(f"/tables/{table}/seats/0/stand-in", {"bot": "random"}, 204)
    eventually(lambda: bob.asked(table))


def test_by_mail_who_is_late_may_still_pick(ann: Player, bob: Player) -> None:
    table = two(ann, bob, **BLINK)
    eventually(lambda: ann.table(table)["deadline"] is None)
    assert ann.pick(table) == 1
    assert ann.table(table)["status"] == "playing"


def test_who_is_there_is_not_replaced_and_who_is_away_is(ann: Player, bob: Player) -> None:
    table = two(ann, bob, kind="none")
    here = ann.live(table)
    here.next("presence")
    assert bob.post(f"/tables/{table}/seats/0/stand-in", {}, 409)["type"] == "/problems/not-absent"
    here.close()
    path = f"/api/tables/{table}/seats/0/stand-in"
    eventually(lambda: bob.http.post(path, json={}).status_code == 204)
    eventually(lambda: bob.asked(table))
    assert bob.table(table)["seats"][0]["stand_in"] == "greedy"


def test_who_comes_back_takes_the_seat_from_the_bot(ann: Player, bob: Player) -> None:
    table = two(ann, bob, kind="none")
    ann.post(f"/tables/{table}/seats/0/stand-in", {}, 204)  # before one goes away, one may do it oneself
    eventually(lambda: bob.asked(table))
    bob.post(f"/tables/{table}/seats/0/reclaim", status=403)
    ann.post(f"/tables/{table}/seats/0/reclaim", status=204)
    while bob.asked(table):
        bob.pick(table)
    assert ann.asked(table)
    assert ann.game(table)["table"]["stand_ins"] == [None, None]


def test_strangers_replace_nobody_and_bots_are_not_replaced(ann: Player, bob: Player) -> None:
    table = ann.new_table("uprising", ME, BOT)
    assert bob.post(f"/tables/{table}/seats/0/stand-in", {}, 403)["type"] == "/problems/not-your-table"
    assert ann.post(f"/tables/{table}/seats/1/stand-in", {}, 409)["type"] == "/problems/nobody-to-replace"


def test_who_plays_without_a_connection_is_seen_by_the_picks(ann: Player, bob: Player) -> None:
    table = two(ann, bob, kind="none")
    ann.pick(table)
    assert time.time() - bob.table(table)["seats"][0]["seen"] < 30
