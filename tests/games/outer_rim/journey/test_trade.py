"""The Trade action. [RIM-TRADE]"""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.actions import ActionStep
from dejarik.games.outer_rim.components import PlayerId
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import asked, begin, hand, options, rim, told
from tests.games.outer_rim.steady import play

ME = PlayerId(0)
ALONE = {"transfers": False}


def trade(game: State, partner: str = "ig-88") -> State:
    begin(game, ActionStep(ME))
    return play(game, "trade", f"trade with {partner}")


def two(at: str = "tatooine tatooine", **more: object) -> State:
    arguments: dict[str, object] = {"who": "bossk ig-88 han-solo", "options": ALONE} | more
    return rim(at, **arguments)  # type: ignore[arg-type]


@pytest.mark.rule("RIM-TRADE-1", "RIM-TRADE-4", "RIM-ACT-7")
def test_rim_trade_1_with_another_player_in_the_space() -> None:
    assert "trade" in options(begin(two(), ActionStep(ME)))
    assert "trade" in options(begin(two("nav-d-c nav-d-c"), ActionStep(ME)))
    apart = begin(two("tatooine ryloth ryloth"), ActionStep(ME))
    assert "trade" not in options(apart)  # two who are not active cannot


@pytest.mark.rule("RIM-TRADE-2", "RIM-TRADE-12", "RIM-TRADE-14", "RIM-ASSET-2")
def test_rim_trade_2_cards_and_credits_in_any_combination() -> None:
    game = two(assets=["bacta-supplies", "dl-44"], credits="3000 1000")
    trade(game)
    assert asked(game) == "captain-1 compose-deal"
    assert options(game) == ["give bacta-supplies", "want dl-44", "give 1000", "want 1000", "withdraw"]
    play(game, "give bacta-supplies", "give 1000", "give 1000", "want dl-44")
    assert options(game) == ["offer", "give 1000", "want 1000", "withdraw"]
    play(game, "offer")
    assert asked(game) == "captain-2 answer-deal"
    assert options(game) == ["accept", "decline"]
    play(game, "accept")
    assert game.credits == [1000, 3000]
    assert asked(game) == "captain-1 gain-asset"
    play(game, "take dl-44", "take bacta-supplies")
    assert (hand(game), hand(game, 2)) == ("dl-44", "bacta-supplies")


@pytest.mark.rule("RIM-TRADE-5", "RIM-TRADE-6")
def test_rim_trade_5_something_for_nothing() -> None:
    game = trade(two(credits="3000 0"))
    play(game, "give 1000", "offer")
    assert told(game) == ["gift-offered"]
    play(game, "accept")
    assert game.credits == [2000, 1000]
    game = trade(two(credits="0 3000"))
    play(game, "want 1000", "offer")
    assert told(game) == ["gift-asked"]


@pytest.mark.rule("RIM-TRADE-3", "RIM-RUL-6", "RIM-TRADE-14")
def test_rim_trade_3_an_exchange_with_each_player_here() -> None:
    game = two("tatooine tatooine tatooine", credits="3000 1000 1000")
    trade(game)
    play(game, "give 1000", "offer", "accept")
    assert asked(game) == "captain-1 choose-partner"
    assert options(game) == ["trade with han-solo", "done"]
    play(game, "trade with han-solo", "want 1000", "offer", "accept")
    assert game.credits == [3000, 2000, 0]
    assert asked(game) == "captain-1 choose-action"  # nobody is left
    assert "trade" not in options(game)


@pytest.mark.rule("RIM-TRADE-13", "RIM-CREDIT-1")
def test_rim_trade_13_no_more_than_there_is_and_not_nothing() -> None:
    game = trade(two(credits="11000 4000"))
    assert options(game) == ["give 1000", "give 5000", "give 10000", "want 1000", "withdraw"]
    play(game, "give 10000")
    assert options(game) == ["offer", "give 1000", "want 1000", "withdraw"]
    play(game, "give 1000")
    assert options(game) == ["offer", "want 1000", "withdraw"]


@pytest.mark.rule("RIM-TRADE-15", "RIM-RUL-57", "RIM-INV-17")
def test_rim_trade_15_three_proposals_and_none_twice() -> None:
    game = trade(two(credits="9000 0"))
    play(game, "give 1000", "offer", "decline")
    assert "offer-declined" in told(game)
    play(game, "trade with ig-88", "give 1000")
    assert "offer" not in options(game)  # it was declined
    play(game, "give 1000", "withdraw")
    play(game, "trade with ig-88", "give 5000", "offer", "decline")
    assert asked(game) == "captain-1 choose-action"
    assert "trade" not in options(game)


