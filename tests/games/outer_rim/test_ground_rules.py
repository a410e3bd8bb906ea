"""Components, precedence and wording: rules on which all others rest."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.abilities import trigger, waiting
from dejarik.games.outer_rim.components import ABILITY, CONTACT, PLANET_SPOTS, SHEET, SHIPS, SPOTS, PlayerId
from dejarik.games.outer_rim.knowledge.census import whole
from dejarik.games.outer_rim.runs import NO_RUN
from tests.games.outer_rim.position import asked, carry_out, options, play, rim


@pytest.mark.rule("RIM-COMP-1", "RIM-COMP-3")
def test_rim_comp_3_every_component_exists_as_often_as_it_is_printed() -> None:
    for players in range(1, 5):
        game = GAME.new(players, seed=4)
        while game.ask is not None and None in game.characters:
            game.apply(game.ask.options[0])
        assert GAME.census(game) == whole(game)
        assert len(set(game.characters)) == len(game.characters)


@pytest.mark.rule("RIM-SHIP-12")
def test_rim_ship_12_which_ships_are_unused_everybody_sees() -> None:
    view = GAME.view(rim(ships="lancer g9-rigger"), None)
    assert set(SHIPS) - set(view["ships"]) >= {"firespray", "yt-1300"}
    assert sum(sheet.copies for sheet in SHEET if not sheet.starter) == 8


@pytest.mark.rule("RIM-CONTACT-1", "RIM-CONTACT-5")
def test_rim_contact_1_a_contact_for_every_contact_space_of_the_planets() -> None:
    assert len(CONTACT) == len(SPOTS) == sum(len(spots) for spots in PLANET_SPOTS)
    strongest = {each.class_: each for each in CONTACT}  # a class has contacts of every sort
    assert len(strongest) == 4


@pytest.mark.rule("RIM-ABIL-1", "RIM-ABIL-3")
def test_rim_abil_3_may_makes_an_effect_optional() -> None:
    game = carry_out(rim(), [{"may": {"do": [{"fame": 1}]}}])
    assert options(game) == ["yes", "no"]
    assert play(game.copy(), "no").fame[0] == 0
    assert play(game.copy(), "yes").fame[0] == 1
    assert any(ability.optional for ability in ABILITY)


@pytest.mark.rule("RIM-ABIL-4")
def test_rim_abil_4_then_is_afterwards() -> None:
    game = carry_out(
        rim(credits="1000 0"), [{"credits": -2000}, {"if": {"cond": {"credits_at_least": 1}, "then": [{"fame": 1}]}}]
    )
    assert (game.credits[0], game.fame[0]) == (0, 0)


@pytest.mark.rule("RIM-ABIL-24")
def test_rim_abil_24_one_whose_condition_no_longer_holds_drops_out() -> None:
    game = rim(who="ig-88 han-solo", ships="yv-666 g9-rigger", assets=["chopper", ""], hull="5 0")
    game.ship_goals_met[0] = game.goals_met[0] = True
    trigger(game, ("would-be-defeated", "would-be-defeated-ship"), [PlayerId(0)], NO_RUN, orderer=PlayerId(0))
    frame = game.stack[-1]
    assert len(waiting(game, frame)) == 2  # type: ignore[arg-type]  # it is what has just been put there
    game.hull_damage[0] = 0  # averted
    assert waiting(game, frame) == []  # type: ignore[arg-type]  # the same


@pytest.mark.rule("RIM-ABIL-59")
def test_rim_abil_59_conditions_combine_and_a_missing_one_holds() -> None:
    rich, poor = {"credits_at_least": 1000}, {"not": {"credits_at_least": 1000}}
    for cond, fame in (({"all": [rich, rich]}, 1), ({"all": [rich, poor]}, 0), ({"any": [poor, rich]}, 1), (poor, 0)):
        game = carry_out(rim(), [{"if": {"cond": cond, "then": [{"fame": 1}]}}])
        assert game.fame[0] == fame
    assert asked(carry_out(rim(), [{"choose": [{"option": "leave", "do": []}, {"option": "refuse", "do": []}]}]))
