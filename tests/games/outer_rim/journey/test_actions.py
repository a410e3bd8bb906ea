"""The action step. [RIM-ACT, RIM-ABIL-32, 33]"""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.abilities import value
from dejarik.games.outer_rim.actions import ActionStep
from dejarik.games.outer_rim.components import CARDS, PlayerId
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import asked, begin, hand, options, rim, standing, told
from tests.games.outer_rim.steady import play

ME = PlayerId(0)
ALONE = {"transfers": False}


def act(game: State) -> State:
    return begin(game, ActionStep(ME))


@pytest.mark.rule("RIM-ACT-1", "RIM-ACT-2", "RIM-ACT-3", "RIM-ACT-7")
def test_rim_act_7_one_action_after_another_each_once() -> None:
    game = act(rim("tatooine tatooine", who="bossk ig-88", wounds="2 0", options=ALONE))
    assert options(game) == ["market", "trade", "use bossk-1", "done"]
    play(game, "use bossk-1")
    assert game.wounds[0] == 0
    assert options(game) == ["market", "trade", "done"]
    play(game, "market", "cycle nothing", "buy nothing")
    assert options(game) == ["trade", "done"]
    play(game, "trade", "done")
    assert game.ask is None  # there is nothing left but "done"


@pytest.mark.rule("RIM-ACT-1")
def test_rim_act_1_none_is_allowed() -> None:
    game = play(act(rim(options=ALONE)), "done")
    assert game.ask is None


@pytest.mark.rule("RIM-ACT-7", "RIM-MARKET-1")
@pytest.mark.parametrize(("place", "offered"), [("tatooine", True), ("nav-d-c", False), ("maelstrom", False)])
def test_rim_act_7_the_market_is_on_planets(place: str, offered: bool) -> None:
    game = act(rim(f"{place} ryloth", who="bossk ig-88", wounds="1 0", options=ALONE))
    assert ("market" in options(game)) == offered


@pytest.mark.rule("RIM-ACT-7", "RIM-DELIVER-2")
def test_rim_act_7_deliver_where_a_card_can_be_delivered() -> None:
    assert "deliver" in options(act(rim("nal-hutta ryloth", assets=["food-supplies"])))
    assert "deliver" not in options(act(rim("tatooine ryloth", assets=["food-supplies"])))


@pytest.mark.rule("RIM-ACT-4", "RIM-ACT-5", "RIM-ABIL-32")
def test_rim_act_5_different_abilities_are_different_actions() -> None:
    assets = ["doctor-evazan shield-upgrade"]
    game = act(rim("tatooine ryloth", who="bossk ig-88", assets=assets, wounds="3 0", hull="3 0", options=ALONE))
    assert options(game) == ["market", "use bossk-1", "use doctor-evazan-1", "use shield-upgrade-2", "done"]
    play(game, "use shield-upgrade-2")
    assert game.hull_damage[0] == 2
    assert options(game) == ["market", "use bossk-1", "use doctor-evazan-1", "done"]


@pytest.mark.rule("RIM-ACT-5", "RIM-TURN-8")
def test_rim_act_5_once_in_an_action_step() -> None:
    game = play(act(rim(who="bossk ig-88", wounds="3 0", options=ALONE)), "use bossk-1")
    assert game.wounds[0] == 1
    assert "use bossk-1" not in options(game)


@pytest.mark.rule("RIM-ACT-6", "RIM-ABIL-13", "RIM-ABIL-29")
def test_rim_act_6_no_action_inside_another() -> None:
    game = play(act(rim(who="bossk ig-88", wounds="3 0")), "market")
    assert options(game)[-1] == "cycle nothing"
    assert not [option for option in options(game) if option.startswith("use")]


@pytest.mark.rule("RIM-ACT-8")
def test_rim_act_8_only_with_damage_to_recover() -> None:
    assert "use bossk-1" not in options(act(rim(who="bossk ig-88")))
    assert "use bossk-1" in options(act(rim(who="bossk ig-88", hull="1 0")))


@pytest.mark.rule("RIM-ACT-8", "RIM-ABIL-25")
def test_rim_act_8_only_if_the_cost_can_be_paid() -> None:
    who = "lando-calrissian bossk"
    assert "use lando-calrissian-2" in options(act(rim(credits="1000 0", who=who, goals="1")))
    assert "use lando-calrissian-2" not in options(act(rim(credits="0 0", who=who, goals="1")))
    assert "use lando-calrissian-2" not in options(act(rim("nav-d-c ryloth", who=who, goals="1")))


@pytest.mark.rule("RIM-ACT-8", "RIM-EFFECT-40")
def test_rim_act_8_only_with_a_facedown_token() -> None:
    game = rim(who="boba-fett bossk")
    assert "use boba-fett-1" in options(act(game))
    game.open = [True] * len(game.open)
    assert "use boba-fett-1" not in options(act(game))