@pytest.mark.rule("RIM-TRADE-15")
def test_rim_trade_15_a_declined_proposal_may_go_to_another() -> None:
    game = two("tatooine tatooine tatooine", credits="9000 0 0")
    trade(game)
    play(game, "give 1000", "offer", "decline", "trade with han-solo", "give 1000")
    assert "offer" in options(game)


@pytest.mark.rule("RIM-TRADE-7", "RIM-TRADE-8", "RIM-CREW-10", "RIM-BOUNTY-14")
def test_rim_trade_8_a_captured_mark_goes_with_its_bounty() -> None:
    game = two(assets=["bounty-greedo chewbacca", ""], captured="bounty-greedo")
    trade(game)
    play(game, "give bounty-greedo", "give chewbacca", "offer", "accept", "take bounty-greedo", "take chewbacca")
    assert hand(game, 2) == "bounty-greedo chewbacca"
    assert len(game.captured) == 1
    assert game.gone == []


@pytest.mark.rule("RIM-TRADE-7", "RIM-ASSET-1")
@pytest.mark.parametrize("text", ["wanted", "bounty-greedo", "salvage", "chewbacca", "ion-cannon", "dl-44"])
def test_rim_trade_7_every_kind_of_asset_is_given_and_wanted(text: str) -> None:
    game = two(assets=[text, ""])
    play(trade(game), f"give {text}", "offer", "accept", f"take {text}")
    assert (hand(game), hand(game, 2)) == ("", text)
    game = two(assets=["", text])
    play(trade(game), f"want {text}", "offer", "accept", f"take {text}")
    assert (hand(game), hand(game, 2)) == (text, "")


@pytest.mark.rule("RIM-TRADE-9", "RIM-SECRET-7")
def test_rim_trade_9_no_secrets_and_no_ships() -> None:
    game = two(ships="lancer g9-rigger", secrets=["tatooine-nal-hutta-7@tatooine"], credits="0 1000")
    assert options(trade(game)) == ["want 1000", "withdraw"]


@pytest.mark.rule("RIM-TRADE-10", "RIM-TRADE-16", "RIM-ASSET-4", "RIM-ASSET-5")
def test_rim_trade_16_first_the_active_player_makes_room() -> None:
    game = two(assets=["bacta-supplies", "food-supplies"])
    trade(game)
    play(game, "give bacta-supplies", "want food-supplies", "offer", "accept")
    assert asked(game) == "captain-1 gain-asset"
    play(game, "decline")
    assert asked(game) == "captain-2 gain-asset"
    play(game, "take bacta-supplies")
    assert (hand(game), hand(game, 2)) == ("", "bacta-supplies")


@pytest.mark.rule("RIM-TRADE-17", "RIM-DEFEAT-15", "RIM-BUY-12")
def test_rim_trade_17_a_defeated_player_may_trade_and_armor_is_one() -> None:
    game = two(assets=["armored-vest", "plastoid-armor"], wounds="0 6")
    game.defeated[1] = True
    trade(game)
    play(game, "give armored-vest", "offer", "accept")
    assert options(game) == ["take armored-vest instead of plastoid-armor", "decline"]


@pytest.mark.rule("RIM-TRADE-17")
def test_rim_trade_17_cargo_may_be_received_on_its_own_planet() -> None:
    game = trade(two("nal-hutta nal-hutta", assets=["", "food-supplies"]))
    play(game, "want food-supplies", "offer", "accept", "take food-supplies")
    assert hand(game) == "food-supplies"


@pytest.mark.rule("RIM-SOLO-86", "RIM-RUL-84")
def test_rim_solo_86_the_opponent_does_not_trade() -> None:
    game = rim("tatooine tatooine", who="bossk jyn-erso", solo=True, assets=["bacta-supplies"])
    assert "trade" not in options(begin(game, ActionStep(ME)))
    assert "transfer" not in options(game)


@pytest.mark.rule("RIM-RUL-40", "RIM-PATMOVE-3")
def test_rim_rul_40_a_trade_moves_no_patrol() -> None:
    game = two(assets=["", "bacta-supplies"])
    before = list(game.patrols)
    trade(game)
    play(game, "want bacta-supplies", "offer", "accept", "take bacta-supplies")
    assert game.patrols == before


@pytest.mark.rule("RIM-GOAL-17")
def test_rim_goal_17_crew_received_in_a_trade_is_gained() -> None:
    game = two(ships="gx1-short-hauler g9-rigger", assets=["chewbacca lobot", "k-2so"])
    trade(game)
    play(game, "want k-2so", "offer", "accept", "take k-2so")
    assert game.ship_goals_met[0]
    assert hand(game) == "chewbacca lobot k-2so"
