"""Cards that change hands."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.abilities import value
from dejarik.games.outer_rim.assets import droids_to_take, exchange
from dejarik.games.outer_rim.components import SCRIPT, PlayerId, card, contact
from dejarik.games.outer_rim.runs import NO_RUN
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.targets import has_target
from tests.games.outer_rim.market.stall import revealed
from tests.games.outer_rim.position import asked, begin, carry_out, hand, options, rim, told
from tests.games.outer_rim.steady import play

__all__ = ["revealed"]

ONE, TWO = PlayerId(0), PlayerId(1)
TAKE_DROID = [{"rule": {"name": "take-droid-crew"}}]


def trade(game: State, given: str = "", received: str = "") -> State:
    """The first player gives the second what was agreed, and the other way round."""
    exchange(game, ONE, [card(text) for text in given.split()], TWO, [card(text) for text in received.split()])
    return begin(game)


@pytest.mark.rule("RIM-TRADE-14", "RIM-TRADE-16", "RIM-TRADE-10")
def test_rim_trade_16_the_active_player_takes_or_declines_first() -> None:
    game = trade(rim(assets=["dl-44", "salvage"]), "dl-44", "salvage")
    assert (hand(game), hand(game, 2)) == ("", "")
    assert told(game) == ["handed-over", "handed-over"]
    assert (asked(game), options(game)) == ("captain-1 gain-asset", ["take salvage", "decline"])
    play(game, "take salvage")
    assert (asked(game), options(game)) == ("captain-2 gain-asset", ["take dl-44", "decline"])
    play(game, "take dl-44")
    assert (hand(game), hand(game, 2), game.in_use) == ("salvage", "dl-44", [])


@pytest.mark.rule("RIM-TRADE-16", "RIM-ASSET-5")
def test_rim_trade_16_a_declined_card_is_discarded() -> None:
    game = trade(rim(assets=["dl-44"]), "dl-44")
    play(game, "decline")
    assert (hand(game), hand(game, 2), game.in_use) == ("", "", [])
    assert game.market[2].cards[0] == card("dl-44")


@pytest.mark.rule("RIM-TRADE-10", "RIM-TRADE-16", "RIM-ASSET-4")
def test_rim_trade_16_room_is_made_for_each_card() -> None:
    game = trade(rim(assets=["salvage dl-44 jetpack", "food-supplies vibroknife mpl-57"]), "salvage dl-44")
    assert options(game) == ["take salvage instead of food-supplies", "decline"]
    play(game, "take salvage instead of food-supplies", "take dl-44 instead of mpl-57")
    assert hand(game, 2) == "vibroknife salvage dl-44"


@pytest.mark.rule("RIM-RUL-40")
@pytest.mark.parametrize("pick", ["take dl-44", "decline"])
def test_rim_rul_40_neither_a_received_nor_a_declined_card_moves_a_patrol(
    pick: str, revealed: list[tuple[int, str]]
) -> None:
    play(trade(rim(assets=["dl-44"]), "dl-44"), pick)
    assert revealed == []


@pytest.mark.rule("RIM-TRADE-8")
def test_rim_trade_8_a_captured_mark_goes_with_its_bounty() -> None:
    game = trade(rim(assets=["bounty-greedo"], captured="bounty-greedo"), "bounty-greedo")
    play(game, "take bounty-greedo")
    assert (hand(game, 2), game.captured) == ("bounty-greedo", [card("bounty-greedo")])


@pytest.mark.rule("RIM-TRADE-8", "RIM-BOUNTY-6")
def test_rim_bounty_6_the_mark_of_a_declined_bounty_comes_back_near_the_one_who_declined() -> None:
    game = trade(rim(assets=["bounty-greedo"], captured="bounty-greedo"), "bounty-greedo")
    play(game, "decline")
    assert (game.captured, contact("greedo") in game.spots) == ([], True)


@pytest.mark.rule("RIM-CREW-10", "RIM-GOAL-17")
def test_rim_crew_10_the_token_of_crew_stays_linked_to_the_card() -> None:
    game = trade(rim(assets=["chewbacca"]), "chewbacca")
    play(game, "take chewbacca")
    assert contact("chewbacca") not in game.spots
    trade(game, received="chewbacca")
    play(game, "decline")
    assert contact("chewbacca") in game.spots


@pytest.mark.rule("RIM-EFFECT-37")
def test_sith_holocron_keeps_its_token_when_it_is_traded() -> None:
    game = rim(assets=["sith-holocron"])
    game.holocron = game.places[1]
    play(trade(game, "sith-holocron"), "take sith-holocron")
    assert game.holocron == game.places[1]


@pytest.mark.rule("RIM-SLOT-10", "RIM-EFFECT-46")
def test_smuggling_compartment_that_is_traded_away_leaves_too_much_cargo() -> None:
    game = trade(rim(assets=["smuggling-compartment salvage food-supplies"]), "smuggling-compartment")
    assert (asked(game), options(game)) == ("captain-1 make-room", ["discard salvage", "discard food-supplies"])
    play(game, "discard salvage", "take smuggling-compartment")
    assert (hand(game), hand(game, 2)) == ("food-supplies", "smuggling-compartment")


@pytest.mark.rule("RIM-RUL-63", "RIM-BUY-12", "RIM-RUL-20", "RIM-TRADE-17")
def test_rim_rul_63_armor_is_traded_for_armor_without_a_defeat_between() -> None:
    game = rim(who="bossk han-solo", assets=["armored-vest", "mandalorian-armor"])
    game.wounds[0] = value(game, ONE, "health") - 1
    trade(game, "armored-vest", "mandalorian-armor")
    play(game, "take mandalorian-armor", "take armored-vest")
    assert (hand(game), game.defeated[0]) == ("mandalorian-armor", False)


@pytest.mark.rule("RIM-RUL-20")
def test_rim_rul_20_armor_that_is_given_away_may_have_kept_one_alive() -> None:
    game = rim(who="bossk han-solo", assets=["armored-vest"], turn=2)
    game.wounds[0] = value(game, ONE, "health") - 1
    play(trade(game, "armored-vest"), "take armored-vest")
    assert game.defeated[0]


# IG-88


@pytest.mark.rule("RIM-EFFECT-44", "RIM-CREW-9", "RIM-CREW-10")
def test_ig_88_takes_a_droid_of_another_player_here() -> None:
    game = rim(
        "tatooine tatooine ryloth",
        who="ig-88 bossk han-solo",
        ships="g9-rigger lancer g9-rigger",
        assets=["", "4-lom lobot", "k-2so"],
    )
    carry_out(game, TAKE_DROID)
    assert (hand(game), hand(game, 2), game.in_use) == ("4-lom", "lobot", [])
    assert told(game) == ["handed-over", "gained"]
    assert contact("4-lom") not in game.spots


@pytest.mark.rule("RIM-EFFECT-44", "RIM-ACT-8")
def test_ig_88_picks_between_several_droids() -> None:
    game = rim("tatooine tatooine", who="ig-88 bossk", ships="g9-rigger lancer", assets=["", "4-lom k-2so"])
    assert has_target(game, NO_RUN, SCRIPT.read(TAKE_DROID, "droids-here"))
    carry_out(game, TAKE_DROID)
    assert (asked(game), options(game)) == ("captain-1 take-droid", ["take 4-lom", "take k-2so"])
    play(game, "take k-2so")
    assert (hand(game), hand(game, 2)) == ("k-2so", "4-lom")


@pytest.mark.rule("RIM-EFFECT-44", "RIM-RUL-20")
def test_ig_88_may_take_what_kept_another_ship_whole() -> None:
    game = rim("tatooine tatooine", who="ig-88 bossk", assets=["", "r-series-astromech"], hull="0 3")
    carry_out(game, TAKE_DROID)
    assert (hand(game), game.hull_damage, game.defeated) == ("r-series-astromech", [0, 3], [False, True])


@pytest.mark.rule("RIM-EFFECT-44")
@pytest.mark.parametrize(
    ("at", "assets"),
    [
        ("tatooine ryloth", ["", "4-lom"]),  # not here
        ("tatooine tatooine", ["", "lobot"]),  # not a droid
        ("tatooine tatooine", ["lobot", "4-lom"]),  # no free slot
    ],
)
def test_ig_88_needs_a_droid_here_and_a_free_slot(at: str, assets: list[str]) -> None:
    game = rim(at, who="ig-88 bossk", assets=assets)
    todo = SCRIPT.read(TAKE_DROID, f"droids-{at}-{assets}")
    assert droids_to_take(game, ONE) == []
    assert not has_target(game, NO_RUN, todo)
    carry_out(game, TAKE_DROID)
    assert (hand(game), hand(game, 2)) == tuple(assets)