@pytest.mark.rule("RIM-ACT-8", "RIM-EFFECT-44")
def test_rim_act_8_only_with_a_crew_member_to_take() -> None:
    game = rim("tatooine tatooine", who="ig-88 bossk", assets=["", "4-lom"], options=ALONE)
    assert "use ig-88-2" in options(act(game))
    assert "use ig-88-2" not in options(act(rim("tatooine ryloth", who="ig-88 bossk", assets=["", "4-lom"])))
    assert "use ig-88-2" not in options(act(rim("tatooine tatooine", who="ig-88 bossk", assets=["", "lobot"])))


@pytest.mark.rule("RIM-ACT-8", "RIM-EFFECT-8")
def test_rim_act_8_the_holotable_needs_crew_and_a_navpoint() -> None:
    assert "use dejarik-holotable-2" in options(act(rim("nav-d-c ryloth", assets=["dejarik-holotable chewbacca"])))
    assert "use dejarik-holotable-2" not in options(act(rim("nav-d-c ryloth", assets=["dejarik-holotable"])))
    assert "use dejarik-holotable-2" not in options(act(rim("ryloth naboo", assets=["dejarik-holotable chewbacca"])))


@pytest.mark.rule("RIM-EFFECT-25", "RIM-EFFECT-49", "RIM-ABIL-30")
def test_rim_effect_25_stolen_jewels_for_two() -> None:
    game = rim(
        "tatooine tatooine tatooine",
        who="bossk ig-88 han-solo",
        credits="0 0 0",
        assets=["stolen-jewels"],
        options=ALONE,
    )
    play(act(game), "use stolen-jewels-1")
    assert asked(game) == "captain-1 choose-player"
    play(game, "player han-solo")
    assert (game.credits, game.fame) == ([5000, 0, 5000], [1, 0, 1])
    assert hand(game) == ""
    assert CARDS[game.market[4].cards[0]] == "stolen-jewels"
    assert "use stolen-jewels-1" not in options(act(rim("tatooine ryloth", assets=["stolen-jewels"])))


@pytest.mark.rule("RIM-RUL-66", "RIM-FAME-8", "RIM-FAME-15")
def test_rim_rul_66_two_reach_the_winning_fame_by_one_effect() -> None:
    game = rim("tatooine tatooine", who="bossk ig-88", credits="0 1000", fame="9 9", assets=["stolen-jewels"])
    play(act(game), "use stolen-jewels-1")
    assert game.outcome is not None
    assert game.credits == [5000, 6000]
    assert (game.outcome.winners, game.outcome.rule) == ((1,), "RIM-FAME-8")


@pytest.mark.rule("RIM-SECRET-10", "RIM-ABIL-32", "RIM-ABIL-26")
def test_rim_secret_10_a_secret_is_an_action() -> None:
    game = rim("tatooine ryloth", secrets=["cantonica-ord-mantell-9@ord-mantell"], options=ALONE)
    act(game)
    assert options(game) == ["market", "use secret-cantonica-ord-mantell-9-1", "done"]
    play(game, "use secret-cantonica-ord-mantell-9-1")
    assert standing(game) == "hutt+"
    assert game.secrets[0] == []
    assert "used" in told(game)


@pytest.mark.rule("RIM-SECRET-12", "RIM-ABIL-33")
def test_rim_secret_12_who_could_have_one_is_asked() -> None:
    game = rim("nav-d-c ryloth", secrets=["cantonica-ord-mantell-9@ord-mantell"], who="bossk ig-88", options=ALONE)
    act(game)
    assert game.ask is None  # it works on planets only, as everybody knows


@pytest.mark.rule("RIM-ABIL-33", "RIM-RUL-59", "RIM-DROID-1", "RIM-DROID-2")
def test_rim_abil_33_bacta_is_not_for_droids() -> None:
    assert "use bacta-supplies-1" in options(act(rim(who="bossk ig-88", wounds="1 0", assets=["bacta-supplies"])))
    assert "use bacta-supplies-1" not in options(act(rim(who="ig-88 bossk", wounds="1 0", assets=["bacta-supplies"])))


@pytest.mark.rule("RIM-RUL-20", "RIM-DMG-4")
def test_rim_rul_20_a_limit_that_is_lost_takes_its_damage_along() -> None:
    game = rim("tatooine tatooine", who="bossk ig-88", assets=["armored-vest"], wounds="5 0", options=ALONE)
    assert value(game, ME, "health") == 6
    play(act(game), "trade", "trade with ig-88", "give armored-vest", "offer", "accept")
    play(game, options(game)[0])
    assert (value(game, ME, "health"), game.wounds[0], game.defeated[0]) == (4, 4, True)
