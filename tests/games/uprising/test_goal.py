"""Who wins. [UPR-GOAL]"""

from __future__ import annotations

import pytest

from dejarik.games.uprising.components import EMPIRE, RESISTANCE
from tests.games.uprising.position import PROVOCATIONS, asked, options, play, row, uprising

FOUR_TYPES = "propaganda-2 riot-2 sabotage-2 supplies-2"


@pytest.mark.rule("UPR-GOAL-1")
def test_upr_goal_1_the_resistance_wins_by_capturing_three_districts() -> None:
    game = uprising("check", captured="ministry-of-peace:coup ministry-of-truth:coup", capitol=FOUR_TYPES)
    play(game, "capture capitol with coup")
    assert game.outcome is not None
    assert game.outcome.winners == (RESISTANCE,)
    assert asked(game) == ""


@pytest.mark.rule("UPR-GOAL-1")
def test_upr_goal_1_two_districts_are_not_enough() -> None:
    game = play(uprising("check", captured="ministry-of-peace:coup", capitol=FOUR_TYPES), "capture capitol with coup")
    assert game.outcome is None
    assert asked(game) == "resistance declare"


@pytest.mark.rule("UPR-GOAL-2")
def test_upr_goal_2_a_district_is_captured_with_cards_that_meet_a_mission() -> None:
    game = uprising("check", capitol=FOUR_TYPES, ministry_of_truth="propaganda-3 riot-3 sabotage-3 riot-4")
    assert options(game) == ["capture capitol with coup", "finish"]
    play(game, "capture capitol with coup")
    assert row(game) == "ministry-of-plenty ministry-of-peace police-headquarters ministry-of-truth"


@pytest.mark.rule("UPR-GOAL-2")
def test_upr_goal_2_the_cards_must_lie_in_one_district() -> None:
    game = uprising("check", capitol="propaganda-2 riot-2", ministry_of_truth="sabotage-2 supplies-2")
    assert options(game) == ["finish"]


@pytest.mark.rule("UPR-GOAL-3")
@pytest.mark.parametrize("captured", ["", "capitol:coup", "capitol:coup ministry-of-peace:coup"])
def test_upr_goal_3_the_empire_wins_if_it_keeps_three_districts_to_the_end(captured: str) -> None:
    game = uprising("last-check", round=8, captured=captured, eliminated=PROVOCATIONS)
    play(game, "finish")
    assert game.outcome is not None
    assert game.outcome.winners == (EMPIRE,)


@pytest.mark.rule("UPR-GOAL-3")
def test_upr_goal_3_the_empire_does_not_win_with_two_districts() -> None:
    captured = "ministry-of-peace:coup ministry-of-truth:coup"
    game = uprising("last-check", round=8, captured=captured, capitol=FOUR_TYPES, eliminated=PROVOCATIONS)
    play(game, "capture capitol with coup")
    assert game.outcome is not None
    assert game.outcome.winners == (RESISTANCE,)


@pytest.mark.rule("UPR-GOAL-3")
def test_upr_goal_3_the_empire_does_not_win_before_the_end() -> None:
    game = play(uprising("check", round=7, eliminated=PROVOCATIONS), "finish")
    assert game.outcome is None
    assert asked(game) == "resistance play-open"
