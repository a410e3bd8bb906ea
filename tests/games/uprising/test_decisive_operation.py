"""The Decisive Operation, the last round of a game that nobody has won before."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dejarik.engine.problem import IllegalPick
from dejarik.games.uprising.components import DISTRICTS
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

POOL = "(riot-2) riot-3 (riot-4)"
TAKEN = "ministry-of-plenty:coup ministry-of-truth:coup"
ROW = ["ministry-of-peace", "capitol", "police-headquarters"]  # what is left of it then


@pytest.mark.rule("UPR-DEC-1")
@settings(deadline=None, max_examples=30)
@given(st.integers(0, 10**6))
def test_upr_dec_1_nothing_comes_after_the_decisive_operation(seed: int) -> None:
    *_, before, end = (game.copy() for game in walk(seed, capture=False))
    assert before.view(1)["stack"][0]["do"] == "decisive-operation"
    assert before.round == end.round == 8
    assert asked(end) == ""


@pytest.mark.rule("UPR-DEC-2")
def test_upr_dec_2_no_pair_is_chosen_for_the_decisive_operation() -> None:
    pool = "(riot-2)>capitol riot-3>capitol (riot-4)"
    game = uprising("assign", round=7, pool=pool, pair="capitol police-headquarters", eliminated=PROVOCATIONS)
    play(game, "assign 3 to capitol", "finish")
    assert asked(game) == "resistance play-open"
    assert game.view(1)["pair"] is None
    for what in ("empire use-token", "resistance assign-card", "resistance declare"):
        assert until(game, what).view(1)["pair"] is None


@pytest.mark.rule("UPR-DEC-3")
def test_upr_dec_3_the_last_three_cards_are_played_one_open_and_two_closed() -> None:
    game = uprising("last-plan", round=8, hand="riot-2 riot-3 provocation", eliminated="provocation " * 3)
    assert options(game) == ["play riot-2 open", "play riot-3 open"]
    play(game, "play riot-2 open")
    assert asked(game) == "empire use-token"
    assert sorted(cards(game, "pool").split()) == ["(provocation)", "(riot-3)", "riot-2"]
    assert cards(game, "hand") == ""


@pytest.mark.rule("UPR-DEC-4")
def test_upr_dec_4_the_empire_uses_two_tokens() -> None:
    game = uprising("last-defend", round=8, pool=POOL, tokens="surveillance eliminate", eliminated=PROVOCATIONS)
    play(game, "eliminate 1")
    assert asked(game) == "empire use-token"
    play(game, "surveillance 3")
    assert asked(game) == "resistance assign-card"
    assert game.view(1)["tokens"] == []
    assert cards(game, "pool") == "riot-3 riot-4"


@pytest.mark.rule("UPR-DEC-5")
def test_upr_dec_5_cards_may_go_to_every_district_neither_cordoned_nor_captured() -> None:
    game = uprising("last-assign", round=8, pool=POOL, captured=TAKEN, cordon="capitol", eliminated=PROVOCATIONS)
    assert options(game) == ["assign 1 to ministry-of-peace", "assign 1 to police-headquarters"]
    assert refusal(game, "assign 1 to capitol") == "UPR-OPER-3"
    assert refusal(game, "assign 1 to ministry-of-truth") == "UPR-CAP-9"


@pytest.mark.rule("UPR-DEC-5")
@pytest.mark.parametrize("to", [["capitol"] * 3, [*ROW], ["capitol", "police-headquarters", "capitol"]])
def test_upr_dec_5_the_cards_may_be_split_in_any_way(to: list[str]) -> None:
    game = uprising("last-assign", round=8, pool=POOL, captured=TAKEN, eliminated=PROVOCATIONS)
    play(game, *(f"assign {place} to {district}" for place, district in enumerate(to, 1)))
    assert [DISTRICTS[zone] for zone in game.where[-3:]] == to


@pytest.mark.rule("UPR-DEC-6")
def test_upr_dec_6_the_last_check_is_as_usual() -> None:
    eliminated = f"{PROVOCATIONS} (riot-6)"
    pool = "(riot-2)>eliminated riot-3>capitol (propaganda-2)"
    game = uprising("last-assign", round=8, pool=pool, capitol="sabotage-2 supplies-2", eliminated=eliminated)
    play(game, "assign 3 to capitol")
    assert options(game) == ["capture capitol with coup opening propaganda-2", "finish"]
    play(game, "capture capitol with coup opening propaganda-2")
    assert asked(game) == "resistance declare"
    assert row(game) == "ministry-of-plenty ministry-of-peace police-headquarters ministry-of-truth"


@pytest.mark.rule("UPR-DEC-6")
def test_upr_dec_6_after_the_last_check_the_game_is_over() -> None:
    game = uprising("last-check", round=8, capitol=coup(2), eliminated=PROVOCATIONS)
    play(game, "capture capitol with coup")
    assert won(game) == ""
    play(game, "finish")
    assert won(game) == "empire UPR-VIC-3"
    with pytest.raises(IllegalPick):
        play(game, "finish")


@pytest.mark.rule("UPR-RUL-26")
@pytest.mark.parametrize("tokens", ["eliminate cordon", "surveillance disorient"])
def test_upr_rul_26_the_empire_has_the_two_tokens_it_did_not_use_in_round_7(tokens: str) -> None:
    game = play(uprising("check", round=7, tokens=tokens, eliminated=PROVOCATIONS), "finish")
    until(game, "empire use-token")
    assert game.round == 8
    assert {option.split()[0] for option in options(game)} == set(tokens.split())


@pytest.mark.rule("UPR-RUL-27")
def test_upr_rul_27_any_district_of_the_row_can_be_cordoned_and_all_others_used() -> None:
    game = uprising(
        "last-defend",
        round=8,
        pool=POOL,
        captured=TAKEN,
        tokens="cordon surveillance",
        capitol="supplies-2 supplies-3",
        eliminated=PROVOCATIONS,
    )
    assert [option for option in options(game) if "cordon" in option] == [f"cordon {district}" for district in ROW]
    for district in ROW:
        after = game.after(f"cordon {district}", "surveillance 1")
        assert options(after) == [f"assign 1 to {other}" for other in ROW if other != district]


@pytest.mark.rule("UPR-RUL-28")
def test_upr_rul_28_disorient_reaches_any_district_of_the_row() -> None:
    game = uprising(
        "last-defend", round=8, pool=POOL, captured=TAKEN, tokens="cordon disorient", eliminated=PROVOCATIONS
    )
    play(game, "cordon capitol")
    assert options(game) == [f"disorient {place} to {district}" for place in (1, 2, 3) for district in ROW]
    play(game, "disorient 3 to capitol")
    assert cards(game, "capitol") == "(riot-4)"
