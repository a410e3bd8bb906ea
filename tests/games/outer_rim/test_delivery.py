"""The Deliver action."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.games.outer_rim.components import CONTACTS, PlayerId, card, space
from dejarik.games.outer_rim.delivery import Deliver, can_deliver
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import asked, begin, hand, options, play, rim, standing, told

PLAYER = PlayerId(0)
HIT, CRIT, FOCUS, BLANK = 0, 3, 4, 6  # sides of a die
UNWANTED_ATTENTION, LOCAL_SECURITY, INTEREST_GROUPS = 1, 2, 3  # the databank cards of number 1


def deliver(game: State, *picks: str) -> State:
    return play(begin(game, Deliver(PLAYER)), *picks)


@pytest.mark.rule("RIM-DELIVER-1", "RIM-DELIVER-2", "RIM-ACT-7", "RIM-CARGO-1")
@pytest.mark.parametrize(("place", "possible"), [("takodana", True), ("ryloth", False), ("maelstrom", False)])
def test_rim_deliver_2_only_on_the_planet_of_the_cargo(place: str, possible: bool) -> None:
    assert can_deliver(rim(f"{place} naboo", assets=["bacta-supplies"]), PLAYER) == possible


@pytest.mark.rule("RIM-EFFECT-51", "RIM-DELIVER-2")
def test_rim_effect_51_cargo_without_a_destination_is_never_delivered() -> None:
    assert not can_deliver(rim("tatooine naboo", assets=["stolen-jewels"]), PLAYER)


@pytest.mark.rule("RIM-DELIVER-3", "RIM-DELIVER-15", "RIM-EFFECT-52", "RIM-DISCARD-1")
def test_rim_deliver_3_the_reward_then_the_card_leaves() -> None:
    game = rim("takodana naboo", assets=["bacta-supplies"])
    deliver(game, "deliver bacta-supplies")
    assert told(game) == ["delivered", "credits", "discarded"]
    assert game.credits[0] == 10000
    assert game.market[1].cards[0] == card("bacta-supplies")


@pytest.mark.rule("RIM-DELIVER-9", "RIM-DELIVER-10", "RIM-DELIVER-13")
def test_rim_deliver_13_one_card_after_another_until_done() -> None:
    game = rim(
        "tatooine naboo",
        ships="yt-1300 g9-rigger",
        assets=["untaxed-vaporators gift-for-jabba bounty-greedo"],
        captured="bounty-greedo",
        luck=[(HIT,)],
    )
    deliver(game)
    assert options(game) == [
        "deliver untaxed-vaporators",
        "deliver gift-for-jabba",
        "deliver bounty-greedo",
        "done",
    ]
    play(game, "deliver bounty-greedo", "deliver untaxed-vaporators")
    assert options(game) == ["deliver gift-for-jabba", "done"]
    play(game, "done")
    assert hand(game) == "gift-for-jabba"


@pytest.mark.rule("RIM-DELIVER-7", "RIM-DELIVER-8", "RIM-BOUNTY-15", "RIM-DISCARD-6")
def test_rim_deliver_8_a_mark_is_delivered_and_gone() -> None:
    game = rim("tatooine naboo", assets=["bounty-greedo"], captured="bounty-greedo")
    deliver(game, "deliver bounty-greedo")
    assert told(game) == ["delivered-mark", "credits", "fame", "removed"]
    assert (game.credits[0], game.fame[0], game.captured) == (9000, 2, [])
    assert game.gone == [CONTACTS.number("greedo")]
    assert game.removed == [card("bounty-greedo")]
    assert game.counters[0] == 1


@pytest.mark.rule("RIM-DELIVER-7")
def test_rim_deliver_7_a_mark_that_is_not_captured_or_not_there_is_not_delivered() -> None:
    assert not can_deliver(rim("tatooine naboo", assets=["bounty-greedo"]), PLAYER)
    assert not can_deliver(rim("kessel naboo", assets=["bounty-greedo"], captured="bounty-greedo"), PLAYER)


# ILLEGAL cargo


@pytest.mark.rule("RIM-DELIVER-4", "RIM-DELIVER-5", "RIM-CARGO-7", "RIM-DELIVER-14", "RIM-GOAL-15")
def test_rim_deliver_5_a_hit_lets_illegal_cargo_through() -> None:
    game = rim("tatooine naboo", assets=["untaxed-vaporators"], luck=[(HIT,)])
    deliver(game, "deliver untaxed-vaporators")
    assert (game.credits[0], game.fame[0], game.counters[3]) == (9000, 1, 1)
    assert game.throws == []


@pytest.mark.rule("RIM-DELIVER-6", "RIM-DICE-3", "RIM-DELIVER-16", "RIM-EFFECT-15")
@pytest.mark.parametrize("side", [CRIT, FOCUS, BLANK])
def test_rim_deliver_6_anything_else_leads_to_databank_card_1(side: int) -> None:
    game = rim("tatooine naboo", assets=["untaxed-vaporators"], luck=[(side,), UNWANTED_ATTENTION])
    deliver(game, "deliver untaxed-vaporators")
    assert asked(game) == "captain-1 choose-way"
    play(game, "choose pay-for-silence")
    assert (game.credits[0], game.fame[0], game.counters[3]) == (6000, 1, 1)
    assert game.in_use == []


@pytest.mark.rule("RIM-RUL-5", "RIM-DELIVER-13")
def test_rim_rul_5_cargo_that_was_not_let_through_is_not_tried_again() -> None:
    game = rim(
        "tatooine naboo",
        ships="yt-1300 g9-rigger",
        assets=["untaxed-vaporators gift-for-jabba"],
        luck=[(BLANK,), UNWANTED_ATTENTION, (HIT,) * 3, (BLANK,) * 4],
        credits="0 0",
    )
    deliver(game, "deliver untaxed-vaporators")
    while asked(game) != "captain-1 choose-delivery":
        play(game, options(game)[0])
    assert options(game) == ["deliver gift-for-jabba", "done"]


@pytest.mark.rule("RIM-EFFECT-18", "RIM-DELIVER-6")
def test_cargo_that_is_lost_brings_nothing() -> None:
    game = rim(
        "tatooine naboo", assets=["untaxed-vaporators"], luck=[(BLANK,), LOCAL_SECURITY, (BLANK, BLANK), (BLANK, BLANK)]
    )
    deliver(game, "deliver untaxed-vaporators")
    assert (hand(game), game.credits[0], game.wounds[0], game.counters[3]) == ("", 4000, 2, 0)


@pytest.mark.rule("RIM-DELIVER-11", "RIM-EFFECT-16", "RIM-TURN-4")
def test_rim_deliver_11_if_it_ends_the_turn_nothing_more_is_delivered() -> None:
    game = rim(
        "tatooine naboo",
        ships="yt-1300 g9-rigger",
        assets=["untaxed-vaporators gift-for-jabba"],
        luck=[(BLANK,), INTEREST_GROUPS],
    )
    deliver(game, "deliver untaxed-vaporators", "choose take-another-route")
    assert game.turn_over
    assert (hand(game), asked(game), game.in_use) == ("untaxed-vaporators gift-for-jabba", "", [])


def test_name_your_buyer_costs_reputation_with_the_planet() -> None:
    game = rim("tatooine naboo", assets=["untaxed-vaporators"], luck=[(BLANK,), INTEREST_GROUPS])
    deliver(game, "deliver untaxed-vaporators", "choose name-your-buyer")
    assert (standing(game), game.fame[0]) == ("hutt-", 1)


@pytest.mark.rule("RIM-EFFECT-45", "RIM-DELIVER-14", "RIM-ABIL-43")
@pytest.mark.parametrize("side", [CRIT, FOCUS, BLANK])
def test_rim_effect_45_the_smuggling_compartment_makes_any_face_a_hit(side: int) -> None:
    game = rim("tatooine naboo", assets=["untaxed-vaporators smuggling-compartment"], luck=[(side,)])
    deliver(game, "deliver untaxed-vaporators")
    assert asked(game) == "captain-1 may-use"
    play(game, "use smuggling-compartment-2")
    assert (game.fame[0], game.counters[3]) == (1, 1)


@pytest.mark.rule("RIM-EFFECT-45", "RIM-ABIL-25")
@pytest.mark.parametrize(("side", "asks"), [(CRIT, True), (FOCUS, True), (BLANK, False), (HIT, False)])
def test_rim_effect_45_the_yt_1300_only_a_focus_or_a_crit(side: int, asks: bool) -> None:
    game = rim(
        "tatooine naboo",
        who="bossk han-solo",
        ships="yt-1300 g9-rigger",
        assets=["untaxed-vaporators"],
        luck=[(side,), UNWANTED_ATTENTION] if side == BLANK else [(side,)],
    )
    game.ship_goals_met[0] = True
    deliver(game, "deliver untaxed-vaporators")
    assert (asked(game) == "captain-1 may-use") == asks
    if asks:
        play(game, "use yt-1300-2")
        assert game.fame[0] == 1


@pytest.mark.rule("RIM-DELIVER-14", "RIM-ABIL-37", "RIM-RUL-75")
def test_rim_deliver_14_the_die_is_rerolled_first() -> None:
    """Lando rolls again, then the compartment may turn the die."""
    game = rim(
        "tatooine naboo",
        who="lando-calrissian bossk",
        assets=["untaxed-vaporators smuggling-compartment"],
        luck=[(BLANK,), (FOCUS,)],
    )
    deliver(game, "deliver untaxed-vaporators")
    assert asked(game) == "captain-1 use-at-roll"
    play(game, "use lando-calrissian-1")
    while asked(game) == "captain-1 pick-die":
        play(game, options(game)[0])
    assert asked(game) == "captain-1 may-use"
    play(game, "use smuggling-compartment-2")
    assert game.fame[0] == 1


@pytest.mark.rule("RIM-EFFECT-48", "RIM-ABIL-43")
def test_rim_effect_48_dash_rendar_takes_fame_for_credits() -> None:
    game = rim("tatooine naboo", assets=["untaxed-vaporators dash-rendar"], luck=[(HIT,)])
    deliver(game, "deliver untaxed-vaporators", "use dash-rendar-1")
    assert (game.credits[0], game.fame[0]) == (4000, 2)


@pytest.mark.rule("RIM-EFFECT-48", "RIM-ABIL-43")
def test_rim_effect_48_not_for_cargo_that_is_legal() -> None:
    game = rim("takodana naboo", assets=["bacta-supplies dash-rendar"])
    deliver(game, "deliver bacta-supplies")
    assert game.credits[0] == 10000


@pytest.mark.rule("RIM-EFFECT-37", "RIM-EFFECT-51", "RIM-DELIVER-2")
def test_rim_effect_37_the_holocron_goes_where_its_token_lies() -> None:
    game = rim("naboo ryloth", assets=["sith-holocron"])
    assert not can_deliver(game, PLAYER)
    game.holocron = space("naboo")
    deliver(game, "deliver sith-holocron")
    assert (game.fame[0], hand(game)) == (2, "")
    assert game.view(1)["holocron"] is None


# Goals of ships


@pytest.mark.rule("RIM-GOAL-12", "RIM-DELIVER-15", "RIM-ABIL-43")
def test_rim_deliver_15_goals_follow_when_the_card_has_left() -> None:
    game = rim("tatooine naboo", ships="lancer g9-rigger", assets=["bounty-greedo"], captured="bounty-greedo")
    deliver(game, "deliver bounty-greedo")
    keys = told(game)
    assert keys.index("removed") < keys.index("ship-goal-achieved")
    assert game.ship_goals_met[0]
    assert game.fame[0] == 3


@pytest.mark.rule("RIM-GOAL-15", "RIM-DELIVER-16")
def test_rim_goal_15_lando_counts_illegal_cargo() -> None:
    game = rim("tatooine naboo", who="lando-calrissian bossk", assets=["untaxed-vaporators"], luck=[(HIT,)])
    game.counters[3] = 1
    deliver(game, "deliver untaxed-vaporators")
    while asked(game) == "captain-1 use-at-roll":
        play(game, "done")
    assert game.goals_met[0]
    view: Any = game.view(1)
    assert view["counters"][3] == 2
