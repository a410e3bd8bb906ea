"""Phase 2: planning the operation. [UPR-PLAN, UPR-RUL-7, 8, 40]"""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.games.uprising.components import CARDS
from tests.games.uprising.position import asked, cards, options, play, until, uprising, walk

PAIR = "capitol police-headquarters"
RIOTS = "riot-2 riot-3 riot-4 riot-5 riot-6"


@pytest.mark.rule("UPR-PLAN-1")
def test_upr_plan_1_three_cards_go_from_the_hand_into_the_pool() -> None:
    game = uprising("plan", pair=PAIR, hand=RIOTS)
    assert options(game) == [f"play {card} open" for card in RIOTS.split()]
    play(game, "play riot-4 open", "play riot-2 closed")
    assert (cards(game, "pool"), cards(game, "hand")) == ("", RIOTS)
    play(game, "play riot-6 closed")
    assert sorted(cards(game, "pool").split()) == ["(riot-2)", "(riot-6)", "riot-4"]
    assert cards(game, "hand") == "riot-3 riot-5"
    assert asked(game) == "empire use-token"


@pytest.mark.rule("UPR-PLAN-1")
def test_upr_plan_1_no_card_is_played_twice() -> None:
    game = play(uprising("plan", pair=PAIR, hand=RIOTS), "play riot-4 open")
    assert options(game) == [f"play riot-{value} closed" for value in (2, 3, 5, 6)]
    play(game, "play riot-2 closed")
    assert options(game) == [f"play riot-{value} closed" for value in (3, 5, 6)]


@pytest.mark.rule("UPR-PLAN-1")
def test_upr_plan_1_two_provocations_of_the_hand_are_two_cards() -> None:
    game = uprising("plan", pair=PAIR, hand="riot-2 riot-3 riot-4 provocation provocation")
    play(game, "play riot-2 open", "play provocation closed", "play provocation closed")
    assert sorted(cards(game, "pool").split()) == ["(provocation)", "(provocation)", "riot-2"]
    assert cards(game, "hand") == "riot-3 riot-4"


@pytest.mark.rule("UPR-PLAN-2")
def test_upr_plan_2_two_cards_are_closed_and_one_is_open() -> None:
    for seed in range(20):
        game = next(game for game in walk(seed) if asked(game) == "empire use-token")
        assert sorted(game.opened) == [False, False, True]


@pytest.mark.rule("UPR-PLAN-2")
def test_upr_plan_2_which_card_is_open_is_the_choice_of_the_resistance() -> None:
    for card in RIOTS.split():
        others = [each for each in RIOTS.split() if each != card]
        game = uprising("plan", pair=PAIR, hand=RIOTS)
        play(game, f"play {card} open", f"play {others[0]} closed", f"play {others[1]} closed")
        assert sorted(cards(game, "pool").split()) == [f"({others[0]})", f"({others[1]})", card]


@pytest.mark.rule("UPR-PLAN-3")
def test_upr_plan_3_a_provocation_is_played_closed() -> None:
    game = uprising("plan", pair=PAIR, hand="riot-2 riot-3 riot-4 riot-5 provocation")
    assert options(game) == [f"play riot-{value} open" for value in (2, 3, 4, 5)]
    play(game, "play riot-2 open")
    assert "play provocation closed" in options(game)
    play(game, "play provocation closed", "play riot-3 closed")
    assert sorted(cards(game, "pool").split()) == ["(provocation)", "(riot-3)", "riot-2"]


@pytest.mark.rule("UPR-PLAN-4")
def test_upr_plan_4_the_two_cards_left_stay_in_hand_for_the_next_round() -> None:
    game = uprising("plan", pair=PAIR, hand=RIOTS)
    drawn = [CARDS[card] for card in game.deck[-3:]]
    play(game, "play riot-4 open", "play riot-2 closed", "play riot-6 closed")
    play(until(game, "resistance declare"), "finish")
    assert sorted(cards(game, "hand").split()) == sorted(["riot-3", "riot-5", *drawn])


