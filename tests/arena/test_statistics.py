"""Intervals, ratings, the sequential test and times, against values that are known."""

from __future__ import annotations

import math
import random

import pytest

from dejarik.arena.intervals import wilson
from dejarik.arena.pace import Pace
from dejarik.arena.ratings import MIDDLE, POINTS, Score, rate
from dejarik.arena.sequential import Claims, Trial, log_ratio

SIDES = ("left", "right")
FLAT = 1e9  # a spread so wide that nothing is drawn towards the middle


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # as scipy's binomtest(…).proportion_ci(method="wilson") has them
        (0, 10, 0.0, 0.2775),
        (8, 10, 0.4902, 0.9433),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (300, 400, 0.7053, 0.7899),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(wins: float, games: float, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def pairs(a: str, b: str, first: tuple[float, float], second: tuple[float, float]) -> list[Score]:
    """What a and b have won when a was left, and when a was right."""
    return [Score((a, b), SIDES, first), Score((b, a), SIDES, second[::-1])]


def test_three_wins_of_four_are_191_points() -> None:
    ratings = rate(pairs("a", "b", (75, 25), (75, 25)), {}, FLAT)
    difference = ratings.bots["a"].rating - ratings.bots["b"].rating
    assert difference == pytest.approx(400 * math.log10(3))
    assert ratings.bots["a"].rating + ratings.bots["b"].rating == pytest.approx(2 * MIDDLE)
    assert ratings.sides["left"].rating == pytest.approx(0, abs=1e-6)


def test_the_interval_against_a_reference_is_that_of_the_logit() -> None:
    ratings = rate(pairs("a", "b", (75, 25), (75, 25)), {"b": 500}, FLAT)
    a, b = ratings.bots["a"], ratings.bots["b"]
    assert (b.rating, b.low, b.high, b.reference) == (500, 500, 500, True)
    assert a.rating == pytest.approx(500 + 400 * math.log10(3))
    reach = 1.96 * POINTS / math.sqrt(200 * 0.75 * 0.25)
    assert (a.rating - a.low, a.high - a.rating) == pytest.approx((reach, reach), rel=1e-3)


def test_strengths_that_the_results_were_made_from_are_found() -> None:
    """Bradley and Terry: with exactly the expected wins the most likely strengths are the true ones."""
    strength = {"a": 1.0, "b": 2.0, "c": 8.0}
    scores = []
    for one, two in (("a", "b"), ("b", "c"), ("a", "c")):
        share = 100 * strength[one] / (strength[one] + strength[two])
        scores += pairs(one, two, (share, 100 - share), (share, 100 - share))
    bots = rate(scores, {"a": 1000}, FLAT).bots
    assert bots["b"].rating == pytest.approx(1000 + 400 * math.log10(2))
    assert bots["c"].rating == pytest.approx(1000 + 400 * math.log10(8))


def test_an_asymmetric_game_does_not_hide_strength() -> None:
    """95 % with the good side and 20 % with the bad one: half the sum of the logits is strength."""

    def logit(share: float) -> float:
        return math.log(share / (1 - share))

    ratings = rate(pairs("a", "b", (95, 5), (20, 80)), {"b": 0}, FLAT)
    assert ratings.bots["a"].rating == pytest.approx(POINTS * (logit(0.95) + logit(0.20)) / 2)
    advantage = ratings.sides["left"].rating - ratings.sides["right"].rating
    assert advantage == pytest.approx(POINTS * (logit(0.95) - logit(0.20)) / 2)


def test_one_against_a_field_of_two_is_even_with_a_third() -> None:
    sides = ("one", "two", "three")
    even = [Score(("a", "b", "b"), sides, (10, 10, 10)), Score(("b", "a", "b"), sides, (10, 10, 10))]
    assert rate(even, {"b": 1000}, FLAT).bots["a"].rating == pytest.approx(1000)
    half = [  # γ = 2 beside 1 and 1
        Score(("a", "b", "b"), sides, (20, 10, 10)),
        Score(("b", "a", "b"), sides, (10, 20, 10)),
        Score(("b", "b", "a"), sides, (10, 10, 20)),
    ]
    assert rate(half, {"b": 1000}, FLAT).bots["a"].rating == pytest.approx(1000 + 400 * math.log10(2))


def test_who_wins_everything_is_rated_all_the_same() -> None:
    bots = rate(pairs("a", "b", (200, 0), (200, 0)), {"b": 1000}).bots
    assert 1700 < bots["a"].rating < 2500
    assert bots["a"].low > 1500


def test_more_games_make_surer() -> None:
    def reach(games: int) -> float:
        a = rate(pairs("a", "b", (0.6 * games, 0.4 * games), (0.6 * games, 0.4 * games)), {}).bots["a"]
        return a.high - a.low

    assert reach(400) == pytest.approx(reach(100) / 2, rel=0.01)


def test_without_any_game_there_is_nothing_to_rate() -> None:
    ratings = rate([], {})
    assert (ratings.bots, ratings.sides) == ({}, {})


def test_the_ratio_of_single_games_is_that_of_wald() -> None:
    expected = 60 * math.log(0.6 / 0.5) + 40 * math.log(0.4 / 0.5)
    assert log_ratio({1.0: 60, 0.0: 40}, 0.5, 0.6) == pytest.approx(expected)


def test_the_ratio_of_deals_is_that_of_fishtest() -> None:
    """Pairs of games as 0, ½ and 1: a mean of 0.55 speaks exactly as much for 0.6 as for 0.5, nearly."""
    assert log_ratio({0.0: 20, 0.5: 50, 1.0: 30}, 0.5, 0.6) == pytest.approx(0, abs=0.05)
    sure, unsure = ({0.0: 10, 0.5: 60, 1.0: 30}, {0.0: 40, 1.0: 60})
    assert log_ratio(sure, 0.5, 0.55) > log_ratio(unsure, 0.5, 0.55) > 0


def test_nothing_seen_speaks_for_nobody() -> None:
    assert log_ratio({}, 0.5, 0.6) == 0
    assert Trial(Claims(0.5, 0.6)).verdict == ""


@pytest.mark.parametrize(("truth", "verdict"), [(0.5, "low"), (0.7, "high")])
def test_a_trial_is_seldom_wrong_and_ends(truth: float, verdict: str) -> None:
    rng = random.Random(1)
    said = []
    for _ in range(100):
        trial = Trial(Claims(0.5, 0.7))
        while not trial.verdict:
            trial.add((rng.random() < truth) / 2 + (rng.random() < truth) / 2)
        said.append(trial.verdict)
        assert trial.deals < 400
    assert said.count(verdict) >= 90


def test_times_add_up() -> None:
    one, two = Pace(), Pace()
    for number in range(1, 101):
        (one if number % 2 else two).add(number / 1000, number / 2000)
    one += two
    assert (one.picks, one.longest) == (100, 0.1)
    assert one.seconds == pytest.approx(5.05)
    assert one.cpu == pytest.approx(2.525)
    assert one.within(0.95) == pytest.approx(0.095, rel=0.05)
    assert one.within(1) == pytest.approx(0.1, rel=0.05)
    assert Pace.load(one.dump()).summary() == one.summary()
    assert one.summary()["mean_ms"] == 50.5
    assert Pace().summary()["mean_ms"] == 0


def test_who_is_late_is_counted_and_who_had_to_wait_for_the_processor_apart() -> None:
    one, two = Pace(limit=0.24), Pace(limit=0.24)
    one.add(0.239, 0.239)
    one.add(0.3, 0.2)
    two.add(0.3, 0.25)
    one += two
    assert (one.late, one.late_cpu) == (2, 1)
    summary = Pace.load(one.dump()).summary()
    assert (summary["late"], summary["late_cpu"]) == (2, 1)
