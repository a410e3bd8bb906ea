"""The past of a game: looked at, downloaded, played on from; and games played by other rules."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

import dejarik
from dejarik.engine.state import State
from dejarik.server.storage import journal
from tests.server.conftest import Come
from tests.server.player import ME, OPEN, Player, play_to_the_end
from tests.server.running import Server, eventually, in_database


@pytest.fixture
def table(ann: Player, bob: Player) -> str:
    table = ann.new_table("uprising", ME, OPEN)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    return table


def views(moment: Any) -> dict[str, Any]:
    return {eye: seen["view"] for eye, seen in moment["eyes"].items()}


def test_a_running_game_is_looked_back_at_by_each_seat_with_its_own_eyes(
    ann: Player, bob: Player, come: Come, table: str
) -> None:
    start = ann.game(table)["eyes"]["resistance"]["view"]
    ann.pick(table, times=4)
    assert views(ann.get(f"/tables/{table}/history/0")) == {"resistance": start}
    assert set(come(None).get(f"/tables/{table}/history/0")["eyes"]) == {"spectator"}
    for eye in ("resistance", "open"):
        assert bob.get(f"/tables/{table}/history/0?eye={eye}", 403)["type"] == "/problems/not-over"
    assert set(bob.get(f"/tables/{table}/history/0?eye=spectator")["eyes"]) == {"spectator"}
    assert bob.get(f"/tables/{table}/history/5", 404)["type"] == "/problems/not-found"
    assert bob.get(f"/tables/{table}/record", 403)["type"] == "/problems/not-over"


def test_a_finished_game_is_looked_at_by_all_with_all_eyes(ann: Player, bob: Player, come: Come, table: str) -> None:
    seen = ann.game(table)["eyes"]["resistance"]["view"]
    end = play_to_the_end(table, ann, bob)
    anybody = come(None)
    opened = views(anybody.get(f"/tables/{table}/history/0?eye=open"))
    assert set(opened) == {"resistance", "empire"}
    assert opened["resistance"] == seen
    for version in (end["version"] // 2, end["version"]):
        assert set(anybody.get(f"/tables/{table}/history/{version}?eye=empire")["eyes"]) == {"empire"}


def test_each_moment_of_the_past_tells_what_led_there(ann: Player, bob: Player, table: str) -> None:
    ann.pick(table, times=4)
    ann.post(f"/tables/{table}/undo", {"picks": 1})
    bob.post(f"/tables/{table}/undo/answer", {"agree": True})
    log = bob.get(f"/tables/{table}/events")["events"]
    assert [entry["version"] for entry in log] == [0, 1, 2, 3, 4, 5]
    assert [entry["kind"] for entry in log] == ["begin", "pick", "pick", "pick", "pick", "undo"]
    assert [entry["seat"] for entry in log] == [None, *["resistance"] * 5]
    assert log[5]["picks"] == 1
    assert log[0]["events"]  # of the setup
    for entry in log:
        moment = bob.get(f"/tables/{table}/history/{entry['version']}")
        seen = moment.pop("eyes")["empire"]
        assert moment | {"events": seen["events"]} == entry | {"replayable": True}


def test_the_log_is_read_with_the_eyes_one_may_use(ann: Player, bob: Player, come: Come, table: str) -> None:
    ann.pick(table, times=4)
    assert bob.get(f"/tables/{table}/events?eye=resistance", 403)["type"] == "/problems/not-over"
    assert bob.get(f"/tables/{table}/events?eye=open", 403)["type"] == "/problems/not-over"
    public = come(None).get(f"/tables/{table}/events")
    assert bob.get(f"/tables/{table}/events?eye=spectator") == public
    own = ann.get(f"/tables/{table}/events")
    ann.post(f"/tables/{table}/seats/0/resign", status=204)
    assert bob.get(f"/tables/{table}/events?eye=resistance")["events"][:5] == own["events"]
    opened = bob.get(f"/tables/{table}/events?eye=open")["events"]
    assert opened[-1]["kind"] == "end"
    for entry, each, all_know in zip(opened, own["events"], public["events"], strict=False):
        told = [message for message in each["events"] if message not in all_know["events"]]
        assert [message for message in entry["events"] if message in told] == told  # who knows best was told more


def test_the_scores_of_a_finished_game_say_how_it_went(ann: Player, bob: Player, table: str) -> None:
    ann.pick(table, times=2)
    assert bob.get(f"/tables/{table}/scores", 403)["type"] == "/problems/not-over"
    ann.post(f"/tables/{table}/undo", {"picks": 1})
    end = play_to_the_end(table, ann, bob)
    found = bob.get(f"/tables/{table}/scores")
    assert (found["kind"], found["seats"]) == ("evaluation", ["resistance", "empire"])
    assert [each["version"] for each in found["scores"]] == list(range(end["version"] + 1))
    assert found["scores"][1] == found["scores"][3] | {"version": 1}  # a pick was taken back
    won = [float(name in end["outcome"]["winners"]) for name in found["seats"]]
    assert found["scores"][-1]["scores"] == won
    assert len({tuple(each["scores"]) for each in found["scores"]}) > 5


def test_who_gives_up_has_lost_in_the_scores_too(ann: Player, bob: Player, table: str) -> None:
    ann.pick(table)
    bob.post(f"/tables/{table}/seats/1/resign", status=204)
    assert bob.get(f"/tables/{table}/scores")["scores"][-1] == {"version": 2, "scores": [1.0, 0.0]}


def test_the_record_of_a_finished_game_replays_to_the_same_end(ann: Player, bob: Player, table: str) -> None:
    ann.pick(table, times=2)
    ann.post(f"/tables/{table}/undo", {"picks": 2})  # what was taken back is not in the record
    end = play_to_the_end(table, ann, bob)
    answer = bob.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{table}.jsonl"'
    state = dejarik.replay(answer.text)
    assert dejarik.game("uprising").dump_outcome(state) == end["outcome"]
    assert len(state.picks()) == end["version"] - 3
    last = bob.get(f"/tables/{table}/history/{end['version']}?eye=empire")
    assert views(last) == {"empire": state.view("empire")}


def test_from_a_moment_of_a_finished_game_one_plays_on(ann: Player, bob: Player, table: str) -> None:
    moment = {"version": 4, "seat": "empire", "bot": "random"}
    assert ann.post(f"/tables/{table}/play-on", moment, 409)["type"] == "/problems/not-over"
    end = play_to_the_end(table, ann, bob)
    new = ann.post(f"/tables/{table}/play-on", moment, 201)["id"]
    then = views(ann.get(f"/tables/{table}/history/4?eye=empire"))
    assert views(ann.get(f"/tables/{new}/history/0?eye=empire")) == then
    over = play_to_the_end(new, ann)
    assert dejarik.replay(ann.http.get(f"/api/tables/{new}/record").text).outcome is not None
    assert over["outcome"]["winners"]
    for wrong in ({"version": end["version"]}, {"version": 9999}, {"seat": "nobody"}):
        assert ann.post(f"/tables/{table}/play-on", moment | wrong, 422)["detail"]


def test_a_game_played_on_is_promised_by_a_seed_of_its_own(ann: Player, bob: Player, table: str) -> None:
    """It decides how the hidden part was dealt anew and all luck after that: whoever has it can check both."""
    ann.pick(table, times=4)
    ann.post(f"/tables/{table}/seats/0/resign", status=204)
    game = dejarik.game("uprising")
    seeds = set()
    for _ in range(2):
        new = ann.post(f"/tables/{table}/play-on", {"version": 4, "seat": "empire"}, 201)["id"]
        promised = ann.table(new)["seed_hash"]
        ann.post(f"/tables/{new}/seats/1/resign", status=204)
        seed = ann.table(new)["seed"]
        assert hashlib.sha256(seed.encode()).hexdigest() == promised
        view = views(ann.get(f"/tables/{table}/history/4?eye=empire"))["empire"]
        position = json.loads(ann.http.get(f"/api/tables/{new}/record").text.splitlines()[0])["position"]
        assert game.imagine(view, dejarik.Chance(int(seed))).dump() == position
        seeds.add(seed)
    assert len(seeds) == 2


def test_the_record_says_who_gave_up_or_ran_out_of_time(ann: Player, bob: Player, table: str) -> None:
    ann.pick(table, times=3)
    bob.post(f"/tables/{table}/seats/1/resign", status=204)
    quick = ann.new_table("uprising", ME, ME, control={"kind": "live", "minutes": 0.001, "increment": 0})
    eventually(lambda: ann.table(quick)["status"] == "finished")
    for id, end in (
        (table, {"winners": ["resistance"], "reason": "resigned", "seat": "empire"}),
        (quick, {"winners": ["empire"], "reason": "time", "seat": "resistance"}),
    ):
        text = bob.http.get(f"/api/tables/{id}/record").text
        assert json.loads(text.splitlines()[-1]) == {"end": end}
        assert dejarik.replay(text).ask is not None


def test_a_long_game_is_opened_from_a_snapshot(ann: Player, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.new_table("commanders", ME, ME, ME, ME)
    version = play_to_the_end(table, ann)["version"]
    assert version > 80
    applied = 0
    apply = State.apply

    def counted(state: State, pick: Any) -> None:
        nonlocal applied
        applied += 1
        apply(state, pick)

    monkeypatch.setattr(State, "apply", counted)
    in_database(server, lambda connection: journal.open_state(table, dejarik.game("commanders"), version, connection))
    assert 0 < applied < 16 + journal.LOOK_BACK
