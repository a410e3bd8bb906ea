"""Capturing districts: what is declared at a check and what becomes of it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dejarik.engine.problem import IllegalPick
from dejarik.games.uprising.components import MISSIONS, DistrictId
from tests.games.uprising.position import (
    PROVOCATIONS,
    asked,
    cards,
    coup,
    options,
    play,
    refusal,
    row,
    until,
    uprising,
    walk,
    won,
)

RIOT_MISSIONS = "civil-disobedience armed-revolt coup"


@pytest.mark.rule("UPR-CAP-1")
def test_upr_cap_1_a_district_is_captured_with_a_mission_on_the_table() -> None:
    game = uprising("check", missions="coup espionage press-support", capitol=coup(2))
    assert options(game) == ["capture capitol with coup", "finish"]
    other = uprising("check", missions="sleeper-agents espionage press-support", capitol=coup(2))
    assert options(other) == ["finish"]
    assert refusal(other, "capture capitol with coup") == "UPR-CAP-1"


@pytest.mark.rule("UPR-CAP-1")
def test_upr_cap_1_the_cards_must_meet_the_condition_fully_and_in_one_district() -> None:
    game = uprising("check", capitol="propaganda-2 riot-2 sabotage-2", ministry_of_peace="supplies-2 supplies-3")
    assert options(game) == ["finish"]
    assert refusal(game, "capture capitol with coup") == "UPR-MIS-4"


@pytest.mark.rule("UPR-CAP-2")
@pytest.mark.parametrize("held", ["riot-6 riot-2", "riot-6 (riot-2)", "(riot-6) riot-2", "(riot-6) (riot-2)"])
def test_upr_cap_2_closed_and_open_cards_count_alike(held: str) -> None:
    game = uprising("check", missions=RIOT_MISSIONS, capitol=held)
    assert len(options(game)) == 2
    assert options(game)[0].startswith("capture capitol with civil-disobedience")


@pytest.mark.rule("UPR-CAP-2")
def test_upr_cap_2_a_closed_card_forbidden_by_the_mission_counts_as_well() -> None:
    assert options(uprising("check", missions=RIOT_MISSIONS, capitol="riot-6 riot-2 (sabotage-2)")) == ["finish"]


@pytest.mark.rule("UPR-CAP-3", "UPR-RUL-25")
def test_upr_cap_3_a_completed_mission_stays_on_the_table() -> None:
    game = uprising("check", capitol=coup(2), ministry_of_peace=coup(3))
    missions = game.view(1)["missions"]
    play(game, "capture capitol with coup", "finish")
    assert game.view(1)["missions"] == missions
    until(game, "resistance declare")
    assert options(game) == ["capture ministry-of-peace with coup", "finish"]


@pytest.mark.rule("UPR-CAP-4")
def test_upr_cap_4_several_districts_can_be_captured_in_one_check_with_one_mission() -> None:
    game = uprising("check", capitol=coup(2), ministry_of_peace=coup(3))
    play(game, "capture capitol with coup", "capture ministry-of-peace with coup")
    assert game.view(1)["captured"] == [
        {"district": "capitol", "mission": "coup"},
        {"district": "ministry-of-peace", "mission": "coup"},
    ]


@pytest.mark.rule("UPR-CAP-5")
def test_upr_cap_5_one_mission_completed_three_times_is_enough() -> None:
    game = uprising("check", capitol=coup(2), ministry_of_peace=coup(3), ministry_of_truth=coup(4))
    for district in ("capitol", "ministry-of-peace", "ministry-of-truth"):
        assert won(game) == ""
        play(game, f"capture {district} with coup")
    assert won(game) == "resistance UPR-VIC-1"
    assert {MISSIONS[mission] for mission in game.captured_with} == {"coup"}


@pytest.mark.rule("UPR-CAP-6")
def test_upr_cap_6_the_cards_needed_are_opened_and_the_others_stay_closed() -> None:
    game = uprising("check", missions=RIOT_MISSIONS, capitol="riot-6 (riot-2) (supplies-2) (provocation)")
    play(game, "capture capitol with civil-disobedience opening riot-2")
    assert cards(game, "capitol") == "riot-6 riot-2 (supplies-2) (provocation)"


@pytest.mark.rule("UPR-CAP-6")
def test_upr_cap_6_cards_that_are_needed_cannot_be_kept_closed() -> None:
    game = uprising("check", missions=RIOT_MISSIONS, capitol="riot-6 (riot-2)")
    with pytest.raises(IllegalPick):
        play(game, "capture capitol with civil-disobedience")


@pytest.mark.rule("UPR-CAP-6")
def test_upr_cap_6_closed_cards_of_other_districts_are_not_opened() -> None:
    game = uprising("check", missions=RIOT_MISSIONS, capitol="(riot-6) (riot-2)", ministry_of_peace="(riot-3) (riot-5)")
    play(game, "capture capitol with civil-disobedience opening riot-2 riot-6")
    assert cards(game, "ministry-of-peace") == "(riot-3) (riot-5)"


@pytest.mark.rule("UPR-CAP-7")
def test_upr_cap_7_the_token_of_a_captured_district_is_turned_over() -> None:
    game = uprising("check", capitol=coup(2))
    play(game, "capture capitol with coup")
    for seat in (0, 1):
        assert game.view(seat)["captured"] == [{"district": "capitol", "mission": "coup"}]


@pytest.mark.rule("UPR-CAP-8")
def test_upr_cap_8_the_token_and_all_its_cards_leave_the_row() -> None:
    game = uprising("check", capitol=f"{coup(2)} (supplies-6) (provocation)", ministry_of_peace="riot-3")
    play(game, "capture capitol with coup")
    assert row(game) == "ministry-of-plenty ministry-of-peace police-headquarters ministry-of-truth"
    assert options(game) == ["finish"]
    assert refusal(game, "capture capitol with coup") == "UPR-CAP-8"
    of_capitol = [each for each in game.view(0)["cards"] if each["zone"] == "capitol"]
    assert len(of_capitol) == 6
    assert cards(game, "ministry-of-peace") == "riot-3"


@pytest.mark.rule("UPR-CAP-9")
def test_upr_cap_9_the_resistance_sends_no_more_cards_to_a_captured_district() -> None:
    game = uprising("choose", captured="capitol:coup")
    assert not any("capitol" in option for option in options(game))
    last = uprising(
        "last-assign", round=8, pool="(riot-2) riot-3 (riot-4)", captured="capitol:coup", eliminated=PROVOCATIONS
    )
    assert not any("capitol" in option for option in options(last))
    assert refusal(last, "assign 1 to capitol") == "UPR-CAP-9"


@pytest.mark.rule("UPR-CAP-9")
def test_upr_cap_9_the_empire_sends_no_more_cards_to_a_captured_district() -> None:
    pair = "ministry-of-plenty ministry-of-peace"
    game = uprising("defend", pool="(riot-2) riot-3 (riot-4)", pair=pair, captured="capitol:coup")
    assert "disorient 1 to ministry-of-truth" in options(game)
    assert not any("capitol" in option for option in options(game))
    assert refusal(game, "disorient 1 to capitol") == "UPR-CAP-9"


@pytest.mark.rule("UPR-CAP-10")
def test_upr_cap_10_the_row_closes_up_and_the_neighbours_become_adjacent() -> None:
    game = uprising("check", capitol=coup(2))
    assert "choose ministry-of-peace and police-headquarters" not in options(game.after("finish"))
    play(game, "capture capitol with coup", "finish")
    assert options(game) == [
        "choose ministry-of-plenty and ministry-of-peace",
        "choose ministry-of-peace and police-headquarters",
        "choose police-headquarters and ministry-of-truth",
    ]


@pytest.mark.rule("UPR-CAP-11")
@pytest.mark.parametrize("more", ["", "(provocation)", "supplies-6", "propaganda-2 riot-3 (supplies-2)"])
def test_upr_cap_11_cards_that_are_not_needed_do_no_harm(more: str) -> None:
    game = uprising("check", missions=RIOT_MISSIONS, capitol=f"riot-6 riot-2 {more}")
    assert "capture capitol with civil-disobedience" in options(game)


@pytest.mark.rule("UPR-CAP-11")
@pytest.mark.parametrize(
    ("mission", "held", "too_much"),
    [
        ("civil-disobedience", "riot-6 riot-2", "sabotage-2"),
        ("underground-arsenal", "supplies-6 supplies-2", "propaganda-2"),
        ("organised-protests", "sabotage-6 supplies-3", "supplies-4"),
        ("press-support", "propaganda-6 riot-3", "riot-4"),
    ],
)
def test_upr_cap_11_a_card_that_the_mission_forbids_or_limits_does(mission: str, held: str, too_much: str) -> None:
    missions = f"{mission} coup political-surge"
    assert options(uprising("check", missions=missions, capitol=held)) == [f"capture capitol with {mission}", "finish"]
    assert options(uprising("check", missions=missions, capitol=f"{held} {too_much}")) == ["finish"]


@pytest.mark.rule("UPR-CAP-12")
def test_upr_cap_12_the_cards_of_a_captured_district_lie_apart_and_are_seen_by_number_and_side() -> None:
    game = uprising("check", capitol=f"{coup(2)} (supplies-6)", eliminated="(riot-3)")
    play(game, "capture capitol with coup")
    for seat, hidden in ((0, "supplies-6"), (1, "unknown")):
        seen = game.view(seat)["cards"]
        of_capitol = [(each["card"], each["open"]) for each in seen if each["zone"] == "capitol"]
        assert of_capitol == [(card, True) for card in coup(2).split()] + [(hidden, False)]
        assert [each["open"] for each in seen if each["zone"] == "eliminated"] == [False]


@pytest.mark.rule("UPR-RUL-17")
def test_upr_rul_17_the_check_covers_every_district_of_the_row() -> None:
    game = uprising(
        "assign",
        pool="(riot-3)>eliminated riot-4>ministry-of-plenty (riot-5)",
        pair="ministry-of-plenty ministry-of-peace",
        ministry_of_truth=coup(2),
    )
    assert refusal(game, "capture ministry-of-truth with coup") == "UPR-ROUND-1"
    play(game, "assign 3 to ministry-of-peace")
    assert "capture ministry-of-truth with coup" in options(game)


@pytest.mark.rule("UPR-RUL-17")
@settings(deadline=None, max_examples=40)
@given(st.integers(0, 10**6))
def test_upr_rul_17_districts_are_captured_at_a_check_and_at_no_other_time(seed: int) -> None:
    captured: list[DistrictId] = []
    was_asked = ""
    for game in walk(seed):
        assert game.captured == captured or was_asked == "resistance declare"
        captured, was_asked = game.captured.copy(), asked(game)


@pytest.mark.rule("UPR-RUL-18")
def test_upr_rul_18_exactly_the_districts_and_missions_that_are_met_are_offered() -> None:
    game = uprising(
        "check",
        missions=RIOT_MISSIONS,
        ministry_of_plenty="riot-6 supplies-5",
        capitol="riot-5 riot-4 supplies-4",
        ministry_of_truth="riot-2 riot-3",
    )
    assert options(game) == [
        "capture ministry-of-plenty with armed-revolt",
        "capture capitol with civil-disobedience",
        "capture capitol with armed-revolt",
        "finish",
    ]


@pytest.mark.rule("UPR-RUL-18")
def test_upr_rul_18_a_district_left_undeclared_can_be_declared_at_a_later_check() -> None:
    game = play(uprising("check", capitol=coup(2)), "finish")
    assert cards(game, "capitol") == coup(2)
    until(game, "resistance declare")
    play(game, "capture capitol with coup")
    assert game.view(1)["captured"] == [{"district": "capitol", "mission": "coup"}]


@pytest.mark.rule("UPR-RUL-18")
def test_upr_rul_18_the_default_is_the_leftmost_district_and_the_mission_that_opens_fewest() -> None:
    order = "ministry-of-truth capitol ministry-of-plenty ministry-of-peace police-headquarters"
    game = uprising(
        "check",
        row=order,
        missions="armed-revolt civil-disobedience coup",
        capitol="riot-6 (riot-2) supplies-4",
        ministry_of_truth="(riot-5) (riot-3) (supplies-6)",
    )
    assert options(game) == [
        "capture ministry-of-truth with civil-disobedience opening riot-3 riot-5",
        "capture ministry-of-truth with armed-revolt opening riot-5 supplies-6",
        "capture capitol with armed-revolt",
        "capture capitol with civil-disobedience opening riot-2",
        "finish",
    ]


@pytest.mark.rule("UPR-RUL-18")
def test_upr_rul_18_the_empire_learns_the_declaration_and_nothing_of_other_missions() -> None:
    told = []
    for hidden in ("(supplies-5)", "(propaganda-2)"):  # with the Supplies, Armed Revolt is met as well
        game = uprising("check", missions=RIOT_MISSIONS, capitol=f"riot-6 riot-3 {hidden}")
        play(game, "capture capitol with civil-disobedience")
        told.append((game.view(1), [event.message for event in game.events if event.seen_by(1)]))
    assert told[0] == told[1]
    assert [message.rule for message in told[0][1]] == ["UPR-CAP-1"]


@pytest.mark.rule("UPR-RUL-18")
def test_upr_rul_18_the_resistance_is_asked_also_when_there_is_nothing_to_declare() -> None:
    game = uprising("assign", pool="(riot-2)>capitol riot-3>capitol (provocation)", pair="capitol police-headquarters")
    play(game, "assign 3 to capitol")
    assert asked(game) == "resistance declare"
    assert options(game) == ["finish"]


@pytest.mark.rule("UPR-RUL-19")
def test_upr_rul_19_captures_of_one_check_do_not_influence_one_another() -> None:
    game = uprising("check", missions=RIOT_MISSIONS, capitol="(riot-6) (riot-2)", ministry_of_peace="(riot-5) (riot-3)")
    one = "capture capitol with civil-disobedience opening riot-2 riot-6"
    other = "capture ministry-of-peace with civil-disobedience opening riot-3 riot-5"
    assert options(game) == [other, one, "finish"]
    assert options(game.after(one)) == [other, "finish"]
    there, back = game.after(one, other), game.after(other, one)
    assert there.captured == back.captured[::-1]
    assert (there.row, there.opened, there.where) == (back.row, back.opened, back.where)


@pytest.mark.rule("UPR-RUL-19")
def test_upr_rul_19_each_capture_is_carried_out_before_the_next_is_declared() -> None:
    game = uprising("check", missions=RIOT_MISSIONS, capitol="(riot-6) (riot-2)", ministry_of_peace="riot-5 riot-3")
    play(game, "capture capitol with civil-disobedience opening riot-2 riot-6")
    assert asked(game) == "resistance declare"
    assert cards(game, "capitol") == "riot-6 riot-2"
    assert row(game) == "ministry-of-plenty ministry-of-peace police-headquarters ministry-of-truth"


@pytest.mark.rule("UPR-RUL-19")
def test_upr_rul_19_the_third_capture_ends_the_game_though_another_is_pending() -> None:
    taken = "police-headquarters:coup ministry-of-truth:coup"
    game = uprising("check", captured=taken, capitol=coup(2), ministry_of_peace=coup(3))
    play(game, "capture capitol with coup")
    assert won(game) == "resistance UPR-VIC-1"
    assert row(game) == "ministry-of-plenty ministry-of-peace"


@pytest.mark.rule("UPR-RUL-20")
def test_upr_rul_20_the_mission_named_decides_only_which_cards_are_opened() -> None:
    game = uprising("check", missions=RIOT_MISSIONS, capitol="(riot-6) (riot-2) (supplies-5)")
    disobedient = game.after("capture capitol with civil-disobedience opening riot-2 riot-6")
    armed = game.after("capture capitol with armed-revolt opening riot-6 supplies-5")
    assert cards(disobedient, "capitol") == "riot-6 riot-2 (supplies-5)"
    assert cards(armed, "capitol") == "riot-6 (riot-2) supplies-5"
    assert (disobedient.row, disobedient.captured) == (armed.row, armed.captured)
    assert options(disobedient) == options(armed) == ["finish"]


@pytest.mark.rule("UPR-RUL-23")
def test_upr_rul_23_cards_are_opened_first_and_then_moved_as_they_lie() -> None:
    game = uprising("check", missions=RIOT_MISSIONS, capitol="(riot-6) riot-3 (riot-2) (supplies-5) supplies-2")
    play(game, "capture capitol with civil-disobedience opening riot-6")
    assert cards(game, "capitol") == "riot-6 riot-3 (riot-2) (supplies-5) supplies-2"
    until(play(game, "finish"), "resistance declare")
    assert cards(game, "capitol") == "riot-6 riot-3 (riot-2) (supplies-5) supplies-2"


@pytest.mark.rule("UPR-RUL-25")
def test_upr_rul_25_the_same_four_missions_lie_there_to_the_end() -> None:
    captures = 0
    for seed in range(20):
        missions: set[tuple[int, ...]] = set()
        for game in walk(seed):
            missions.add(tuple(game.missions))
            captures = max(captures, len(game.captured))
        assert len(missions) == 1
    assert captures > 1  # so that there was something to remove
