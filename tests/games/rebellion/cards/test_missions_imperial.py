"""What each Imperial mission does; projects have their own file. [REB-CARD]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import (
    EMPIRE,
    LURED,
    MISSIONS,
    OBJECTIVES,
    REBEL,
    SYSTEMS,
    leader,
    objective,
    system,
)
from dejarik.games.rebellion.galaxy import holds_units
from dejarik.games.rebellion.leaders import can_be_captured, can_wear, capture, pool
from dejarik.games.rebellion.missions.opposition import dice_for
from dejarik.games.rebellion.state import MissionDeck, State
from tests.games.rebellion.fighting import luck
from tests.games.rebellion.rounds import (
    asked,
    begin,
    carry_out,
    enqueue,
    fitting,
    galaxy,
    hand,
    heard,
    hold,
    keep,
    lay,
    loyal,
    options,
    play,
    probes,
    queue,
    ring,
    texts,
    units,
    where,
)

CAPTIVE: dict[str, Any] = {"units": "naboo: tie-fighter", "others": "han-solo@naboo", "rings": "captured=han-solo"}


def laying(pile: str, cards: str) -> Callable[[State], None]:
    """With these cards on the top of a deck."""
    return lambda game: lay(game, pile, cards)


def queueing(text: str) -> Callable[[State], None]:
    """With these units on the queue."""
    return lambda game: enqueue(game, text)


def queues(game: State) -> list[str]:
    return [queue(game, space) for space in (1, 2, 3)]


def held(game: State) -> list[str]:
    """The Empire's probe cards."""
    return [SYSTEMS[card] for card in game.probe_hand.cards]


def possible(game: State) -> list[str]:
    """Where the Empire must expect the base."""
    found: list[str] = game.view("empire")["possible"]
    return found


# Capture Rebel Operative


@pytest.mark.rule(
    "REB-CARD-CAPTURE-REBEL-OPERATIVE-1", "REB-CARD-CAPTURE-REBEL-OPERATIVE-2", "REB-CARD-CAPTURE-REBEL-OPERATIVE-3"
)
def test_capture_rebel_operative_needs_a_free_rebel_beside_an_imperial_unit() -> None:
    game = carry_out(
        "capture-rebel-operative",
        "darth-vader",
        "naboo: tie-fighter; sullust: at-st",
        others="han-solo@naboo chewbacca@naboo princess-leia@naboo mon-mothma@hoth lando-calrissian@sullust "
        "obi-wan-kenobi@rebel-base jan-dodonna@sullust",
        rings="captured=chewbacca lure-of-the-dark-side=lando-calrissian",
        dice="hhh -- -",
    )
    assert options(game) == ["against jan-dodonna", "against princess-leia", "against han-solo"]
    game.chance.script(luck("hhh", "---"))
    play(game, "against han-solo")
    assert ring(game, "captured") == "han-solo"
    assert where(game, "han-solo") == where(game, "princess-leia") == "naboo"


@pytest.mark.rule("REB-CARD-CAPTURE-REBEL-OPERATIVE-3")
def test_all_rebels_there_oppose_a_capture() -> None:
    game = carry_out(
        "capture-rebel-operative",
        "darth-vader",
        "naboo: tie-fighter",
        others="han-solo@naboo chewbacca@naboo wedge-antilles@pool",
        against="han-solo",
    )
    assert dice_for(game, REBEL) == 2 + 3
    assert "send wedge-antilles" in options(game)


@pytest.mark.rule("REB-CARD-CAPTURE-REBEL-OPERATIVE-4", "REB-CAPTURE-1")
def test_a_capture_takes_any_other_ring_and_may_be_answered_by_a_sacrifice() -> None:
    game = carry_out(
        "capture-rebel-operative",
        "darth-vader",
        "naboo: tie-fighter; hoth: at-st",
        others="obi-wan-kenobi@naboo chewbacca@hoth",
        rings="c-3po=obi-wan-kenobi captured=chewbacca",
        dice="hhh",
        change=lambda game: hold(game, "noble-sacrifice"),
    )
    assert ring(game, "c-3po") == ""
    assert ring(game, "captured") == "obi-wan-kenobi"
    assert where(game, "chewbacca") == "rebel-base"
    before = game.reputation
    play(game, "use noble-sacrifice")
    assert where(game, "obi-wan-kenobi") == "box"
    assert ring(game, "captured") == ""
    assert game.reputation == before - 1


# Probe cards


@pytest.mark.rule("REB-CARD-GATHER-INTEL-1", "REB-CARD-GATHER-INTEL-3", "REB-CARD-GATHER-INTEL-4")
@pytest.mark.parametrize(
    ("there", "cards"),
    [
        ("", 1),
        ("rebel-base: 3 x-wing", 1),
        ("rebel-base: 4 x-wing, 3 ion-cannon", 1),
        ("rebel-base: 5 x-wing, 3 ion-cannon", 2),
    ],
)
def test_gather_intel_draws_a_card_for_every_four_units_at_the_base(there: str, cards: int) -> None:
    game = carry_out(
        "gather-intel",
        "grand-moff-tarkin",
        f"{there}; yavin: 12 y-wing",  # where the base is
        at="naboo",
        rebel="naboo",
        change=laying("probe", "hoth endor ilum"),
    )
    assert held(game) == ["hoth", "endor"][:cards]
    assert game.view("rebel")["probes"] == ["unknown"] * cards
    assert "hoth" not in possible(game)
    assert ("endor" in possible(game)) == (cards == 1)


@pytest.mark.rule("REB-CARD-GATHER-INTEL-2", "REB-BASE-REVEAL-10")
def test_gather_intel_counts_the_units_in_the_system_of_a_revealed_base() -> None:
    game = carry_out(
        "gather-intel", "grand-moff-tarkin", "sullust: 8 y-wing, tie-fighter", rebel="naboo", base="sullust", found=True
    )
    assert len(held(game)) == 2


