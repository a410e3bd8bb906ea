"""Phase 1: choosing districts. [UPR-DIST, UPR-RUL-1, 2]"""

from __future__ import annotations

import pytest

from tests.games.uprising.position import asked, options, play, until, uprising, walk

PAIRS = [
    "choose ministry-of-plenty and ministry-of-peace",
    "choose ministry-of-peace and capitol",
    "choose capitol and police-headquarters",
    "choose police-headquarters and ministry-of-truth",
]


@pytest.mark.rule("UPR-DIST-1")
@pytest.mark.parametrize("pick", PAIRS)
def test_upr_dist_1_the_marker_goes_above_two_adjacent_districts(pick: str) -> None:
    game = uprising("choose")
    assert asked(game) == "resistance choose-pair"
    assert game.view(None)["pair"] is None
    play(game, pick)
    _, left, _, right = pick.split()
    assert game.view(None)["pair"] == [left, right]


@pytest.mark.rule("UPR-DIST-2")
def test_upr_dist_2_adjacent_are_direct_neighbours_in_the_row() -> None:
    assert options(uprising("choose")) == PAIRS
    game = uprising("choose", row="capitol ministry-of-truth ministry-of-plenty police-headquarters ministry-of-peace")
    assert options(game) == [
        "choose capitol and ministry-of-truth",
        "choose ministry-of-truth and ministry-of-plenty",
        "choose ministry-of-plenty and police-headquarters",
        "choose police-headquarters and ministry-of-peace",
    ]


@pytest.mark.rule("UPR-DIST-3")
def test_upr_dist_3_captured_districts_cannot_be_chosen() -> None:
    assert "capitol" in " ".join(options(uprising("choose")))
    assert "capitol" not in " ".join(options(uprising("choose", captured="capitol:coup")))


@pytest.mark.rule("UPR-DIST-4")
def test_upr_dist_4_every_pair_may_be_chosen_again_in_the_next_round() -> None:
    game = play(uprising("choose"), "choose ministry-of-peace and capitol")
    play(until(game, "resistance declare"), "finish")
    assert game.round == 2
    assert options(game) == PAIRS


@pytest.mark.rule("UPR-DIST-4")
def test_upr_dist_4_in_every_round_the_choice_is_free() -> None:
    for seed in range(10):
        for game in walk(seed):
            if asked(game) == "resistance choose-pair":
                assert len(options(game)) == len(game.row) - 1


@pytest.mark.rule("UPR-RUL-1")
def test_upr_rul_1_the_row_is_a_line_and_not_a_ring() -> None:
    assert not any(
        {"ministry-of-plenty", "ministry-of-truth"} <= set(pair.split()) for pair in options(uprising("choose"))
    )
    game = uprising("choose", captured="ministry-of-truth:coup")
    assert not any({"ministry-of-plenty", "police-headquarters"} <= set(pair.split()) for pair in options(game))


@pytest.mark.rule("UPR-RUL-2")
def test_upr_rul_2_captured_districts_leave_the_row_and_their_neighbours_become_adjacent() -> None:
    assert options(uprising("choose", captured="ministry-of-peace:coup")) == [
        "choose ministry-of-plenty and capitol",
        "choose capitol and police-headquarters",
        "choose police-headquarters and ministry-of-truth",
    ]
    assert options(uprising("choose", captured="capitol:coup ministry-of-peace:coup")) == [
        "choose ministry-of-plenty and police-headquarters",
        "choose police-headquarters and ministry-of-truth",
    ]


@pytest.mark.rule("UPR-RUL-2")
def test_upr_rul_2_two_districts_set_up_by_hand_are_adjacent() -> None:
    game = uprising("choose", captured="capitol:coup ministry-of-peace:coup police-headquarters:coup")
    assert options(game) == ["choose ministry-of-plenty and ministry-of-truth"]
