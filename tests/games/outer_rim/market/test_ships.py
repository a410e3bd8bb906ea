"""Buying ships, new and used."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.abilities import value
from dejarik.games.outer_rim.components import (
    COST,
    KIND,
    MARKET,
    SHEET,
    SHIP_CARD,
    SHIPS,
    STARTING_SHIPS,
    Event,
    Ship,
    card,
    ship,
)
from dejarik.games.outer_rim.market import forbids, price, take_ship, used_ships
from dejarik.games.outer_rim.state import COUNTERS, PATROLS
from tests.games.outer_rim.market.stall import ONE, at_market, deal, known, only, pile, purchase, revealed
from tests.games.outer_rim.position import asked, begin, hand, options, rim, told
from tests.games.outer_rim.steady import play

__all__ = ["revealed"]


@pytest.mark.rule("RIM-SHIP-6", "RIM-SHIP-7", "RIM-SHIP-13", "RIM-SETUP-39", "RIM-GOAL-3")
def test_rim_ship_7_every_ship_but_those_of_the_start_has_a_card_and_a_goal() -> None:
    assert set(SHIP_CARD) == {each.id for each in SHEET} - set(STARTING_SHIPS)
    for sheet in SHEET:
        assert (sheet.goal is None) == sheet.starter
        if not sheet.starter:
            assert COST[SHIP_CARD[sheet.id]] == sheet.cost > 0
    assert [KIND[each.id] for each in MARKET if isinstance(each.asset, Ship)] == ["ship"] * 8


@pytest.mark.rule("RIM-SHIP-8", "RIM-SHIP-10", "RIM-DISCARD-7", "RIM-DISCARD-5", "RIM-TRADEIN-8", "RIM-SHIP-1")
@pytest.mark.rule("RIM-SHIP-2", "RIM-SHIP-3", "RIM-SHIP-4", "RIM-EFFECT-33", "RIM-EFFECT-52")
@pytest.mark.parametrize("text", [SHIPS[each] for each in SHIP_CARD])
def test_every_ship_is_bought_for_the_old_one_and_its_price(text: str) -> None:
    game = rim(who="bossk boba-fett", credits="30000 0", market={"ship": f"ship-{text}"})
    play(at_market(game), "cycle nothing", f"buy ship-{text}")
    new = ship(text)
    assert (game.ships[0], game.credits[0]) == (new, 30_000 - SHEET[new].cost)
    assert game.removed == [SHIP_CARD[new]]
    assert f"ship-{text}" not in pile(game, "ship")
    sheet = SHEET[new]
    assert (value(game, ONE, "hull"), value(game, ONE, "ship_combat")) == (sheet.hull, sheet.ship_combat)
    assert value(game, ONE, "hyperdrive") == sheet.hyperdrive


@pytest.mark.rule("RIM-TRADEIN-8", "RIM-TRADEIN-9", "RIM-SHIP-6", "RIM-SHIP-10", "RIM-RUL-19")
def test_rim_tradein_8_the_old_ship_counts_for_its_cost_and_its_card_does_not_return() -> None:
    game = rim(ships="lancer g9-rigger", credits="10000 0", market={"ship": "ship-firespray"})
    assert price(game, ONE, card("ship-firespray")) == 10_000
    purchase(game, "ship-firespray")
    assert (game.ships[0], game.credits[0]) == (ship("firespray"), 0)
    assert used_ships(rim(credits="90000 0"), ONE)[2] == ship("lancer")
    assert ship("lancer") not in game.ships


@pytest.mark.rule("RIM-TRADEIN-8", "RIM-BUY-14")
def test_rim_tradein_8_a_cheaper_ship_costs_nothing_and_gives_no_change() -> None:
    game = purchase(rim(ships="firespray g9-rigger", market={"ship": "ship-hwk-290"}), "ship-hwk-290")
    assert (game.ships[0], game.credits[0]) == (ship("hwk-290"), 4000)


@pytest.mark.rule("RIM-TRADEIN-12", "RIM-TRADEIN-9")
def test_rim_tradein_12_assets_may_be_traded_in_beside_the_old_ship() -> None:
    game = rim(credits="4000 0", assets=["targeting-computer salvage"], market={"ship": "ship-hwk-290"})
    play(purchase(game, "ship-hwk-290"), "trade in targeting-computer")
    assert (asked(game), options(game)) == ("captain-1 trade-in", ["trade in salvage", "pay"])
    play(game, "pay")
    assert (hand(game), game.credits[0]) == ("salvage", 1000)


@pytest.mark.rule("RIM-SHIP-9", "RIM-DEFEAT-7")
def test_rim_ship_9_damage_stays_with_the_old_ship() -> None:
    game = rim(credits="9000 0", hull="2 0", market={"ship": "ship-hwk-290"})
    purchase(game, "ship-hwk-290")
    assert (game.hull_damage[0], told(game)) == (0, ["bought", "recovered-ship", "took-ship", "on-top"])


@pytest.mark.rule("RIM-SHIP-11", "RIM-SLOT-10", "RIM-SLOT-12")
def test_rim_ship_11_what_does_not_fit_the_new_ship_is_discarded_by_choice() -> None:
    game = rim(
        ships="yt-1300 g9-rigger",
        assets=["ion-cannon salvage autoblaster chewbacca lobot dengar dl-44"],
        market={"ship": "ship-hwk-290"},
    )
    purchase(game, "ship-hwk-290")
    assert (asked(game), options(game)) == (
        "captain-1 make-room",
        [f"discard {text}" for text in ["ion-cannon", "autoblaster", "chewbacca", "lobot", "dengar"]],
    )
    play(game, "discard lobot", "discard autoblaster")
    assert (asked(game), hand(game)) == ("", "ion-cannon salvage chewbacca dengar dl-44")


@pytest.mark.rule("RIM-SHIP-11", "RIM-SLOT-11")
def test_rim_ship_11_assets_that_fit_are_carried_over_unasked() -> None:
    game = rim(assets=["salvage ion-cannon lobot"], credits="9000 0", market={"ship": "ship-gx1-short-hauler"})
    play(purchase(game, "ship-gx1-short-hauler"), "pay")
    assert (asked(game), hand(game)) == ("", "salvage ion-cannon lobot")


@pytest.mark.rule("RIM-GOAL-8", "RIM-GOAL-15", "RIM-RUL-19", "RIM-GOAL-16")
def test_rim_rul_19_a_sheet_that_is_taken_again_lies_goal_side_up_without_progress() -> None:
    game = rim(ships="aggressor g9-rigger")
    game.ship_goals_met[0] = True
    game.counters[PATROLS], game.counters[COUNTERS + PATROLS] = 2, 1
    take_ship(game, ONE, ship("hwk-290"))
    begin(game)
    assert (game.ship_goals_met[0], game.counters[PATROLS], game.counters[COUNTERS + PATROLS]) == (False, 0, 1)


@pytest.mark.rule("RIM-SHIP-5", "RIM-GOAL-16")
def test_rim_goal_16_turning_a_sheet_over_loses_no_slot() -> None:
    for sheet in SHEET:
        if sheet.goal is not None:
            front, back = sheet.slots, sheet.back_slots
            assert back.crew >= front.crew
            assert back.cargo + back.cargo_or_mod >= front.cargo
            assert back.cargo + back.mod + back.cargo_or_mod >= front.cargo + front.mod + front.cargo_or_mod


# Used Ship for Sale


@pytest.mark.rule("RIM-EFFECT-47", "RIM-TRADEIN-10", "RIM-RUL-8", "RIM-DECK-11", "RIM-SHIP-9", "RIM-EFFECT-52")
def test_used_ship_for_sale_brings_a_better_ship_with_damage(revealed: list[tuple[int, str]]) -> None:
    game = rim(ships="hwk-290 g9-rigger", credits="6000 0", hull="1 0", market={"ship": "used-ship-for-sale"})
    play(at_market(game), "cycle nothing", "buy used-ship-for-sale")
    assert (asked(game), options(game)) == (
        "captain-1 choose-used-ship",
        ["ship lancer", "ship heavy-duty-lifter"],
    )
    play(game, "ship lancer")
    assert (game.ships[0], game.credits[0], game.hull_damage[0]) == (ship("lancer"), 1000, 3)
    assert (game.removed, game.in_use) == ([card("ship-lancer")], [])
    assert "used-ship-for-sale" in pile(game, "ship")
    assert known(game, "ship") == [True] + [False] * 7
    assert revealed == [(1, pile(game, "ship")[0])]


@pytest.mark.rule("RIM-EFFECT-47", "RIM-TRADEIN-12")
def test_used_ship_for_sale_takes_assets_in_trade_too() -> None:
    game = rim(credits="1000 0", assets=["jetpack"], market={"ship": "used-ship-for-sale"})
    play(purchase(game, "used-ship-for-sale"), "ship hwk-290")
    assert (game.ships[0], hand(game), game.credits[0]) == (ship("hwk-290"), "", 0)


@pytest.mark.rule("RIM-EFFECT-47", "RIM-SHIP-10")
def test_used_ship_for_sale_sells_a_sheet_whose_card_has_left_the_game() -> None:
    game = rim(credits="5000 0", market={"ship": "ship-hwk-290 used-ship-for-sale"})
    purchase(game, "ship-hwk-290")
    take_ship(game, ONE, ship("g9-rigger"))
    game.credits[0] = 5000
    play(purchase(game, "used-ship-for-sale"), "ship hwk-290")
    assert (game.ships[0], game.removed) == (ship("hwk-290"), [card("ship-hwk-290")])


@pytest.mark.rule("RIM-BUY-13", "RIM-RUL-54", "RIM-SETUP-39")
def test_used_ship_for_sale_needs_an_affordable_better_ship_that_nobody_has() -> None:
    game = rim(credits="5000 0", market={"ship": "used-ship-for-sale"})
    assert used_ships(game, ONE) == [ship("hwk-290"), ship("gx1-short-hauler")]
    game = rim("tatooine ryloth naboo", ships="g9-rigger hwk-290 gx1-short-hauler", credits="5000 0 0")
    assert forbids(game, ONE, card("used-ship-for-sale")) == "RIM-BUY-13"
    game = rim(ships="yt-1300 g9-rigger", credits="90000 0", market={"ship": "used-ship-for-sale"})
    assert forbids(game, ONE, card("used-ship-for-sale")) == "RIM-BUY-13"
    assert "buy used-ship-for-sale" not in options(play(at_market(game), "cycle nothing"))


@pytest.mark.rule("RIM-EFFECT-20", "RIM-EFFECT-47")
def test_used_ship_for_sale_at_a_discount_lowers_the_price_of_the_ship() -> None:
    game = rim(credits="2000 0", market={"ship": "used-ship-for-sale"})
    play(deal(game, "ship", discount=3000), "buy used-ship-for-sale", "ship hwk-290")
    assert (game.ships[0], game.credits[0]) == (ship("hwk-290"), 0)


@pytest.mark.rule("RIM-PATMOVE-14", "RIM-RUL-53", "RIM-DECK-4")
def test_used_ship_for_sale_reveals_once_after_the_shuffle(revealed: list[tuple[int, str]]) -> None:
    game = rim(credits="5000 0", market={"ship": "used-ship-for-sale"}, luck=((7, 0, 1, 2, 3, 4, 5, 6),))
    play(purchase(game, "used-ship-for-sale"), "ship hwk-290")
    assert told(game)[-2:] == ["shuffled-back", "on-top"]
    assert len(revealed) == 1


@pytest.mark.rule("RIM-SLOT-10", "RIM-RUL-20")
def test_used_ship_for_sale_that_leaves_the_buyer_with_too_little_health_falls_at_the_end() -> None:
    game = rim(who="bossk han-solo", assets=["armored-vest"], credits="1000 0", market={"ship": "used-ship-for-sale"})
    game.wounds[0] = value(game, ONE, "health") - 1
    game.turn = game.first = 1  # type: ignore[assignment]
    play(purchase(game, "used-ship-for-sale"), "ship hwk-290")
    assert (game.ships[0], game.defeated[0], game.in_use) == (ship("hwk-290"), True, [])


@pytest.mark.rule("RIM-SOLO-48", "RIM-RUL-80")
def test_used_ship_for_sale_gives_the_automatic_opponent_the_most_expensive_ship() -> None:
    game = rim(solo=True, credits="0 12000", market={"ship": "used-ship-for-sale"}, luck=(1, tuple(range(8))))
    purchase(game, "used-ship-for-sale", player=2)
    assert (game.ships[1], game.credits[1]) == (ship("heavy-duty-lifter"), 2000)


@pytest.mark.rule("RIM-DECK-11")
def test_rim_deck_11_an_event_takes_no_slot() -> None:
    assert [each.id for each in MARKET if isinstance(each.asset, Event)] == [
        card("information-broker"),
        card("special-order"),
        card("used-ship-for-sale"),
    ]
    game = rim(credits="5000 0")
    only(game, "ship", "used-ship-for-sale ship-hwk-290")
    play(purchase(game, "used-ship-for-sale"), "ship hwk-290")
    assert (pile(game, "ship"), hand(game)) == (["used-ship-for-sale"], "")
