"""Cards that let one buy, and the cards of the market that do something at once."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.games.outer_rim.components import PLANET_SPOTS, PLANETS, SHIPS, SPACES, PlayerId, card, space
from dejarik.games.outer_rim.damage import limit
from tests.games.outer_rim.market.stall import ONE, at_market, deal, known, only, pile, purchase, revealed
from tests.games.outer_rim.position import asked, carry_out, hand, options, rim, told
from tests.games.outer_rim.steady import play

__all__ = ["revealed"]

ALONE = {"transfers": False}
STALL = "vibroknife special-order ion-cannon dl-44 targeting-computer"


# `buy`


@pytest.mark.rule("RIM-EFFECT-19", "RIM-EFFECT-20")
def test_rim_effect_19_the_top_card_at_a_discount_in_any_space() -> None:
    game = rim(market={"gear-mod": STALL})
    game.places[0] = game.arc.neighbours[space("tatooine")][0]
    deal(game, "gear-mod", discount=2000)
    assert (asked(game), options(game)) == ("captain-1 buy-from-deck", ["buy vibroknife", "buy nothing"])
    play(game, "buy vibroknife")
    assert (hand(game), game.credits[0]) == ("vibroknife", 3000)


@pytest.mark.rule("RIM-EFFECT-19", "RIM-RUL-52")
def test_rim_effect_19_a_single_card_that_is_not_bought_stays(revealed: list[tuple[int, str]]) -> None:
    game = play(deal(rim(market={"gear-mod": STALL}), "gear-mod"), "buy nothing")
    assert (" ".join(pile(game, "gear-mod")[:5]), revealed, told(game)) == (STALL, [], [])


@pytest.mark.rule("RIM-EFFECT-19", "RIM-BUY-11")
def test_rim_effect_19_what_cannot_be_bought_is_not_offered() -> None:
    assert asked(deal(rim(credits="0 0", market={"gear-mod": STALL}), "gear-mod", discount=1000)) == ""


@pytest.mark.rule("RIM-EFFECT-19", "RIM-DECK-5", "RIM-RUL-52", "RIM-DISCARD-11", "RIM-HIDDEN-18", "RIM-DECK-12")
def test_rim_effect_19_of_several_cards_all_that_are_not_bought_go_to_the_bottom(
    revealed: list[tuple[int, str]],
) -> None:
    game = deal(rim(market={"gear-mod": STALL}, options=ALONE), "gear-mod", reveal=3)
    assert (asked(game), options(game)) == ("captain-1 reveal-cards", ["yes", "no"])
    play(game, "yes")
    assert known(game, "gear-mod")[:4] == [True, True, True, False]
    assert options(game) == ["buy vibroknife", "buy special-order", "buy nothing"]
    play(game, "buy vibroknife")
    assert pile(game, "gear-mod")[-2:] == ["special-order", "ion-cannon"]
    assert known(game, "gear-mod")[-3:] == [False, True, True]
    assert (hand(game), pile(game, "gear-mod")[0], revealed) == ("vibroknife", "dl-44", [(1, "dl-44")])


@pytest.mark.rule("RIM-EFFECT-19", "RIM-RUL-52", "RIM-PATMOVE-3")
def test_rim_effect_19_if_none_is_bought_all_go_to_the_bottom_and_no_patrol_moves(
    revealed: list[tuple[int, str]],
) -> None:
    game = play(deal(rim(market={"gear-mod": STALL}), "gear-mod", reveal=2), "yes", "buy nothing")
    assert pile(game, "gear-mod")[-2:] == ["vibroknife", "special-order"]
    assert (pile(game, "gear-mod")[0], known(game, "gear-mod")[0], revealed) == ("ion-cannon", True, [])


@pytest.mark.rule("RIM-EFFECT-19")
def test_rim_effect_19_nothing_need_be_revealed() -> None:
    game = play(deal(rim(market={"gear-mod": STALL}), "gear-mod", reveal=3), "no")
    assert (asked(game), pile(game, "gear-mod")[0], game.disclosed) == ("", "vibroknife", False)


@pytest.mark.rule("RIM-COMP-6", "RIM-DECK-5")
def test_rim_comp_6_of_a_small_deck_fewer_cards_are_revealed() -> None:
    game = rim()
    only(game, "cargo", "salvage droid-parts")
    play(deal(game, "cargo", reveal=3), "yes", "buy droid-parts")
    assert (hand(game), pile(game, "cargo")) == ("droid-parts", ["salvage"])


@pytest.mark.rule("RIM-EFFECT-20", "RIM-DECK-11")
def test_rim_effect_20_before_an_event_the_other_revealed_cards_go_to_the_bottom() -> None:
    game = deal(rim(market={"gear-mod": STALL}), "gear-mod", discount=2000, reveal=3)
    play(game, "yes", "buy special-order")
    assert (game.credits[0], pile(game, "gear-mod")[-2:]) == (4000, ["vibroknife", "ion-cannon"])
    play(game, "mod")
    assert asked(game) == "captain-1 buy-ordered"


@pytest.mark.rule("RIM-EFFECT-20")
def test_rim_effect_20_a_discount_on_special_order_is_taken_off_its_own_price_only() -> None:
    game = deal(rim(market={"gear-mod": "special-order dl-44 vibroknife"}), "gear-mod", discount=1000)
    play(game, "buy special-order", "gear", "buy dl-44")
    assert (hand(game), game.credits[0]) == ("dl-44", 0)


@pytest.mark.rule("RIM-SOLO-64", "RIM-EFFECT-19")
@pytest.mark.parametrize("count", [1, 2])
def test_rim_effect_19_the_automatic_opponent_declines(count: int) -> None:
    game = rim(solo=True, market={"gear-mod": STALL})
    carry_out(game, [{"buy": {"deck": "gear-mod", "reveal": count}}], player=PlayerId(1))
    assert (asked(game), hand(game, 2)) == ("", "")


@pytest.mark.rule("RIM-DEFEAT-12", "RIM-EFFECT-1")
def test_rim_effect_1_the_list_goes_on_after_the_purchase() -> None:
    game = rim(market={"gear-mod": "vibroknife"})
    carry_out(game, [{"buy": "gear-mod"}, {"damage": {"to": "ship", "count": 1}}])
    play(game, "buy vibroknife")
    assert (hand(game), game.hull_damage[0], limit(game, ONE, "ship")) == ("vibroknife", 1, 3)


@pytest.mark.rule("RIM-CREDIT-10")
def test_rim_credit_10_credits_of_others_may_pay_for_a_revealed_card() -> None:
    game = deal(rim(credits="1000 2000", market={"gear-mod": STALL}), "gear-mod")
    assert options(game) == ["transfer", "buy nothing"]
    for pick in ("transfer", "ask lando-calrissian", "add 1000", "add 1000", "offer", "accept"):
        game.apply(pick)
    assert (asked(game), options(game)) == ("captain-1 buy-from-deck", ["buy vibroknife", "buy nothing"])


@pytest.mark.rule("RIM-CREDIT-10")
@pytest.mark.parametrize(
    ("credits", "more"),
    [("1000 1000", {}), ("1000 2000", {"turn": 2}), ("1000 2000", {"options": ALONE}), ("3000 9000", {})],
)
def test_rim_credit_10_no_transfer_where_it_could_not_help(credits: str, more: dict[str, Any]) -> None:
    game = deal(rim(credits=credits, market={"gear-mod": "vibroknife"}, **more), "gear-mod")
    assert asked(game) == "" or options(game) == ["buy vibroknife", "buy nothing"]


@pytest.mark.rule("RIM-CREDIT-10", "RIM-BUY-8")
def test_rim_credit_10_credits_lift_no_other_limit() -> None:
    assert asked(deal(rim("mon-calamari ryloth", credits="0 9000", market={"cargo": "salvage"}), "cargo")) == ""


@pytest.mark.rule("RIM-CREDIT-10", "RIM-EFFECT-43")
def test_special_order_may_be_paid_with_credits_of_others() -> None:
    game = rim(credits="4000 2000", market={"gear-mod": "special-order dl-44 vibroknife"})
    purchase(game, "special-order")
    game.apply("gear")
    assert options(game) == ["transfer", "buy nothing"]
    for pick in ("transfer", "ask lando-calrissian", "add 1000", "offer", "accept", "buy dl-44"):
        game.apply(pick)
    assert hand(game) == "dl-44"


@pytest.mark.rule("RIM-CREDIT-10", "RIM-EFFECT-47", "RIM-BUY-13")
def test_used_ship_for_sale_may_be_paid_with_credits_of_others() -> None:
    game = rim(credits="6000 5000", market={"ship": "used-ship-for-sale"})
    purchase(game, "used-ship-for-sale")
    assert options(game) == ["ship hwk-290", "ship gx1-short-hauler", "transfer"]
    for pick in ("transfer", "ask lando-calrissian", "add 5000", "offer", "accept", "ship lancer"):
        game.apply(pick)
    assert (SHIPS[game.ships[0]], game.credits) == ("lancer", [1000, 0])


@pytest.mark.rule("RIM-CREDIT-10", "RIM-BUY-13")
def test_used_ship_for_sale_is_no_use_to_whoever_has_the_best_ship() -> None:
    game = rim(ships="yt-1300 g9-rigger", credits="0 90000", market={"ship": "used-ship-for-sale"})
    assert asked(deal(game, "ship")) == ""


# Special Order


@pytest.mark.rule("RIM-EFFECT-43", "RIM-DECK-4", "RIM-DECK-11", "RIM-RUL-53", "RIM-RUL-54", "RIM-PATMOVE-14")
def test_special_order_shows_two_of_a_type_and_shuffles_the_rest(revealed: list[tuple[int, str]]) -> None:
    game = rim(credits="9000 0", market={"gear-mod": "special-order ion-cannon dl-44 autoblaster vibroknife jetpack"})
    play(at_market(game), "cycle nothing", "buy special-order")
    assert (asked(game), options(game), game.in_use) == (
        "captain-1 name-order",
        ["gear", "mod"],
        [card("special-order")],
    )
    play(game, "gear")
    assert known(game, "gear-mod")[:5] == [True] * 4 + [False]
    assert options(game) == ["buy dl-44", "buy vibroknife", "buy nothing"]
    play(game, "buy vibroknife")
    assert (hand(game), game.credits[0], game.in_use, len(pile(game, "gear-mod"))) == ("vibroknife", 4000, [], 16)
    assert known(game, "gear-mod") == [True] + [False] * 15
    assert revealed == [(1, pile(game, "gear-mod")[0])]


@pytest.mark.rule("RIM-EFFECT-43", "RIM-TRADEIN-12", "RIM-BUY-3")
def test_special_order_sells_by_the_normal_rules() -> None:
    market = {"gear-mod": "special-order ion-cannon targeting-computer"}
    game = rim(assets=["quad-laser-cannon"], market=market, options=ALONE)
    play(purchase(game, "special-order"), "pay", "mod")
    assert options(game) == ["buy targeting-computer", "buy nothing"]
    play(game, "buy targeting-computer", "trade in quad-laser-cannon")
    assert (hand(game), game.credits[0]) == ("targeting-computer", 2000)


@pytest.mark.rule("RIM-EFFECT-43", "RIM-PATMOVE-14", "RIM-RUL-54")
def test_special_order_moves_a_patrol_also_if_nothing_more_is_bought(revealed: list[tuple[int, str]]) -> None:
    game = rim(credits="9000 0", market={"gear-mod": "special-order dl-44 vibroknife"})
    play(purchase(game, "special-order"), "gear", "buy nothing")
    assert (hand(game), len(revealed), len(pile(game, "gear-mod"))) == ("", 1, 17)


@pytest.mark.rule("RIM-EFFECT-43")
def test_special_order_shows_the_whole_deck_if_too_few_are_there() -> None:
    game = rim(credits="9000 0")
    only(game, "gear-mod", "special-order dl-44 ion-cannon vibroknife")
    play(purchase(game, "special-order"), "mod")
    assert (options(game), known(game, "gear-mod")) == (["buy ion-cannon", "buy nothing"], [True] * 3)


@pytest.mark.rule("RIM-EFFECT-43", "RIM-RUL-54")
def test_special_order_out_of_a_deck_with_nothing_else() -> None:
    game = rim()
    only(game, "gear-mod", "special-order")
    purchase(game, "special-order")
    assert (asked(game), pile(game, "gear-mod"), game.credits[0]) == ("", ["special-order"], 2000)


@pytest.mark.rule("RIM-SOLO-80")
def test_special_order_of_the_automatic_opponent_buys_nothing_more() -> None:
    game = rim(solo=True, credits="0 9000", market={"gear-mod": "special-order dl-44 vibroknife"})
    purchase(game, "special-order", player=2)
    assert (asked(game), hand(game, 2), game.credits[1]) == ("", "", 7000)


# Information Broker


@pytest.mark.rule("RIM-EFFECT-35", "RIM-DECK-11", "RIM-RUL-54", "RIM-PATMOVE-14", "RIM-CONTACT-17")
def test_information_broker_turns_up_the_contacts_of_a_planet_without_players(
    revealed: list[tuple[int, str]],
) -> None:
    game = rim(market={"bounty": "information-broker"})
    game.looked = [1] * len(game.looked)
    play(at_market(game), "cycle nothing", "buy information-broker")
    free = [f"planet {SPACES[planet]}" for planet in PLANETS if SPACES[planet] not in ("tatooine", "ryloth")]
    assert (asked(game), options(game)) == ("captain-1 expose-planet", free)
    play(game, "planet kessel")
    assert all(game.open[spot] and not game.looked[spot] for spot in PLANET_SPOTS[space("kessel")])
    assert sum(game.open) == len(PLANET_SPOTS[space("kessel")])
    assert (game.credits[0], game.disclosed, len(revealed)) == (2000, True, 1)
    assert "information-broker" in pile(game, "bounty")


@pytest.mark.rule("RIM-EFFECT-35")
def test_information_broker_leaves_open_contacts_as_they_are() -> None:
    game = rim(contacts={"lothal-1": "lobot"}, market={"bounty": "information-broker"})
    play(purchase(game, "information-broker"), "planet lothal")
    assert told(game).count("turned-up") == len(PLANET_SPOTS[space("lothal")]) - 1


# Sith Holocron


@pytest.mark.rule("RIM-EFFECT-37", "RIM-RUL-78", "RIM-ABIL-35", "RIM-MAP-15")
def test_sith_holocron_has_its_planet_named_by_the_nearest_other_player() -> None:
    game = rim("tatooine lothal nal-hutta", credits="20000 0 0", market={"luxury": "sith-holocron"})
    purchase(game, "sith-holocron")
    assert (asked(game), options(game)) == ("captain-3 mark-planet", [f"planet {SPACES[at]}" for at in PLANETS])
    play(game, "planet tatooine")
    assert (game.holocron, hand(game)) == (space("tatooine"), "sith-holocron")


@pytest.mark.rule("RIM-EFFECT-37", "RIM-MAP-17")
def test_sith_holocron_lets_the_buyer_pick_between_equally_near_players() -> None:
    game = rim("tatooine nal-hutta nal-hutta", credits="20000 0 0", market={"luxury": "sith-holocron"})
    purchase(game, "sith-holocron")
    assert (asked(game), options(game)) == (
        "captain-1 choose-who-marks",
        ["lando-calrissian marks", "boba-fett marks"],
    )
    play(game, "boba-fett marks")
    assert asked(game) == "captain-3 mark-planet"


@pytest.mark.rule("RIM-EFFECT-37", "RIM-SOLO-87")
def test_sith_holocron_is_marked_at_random_by_the_automatic_opponent() -> None:
    game = rim(solo=True, credits="20000 0", market={"luxury": "sith-holocron"}, luck=(4,))
    purchase(game, "sith-holocron")
    assert game.holocron == PLANETS[4]


@pytest.mark.rule("RIM-ABIL-35")
def test_sith_holocron_is_not_marked_anew_by_later_purchases() -> None:
    game = rim("naboo ryloth", ships="yv-666 g9-rigger", assets=["sith-holocron"], market={"cargo": "salvage"})
    game.holocron = space("kessel")
    play(purchase(game, "salvage"), "pay")
    assert (asked(game), hand(game), game.holocron) == ("", "sith-holocron salvage", space("kessel"))
