"""`dejarik replay`: a recorded game from everybody's eyes."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import dejarik
from tests.cli.running import run
from tests.transcript import RECORDS


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    rng = random.Random(4)
    state = dejarik.game("uprising").new(seed=4)
    while state.ask is not None:
        state.apply(rng.choice(state.ask.options))
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    path.write_text(state.record().text(), "utf-8")
    return path


def test_everything_open_by_default(record: Path) -> None:
    shown = run("replay", record).stdout
    assert "The Resistance draws 5 cards:" in shown
    assert "The Resistance draws 5 cards. " not in shown
    assert "(only you see it: " in shown
    assert "Resistance: " in shown
    assert "Empire: " in shown
    assert "the game is over" in shown


def test_one_table_shows_everything_when_one_seat_sees_everything(record: Path) -> None:
    assert run("replay", record).stdout.count("Round ") == run("replay", record, "--as", "empire").stdout.count(
        "Round "
    )


@pytest.mark.parametrize("eyes", ["empire", "spectator"])
def test_through_the_eyes_of_those_who_do_not_see_closed_cards(record: Path, eyes: str) -> None:
    shown = run("replay", record, "--as", eyes, "--to", "20").stdout
    assert "The Resistance draws 5 cards. " in shown
    assert "only you see it" not in shown
    assert "Resistance: " not in shown
    assert "closed cards" in shown
    assert ("Empire: " in shown) is (eyes == "empire")


def test_up_to_a_pick(record: Path) -> None:
    shown = run("replay", record, "--to", "4").stdout
    assert "phase 3: the Empire defends" in shown
    assert "the Empire: " not in shown
    assert "phase 1: the Resistance chooses districts" in run("replay", record, "--to", "0").stdout


def test_in_another_language(record: Path) -> None:
    assert "Opór" not in run("replay", record, "--to", "3", "--lang", "pl").stdout
    assert "Ruch Oporu wybiera" in run("replay", record, "--to", "3", "--lang", "pl").stdout


def test_a_finished_game_cut_short_is_not_damaged(record: Path) -> None:
    picks = len(record.read_text("utf-8").splitlines()) - 2
    for to in (picks, picks - 1):
        assert run("replay", record, "--to", str(to)).returncode == 0


def test_how_a_game_ended_that_was_given_up(record: Path, tmp_path: Path) -> None:
    *lines, _ = record.read_text("utf-8").splitlines()
    end = {"end": {"winners": ["empire"], "reason": "resigned", "seat": "resistance"}}
    given_up = tmp_path / "given-up.jsonl"
    given_up.write_text("\n".join([*lines[:12], json.dumps(end)]), "utf-8")
    assert "has given up. Won by: Empire" in run("replay", given_up).stdout
    assert "Гру здано: Опір. Перемога: Імперія" in run("replay", given_up, "--lang", "uk", "--as", "empire").stdout
    assert "given up" not in run("replay", given_up, "--to", "5").stdout


def test_a_game_of_rebellion_through_the_eyes_of_both_sides() -> None:
    """The Empire finds the base in the last pick; until then only the Rebels know where it is."""
    found = RECORDS / "rebellion" / "base-found-undefended.jsonl"
    rebels, empire = (run("replay", found, "--as", seat).stdout for seat in ("rebel", "empire"))
    assert "Your base is here: Kashyyyk." in rebels
    assert "Your base" not in empire
    for shown in (rebels, empire):
        assert "Rebel base is revealed: Kashyyyk!" in shown
        assert "the game is over · winner: Empire" in shown