@pytest.mark.rule("REB-CARD-GATHER-INTEL-4")
def test_gather_intel_from_a_short_deck() -> None:
    def all_but_one(game: State) -> None:
        probes(game, " ".join(SYSTEMS[card] for card in game.probe_deck.cards[1:]))

    game = carry_out("gather-intel", "grand-moff-tarkin", "rebel-base: 8 x-wing", rebel="naboo", change=all_but_one)
    assert game.probe_deck.cards == ()


@pytest.mark.rule("REB-CARD-PROBE-DROID-INITIATIVE-1", "REB-CARD-PROBE-DROID-INITIATIVE-2")
@pytest.mark.parametrize(("who", "cards"), [("admiral-piett", 2), ("admiral-ozzel", 4)])
def test_probe_droid_initiative_draws_two_cards_and_with_ozzel_four(who: str, cards: int) -> None:
    top = "hoth endor ilum tatooine naboo"
    game = carry_out("probe-droid-initiative", who, "naboo: star-destroyer", change=laying("probe", top))
    assert held(game) == top.split()[:cards]
    assert game.view("rebel")["probes"] == ["unknown"] * cards


@pytest.mark.rule("REB-CARD-INTERCEPT-TRANSMISSION-1", "REB-CARD-INTERCEPT-TRANSMISSION-2")
def test_intercept_transmission_hands_over_the_cards_of_watched_systems() -> None:
    top = "hoth endor ilum tatooine naboo sullust utapau rodia ryloth"
    game = carry_out(
        "intercept-transmission",
        "admiral-piett",
        "hoth: tie-fighter; naboo: stormtrooper; ryloth: at-st; endor: x-wing",
        at="kashyyyk",
        rebel="kashyyyk",
        change=laying("probe", top),
    )
    assert sorted(held(game)) == ["hoth", "naboo"]  # Ryloth was the ninth card
    assert game.view("rebel")["probes"] == held(game)  # the Rebels gave them
    (event,) = [event for event in game.events if event.message.key.endswith("intercepted-unseen")]
    assert event.message.params == {"count": 8, "given": 2}
    assert "intercepted" in heard(game, REBEL)
    assert "intercepted" not in heard(game, EMPIRE)
    assert len(game.probe_deck) == 28
    assert [len(draw) for draw in game.picks()[-1][2] if isinstance(draw, tuple)] == [28]
    (bag,) = game.view("rebel")["probe_bags"]  # of six cards the Rebels know that they are in the deck
    assert bag["cards"] == ["endor", "ilum", "rodia", "sullust", "tatooine", "utapau"]
    assert bag["deck"] == list(range(28))
    assert game.view("empire")["probe_bags"] == []
    assert set(game.view("rebel")["probe_deck"]) == {"unknown"}  # the whole deck was shuffled


@pytest.mark.rule("REB-CARD-INTERCEPT-TRANSMISSION-2")
def test_intercept_transmission_of_a_short_deck_in_a_subjugated_rebel_system() -> None:
    def all_but_three(game: State) -> None:
        probes(game, " ".join(SYSTEMS[card] for card in game.probe_deck.cards[3:]))

    game = carry_out(
        "intercept-transmission",
        "admiral-piett",
        "kashyyyk: stormtrooper",
        rebel="kashyyyk",
        subjugated="kashyyyk",
        change=all_but_three,
    )
    assert len(game.probe_deck) == 3  # none of them has an Imperial unit
    assert "mission-succeeded" in heard(game, None)


# Where is the base?


@pytest.mark.rule("REB-CARD-LONG-RANGE-PROBE-1", "REB-CARD-LONG-RANGE-PROBE-2", "REB-BASE-REVEAL-11", "REB-FAIR-2")
@pytest.mark.parametrize(("base", "answer"), [("hoth", "base-is-there"), ("endor", "base-is-not-there")])
def test_long_range_probe_is_answered_truthfully_and_reveals_nothing(base: str, answer: str) -> None:
    game = carry_out(
        "long-range-probe", "admiral-piett", "rebel-base: x-wing", at="hoth", others="mon-mothma@rebel-base", base=base
    )
    for seat in (REBEL, EMPIRE, None):
        assert answer in heard(game, seat)
    assert not game.exposed
    assert units(game, "rebel-base") == "x-wing"
    assert where(game, "mon-mothma") == "rebel-base"
    assert (possible(game) == ["hoth"]) == (base == "hoth")
    assert ("hoth" in possible(game)) == (base == "hoth")


@pytest.mark.rule("REB-CARD-LONG-RANGE-PROBE-3")
def test_long_range_probe_anywhere_even_of_a_revealed_base() -> None:
    game = galaxy(destroyed="alderaan", base="hoth", found=True)
    assert fitting(game, "long-range-probe").split() == list(SYSTEMS)
    game = carry_out("long-range-probe", "admiral-piett", at="endor", base="hoth", found=True)
    assert "base-is-not-there" in heard(game, None)
    assert possible(game) == ["hoth"]


@pytest.mark.rule("REB-CARD-HOMING-BEACON-1", "REB-CARD-HOMING-BEACON-2")
def test_homing_beacon_leads_to_the_region_of_the_base() -> None:
    game = carry_out("homing-beacon", "colonel-yularen", **CAPTIVE, base="hoth", dice="hhh -")
    assert asked(game) == "rebel choose-haven"
    assert options(game) == ["in bespin", "in endor", "in hoth", "in mustafar"]
    play(game, "in endor")
    assert where(game, "han-solo") == "endor"
    assert can_be_captured(game, leader("han-solo"))  # he is free
    assert not game.exposed
    assert possible(game) == ["bespin", "endor", "hoth", "mustafar"]


