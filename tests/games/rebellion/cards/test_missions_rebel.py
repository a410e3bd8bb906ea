"""What each Rebel mission does. Rapid Mobilization is in `test_base`. [REB-CARD]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import (
    EMPIRE,
    MISSIONS,
    OBJECTIVES,
    REBEL,
    STAGE,
    SYSTEMS,
    leader,
    objective,
)
from dejarik.games.rebellion.state import State
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
    in_pool,
    keep,
    lay,
    loyal,
    options,
    play,
    probes,
    queue,
    reveal,
    ring,
    table,
    texts,
    units,
    where,
)


def laying(pile: str, cards: str) -> Callable[[State], None]:
    """With these cards on the top of a deck."""
    return lambda game: lay(game, pile, cards)


def queueing(text: str) -> Callable[[State], None]:
    """With these units on the queue."""
    return lambda game: enqueue(game, text)


def leave(cards: int) -> Callable[[State], None]:
    """With so many objectives in the deck; the others are in the hand."""

    def shorten(game: State) -> None:
        keep(game, " ".join(OBJECTIVES[card] for card in game.objective_deck.cards[cards:]))

    return shorten


def deck(game: State) -> list[str]:
    """The objective deck, the top first."""
    return [OBJECTIVES[card] for card in reversed(game.objective_deck.cards)]


def probe_deck(game: State) -> list[str]:
    """The probe deck, the top first."""
    return [SYSTEMS[card] for card in reversed(game.probe_deck.cards)]


def discarded(game: State) -> list[str]:
    return [MISSIONS[card] for card in game.mission_discards[REBEL]]


CAPTIVE = "naboo: star-destroyer, tie-fighter"
STARTING_OBJECTIVE = 1

# Build Alliance


@pytest.mark.rule("REB-CARD-BUILD-ALLIANCE-1")
@pytest.mark.parametrize(
    ("before", "after"), [({}, "naboo"), ({"imperial": "naboo"}, ""), ({"rebel": "naboo"}, "naboo")]
)
def test_build_alliance_gains_one_loyalty(before: dict[str, Any], after: str) -> None:
    game = carry_out("build-alliance", "mon-mothma", at="naboo", **before)
    assert loyal(game, REBEL) == after
    assert "naboo" not in loyal(game, EMPIRE)


@pytest.mark.rule("REB-CARD-BUILD-ALLIANCE-1", "REB-MISSION-REVEAL-9")
def test_no_other_mission_has_more_dice_for_units_and_the_empire_never() -> None:
    game = carry_out("sabotage", "han-solo", "naboo: 2 x-wing", at="naboo", others="darth-vader@naboo", dice="hh ---")
    assert game.sabotaged  # two dice for Han Solo, and Darth Vader's three
    troops = "naboo: x-wing, stormtrooper"
    game = carry_out(
        "build-alliance",
        "mon-mothma",
        troops,
        at="naboo",
        others="darth-vader@naboo",
        dice="----- hh",
        imperial="naboo",
    )
    assert loyal(game, EMPIRE) == "coruscant naboo"  # five dice against two


@pytest.mark.rule("REB-CARD-BUILD-ALLIANCE-2")
def test_build_alliance_may_be_revealed_where_it_brings_nothing() -> None:
    game = galaxy(rebel="naboo", assigned="build-alliance=mon-mothma")
    assert {"naboo", "coruscant"} <= set(fitting(game, "build-alliance").split())
    assert "hoth" not in fitting(game, "build-alliance").split()  # remote
    game = carry_out("build-alliance", "mon-mothma", at="coruscant")
    assert loyal(game, EMPIRE) == "coruscant"


@pytest.mark.rule("REB-CARD-BUILD-ALLIANCE-1", "REB-CARD-BUILD-ALLIANCE-3")
@pytest.mark.parametrize(
    ("where_", "dice"), [("naboo: x-wing", 5), ("naboo: shield-generator", 5), ("rebel-base: x-wing", 3), ("", 3)]
)
def test_build_alliance_has_two_more_dice_with_a_unit_in_the_system(where_: str, dice: int) -> None:
    game = carry_out("build-alliance", "mon-mothma", where_, at="naboo", others="darth-vader@naboo", base="naboo")
    assert [len(roll) for roll in game.picks()[-1][2]] == [dice, 2]  # type: ignore[arg-type]  # rolls
    game = carry_out("build-alliance", "mon-mothma", where_, at="naboo", base="naboo")
    assert game.picks()[-1][2] == ()  # nobody opposes


# Objectives to look at


@pytest.mark.rule("REB-OBJ-9", "REB-CARD-INFILTRATION-1")
def test_infiltration_keeps_one_of_two_objectives_on_top() -> None:
    game = carry_out(
        "infiltration", "princess-leia", CAPTIVE, change=laying("objective", "defend-the-people rebel-assault")
    )
    assert options(game) == ["keep defend-the-people", "keep rebel-assault"]
    play(game, "keep rebel-assault")
    assert deck(game)[0] == "rebel-assault"
    assert deck(game)[-1] == "defend-the-people"  # below the cards of stage III
    assert STAGE[game.objective_deck.cards[1]] == 3


@pytest.mark.rule("REB-CARD-INFILTRATION-2", "REB-CARD-INFILTRATION-3")
def test_only_the_rebels_see_what_they_infiltrated_and_all_see_the_stages() -> None:
    game = carry_out(
        "infiltration", "princess-leia", CAPTIVE, change=laying("objective", "defend-the-people rebel-assault")
    )
    assert game.view("rebel")["objective_deck"][-2:] == ["rebel-assault", "defend-the-people"]
    play(game, "keep rebel-assault")
    assert game.view("rebel")["objective_deck"][0] == "defend-the-people"
    for seat in ("empire", None):
        assert set(game.view(seat)["objective_deck"]) == {"unknown"}
        assert game.view(seat)["objective_deck_stages"][0] == 1


@pytest.mark.rule("REB-CARD-INFILTRATION-3")
@pytest.mark.parametrize("cards", [0, 1])
def test_infiltration_of_a_single_objective_only_looks(cards: int) -> None:
    game = carry_out("infiltration", "princess-leia", CAPTIVE, change=leave(cards))
    assert asked(game).endswith("take-turn")
    assert game.view("rebel")["objective_deck"] == deck(game)
    assert len(deck(game)) == cards


@pytest.mark.rule("REB-OBJ-9", "REB-CARD-STOLEN-PLANS-1")
def test_stolen_plans_puts_four_objectives_in_any_order() -> None:
    cards = "defend-the-people rebel-assault crippling-blow regional-support"
    game = carry_out("stolen-plans", "princess-leia", CAPTIVE, change=laying("objective", cards))
    below = deck(game)[4:]
    assert options(game) == [f"keep {card}" for card in cards.split()]
    play(game, "keep crippling-blow", "keep defend-the-people", "keep regional-support")
    assert deck(game) == ["crippling-blow", "defend-the-people", "regional-support", "rebel-assault", *below]


@pytest.mark.rule("REB-CARD-STOLEN-PLANS-2", "REB-CARD-STOLEN-PLANS-3")
def test_the_empire_sees_the_stages_of_stolen_plans_in_their_new_order() -> None:
    cards = "defend-the-people rebel-assault liberation inspire-sympathy"
    game = carry_out("stolen-plans", "princess-leia", CAPTIVE, change=laying("objective", cards))
    play(game, "keep inspire-sympathy")
    assert game.view("rebel")["stack"][-1]["chosen"] == ["inspire-sympathy"]
    assert game.view("empire")["stack"][-1]["chosen"] == []
    play(game, "keep rebel-assault", "keep liberation")
    assert game.view("empire")["objective_deck_stages"][-4:] == [1, 2, 1, 3]
    assert set(game.view("empire")["objective_deck"]) == {"unknown"}
    assert game.view("rebel")["objective_deck"][-4:] == [
        "defend-the-people",
        "liberation",
        "rebel-assault",
        "inspire-sympathy",
    ]


@pytest.mark.rule("REB-CARD-STOLEN-PLANS-3")
def test_stolen_plans_with_fewer_than_four_cards() -> None:
    game = carry_out("stolen-plans", "princess-leia", CAPTIVE, change=leave(2))
    first, second = deck(game)
    play(game, f"keep {second}")
    assert deck(game) == [second, first]
    game = carry_out("stolen-plans", "princess-leia", CAPTIVE, change=leave(1))
    assert asked(game).endswith("take-turn")


@pytest.mark.rule("REB-CARD-COVERT-OPERATION-1", "REB-CARD-COVERT-OPERATION-3")
def test_covert_operation_draws_one_of_two_objectives() -> None:
    game = carry_out(
        "covert-operation", "obi-wan-kenobi", CAPTIVE, change=laying("objective", "defend-the-people rebel-assault")
    )
    assert options(game) == ["keep defend-the-people", "keep rebel-assault"]
    before = list(game.objectives)
    play(game, "keep rebel-assault")
    assert game.objectives == sorted([*before, objective("rebel-assault")])
    assert game.view("rebel")["objective_deck"][0] == "defend-the-people"  # they know what is at the bottom
    assert deck(game)[-1] == "defend-the-people"
    assert "drew-objectives" in heard(game, REBEL)
    assert "drew-objectives" not in heard(game, EMPIRE)
    assert set(game.view("empire")["objectives"]) == {"unknown"}


@pytest.mark.rule("REB-CARD-COVERT-OPERATION-3")
@pytest.mark.parametrize("cards", [0, 1])
def test_covert_operation_takes_a_single_objective(cards: int) -> None:
    game = carry_out("covert-operation", "obi-wan-kenobi", CAPTIVE, change=leave(cards))
    assert asked(game).endswith("take-turn")
    assert deck(game) == []
    assert len(game.objectives) == 15


# Sabotage


@pytest.mark.rule("REB-CARD-SABOTAGE-1")
def test_sabotage_puts_a_marker() -> None:
    game = carry_out("sabotage", "han-solo", at="naboo")
    assert texts(game.sabotaged) == "naboo"


@pytest.mark.rule("REB-CARD-SABOTAGE-2")
def test_sabotage_stays_until_an_imperial_mission_removes_it() -> None:
    game = galaxy(
        sabotaged="naboo",
        imperial="naboo",
        leaders="han-solo@pool general-tagge@pool",
        assigned="construct-factory=grand-moff-tarkin",
    )
    begin(game, "refresh")
    assert texts(game.sabotaged) == "naboo"
    game = carry_out("construct-factory", "grand-moff-tarkin", at="naboo", sabotaged="naboo", imperial="naboo")
    assert texts(game.sabotaged) == ""


@pytest.mark.rule("REB-CARD-SABOTAGE-3")
def test_sabotage_may_be_where_a_marker_is_and_in_coruscant_but_not_in_a_remote_system() -> None:
    game = galaxy(sabotaged="naboo")
    assert {"naboo", "coruscant"} <= set(fitting(game, "sabotage").split())
    assert "hoth" not in fitting(game, "sabotage").split()
    game = carry_out("sabotage", "han-solo", at="naboo", sabotaged="naboo")
    assert texts(game.sabotaged) == "naboo"


# Base Defenses


@pytest.mark.rule("REB-CARD-BASE-DEFENSES-1", "REB-CARD-BASE-DEFENSES-2", "REB-BASE-SPACE-2")
def test_base_defenses_appear_at_the_base_wherever_the_mission_is() -> None:
    game = galaxy("naboo: stormtrooper", rebel="naboo mandalore", subjugated="naboo", imperial="sullust")
    assert fitting(game, "base-defenses") == "mandalore naboo"
    game = carry_out("base-defenses", "mon-mothma", at="naboo", rebel="naboo mandalore")
    assert units(game, "rebel-base") == "shield-generator, ion-cannon"
    assert len(game.view("empire")["possible"]) == 31  # it says nothing about the base


@pytest.mark.rule("REB-CARD-BASE-DEFENSES-3", "REB-BASE-REVEAL-10")
def test_base_defenses_appear_in_the_system_of_a_revealed_base_without_a_combat() -> None:
    game = carry_out(
        "base-defenses", "mon-mothma", "sullust: stormtrooper, x-wing", rebel="naboo", base="sullust", found=True
    )
    assert units(game, "sullust") == "stormtrooper, x-wing, shield-generator, ion-cannon"
    assert game.battle is None


@pytest.mark.rule("REB-CARD-BASE-DEFENSES-3")
def test_base_defenses_without_a_figure_need_one_from_elsewhere() -> None:
    game = carry_out("base-defenses", "mon-mothma", "naboo: 3 ion-cannon", rebel="naboo")
    assert options(game) == ["gain fewer", "free ion-cannon from naboo"]
    play(game, "free ion-cannon from naboo")
    assert units(game, "rebel-base") == "shield-generator, ion-cannon"
    assert units(game, "naboo") == "2 ion-cannon"
    game = carry_out("base-defenses", "mon-mothma", "naboo: 3 ion-cannon", rebel="naboo")
    assert units(play(game, "gain fewer"), "rebel-base") == "shield-generator"


# Uprisings


@pytest.mark.rule("REB-CARD-INCITE-REBELLION-1", "REB-CARD-INCITE-REBELLION-3")
def test_incite_rebellion_has_three_troopers_and_the_ships_there_fight() -> None:
    game = carry_out(
        "incite-rebellion",
        "mon-mothma",
        "naboo: stormtrooper, tie-fighter, x-wing",
        subjugated="naboo",
        others="darth-vader@pool",
    )
    play(game, "send nobody")
    assert units(game, "naboo") == "tie-fighter, stormtrooper, x-wing, 3 rebel-trooper"
    battle = battle_of(game)
    assert battle.active == REBEL
    assert battle.had_units == [3, 3]


@pytest.mark.rule("REB-CARD-INCITE-REBELLION-2")
def test_incite_rebellion_may_take_troopers_from_elsewhere() -> None:
    game = carry_out(
        "incite-rebellion",
        "mon-mothma",
        "naboo: stormtrooper; hoth: 19 rebel-trooper; endor: rebel-trooper",
        subjugated="naboo",
        others="darth-vader@pool",
    )
    play(game, "send nobody")
    assert units(game, "naboo") == "stormtrooper, rebel-trooper"
    assert options(game) == ["gain fewer", "free rebel-trooper from endor", "free rebel-trooper from hoth"]
    play(game, "free rebel-trooper from endor")
    assert options(game) == ["gain fewer", "free rebel-trooper from hoth"]
    other = game.copy()
    play(other, "free rebel-trooper from hoth")
    assert units(other, "naboo") == "stormtrooper, 3 rebel-trooper"
    assert other.battle is not None  # and no more than three
    play(game, "gain fewer")
    assert units(game, "endor") == ""
    assert units(game, "naboo") == "stormtrooper, 2 rebel-trooper"
    assert battle_of(game).active == REBEL


@pytest.mark.rule("REB-CARD-SUPPORT-OF-MON-CALAMARI-1", "REB-CARD-SUPPORT-OF-MON-CALAMARI-2")
def test_support_of_mon_calamari_is_loyalty_or_a_cruiser() -> None:
    game = carry_out("support-of-mon-calamari", "mon-mothma", imperial="mon-calamari", sabotaged="mon-calamari")
    assert options(game) == ["gain loyalty", "queue cruiser"]
    other = game.copy()
    play(game, "gain loyalty")
    assert loyal(game, REBEL) == "mon-calamari"
    assert queue(game, 3) == ""
    play(other, "queue cruiser")
    assert loyal(other, REBEL) == ""
    assert queue(other, 3) == "mon-calamari-cruiser"  # in spite of the sabotage


@pytest.mark.rule("REB-CARD-SUPPORT-OF-MON-CALAMARI-3")
def test_support_of_mon_calamari_without_a_cruiser_or_a_planet() -> None:
    game = carry_out("support-of-mon-calamari", "mon-mothma", "hoth: 3 mon-calamari-cruiser", others="darth-vader@pool")
    assert asked(game) == "empire oppose"  # nothing has been chosen yet
    play(game, "send nobody")
    assert loyal(game, REBEL) == "mon-calamari"
    game = carry_out("support-of-mon-calamari", "mon-mothma", "hoth: 2 mon-calamari-cruiser")
    assert options(game) == ["gain loyalty", "queue cruiser"]  # there is one left
    game = carry_out("support-of-mon-calamari", "mon-mothma", destroyed="mon-calamari")
    assert loyal(play(game, "gain loyalty"), REBEL) == ""
    game = carry_out("support-of-mon-calamari", "mon-mothma", destroyed="mon-calamari")
    assert queue(play(game, "queue cruiser"), 3) == "mon-calamari-cruiser"


@pytest.mark.rule("REB-CARD-PUBLIC-UPRISING-1")
def test_public_uprising_has_a_circle_and_two_triangles_and_a_combat() -> None:
    game = carry_out(
        "public-uprising", "mon-mothma", "naboo: stormtrooper", subjugated="naboo", others="darth-vader@pool"
    )
    play(game, "send nobody")
    assert options(game) == ["take corellian-corvette", "take airspeeder"]
    play(game, "take airspeeder")
    triangles = ["take x-wing", "take y-wing", "take rebel-transport", "take rebel-trooper"]
    assert options(game) == triangles
    play(game, "take rebel-trooper")
    assert options(game) == triangles
    play(game, "take y-wing")
    assert units(game, "naboo") == "stormtrooper, y-wing, rebel-trooper, airspeeder"
    assert battle_of(game).active == REBEL


@pytest.mark.rule("REB-CARD-PUBLIC-UPRISING-2")
def test_public_uprising_takes_what_the_supply_has_and_frees_what_it_has_not() -> None:
    game = carry_out(
        "public-uprising",
        "mon-mothma",
        "naboo: stormtrooper; hoth: 4 corellian-corvette, 6 airspeeder, 8 x-wing",
        subjugated="naboo",
    )
    assert options(game) == ["gain fewer", "free corellian-corvette from hoth", "free airspeeder from hoth"]
    play(game, "free corellian-corvette from hoth")
    assert units(game, "hoth") == "8 x-wing, 3 corellian-corvette, 6 airspeeder"
    assert units(game, "naboo") == "stormtrooper, corellian-corvette"
    assert options(game) == ["take y-wing", "take rebel-transport", "take rebel-trooper", "free x-wing from hoth"]


@pytest.mark.rule("REB-CARD-PUBLIC-UPRISING-3")
def test_public_uprising_of_ships_alone_leads_to_no_combat_without_imperial_ships() -> None:
    game = carry_out("public-uprising", "mon-mothma", "naboo: stormtrooper", subjugated="naboo")
    play(game, "take corellian-corvette", "take x-wing", "take x-wing")
    assert units(game, "naboo") == "stormtrooper, 2 x-wing, corellian-corvette"
    assert asked(game).endswith("take-turn")


# Establish Trade Relations


@pytest.mark.rule("REB-CARD-ESTABLISH-TRADE-RELATIONS-1", "REB-CARD-ESTABLISH-TRADE-RELATIONS-4")
def test_trade_relations_give_loyalty_and_units_of_ones_choice_on_the_queue() -> None:
    game = carry_out("establish-trade-relations", "mon-mothma", "geonosis: tie-fighter", at="geonosis")
    assert loyal(game, REBEL) == "geonosis"
    assert options(game) == ["take x-wing", "take y-wing", "take rebel-transport"]
    play(game, "take y-wing")
    assert options(game) == ["take shield-generator", "take ion-cannon"]
    play(game, "take ion-cannon")
    assert queue(game, 2) == "y-wing, ion-cannon"  # the number of Geonosis


@pytest.mark.rule("REB-CARD-ESTABLISH-TRADE-RELATIONS-2")
def test_trade_relations_queue_units_whatever_the_loyalty_is_then() -> None:
    game = carry_out("establish-trade-relations", "mon-mothma", at="kashyyyk", imperial="kashyyyk")
    assert loyal(game, REBEL) == ""
    assert queue(game, 1) == "2 rebel-trooper"


@pytest.mark.rule("REB-CARD-ESTABLISH-TRADE-RELATIONS-3")
def test_trade_relations_anywhere_without_sabotage() -> None:
    game = galaxy(sabotaged="naboo", destroyed="alderaan", imperial="mustafar")
    assert set(fitting(game, "establish-trade-relations").split()) == set(SYSTEMS) - {"naboo"}
    for place, queued in (("coruscant", "rebel-trooper"), ("hoth", ""), ("alderaan", "")):
        game = carry_out("establish-trade-relations", "mon-mothma", at=place, destroyed="alderaan")
        assert loyal(game, REBEL) == ""
        assert queue(game, 1) == queued


# Seek Yoda


@pytest.mark.rule("REB-CARD-SEEK-YODA-1", "REB-CARD-SEEK-YODA-6")
def test_luke_becomes_a_jedi_and_keeps_his_place() -> None:
    game = carry_out("seek-yoda", "luke-skywalker")
    assert where(game, "luke-skywalker-jedi") == "dagobah"
    assert where(game, "luke-skywalker") == "box"
    assert ring(game, "master-yoda") == "luke-skywalker-jedi"


@pytest.mark.rule("REB-CARD-SEEK-YODA-2", "REB-CARD-SEEK-YODA-5", "REB-CARD-SEEK-YODA-6")
def test_the_ring_may_go_to_lukes_companion_and_his_own_stays_with_him() -> None:
    game = carry_out("seek-yoda", "luke-skywalker+princess-leia", rings="r2-d2=luke-skywalker c-3po=princess-leia")
    assert options(game) == ["ring for luke-skywalker-jedi", "ring for princess-leia"]
    play(game, "ring for princess-leia")
    assert ring(game, "master-yoda") == "princess-leia"
    assert ring(game, "r2-d2") == "luke-skywalker-jedi"
    assert ring(game, "c-3po") == ""  # replaced
    assert where(game, "luke-skywalker-jedi") == where(game, "princess-leia") == "dagobah"


@pytest.mark.rule("REB-CARD-SEEK-YODA-4")
def test_yoda_may_be_sought_on_a_destroyed_dagobah() -> None:
    game = carry_out("seek-yoda", "princess-leia", destroyed="dagobah")
    assert where(game, "princess-leia") == "dagobah"
    assert ring(game, "master-yoda") == "princess-leia"


@pytest.mark.rule("REB-CARD-SEEK-YODA-5", "REB-CARD-SEEK-YODA-6")
def test_a_second_search_moves_the_ring_and_a_jedi_stays_one() -> None:
    game = carry_out(
        "seek-yoda", "luke-skywalker-jedi", others="princess-leia@naboo", rings="master-yoda=princess-leia"
    )
    assert ring(game, "master-yoda") == "luke-skywalker-jedi"
    assert where(game, "luke-skywalker-jedi") == "dagobah"
    assert where(game, "luke-skywalker") == "beside-the-board"


@pytest.mark.rule("REB-CARD-SEEK-YODA-7")
def test_yoda_rerolls_one_own_die_of_a_mission_once_a_round() -> None:
    game = carry_out(
        "rule-by-fear",
        "darth-vader",
        "naboo: tie-fighter",
        others="luke-skywalker@naboo mon-mothma@naboo",
        rings="master-yoda=luke-skywalker",
        dice="h- --- h",
    )
    assert asked(game) == "rebel reroll"  # Luke has no diplomacy, and need not
    assert options(game) == ["keep ring", "blank"]
    play(game, "blank")
    assert loyal(game, EMPIRE) == "coruscant"  # 1 against 1
    assert game.yoda_used
    game = carry_out(
        "rule-by-fear",
        "darth-vader",
        "naboo: tie-fighter",
        others="luke-skywalker@naboo mon-mothma@naboo",
        rings="master-yoda=luke-skywalker",
        change=lambda game: setattr(game, "yoda_used", True),
    )
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-SEEK-YODA-7")
def test_yoda_rerolls_for_those_who_attempt_a_mission_too() -> None:
    game = carry_out(
        "sabotage",
        "han-solo",
        at="naboo",
        others="luke-skywalker@naboo darth-vader@naboo",
        rings="master-yoda=luke-skywalker",
    )
    assert asked(game) == "rebel reroll"
    game = carry_out(
        "sabotage",
        "han-solo",
        at="naboo",
        others="luke-skywalker@hoth darth-vader@naboo",
        rings="master-yoda=luke-skywalker",
    )
    assert not asked(game).endswith("reroll")  # he is elsewhere


# Rescues


@pytest.mark.rule("REB-CARD-DARING-RESCUE-1", "REB-CARD-DARING-RESCUE-2", "REB-RUL-27")
def test_daring_rescue_and_who_goes_along() -> None:
    game = carry_out(
        "daring-rescue",
        "princess-leia+luke-skywalker",
        CAPTIVE,
        others="han-solo@naboo chewbacca@naboo",
        rings="captured=han-solo",
    )
    assert options(game) == ["stay", "princess-leia goes along", "luke-skywalker goes along"]
    play(game, "luke-skywalker goes along", "stay")
    assert ring(game, "captured") == ""
    assert where(game, "han-solo") == where(game, "luke-skywalker") == "rebel-base"
    assert where(game, "princess-leia") == where(game, "chewbacca") == "naboo"


@pytest.mark.rule("REB-CARD-DARING-RESCUE-2", "REB-CAPTURE-10")
def test_a_daring_rescue_from_carbonite_leads_to_a_revealed_base_and_gives_no_reputation_back() -> None:
    game = carry_out(
        "daring-rescue",
        "luke-skywalker",
        f"{CAPTIVE}; sullust: x-wing",
        others="han-solo@naboo",
        rings="carbonite=han-solo",
        base="sullust",
        found=True,
    )
    before = game.reputation
    play(game, "luke-skywalker goes along")
    assert where(game, "han-solo") == where(game, "luke-skywalker") == "sullust"
    assert ring(game, "carbonite") == ""
    assert game.reputation == before


@pytest.mark.rule("REB-CARD-DARING-RESCUE-3")
def test_of_two_captives_one_is_rescued_and_neither_rolls() -> None:
    game = carry_out(
        "daring-rescue",
        "luke-skywalker",
        CAPTIVE,
        others="han-solo@naboo princess-leia@naboo emperor-palpatine@naboo",
        rings="captured=han-solo carbonite=princess-leia",
        dice="hh -h",
    )
    assert options(game) == ["rescue princess-leia", "rescue han-solo"]
    play(game, "rescue princess-leia", "stay")
    assert where(game, "princess-leia") == "rebel-base"
    assert where(game, "han-solo") == "naboo"
    assert ring(game, "captured") == "han-solo"


@pytest.mark.rule("REB-CARD-DARING-RESCUE-4")
def test_destiny_calls_when_it_is_settled_who_goes_along() -> None:
    game = carry_out(
        "daring-rescue",
        "luke-skywalker",
        CAPTIVE,
        others="han-solo@naboo darth-vader@naboo",
        rings="captured=han-solo",
        dice="hh ",
        change=lambda game: hold(game, "it-is-your-destiny"),
    )
    assert asked(game) == "rebel choose-company"
    play(game, "luke-skywalker goes along")
    assert asked(game) == "empire use-action"
    play(game, "use it-is-your-destiny")
    assert ring(game, "captured") == "luke-skywalker"
    assert where(game, "luke-skywalker") == "naboo"
    assert where(game, "han-solo") == "rebel-base"


@pytest.mark.rule("REB-CARD-FOR-THE-GREATER-GOOD-1")
def test_for_the_greater_good_the_leaders_stay_and_an_objective_is_drawn() -> None:
    game = carry_out(
        "for-the-greater-good", "obi-wan-kenobi", CAPTIVE, others="han-solo@naboo", rings="captured=han-solo"
    )
    assert asked(game).endswith("take-turn")
    assert where(game, "han-solo") == "rebel-base"
    assert where(game, "obi-wan-kenobi") == "naboo"
    assert len(game.objectives) == STARTING_OBJECTIVE + 1


@pytest.mark.rule("REB-CARD-FOR-THE-GREATER-GOOD-1")
def test_for_the_greater_good_nobody_flies_away_with_the_falcon_either() -> None:
    game = carry_out(
        "for-the-greater-good",
        "obi-wan-kenobi",
        CAPTIVE,
        others="han-solo@naboo chewbacca@naboo luke-skywalker@naboo",
        rings="captured=han-solo carbonite=luke-skywalker millennium-falcon=chewbacca",
    )
    play(game, "rescue luke-skywalker", "use ring")
    assert where(game, "han-solo") == where(game, "luke-skywalker") == "rebel-base"
    assert where(game, "obi-wan-kenobi") == "naboo"


@pytest.mark.rule("REB-CARD-FOR-THE-GREATER-GOOD-2")
def test_for_the_greater_good_of_two_captives_one_is_chosen_before_the_objective_is_seen() -> None:
    game = carry_out(
        "for-the-greater-good",
        "obi-wan-kenobi",
        CAPTIVE,
        others="han-solo@naboo princess-leia@naboo",
        rings="captured=han-solo carbonite=princess-leia",
        change=leave(0),
    )
    assert options(game) == ["rescue princess-leia", "rescue han-solo"]
    play(game, "rescue han-solo")
    assert where(game, "han-solo") == "rebel-base"  # although there is no objective to draw
    game = carry_out(
        "for-the-greater-good",
        "obi-wan-kenobi",
        CAPTIVE,
        others="han-solo@naboo princess-leia@naboo",
        rings="captured=han-solo carbonite=princess-leia",
    )
    assert len(game.objectives) == STARTING_OBJECTIVE
    play(game, "rescue han-solo")
    assert len(game.objectives) == STARTING_OBJECTIVE + 1


@pytest.mark.rule("REB-CARD-FOR-THE-GREATER-GOOD-2")
def test_destiny_may_take_who_acts_for_the_greater_good() -> None:
    game = carry_out(
        "for-the-greater-good",
        "obi-wan-kenobi",
        CAPTIVE,
        others="han-solo@naboo darth-vader@naboo",
        rings="captured=han-solo",
        dice="hhh",
        change=lambda game: hold(game, "it-is-your-destiny"),
    )
    play(game, "use it-is-your-destiny")
    assert ring(game, "captured") == "obi-wan-kenobi"


# Plan the Assault


@pytest.mark.rule("REB-CARD-PLAN-THE-ASSAULT-1")
def test_plan_the_assault_brings_ships_of_the_base_and_fights() -> None:
    game = carry_out(
        "plan-the-assault",
        "jan-dodonna",
        "naboo: tie-fighter; rebel-base: 2 x-wing, rebel-transport, rebel-trooper",
        others="mon-mothma@rebel-base darth-vader@pool",
    )
    play(game, "send nobody")
    assert options(game) == ["done", "move x-wing from rebel-base", "move rebel-transport from rebel-base"]
    play(game, "move rebel-transport from rebel-base")
    assert "move rebel-trooper from rebel-base" not in options(game)
    play(game, "move x-wing from rebel-base", "done")
    assert units(game, "naboo") == "tie-fighter, x-wing, rebel-transport"
    assert battle_of(game).active == REBEL


@pytest.mark.rule("REB-CARD-PLAN-THE-ASSAULT-2", "REB-BASE-MOVE-3")
def test_plan_the_assault_may_bring_nothing_and_tells_nothing_about_the_base() -> None:
    game = carry_out("plan-the-assault", "jan-dodonna", "naboo: tie-fighter; rebel-base: x-wing", base="naboo")
    assert len(game.view("empire")["possible"]) == 31
    play(game, "done")
    assert asked(game).endswith("take-turn")  # no theatre is shared
    game = carry_out("plan-the-assault", "jan-dodonna", "naboo: tie-fighter; rebel-base: x-wing", base="naboo")
    game.chance.script(luck("-", "-", "h"))
    play(game, "move x-wing from rebel-base", "done")
    assert len(game.view("empire")["possible"]) == 31


@pytest.mark.rule("REB-CARD-PLAN-THE-ASSAULT-3")
def test_plan_the_assault_from_a_revealed_base_or_in_it() -> None:
    game = carry_out(
        "plan-the-assault",
        "jan-dodonna",
        "naboo: tie-fighter; sullust: x-wing, ion-cannon",
        others="mon-mothma@sullust",
        base="sullust",
        found=True,
    )
    assert options(game) == ["done", "move x-wing from sullust"]
    game = carry_out(
        "plan-the-assault",
        "jan-dodonna",
        "sullust: tie-fighter, x-wing",
        base="sullust",
        found=True,
        others="darth-vader@pool",
    )
    play(game, "send nobody")
    assert battle_of(game).active == REBEL  # nothing moves


# Misdirection


@pytest.mark.rule("REB-CARD-MISDIRECTION-1", "REB-CARD-MISDIRECTION-2", "REB-CARD-MISDIRECTION-3")
def test_misdirection_keeps_the_pool_out_of_a_leaders_missions() -> None:
    game = galaxy(
        "hoth: tie-fighter",
        leaders="darth-vader@pool boba-fett@naboo princess-leia@pool wedge-antilles@hoth lando-calrissian@hoth",
        rings="captured=wedge-antilles lure-of-the-dark-side=lando-calrissian",
        assigned="misdirection=general-madine sabotage=chewbacca+han-solo",
    )
    reveal(game, "misdirection")
    play(game, "send nobody")
    assert options(game) == ["cover princess-leia", "cover han-solo", "cover chewbacca", "cover general-madine"]
    play(game, "cover han-solo", "pass", "reveal sabotage")
    game.chance.script(luck("-----", "---"))
    play(game, "at naboo")
    assert not asked(game).endswith("oppose")  # Vader cannot be sent
    assert "mission-failed" in heard(game, None)  # and Boba Fett, who is there, opposes


@pytest.mark.rule("REB-CARD-MISDIRECTION-1", "REB-CARD-MISDIRECTION-3")
def test_misdirection_covers_nobody_else_and_ends_with_the_round() -> None:
    game = galaxy(
        "hoth: tie-fighter",
        leaders="darth-vader@pool",
        assigned="misdirection=general-madine sabotage=chewbacca infiltration=princess-leia",
    )
    reveal(game, "misdirection")
    play(game, "send nobody", "cover chewbacca", "pass", "reveal infiltration")
    assert asked(game) == "empire oppose"
    play(game, "send nobody", f"keep {deck(game)[0]}", "pass")
    assert game.misdirected == 1 << leader("chewbacca")
    while game.round == 1:
        play(game, options(game)[0])
    assert game.misdirected == 0


@pytest.mark.rule("REB-CARD-MISDIRECTION-4")
def test_misdirection_does_not_hold_leaders_who_are_in_the_system() -> None:
    game = carry_out(
        "sabotage",
        "han-solo",
        at="naboo",
        others="boba-fett@naboo darth-vader@pool",
        change=lambda game: setattr(game, "misdirected", 1 << leader("han-solo")),
    )
    assert "mission-rolled" in heard(game, None)
    assert "darth-vader" in in_pool(game)


# Raids


@pytest.mark.rule("REB-CARD-HIT-AND-RUN-1", "REB-CARD-HIT-AND-RUN-2")
def test_hit_and_run_destroys_units_of_either_side_up_to_two_health() -> None:
    game = carry_out(
        "hit-and-run", "han-solo", "hoth: assault-carrier, tie-fighter, stormtrooper, x-wing, ion-cannon", at="hoth"
    )
    assert options(game) == [
        "destroy tie-fighter",
        "destroy assault-carrier",
        "destroy stormtrooper",
        "destroy x-wing",
        "done",
    ]
    play(game, "destroy tie-fighter")
    assert options(game) == ["destroy stormtrooper", "destroy x-wing", "done"]
    play(game, "done")
    assert units(game, "hoth") == "assault-carrier, stormtrooper, x-wing, ion-cannon"
    assert game.battle is None


@pytest.mark.rule("REB-CARD-HIT-AND-RUN-2")
def test_hit_and_run_frees_a_captive_whose_last_guard_falls_but_the_leaders_stay() -> None:
    game = carry_out(
        "hit-and-run",
        "general-madine",
        "hoth: tie-fighter",
        at="hoth",
        others="han-solo@hoth",
        rings="captured=han-solo",
    )
    play(game, "destroy tie-fighter")
    assert where(game, "han-solo") == "rebel-base"
    assert where(game, "general-madine") == "hoth"
    assert asked(game).endswith("take-turn")


@pytest.mark.rule("REB-CARD-ROGUE-SQUADRON-RAID-1", "REB-CARD-ROGUE-SQUADRON-RAID-2", "REB-CARD-ROGUE-SQUADRON-RAID-3")
def test_rogue_squadron_raid_destroys_units_on_the_imperial_queue() -> None:
    game = carry_out(
        "rogue-squadron-raid",
        "wedge-antilles",
        at="coruscant",
        change=queueing("3: death-star, star-destroyer; 2: at-at, super-star-destroyer; 1: tie-fighter, at-st, x-wing"),
    )
    assert options(game) == [
        "destroy tie-fighter on 1",
        "destroy at-st on 1",
        "destroy at-at on 2",
        "destroy star-destroyer on 3",
        "done",
    ]
    play(game, "destroy at-at on 2")
    assert options(game) == ["destroy tie-fighter on 1", "done"]
    play(game, "destroy tie-fighter on 1")
    assert [queue(game, space) for space in (1, 2, 3)] == [
        "at-st, x-wing",
        "super-star-destroyer",
        "star-destroyer, death-star",
    ]
    assert fitting(game, "rogue-squadron-raid") == "coruscant"  # an Imperial system


@pytest.mark.rule("REB-CARD-DEMOLITION-1", "REB-CARD-DEMOLITION-2")
def test_demolition_destroys_a_unit_on_the_queue_for_each_icon() -> None:
    game = carry_out(
        "demolition",
        "chewbacca",
        "mustafar: stormtrooper",
        subjugated="mustafar",
        at="mustafar",
        change=queueing(
            "1: tie-fighter, at-st; 2: super-star-destroyer; 3: 2 tie-fighter, assault-carrier, death-star"
        ),
    )
    assert options(game) == ["destroy on 1", "destroy on 3"]  # the TIE Fighter of the first icon
    play(game, "destroy on 3")
    assert [queue(game, space) for space in (1, 2, 3)] == [
        "tie-fighter, at-st",
        "super-star-destroyer",
        "tie-fighter, death-star",
    ]
    assert asked(game).endswith("take-turn")  # the Assault Carrier of the second icon went without a choice


@pytest.mark.rule("REB-CARD-DEMOLITION-2")
def test_demolition_of_an_icon_without_a_unit_does_nothing() -> None:
    game = carry_out(
        "demolition", "chewbacca", at="corellia", imperial="corellia", change=queueing("2: at-st; 3: star-destroyer")
    )
    assert [queue(game, space) for space in (1, 2, 3)] == ["", "at-st", ""]
    game = carry_out("demolition", "chewbacca", at="bespin", imperial="bespin", change=queueing("2: 2 at-st"))
    assert queue(game, 2) == "at-st"  # Bespin has one icon


@pytest.mark.rule("REB-CARD-WOOKIEE-UPRISING-1", "REB-CARD-WOOKIEE-UPRISING-2")
def test_wookiee_uprising_gains_loyalty_and_destroys_units() -> None:
    game = carry_out("wookiee-uprising", "chewbacca", "kashyyyk: star-destroyer, at-st, rebel-trooper")
    assert loyal(game, REBEL) == "kashyyyk"  # first
    play(game, "destroy star-destroyer")
    assert units(game, "kashyyyk") == "at-st, rebel-trooper"
    assert asked(game).endswith("take-turn")  # and no combat
    game = carry_out("wookiee-uprising", "chewbacca", "kashyyyk: star-destroyer", destroyed="kashyyyk")
    assert loyal(game, REBEL) == ""
    assert options(game) == ["destroy star-destroyer", "done"]


# Lead the Strike Team


@pytest.mark.rule("REB-CARD-LEAD-THE-STRIKE-TEAM-1")
def test_the_strike_team_is_up_to_four_ground_units_without_transport() -> None:
    game = carry_out(
        "lead-the-strike-team",
        "han-solo",
        "rebel-base: 5 rebel-trooper, airspeeder, x-wing, ion-cannon; naboo: 2 at-at",
        at="naboo",
        others="darth-vader@pool",
    )
    play(game, "send nobody")
    assert options(game) == ["done", "move rebel-trooper from rebel-base", "move airspeeder from rebel-base"]
    play(game, *["move rebel-trooper from rebel-base"] * 3, "move airspeeder from rebel-base")
    assert options(game) == ["done"]
    play(game, "done")
    assert units(game, "naboo") == "2 at-at, 3 rebel-trooper, airspeeder"
    assert battle_of(game).active == REBEL


@pytest.mark.rule("REB-CARD-LEAD-THE-STRIKE-TEAM-2")
def test_a_leader_at_the_base_holds_the_strike_team_back() -> None:
    game = carry_out(
        "lead-the-strike-team",
        "han-solo",
        "rebel-base: 5 rebel-trooper; naboo: at-at",
        at="naboo",
        others="mon-mothma@rebel-base",
    )
    assert asked(game).endswith("take-turn")
    assert units(game, "rebel-base") == "5 rebel-trooper"


@pytest.mark.rule("REB-CARD-LEAD-THE-STRIKE-TEAM-3")
@pytest.mark.parametrize(
    ("there", "fights"),
    [
        ("stormtrooper, rebel-trooper, tie-fighter, x-wing", True),
        ("stormtrooper, tie-fighter, x-wing", False),  # no Rebel ground unit there: ships do not fight by themselves
        ("rebel-trooper, tie-fighter, x-wing", False),
    ],
)
def test_the_strike_team_fights_if_both_have_ground_units_there(there: str, fights: bool) -> None:
    game = carry_out("lead-the-strike-team", "han-solo", f"naboo: {there}", at="naboo", others="darth-vader@pool")
    play(game, "send nobody")
    assert (game.battle is not None) == fights
    if game.battle is not None:
        assert game.battle.had_units == [3, 3]


@pytest.mark.rule("REB-CARD-LEAD-THE-STRIKE-TEAM-3")
def test_the_strike_team_may_go_to_the_system_of_the_base_and_tells_nothing() -> None:
    game = carry_out("lead-the-strike-team", "han-solo", "rebel-base: rebel-trooper", at="naboo", base="naboo")
    play(game, "move rebel-trooper from rebel-base", "done")
    assert units(game, "naboo") == "rebel-trooper"
    assert len(game.view("empire")["possible"]) == 31


@pytest.mark.rule("REB-CARD-LEAD-THE-STRIKE-TEAM-4")
@pytest.mark.parametrize(
    ("others", "rings", "moves"),
    [("", "", True), ("mon-mothma@sullust", "", False), ("mon-mothma@sullust", "captured=mon-mothma", True)],
)
def test_the_strike_team_of_a_revealed_base(others: str, rings: str, moves: bool) -> None:
    game = carry_out(
        "lead-the-strike-team",
        "han-solo",
        "sullust: rebel-trooper, x-wing, tie-fighter",
        at="naboo",
        others=others,
        rings=rings,
        base="sullust",
        found=True,
    )
    assert ("move rebel-trooper from sullust" in options(game)) == moves


# Contingency Plan


@pytest.mark.rule("REB-CARD-CONTINGENCY-PLAN-1", "REB-CARD-CONTINGENCY-PLAN-5", "REB-CARD-CONTINGENCY-PLAN-6")
def test_contingency_plan_puts_its_leaders_on_a_starting_mission_in_the_hand() -> None:
    game = galaxy(
        leaders="darth-vader@pool",
        assigned="contingency-plan=lando-calrissian+han-solo sabotage=chewbacca",
        rebel_hand="hit-and-run",
    )
    reveal(game, "contingency-plan")
    assert options(game) == [f"reassign to {card}" for card in ("build-alliance", "infiltration", "rapid-mobilization")]
    play(game, "reassign to build-alliance")
    assert table(game) == "sabotage=chewbacca build-alliance=lando-calrissian+han-solo"
    assert where(game, "lando-calrissian") == where(game, "han-solo") == "mission"
    assert "build-alliance" not in hand(game, REBEL)
    assert discarded(game) == ["contingency-plan"]
    assert [each["card"] for each in game.view("empire")["assigned"]] == ["unknown", "unknown"]
    assert "reassigned" not in heard(game, EMPIRE)
    play(game, "pass")
    assert "reveal build-alliance" in options(game)


@pytest.mark.rule("REB-CARD-CONTINGENCY-PLAN-1")
def test_contingency_plan_may_use_a_mission_again() -> None:
    game = galaxy(assigned="contingency-plan=lando-calrissian sabotage=chewbacca")
    reveal(game, "sabotage")
    play(game, "at naboo", "reveal contingency-plan", "reassign to sabotage", "reveal sabotage", "at sullust")
    assert texts(game.sabotaged) == "naboo sullust"


@pytest.mark.rule("REB-CARD-CONTINGENCY-PLAN-2")
def test_contingency_plan_adds_no_second_leader() -> None:
    game = carry_out("contingency-plan", "lando-calrissian", others="han-solo@pool")
    play(game, "reassign to sabotage")
    assert table(game) == "sabotage=lando-calrissian"
    assert not any("join" in option or "assign" in option for option in options(game))


@pytest.mark.rule("REB-CARD-CONTINGENCY-PLAN-6")
def test_contingency_plan_needs_a_starting_mission_in_the_hand() -> None:
    every = "build-alliance=mon-mothma infiltration=princess-leia rapid-mobilization=admiral-ackbar sabotage=han-solo"
    game = galaxy(assigned=f"{every} contingency-plan=lando-calrissian")
    begin(game, "command")
    assert "reveal contingency-plan" not in options(game)
    play(game, "reveal sabotage", "at naboo")
    assert "reveal contingency-plan" in options(game)


@pytest.mark.rule("REB-CARD-CONTINGENCY-PLAN-1", "REB-CARD-CONTINGENCY-PLAN-7")
def test_lando_adds_two_successes_to_his_next_opposed_mission() -> None:
    game = carry_out("contingency-plan", "lando-calrissian", others="darth-vader@naboo")
    play(game, "reassign to sabotage", "reveal sabotage")
    game.chance.script(luck("-", "h--"))
    play(game, "at naboo")
    assert "mission-succeeded" in heard(game, None)  # 2 against 1
    assert texts(game.sabotaged) == "naboo"
    assert game.inspired == 0
    game = carry_out("contingency-plan", "han-solo+admiral-ackbar", others="darth-vader@naboo")
    play(game, "reassign to sabotage", "reveal sabotage")
    game.chance.script(luck("--", "h--"))
    play(game, "at naboo")
    assert "mission-failed" in heard(game, None)


@pytest.mark.rule("REB-CARD-CONTINGENCY-PLAN-7")
def test_landos_successes_are_kept_until_a_mission_is_opposed() -> None:
    game = carry_out("contingency-plan", "lando-calrissian")
    play(game, "reassign to sabotage", "reveal sabotage", "at naboo")
    assert texts(game.sabotaged) == "naboo"
    assert game.inspired == 1 << leader("lando-calrissian")


@pytest.mark.rule("REB-CARD-CONTINGENCY-PLAN-7")
def test_a_mission_of_contingency_plan_that_is_not_revealed_returns_to_the_hand() -> None:
    game = carry_out("contingency-plan", "lando-calrissian")
    play(game, "reassign to sabotage", "pass")
    assert "sabotage" in hand(game, REBEL)
    assert "lando-calrissian" in in_pool(game)


# Hidden Fleet


@pytest.mark.rule("REB-CARD-HIDDEN-FLEET-1", "REB-CARD-HIDDEN-FLEET-2", "REB-CARD-HIDDEN-FLEET-3")
def test_hidden_fleet_moves_any_units_of_the_base_with_transport() -> None:
    game = galaxy("naboo: tie-fighter", leaders="general-rieekan@pool", assigned="hidden-fleet=admiral-ackbar")
    assert "naboo" not in fitting(game, "hidden-fleet").split()
    game = carry_out(
        "hidden-fleet",
        "admiral-ackbar",
        "rebel-base: corellian-corvette, 3 rebel-trooper, ion-cannon",
        at="naboo",
        others="mon-mothma@rebel-base",
        base="naboo",
    )
    assert options(game) == ["done", "move corellian-corvette from rebel-base"]
    play(game, "move corellian-corvette from rebel-base", *["move rebel-trooper from rebel-base"] * 2)
    assert options(game) == ["done"]  # room for two, and the Ion Cannon stays
    play(game, "done")
    assert units(game, "naboo") == "corellian-corvette, 2 rebel-trooper"
    assert len(game.view("empire")["possible"]) == 31
    game = carry_out("hidden-fleet", "admiral-ackbar", "rebel-base: x-wing", at="naboo")
    assert units(play(game, "done"), "rebel-base") == "x-wing"


@pytest.mark.rule("REB-CARD-HIDDEN-FLEET-4")
def test_hidden_fleet_of_a_revealed_base() -> None:
    game = carry_out(
        "hidden-fleet",
        "admiral-ackbar",
        "sullust: x-wing, ion-cannon, tie-fighter",
        at="naboo",
        others="mon-mothma@sullust",
        base="sullust",
        found=True,
    )
    assert options(game) == ["done", "move x-wing from sullust"]


# Plant False Lead


@pytest.mark.rule("REB-CARD-PLANT-FALSE-LEAD-1")
def test_plant_false_lead_puts_four_random_probe_cards_on_either_end_of_the_deck() -> None:
    game = carry_out(
        "plant-false-lead",
        "admiral-ackbar",
        "hoth: tie-fighter",
        change=lambda game: probes(game, "naboo sullust utapau rodia ryloth"),
    )
    (taken,) = [frame["taken"] for frame in game.view("rebel")["stack"] if frame.get("ask") == "plant-cards"]
    assert len(taken) == 4
    assert len(game.picks()[-1][2]) == 1  # chance took them
    one, two, three, four = taken
    assert len(options(game)) == 8
    play(game, f"put {one} on top")
    assert f"put {one} on bottom" not in options(game)
    play(game, f"put {two} on bottom", f"put {three} on top")
    assert len(game.probe_hand) == 5  # nothing has moved yet
    play(game, f"put {four} on bottom")
    assert probe_deck(game)[:2] == [three, one]
    assert probe_deck(game)[-2:] == [two, four]
    assert len(game.probe_hand) == 1


@pytest.mark.rule("REB-CARD-PLANT-FALSE-LEAD-2", "REB-CARD-PLANT-FALSE-LEAD-3")
def test_the_empire_sees_which_cards_are_taken_and_how_many_go_where() -> None:
    game = carry_out(
        "plant-false-lead",
        "admiral-ackbar",
        "hoth: tie-fighter",
        change=lambda game: probes(game, "naboo sullust utapau"),
    )
    for seat, seen in (("empire", ["naboo", "sullust", "utapau"]), (None, [])):
        frame = game.view(seat)["stack"][-1]
        assert frame["taken"] == seen
    play(game, "put sullust on top", "put naboo on bottom")
    assert game.view("empire")["stack"][-1]["done"] == []
    play(game, "put utapau on top")
    (event,) = [event for event in game.events if event.message.key.endswith("planted")]
    assert event.message.params == {"top": 2, "bottom": 1}
    seen_by_empire = game.view("empire")
    assert set(seen_by_empire["probe_deck"]) == {"unknown"}
    assert seen_by_empire["probe_bags"] == [
        {"deck": [0, 28, 29], "hand": [], "location": False, "cards": ["naboo", "sullust", "utapau"]}
    ]
    assert not {"naboo", "sullust", "utapau"} & set(seen_by_empire["possible"])  # the base is not there
    seen_by_rebels = game.view("rebel")["probe_deck"]
    assert [seen_by_rebels[at] for at in (29, 28, 0)] == ["utapau", "sullust", "naboo"]


@pytest.mark.rule("REB-CARD-PLANT-FALSE-LEAD-3")
def test_plant_false_lead_without_probe_cards_does_nothing() -> None:
    game = carry_out("plant-false-lead", "admiral-ackbar", "hoth: tie-fighter")
    assert asked(game).endswith("take-turn")
