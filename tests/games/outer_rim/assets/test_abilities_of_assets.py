"""Abilities of market cards that cost the card itself, or bring fame."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.abilities import Source, at_moment, run_for, usable, use
from dejarik.games.outer_rim.assets import discard
from dejarik.games.outer_rim.components import PlayerId, When, card, contact
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import asked, begin, hand, options, rim
from tests.games.outer_rim.steady import play

ONE = PlayerId(0)


def ability_of(game: State, text: str, when: When) -> Source:
    """The ability of a card for a moment."""
    (source,) = [source for source in at_moment(game, ONE, when) if source[1] == card(text)]
    return source


def carry_out_ability(game: State, text: str, when: When) -> State:
    source = ability_of(game, text, when)
    use(game, run_for(ONE, source), source[0])
    return begin(game)


@pytest.mark.rule("RIM-EFFECT-21", "RIM-EFFECT-6")
def test_bacta_supplies_heal_all_damage_and_are_discarded() -> None:
    game = carry_out_ability(rim(assets=["bacta-supplies"], wounds="3 0"), "bacta-supplies", "any-time")
    assert (hand(game), game.wounds[0]) == ("", 0)


@pytest.mark.rule("RIM-ABIL-57")
def test_bacta_supplies_do_not_heal_a_droid() -> None:
    game = rim(who="ig-88 bossk", assets=["bacta-supplies"])
    assert not usable(game, ONE, ability_of(game, "bacta-supplies", "any-time"))


@pytest.mark.rule("RIM-EFFECT-21", "RIM-FAME-7")
def test_stolen_jewels_are_shared_with_another_player_here() -> None:
    game = rim("tatooine tatooine", assets=["stolen-jewels"], credits="0 0")
    carry_out_ability(game, "stolen-jewels", "action")
    assert (hand(game), game.credits, game.fame) == ("", [5000, 5000], [1, 1])


@pytest.mark.rule("RIM-RUL-66", "RIM-FAME-8")
def test_stolen_jewels_that_bring_both_the_winning_fame_are_one_effect() -> None:
    game = rim("tatooine tatooine", assets=["stolen-jewels"], credits="0 1000", fame="9 9")
    carry_out_ability(game, "stolen-jewels", "action")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule) == ((1,), "RIM-FAME-8")


@pytest.mark.rule("RIM-ABIL-56")
def test_stolen_jewels_need_another_player_here() -> None:
    game = rim(assets=["stolen-jewels"])
    assert not usable(game, ONE, ability_of(game, "stolen-jewels", "action"))


@pytest.mark.rule("RIM-EFFECT-18", "RIM-ABIL-50")
def test_gift_for_jabba_costs_crew_on_a_defeat() -> None:
    game = rim(ships="hwk-290 g9-rigger", assets=["gift-for-jabba chewbacca lobot"])
    carry_out_ability(game, "gift-for-jabba", "on-defeat")
    assert (asked(game), options(game)) == ("captain-1 lose-asset", ["discard chewbacca", "discard lobot"])
    play(game, "discard lobot")
    assert contact("lobot") in game.spots


@pytest.mark.rule("RIM-EFFECT-29", "RIM-ABIL-41")
def test_chromium_hull_is_discarded_after_a_lost_ship_combat() -> None:
    game = carry_out_ability(rim(assets=["chromium-hull"]), "chromium-hull", "lose-ship-combat")
    assert hand(game) == ""


@pytest.mark.rule("RIM-RUL-46")
def test_rim_rul_46_a_bounty_whose_mark_is_gone_stays_until_it_is_discarded() -> None:
    game = rim(assets=["bounty-greedo"])
    game.spots[game.spots.index(contact("greedo"))] = None
    game.gone.append(contact("greedo"))
    begin(game)
    assert hand(game) == "bounty-greedo"
    discard(game, ONE, card("bounty-greedo"))
    begin(game)
    assert (hand(game), contact("greedo") in game.spots) == ("", False)
