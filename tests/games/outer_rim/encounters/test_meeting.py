"""Encountering contacts."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.components import SPOTS, ContactId, PlayerId, SpotId, card, contact
from dejarik.games.outer_rim.contacts import can_meet
from dejarik.games.outer_rim.encounters.choice import EncounterStep
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import asked, begin, hand, options, play, rim, standing, told

PLAYER = PlayerId(0)
HIT, CRIT, BLANK = 0, 3, 6  # sides of a die
PASS, FAIL = (CRIT, CRIT), (BLANK, BLANK)


def encounter(game: State, *picks: str) -> State:
    return play(begin(game, EncounterStep(PLAYER)), *picks)


def token(text: str) -> ContactId:
    return contact(text)


@pytest.mark.rule("RIM-ENCCON-1", "RIM-ENCCON-2", "RIM-ENCCON-3", "RIM-ENCCON-4", "RIM-ENCCON-7", "RIM-CONTACT-3")
def test_rim_enccon_2_a_facedown_contact_is_turned_up_and_must_be_resolved() -> None:
    game = rim("naboo ryloth", contacts={"naboo-1": "(ponda-baba)"})
    encounter(game, "meet facedown naboo-1")
    assert told(game) == ["turned-up", "met", "databank"]
    assert asked(game) == "captain-1 choose-way"
    play(game, "choose leave")
    assert game.open[SPOTS.number("naboo-1")]
    assert game.spots[SPOTS.number("naboo-1")] == token("ponda-baba")
    assert asked(game) == ""


@pytest.mark.rule("RIM-ENCCON-5", "RIM-ENCCON-6", "RIM-BOUNTY-10", "RIM-COMBAT-8", "RIM-HIDDEN-6", "RIM-ENC-6")
def test_rim_enccon_6_whether_to_fight_the_mark_is_asked_after_it_is_turned_up() -> None:
    game = rim("naboo ryloth", contacts={"naboo-1": "(ponda-baba)"}, assets=["bounty-ponda-baba"])
    encounter(game, "meet facedown naboo-1")
    assert asked(game) == "captain-1 meet-or-fight"
    assert game.open[SPOTS.number("naboo-1")]
    assert options(game) == ["meet", "fight"]
    play(game, "meet")
    assert asked(game) == "captain-1 choose-way"


@pytest.mark.rule("RIM-ENCCON-9", "RIM-RUL-43", "RIM-INV-8", "RIM-INV-12")
def test_rim_enccon_9_a_contact_who_becomes_crew_leaves_the_map() -> None:
    game = rim("naboo ryloth", contacts={"naboo-1": "ponda-baba"})
    encounter(game, "meet ponda-baba", "choose buy-him-a-drink", "take ponda-baba")
    assert hand(game) == "ponda-baba"
    assert token("ponda-baba") not in game.spots
    assert game.in_use == []


@pytest.mark.rule("RIM-RUL-47", "RIM-EFFECT-17")
def test_rim_rul_47_declined_crew_stays_where_it_is() -> None:
    game = rim("naboo ryloth", contacts={"naboo-1": "ponda-baba"})
    encounter(game, "meet ponda-baba", "choose buy-him-a-drink", "decline")
    assert hand(game) == ""
    assert game.spots[SPOTS.number("naboo-1")] == token("ponda-baba")
    assert game.in_use == []


@pytest.mark.rule("RIM-ENCCON-8", "RIM-ENCCON-9", "RIM-RUL-48", "RIM-INV-12")
def test_rim_enccon_8_a_contact_whose_card_is_a_job_cannot_be_encountered() -> None:
    game = rim("naboo ryloth", contacts={"naboo-1": "leia-organa"})
    encounter(game, "meet leia-organa", "take leia-organa")
    assert (hand(game), standing(game)) == ("leia-organa", "rebel+")
    spot = SpotId(SPOTS.number("naboo-1"))
    assert game.spots[spot] == token("leia-organa")
    assert not can_meet(game, PLAYER, spot)
    assert "meet leia-organa" not in options(encounter(game))


@pytest.mark.rule("RIM-ENCCON-8", "RIM-ENCCON-4", "RIM-RUL-48")
def test_rim_enccon_8_but_must_be_fought_for_a_bounty() -> None:
    game = rim(
        "naboo naboo",
        who="bossk han-solo",
        contacts={"naboo-1": "leia-organa"},
        assets=["bounty-leia-organa", "leia-organa"],
        luck=[(CRIT,) * 3, (BLANK,) * 5],
    )
    encounter(game, "meet leia-organa")
    assert asked(game) == "captain-1 eliminate-or-capture"
    play(game, "eliminate")
    assert hand(game, 2) == "leia-organa"  # the job is not touched
    assert token("leia-organa") in game.gone


@pytest.mark.rule("RIM-ENCCON-8", "RIM-JOB-17", "RIM-RUL-48")
def test_rim_job_17_nor_after_the_job_has_been_completed() -> None:
    game = rim("naboo ryloth", contacts={"naboo-1": "leia-organa"})
    game.removed.append(card("leia-organa"))
    assert "meet leia-organa" not in options(encounter(game))


@pytest.mark.rule("RIM-RUL-48", "RIM-DISCARD-10")
def test_rim_discard_10_a_discarded_job_makes_the_contact_available_again() -> None:
    game = rim("naboo ryloth", contacts={"naboo-1": "leia-organa"}, assets=["leia-organa"])
    assert "meet leia-organa" not in options(encounter(game))
    game.assets[0].clear()
    assert "meet leia-organa" in options(encounter(game))


@pytest.mark.rule("RIM-RUL-24", "RIM-BOUNTY-9")
def test_rim_rul_24_a_mark_that_wins_stays_faceup_and_is_not_resolved() -> None:
    game = rim(
        "naboo ryloth",
        contacts={"naboo-1": "(ponda-baba)"},
        assets=["bounty-ponda-baba"],
        luck=[(BLANK,) * 3, (HIT, HIT, BLANK)],
    )
    encounter(game, "meet facedown naboo-1", "fight")
    assert game.wounds[0] == 2
    assert game.spots[SPOTS.number("naboo-1")] == token("ponda-baba")
    assert game.open[SPOTS.number("naboo-1")]
    assert hand(game) == "bounty-ponda-baba"
    assert asked(game) == ""


# Contacts that are odd


def test_chewbacca_comes_along_with_han_solo() -> None:
    game = rim("naboo ryloth", who="han-solo bossk", contacts={"naboo-1": "chewbacca"})
    encounter(game, "meet chewbacca", "take chewbacca")
    assert hand(game) == "chewbacca"


def test_chopper_comes_along_with_a_droid() -> None:
    game = rim("naboo ryloth", who="ig-88 bossk", contacts={"naboo-1": "chopper"})
    encounter(game, "meet chopper", "take chopper")
    assert hand(game) == "chopper"


def test_grand_admiral_thrawn_sends_for_the_patrol_and_tests_his_enemy() -> None:
    game = rim("naboo ryloth", rep="imperial-", contacts={"naboo-1": "grand-admiral-thrawn"}, luck=[FAIL])
    encounter(game, "meet grand-admiral-thrawn")
    assert game.patrols[1] == game.places[0]
    assert game.hull_damage[0] == 2


def test_hondo_ohnaka_buys_cargo() -> None:
    game = rim("naboo ryloth", contacts={"naboo-1": "hondo-ohnaka"}, assets=["salvage"])
    encounter(game, "meet hondo-ohnaka", "choose sell-him-your-cargo")
    assert (hand(game), game.credits[0]) == ("", 9000)


def test_garindan_talks_about_three_contacts() -> None:
    game = rim("naboo ryloth", contacts={"naboo-1": "garindan"})
    encounter(game, "meet garindan", "choose buy-gossip", "look at naboo-2", "look at tatooine-1", "look at tatooine-2")
    assert (asked(game), game.credits[0], sum(game.looked)) == ("", 3000, 3)


def test_saw_gerrera_joins_after_a_raid() -> None:
    game = rim(
        "naboo ryloth", contacts={"naboo-1": "saw-gerrera"}, luck=[(CRIT, CRIT, CRIT), (HIT, BLANK, BLANK, BLANK)]
    )
    encounter(game, "meet saw-gerrera", "choose join-a-raid", "take saw-gerrera")
    assert (hand(game), standing(game), game.wounds[0]) == ("saw-gerrera", "imperial-", 1)
    assert game.credits[0] == 5000  # new crew is there in time for "after you win"