@pytest.mark.rule("REB-CARD-HOMING-BEACON-2")
def test_homing_beacon_of_a_revealed_base_leads_there_too() -> None:
    game = carry_out(
        "homing-beacon",
        "colonel-yularen",
        "naboo: tie-fighter",
        others="han-solo@naboo",
        rings="carbonite=han-solo",
        base="dagobah",
        found=True,
        dice="hhh -",
    )
    assert options(game) == ["in dagobah", "in naboo", "in sullust", "in utapau"]
    play(game, "in naboo")
    assert where(game, "han-solo") == "naboo"
    assert ring(game, "carbonite") == ""


@pytest.mark.rule("REB-CARD-HOMING-BEACON-3")
def test_no_destiny_after_a_homing_beacon() -> None:
    game = carry_out(
        "homing-beacon",
        "colonel-yularen+darth-vader",
        **CAPTIVE,
        dice="hhh -",
        change=lambda game: hold(game, "it-is-your-destiny"),
    )
    play(game, options(game)[0])
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-INTERROGATION-DROID-1", "REB-CARD-INTERROGATION-DROID-2", "REB-FAIR-2")
def test_interrogation_droid_names_three_systems_one_of_them_the_bases() -> None:
    game = carry_out("interrogation-droid", "colonel-yularen", **CAPTIVE, base="hoth", dice="hhh ----")
    assert asked(game) == "rebel name-systems"
    assert len(options(game)) == 32
    play(game, "in coruscant")
    assert "in coruscant" not in options(game)
    play(game, "in endor")
    assert options(game) == ["in hoth"]  # the third must be true
    other = game.copy()
    play(game, "in hoth")
    assert possible(game) == ["endor", "hoth"]  # Coruscant it cannot be
    assert not game.exposed
    (event,) = [event for event in game.events if event.message.key.endswith("named-systems")]
    assert event.seen_by(None)
    assert len(event.message.params["systems"]) == 3  # type: ignore[arg-type]  # a tuple
    assert other.view("empire")["stack"][-1]["named"] == []  # not until all three are


@pytest.mark.rule("REB-CARD-INTERROGATION-DROID-2")
def test_interrogation_droid_leaves_the_others_free_once_the_base_is_named() -> None:
    game = carry_out("interrogation-droid", "colonel-yularen", **CAPTIVE, base="hoth", dice="hhh ----")
    play(game, "in hoth", "in endor")
    assert len(options(game)) == 30
    play(game, "in naboo")
    assert possible(game) == ["endor", "hoth", "naboo"]


@pytest.mark.rule("REB-CARD-INTERROGATION-DROID-2", "REB-CARD-LURE-OF-THE-DARK-SIDE-5")
def test_all_icons_roll_but_only_those_of_the_skill_reveal() -> None:
    for card, able, unable in (
        ("interrogation-droid", "colonel-yularen", "boba-fett"),
        ("lure-of-the-dark-side", "emperor-palpatine", "darth-vader"),
    ):
        for who, allowed in ((able, True), (unable, False)):
            game = galaxy(
                "naboo: tie-fighter",
                leaders="han-solo@naboo general-tagge@pool",
                rings="captured=han-solo",
                assigned=f"{card}={who}",
            )
            begin(game, "command")
            play(game, "pass")
            assert (f"reveal {card}" in options(game)) == allowed


# Loyalty


@pytest.mark.rule("REB-CARD-RULE-BY-FEAR-1")
def test_rule_by_fear_gains_one_loyalty() -> None:
    game = carry_out("rule-by-fear", "darth-vader", "naboo: tie-fighter")
    assert loyal(game, EMPIRE) == "coruscant naboo"
    game = carry_out("rule-by-fear", "darth-vader", "naboo: tie-fighter", rebel="naboo")
    assert loyal(game, EMPIRE) == "coruscant"
    assert loyal(game, REBEL) == ""


@pytest.mark.rule("REB-CARD-RULE-BY-FEAR-2")
def test_rule_by_fear_may_be_in_coruscant_without_effect() -> None:
    game = galaxy("coruscant: stormtrooper; naboo: at-st; hoth: at-st; sullust: x-wing")
    assert fitting(game, "rule-by-fear") == "coruscant naboo"
    game = carry_out("rule-by-fear", "darth-vader", "coruscant: stormtrooper")
    assert loyal(game, EMPIRE) == "coruscant"


@pytest.mark.rule("REB-CARD-TRADE-NEGOTIATIONS-1", "REB-CARD-TRADE-NEGOTIATIONS-2")
def test_trade_negotiations_need_no_unit_and_may_find_the_base() -> None:
    game = carry_out("trade-negotiations", "emperor-palpatine", "rebel-base: x-wing", at="naboo", base="naboo")
    assert loyal(game, EMPIRE) == "coruscant naboo"
    assert game.exposed
    assert units(game, "naboo") == "x-wing"
    assert game.outcome is None


@pytest.mark.rule("REB-CARD-DISPLAY-OF-POWER-1", "REB-CARD-DISPLAY-OF-POWER-2")
@pytest.mark.parametrize("before", [{}, {"rebel": "naboo"}])
def test_display_of_power_gains_two_loyalty_and_flips_a_subjugation_marker(before: dict[str, Any]) -> None:
    game = carry_out(
        "display-of-power", "emperor-palpatine", "naboo: stormtrooper", at="naboo", subjugated="naboo", **before
    )
    assert loyal(game, EMPIRE) == "coruscant naboo"
    assert loyal(game, REBEL) == ""
    assert texts(game.subjugated) == ""


@pytest.mark.rule("REB-CARD-DISPLAY-OF-POWER-2")
def test_display_of_power_may_find_the_base() -> None:
    game = carry_out(
        "display-of-power", "emperor-palpatine", "rebel-base: x-wing", at="naboo", rebel="naboo", base="naboo"
    )
    assert loyal(game, EMPIRE) == "coruscant naboo"
    assert game.exposed


