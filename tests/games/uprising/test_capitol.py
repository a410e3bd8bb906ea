"""Capitol mode."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.games.uprising.components import MISSIONS
from tests.games.uprising.position import GAME, asked, coup, options, play, refusal, row, uprising, won

MET = {
    "political-surge": "riot-2 riot-3 riot-4",
    "organised-protests": "sabotage-6 supplies-3",
    "coup": "propaganda-2 riot-2 sabotage-2 supplies-2",
    "coordinated-conspiracy": "riot-4 sabotage-4 supplies-4",
    "sleeper-agents": "riot-2 riot-3 sabotage-4 supplies-5",
    "civil-disobedience": "riot-6 riot-2",
    "espionage": "propaganda-4 sabotage-4",
    "press-support": "propaganda-4 riot-3",
    "underground-arsenal": "supplies-6 supplies-2",
    "armed-revolt": "riot-4 supplies-4",
}


@pytest.mark.rule("UPR-CPT-1")
def test_upr_cpt_1_capitol_mode_is_an_option_and_off_unless_chosen() -> None:
    assert GAME.new(seed=1).view(1)["options"]["capitol"] is False
    assert GAME.new(seed=1, options={"capitol": True}).view(1)["options"]["capitol"] is True
    game = play(uprising("check", capitol=coup(2)), "capture capitol with coup")
    assert won(game) == ""


@pytest.mark.rule("UPR-CPT-2", "UPR-RUL-37")
def test_upr_cpt_2_the_capitol_lies_in_the_middle_and_the_others_at_random_around_it() -> None:
    rows = [row(GAME.new(seed=seed, options={"capitol": True})).split() for seed in range(400)]
    assert {each.index("capitol") for each in rows} == {2}
    assert len({tuple(each) for each in rows}) == 24  # every order of the other four
    assert len({row(GAME.new(seed=seed)).split().index("capitol") for seed in range(400)}) == 5


@pytest.mark.rule("UPR-CPT-3")
def test_upr_cpt_3_capturing_the_capitol_wins_at_once() -> None:
    game = uprising("check", capitol=coup(2), ministry_of_truth=coup(3), capitol_mode=True)
    play(game, "capture capitol with coup")
    assert asked(game) == ""
    assert won(game) == "resistance UPR-CPT-3"


@pytest.mark.rule("UPR-CPT-3")
def test_upr_cpt_3_capturing_another_district_does_not() -> None:
    game = uprising("check", capitol=coup(2), ministry_of_truth=coup(3), capitol_mode=True)
    play(game, "capture ministry-of-truth with coup")
    assert asked(game) == "resistance declare"


@pytest.mark.rule("UPR-CPT-3")
def test_upr_cpt_3_is_the_rule_by_which_no_more_picks_are_taken_then() -> None:
    game = uprising("check", capitol=coup(2), capitol_mode=True)
    play(game, "capture capitol with coup")
    assert refusal(game, "finish") == "UPR-CPT-3"


@pytest.mark.rule("UPR-CPT-4")
@pytest.mark.parametrize(
    ("rest", "enough"), [("supplies-3", False), ("supplies-4 supplies-2", False), ("supplies-5 supplies-2", True)]
)
def test_upr_cpt_4_revolution_needs_25_at_the_capitol(rest: str, enough: bool) -> None:
    held = f"propaganda-6 riot-6 sabotage-6 {rest}"
    missions = "political-surge armed-revolt organised-protests"
    assert "capture capitol with revolution" in options(uprising("check", missions=missions, capitol=held))
    game = uprising("check", missions=missions, capitol=held, capitol_mode=True)
    assert ("capture capitol with revolution" in options(game)) == enough
    assert refusal(game, "capture capitol with revolution") == ("" if enough else "UPR-CPT-4")


@pytest.mark.rule("UPR-CPT-5")
@pytest.mark.parametrize(
    "district", ["ministry_of_plenty", "ministry_of_peace", "police_headquarters", "ministry_of_truth"]
)
def test_upr_cpt_5_revolution_needs_21_everywhere_else(district: str) -> None:
    held: dict[str, Any] = {district: "propaganda-6 riot-6 sabotage-6 supplies-3"}
    game = uprising("check", missions="political-surge armed-revolt espionage", capitol_mode=True, **held)
    assert f"capture {district.replace('_', '-')} with revolution" in options(game)
    less: dict[str, Any] = {district: "propaganda-6 riot-6 sabotage-6 supplies-2"}
    game = uprising("check", missions="political-surge armed-revolt espionage", capitol_mode=True, **less)
    assert not any("revolution" in option for option in options(game))


@pytest.mark.rule("UPR-CPT-6")
@pytest.mark.parametrize(("mission", "held"), MET.items())
def test_upr_cpt_6_all_other_missions_capture_the_capitol_as_usual(mission: str, held: str) -> None:
    missions = " ".join([mission, *(other for other in MET if other != mission)][:3])
    game = uprising("check", missions=missions, capitol=held, capitol_mode=True)
    play(game, f"capture capitol with {mission}")
    assert won(game) == "resistance UPR-CPT-3"


@pytest.mark.rule("UPR-CPT-6")
def test_upr_cpt_6_every_mission_but_revolution_is_among_them() -> None:
    assert {"revolution", *MET} == set(MISSIONS)


@pytest.mark.rule("UPR-CPT-7")
def test_upr_cpt_7_any_three_districts_still_win() -> None:
    taken = "ministry-of-plenty:coup ministry-of-peace:coup"
    game = uprising("check", captured=taken, ministry_of_truth=coup(2), capitol_mode=True)
    play(game, "capture ministry-of-truth with coup")
    assert won(game) == "resistance UPR-VIC-1"
    assert row(game) == "capitol police-headquarters"


@pytest.mark.rule("UPR-RUL-38")
def test_upr_rul_38_the_row_closes_up_and_the_capitol_need_not_stay_in_the_middle() -> None:
    taken = "ministry-of-plenty:coup"
    game = uprising("check", captured=taken, ministry_of_peace=coup(2), capitol_mode=True)
    play(game, "capture ministry-of-peace with coup", "finish")
    assert row(game) == "capitol police-headquarters ministry-of-truth"
    assert options(game) == [
        "choose capitol and police-headquarters",
        "choose police-headquarters and ministry-of-truth",
    ]


@pytest.mark.rule("UPR-RUL-39")
def test_upr_rul_39_the_capitol_is_tested_before_the_three_districts() -> None:
    taken = "ministry-of-plenty:coup ministry-of-peace:coup"
    game = uprising("check", captured=taken, capitol=coup(2), capitol_mode=True)
    play(game, "capture capitol with coup")
    assert won(game) == "resistance UPR-CPT-3"


@pytest.mark.rule("UPR-RUL-39")
@pytest.mark.parametrize(("captured", "held"), [("", 4), ("ministry-of-truth:coup", 3)])
def test_upr_rul_39_the_capitol_wins_in_the_decisive_operation_though_the_empire_holds_more(
    captured: str, held: int
) -> None:
    game = uprising(
        "last-check", round=8, captured=captured, capitol=coup(2), capitol_mode=True, eliminated="provocation " * 4
    )
    play(game, "capture capitol with coup")
    assert won(game) == "resistance UPR-CPT-3"
    assert len(game.row) == held


@pytest.mark.rule("UPR-RUL-39")
def test_upr_rul_39_otherwise_the_empire_wins_after_the_decisive_operation() -> None:
    taken = "ministry-of-plenty:coup ministry-of-peace:coup"
    game = uprising(
        "last-check", round=8, captured=taken, capitol=coup(2), capitol_mode=True, eliminated="provocation " * 4
    )
    play(game, "finish")
    assert won(game) == "empire UPR-VIC-3"
    assert row(game) == "capitol police-headquarters ministry-of-truth"
