"""Slots, and what fits into them."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.assets import fits
from dejarik.games.outer_rim.components import ASSET, ASSET_KINDS, CARDS, KIND, SHEET, SHIPS, CardId, PlayerId, card
from tests.games.outer_rim.position import rim

ONE = PlayerId(0)


def fit(cards: str, ship: str = "g9-rigger", turned: bool = False, ai: bool = False) -> bool:
    """Whether these cards fit on this ship."""
    game = rim(ships=f"g9-rigger {ship}" if ai else f"{ship} g9-rigger", solo=ai)
    game.ship_goals_met[int(ai)] = turned
    return fits(game, PlayerId(int(ai)), [card(text) for text in cards.split()])


@pytest.mark.rule("RIM-ASSET-1")
def test_rim_asset_1_there_are_six_kinds_of_asset() -> None:
    assert {kind for kind, asset in zip(KIND, ASSET, strict=True) if asset is not None} == {
        *ASSET_KINDS,
        "event",
        "ship",
    }


@pytest.mark.rule("RIM-SLOT-1", "RIM-SLOT-2", "RIM-CARGO-3", "RIM-MOD-3", "RIM-CREW-3")
def test_rim_slot_2_a_slot_holds_one_asset_of_its_kind() -> None:
    assert fit("salvage ion-cannon chewbacca")
    assert not fit("salvage food-supplies")
    assert not fit("ion-cannon autoblaster")
    assert not fit("chewbacca lobot")


@pytest.mark.rule("RIM-SLOT-3", "RIM-GEAR-3")
def test_rim_slot_3_the_player_board_holds_two_gear() -> None:
    assert fit("dl-44 jetpack")
    assert not fit("dl-44 jetpack vibroknife")


@pytest.mark.rule("RIM-JOB-5", "RIM-BOUNTY-3", "RIM-SLOT-5")
def test_rim_bounty_3_jobs_and_bounties_share_two_slots() -> None:
    assert fit("wanted bounty-greedo")
    assert fit("bounty-dengar bounty-greedo")
    assert not fit("wanted hutt-favor bounty-greedo")


@pytest.mark.rule("RIM-SLOT-5", "RIM-SLOT-9", "RIM-SLOT-11", "RIM-RUL-71")
def test_rim_slot_5_a_slot_of_two_kinds_takes_either() -> None:
    assert fit("salvage ion-cannon", "gx1-short-hauler")
    assert fit("salvage food-supplies", "gx1-short-hauler")
    assert not fit("ion-cannon autoblaster", "gx1-short-hauler")
    assert not fit("salvage food-supplies ion-cannon", "gx1-short-hauler")
    assert fit("salvage ion-cannon autoblaster", "yt-1300")
    assert fit("salvage food-supplies autoblaster", "yt-1300")
    assert not fit("salvage food-supplies ion-cannon autoblaster", "yt-1300")


@pytest.mark.rule("RIM-GOAL-16")
def test_rim_goal_16_a_turned_sheet_has_the_slots_of_its_other_side() -> None:
    assert not fit("salvage food-supplies", "hwk-290")
    assert fit("salvage food-supplies", "hwk-290", turned=True)


@pytest.mark.rule("RIM-SLOT-4", "RIM-EFFECT-46")
@pytest.mark.parametrize(
    ("cards", "ship"),
    [
        ("smuggling-compartment salvage food-supplies", "g9-rigger"),  # beside it in the mod slot
        ("smuggling-compartment salvage ion-cannon", "g9-rigger"),  # beside it in the cargo slot
        ("smuggling-compartment ion-cannon", "g9-rigger"),
        ("smuggling-compartment salvage food-supplies", "gx1-short-hauler"),  # in the slot for either
        ("smuggling-compartment salvage food-supplies bacta-supplies", "yv-666"),
        ("smuggling-compartment salvage food-supplies ion-cannon", "yt-1300"),
    ],
)
def test_smuggling_compartment_lies_in_any_slot_and_leaves_room_for_cargo(cards: str, ship: str) -> None:
    assert fit(cards, ship)


@pytest.mark.rule("RIM-EFFECT-46")
@pytest.mark.parametrize(
    ("cards", "ship"),
    [
        ("smuggling-compartment salvage food-supplies bacta-supplies", "g9-rigger"),
        ("smuggling-compartment salvage food-supplies ion-cannon", "g9-rigger"),
        ("smuggling-compartment ion-cannon autoblaster", "g9-rigger"),
    ],
)
def test_smuggling_compartment_holds_one_card_of_cargo_and_no_mod(cards: str, ship: str) -> None:
    assert not fit(cards, ship)


@pytest.mark.rule("RIM-SOLO-19")
def test_smuggling_compartment_of_the_automatic_opponent_holds_nothing_besides() -> None:
    assert fit("smuggling-compartment salvage", ai=True)
    assert not fit("smuggling-compartment salvage food-supplies", ai=True)


@pytest.mark.rule("RIM-BUY-12", "RIM-INV-15")
def test_rim_buy_12_a_second_armor_does_not_fit() -> None:
    assert fit("armored-vest dl-44")
    assert not fit("armored-vest plastoid-armor")


@pytest.mark.rule("RIM-BUY-11", "RIM-RUL-7")
@pytest.mark.parametrize("ship", list(SHIPS))
def test_rim_buy_11_every_ship_has_a_slot_for_every_kind_so_that_room_can_be_made(ship: str) -> None:
    for turned in (False, True) if SHEET[SHIPS.number(ship)].goal is not None else (False,):
        for at in range(len(CARDS)):
            assert KIND[at] not in ASSET_KINDS or fit(CARDS[CardId(at)], ship, turned)
