"""Tables: made, listed, joined, left, begun, given up, played again."""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.conftest import Come
from tests.server.player import BOT, ME, OPEN, Player, play_to_the_end
from tests.server.running import eventually


def test_a_table_is_listed_joined_and_begins_when_it_is_full(ann: Player, bob: Player) -> None:
    table = ann.new_table("uprising", ME, OPEN)
    assert table in [each["id"] for each in bob.get("/tables")["public"]]
    for path in ("game", "events", "history/0", "record", "scores"):
        assert bob.get(f"/tables/{table}/{path}", 409)["type"] == "/problems/not-begun"
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    found = bob.table(table)
    assert found["status"] == "playing"
    assert [(seat["name"], seat["mine"]) for seat in found["seats"]] == [("Ann", False), ("Bob", True)]


def test_a_table_by_link_is_not_listed(ann: Player, bob: Player) -> None:
    table = ann.new_table("uprising", ME, OPEN, public=False)
    assert table not in [each["id"] for each in bob.get("/tables")["public"]]
    bob.post(f"/tables/{table}/seats/1/join", status=204)


def test_the_lobby_says_whose_turn_it_is_and_has_filters(ann: Player, bob: Player) -> None:
    waiting = ann.new_table("uprising", ME, OPEN)
    playing = ann.new_table("uprising", ME, OPEN, control={"kind": "mail", "days": 1}, public=False)
    bob.post(f"/tables/{playing}/seats/1/join", status=204)
    over = ann.new_table("uprising", ME, BOT)
    ann.post(f"/tables/{over}/seats/0/resign", status=204)

    def ids(path: str, part: str, who: Player = ann) -> set[str]:
        return {each["id"] for each in who.get(f"/tables{path}")[part]} & {waiting, playing, over}

    assert ids("", "mine") == ids("?mine=true", "mine") == {waiting, playing, over}
    assert ids("?mine=true&status=playing", "mine") == {playing}
    assert ids("?status=finished", "mine") == {over}
    assert ids("", "public", bob) == {waiting}
    assert ids("?status=finished", "public", bob) == {over}
    assert bob.get("/tables?mine=true")["public"] == []
    assert ids("", "mine", bob) == {playing}
    ann.get("/tables?status=lost", 422)
    found = {each["id"]: each for each in ann.get("/tables")["mine"]}
    assert found == {table: ann.table(table) for table in found}
    now = found[playing]
    assert (now["asked"], now["my_turn"], now["control"]["kind"]) == ("resistance", True, "mail")
    assert now["deadline"] > now["since"] >= now["created"]
    assert [seat["mine"] for seat in now["seats"]] == [True, False]
    assert bob.table(playing)["my_turn"] is False
    assert found[over]["outcome"]["reason"] == "resigned"
    assert found[over]["seats"][1]["bot"] == "greedy"


def test_a_seat_is_taken_once_however_many_want_it(come: Come) -> None:
    people = [come(name) for name in ("Ann", "Bob", "Eve", "Max", "Zoe")]
    table = people[0].new_table("uprising", ME, OPEN)
    with ThreadPoolExecutor() as pool:
        answers = list(pool.map(lambda one: one.http.post(f"/api/tables/{table}/seats/1/join"), people[1:]))
    assert sorted(answer.status_code for answer in answers) == [204, 409, 409, 409]


def test_of_those_who_take_the_last_seats_at_once_one_begins_the_game(come: Come) -> None:
    people = [come(name) for name in ("Ann", "Bob", "Eve", "Max", "Zoe")]
    for _ in range(5):
        table = people[0].new_table("commanders", ME, OPEN, OPEN, OPEN, OPEN)
        paths = [f"/tables/{table}/seats/{number}/join" for number in range(1, 5)]
        with ThreadPoolExecutor() as pool:
            list(pool.map(lambda one, path: one.post(path, status=204), people[1:], paths))
        assert people[0].table(table)["status"] == "playing"


def test_who_leaves_before_the_start_gives_the_seat_free(ann: Player, bob: Player) -> None:
    table = ann.new_table("commanders", ME, OPEN, OPEN)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    assert ann.post(f"/tables/{table}/seats/1/leave", status=403)["type"] == "/problems/not-your-seat"
    bob.post(f"/tables/{table}/seats/1/leave", status=204)
    assert ann.table(table)["seats"][1]["kind"] == "open"


def test_nobody_leaves_a_game_that_has_begun(ann: Player) -> None:
    table = ann.new_table("uprising", ME, BOT)
    assert ann.post(f"/tables/{table}/seats/0/leave", status=409)["type"] == "/problems/has-begun"


def test_one_person_may_have_several_seats(ann: Player) -> None:
    table = ann.new_table("uprising", ME, ME)
    assert set(ann.game(table)["eyes"]) == {"resistance", "empire"}
    assert play_to_the_end(table, ann)["outcome"]["winners"]


def test_the_options_of_a_game_are_used(ann: Player) -> None:
    table = ann.new_table("uprising", ME, BOT, options={"capitol": True})
    assert ann.table(table)["options"]["capitol"] is True
    assert ann.game(table)["eyes"]["resistance"]["view"]["options"]["capitol"] is True


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"options": {"speed": 3}},
        {"options": {"capitol": "perhaps"}},
        {"seats": [ME]},
        {"seats": [ME, {"kind": "bot", "bot": "hal"}]},
        {"seats": [ME, {"kind": "ghost"}]},
        {"control": {"kind": "live", "minutes": -1}},
        {"more": 1},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(ann: Player, wrong: dict[str, object]) -> None:
    problem = ann.post("/tables", {"game": "uprising", "seats": [ME, BOT]} | wrong, 422)
    assert problem["status"] == 422
    assert problem["detail"]