@pytest.mark.rule("REB-CARD-FEAR-WILL-KEEP-THEM-IN-LINE-1", "REB-CARD-FEAR-WILL-KEEP-THEM-IN-LINE-3")
def test_fear_gains_loyalty_in_two_systems_of_the_region() -> None:
    game = carry_out("fear-will-keep-them-in-line", "grand-moff-tarkin", "naboo: death-star", rebel="utapau")
    assert options(game) == ["in naboo", "in sullust", "in utapau"]  # Dagobah is remote
    play(game, "in utapau")
    assert options(game) == ["in naboo", "in sullust"]  # two different ones
    play(game, "in sullust")
    assert loyal(game, EMPIRE) == "coruscant sullust"
    assert loyal(game, REBEL) == ""


@pytest.mark.rule("REB-CARD-FEAR-WILL-KEEP-THEM-IN-LINE-3")
def test_fear_takes_as_many_systems_as_can_gain() -> None:
    game = carry_out(
        "fear-will-keep-them-in-line",
        "grand-moff-tarkin",
        "coruscant: star-destroyer",
        destroyed="alderaan cato-neimoidia",
    )
    assert loyal(game, EMPIRE) == "corellia coruscant"


@pytest.mark.rule("REB-CARD-FEAR-WILL-KEEP-THEM-IN-LINE-4")
def test_fear_may_find_the_base_when_it_is_over() -> None:
    game = carry_out(
        "fear-will-keep-them-in-line", "grand-moff-tarkin", "naboo: death-star; rebel-base: x-wing", base="utapau"
    )
    play(game, "in utapau")
    assert not game.exposed
    play(game, "in naboo")
    assert game.exposed


@pytest.mark.rule("REB-CARD-IMPERIAL-PROPAGANDA-1", "REB-CARD-IMPERIAL-PROPAGANDA-2")
def test_imperial_propaganda_turns_the_region_neutral() -> None:
    game = carry_out(
        "imperial-propaganda",
        "janus-greejatus",
        "naboo: stormtrooper",
        at="naboo",
        rebel="naboo sullust utapau kashyyyk",
        subjugated="naboo",
    )
    assert loyal(game, REBEL) == "kashyyyk"
    assert loyal(game, EMPIRE) == "coruscant"
    assert texts(game.subjugated) == "naboo"


# Lure of the Dark Side


@pytest.mark.rule("REB-CARD-LURE-OF-THE-DARK-SIDE-1", "REB-CARD-LURE-OF-THE-DARK-SIDE-2", "REB-CAPTURE-8")
def test_who_is_lured_is_an_imperial_leader_and_no_captive() -> None:
    game = carry_out("lure-of-the-dark-side", "emperor-palpatine", **CAPTIVE, dice="hhhhh ----")
    assert ring(game, "lure-of-the-dark-side") == "han-solo"
    assert ring(game, "captured") == ""
    assert where(game, "han-solo") == "naboo"
    assert game.reputation == 14


@pytest.mark.rule(
    "REB-CARD-LURE-OF-THE-DARK-SIDE-1", "REB-CARD-LURE-OF-THE-DARK-SIDE-4", "REB-CARD-LURE-OF-THE-DARK-SIDE-7"
)
@pytest.mark.parametrize("luke", ["luke-skywalker", "luke-skywalker-jedi"])
def test_luke_lured_costs_a_reputation(luke: str) -> None:
    game = carry_out(
        "lure-of-the-dark-side",
        "emperor-palpatine",
        "naboo: tie-fighter",
        others=f"{luke}@naboo",
        rings=f"captured={luke}",
        dice="hhhhh " + "-" * (3 if luke == "luke-skywalker" else 5),
    )
    assert ring(game, "lure-of-the-dark-side") == luke
    assert game.reputation == 15


@pytest.mark.rule("REB-CARD-LURE-OF-THE-DARK-SIDE-2")
def test_who_is_lured_cannot_use_action_cards() -> None:
    game = galaxy(leaders="han-solo@pool", rings="lure-of-the-dark-side=han-solo")
    hold(game, "an-old-friend")
    begin(game, "assignment")
    assert not any("an-old-friend" in option for option in options(game))


@pytest.mark.rule("REB-CARD-LURE-OF-THE-DARK-SIDE-3", "REB-LEADER-4")
def test_who_is_lured_returns_to_the_imperial_pool() -> None:
    game = galaxy(leaders="han-solo@naboo", rings="lure-of-the-dark-side=han-solo")
    begin(game, "refresh")
    assert [leader("han-solo")] == pool(game, EMPIRE)
    assert pool(game, REBEL) == []


@pytest.mark.rule("REB-CARD-LURE-OF-THE-DARK-SIDE-5")
def test_the_captive_and_other_rebels_roll_against_the_lure() -> None:
    game = carry_out(
        "lure-of-the-dark-side",
        "emperor-palpatine",
        "naboo: tie-fighter",
        others="han-solo@naboo chewbacca@naboo princess-leia@pool",
        rings="captured=han-solo",
    )
    assert dice_for(game, REBEL) == 4 + 3
    assert "send princess-leia" in options(game)


@pytest.mark.rule("REB-CARD-LURE-OF-THE-DARK-SIDE-6")
def test_who_is_lured_acts_for_the_empire_for_good() -> None:
    game = galaxy(
        "naboo: tie-fighter; hoth: at-st",
        leaders="han-solo@naboo chewbacca@hoth",
        rings="lure-of-the-dark-side=han-solo captured=chewbacca",
    )
    assert holds_units(game, EMPIRE, system("naboo"))
    assert not holds_units(game, REBEL, system("naboo"))
    assert not can_be_captured(game, leader("han-solo"))
    assert not can_wear(game, leader("han-solo"))
    assert fitting(game, "capture-rebel-operative") == ""
    assert fitting(game, "lure-of-the-dark-side") == ""  # the ring is taken
    assert fitting(game, "interrogation") == "hoth"
    game = carry_out(
        "sabotage", "chewbacca", at="naboo", others="han-solo@naboo", rings="lure-of-the-dark-side=han-solo"
    )
    assert [len(roll) for roll in game.picks()[-1][2]] == [3, 2]  # type: ignore[arg-type]  # Han opposes
    capture(game, leader("chewbacca"))
    assert game.rings[LURED] == leader("han-solo")


