"""Views, asks and picks over HTTP."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.conftest import Come
from tests.server.player import ME, OPEN, Player
from tests.server.running import json_of


@pytest.fixture
def table(ann: Player, bob: Player) -> str:
    table = ann.new_table("uprising", ME, OPEN)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    return table


def test_everybody_sees_the_game_through_their_own_eyes(ann: Player, bob: Player, come: Come, table: str) -> None:
    (own,), (other,), (public,) = (who.game(table)["eyes"].items() for who in (ann, bob, come(None)))
    assert (own[0], other[0], public[0]) == ("resistance", "empire", "spectator")
    assert own[1]["view"] != other[1]["view"] != public[1]["view"]
    assert (own[1]["ask"]["name"], other[1]["ask"], public[1]["ask"]) == ("choose-pair", None, None)


def test_a_pick_changes_the_game_for_all(ann: Player, bob: Player, table: str) -> None:
    assert ann.pick(table) == 1
    assert bob.game(table)["version"] == 1


def test_several_picks_are_made_all_or_none(ann: Player, table: str) -> None:
    before = ann.game(table)
    first = ann.asked(table)[0]
    problem = json_of(ann.try_pick(table, 0, first, "fly to the moon"), 422)
    assert (problem["type"], problem["pick"]) == ("/problems/illegal-pick", "fly to the moon")
    assert ann.game(table) == before


def test_picks_that_were_chosen_before_something_was_learnt_are_not_made(ann: Player, table: str) -> None:
    ann.pick(table, times=3)
    last = ann.asked(table)[0]  # luck follows it
    assert json_of(ann.try_pick(table, 3, last, "whatever comes"))["version"] == 4


def test_picks_beyond_ones_turn_are_refused_and_none_is_made(ann: Player, bob: Player, table: str) -> None:
    ann.pick(table, times=4)
    cordon = next(pick for pick in bob.asked(table) if pick.startswith("cordon"))
    json_of(bob.try_pick(table, 4, next(pick for pick in bob.asked(table) if pick.startswith("surveillance"))))
    problem = json_of(bob.try_pick(table, 5, cordon, "whatever comes"), 422)
    assert problem["type"] == "/problems/too-many-picks"
    assert bob.game(table)["version"] == 5
    assert cordon in bob.asked(table)


def test_several_picks_go_in_one_request(ann: Player, table: str) -> None:
    chosen = [ann.asked(table)[0]]
    ann.pick(table)
    chosen.append(ann.asked(table)[0])
    ann.pick(table)
    version = ann.post(f"/tables/{table}/undo", {"picks": 2})["version"]
    assert json_of(ann.try_pick(table, version, *chosen))["version"] == version + 2


def test_an_answer_to_another_version_is_refused_and_says_the_present_one(ann: Player, table: str) -> None:
    ann.pick(table)
    problem = ann.try_pick(table, 0, ann.asked(table)[0])
    assert problem.headers["content-type"] == "application/problem+json"
    assert json_of(problem, 409)["type"] == "/problems/stale"
    assert problem.json()["version"] == 1


def test_only_who_is_asked_may_pick(ann: Player, bob: Player, come: Come, table: str) -> None:
    pick = ann.asked(table)[0]
    assert json_of(bob.try_pick(table, 0, pick), 403)["type"] == "/problems/not-your-turn"
    assert json_of(come("Eve").try_pick(table, 0, pick), 403)["type"] == "/problems/not-your-table"
    assert json_of(come(None).try_pick(table, 0, pick), 401)["type"] == "/problems/who-are-you"
    assert ann.game(table)["version"] == 0


def test_a_pick_that_is_no_option_is_refused_with_the_rule(ann: Player, table: str) -> None:
    before = ann.game(table)
    problem = json_of(ann.try_pick(table, 0, "play riot-5 open"), 422)
    assert (problem["type"], problem["pick"]) == ("/problems/illegal-pick", "play riot-5 open")
    assert problem["rule"].startswith("UPR-")
    assert problem["objection"]
    assert ann.game(table) == before


def test_the_same_request_counts_once(ann: Player, table: str) -> None:
    pick = ann.asked(table)[0]
    answers = [ann.try_pick(table, 0, pick, request="request-1") for _ in range(3)]
    assert [json_of(answer) for answer in answers] == [{"version": 1}] * 3
    assert ann.game(table)["version"] == 1


def test_the_same_request_sent_by_many_at_once_counts_once(ann: Player, come: Come, table: str) -> None:
    key, pick = ann.post(f"/tables/{table}/seats/0/key", status=201)["key"], ann.asked(table)[0]
    tabs = [ann, *(come(f"tab {number}") for number in range(5))]
    for tab in tabs[1:]:
        tab.post(f"/tables/{table}/claim", {"key": key})
    with ThreadPoolExecutor() as pool:
        answers = list(pool.map(lambda tab: tab.try_pick(table, 0, pick, request="request-1"), tabs))
    assert [json_of(answer) for answer in answers] == [{"version": 1}] * 6
    assert ann.game(table)["version"] == 1


def test_of_different_picks_sent_at_once_one_counts(ann: Player, come: Come, table: str) -> None:
    key, picks = ann.post(f"/tables/{table}/seats/0/key", status=201)["key"], ann.asked(table)
    tabs = [ann, *(come(f"tab {number}") for number in range(3))]
    for tab in tabs[1:]:
        tab.post(f"/tables/{table}/claim", {"key": key})
    with ThreadPoolExecutor() as pool:
        answers = list(pool.map(lambda tab, pick: tab.try_pick(table, 0, pick), tabs, picks))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    assert ann.game(table)["version"] == 1


def test_a_request_that_was_used_before_changes_nothing_at_another_version(ann: Player, table: str) -> None:
    json_of(ann.try_pick(table, 0, ann.asked(table)[0], request="request-1"))
    assert json_of(ann.try_pick(table, 1, ann.asked(table)[0], request="request-1")) == {"version": 1}
    assert ann.game(table)["version"] == 1


def test_requests_of_different_people_do_not_meet(ann: Player, bob: Player, table: str) -> None:
    ann.pick(table, times=3)
    json_of(ann.try_pick(table, 3, ann.asked(table)[0], request="request-1"))
    assert json_of(bob.try_pick(table, 4, bob.asked(table)[0], request="request-1")) == {"version": 5}


def test_events_since_a_version_are_those_one_may_hear(ann: Player, bob: Player, come: Come, table: str) -> None:
    ann.pick(table, times=4)
    own, other, public = (who.get(f"/tables/{table}/events?since=1")["events"] for who in (ann, bob, come(None)))
    assert [each["version"] for each in own] == [each["version"] for each in public] == [2, 3, 4]
    assert own[-1]["events"] != other[-1]["events"]
    assert other[-1]["events"] == public[-1]["events"]


def test_nobody_picks_when_the_game_is_over(ann: Player, table: str) -> None:
    pick = ann.asked(table)[0]
    ann.post(f"/tables/{table}/seats/0/resign", status=204)
    assert json_of(ann.try_pick(table, 1, pick), 409)["type"] == "/problems/game-over"


def test_whether_one_may_pick_something_is_explained_and_changes_nothing(ann: Player, bob: Player, table: str) -> None:
    before = ann.game(table)
    ask = f"/tables/{table}/explain"
    assert ann.get(f"{ask}?seat=resistance&pick={ann.asked(table)[0]}") == {"legal": True}
    wrong = ann.get(f"{ask}?seat=resistance&pick=play riot-5 open")
    assert (wrong["legal"], wrong["rule"]) == (False, "UPR-ROUND-1")
    refused = json_of(ann.try_pick(table, 0, "play riot-5 open"), 422)
    assert wrong["objection"] == refused["objection"]
    assert bob.get(f"{ask}?seat=empire&pick=surveillance 1")["objection"]["key"] == "uprising-no-not-your-turn"
    assert ann.game(table) == before


def test_what_is_pointed_at_is_explained_as_the_pick_that_it_means(ann: Player, bob: Player, table: str) -> None:
    before = ann.game(table)
    ask = f"/tables/{table}/explain?seat=resistance"
    row = before["eyes"]["resistance"]["view"]["row"]
    far = ann.get(f"{ask}&thing=district/{row[0]}&thing=district/{row[3]}")
    assert far["pick"] == f"choose {row[0]} and {row[3]}"
    assert far == {"pick": far["pick"], **ann.get(f"{ask}&pick={far['pick']}")}
    assert (far["legal"], far["rule"]) == (False, "UPR-DIST-2")
    near = ann.get(f"{ask}&thing=district/{row[0]}&thing=district/{row[1]}")
    assert near == {"legal": True, "pick": f"choose {row[0]} and {row[1]}"}
    card = before["eyes"]["resistance"]["view"]["hand"][0]
    assert ann.get(f"{ask}&thing=district/{row[0]}&thing=hand/{card}")["rule"] == "UPR-ROUND-1"  # the card alone
    assert ann.get(f"{ask}&thing=deck") == {"legal": False}
    waiting = bob.get(f"/tables/{table}/explain?seat=empire&thing=token/cordon")
    assert (waiting["legal"], waiting["objection"]["key"]) == (False, "uprising-no-not-your-turn")
    assert "pick" not in waiting
    assert ann.game(table) == before


def test_either_a_pick_or_things_are_explained(ann: Player, bob: Player, table: str) -> None:
    ask = f"/tables/{table}/explain?seat=resistance"
    for wrong in ("", "&pick=finish&thing=deck", "&thing=", f"&thing={'x' * 101}", "&thing=deck" * 41):
        ann.get(f"{ask}{wrong}", 422)
    assert bob.get(f"{ask}&thing=deck", 403)["type"] == "/problems/not-your-seat"
    ann.post(f"/tables/{table}/seats/0/resign", status=204)
    assert ann.get(f"{ask}&thing=deck", 409)["type"] == "/problems/game-over"


def test_only_who_holds_a_seat_is_told_what_it_may_pick(ann: Player, bob: Player, come: Come, table: str) -> None:
    pick = ann.asked(table)[0]
    for who, seat, status in ((bob, "resistance", 403), (bob, "nobody", 403), (come("Eve"), "resistance", 403)):
        assert who.get(f"/tables/{table}/explain?seat={seat}&pick={pick}", status)["type"] == "/problems/not-your-seat"
    come(None).get(f"/tables/{table}/explain?seat=resistance&pick={pick}", 401)
    ann.get(f"/tables/{table}/explain?seat=resistance", 422)
    ann.post(f"/tables/{table}/seats/0/resign", status=204)
    assert ann.get(f"/tables/{table}/explain?seat=resistance&pick={pick}", 409)["type"] == "/problems/game-over"