def test_a_table_that_is_not_there_is_not_found(ann: Player) -> None:
    for path in ("", "/game", "/events", "/history/0", "/record", "/scores", "/chat"):
        assert ann.get(f"/tables/nowhere{path}", 404)["type"] == "/problems/not-found"


def test_between_two_sides_who_resigns_has_lost(ann: Player, bob: Player) -> None:
    table = ann.new_table("uprising", ME, OPEN)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    ann.post(f"/tables/{table}/seats/1/resign", status=403)
    ann.post(f"/tables/{table}/seats/0/resign", status=204)
    found = bob.table(table)
    assert found["status"] == "finished"
    assert (found["outcome"]["winners"], found["outcome"]["reason"]) == (["empire"], "resigned")
    assert ann.post(f"/tables/{table}/seats/0/resign", status=409)["type"] == "/problems/game-over"


def test_at_a_larger_table_a_bot_plays_on_for_who_resigns(ann: Player, come: Come) -> None:
    table = ann.new_table("commanders", ME, OPEN, OPEN, options={"first": "commander-1"})
    for seat in (1, 2):
        come().post(f"/tables/{table}/seats/{seat}/join", status=204)
    ann.post(f"/tables/{table}/seats/0/resign", status=204)
    eventually(lambda: ann.table(table)["version"] > 0)
    assert ann.table(table)["status"] == "playing"
    assert ann.table(table)["seats"][0]["resigned"]
    assert ann.post(f"/tables/{table}/seats/0/reclaim", status=409)["type"] == "/problems/resigned"


def test_a_rematch_is_the_same_with_seats_moved_and_all_are_led_to_it(ann: Player, bob: Player) -> None:
    table = ann.new_table("uprising", ME, OPEN, options={"capitol": True})
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    assert ann.post(f"/tables/{table}/rematch", status=409)["type"] == "/problems/not-over"
    watching = bob.live(table)
    bob.post(f"/tables/{table}/seats/1/resign", status=204)
    with ThreadPoolExecutor() as pool:
        again = {
            one["id"] for one in pool.map(lambda who: who.post(f"/tables/{table}/rematch", status=201), (ann, bob))
        }
    (new,) = again
    assert watching.see(lambda seen: seen["rematch"])["rematch"] == new
    found = ann.table(new)
    assert [seat["name"] for seat in found["seats"]] == ["Bob", "Ann"]
    assert (found["status"], found["options"]["capitol"]) == ("playing", True)


def test_the_hash_of_the_seed_is_shown_at_the_start_and_the_seed_at_the_end(ann: Player) -> None:
    table = ann.new_table("uprising", ME, ME)
    start = ann.table(table)
    assert start["seed"] is None
    ann.post(f"/tables/{table}/seats/0/resign", status=204)
    end = ann.table(table)
    assert hashlib.sha256(end["seed"].encode()).hexdigest() == start["seed_hash"] == end["seed_hash"]


def test_what_is_said_is_heard_and_can_be_read_later(ann: Player, bob: Player) -> None:
    table = ann.new_table("uprising", ME, OPEN)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    listening = ann.live(table)
    listening.next("state")
    bob.post(f"/tables/{table}/chat", {"text": "Удачі!"}, 201)
    heard = listening.next("chat")
    assert (heard["name"], heard["text"]) == ("Bob", "Удачі!")
    said = ann.get(f"/tables/{table}/chat")["chat"]
    assert [(each["name"], each["text"]) for each in said] == [("Bob", "Удачі!")]
    assert ann.get(f"/tables/{table}/chat?after={said[0]['id']}")["chat"] == []


def test_what_is_said_to_a_side_is_sent_to_its_people_alone(ann: Player, bob: Player, come: Come) -> None:
    table = ann.new_table("rebellion", ME, OPEN, OPEN, BOT)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    eve, passer = come("Eve"), come("Pat")
    eve.post(f"/tables/{table}/seats/2/join", status=204)
    assert [seat["side"] for seat in ann.table(table)["seats"]] == ["rebel", "rebel", "empire", "empire"]
    lives = [player.live(table) for player in (bob, eve, passer)]
    for live in lives:
        live.next("state")
    ann.post(f"/tables/{table}/chat", {"text": "Hoth?", "side": "rebel"}, 201)
    ann.post(f"/tables/{table}/chat", {"text": "hello"}, 201)
    first = [(word["text"], word["side"]) for word in (live.next("chat") for live in lives)]
    assert first == [("Hoth?", "rebel"), ("hello", None), ("hello", None)]
    for player, said in ((bob, ["Hoth?", "hello"]), (eve, ["hello"]), (passer, ["hello"])):
        assert [word["text"] for word in player.get(f"/tables/{table}/chat")["chat"]] == said
    assert [word["text"] for word in ann.get(f"/tables/{table}/chat")["chat"]] == ["Hoth?", "hello"]


def test_nobody_speaks_to_a_side_for_which_they_do_not_play(ann: Player, bob: Player) -> None:
    table = ann.new_table("rebellion", ME, BOT)
    for player, side in ((ann, "empire"), (bob, "rebel"), (ann, "hutts")):
        refused = player.post(f"/tables/{table}/chat", {"text": "psst", "side": side}, 403)
        assert refused["type"] == "/problems/not-your-side"
    assert bob.get(f"/tables/{table}/chat")["chat"] == []
