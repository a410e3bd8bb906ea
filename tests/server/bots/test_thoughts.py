"""Bots that search tell what they thought, but not before the game is over."""

from __future__ import annotations

import json
from typing import Any

import dejarik
from dejarik.bots.thought import SHOWN
from dejarik.engine.message import Message
from tests.server.player import ME, Player, play_to_the_end

THINKER = {"kind": "bot", "bot": "ismcts:6"}


def test_what_a_bot_thought_is_secret_until_the_end(ann: Player) -> None:
    table = ann.new_table("uprising", ME, THINKER)
    assert ann.get(f"/tables/{table}/thoughts", 403)["type"] == "/problems/not-over"
    end = play_to_the_end(table, ann)
    thoughts = ann.get(f"/tables/{table}/thoughts")["thoughts"]
    assert [each["version"] for each in thoughts] == sorted({each["version"] for each in thoughts})
    assert {each["seat"] for each in thoughts} == {"empire"}
    picked = {each["version"]: each["pick"] for each in record(ann, table)}
    for each in thoughts[: end["version"]]:
        assert each["considered"][0]["option"] == picked[each["version"]]
        assert any(thing.startswith("card/") for thing in each["beliefs"])


def test_a_thought_says_who_was_asked_what_and_the_options_in_words(ann: Player) -> None:
    table = ann.new_table("uprising", ME, THINKER)
    play_to_the_end(table, ann)
    words = dejarik.game("uprising").language("uk")
    for each in ann.get(f"/tables/{table}/thoughts")["thoughts"]:
        assert each["bot"] == "ismcts:6"
        assert each["seconds"] >= 0
        assert len(each["considered"]) == min(each["options"], SHOWN)
        for message in [each["prompt"], *(option["label"] for option in each["considered"])]:
            assert words.text(message_of(message))


def test_a_bot_with_a_clock_thinks_ahead_while_a_person_decides(ann: Player) -> None:
    """Right after a person's pick it knows more than it has searched since."""
    table = ann.new_table("commanders", ME, {"kind": "bot", "bot": "ismcts:20ms"})
    play_to_the_end(table, ann)
    seats = {each["version"]: each["seat"] for each in record(ann, table)}
    thoughts = ann.get(f"/tables/{table}/thoughts")["thoughts"]
    fresh = [each for each in thoughts if seats.get(each["version"] - 1) == "commander-1" and each["options"] <= SHOWN]
    assert fresh
    assert any(sum(option["visits"] for option in each["considered"]) > each["iterations"] for each in fresh)


def message_of(data: Any) -> Any:
    """A message as it was before it was sent."""
    if not isinstance(data, dict):
        return tuple(message_of(each) for each in data) if isinstance(data, list) else data
    return Message(data["key"], {name: message_of(value) for name, value in data.get("params", {}).items()})


def record(player: Player, table: str) -> list[dict[str, object]]:
    """The picks of a finished game with the versions after them."""
    lines = player.http.get(f"/api/tables/{table}/record").text.splitlines()[1:]

    return [
        json.loads(line) | {"version": number} for number, line in enumerate(lines, 1) if "pick" in json.loads(line)
    ]


def test_a_bot_whose_budget_cannot_be_gets_no_seat(ann: Player) -> None:
    problem = ann.post("/tables", {"game": "uprising", "seats": [ME, {"kind": "bot", "bot": "ismcts:soon"}]}, 422)
    assert "soon" in problem["detail"]
