"""Phase 4: carrying out the operation. [UPR-OPER]"""

from __future__ import annotations

from itertools import product

import pytest

from dejarik.games.uprising.components import POOL
from tests.games.uprising.position import asked, cards, options, play, uprising, walk

PAIR = "capitol police-headquarters"
CARDS = "(riot-5) (provocation) supplies-2"


@pytest.mark.rule("UPR-OPER-1")
@pytest.mark.parametrize("split", list(product(PAIR.split(), repeat=3)))
def test_upr_oper_1_the_cards_go_to_the_pair_in_any_split(split: tuple[str, str, str]) -> None:
    game = uprising("assign", pair=PAIR, pool=CARDS)
    play(game, *(f"assign {place} to {district}" for place, district in enumerate(split, 1)))
    for district in PAIR.split():
        assigned = [card for card, to in zip(CARDS.split(), split, strict=True) if to == district]
        assert cards(game, district) == " ".join(assigned)


@pytest.mark.rule("UPR-OPER-1")
def test_upr_oper_1_no_card_goes_outside_the_pair() -> None:
    game = uprising("assign", pair=PAIR, pool=CARDS)
    assert options(game) == ["assign 1 to capitol", "assign 1 to police-headquarters"]


@pytest.mark.rule("UPR-OPER-1")
def test_upr_oper_1_all_cards_left_in_the_pool_are_assigned() -> None:
    game = uprising("assign", pair=PAIR, pool="(riot-5) (riot-4)>eliminated supplies-2")
    play(game, "assign 1 to capitol")
    assert options(game) == ["assign 3 to capitol", "assign 3 to police-headquarters"]
    play(game, "assign 3 to capitol")
    assert asked(game) == "resistance declare"
    assert cards(game, "capitol") == "(riot-5) supplies-2"
    assert cards(game, "eliminated") == "(riot-4)"


@pytest.mark.rule("UPR-OPER-1")
def test_upr_oper_1_in_every_game_the_pool_is_empty_at_the_check() -> None:
    for seed in range(10):
        for game in walk(seed):
            if asked(game) == "resistance declare":
                assert POOL not in game.where


@pytest.mark.rule("UPR-OPER-2")
def test_upr_oper_2_assigned_cards_keep_their_sides() -> None:
    game = uprising("assign", pair=PAIR, pool=CARDS)
    play(game, "assign 1 to capitol", "assign 2 to police-headquarters", "assign 3 to capitol")
    assert cards(game, "capitol") == "(riot-5) supplies-2"
    assert cards(game, "police-headquarters") == "(provocation)"


@pytest.mark.rule("UPR-OPER-3")
@pytest.mark.parametrize(("cordon", "other"), [("capitol", "police-headquarters"), ("police-headquarters", "capitol")])
def test_upr_oper_3_no_card_goes_to_a_cordoned_district(cordon: str, other: str) -> None:
    game = uprising("assign", pair=PAIR, pool=CARDS, cordon=cordon)
    for place in (1, 2, 3):
        assert options(game) == [f"assign {place} to {other}"]
        play(game, f"assign {place} to {other}")


@pytest.mark.rule("UPR-OPER-4")
def test_upr_oper_4_assigned_cards_stay_in_their_district() -> None:
    for seed in range(10):
        before: list[int] = []
        for game in walk(seed):
            stays = [(was, now) for was, now in zip(before, game.where, strict=False) if was != POOL]
            assert all(was == now for was, now in stays)
            before = list(game.where)


@pytest.mark.rule("UPR-OPER-4")
def test_upr_oper_4_they_leave_the_row_when_the_district_is_captured() -> None:
    game = uprising("check", capitol="propaganda-2 riot-2 sabotage-2 supplies-2", ministry_of_truth="riot-3")
    play(game, "capture capitol with coup", "finish")
    assert "capitol" not in game.view(None)["row"]
    assert cards(game, "ministry-of-truth") == "riot-3"


@pytest.mark.rule("UPR-OPER-5")
def test_upr_oper_5_cards_are_added_to_those_already_there() -> None:
    game = uprising("assign", pair=PAIR, pool=CARDS, capitol="riot-6 (sabotage-2) (sabotage-3)")
    play(game, "assign 1 to capitol", "assign 2 to police-headquarters", "assign 3 to capitol")
    assert cards(game, "capitol") == "riot-6 (sabotage-2) (sabotage-3) (riot-5) supplies-2"


@pytest.mark.rule("UPR-OPER-5")
def test_upr_oper_5_all_of_them_count_together() -> None:
    game = uprising("assign", pair=PAIR, pool="propaganda-2 (provocation) (supplies-2)", capitol="riot-2 sabotage-2")
    play(game, "assign 1 to capitol", "assign 2 to police-headquarters", "assign 3 to capitol")
    assert options(game) == ["capture capitol with coup opening supplies-2", "finish"]
