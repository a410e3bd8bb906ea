"""A match from the first game to the last: the same whoever plays it, in whatever order, with whatever breaks."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import pytest

from dejarik.arena.course import Course
from dejarik.arena.sequential import Claims
from tests.arena.matches import found, match, play, played

BOTH = (("a", "b"), ("b", "a"))


def test_two_processes_play_what_one_plays(tmp_path: Path) -> None:
    what = match("commanders", ("ismcts:2", "random", "random"), ("random", "ismcts:2", "greedy"), players=3)
    one = play(what, 1, tmp_path / "one.jsonl")
    two = play(what, 1, tmp_path / "two.jsonl", jobs=2)
    assert found(one) == found(two)
    assert found(one)["games"] == 6


def test_with_two_processes_a_trial_ends_at_the_same_deal(tmp_path: Path) -> None:
    what, claims = match("uprising", ("greedy", "random")), Claims(0.4, 0.7)
    one = play(what, 100, tmp_path / "one.jsonl", claims=claims)
    two = play(what, 100, tmp_path / "two.jsonl", jobs=2, claims=claims)
    assert found(one) == found(two)
    (table,) = found(one)["tables"]
    assert table["test"]["verdict"] == "high"
    assert 5 < table["deals"] < 50


def test_a_match_goes_on_where_it_was_and_can_be_made_longer(tmp_path: Path) -> None:
    what = match("uprising", ("greedy", "random"))
    whole = play(what, 4, tmp_path / "whole.jsonl")
    lines = (tmp_path / "whole.jsonl").read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "part.jsonl").write_text("".join([lines[0], lines[6], lines[2], lines[4][:40]]), "utf-8")
    assert found(play(what, 2, tmp_path / "part.jsonl"))["games"] == 4
    assert found(play(what, 4, tmp_path / "part.jsonl")) == found(whole)
    assert len((tmp_path / "part.jsonl").read_text("utf-8").splitlines()) == 9


def test_the_order_in_which_games_end_does_not_matter() -> None:
    games = [
        played(seed, seating, "empire" if seed % 3 else "resistance") for seed, seating in product(range(20), BOTH)
    ]
    reports = []
    for seed in range(3):
        course = Course(match("uprising", ("a", "b")), 20, Claims(0.3, 0.6))
        for game in Random(seed).sample(games, len(games)):
            course.add(game)
        reports.append(found(course))
    assert reports[0] == reports[1] == reports[2]


def test_only_whole_deals_without_a_gap_count() -> None:
    course = Course(match("uprising", ("a", "b")), 5)
    for seed, seating in [(0, BOTH[0]), (0, BOTH[1]), (1, BOTH[0]), (2, BOTH[0]), (2, BOTH[1])]:
        course.add(played(seed, seating, "empire"))
    (standing,) = course.standings.values()
    assert [game.seed for game in standing.games] == [0, 0]
    course.add(played(1, BOTH[1], "empire"))
    assert (standing.deals, len(standing.games)) == (3, 6)


def test_what_was_played_beyond_the_deals_that_are_asked_for_does_not_count() -> None:
    course = Course(match("uprising", ("a", "b")), 2)
    for seed, seating in product(range(5), BOTH):
        course.add(played(seed, seating, "empire"))
    assert course.finished
    assert found(course)["games"] == 4


@pytest.mark.parametrize(("winner", "verdict"), [(0, "high"), (1, "low")])
def test_a_trial_stops_its_line_up_and_no_other(winner: int, verdict: str) -> None:
    """a beats b (or loses to it) always; a and c win alike."""
    what = match("uprising", ("a", "b"), ("a", "c"))
    course = Course(what, 40, Claims(0.45, 0.55))
    sides = what.sides
    for bout in what.bouts(40):
        strong = "b" if winner else "a"
        won = sides[bout.seating.index(strong)] if "b" in bout.seating else sides[bout.seed % 2]
        course.add(played(bout.seed, bout.seating, won))
    first, second = course.standings.values()
    assert first.trial is not None
    assert (first.trial.verdict, first.decided) == (verdict, True)
    assert first.deals < 40
    assert not course.needs(next(iter(what.bouts(1))))
    assert second.trial is not None
    assert (second.trial.verdict, second.deals) == ("", 40)
    assert course.finished


def test_a_game_that_broke_off_is_nobodys_win() -> None:
    course = Course(match("uprising", ("broken.py", "random"), sources={"broken.py": "BOT = int"}), 1)
    course.add(played(0, ("broken.py", "random"), "resistance"))
    course.add(type(played(0, BOTH[0]))(0, ("random", "broken.py"), None, error="Traceback"))
    report = found(course)
    assert (report["games"], report["errors"]) == (2, 1)
    assert report["pairs"][0]["games"] == 1
    assert report["pairs"][0]["a_wins"] == 1