# The queue and the projects


@pytest.mark.rule("REB-CARD-DOUBLE-OUR-EFFORTS-1")
def test_double_our_efforts_advances_a_unit() -> None:
    game = carry_out(
        "double-our-efforts",
        "grand-moff-tarkin",
        at="coruscant",
        change=queueing("3: death-star; 2: at-at, y-wing; 1: tie-fighter"),
    )
    assert options(game) == ["advance at-at from 2", "advance death-star from 3"]
    play(game, "advance death-star from 3")
    assert queues(game) == ["tie-fighter", "death-star, at-at, y-wing", ""]
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-DOUBLE-OUR-EFFORTS-2")
def test_double_our_efforts_with_jerjerrod_advances_another_one() -> None:
    game = carry_out(
        "double-our-efforts", "moff-jerjerrod", at="coruscant", change=queueing("3: at-st; 2: at-st; 1: tie-fighter")
    )
    assert options(game) == ["advance at-st from 2", "advance at-st from 3"]
    play(game, "advance at-st from 3")
    assert options(game) == ["done", "advance at-st from 2"]  # the one that was there
    other = game.copy()
    play(game, "advance at-st from 2")
    assert queues(game) == ["tie-fighter, at-st", "at-st", ""]
    assert asked(game) == "empire take-turn"
    assert queues(play(other, "done")) == ["tie-fighter", "2 at-st", ""]
    game = carry_out("double-our-efforts", "moff-jerjerrod", at="coruscant", change=queueing("3: at-st; 2: 2 at-st"))
    play(game, "advance at-st from 3", "advance at-st from 2")
    assert asked(game) == "empire take-turn"  # not a third one
    game = carry_out(
        "double-our-efforts", "moff-jerjerrod", at="coruscant", change=queueing("3: at-st; 1: tie-fighter")
    )
    assert queues(game) == ["tie-fighter", "at-st", ""]  # it cannot move twice
    game = carry_out("double-our-efforts", "moff-jerjerrod", at="coruscant", change=queueing("1: tie-fighter"))
    assert queues(game) == ["tie-fighter", "", ""]


@pytest.mark.rule("REB-CARD-ADDRESS-DELAYS-1", "REB-CARD-ADDRESS-DELAYS-2", "REB-CARD-ADDRESS-DELAYS-3")
def test_address_delays_queues_a_unit_for_every_icon() -> None:
    game = carry_out(
        "address-delays",
        "grand-moff-tarkin",
        "geonosis: stormtrooper, x-wing; hoth: 24 tie-fighter",
        at="geonosis",
        subjugated="geonosis",
        sabotaged="geonosis",
    )
    assert queues(game) == ["", "at-at", ""]  # no TIE Fighter is left
    game = carry_out("address-delays", "grand-moff-tarkin", at="corellia", imperial="corellia")
    assert queues(game) == ["", "", "tie-fighter, star-destroyer"]


@pytest.mark.rule("REB-CARD-RESEARCH-AND-DEVELOPMENT-1", "REB-CARD-RESEARCH-AND-DEVELOPMENT-3", "REB-PROJECT-1")
@pytest.mark.parametrize(
    ("kept", "put_back"),
    [("construct-death-star", "oversee-project"), ("oversee-project", "construct-death-star")],
)
def test_research_and_development_keeps_one_of_two_projects(kept: str, put_back: str) -> None:
    game = carry_out(
        "research-and-development",
        "grand-moff-tarkin",
        at="coruscant",
        change=laying("project", "oversee-project construct-death-star"),
    )
    assert options(game) == ["keep oversee-project", "keep construct-death-star"]
    assert game.view("empire")["project_deck"] == ["unknown"] * 8 + ["construct-death-star", "oversee-project"]
    play(game, f"keep {kept}")
    assert kept in hand(game, EMPIRE)
    assert MISSIONS[game.project_deck.cards[0]] == put_back  # on the bottom
    assert game.view("empire")["project_deck"] == [put_back] + ["unknown"] * 8
    assert set(game.view("rebel")["project_deck"]) == {"unknown"}
    assert "drew-project" not in heard(game, REBEL)


@pytest.mark.rule("REB-CARD-RESEARCH-AND-DEVELOPMENT-1", "REB-CARD-RESEARCH-AND-DEVELOPMENT-3", "REB-SABOTAGE-5")
def test_research_and_development_may_remove_sabotage() -> None:
    game = carry_out(
        "research-and-development",
        "grand-moff-tarkin",
        at="naboo",
        imperial="naboo",
        sabotaged="naboo sullust",
        change=laying("project", "oversee-project construct-death-star"),
    )
    assert options(game) == ["draw two projects", "remove sabotage"]
    other = play(game.copy(), "draw two projects")
    assert options(other) == ["keep oversee-project", "keep construct-death-star"]
    assert texts(other.sabotaged) == "naboo sullust"
    play(game, "remove sabotage")
    assert texts(game.sabotaged) == "sullust"
    assert "oversee-project" in hand(game, EMPIRE)
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-RESEARCH-AND-DEVELOPMENT-2")
def test_research_and_development_needs_loyalty() -> None:
    game = galaxy("naboo: stormtrooper", subjugated="naboo", imperial="mustafar")
    assert fitting(game, "research-and-development") == "coruscant mustafar"


