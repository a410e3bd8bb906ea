"""Phase 3: the Empire defends. [UPR-DEF, UPR-RUL-9, 10, 11]"""

from __future__ import annotations

from itertools import permutations

import pytest

from dejarik.games.uprising.components import EMPIRE, TOKENS
from tests.games.uprising.position import asked, cards, heard, options, play, until, uprising, walk

PAIR = "capitol police-headquarters"
POOL = "(riot-5) (riot-4) supplies-2"
USES = {
    "surveillance": "surveillance 1",
    "eliminate": "eliminate 2",
    "disorient": "disorient 3 to capitol",
    "cordon": "cordon capitol",
}


def usable(options: list[str]) -> set[str]:
    """The tokens of these options."""
    return {option.split()[0] for option in options}


@pytest.mark.rule("UPR-DEF-1")
def test_upr_def_1_the_empire_performs_two_actions_one_after_the_other() -> None:
    for first, second in permutations(USES.values(), 2):
        game = uprising("defend", pair=PAIR, pool=POOL)
        assert asked(game) == "empire use-token"
        play(game, first)
        assert asked(game) == "empire use-token"
        play(game, second)
        assert asked(game) == "resistance assign-card"


@pytest.mark.rule("UPR-DEF-1")
def test_upr_def_1_in_every_round_there_are_two_actions() -> None:
    for seed in range(10):
        rounds = [game.round for game in walk(seed, capture=False) if asked(game) == "empire use-token"]
        assert rounds == [number for number in range(1, 9) for _ in range(2)]


@pytest.mark.rule("UPR-DEF-2")
def test_upr_def_2_each_action_is_a_face_up_token() -> None:
    assert usable(options(uprising("defend", pair=PAIR, pool=POOL))) == set(TOKENS)
    for up in permutations(TOKENS, 2):
        game = uprising("defend", pair=PAIR, pool=POOL, tokens=" ".join(up))
        assert usable(options(game)) == set(up)


@pytest.mark.rule("UPR-DEF-2")
def test_upr_def_2_its_effect_is_carried_out() -> None:
    game = uprising("defend", pair=PAIR, pool=POOL)
    play(game, "eliminate 2")
    assert (cards(game, "pool"), cards(game, "eliminated")) == ("(riot-5) supplies-2", "(riot-4)")
    play(game, "disorient 3 to ministry-of-truth")
    assert (cards(game, "pool"), cards(game, "ministry-of-truth")) == ("(riot-5)", "supplies-2")


@pytest.mark.rule("UPR-DEF-3", "UPR-DEF-4")
@pytest.mark.parametrize("token", USES)
def test_upr_def_3_a_token_is_turned_down_at_once_and_the_second_is_another(token: str) -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), USES[token])
    assert game.view("empire")["tokens"] == [each for each in TOKENS if each != token]
    assert usable(options(game)) == set(TOKENS) - {token}


@pytest.mark.rule("UPR-DEF-5")
def test_upr_def_5_the_second_token_is_chosen_after_the_first_effect() -> None:
    game = uprising("defend", pair=PAIR, pool="(riot-5) (provocation) supplies-2")
    play(game, "surveillance 1")
    assert asked(game) == "empire use-token"
    assert game.view("empire")["cards"][0]["card"] == "riot-5"
    assert "riot-5" in str(heard(game, EMPIRE))
    assert "eliminate 1" in options(game)


@pytest.mark.rule("UPR-DEF-5")
def test_upr_def_5_its_targets_are_those_that_the_first_effect_has_left() -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), "eliminate 1")
    assert [option for option in options(game) if option.startswith("surveillance")] == ["surveillance 2"]


@pytest.mark.rule("UPR-DEF-6")
def test_upr_def_6_the_tokens_work_against_the_three_cards_of_this_round() -> None:
    game = uprising(
        "defend", pair=PAIR, pool=POOL, capitol="riot-6 (riot-3) (riot-2)", police_headquarters="(supplies-6)"
    )
    aimed = [option for option in options(game) if option.startswith(("surveillance", "eliminate"))]
    assert aimed == ["surveillance 1", "surveillance 2", "eliminate 1", "eliminate 2", "eliminate 3"]
    play(game, "surveillance 1", "eliminate 2")
    assert cards(game, "pool") == "riot-5 supplies-2"
    assert cards(game, "capitol") == "riot-6 (riot-3) (riot-2)"
    assert "(riot-4)" in cards(game, "eliminated").split()


@pytest.mark.rule("UPR-DEF-6")
@pytest.mark.parametrize("second", ["eliminate 1", "disorient 1 to capitol", "eliminate 2", "disorient 3 to capitol"])
def test_upr_def_6_both_may_be_used_on_one_card_or_on_two(second: str) -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), "surveillance 1")
    assert second in options(game)


