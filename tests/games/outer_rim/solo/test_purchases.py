"""What the automatic opponent buys, delivers and takes aboard."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.components import CARDS, SCRIPT, SPOTS, AiItem, PlayerId, deck, ship
from dejarik.games.outer_rim.solo.crew import has_nobody, reveal
from dejarik.games.outer_rim.solo.deliveries import deliver, do_job
from dejarik.games.outer_rim.solo.purchases import bars_buying, buy_from, deck_for
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import hand, rim, standing

AI = PlayerId(1)
CARGO = AiItem(buy=deck("cargo"))
GEAR = AiItem(buy=deck("gear-mod"))
SHIP = AiItem(buy=deck("ship"))


def bought(item: AiItem, assets: str = "", at: str = "lothal", **position: object) -> State:
    game = rim(f"takodana {at}", solo=True, turn=2, assets=["", assets], **position)  # type: ignore[arg-type]
    if not bars_buying(game, AI, item):
        buy_from(game, AI, item)
    return begin_nothing(game)


def begin_nothing(game: State) -> State:
    """Go on to the end of what is under way."""
    game.advance()
    return game


def on_top(game: State, text: str) -> str:
    return CARDS[game.market[deck(text)].top]


@pytest.mark.rule("RIM-SOLO-35", "RIM-SOLO-42", "RIM-SOLO-45", "RIM-SOLO-18")
def test_rim_solo_42_it_pays_and_places_the_card() -> None:
    game = bought(CARGO, market={"cargo": "coaxium-crystal droid-parts"})
    assert (hand(game, 2), game.credits[1]) == ("coaxium-crystal", 3000)


@pytest.mark.rule("RIM-SOLO-36")
def test_rim_solo_36_only_on_a_planet() -> None:
    game = bought(CARGO, at="nav-a-c", market={"cargo": "coaxium-crystal"})
    assert (hand(game, 2), on_top(game, "cargo")) == ("", "coaxium-crystal")


@pytest.mark.rule("RIM-SOLO-37", "RIM-SOLO-38")
def test_rim_solo_38_what_is_forbidden_here_is_cycled() -> None:
    game = bought(CARGO, at="ryloth", market={"cargo": "coaxium-crystal droid-parts"})
    assert hand(game, 2) == "droid-parts"


@pytest.mark.rule("RIM-SOLO-39", "RIM-RUL-35")
def test_rim_solo_39_what_is_too_dear_is_cycled_once() -> None:
    game = bought(GEAR, market={"gear-mod": "mpl-57 dl-44"})
    assert hand(game, 2) == "dl-44"
    game = bought(GEAR, market={"gear-mod": "mpl-57 plastoid-armor dl-44"})
    assert (hand(game, 2), on_top(game, "gear-mod")) == ("", "plastoid-armor")


@pytest.mark.rule("RIM-SOLO-40", "RIM-SOLO-43")
def test_rim_solo_40_without_a_slot_it_cycles_and_discards_nothing() -> None:
    game = bought(CARGO, "droid-parts", market={"cargo": "coaxium-crystal salvage"})
    assert (hand(game, 2), on_top(game, "cargo")) == ("droid-parts", "salvage")


@pytest.mark.rule("RIM-SOLO-44", "RIM-SOLO-79", "RIM-RUL-80")
def test_rim_solo_44_one_armor() -> None:
    game = bought(GEAR, "armored-vest", market={"gear-mod": "bounty-hunter-helmet dl-44"}, credits="0 9000")
    assert hand(game, 2) == "armored-vest dl-44"
    first = bought(GEAR, "vibroknife", market={"gear-mod": "bounty-hunter-helmet dl-44"}, credits="0 9000")
    assert hand(first, 2) == "vibroknife bounty-hunter-helmet"


@pytest.mark.rule("RIM-SOLO-41", "RIM-SOLO-46", "RIM-SOLO-47", "RIM-RUL-34")
def test_rim_solo_46_a_ship_only_if_it_costs_more_than_its_own() -> None:
    game = bought(SHIP, market={"ship": "ship-gx1-short-hauler"}, credits="0 5000")
    assert (game.ships[1], game.credits[1]) == (game.ships[1], 0)
    assert game.ships[1] != game.ships[0]
    better = bought(
        SHIP, ships="g9-rigger lancer", market={"ship": "ship-gx1-short-hauler ship-lancer"}, credits="0 90000"
    )
    assert better.ships[1] != game.ships[1]
    dear = bought(SHIP, ships="g9-rigger lancer", market={"ship": "ship-aggressor ship-firespray"}, credits="0 5000")
    assert (dear.credits[1], on_top(dear, "ship")) == (0, "ship-firespray")


@pytest.mark.rule("RIM-SOLO-41", "RIM-SOLO-46")
def test_rim_solo_46_not_for_a_ship_that_costs_the_same() -> None:
    game = bought(SHIP, ships="g9-rigger lancer", market={"ship": "ship-heavy-duty-lifter ship-aggressor"})
    assert (game.ships[1], on_top(game, "ship")) == (ship("lancer"), "ship-aggressor")


@pytest.mark.rule("RIM-SOLO-48", "RIM-SOLO-80")
def test_rim_solo_48_the_most_expensive_used_ship_it_can_afford() -> None:
    game = bought(SHIP, market={"ship": "used-ship-for-sale"}, credits="0 12000")
    assert (game.credits[1], game.hull_damage[1]) == (2000, 3)
    poor = bought(SHIP, market={"ship": "used-ship-for-sale ship-hwk-290"}, credits="0 4000")
    assert (poor.credits[1], on_top(poor, "ship")) == (4000, "ship-hwk-290")


@pytest.mark.rule("RIM-SOLO-78")
def test_rim_solo_78_the_second_deck_when_the_slots_are_full() -> None:
    item = AiItem(buy=deck("cargo"), if_full=deck("job"))
    game = rim("takodana lothal", solo=True, assets=["", "droid-parts"])
    assert deck_for(game, AI, item) == deck("job")
    game.assets[1].clear()
    assert deck_for(game, AI, item) == deck("cargo")


@pytest.mark.rule("RIM-SOLO-52", "RIM-SOLO-53", "RIM-SOLO-54", "RIM-SOLO-55", "RIM-SOLO-77", "RIM-RUL-89")
def test_rim_solo_77_rewards_first_then_a_penalty_for_each() -> None:
    penalty = SCRIPT.read([{"damage": {"to": "ship", "count": 1}}], "a penalty")
    game = rim("takodana kessel", solo=True, turn=2, assets=["", "stolen-supplies"])
    deliver(game, AI, AiItem(deliver=True, illegal_penalty=penalty))
    begin_nothing(game)
    assert (game.credits[1], game.fame[1], game.hull_damage[1], hand(game, 2)) == (10000, 1, 1, "")


@pytest.mark.rule("RIM-SOLO-51", "RIM-SOLO-81", "RIM-RUL-38")
def test_rim_solo_51_a_job_without_tests() -> None:
    game = rim("takodana kessel", solo=True, turn=2, assets=["", "rescue-from-the-mines"])
    do_job(game, AI)
    begin_nothing(game)
    assert (game.credits[1], game.fame[1], standing(game, 2), hand(game, 2)) == (9000, 2, "rebel+", "")
    assert [CARDS[card] for card in game.removed] == ["rescue-from-the-mines"]


CREW = AiItem(reveal_contact=True, take_crew=True)


@pytest.mark.rule(
    "RIM-SOLO-56", "RIM-SOLO-57", "RIM-SOLO-58", "RIM-SOLO-61", "RIM-SOLO-62", "RIM-SOLO-82", "RIM-RUL-37"
)
def test_rim_solo_61_the_facedown_token_of_the_lowest_class() -> None:
    game = rim("takodana kessel", solo=True, turn=2, contacts={"kessel-1": "(boshek)", "kessel-2": "(greedo)"})
    reveal(game, AI, CREW)
    begin_nothing(game)
    assert (hand(game, 2), game.credits[1]) == ("boshek", 4000)


def crewed(contacts: dict[str, str], assets: str = "", ships: str = "", item: AiItem = CREW) -> State:
    game = rim("takodana kessel", solo=True, turn=2, contacts=contacts, assets=["", assets], ships=ships)
    reveal(game, AI, item)
    return begin_nothing(game)


@pytest.mark.rule("RIM-SOLO-61", "RIM-SOLO-62", "RIM-SOLO-82")
def test_rim_solo_61_of_faceup_tokens_that_of_the_lowest_class_and_the_left_one_of_two() -> None:
    assert hand(crewed({"kessel-1": "greedo", "kessel-2": "boshek"}), 2) == "boshek"
    assert hand(crewed({"kessel-1": "lobot", "kessel-2": "boshek"}), 2) == "lobot"
    assert hand(crewed({"kessel-1": "(lobot)", "kessel-2": "(boshek)"}), 2) == "lobot"
    assert hand(crewed({"kessel-1": "boshek", "kessel-2": "(greedo)"}), 2) == "greedo"  # a facedown one comes first


@pytest.mark.rule("RIM-SOLO-82")
def test_rim_solo_82_a_token_that_is_only_turned_up_stays() -> None:
    game = crewed({"kessel-1": "(boshek)"}, item=AiItem(reveal_contact=True))
    assert (hand(game, 2), game.open[SPOTS.number("kessel-1")]) == ("", True)
    assert has_nobody(game, AI, AiItem(reveal_contact=True)) == ""  # the other one still lies facedown


@pytest.mark.rule("RIM-SOLO-57", "RIM-SOLO-59")
def test_rim_solo_59_nobody_goes_while_there_is_a_slot_and_nobody_but_crew() -> None:
    assert hand(crewed({"kessel-1": "(boshek)"}, "lobot", "g9-rigger lancer"), 2) == "lobot boshek"
    assert hand(crewed({"kessel-1": "(boshek)"}, "droid-parts lobot"), 2) == "droid-parts boshek"


@pytest.mark.rule("RIM-SOLO-59")
def test_rim_solo_59_crew_makes_room_at_random() -> None:
    game = rim("takodana kessel", solo=True, turn=2, assets=["", "lobot"], contacts={"kessel-1": "(boshek)"})
    reveal(game, AI, CREW)
    begin_nothing(game)
    assert hand(game, 2) == "boshek"


@pytest.mark.rule("RIM-SOLO-60", "RIM-SOLO-83", "RIM-RUL-82")
def test_rim_solo_60_a_contact_without_crew_gives_none() -> None:
    game = rim("takodana kessel", solo=True, contacts={"kessel-1": "ziton-moj", "kessel-2": "leia-organa"})
    assert has_nobody(game, AI, CREW) == "no-crew"
