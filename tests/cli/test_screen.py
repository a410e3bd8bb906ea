"""What is drawn: boards, options in short lists, curtains that leave nothing behind."""

from __future__ import annotations

import io
import os
import random
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console

import dejarik
from dejarik.cli import boards, choices
from dejarik.cli.log import Log
from dejarik.cli.records import SavedGame
from dejarik.cli.screen import Screen
from dejarik.cli.session import Session
from dejarik.cli.words import Words
from dejarik.engine.message import say
from dejarik.games.rebellion.components import UNITS
from dejarik.games.uprising.seen import UprisingView
from dejarik.games.uprising.terminal import draw
from tests.games.rebellion.rounds import begin, galaxy
from tests.games.uprising.position import uprising

GAME = dejarik.game("uprising")


def drawn(state: dejarik.State, seat: int | None, width: int = 80, code: str = "en", **settings: Any) -> str:
    console = Console(file=io.StringIO(), width=width, **settings)
    console.print(draw(cast(UprisingView, state.view(seat)), GAME.language(code)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.fixture
def defence() -> dejarik.State:
    return uprising(
        "defend",
        pair="capitol police-headquarters",
        cordon="capitol",
        tokens="surveillance eliminate",
        missions="underground-arsenal coup espionage",
        pool="(provocation) (riot-5) supplies-2",
        capitol="riot-6 (sabotage-2) propaganda-3",
        captured="ministry-of-truth:coup",
        ministry_of_truth="riot-2 sabotage-3 propaganda-4 (supplies-5)",
        eliminated="(propaganda-6) provocation",
    )


def test_the_table_of_the_resistance(defence: dejarik.State) -> None:
    shown = drawn(defence, 0)
    for wanted in (
        "pool: 1 (✕)  2 (▲5)  3 ●2",
        "━ escalation ━",
        "⊘ cordon",
        "▲6 (◆2",
        "■ Surveillance  ■ Eliminate  □ Disorient  □ Cordon",
        "Ministry of Truth with Coup:  ▲2 ◆3 ✦4 (●5",
        "⟲ reconstructed",
        "phase 3: the Empire defends",
    ):
        assert wanted in shown
    assert shown.count("⟲") == 1


@pytest.mark.parametrize("seat", [1, None])
def test_the_table_of_the_others(defence: dejarik.State, seat: int | None) -> None:
    shown = drawn(defence, seat)
    assert "pool: 1 (?)  2 (?)  3 ●2" in shown
    assert "2 closed cards" in shown
    for closed in ("▲5", "◆2", "●5", "✦6"):
        assert closed not in shown


def test_the_decisive_operation_has_no_marker() -> None:
    rng = random.Random(1)
    state = GAME.new(seed=1)
    while state.view(0)["round"] < 8 or state.ask is None or state.ask.name != "use-token":
        assert state.ask is not None
        state.apply(rng.choice(state.ask.options))
    shown = drawn(state, 0)
    assert "Round 8 of 8 · Decisive Operation · phase 3" in shown
    assert "escalation" not in shown


def test_cards_sent_by_the_empire_are_marked(defence: dejarik.State) -> None:
    defence.apply("surveillance 2")
    state = uprising("defend", pair="capitol police-headquarters", pool="(provocation) (riot-5) supplies-2")
    state.apply("disorient 2 to ministry-of-truth")
    assert "(▲5₁)*" in drawn(state, 0)
    assert "(?₁)*" in drawn(state, 1)
    assert "pool: 1 (✕)  2 ·  3 ●2" in drawn(state, 0)


@pytest.mark.parametrize("code", ["en", "uk", "pl", "ru"])
@pytest.mark.parametrize("width", [40, 60, 79, 80, 100, 120, 200])
def test_nothing_is_wider_than_the_terminal(defence: dejarik.State, width: int, code: str) -> None:
    shown = drawn(defence, 0, width, code)
    assert max(map(len, shown.splitlines())) <= width
    for district in ("capitol", "ministry-of-peace"):
        first = GAME.names(code)[f"uprising-district-{district}"].split()[0]
        assert first in shown  # not broken in the middle


def test_colour_is_only_added(defence: dejarik.State) -> None:
    coloured = drawn(defence, 0, force_terminal=True, color_system="standard", _environ={})
    assert "\x1b[" in coloured
    assert "\x1b[" not in drawn(defence, 0)
    without = drawn(defence, 0, force_terminal=True, _environ={"NO_COLOR": "1", "TERM": "xterm"})
    assert "\x1b[31m" not in without


def test_a_game_without_a_board_is_shown_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "find_spec", lambda _: None)
    state = GAME.new(seed=1)
    shown = boards.draw(GAME, state.view(1), Words.spoken("en"))
    assert "round: 1" in str(shown)
    assert "- unknown" in str(shown)


def test_everything_open_leaves_out_what_another_seat_sees_as_well() -> None:
    state = uprising("defend", pool="(provocation) (riot-5) supplies-2")
    assert [view["seat"] for view in boards.open_views(state)] == ["resistance"]
    assert boards.contains({"a": [1, 2]}, {"a": [1, "unknown"]})
    assert not boards.contains({"a": [1, 2]}, {"a": [1, 3]})
    assert not boards.contains({"a": [1, "unknown"]}, {"a": [1, 2]})
    assert not boards.contains({"a": [1]}, {"a": [1, 2]})


def test_a_few_options_stand_one_a_line_with_what_one_types() -> None:
    assert lines(["Open it", "Leave it"], ["open", "leave"]) == [" 1 Open it   open", " 2 Leave it  leave"]
    assert lines(["Open it " * 9], ["open " * 9]) == [" 1 " + ("Open it " * 9).strip()]


def test_many_options_stand_together_with_what_they_share() -> None:
    labels = ["Pass", *(f"Send card {card} to {place}" for card in (1, 2) for place in "ABCDE"), "Open card 1"]
    assert lines(labels, labels) == [
        " 1 Pass",
        "Send card 1 to …   2 A   3 B   4 C   5 D   6 E",
        "Send card 2 to …   7 A   8 B   9 C  10 D  11 E",
        "12 Open card 1",
    ]


def lines(labels: list[str], typed: list[str]) -> list[str]:
    console = Console(file=io.StringIO(), width=80)
    console.print(choices.listed(labels, typed, 80))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def played(state: dejarik.State, typed: list[str], height: int, path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the Rebels see on a terminal of this height while they type this."""
    file = io.StringIO()
    console = Console(file=file, width=100, height=height, force_terminal=True, color_system=None, _environ={})
    lines = iter([*typed, "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    log = Log()
    log.add(state)
    table = {"rebel": "human", "empire": "greedy"}
    with closing(SavedGame.create(path)) as saved:
        saved.begin(state, table)
        Session(Screen(console, Words.spoken("en").of(dejarik.game("rebellion"))), state, log, table, saved).play()
    return file.getvalue()


@pytest.mark.parametrize(("height", "times"), [(30, 1), (200, 4)])
def test_a_table_too_large_for_the_screen_is_shown_once_in_a_turn(
    height: int, times: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the setup the Rebels place units one by one; what is left to place is shown each time."""
    state = dejarik.game("rebellion").new(2, seed=3, options={"setup": "full"})
    while state.ask is not None and state.ask.seat == 1:
        state.apply(state.ask.options[0])
    typed = ["mon calamari", "trooper x2", "corvette"]
    shown = played(state, typed, height, tmp_path / "game.jsonl", monkeypatch)
    assert shown.count("Leader pool  Mon Mothma") == times
    assert "Trooper ×4" in shown.rpartition("Choose units to place")[0].rpartition("Choose units to place")[2]


def test_what_the_same_pick_brought_about_each_time_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = galaxy(rebel="naboo kashyyyk", leaders="han-solo@pool darth-vader@pool")
    state.ready[UNITS.number("x-wing")] = 3
    begin(state, "refresh")
    while state.ask is not None and state.ask.name != "deploy-units":
        state.apply(state.ask.options[-1])
    state = dejarik.game("rebellion").load(state.dump())
    shown = played(state, ["deploy naboo x2"], 200, tmp_path / "game.jsonl", monkeypatch)
    assert shown.count("· The Rebels deploy X-wing: Naboo.") == 2


def test_the_curtain_erases_the_screen_and_what_was_scrolled_away() -> None:
    console = Console(file=io.StringIO(), force_terminal=True, _environ={"TERM": "xterm"})
    Screen(console, Words.spoken("en").of(GAME)).curtain(say("uprising-seat-empire"))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert shown.index("\x1b[2J") < shown.index("\x1b[3J") < shown.index("Pass the device to: Empire")


def test_a_terminal_that_knows_few_letters_does_not_break(tmp_path: Any) -> None:
    from tests.cli.running import run

    done = run(
        "play", "uprising", "--save", tmp_path / "game.jsonl", typed=["1"], PYTHONUTF8="0", PYTHONIOENCODING="ascii"
    )
    assert done.returncode == 0


def test_terminal_output_has_no_colour_when_piped(tmp_path: Any) -> None:
    from tests.cli.running import run

    shown = run(
        "play", "uprising", "--save", tmp_path / "game.jsonl", typed=["1"], TERM=os.environ.get("TERM", "xterm")
    )
    assert "\x1b" not in shown.stdout