@pytest.mark.rule("UPR-DEF-7")
@pytest.mark.parametrize("first", ["disorient 1 to capitol", "eliminate 1"])
def test_upr_def_7_no_token_reaches_a_card_that_has_left_the_pool(first: str) -> None:
    game = uprising("defend", pair=PAIR, pool=POOL)
    assert any(" 1" in option for option in options(game))
    play(game, first)
    assert not any(" 1" in option for option in options(game))
    assert any(" 2" in option for option in options(game))


@pytest.mark.rule("UPR-DEF-8")
def test_upr_def_8_used_tokens_come_back_when_all_four_have_been_used() -> None:
    game = uprising("defend", pair=PAIR, pool=POOL)
    play(game, "surveillance 1", "cordon capitol")
    play(until(game, "resistance declare"), "finish")
    until(game, "empire use-token")
    assert usable(options(game)) == {"eliminate", "disorient"}
    play(game, "eliminate 1")
    assert usable(options(game)) == {"disorient"}
    play(game, "disorient 2 to capitol")
    assert game.view("empire")["tokens"] == []
    play(until(game, "resistance declare"), "finish")
    until(game, "empire use-token")
    assert usable(options(game)) == set(TOKENS)


@pytest.mark.rule("UPR-RUL-9")
def test_upr_rul_9_the_empire_may_not_decline_and_every_token_has_a_target() -> None:
    for seed in range(20):
        for game in walk(seed):
            if asked(game) == "empire use-token":
                assert usable(options(game)) == set(game.view("empire")["tokens"])


@pytest.mark.rule("UPR-RUL-9")
def test_upr_rul_9_a_token_without_a_target_cannot_be_chosen() -> None:
    game = uprising("defend", pair=PAIR, pool="riot-5 riot-4 supplies-2", tokens="surveillance cordon")
    assert options(game) == ["cordon capitol", "cordon police-headquarters"]


@pytest.mark.rule("UPR-RUL-9")
def test_upr_rul_9_actions_without_any_target_are_skipped_and_the_tokens_stay() -> None:
    pool = "(riot-5) riot-4>capitol supplies-2>capitol"
    game = uprising("defend", pair=PAIR, pool=pool, tokens="surveillance eliminate")
    play(game, "eliminate 1")
    assert asked(game) == "resistance declare"
    assert game.view("empire")["tokens"] == ["surveillance"]


@pytest.mark.rule("UPR-RUL-9")
def test_upr_rul_9_both_actions_are_skipped_when_no_token_has_a_target() -> None:
    game = uprising("plan", pair=PAIR, hand="riot-2 riot-3 riot-4 riot-5 riot-6", tokens="")
    play(game, "play riot-2 open", "play riot-3 closed", "play riot-4 closed")
    assert asked(game) == "resistance assign-card"


@pytest.mark.rule("UPR-RUL-10")
@pytest.mark.parametrize(
    "order", [USES["cordon"] + "/disorient 1 to capitol", "disorient 1 to capitol/" + USES["cordon"]]
)
def test_upr_rul_10_cordon_may_come_before_or_after_disorient(order: str) -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), *order.split("/"))
    assert game.view("empire")["cordon"] == "capitol"
    assert cards(game, "capitol") == "(riot-5)"


@pytest.mark.rule("UPR-RUL-10")
def test_upr_rul_10_the_order_of_the_tokens_is_free() -> None:
    for first, second in permutations(USES, 2):
        game = play(uprising("defend", pair=PAIR, pool=POOL), USES[first])
        assert USES[second] in options(game)


@pytest.mark.rule("UPR-RUL-11")
def test_upr_rul_11_a_valued_card_under_surveillance_may_be_the_target_again() -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), "surveillance 1", "eliminate 1")
    assert cards(game, "eliminated") == "riot-5"
    game = play(uprising("defend", pair=PAIR, pool=POOL), "surveillance 1", "disorient 1 to capitol")
    assert cards(game, "capitol") == "riot-5"


@pytest.mark.rule("UPR-RUL-11")
def test_upr_rul_11_a_provocation_under_surveillance_is_gone() -> None:
    game = play(uprising("defend", pair=PAIR, pool="(provocation) (riot-4) supplies-2"), "surveillance 1")
    assert not any(" 1" in option for option in options(game))


@pytest.mark.rule("UPR-RUL-11")
def test_upr_rul_11_in_no_other_way_two_tokens_meet_on_one_card() -> None:
    for first in ("eliminate 1", "disorient 1 to capitol"):
        game = play(uprising("defend", pair=PAIR, pool=POOL), first)
        assert not any(" 1" in option for option in options(game))
