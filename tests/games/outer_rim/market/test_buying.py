"""What a purchase costs, what it brings, and in which order."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.abilities import value
from dejarik.games.outer_rim.components import (
    BARTER,
    CARDS,
    COST,
    DECKS,
    KIND,
    MARKET,
    MARKET_CARD,
    PRINTED,
    SHIPS,
    Cargo,
    Event,
    Job,
    MarketCard,
    Ship,
    card,
)
from dejarik.games.outer_rim.fame import fame
from dejarik.games.outer_rim.market import forbids, price
from tests.games.outer_rim.market.stall import ONE, at_market, deal, only, pile, purchase, revealed
from tests.games.outer_rim.position import asked, carry_out, hand, options, rim, told
from tests.games.outer_rim.steady import play

__all__ = ["revealed"]

ORDINARY = [each for each in MARKET if not isinstance(each.asset, Event)]


@pytest.mark.rule("RIM-BUY-1", "RIM-BUY-2", "RIM-BUY-7", "RIM-CARGO-2", "RIM-CARGO-5", "RIM-GEAR-2", "RIM-GEAR-6")
@pytest.mark.rule("RIM-MOD-2", "RIM-MOD-5", "RIM-JOB-2", "RIM-JOB-3", "RIM-BOUNTY-2", "RIM-BOUNTY-7", "RIM-CREDIT-3")
@pytest.mark.parametrize("text", [CARDS[each.id] for each in ORDINARY])
def test_every_card_of_the_market_can_be_bought(text: str, revealed: list[tuple[int, str]]) -> None:
    """It is paid, leaves its deck, and is an asset or another ship; what lies under it is turned up."""
    printed = MARKET_CARD[card(text)]
    deck = DECKS[printed.deck]
    game = rim("naboo ord-mantell", who="bossk boba-fett", credits="50000 0", market={deck: text})
    if isinstance(printed.asset, Job) and printed.asset.not_on == game.places[0]:
        game.places[0] = game.places[1]
    below = pile(game, deck)[1]
    play(at_market(game), "cycle nothing", f"buy {text}")
    if text == "sith-holocron":
        play(game, "planet kessel")
    assert game.credits[0] == 50_000 - printed.cost
    if isinstance(printed.asset, Ship):
        assert (game.ships[0], game.removed) == (printed.asset.ship, [printed.id])
    else:
        assert hand(game) == text
    assert (pile(game, deck)[0], revealed) == (below, [(1, below)])


@pytest.mark.rule("RIM-DECK-9", "RIM-FAME-6")
def test_rim_deck_9_every_luxury_card_can_bring_fame() -> None:
    for entry in PRINTED["market"]["cards"]:
        if entry["deck"] == "luxury":
            assert "fame" in str(entry["asset"]), entry["id"]


@pytest.mark.rule("RIM-BUY-3", "RIM-RUL-7", "RIM-CARGO-4", "RIM-SLOT-8")
def test_rim_buy_3_without_a_free_slot_an_asset_of_the_kind_is_discarded() -> None:
    game = rim("naboo ryloth", assets=["dl-44 jetpack salvage"], market={"gear-mod": "vibroknife"})
    play(purchase(game, "vibroknife"), "pay")
    assert (asked(game), options(game)) == ("captain-1 make-room", ["discard dl-44", "discard jetpack"])
    play(game, "discard jetpack")
    assert (hand(game), game.credits[0]) == ("dl-44 salvage vibroknife", 1000)


@pytest.mark.rule("RIM-RUL-7")
def test_rim_rul_7_in_a_slot_of_two_kinds_any_card_may_go() -> None:
    game = purchase(rim(assets=["wanted bounty-dengar"], market={"bounty": "bounty-greedo"}), "bounty-greedo")
    assert options(game) == ["discard wanted", "discard bounty-dengar"]
    play(game, "discard wanted")
    assert hand(game) == "bounty-dengar bounty-greedo"


@pytest.mark.rule("RIM-BUY-3", "RIM-RUL-7")
def test_rim_rul_7_a_single_card_in_the_way_goes_without_being_asked_for() -> None:
    game = purchase(rim("naboo ryloth", credits="9000 0", assets=["lobot"], market={"job": "hired-help"}), "hired-help")
    assert (asked(game), hand(game)) == ("", "hired-help")
    assert told(game) == ["bought", "discarded", "came-back", "gained", "on-top"]


@pytest.mark.rule("RIM-BUY-5", "RIM-BUY-14")
@pytest.mark.parametrize(("discount", "paid"), [(0, 3000), (1000, 2000), (3000, 0), (4000, 0)])
def test_rim_buy_5_a_discount_lowers_the_price_but_not_below_zero(discount: int, paid: int) -> None:
    game = purchase(rim(market={"gear-mod": "vibroknife"}), "vibroknife", discount)
    assert (hand(game), game.credits[0]) == ("vibroknife", 4000 - paid)


@pytest.mark.rule("RIM-BUY-6", "RIM-BUY-4")
def test_rim_buy_6_what_is_free_counts_as_bought(revealed: list[tuple[int, str]]) -> None:
    game = play(deal(rim(market={"gear-mod": "vibroknife dl-44"}), "gear-mod", discount=3000), "buy vibroknife")
    assert (hand(game), game.credits[0], revealed) == ("vibroknife", 4000, [(1, "dl-44")])


@pytest.mark.rule("RIM-BUY-8", "RIM-CARGO-6")
@pytest.mark.parametrize(
    "printed", [each for each in MARKET if isinstance(each.asset, Cargo)], ids=lambda each: CARDS[each.id]
)
def test_rim_cargo_6_no_cargo_is_bought_at_its_destination(printed: MarketCard) -> None:
    assert isinstance(printed.asset, Cargo)
    game = rim(credits="50000 0")
    destination = printed.asset.destination
    assert printed.asset.not_on == (destination if isinstance(destination, int) else None)
    if isinstance(destination, int):
        game.places[0] = destination
        assert forbids(game, ONE, printed.id) == "RIM-BUY-8"


@pytest.mark.rule("RIM-BUY-9", "RIM-EFFECT-20")
def test_rim_buy_9_the_limits_of_a_job_are_obeyed_wherever_it_is_bought() -> None:
    game = rim("kessel ryloth", market={"job": "the-kessel-run"})
    assert forbids(game, ONE, card("the-kessel-run")) == "RIM-BUY-9"
    assert asked(deal(game, "job")) == ""


@pytest.mark.rule("RIM-BUY-9", "RIM-BUY-12", "RIM-RUL-63")
def test_rim_buy_12_the_old_armor_goes_when_another_is_bought() -> None:
    game = rim(credits="8000 0", assets=["armored-vest"], market={"gear-mod": "plastoid-armor"})
    play(purchase(game, "plastoid-armor"), "pay")
    assert (hand(game), game.credits[0]) == ("plastoid-armor", 0)


@pytest.mark.rule("RIM-BUY-12", "RIM-TRADEIN-11", "RIM-RUL-20", "RIM-RUL-63")
def test_rim_buy_12_traded_in_for_better_armor_it_defeats_nobody_in_between() -> None:
    game = rim(who="bossk han-solo", assets=["armored-vest"], credits="6000 0", market={"luxury": "mandalorian-armor"})
    game.wounds[0] = value(game, ONE, "health") - 1
    purchase(game, "mandalorian-armor")
    assert (hand(game), game.credits[0], game.defeated[0]) == ("mandalorian-armor", 0, False)


@pytest.mark.rule("RIM-RUL-20", "RIM-BUY-10")
def test_rim_rul_20_whoever_trades_in_what_kept_them_alive_falls_when_the_purchase_is_over(
    revealed: list[tuple[int, str]],
) -> None:
    game = rim(
        who="bossk han-solo", assets=["armored-vest"], credits="0 0", market={"gear-mod": "jetpack dl-44"}, turn=2
    )
    game.wounds[0] = value(game, ONE, "health") - 1
    purchase(game, "jetpack")
    assert (hand(game), game.defeated[0], revealed) == ("jetpack", True, [(1, "dl-44")])


@pytest.mark.rule("RIM-BUY-10")
def test_rim_buy_10_the_order_of_a_purchase(revealed: list[tuple[int, str]]) -> None:
    """Trade-in, price, room, "when you buy this", the new top card, its patrol."""
    game = rim(
        "naboo ryloth",
        assets=["salvage dl-44"],
        credits="12000 0",
        market={"luxury": "sith-holocron dash-rendar"},
    )
    purchase(game, "sith-holocron")
    assert asked(game) == "captain-1 trade-in"
    assert (hand(game), game.credits[0]) == ("salvage dl-44", 12000)
    play(game, "trade in dl-44")
    assert (asked(game), hand(game)) == ("captain-1 trade-in", "salvage dl-44")
    play(game, "pay")
    assert told(game) == ["bought", "discarded", "discarded", "gained", "used"]
    assert (asked(game), hand(game), game.credits[0], revealed) == ("captain-2 mark-planet", "sith-holocron", 0, [])
    play(game, "planet lothal")
    assert (told(game), revealed) == (["marked-planet", "on-top"], [(1, "dash-rendar")])


@pytest.mark.rule("RIM-FAME-15", "RIM-FAME-17", "RIM-DECK-9")
def test_rim_fame_15_a_luxury_that_brings_the_winning_fame_ends_the_game(revealed: list[tuple[int, str]]) -> None:
    game = purchase(rim(credits="20000 0", fame="8 0", market={"luxury": "chromium-hull"}), "chromium-hull")
    assert (fame(game, ONE), game.outcome is not None, asked(game)) == (10, True, "")


@pytest.mark.rule("RIM-BUY-11")
def test_rim_buy_11_a_card_is_offered_if_trade_in_makes_it_payable() -> None:
    game = rim(
        credits="1000 0", assets=["jetpack"], market={"gear-mod": "bounty-hunter-helmet", "luxury": "dash-rendar"}
    )
    assert forbids(game, ONE, card("bounty-hunter-helmet")) == ""
    assert forbids(game, ONE, card("dash-rendar")) == "RIM-BUY-11"
    assert price(game, ONE, card("bounty-hunter-helmet"), 1000) == 4000


# Trade-in


@pytest.mark.rule("RIM-TRADEIN-1", "RIM-TRADEIN-4", "RIM-BUY-11")
def test_rim_tradein_1_the_price_falls_by_what_is_traded_in() -> None:
    game = rim(credits="2000 0", assets=["dl-44 targeting-computer"], market={"gear-mod": "bounty-hunter-helmet"})
    purchase(game, "bounty-hunter-helmet")
    assert options(game) == ["trade in dl-44", "trade in targeting-computer"]
    play(game, "trade in dl-44")
    assert options(game) == ["trade in targeting-computer", "pay"]
    play(game, "pay")
    assert (hand(game), game.credits[0]) == ("targeting-computer bounty-hunter-helmet", 0)


@pytest.mark.rule("RIM-TRADEIN-4", "RIM-TRADEIN-12")
def test_rim_tradein_4_also_where_a_card_lets_one_buy() -> None:
    game = deal(rim(credits="3000 0", assets=["dl-44"], market={"gear-mod": "vibroknife"}), "gear-mod")
    play(game, "buy vibroknife", "trade in dl-44")
    assert (hand(game), game.credits[0]) == ("vibroknife", 3000)


@pytest.mark.rule("RIM-TRADEIN-4", "RIM-TRADEIN-12")
def test_rim_tradein_12_for_an_event_and_for_what_it_brings() -> None:
    market = {"gear-mod": "special-order vibroknife dl-44", "ship": "used-ship-for-sale"}
    game = rim(who="bossk boba-fett", credits="0 0", assets=["salvage mpl-57 quad-laser-cannon"], market=market)
    play(purchase(game, "special-order"), "trade in quad-laser-cannon", "gear", "buy dl-44", "trade in mpl-57")
    assert (hand(game), game.credits[0]) == ("salvage dl-44", 0)
    game = rim(who="bossk boba-fett", credits="5000 0", assets=["salvage"], market=market)
    play(purchase(game, "used-ship-for-sale"), "ship hwk-290", "trade in salvage")
    assert (SHIPS[game.ships[0]], hand(game), game.credits[0]) == ("hwk-290", "", 1000)


@pytest.mark.rule("RIM-TRADEIN-13", "RIM-ASSET-6")
def test_rim_tradein_13_what_is_paid_takes_no_more_cards() -> None:
    game = rim(assets=["ion-cannon dl-44"], market={"gear-mod": "targeting-computer", "bounty": "bounty-greedo"})
    play(purchase(game, "targeting-computer"), "trade in ion-cannon")
    assert (asked(game), hand(game)) == ("", "dl-44 targeting-computer")
    purchase(game, "bounty-greedo")
    assert (asked(game), hand(game)) == ("", "dl-44 targeting-computer bounty-greedo")


@pytest.mark.rule("RIM-TRADEIN-2", "RIM-TRADEIN-3", "RIM-TRADEIN-12", "RIM-JOB-4", "RIM-BOUNTY-7")
def test_rim_tradein_3_neither_bounties_crew_and_jobs_nor_assets_without_a_cost_can_be_traded_in() -> None:
    own = "bounty-greedo hired-help wanted tailored-suit royal-plating raw-spice"
    game = rim(assets=[own], ships="yt-1300 g9-rigger", market={"gear-mod": "vibroknife"})
    purchase(game, "vibroknife")
    assert (hand(game), game.credits[0]) == (f"{own} vibroknife", 1000)
    assert all(not BARTER[at] or KIND[at] in ("cargo", "gear", "mod") for at in range(len(CARDS)))
    assert all(not BARTER[at] or COST[at] for at in range(len(CARDS)))


@pytest.mark.rule("RIM-TRADEIN-6")
def test_rim_tradein_6_no_change_is_given() -> None:
    game = rim(assets=["ion-cannon"], market={"gear-mod": "targeting-computer"})
    play(purchase(game, "targeting-computer"), "trade in ion-cannon")
    assert (hand(game), game.credits[0]) == ("targeting-computer", 4000)


@pytest.mark.rule("RIM-TRADEIN-5")
def test_rim_tradein_5_nothing_else_is_paid_by_trade_in() -> None:
    game = rim(credits="1000 0", assets=["ion-cannon"])
    carry_out(game, [{"may": {"cost": [{"credits": -2000}], "do": [{"fame": 1}]}}])
    assert (asked(game), hand(game)) == ("", "ion-cannon")


@pytest.mark.rule("RIM-TRADEIN-11", "RIM-CARGO-4", "RIM-MOD-4", "RIM-GEAR-4")
@pytest.mark.parametrize(
    ("own", "deck", "new", "left"),
    [
        ("salvage", "cargo", "stolen-weapons", 3000),
        ("targeting-computer", "gear-mod", "autoblaster", 2000),
        ("dl-44 jetpack", "gear-mod", "vibro-ax", 2000),
    ],
)
def test_rim_tradein_11_the_card_that_makes_room_pays_too(own: str, deck: str, new: str, left: int) -> None:
    game = rim("naboo ryloth", assets=[own], market={deck: new})
    play(purchase(game, new), f"trade in {own.split()[0]}", *(["pay"] if " " in own else []))
    assert (hand(game), game.credits[0]) == (" ".join([*own.split()[1:], new]), left)


@pytest.mark.rule("RIM-TRADEIN-11", "RIM-SLOT-10", "RIM-EFFECT-46")
def test_smuggling_compartment_that_is_traded_in_takes_its_room_with_it() -> None:
    game = rim(
        "naboo ryloth",
        credits="3000 0",
        assets=["smuggling-compartment salvage food-supplies"],
        market={"gear-mod": "ion-cannon"},
    )
    play(purchase(game, "ion-cannon"), "trade in smuggling-compartment", "pay")
    assert options(game) == ["discard salvage", "discard food-supplies"]
    play(game, "discard salvage")
    assert hand(game) == "food-supplies ion-cannon"


@pytest.mark.rule("RIM-EFFECT-37")
def test_sith_holocron_that_is_traded_in_takes_its_token_with_it() -> None:
    game = rim(assets=["sith-holocron"], market={"gear-mod": "plastoid-armor"})
    game.holocron = game.places[0]
    purchase(game, "plastoid-armor")
    assert hand(game) == "plastoid-armor"
    assert not game.holocron


@pytest.mark.rule("RIM-SOLO-47", "RIM-SOLO-42")
def test_rim_solo_47_the_automatic_opponent_trades_in_no_asset() -> None:
    game = rim(
        "naboo ryloth", solo=True, assets=["", "targeting-computer"], credits="0 9000", market={"cargo": "salvage"}
    )
    purchase(game, "salvage", player=2)
    assert (hand(game, 2), game.credits[1]) == ("targeting-computer salvage", 8000)


# Knowledge


@pytest.mark.rule("RIM-DECK-12", "RIM-HIDDEN-7")
def test_rim_deck_12_the_new_top_card_is_news_only_if_it_was_not_known() -> None:
    game = rim("naboo ryloth")
    only(game, "cargo", "salvage droid-parts")
    purchase(game, "salvage")
    assert game.disclosed
