"""Credits, and how they change hands outside a trade. [RIM-CREDIT]"""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.actions import ActionStep
from dejarik.games.outer_rim.components import PlayerId
from dejarik.games.outer_rim.encounters.choice import ChooseEncounter
from dejarik.games.outer_rim.planning import PlanningStep
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import asked, begin, carry_out, options, rim, told
from tests.games.outer_rim.steady import play

ME = PlayerId(0)
AWAY = "imperial@nav-a-lo rebel@nav-a-lo syndicate@nav-a-lo hutt@nav-a-lo"
OFFER = [{"may": {"cost": [{"credits": -3000}], "do": [{"fame": 1}], "decline": [{"credits": 1000}]}}]


def plan(game: State) -> State:
    return begin(game, PlanningStep(ME))


@pytest.mark.rule("RIM-CREDIT-2", "RIM-CREDIT-3", "RIM-INV-9")
def test_rim_credit_3_gained_from_the_supply_and_lost_to_it() -> None:
    game = carry_out(rim(credits="1000 0"), [{"credits": 3000}])
    assert (game.credits[0], told(game)) == (4000, ["credits"])
    game = carry_out(rim(credits="1000 0"), [{"credits": -3000}])
    assert (game.credits[0], told(game)) == (0, ["credits-lost"])


@pytest.mark.rule("RIM-CREDIT-4")
def test_rim_credit_4_ten_thousand_are_paid_in_smaller_tokens_too() -> None:
    game = play(plan(rim(credits="10000 0")), "transfer", "give to lando-calrissian")
    assert options(game) == ["add 1000", "add 5000", "add 10000", "withdraw"]
    play(game, "add 5000", "add 1000", "offer", "accept")
    assert game.credits == [4000, 6000]


@pytest.mark.rule("RIM-CREDIT-5", "RIM-CREDIT-6", "RIM-CREDIT-9", "RIM-TRADE-11", "RIM-RUL-58")
def test_rim_credit_9_partner_direction_and_amount() -> None:
    game = play(plan(rim("tatooine ryloth naboo", who="bossk ig-88 han-solo", credits="2000 0 6000")), "transfer")
    assert asked(game) == "captain-1 propose-transfer"
    assert options(game) == ["ask han-solo", "give to ig-88", "give to han-solo", "withdraw"]  # in any space
    play(game, "ask han-solo")
    assert options(game) == ["add 1000", "add 5000", "withdraw"]
    play(game, "add 5000")
    assert options(game) == ["offer", "add 1000", "withdraw"]
    play(game, "add 1000", "offer")
    assert asked(game) == "captain-3 answer-transfer"
    assert told(game) == ["transfer-proposed"]
    play(game, "accept")
    assert game.credits == [8000, 0, 0]
    assert asked(game) == "captain-1 choose-plan"  # it was no action


@pytest.mark.rule("RIM-CREDIT-5", "RIM-CREDIT-8")
def test_rim_credit_8_a_gift_and_a_refusal() -> None:
    game = play(plan(rim(credits="2000 0")), "transfer", "give to lando-calrissian", "add 1000", "offer")
    assert asked(game) == "captain-2 answer-transfer"
    assert play(game, "accept").credits == [1000, 1000]
    play(game, "transfer", "ask lando-calrissian", "add 1000", "offer", "decline")  # nothing promised before binds
    assert game.credits == [1000, 1000]
    assert "offer-declined" in told(game)


@pytest.mark.rule("RIM-CREDIT-9")
def test_rim_credit_9_what_is_withdrawn_is_not_offered() -> None:
    game = play(plan(rim()), "transfer", "give to lando-calrissian", "add 1000", "withdraw")
    assert (asked(game), told(game), game.credits) == ("captain-1 choose-plan", [], [4000, 4000])


@pytest.mark.rule("RIM-CREDIT-9", "RIM-INV-17")
def test_rim_credit_9_at_most_three_proposals_in_a_turn() -> None:
    game = plan(rim(credits="2000 0"))
    for _ in range(3):
        play(game, "transfer", "withdraw")
    assert "transfer" not in options(game)
    assert "transfer" not in options(begin(game, ActionStep(ME)))


