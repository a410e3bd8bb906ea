"""Records: readable, replayed without the generator, and clear about where they are damaged."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dejarik
from dejarik.engine.chance import Chance
from dejarik.engine.language import LANGUAGES
from dejarik.engine.record import REASONS, Record
from tests.engine.toy import TOY

UPRISING = dejarik.game("uprising")


def a_game(seed: int = 4, picks: int = 1000) -> dejarik.State:
    state: dejarik.State = UPRISING.new(seed=seed, options={"capitol": True})
    for number in range(picks):
        if state.ask is not None:
            state.apply(state.ask.options[number % len(state.ask.options)])
    return state


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**128), st.integers(0, 80))
def test_a_replay_gives_an_equal_state_that_plays_on_alike(seed: int, picks: int) -> None:
    state = a_game(seed, picks)
    again = dejarik.replay(state.record().text())
    assert again == state
    assert again.record() == state.record()
    while state.ask is not None:
        state.apply(state.ask.options[-1])
        again.apply(again.ask.options[-1])  # type: ignore[union-attr]  # it is at the same decision
    assert again == state


def test_a_replay_asks_no_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    text = a_game().record().text()

    def no_luck(*_: object) -> int:
        raise AssertionError("the generator was asked")

    monkeypatch.setattr(Chance, "_draw", no_luck)
    assert dejarik.replay(text).outcome is not None


def test_a_record_is_one_object_a_line() -> None:
    lines = [json.loads(line) for line in a_game().record().text().splitlines()]
    assert {key: lines[0][key] for key in ("game", "rules", "players", "seats", "options", "seed")} == {
        "game": "uprising",
        "rules": UPRISING.rules_version,
        "players": 2,
        "seats": ["resistance", "empire"],
        "options": {"capitol": True, "missions": []},
        "seed": "4",
    }
    assert lines[0]["content"] == UPRISING.content
    assert lines[1]["seat"] == "resistance"
    assert lines[1]["pick"].startswith("choose ")
    assert "rule" in lines[-1]["end"]


def test_a_game_that_began_in_a_position_has_it_in_its_record() -> None:
    loaded = UPRISING.load(a_game(picks=30).dump())
    loaded.apply(loaded.ask.options[0])
    again = dejarik.replay(loaded.record().text())
    assert again == loaded
    assert len(again.picks()) == 1


def test_a_game_that_was_cut_short_says_why_and_still_waits() -> None:
    state = a_game(picks=10)
    for reason in REASONS:
        end = {"winners": ["empire"], "reason": reason, "seat": "resistance"}
        record = Record.read(replace(state.record(), end=end).text())
        assert record.cut_short
        assert record.replay(UPRISING) == state
        assert state.ask is not None
        ending = record.ending(UPRISING)
        assert ending is not None
        for code in LANGUAGES:
            assert UPRISING.language(code).text(ending)
    assert state.record().ending(UPRISING) is None
    assert a_game().record().ending(UPRISING) is None


@pytest.mark.parametrize(
    "wrong", [{"winners": ["nobody"]}, {"winners": "empire"}, {"seat": "nobody"}, {"reason": "bored"}, {"more": 1}]
)
def test_a_game_is_not_cut_short_in_ways_that_cannot_be(wrong: dict[str, object]) -> None:
    end = {"winners": ["empire"], "reason": "time", "seat": "resistance"} | wrong
    for state in (a_game(picks=10), a_game()):
        with pytest.raises(dejarik.Damaged):
            replace(state.record(), end=end).replay(UPRISING)
    with pytest.raises(dejarik.Damaged):  # it has ended by its rules
        replace(a_game().record(), end={"winners": ["empire"], "reason": "time", "seat": "resistance"}).replay(UPRISING)


def test_a_record_can_be_cut() -> None:
    state = a_game()
    assert state.record().cut(12).replay(UPRISING) == a_game(picks=12)
    assert state.record().cut(10_000) == state.record()


def lines_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def damage(at: int, change: Callable[[dict[str, Any]], object]) -> str:
    lines = lines_of(a_game().record().text())
    change(lines[at])
    return "\n".join(json.dumps(line) for line in lines)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", "line 1: this is not the header"),
        ("no json", "line 1: not JSON"),
        ("[1]", "line 1: should be object"),
        ('{"dejarik": 2, "game": "uprising"}', "line 1: this is not the header"),
        (damage(0, lambda line: line.update(rules="0")), "line 1, rules: made for “0”"),
        (damage(0, lambda line: line.update(content="0")), "line 1, content: made for “0”"),
        (damage(0, lambda line: line.update(players=3)), "line 1: uprising is for exactly 2 players, not 3"),
        (damage(0, lambda line: line.update(options={"capitol": "maybe"})), "line 1: option capitol cannot be “maybe”"),
        (damage(0, lambda line: line.update(options={"moon": 1})), "line 1: uprising has no option “moon”"),
        (damage(0, lambda line: line.update(options=5)), "line 1, options: should be object, not 5"),
        (damage(0, lambda line: line.update(players=[])), "line 1, players: should be int, not []"),
        ("[" * 100_000, "line 1: not JSON"),
        (damage(0, lambda line: line.update(seed=4)), "line 1, seed: should be int"),
        (damage(0, lambda line: line.update(luck=[[0, 1]])), "line 1: luck: chance cannot give"),
        (damage(0, lambda line: line.update(luck=[])), "line 1: chance was used differently"),
        (damage(0, lambda line: line.update(luck="x")), "line 1, luck: should be list"),
        (damage(3, lambda line: line.update(pick="play joker closed")), "line 4: “play joker closed” is not one of"),
        (damage(3, lambda line: line.update(seat="empire")), "line 4: it was not empire but resistance"),
        (damage(3, lambda line: line.pop("pick")), "line 4: neither a pick nor the end"),
        (damage(3, lambda line: line.update(luck=[1])), "line 4: chance was used differently"),
        (damage(4, lambda line: line.update(luck=[[0, 0, 1]])), "line 5: luck: (0, 0, 1) is not an order"),
        (damage(4, lambda line: line.update(luck=["1"])), "line 5, luck: should be int"),
        (damage(-1, lambda line: line["end"].update(rule="UPR-VIC-4")), "the game did not end like this"),
        (a_game().record().text() + '{"seat": "empire", "pick": "x"}', "nothing can follow the end"),
    ],
)
def test_a_damaged_record_says_where_it_broke(text: str, where: str) -> None:
    with pytest.raises(dejarik.Damaged) as caught:
        dejarik.replay(text)
    assert where in str(caught.value)


def test_a_record_of_an_unknown_game_says_so() -> None:
    with pytest.raises(dejarik.UnknownGame, match="there is no game “chess”; the games are: uprising"):
        dejarik.replay('{"dejarik": 1, "game": "chess"}')


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(dejarik.Damaged, match="made for “uprising”, this is “toy”"):
        a_game().record().replay(TOY)