@pytest.mark.rule("REB-CARD-RESEARCH-AND-DEVELOPMENT-3", "REB-CARD-GENERAL-22")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_research_and_development_with_a_short_project_deck(left: int) -> None:
    def shorten(game: State) -> None:
        game.project_discard = list(game.project_deck.cards[left:])
        game.project_deck = MissionDeck.of(game.project_deck.cards[:left])

    game = carry_out("research-and-development", "grand-moff-tarkin", at="coruscant", change=shorten)
    if left == 2:
        assert asked(game) == "empire keep-project"
        assert len(game.project_discard) == 8
    elif left:
        assert asked(game) == "empire take-turn"  # he keeps the one
        assert len(hand(game, EMPIRE)) == 5
        assert (len(game.project_deck), game.project_discard) == (9, [])  # and the deck is renewed
    else:
        assert asked(game) == "empire keep-project"  # the deck has been renewed
        assert len(game.project_deck) == 10
        assert game.project_discard == []


@pytest.mark.rule("REB-CARD-SECRET-WEAPONS-RESEARCH-1", "REB-CARD-SECRET-WEAPONS-RESEARCH-2")
def test_secret_weapons_research_draws_two_projects() -> None:
    game = carry_out(
        "secret-weapons-research",
        "grand-moff-tarkin",
        "naboo: stormtrooper",
        at="naboo",
        subjugated="naboo",
        imperial_hand="interrogation interrogation detained hunt-them-down collect-bounty trade-negotiations",
        change=laying("project", "oversee-project construct-death-star"),
    )
    assert {"oversee-project", "construct-death-star"} <= set(hand(game, EMPIRE))
    assert len(hand(game, EMPIRE)) == 12  # more than ten are discarded in the Refresh Phase only
    assert "drew-project" in heard(game, EMPIRE)
    assert "drew-project" not in heard(game, REBEL)

    def one_left(game: State) -> None:
        game.project_discard = list(game.project_deck.cards[1:])
        game.project_deck = MissionDeck.of(game.project_deck.cards[:1])

    game = carry_out("secret-weapons-research", "grand-moff-tarkin", at="coruscant", change=one_left)
    assert len(hand(game, EMPIRE)) == 6
    assert len(game.project_deck) == 8
    assert game.project_discard == []


# Detained


@pytest.mark.rule("REB-CARD-DETAINED-1", "REB-CARD-DETAINED-2")
def test_detained_is_who_stays_and_acts_as_usual() -> None:
    game = carry_out(
        "detained",
        "general-tagge",
        "hoth: x-wing",
        others="han-solo@hoth chewbacca@rebel-base princess-leia@naboo",
        against="han-solo",
        dice="h --",
    )
    assert game.detained == 1 << leader("han-solo")
    assert holds_units(game, REBEL, system("hoth"))
    assert can_be_captured(game, leader("han-solo"))
    begin(game, "refresh")
    assert where(game, "han-solo") == "hoth"
    assert where(game, "princess-leia") == "pool"


@pytest.mark.rule("REB-CARD-DETAINED-3")
def test_a_capture_ends_a_detention() -> None:
    game = galaxy("hoth: at-st", leaders="han-solo@hoth")
    game.detained = type(game.detained)(1 << leader("han-solo"))
    capture(game, leader("han-solo"))
    assert game.detained == 0


@pytest.mark.rule("REB-CARD-DETAINED-3", "REB-CARD-DETAINED-5")
def test_detained_against_a_captive_only_where_no_free_rebel_is_and_for_nothing() -> None:
    game = carry_out(
        "detained",
        "general-tagge",
        "hoth: at-st; naboo: at-st",
        others="han-solo@hoth chewbacca@naboo princess-leia@naboo lando-calrissian@hoth",
        rings="captured=han-solo carbonite=chewbacca lure-of-the-dark-side=lando-calrissian",
    )
    assert options(game) == ["against princess-leia", "against han-solo"]
    game.chance.script(luck("hh", "--"))  # Lando is the Empire's now
    play(game, "against han-solo")
    assert game.detained == 0
    assert "mission-succeeded" in heard(game, None)


# Strikes


@pytest.mark.rule("REB-CARD-HUNT-THEM-DOWN-1", "REB-CARD-HUNT-THEM-DOWN-2")
def test_hunt_them_down_destroys_units_of_either_side() -> None:
    game = carry_out("hunt-them-down", "soontir-fel", "hoth: x-wing, tie-fighter, airspeeder, ion-cannon", at="hoth")
    assert options(game) == ["destroy tie-fighter", "destroy x-wing", "destroy airspeeder", "done"]
    play(game, "destroy x-wing", "done")
    assert units(game, "hoth") == "tie-fighter, airspeeder, ion-cannon"
    assert game.battle is None


@pytest.mark.rule("REB-CARD-HUNT-THEM-DOWN-2")
def test_hunt_them_down_wins_if_nobody_is_left_at_the_base() -> None:
    game = carry_out("hunt-them-down", "soontir-fel", "hoth: x-wing, tie-fighter", at="hoth", base="hoth", found=True)
    play(game, "destroy x-wing", "done")
    assert game.outcome is not None
    assert game.outcome.rule == "REB-WIN-1"


@pytest.mark.rule("REB-CARD-PLANETARY-CONQUEST-1", "REB-CARD-PLANETARY-CONQUEST-2")
def test_planetary_conquest_lands_units_of_one_system() -> None:
    game = carry_out(
        "planetary-conquest",
        "general-veers",
        "sullust: 2 at-at, 2 at-st, 3 stormtrooper; hoth: stormtrooper; endor: at-st; naboo: rebel-trooper",
        at="naboo",
        others="darth-vader@hoth chewbacca@sullust han-solo@pool",
        rings="captured=chewbacca",
    )
    play(game, "send nobody")
    assert options(game) == ["done", "in endor", "in sullust"]  # Darth Vader holds those of Hoth
    play(game, "in sullust")
    assert options(game) == [
        "done",
        "move at-at from sullust",
        "move at-st from sullust",
        "move stormtrooper from sullust",
    ]
    play(game, "move at-at from sullust", "move at-st from sullust", *["move stormtrooper from sullust"] * 2)
    assert options(game) == ["done"]
    play(game, "done")
    assert units(game, "naboo") == "2 stormtrooper, at-st, at-at, rebel-trooper"
    assert where(game, "chewbacca") == "sullust"
    assert battle_of(game).active == EMPIRE


