"""A match at a game that everybody can lose, to a side without a seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import dejarik
from dejarik.arena.report import report
from dejarik.engine.game import Game
from tests.arena.matches import match, play
from tests.engine.tavern import HAUNTED

DEALS = 12


@pytest.fixture
def haunted(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The haunted inn, found by its id as long as the test lasts."""
    monkeypatch.setattr(dejarik, "game", {HAUNTED.id: HAUNTED}.__getitem__)
    return HAUNTED


def test_what_the_automatic_opponent_wins_is_won_by_no_bot(haunted: Game[Any], tmp_path: Path) -> None:
    what = match(haunted.id, ("greedy", "random"))
    course = play(what, DEALS, tmp_path / "games.jsonl")
    (standing,) = course.standings.values()
    assert what.sides == ("left", "right")
    assert {game.error for game in standing.games} == {""}
    lost = [game for game in standing.games if game.winners == ()]
    assert 0 < len(lost) < len(standing.games) == 2 * DEALS
    assert all(game.shares(what.sides) == [0, 0] for game in lost)
    found = report(course, {})
    assert (found["games"], found["unfinished"], found["errors"]) == (2 * DEALS, 0, 0)
    won = sum(each["wins"] for each in found["tables"][0]["results"].values())
    assert won == 2 * DEALS - len(lost)
    assert won == sum(each["wins"] for each in found["sides"].values())


def test_a_match_goes_on_from_a_file_with_lost_games(haunted: Game[Any], tmp_path: Path) -> None:
    what = match(haunted.id, ("greedy", "random"))
    first = play(what, DEALS, tmp_path / "games.jsonl")
    again = play(what, DEALS, tmp_path / "games.jsonl")
    assert [each.dump() for each in again.standings[("greedy", "random")].games] == [
        each.dump() for each in first.standings[("greedy", "random")].games
    ]
