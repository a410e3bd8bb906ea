"""How a game ends, and what the end shows."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dejarik
from dejarik.engine.problem import IllegalPick
from dejarik.games.uprising.components import DECK
from tests.games.uprising.position import (
    PROVOCATIONS,
    asked,
    cards,
    coup,
    options,
    play,
    uprising,
    walk,
    won,
)

ONE = "police-headquarters:coup"
TWO = f"{ONE} ministry-of-truth:coup"
PICKS = {"choose", "play", "surveillance", "eliminate", "disorient", "cordon", "assign", "capture", "finish"}


@pytest.mark.rule("UPR-VIC-1")
@pytest.mark.parametrize("phase", ["check", "last-check"])
def test_upr_vic_1_the_third_captured_district_wins_at_once(phase: str) -> None:
    late = {"last-check": 8, "check": 1}[phase]
    game = uprising(
        phase, round=late, captured=TWO, capitol=coup(2), ministry_of_peace="riot-3", eliminated=PROVOCATIONS
    )
    play(game, "capture capitol with coup")
    assert asked(game) == ""
    assert won(game) == "resistance UPR-VIC-1"
    assert game.outcome is not None
    assert game.outcome.scores == (3, 2)


@pytest.mark.rule("UPR-VIC-1", "UPR-VIC-2")
def test_upr_vic_1_the_second_captured_district_does_not() -> None:
    game = uprising("check", captured=ONE, capitol=coup(2))
    play(game, "capture capitol with coup")
    assert won(game) == ""
    play(game, "finish")
    assert asked(game) == "resistance choose-pair"


@pytest.mark.rule("UPR-VIC-2")
@settings(deadline=None, max_examples=60)
@given(st.integers(0, 10**6))
def test_upr_vic_2_without_three_captures_the_game_goes_on_until_all_cards_are_played(seed: int) -> None:
    *_, before, end = (game.copy() for game in walk(seed))
    assert asked(before) == "resistance declare"
    if len(end.captured) < 3:
        assert len(end.played) == len(DECK)
    assert len(before.captured) < 3


@pytest.mark.rule("UPR-VIC-3")
@pytest.mark.parametrize(("captured", "score"), [("", (0, 5)), (ONE, (1, 4)), (TWO, (2, 3))])
def test_upr_vic_3_the_empire_wins_with_three_districts_after_the_decisive_operation(
    captured: str, score: tuple[int, int]
) -> None:
    game = uprising("last-check", round=8, captured=captured, eliminated=PROVOCATIONS)
    assert won(game) == ""
    play(game, "finish")
    assert won(game) == "empire UPR-VIC-3"
    assert game.outcome is not None
    assert game.outcome.scores == score


@pytest.mark.rule("UPR-VIC-3")
def test_upr_vic_3_the_empire_does_not_win_before_the_decisive_operation() -> None:
    game = play(uprising("check", round=7, eliminated=PROVOCATIONS), "finish")
    assert won(game) == ""


@pytest.mark.rule("UPR-VIC-4")
@settings(deadline=None, max_examples=60)
@given(st.integers(0, 10**6), st.booleans())
def test_upr_vic_4_there_is_no_draw(seed: int, capture: bool) -> None:
    *_, game = walk(seed, capture=capture)
    assert won(game) == ("resistance UPR-VIC-1" if len(game.captured) == 3 else "empire UPR-VIC-3")
    assert (len(game.captured) >= 3) != (len(game.row) >= 3)


@pytest.mark.rule("UPR-RUL-30")
def test_upr_rul_30_a_hopeless_position_is_played_out() -> None:
    game = uprising("last-plan", round=8, eliminated=PROVOCATIONS)  # 3 cards, and nothing in any district
    decisions = []
    while game.ask is not None:
        decisions.append(asked(game))
        game.apply(game.ask.options[-1])
    assert decisions[0] == "resistance play-open"
    assert decisions[-1] == "resistance declare"
    assert won(game) == "empire UPR-VIC-3"


@pytest.mark.rule("UPR-RUL-30")
@settings(deadline=None, max_examples=40)
@given(st.integers(0, 10**6), st.booleans())
def test_upr_rul_30_resigning_is_no_choice_within_the_phases(seed: int, capitol: bool) -> None:
    for game in walk(seed, capitol=capitol):
        if game.ask is not None:
            assert {option.split()[0] for option in options(game)} <= PICKS
            with pytest.raises(IllegalPick):
                play(game, "resign")


@pytest.mark.rule("UPR-RUL-41")
def test_upr_rul_41_the_end_opens_no_card() -> None:
    held: dict[str, Any] = {"capitol": "(riot-6) (provocation)", "ministry_of_peace": "(sabotage-3) supplies-4"}
    game = uprising(
        "last-check", round=8, missions="coup espionage press-support", eliminated="provocation " * 3, **held
    )
    play(game, "finish")
    assert won(game) == "empire UPR-VIC-3"
    assert cards(game, "capitol") == "(riot-6) (provocation)"
    assert cards(game, "ministry-of-peace") == "(sabotage-3) supplies-4"


@pytest.mark.rule("UPR-RUL-41")
def test_upr_rul_41_a_win_of_the_resistance_shows_the_empire_its_proof_and_nothing_else() -> None:
    game = uprising(
        "check", captured=TWO, capitol=f"{coup(2)} (riot-3)", ministry_of_peace="(riot-6)", hand="riot-4 riot-5"
    )
    play(game, "capture capitol with coup")
    for seat in (1, None):
        seen = game.view(seat)
        assert seen["hand"] == ["unknown", "unknown"]
        assert seen["deck"] == len(game.deck)
        assert [each["card"] for each in seen["cards"] if not each["open"]] == ["unknown", "unknown"]
    assert game.view(0)["hand"] == ["riot-4", "riot-5"]


@pytest.mark.rule("UPR-RUL-41")
@settings(deadline=None, max_examples=30)
@given(st.integers(0, 10**6))
def test_upr_rul_41_the_record_of_a_finished_game_may_show_everything(seed: int) -> None:
    *_, game = walk(seed)
    assert all((each["card"] == "unknown") != each["open"] for each in game.view(1)["cards"])
    shown = dejarik.replay(game.record().text())
    assert shown == game
    assert all(each["card"] != "unknown" for each in shown.view(0)["cards"])