@pytest.mark.rule("REB-CARD-PLANETARY-CONQUEST-2")
def test_planetary_conquest_may_move_nothing() -> None:
    game = carry_out("planetary-conquest", "general-veers", "sullust: at-at", at="hoth")
    play(game, "done")
    assert units(game, "sullust") == "at-at"
    game = carry_out("planetary-conquest", "general-veers", "sullust: at-at", at="hoth")
    play(game, "in sullust", "done")
    assert units(game, "sullust") == "at-at"
    game = carry_out("planetary-conquest", "general-veers", at="hoth")
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-PLANETARY-CONQUEST-3")
def test_planetary_conquest_subjugates_and_ships_alone_do_not_fight() -> None:
    game = carry_out("planetary-conquest", "general-veers", "sullust: at-at; naboo: x-wing, tie-fighter", at="naboo")
    play(game, "in sullust", "move at-at from sullust", "done")
    assert texts(game.subjugated) == "naboo"
    assert game.battle is None
    game = carry_out(
        "planetary-conquest",
        "general-veers",
        "sullust: at-at; naboo: x-wing, tie-fighter",
        at="naboo",
        base="naboo",
        found=True,  # long before
    )
    play(game, "in sullust", "move at-at from sullust", "done")
    assert game.battle is None


@pytest.mark.rule("REB-CARD-PLANETARY-CONQUEST-3", "REB-CARD-GENERAL-21")
def test_planetary_conquest_of_a_destroyed_system_leads_to_no_combat() -> None:
    game = carry_out(
        "planetary-conquest",
        "general-veers",
        "sullust: at-at; naboo: rebel-transport, rebel-trooper, star-destroyer",
        at="naboo",
        destroyed="naboo",
    )
    play(game, "in sullust", "move at-at from sullust", "done")
    assert game.battle is None
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-PLANETARY-CONQUEST-3")
def test_planetary_conquest_finds_a_base_and_fights_for_it_in_any_theatre() -> None:
    game = carry_out(
        "planetary-conquest",
        "general-veers",
        "sullust: at-at; naboo: tie-fighter; rebel-base: x-wing",
        at="naboo",
        base="naboo",
        others="han-solo@pool",
    )
    play(game, "send nobody", "in sullust", "move at-at from sullust", "done")
    assert game.exposed
    assert battle_of(game).system == system("naboo")
    assert texts(battle_of(game).origins[EMPIRE]) == "sullust"
    game = carry_out("planetary-conquest", "general-veers", "sullust: at-at", at="naboo", base="naboo")
    play(game, "in sullust", "move at-at from sullust", "done")
    assert game.outcome is not None  # an empty base is lost at once
    assert game.outcome.rule == "REB-WIN-1"


# What is done to captives


@pytest.mark.rule("REB-CARD-INTERROGATION-1", "REB-CARD-INTERROGATION-2", "REB-INFO-5", "REB-OBJ-8", "REB-RUL-30")
def test_interrogation_shows_the_objectives_to_the_empire() -> None:
    game = carry_out(
        "interrogation",
        "darth-vader",
        "naboo: tie-fighter",
        others="han-solo@naboo",
        rings="carbonite=han-solo",
        change=lambda game: keep(game, "defend-the-people rebel-assault"),
        dice="hhh --",
    )
    hand_ = [OBJECTIVES[card] for card in game.objectives]
    assert len(hand_) == 3
    assert game.view("empire")["objectives"] == hand_  # and what it saw it remembers
    assert set(game.view("empire")["missions"][REBEL]) == {"unknown"}  # these were not meant
    assert set(game.view(None)["objectives"]) == {"unknown"}
    assert "showed" in heard(game, EMPIRE)
    assert "showed" not in heard(game, None)


@pytest.mark.rule("REB-CARD-INTERROGATION-2")
def test_interrogation_about_nothing() -> None:
    game = carry_out(
        "interrogation", "darth-vader", **CAPTIVE, dice="hhh --", change=lambda game: game.objectives.clear()
    )
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-CARBON-FREEZING-1", "REB-CARD-CARBON-FREEZING-2", "REB-REP-3")
def test_carbon_freezing_replaces_the_ring_and_costs_a_reputation() -> None:
    game = carry_out("carbon-freezing", "darth-vader", **CAPTIVE, dice="hhh --")
    assert ring(game, "carbonite") == "han-solo"
    assert ring(game, "captured") == ""
    assert game.reputation == 15
    assert fitting(game, "interrogation") == "naboo"  # he is still captured
    game = carry_out(
        "capture-rebel-operative",
        "darth-vader",
        "naboo: tie-fighter",
        others="han-solo@naboo chewbacca@naboo",
        rings="carbonite=han-solo",
        dice="hhh ---",
    )
    assert (ring(game, "carbonite"), ring(game, "captured")) == ("han-solo", "chewbacca")


@pytest.mark.rule("REB-CARD-CARBON-FREEZING-3")
def test_a_rescue_from_carbonite_gives_no_reputation_back() -> None:
    game = carry_out(
        "daring-rescue", "luke-skywalker", "naboo: tie-fighter", others="han-solo@naboo", rings="carbonite=han-solo"
    )
    game.reputation = 15
    play(game, "stay")
    assert where(game, "han-solo") == "rebel-base"
    assert game.reputation == 15


@pytest.mark.rule("REB-CARD-CARBON-FREEZING-4", "REB-RUL-49")
def test_reputation_is_not_lost_beyond_the_end_of_the_track() -> None:
    game = carry_out(
        "carbon-freezing", "darth-vader", **CAPTIVE, dice="hhh --", change=lambda game: setattr(game, "reputation", 16)
    )
    assert ring(game, "carbonite") == "han-solo"
    assert game.reputation == 16


