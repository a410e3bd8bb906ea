"""The Market action, and the decks."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.components import (
    CARDS,
    DECKS,
    KIND,
    MARKET,
    MARKET_DECK,
    card,
    deck,
)
from dejarik.games.outer_rim.market import can_market, cycle, offers, top
from dejarik.games.outer_rim.state import Deck
from tests.games.outer_rim.market.stall import ONE, at_market, known, only, pile, revealed
from tests.games.outer_rim.position import asked, carry_out, hand, options, rim, told
from tests.games.outer_rim.steady import play

__all__ = ["revealed"]

CYCLE = [f"cycle {each}" for each in DECKS]


@pytest.mark.rule("RIM-DECK-1", "RIM-DECK-6")
def test_rim_deck_1_there_are_six_market_decks_of_mixed_types() -> None:
    assert list(DECKS) == ["bounty", "cargo", "gear-mod", "job", "luxury", "ship"]
    assert {KIND[each] for each in MARKET_DECK[DECKS.number("bounty")]} == {"bounty", "job", "event"}


@pytest.mark.rule("RIM-DECK-7")
def test_rim_deck_7_a_type_is_meant_from_whichever_deck_it_came() -> None:
    game = rim(ships="yv-666 g9-rigger", assets=["salvage gift-for-jabba"])
    carry_out(game, [{"lose_asset": {"asset": "cargo", "count": 1, "pick": "owner"}}])
    assert options(game) == ["discard salvage", "discard gift-for-jabba"]


@pytest.mark.rule("RIM-DECK-8", "RIM-DECK-10")
def test_rim_deck_10_luxury_cards_are_expensive_assets() -> None:
    luxury = [each for each in MARKET if each.deck == DECKS.number("luxury")]
    assert all(10_000 <= each.cost <= 20_000 for each in luxury)
    assert {KIND[each.id] for each in luxury} == {"cargo", "crew", "gear", "job", "mod"}


@pytest.mark.rule("RIM-DECK-2", "RIM-HIDDEN-7", "RIM-INV-2")
def test_rim_deck_2_only_the_top_card_is_open() -> None:
    game = rim(market={"cargo": "salvage"})
    assert known(game, "cargo") == [True] + [False] * 9
    assert top(game, deck("cargo")) == card("salvage")


@pytest.mark.rule("RIM-MARKET-1", "RIM-ACT-7")
def test_rim_market_1_only_on_a_planet() -> None:
    game = rim("tatooine ryloth")
    assert can_market(game, ONE)
    game.places[0] = next(at for at in game.arc.neighbours[game.places[0]])
    assert not can_market(game, ONE)


@pytest.mark.rule("RIM-MARKET-2", "RIM-MARKET-7", "RIM-MARKET-8")
def test_rim_market_8_two_picks_a_deck_to_cycle_and_a_card_to_buy() -> None:
    game = at_market(rim())
    assert (asked(game), options(game)) == ("captain-1 cycle-deck", [*CYCLE, "cycle nothing"])
    play(game, "cycle cargo")
    assert asked(game) == "captain-1 buy-at-market"
    play(game, "buy nothing")
    assert (asked(game), game.credits[0]) == ("", 4000)


@pytest.mark.rule("RIM-MARKET-3", "RIM-MARKET-4", "RIM-DECK-3", "RIM-DISCARD-1", "RIM-PATMOVE-3", "RIM-HIDDEN-18")
def test_rim_market_3_cycling_puts_the_top_card_to_the_bottom_and_moves_no_patrol(
    revealed: list[tuple[int, str]],
) -> None:
    game = at_market(rim(market={"cargo": "salvage droid-parts"}))
    play(game, "cycle cargo")
    assert (pile(game, "cargo")[0], pile(game, "cargo")[-1]) == ("droid-parts", "salvage")
    assert known(game, "cargo") == [True] + [False] * 8 + [True]
    assert (told(game), revealed, game.disclosed) == (["cycled", "on-top"], [], True)


@pytest.mark.rule("RIM-MARKET-2")
def test_rim_market_2_nothing_need_be_cycled() -> None:
    game = rim(market={"cargo": "salvage droid-parts"})
    play(at_market(game), "cycle nothing")
    assert (pile(game, "cargo")[0], game.disclosed, told(game)) == ("salvage", False, [])


@pytest.mark.rule("RIM-RUL-26")
def test_rim_rul_26_a_single_card_is_cycled_to_where_it_was() -> None:
    game = rim()
    only(game, "cargo", "salvage")
    cycle(game, deck("cargo"))
    assert (pile(game, "cargo"), known(game, "cargo"), game.disclosed) == (["salvage"], [True], False)


@pytest.mark.rule("RIM-RUL-26", "RIM-COMP-6")
def test_rim_rul_26_an_empty_deck_is_neither_cycled_nor_bought_from() -> None:
    game = rim(credits="50000 0")
    game.market = [Deck() for _ in game.market]
    cycle(game, deck("cargo"))
    at_market(game)
    assert (asked(game), offers(game, ONE)) == ("", [])
    carry_out(game, [{"buy": "cargo"}, {"buy": {"deck": "ship", "reveal": 2}}, {"cycle": {"deck": "job", "count": 2}}])
    assert asked(game) == ""


@pytest.mark.rule("RIM-HIDDEN-18", "RIM-RUL-85")
def test_rim_hidden_18_what_was_cycled_is_known_in_its_order() -> None:
    game = rim(market={"cargo": "salvage droid-parts food-supplies"})
    carry_out(game, [{"cycle": {"deck": "cargo", "count": 2}}])
    assert pile(game, "cargo")[-2:] == ["salvage", "droid-parts"]
    assert known(game, "cargo") == [True] + [False] * 7 + [True, True]


@pytest.mark.rule("RIM-EFFECT-21")
def test_rim_effect_21_several_top_cards_are_cycled_one_after_another() -> None:
    game = carry_out(
        rim(market={"luxury": "stolen-jewels dash-rendar sy-snootles"}), [{"cycle": {"deck": "luxury", "count": 2}}]
    )
    assert (pile(game, "luxury")[0], told(game)) == ("sy-snootles", ["cycled", "on-top"] * 2)


@pytest.mark.rule("RIM-MARKET-5", "RIM-MARKET-6", "RIM-BUY-4", "RIM-PATMOVE-2")
def test_rim_market_6_after_buying_the_new_top_card_is_revealed(revealed: list[tuple[int, str]]) -> None:
    game = at_market(rim("naboo ryloth", market={"cargo": "salvage droid-parts", "job": "hutt-favor"}))
    play(game, "cycle job", "buy salvage")
    assert (hand(game), game.credits[0], pile(game, "cargo")[0]) == ("salvage", 3000, "droid-parts")
    assert (told(game), revealed) == (["bought", "gained", "on-top"], [(1, "droid-parts")])
    assert asked(game) == ""


@pytest.mark.rule("RIM-MARKET-5")
def test_rim_market_5_the_card_that_cycling_has_revealed_can_be_bought() -> None:
    game = at_market(rim(market={"cargo": "salvage droid-parts"}))
    play(game, "cycle cargo")
    assert "buy droid-parts" in options(game)
    assert "buy salvage" not in options(game)


@pytest.mark.rule("RIM-MARKET-9", "RIM-BUY-11")
def test_rim_market_9_the_list_holds_the_top_cards_that_can_be_bought_now() -> None:
    game = rim(
        "mon-calamari ryloth",
        credits="3000 0",
        market={
            "bounty": "bounty-greedo",
            "cargo": "salvage",
            "gear-mod": "jetpack",
            "job": "relic-of-the-past",
            "luxury": "stolen-jewels",
            "ship": "ship-hwk-290",
        },
    )
    assert [(CARDS[each.card], each.price, each.forbidden) for each in offers(game, ONE)] == [
        ("bounty-greedo", 0, ""),
        ("salvage", 1000, "RIM-BUY-8"),
        ("jetpack", 4000, "RIM-BUY-11"),
        ("relic-of-the-past", 0, "RIM-BUY-9"),
        ("stolen-jewels", 10000, "RIM-BUY-11"),
        ("ship-hwk-290", 5000, "RIM-BUY-11"),
    ]
    play(at_market(game), "cycle nothing")
    assert options(game) == ["buy bounty-greedo", "buy nothing"]


@pytest.mark.rule("RIM-DECK-3", "RIM-RUL-26")
def test_rim_deck_3_after_the_last_card_nothing_is_revealed(revealed: list[tuple[int, str]]) -> None:
    game = rim("naboo ryloth")
    only(game, "cargo", "salvage")
    play(at_market(game), "cycle nothing", "buy salvage")
    assert (pile(game, "cargo"), revealed, hand(game)) == ([], [], "salvage")


@pytest.mark.rule("RIM-SOLO-64")
def test_rim_market_8_the_automatic_opponent_declines_both() -> None:
    game = at_market(rim(solo=True), player=2)
    assert (asked(game), hand(game, 2), told(game)) == ("", "", ["ai-declines", "ai-declines"])


# Lobot and Hondo Ohnaka


@pytest.mark.rule("RIM-EFFECT-31", "RIM-RUL-79", "RIM-ABIL-35", "RIM-ABIL-27")
def test_lobot_cycles_a_second_different_deck_once_a_turn() -> None:
    game = rim(assets=["lobot"])
    play(at_market(game), "cycle cargo")
    assert (asked(game), options(game)) == (
        "captain-1 cycle-deck",
        [*(each for each in CYCLE if each != "cycle cargo"), "cycle nothing"],
    )
    play(game, "cycle ship")
    assert told(game) == ["used", "cycled", "on-top"]
    play(game, "buy nothing")
    play(at_market(game), "cycle cargo")
    assert asked(game) == "captain-1 buy-at-market"


@pytest.mark.rule("RIM-EFFECT-31", "RIM-ABIL-27")
def test_lobot_is_not_used_up_if_no_second_deck_is_cycled() -> None:
    game = rim(assets=["lobot"])
    play(at_market(game), "cycle cargo", "cycle nothing")
    assert game.used == []
    assert asked(game) == "captain-1 buy-at-market"


@pytest.mark.rule("RIM-EFFECT-31")
def test_lobot_does_nothing_if_no_first_deck_is_cycled() -> None:
    game = play(at_market(rim(assets=["lobot"])), "cycle nothing")
    assert asked(game) == "captain-1 buy-at-market"


@pytest.mark.rule("RIM-EFFECT-31", "RIM-RUL-79", "RIM-BUY-5", "RIM-ABIL-27")
def test_hondo_ohnaka_lowers_the_first_price_in_a_market_action() -> None:
    game = rim("naboo ryloth", assets=["hondo-ohnaka"], market={"cargo": "stolen-weapons droid-parts"})
    play(at_market(game), "cycle nothing", "buy stolen-weapons")
    assert (game.credits[0], told(game)[0]) == (3000, "used")
    game.assets[0].remove(card("stolen-weapons"))
    game.removed.append(card("stolen-weapons"))
    play(at_market(game), "cycle nothing", "buy droid-parts")
    assert (game.credits[0], "used" in told(game)) == (2000, False)


@pytest.mark.rule("RIM-EFFECT-31", "RIM-RUL-79")
def test_hondo_ohnaka_is_not_used_up_by_what_costs_nothing() -> None:
    game = rim(assets=["hondo-ohnaka"], market={"bounty": "bounty-greedo"})
    play(at_market(game), "cycle nothing", "buy bounty-greedo")
    assert (game.used, game.credits[0]) == ([], 4000)


@pytest.mark.rule("RIM-EFFECT-31", "RIM-BUY-11")
def test_hondo_ohnaka_makes_affordable_what_was_not() -> None:
    game = rim(assets=["hondo-ohnaka"], credits="3000 0", market={"gear-mod": "jetpack"})
    play(at_market(game), "cycle nothing")
    assert "buy jetpack" in options(game)


@pytest.mark.rule("RIM-EFFECT-20", "RIM-EFFECT-31")
def test_hondo_ohnaka_lowers_no_price_outside_the_market_action() -> None:
    game = rim("naboo ryloth", assets=["hondo-ohnaka"], market={"cargo": "stolen-weapons"})
    carry_out(game, [{"buy": "cargo"}])
    play(game, "buy stolen-weapons")
    assert (game.credits[0], game.used) == (2000, [])


@pytest.mark.rule("RIM-EFFECT-20", "RIM-EFFECT-31", "RIM-EFFECT-47")
def test_hondo_ohnaka_lowers_the_price_of_a_used_ship() -> None:
    game = rim(assets=["hondo-ohnaka"], credits="4000 0", market={"ship": "used-ship-for-sale"})
    play(at_market(game), "cycle nothing", "buy used-ship-for-sale", "ship hwk-290")
    assert (game.credits[0], len(game.used)) == (0, 1)


# Doctor Aphra


@pytest.mark.rule("RIM-EFFECT-32")
def test_doctor_aphra_has_a_whole_market_action() -> None:
    game = rim(who="doctor-aphra bossk")
    carry_out(game, [{"rule": {"name": "market-action"}}])
    assert asked(game) == "captain-1 cycle-deck"
    play(game, "cycle cargo")
    assert (asked(game), game.acted) == ("captain-1 buy-at-market", [])