@pytest.mark.rule("UPR-RUL-7")
def test_upr_rul_7_three_provocations_in_the_last_hand_are_all_played_closed() -> None:
    game = uprising("last-plan", round=8, hand="provocation provocation provocation", eliminated="provocation")
    assert options(game) == ["play nothing open"]
    play(game, "play nothing open")
    assert cards(game, "pool") == "(provocation) (provocation) (provocation)"
    assert cards(game, "hand") == ""
    assert asked(game) == "empire use-token"


@pytest.mark.rule("UPR-RUL-7")
@pytest.mark.parametrize(
    "hand", ["riot-2 provocation provocation", "riot-2 riot-3 provocation", "riot-2 riot-3 riot-4"]
)
def test_upr_rul_7_in_every_other_case_exactly_one_card_is_open(hand: str) -> None:
    rest = "provocation " * (4 - hand.count("provocation"))
    game = uprising("last-plan", round=8, hand=hand, eliminated=rest)
    assert options(game) == [f"play {card} open" for card in hand.split() if card != "provocation"]
    play(game, "play riot-2 open")
    closed = [f"({card})" for card in hand.split() if card != "riot-2"]
    assert sorted(cards(game, "pool").split()) == sorted([*closed, "riot-2"])


@pytest.mark.rule("UPR-RUL-8")
def test_upr_rul_8_the_only_valued_card_is_the_open_one() -> None:
    game = uprising("plan", pair=PAIR, hand="riot-2 provocation provocation provocation provocation")
    assert options(game) == ["play riot-2 open"]
    play(game, "play riot-2 open")
    assert options(game) == ["play provocation closed"]


@pytest.mark.rule("UPR-RUL-8")
def test_upr_rul_8_nobody_plays_fewer_than_three_cards() -> None:
    for seed in range(20):
        for game in walk(seed):
            if asked(game) in ("resistance play-open", "resistance play-closed"):
                assert all(option.startswith("play ") for option in options(game))
            assert len(game.played) % 3 == 0
            assert len(game.played) == 3 * (game.round - (asked(game) in BEFORE_THE_CARDS_LIE))


BEFORE_THE_CARDS_LIE = ("resistance choose-pair", "resistance play-open", "resistance play-closed")


@pytest.mark.rule("UPR-RUL-40")
def test_upr_rul_40_the_places_in_the_pool_are_given_at_random() -> None:
    orders: Counter[str] = Counter()
    for seed in range(300):
        game = uprising("plan", pair=PAIR, hand=RIOTS, seed=seed)
        orders[cards(play(game, "play riot-4 open", "play riot-2 closed", "play riot-6 closed"), "pool")] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 25  # 50 are expected


@pytest.mark.rule("UPR-RUL-40")
def test_upr_rul_40_the_order_of_the_picks_gives_no_place() -> None:
    places = {pick: set[int]() for pick in ("(riot-2)", "(riot-6)")}
    for seed in range(50):
        for first, second in (("riot-2", "riot-6"), ("riot-6", "riot-2")):
            game = uprising("plan", pair=PAIR, hand=RIOTS, seed=seed)
            play(game, "play riot-4 open", f"play {first} closed", f"play {second} closed")
            for pick, found in places.items():
                found.add(cards(game, "pool").split().index(pick))
    assert places == {"(riot-2)": {0, 1, 2}, "(riot-6)": {0, 1, 2}}


@pytest.mark.rule("UPR-RUL-40")
def test_upr_rul_40_a_card_keeps_its_place_when_others_leave_the_pool() -> None:
    game = uprising("defend", pair=PAIR, pool="(riot-5) (riot-4) supplies-2")
    play(game, "eliminate 1")
    assert {"disorient 2 to capitol", "disorient 3 to capitol"} <= set(options(game))
    assert "disorient 1 to capitol" not in options(game)
    play(game, "disorient 2 to capitol")
    assert options(game) == ["assign 3 to capitol", "assign 3 to police-headquarters"]
    for seat in ("resistance", "empire"):
        assert [each["place"] for each in game.view(seat)["cards"]] == [1, 2, 3]
