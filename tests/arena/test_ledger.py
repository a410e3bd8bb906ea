"""The file of a match: what was played is there again, what was half written is not, another match is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dejarik.arena.ledger import Ledger
from dejarik.arena.problem import CannotPlay
from tests.arena.matches import match, played

MATCH = match("uprising", ("greedy", "random"))
GAMES = [played(0, ("greedy", "random"), "empire"), played(0, ("random", "greedy"), "resistance")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with two games, in a folder that was not there."""
    path = tmp_path / "new" / "games.jsonl"
    ledger = Ledger(path, MATCH.header())
    for game in GAMES:
        ledger.append(game)
    ledger.close()
    return path


def games(path: Path) -> list[Any]:
    ledger = Ledger(path, MATCH.header())
    ledger.close()
    return list(ledger.games.values())


def test_games_are_there_again(path: Path) -> None:
    assert games(path) == GAMES


def test_half_a_line_is_cut_off_and_the_next_game_follows(path: Path) -> None:
    whole = path.read_bytes()
    for cut in range(1, len(whole.splitlines()[-1]) + 1):
        path.write_bytes(whole[:-cut])
        ledger = Ledger(path, MATCH.header())
        assert list(ledger.games.values()) == GAMES[:1]
        ledger.append(GAMES[1])
        ledger.close()
        assert path.read_bytes() == whole


def test_a_whole_line_without_its_end_counts_as_half_written(path: Path) -> None:
    path.write_bytes(path.read_bytes().rstrip(b"\n"))
    assert games(path) == GAMES[:1]


def test_a_game_is_in_the_file_at_once(path: Path) -> None:
    ledger = Ledger(path, MATCH.header())
    ledger.append(played(1, ("greedy", "random"), "empire"))
    lines = path.read_text("utf-8").splitlines()
    ledger.close()
    assert json.loads(lines[-1])["seed"] == 1


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (match("uprising", ("greedy", "random"), seed=5), "the first seed is 0 there and 5 here"),
        (match("uprising", ("greedy", "ismcts:9")), 'who plays is .*"random".* there and .*"ismcts:9"'),
        (match("commanders", ("greedy", "random")), 'the game is "uprising" there and "commanders" here'),
    ],
)
def test_another_match_is_refused(path: Path, other: Any, what: str) -> None:
    before = path.read_bytes()
    with pytest.raises(CannotPlay, match=what):
        Ledger(path, other.header())
    assert path.read_bytes() == before


def test_other_code_is_another_match(path: Path) -> None:
    with pytest.raises(CannotPlay, match="the program that plays"):
        Ledger(path, MATCH.header() | {"code": "0000"})


@pytest.mark.parametrize("text", ["half a line", "no json\n", "[1]\n", '{"game": "uprising"}\n'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text, "utf-8")
    with pytest.raises(CannotPlay, match="is not a file of games of the arena"):
        Ledger(path, MATCH.header())
    assert path.read_text("utf-8") == text


STRANGER = json.dumps(played(1, ("greedy", "hal"), "empire").dump())


@pytest.mark.parametrize("line", ["no json", "{}", '{"seed": "x", "seating": []}', '{"seed": 1}', STRANGER])
def test_a_damaged_line_is_named(path: Path, line: str) -> None:
    path.write_text(path.read_text("utf-8") + line + "\n", "utf-8")
    with pytest.raises(CannotPlay, match="line 4 is not a game of this match"):
        games(path)


def test_two_cannot_write_one_file(path: Path) -> None:
    ledger = Ledger(path, MATCH.header())
    with pytest.raises(CannotPlay, match="is being written by another match"):
        Ledger(path, MATCH.header())
    ledger.close()
    assert games(path) == GAMES


def test_where_nothing_can_be_written_that_is_said(tmp_path: Path) -> None:
    with pytest.raises(CannotPlay, match=r"cannot write .*: Is a directory"):
        Ledger(tmp_path, MATCH.header())
