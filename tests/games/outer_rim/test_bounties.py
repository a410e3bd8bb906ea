"""Bounties: marks on planets and among crew, eliminated or captured."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.components import (
    ASSET,
    CONTACT_CLASS,
    KIND,
    SPOT_PLANET,
    SPOTS,
    Bounty,
    ContactId,
    PlayerId,
    card,
    contact,
    space,
)
from dejarik.games.outer_rim.delivery import Deliver
from dejarik.games.outer_rim.encounters.choice import EncounterStep
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import asked, begin, hand, options, play, rim, standing, told

PLAYER = PlayerId(0)
HIT, CRIT, BLANK = 0, 3, 6  # sides of a die
WIN = [(CRIT,) * 3, (BLANK,) * 3]
LOSS = [(BLANK,) * 3, (HIT, BLANK, BLANK)]
BOSSK = "bossk han-solo"


def encounter(game: State, *picks: str) -> State:
    return play(begin(game, EncounterStep(PLAYER)), *picks)


def token(text: str) -> ContactId:
    return contact(text)


@pytest.mark.rule("RIM-BOUNTY-1", "RIM-BOUNTY-8")
def test_rim_bounty_1_each_contact_is_the_mark_of_one_bounty_at_most() -> None:
    marks = [asset.contact for asset in ASSET if isinstance(asset, Bounty)]
    assert len(marks) == len(set(marks))
    assert {CONTACT_CLASS[mark] for mark in marks} == {0, 1, 2, 3}


@pytest.mark.rule("RIM-BOUNTY-9", "RIM-BOUNTY-12", "RIM-BOUNTY-13", "RIM-BOUNTY-26", "RIM-DISCARD-8", "RIM-RUL-68")
def test_rim_bounty_13_an_eliminated_mark_pays_at_once_and_is_gone() -> None:
    game = rim("naboo ryloth", who=BOSSK, contacts={"naboo-1": "ponda-baba"}, assets=["bounty-ponda-baba"], luck=WIN)
    encounter(game, "meet ponda-baba", "fight")
    assert asked(game) == "captain-1 eliminate-or-capture"
    assert len(game.fights) == 1  # step 4
    play(game, "eliminate")
    assert told(game)[:3] == ["eliminated", "credits", "removed"]
    assert game.credits[0] == 8000
    assert token("ponda-baba") in game.gone
    assert token("ponda-baba") not in game.spots
    assert game.removed == [card("bounty-ponda-baba")]
    assert game.counters[0] == 1


@pytest.mark.rule("RIM-BOUNTY-14", "RIM-CONTACT-12", "RIM-INV-8", "RIM-INV-13", "RIM-DELIVER-12")
def test_rim_bounty_14_a_captured_mark_lies_on_the_bounty() -> None:
    game = rim("naboo ryloth", who=BOSSK, contacts={"naboo-1": "ponda-baba"}, assets=["bounty-ponda-baba"], luck=WIN)
    encounter(game, "meet ponda-baba", "fight", "capture")
    assert (hand(game), game.credits[0], game.counters[0]) == ("bounty-ponda-baba", 4000, 0)
    assert game.captured == [card("bounty-ponda-baba")]
    spot = SPOTS.number("naboo-1")
    assert (game.spots[spot], game.open[spot]) == (None, False)
    assert asked(game) == ""


@pytest.mark.rule("RIM-BOUNTY-11", "RIM-COMBAT-4", "RIM-COMBAT-43")
def test_rim_bounty_11_the_card_says_how_it_is_fought() -> None:
    game = rim("tatooine ryloth", who=BOSSK, contacts={"tatooine-1": "boshek"}, assets=["bounty-boshek"])
    game.chance.script(((CRIT, CRIT), (HIT, BLANK, BLANK)))
    encounter(game, "meet boshek", "fight", "eliminate")
    assert "fights-enemy-ship" in told(game) or game.hull_damage[0] == 1


@pytest.mark.rule("RIM-BOUNTY-27")
@pytest.mark.parametrize("fate", ["eliminate", "capture"])
def test_rim_bounty_27_what_the_card_says_besides_follows_either_reward(fate: str) -> None:
    game = rim(
        "naboo ryloth",
        who=BOSSK,
        contacts={"naboo-1": "saw-gerrera"},
        assets=["bounty-saw-gerrera"],
        luck=[(CRIT,) * 3, (BLANK,) * 5],
    )
    encounter(game, "meet saw-gerrera", "fight", fate)
    assert standing(game) == ("rebel-" if fate == "eliminate" else "")


@pytest.mark.rule("RIM-BOUNTY-27", "RIM-DELIVER-8")
def test_rim_bounty_27_with_the_capture_reward_too() -> None:
    game = rim("lothal ryloth", assets=["bounty-saw-gerrera"], captured="bounty-saw-gerrera")
    play(begin(game, Deliver(PLAYER)), "deliver bounty-saw-gerrera")
    assert standing(game) == "rebel-"


# Own crew


@pytest.mark.rule("RIM-BOUNTY-16", "RIM-BOUNTY-17", "RIM-BOUNTY-19", "RIM-ENC-6", "RIM-COMBAT-9")
@pytest.mark.parametrize("fate", ["eliminate", "capture"])
def test_rim_bounty_17_own_crew_that_is_beaten_is_discarded(fate: str) -> None:
    game = rim("maelstrom ryloth", who=BOSSK, assets=["bounty-black-krrsantan black-krrsantan"])
    game.chance.script(((CRIT,) * 3, (BLANK,) * 5))  # three dice: the Wookiee does not help against himself
    encounter(game, "hunt black-krrsantan", fate)
    assert hand(game) == ("" if fate == "eliminate" else "bounty-black-krrsantan")
    assert (token("black-krrsantan") in game.gone) == (fate == "eliminate")
    assert game.captured == ([] if fate == "eliminate" else [card("bounty-black-krrsantan")])
    assert token("black-krrsantan") not in game.spots
    assert "put-token-back" not in asked(game)


@pytest.mark.rule("RIM-BOUNTY-17", "RIM-BOUNTY-23")
def test_rim_bounty_17_the_token_does_not_come_to_the_map_before_its_fate_is_chosen() -> None:
    game = rim("maelstrom ryloth", who=BOSSK, assets=["bounty-black-krrsantan black-krrsantan"])
    game.chance.script(((CRIT,) * 3, (BLANK,) * 5))
    encounter(game, "hunt black-krrsantan")
    assert (asked(game), hand(game)) == ("captain-1 eliminate-or-capture", "bounty-black-krrsantan")
    assert "came-back" not in told(game)
    assert token("black-krrsantan") not in game.spots


@pytest.mark.rule("RIM-BOUNTY-18", "RIM-CREW-6")
def test_rim_bounty_18_own_crew_that_wins_is_on_the_map_again() -> None:
    game = rim("naboo ryloth", who=BOSSK, assets=["bounty-ponda-baba ponda-baba"], luck=LOSS)
    game.spots[SPOTS.number("naboo-2")] = None
    encounter(game, "hunt ponda-baba")
    assert hand(game) == "bounty-ponda-baba"
    spot = game.spots.index(token("ponda-baba"))
    assert SPOT_PLANET[spot] == space("naboo")
    assert game.open[spot]
    assert game.wounds[0] == 1


# Crew of others


@pytest.mark.rule("RIM-BOUNTY-20", "RIM-BOUNTY-21", "RIM-BOUNTY-24", "RIM-BOUNTY-25", "RIM-BOUNTY-28", "RIM-RUL-87")
def test_rim_bounty_25_undefended_crew_that_is_beaten_is_discarded() -> None:
    game = rim("naboo naboo", who=BOSSK, assets=["bounty-ponda-baba", "ponda-baba"], luck=WIN)
    encounter(game, "hunt ponda-baba")
    assert asked(game) == "captain-2 may-defend"
    play(game, "no", "capture")
    assert (hand(game, 1), hand(game, 2)) == ("bounty-ponda-baba", "")
    assert game.captured == [card("bounty-ponda-baba")]
    assert game.wounds[1] == 0


@pytest.mark.rule("RIM-RUL-24", "RIM-BOUNTY-24")
def test_rim_rul_24_undefended_crew_that_wins_stays() -> None:
    game = rim("naboo naboo", who=BOSSK, assets=["bounty-ponda-baba", "ponda-baba"], luck=LOSS)
    encounter(game, "hunt ponda-baba", "no")
    assert (hand(game, 1), hand(game, 2), game.wounds[0]) == ("bounty-ponda-baba", "ponda-baba", 1)


@pytest.mark.rule("RIM-BOUNTY-21", "RIM-BOUNTY-22", "RIM-BOUNTY-23")
@pytest.mark.parametrize(("place", "kind"), [("naboo", "ground"), ("maelstrom", "ship")])
def test_rim_bounty_22_a_defending_owner_is_fought_instead(place: str, kind: str) -> None:
    dice = 3 if kind == "ground" else 2
    game = rim(
        f"{place} {place}",
        who=BOSSK,
        assets=["bounty-ponda-baba", "ponda-baba"],
        luck=[(CRIT,) * dice, (BLANK,) * dice],
    )
    encounter(game, "hunt ponda-baba", "yes")
    assert f"fights-player-{kind}" in told(game)
    play(game, "eliminate")
    assert (hand(game, 1), hand(game, 2)) == ("", "")
    assert game.defeated[1]


@pytest.mark.rule("RIM-RUL-24", "RIM-BOUNTY-23")
def test_rim_rul_24_a_defending_owner_who_wins_keeps_the_crew() -> None:
    game = rim(
        "naboo naboo",
        who=BOSSK,
        assets=["bounty-ponda-baba", "ponda-baba"],
        luck=[(BLANK,) * 3, (HIT, BLANK, BLANK)],
    )
    encounter(game, "hunt ponda-baba", "yes")
    assert (hand(game, 1), hand(game, 2)) == ("bounty-ponda-baba", "ponda-baba")


@pytest.mark.rule("RIM-DEFEAT-10", "RIM-BOUNTY-28")
def test_rim_defeat_10_a_defeated_owner_cannot_defend() -> None:
    game = rim("naboo naboo", who=BOSSK, assets=["bounty-ponda-baba", "ponda-baba"], luck=WIN)
    game.defeated[1] = True
    encounter(game, "hunt ponda-baba")
    assert asked(game) == "captain-1 eliminate-or-capture"


@pytest.mark.rule("RIM-BOUNTY-28", "RIM-SOLO-63")
def test_rim_solo_63_the_automatic_opponent_does_not_defend() -> None:
    game = rim("naboo naboo", who=BOSSK, assets=["bounty-ponda-baba", "ponda-baba"], luck=WIN, solo=True)
    encounter(game, "hunt ponda-baba")
    assert asked(game) == "captain-1 eliminate-or-capture"


@pytest.mark.rule("RIM-BOUNTY-20", "RIM-CREW-9")
def test_rim_bounty_20_only_in_the_same_space() -> None:
    game = rim("naboo ryloth", who=BOSSK, assets=["bounty-ponda-baba", "ponda-baba"])
    assert "hunt ponda-baba" not in options(encounter(game))


@pytest.mark.rule("RIM-RUL-46")
def test_rim_rul_46_a_bounty_whose_mark_is_gone_cannot_be_claimed() -> None:
    game = rim("naboo ryloth", who=BOSSK, assets=["bounty-ponda-baba"])
    game.spots[game.spots.index(token("ponda-baba"))] = None
    game.gone.append(token("ponda-baba"))
    encounter(game)
    assert not [option for option in options(game) if "ponda-baba" in option]
    assert hand(game) == "bounty-ponda-baba"


# With the reward, and after it


@pytest.mark.rule("RIM-ABIL-42", "RIM-EFFECT-48", "RIM-RUL-68")
def test_rim_abil_42_dengar_comes_with_the_reward_and_boba_fett_after_it() -> None:
    game = rim(
        "naboo ryloth",
        who="boba-fett han-solo",
        goals="1",
        contacts={"naboo-1": "ponda-baba"},
        assets=["bounty-ponda-baba dengar"],
        luck=WIN,
    )
    encounter(game, "meet ponda-baba", "fight", "eliminate")
    assert [key for key in told(game) if key in ("used", "used-own", "credits", "removed")] == [
        *("used", "credits"),  # Dengar
        *("credits", "removed"),
        *("used-own", "credits"),  # Boba Fett
    ]
    assert game.credits[0] == 4000 + 2000 + 4000 + 5000


@pytest.mark.rule("RIM-EFFECT-48", "RIM-ABIL-42")
def test_rim_effect_48_credits_of_other_abilities_are_not_touched() -> None:
    game = rim(
        "naboo ryloth",
        who=BOSSK,
        contacts={"naboo-1": "ponda-baba"},
        assets=["bounty-ponda-baba dengar mandalorian-armor"],
        luck=WIN,
    )
    encounter(game, "meet ponda-baba", "fight", "eliminate")
    assert asked(game) == "captain-1 next-ability"
    play(game, "resolve mandalorian-armor-2")
    assert (asked(game), game.credits[0]) == ("captain-1 may-use", 4000)  # Dengar waits
    play(game, "use mandalorian-armor-2")
    assert (game.credits[0], game.fame[0]) == (6000, 1)


@pytest.mark.rule("RIM-GOAL-15", "RIM-DELIVER-15")
def test_rim_goal_15_boba_fett_counts_rewards_of_bounties() -> None:
    game = rim(
        "naboo ryloth",
        who="boba-fett han-solo",
        contacts={"naboo-1": "ponda-baba"},
        assets=["bounty-ponda-baba"],
        luck=WIN,
    )
    game.counters[0] = 1
    encounter(game, "meet ponda-baba", "fight", "eliminate")
    assert game.goals_met[0]
    assert game.credits[0] == 8000 + 5000  # the ability of the other side is there at once


@pytest.mark.rule("RIM-ABIL-42", "RIM-GOAL-8")
def test_rim_abil_42_an_elimination_is_no_delivery_and_a_delivery_no_elimination() -> None:
    """The Lancer's goal wants a mark that is delivered; Boba Fett is paid for one that is eliminated."""
    game = rim(
        "naboo ryloth",
        who="boba-fett han-solo",
        goals="1",
        ships="lancer g9-rigger",
        contacts={"naboo-1": "ponda-baba"},
        assets=["bounty-ponda-baba"],
        luck=WIN,
    )
    encounter(game, "meet ponda-baba", "fight", "eliminate")
    assert not game.ship_goals_met[0]
    ours = rim(
        "tatooine ryloth", who="boba-fett han-solo", goals="1", assets=["bounty-greedo"], captured="bounty-greedo"
    )
    play(begin(ours, Deliver(PLAYER)), "deliver bounty-greedo")
    assert "used-own" not in told(ours)


@pytest.mark.rule("RIM-BOUNTY-2")
def test_rim_bounty_2_bounties_are_on_cards_of_every_sort() -> None:
    sorts = {"bounty-dengar", "bounty-k-2so", "bounty-lobot"}
    assert {KIND[card(text)] for text in sorts} == {"bounty"}
