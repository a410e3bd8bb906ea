"""What a report says of games that are known."""

from __future__ import annotations

from dataclasses import replace

import pytest

import dejarik
from dejarik.arena.course import Course
from dejarik.arena.report import report
from dejarik.arena.sequential import Claims
from tests.arena.matches import match, played


def test_two_sides() -> None:
    """a wins 6 of 8 as Resistance and 2 of 8 as Empire."""
    course = Course(match("uprising", ("a", "b")), 8)
    for seed in range(8):
        course.add(replace(played(seed, ("a", "b"), "resistance" if seed < 6 else "empire"), decisions=50 + seed))
        course.add(played(seed, ("b", "a"), "empire" if seed < 2 else "resistance"))
    found = report(course, {"b": 1000})
    (pair,), (table,) = found["pairs"], found["tables"]
    assert pair == {
        "a": "a",
        "b": "b",
        "games": 16,
        "a_wins": 8,
        "a_rate": 0.5,
        "low": pytest.approx(0.28, abs=0.001),
        "high": pytest.approx(0.72, abs=0.001),
        "even": 0.5,
    }
    sides = table["results"]["a"]["by_side"]
    assert {side: (won["games"], won["wins"], won["rate"]) for side, won in sides.items()} == {
        "resistance": (8, 6, 0.75),
        "empire": (8, 2, 0.25),
    }
    assert table["results"]["b"]["rate"] == 0.5
    assert found["sides"]["resistance"]["rate"] == 0.75
    assert found["sides"]["resistance"]["elo"]["rating"] > 50
    assert found["elo"]["a"]["rating"] == pytest.approx(1000, abs=1)
    assert found["elo"]["b"] == {"rating": 1000, "low": 1000, "high": 1000, "reference": True}
    assert table["endings"] == {"RULE-1": 16}
    assert (found["length"]["least"], found["length"]["most"]) == (10, 57)


def test_one_against_a_field() -> None:
    """a wins half of its games against two b; a third would be even."""
    line_up = ("a", "b", "b")
    course = Course(match("commanders", line_up, players=3), 4)
    sides = course.match.sides
    for bout in course.match.bouts(4):
        at = bout.seating.index("a")
        course.add(played(bout.seed, bout.seating, sides[at if bout.seed % 2 else (at + 1) % 3]))
    (table,) = report(course, {})["tables"]
    a, b = table["results"]["a"], table["results"]["b"]
    assert (a["games"], a["wins"], a["rate"], a["even"]) == (12, 6, 0.5, 0.3333)
    assert (b["games"], b["wins"], b["rate"], b["even"]) == (12, 6, 0.5, 0.6667)
    assert {side: (won["games"], won["rate"]) for side, won in a["by_side"].items()} == dict.fromkeys(sides, (4, 0.5))
    assert sum(won["wins"] for won in b["by_side"].values()) == 6
    assert sum(won["games"] for won in b["by_side"].values()) == 24
    elo = report(course, {})["elo"]
    assert elo["a"]["rating"] > 1000 > elo["b"]["rating"]


def test_a_game_that_nobody_wins_is_lost_for_everybody() -> None:
    """a wins one of four games as each side; b none, the others are won by nobody."""
    course = Course(match("uprising", ("a", "b"), seed=0), 4, Claims(0.4, 0.6))
    for seed in range(4):
        course.add(played(seed, ("a", "b"), *(["resistance"] if seed == 0 else [])))
        course.add(played(seed, ("b", "a"), *(["empire"] if seed == 0 else [])))
    found = report(course, {})
    (pair,), (table,) = found["pairs"], found["tables"]
    assert (pair["games"], pair["a_wins"], pair["a_rate"]) == (8, 2, 0.25)
    assert (table["results"]["b"]["wins"], table["unfinished"], table["length"]["mean"]) == (0, 0, 10)
    assert found["elo"]["a"]["rating"] > found["elo"]["b"]["rating"]


def test_all_games_of_a_match_may_be_won_by_nobody() -> None:
    course = Course(match("commanders", ("a", "b", "b"), players=3), 2)
    for bout in course.match.bouts(2):
        course.add(played(bout.seed, bout.seating))
    found = report(course, {})
    assert {bot: each["rating"] for bot, each in found["elo"].items()} == {"a": 1000, "b": 1000}
    assert {won["rate"] for won in found["sides"].values()} == {0}


def test_notes_of_a_game_are_counted_by_who_had_which_side() -> None:
    course = Course(match("rebellion", ("a", "b")), 2)
    for seed, found_in in ((0, 5), (1, 8)):
        course.add(replace(played(seed, ("b", "a"), "empire"), notes={"base-revealed": found_in}))
        course.add(played(seed, ("a", "b"), "rebel"))
    sides = report(course, {})["tables"][0]["results"]["a"]["by_side"]
    assert sides["empire"]["notes"] == {"base-revealed": {"games": 2, "mean": 6.5, "counts": {"5": 1, "8": 1}}}
    assert sides["rebel"]["notes"] == {}


def test_a_report_says_what_it_is_about() -> None:
    course = Course(match("uprising", ("greedy", "random"), seed=9), 3)
    found = report(course, {})
    game = dejarik.game("uprising")
    assert (found["dejarik"], found["rules"], found["content"]) == (
        dejarik.__version__,
        game.rules_version,
        game.content,
    )
    assert (found["seed"], found["deals"], found["line_ups"]) == (9, 3, [["greedy", "random"]])
    assert (found["games"], found["elo"], found["length"]) == (0, {}, None)
    assert found["tables"][0]["results"]["greedy"]["rate"] is None