@pytest.mark.rule("REB-CARD-CARBON-FREEZING-5")
def test_there_is_one_carbonite_ring() -> None:
    position: dict[str, Any] = {
        "units": "naboo: tie-fighter; hoth: at-st",
        "others": "han-solo@naboo chewbacca@hoth",
        "rings": "captured=han-solo carbonite=chewbacca",
    }
    game = carry_out("carbon-freezing", "darth-vader", **position)
    other = game.copy()
    game.chance.script(luck("hhh", "--"))
    play(game, "against han-solo")
    assert ring(game, "carbonite") == "han-solo"
    assert ring(game, "captured") == ""
    assert where(game, "chewbacca") == "rebel-base"
    other.chance.script(luck("hhh", "---"))
    play(other, "against chewbacca")
    assert (ring(other, "captured"), ring(other, "carbonite")) == ("han-solo", "chewbacca")
    assert other.reputation == 15


@pytest.mark.rule("REB-CARD-RETRIEVE-THE-PLANS-1", "REB-CARD-RETRIEVE-THE-PLANS-2")
def test_retrieve_the_plans_puts_an_objective_under_the_deck() -> None:
    game = carry_out(
        "retrieve-the-plans",
        "darth-vader",
        **CAPTIVE,
        dice="hhh --",
        change=lambda game: keep(game, "defend-the-people rebel-assault"),
    )
    assert options(game) == [f"take {OBJECTIVES[card]}" for card in game.objectives]
    play(game, "take rebel-assault")
    assert objective("rebel-assault") not in game.objectives
    assert OBJECTIVES[game.objective_deck.cards[0]] == "rebel-assault"
    for seat in ("rebel", "empire"):
        assert game.view(seat)["objective_deck"][0] == "rebel-assault"
    assert game.view(None)["objective_deck"][0] == "unknown"
    assert "defend-the-people" in game.view("empire")["objectives"]
    assert "rebel-assault" not in game.view("empire")["objectives"]
    game = carry_out(
        "retrieve-the-plans", "darth-vader", **CAPTIVE, dice="hhh --", change=lambda game: game.objectives.clear()
    )
    assert asked(game) == "empire take-turn"
    game = carry_out("retrieve-the-plans", "darth-vader", **CAPTIVE, dice="hhh --")
    assert game.objectives == []  # it must choose, and there was one


# Collect Bounty


@pytest.mark.rule("REB-CARD-COLLECT-BOUNTY-1", "REB-CARD-COLLECT-BOUNTY-5", "REB-CARD-COLLECT-BOUNTY-6")
def test_collect_bounty_captures_and_carries_off() -> None:
    game = carry_out(
        "collect-bounty",
        "boba-fett+darth-vader",
        "sullust: tie-fighter; coruscant: at-st",
        others="han-solo@naboo chewbacca@coruscant admiral-piett@sullust",
        rings="captured=chewbacca",
        dice="hhhhhh --",
    )
    assert ring(game, "captured") == "han-solo"
    assert where(game, "han-solo") == where(game, "boba-fett") == where(game, "darth-vader") == "sullust"
    assert where(game, "chewbacca") == "rebel-base"


@pytest.mark.rule("REB-CARD-COLLECT-BOUNTY-2")
def test_collect_bounty_stays_where_an_imperial_unit_is() -> None:
    game = carry_out(
        "collect-bounty", "boba-fett", "sullust: tie-fighter; naboo: at-st", others="han-solo@naboo", dice="hhh --"
    )
    assert where(game, "han-solo") == where(game, "boba-fett") == "naboo"
    assert ring(game, "captured") == "han-solo"


@pytest.mark.rule("REB-CARD-COLLECT-BOUNTY-3", "REB-CARD-COLLECT-BOUNTY-5")
def test_collect_bounty_against_any_free_rebel_in_a_system() -> None:
    game = carry_out(
        "collect-bounty",
        "boba-fett",
        "hoth: tie-fighter",
        others="han-solo@naboo chewbacca@hoth lando-calrissian@hoth mon-mothma@rebel-base princess-leia@endor",
        rings="captured=chewbacca lure-of-the-dark-side=lando-calrissian",
    )
    assert options(game) == ["against princess-leia", "against han-solo"]


@pytest.mark.rule("REB-CARD-COLLECT-BOUNTY-4", "REB-MAP-11")
def test_collect_bounty_chooses_among_equally_close_systems() -> None:
    game = carry_out(
        "collect-bounty",
        "boba-fett",
        "sullust: tie-fighter; utapau: at-st; coruscant: at-at",
        others="han-solo@naboo",
        dice="hhh --",
    )
    assert options(game) == ["in sullust", "in utapau"]
    play(game, "in utapau")
    assert where(game, "han-solo") == where(game, "boba-fett") == "utapau"


@pytest.mark.rule("REB-CARD-COLLECT-BOUNTY-6")
def test_collect_bounty_without_any_imperial_unit_is_in_vain() -> None:
    game = carry_out("collect-bounty", "boba-fett", others="han-solo@naboo", dice="hhh --")
    assert where(game, "boba-fett") == "naboo"
    assert ring(game, "captured") == ""
    assert where(game, "han-solo") == "rebel-base"


@pytest.mark.rule("REB-CARD-COLLECT-BOUNTY-1")
def test_collect_bounty_after_a_sacrifice_moves_the_hunter_alone() -> None:
    game = carry_out(
        "collect-bounty",
        "boba-fett",
        "sullust: tie-fighter",
        others="obi-wan-kenobi@naboo",
        dice="hhh",
        change=lambda game: hold(game, "noble-sacrifice"),
    )
    play(game, "use noble-sacrifice")
    assert where(game, "boba-fett") == "sullust"
    assert where(game, "obi-wan-kenobi") == "box"
    assert "delivered" not in heard(game, None)