@pytest.mark.rule("RIM-CREDIT-10", "RIM-CREDIT-7")
def test_rim_credit_10_at_the_choices_of_the_turn() -> None:
    game = plan(rim(patrols=AWAY))
    assert "transfer" in options(game)
    assert "transfer" in options(begin(game, ActionStep(ME)))
    assert "transfer" in options(begin(game, ChooseEncounter(ME)))


@pytest.mark.rule("RIM-CREDIT-11", "RIM-SETUP-40")
def test_rim_credit_11_players_may_agree_to_play_without() -> None:
    game = rim(patrols=AWAY, options={"transfers": False})
    assert "transfer" not in options(plan(game))
    assert "transfer" not in options(begin(game, ActionStep(ME)))
    assert "transfer" not in options(begin(game, ChooseEncounter(ME)))
    assert carry_out(rim(credits="0 9000", options={"transfers": False}), OFFER).credits[0] == 1000


@pytest.mark.rule("RIM-CREDIT-7", "RIM-CREDIT-10", "RIM-EFFECT-13")
def test_rim_credit_10_help_with_an_optional_cost() -> None:
    game = carry_out(rim(credits="1000 9000"), OFFER)
    assert asked(game) == "captain-1 pay-and-do"
    assert options(game) == ["no", "transfer"]
    play(game, "transfer", "ask lando-calrissian", "add 1000", "add 1000", "offer", "accept")
    assert options(game) == ["yes", "no"]
    play(game, "yes")
    assert (game.credits, game.fame[0]) == ([0, 7000], 1)


@pytest.mark.rule("RIM-CREDIT-10", "RIM-EFFECT-13")
def test_rim_credit_10_when_nobody_helps_it_is_declined() -> None:
    game = carry_out(rim(credits="1000 9000"), OFFER)
    for _ in range(3):
        play(game, "transfer", "ask lando-calrissian", "add 5000", "offer", "decline")
    assert game.ask is None  # nothing is left but "no"
    assert (game.credits[0], game.fame[0]) == (2000, 0)


@pytest.mark.rule("RIM-CREDIT-10", "RIM-EFFECT-13")
def test_rim_credit_10_not_where_credits_of_others_would_not_do() -> None:
    assert carry_out(rim(credits="1000 1000"), OFFER).credits[0] == 2000
    also = [{"may": {"cost": [{"credits": -3000}, {"rep": {"faction": "hutt", "count": -1}}], "do": [{"fame": 1}]}}]
    assert carry_out(rim(credits="1000 9000", rep="hutt-"), also).ask is None


@pytest.mark.rule("RIM-CREDIT-9", "RIM-CREDIT-10")
def test_rim_credit_10_only_for_the_active_player() -> None:
    game = carry_out(rim(credits="9000 1000", who="bossk ig-88"), OFFER, player=PlayerId(1))
    assert game.ask is None
    assert game.credits[1] == 2000


@pytest.mark.rule("RIM-CREDIT-10", "RIM-ABIL-55", "RIM-EFFECT-12")
def test_rim_credit_10_help_with_an_option_that_needs_credits() -> None:
    ways = [
        {"option": "pay-his-debt", "if": {"credits_at_least": 4000}, "do": [{"credits": -4000}, {"fame": 1}]},
        {"option": "leave", "do": []},
    ]
    game = carry_out(rim(credits="3000 1000"), [{"choose": ways}])
    assert options(game) == ["choose leave", "transfer"]
    play(game, "transfer", "ask lando-calrissian", "add 1000", "offer", "accept")
    assert options(game) == ["choose pay-his-debt", "choose leave"]
    assert play(game, "choose pay-his-debt").fame[0] == 1
    without = carry_out(rim(credits="3000 0"), [{"choose": ways}])
    assert without.ask is None  # only one option exists


@pytest.mark.rule("RIM-EFFECT-12")
def test_rim_effect_12_without_an_option_nothing_happens() -> None:
    ways = [{"option": "pay-his-debt", "if": {"credits_at_least": 4000}, "do": [{"fame": 1}]}]
    game = carry_out(rim(credits="0 0"), [{"choose": ways}, {"credits": 1000}])
    assert (game.fame[0], game.credits[0]) == (0, 1000)
