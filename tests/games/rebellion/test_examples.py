"""The examples that are printed in the reference, in its order. It has no longer ones."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.combat.battle_winners import won
from dejarik.games.rebellion.components import EMPIRE, GROUND, REBEL, SPACE
from tests.games.rebellion.rounds import (
    asked,
    begin,
    carry_out,
    clash,
    galaxy,
    heard,
    hold,
    options,
    play,
    units,
    used,
)


@pytest.mark.rule("REB-BASE-REVEAL-10")
def test_gather_intel_counts_the_units_in_the_system_once_the_base_is_revealed() -> None:
    troops = "naboo: 4 x-wing, 4 rebel-trooper, 3 airspeeder; rebel-base: 4 y-wing"
    hidden = carry_out("gather-intel", "grand-moff-tarkin", troops, at="kessel", rebel="kessel", base="naboo")
    assert len(hidden.probe_hand) == 1  # for the four on the space
    found = carry_out(
        "gather-intel",
        "grand-moff-tarkin",
        troops.partition(";")[0] + ", tie-fighter",
        at="kessel",
        rebel="kessel",
        base="naboo",
        found=True,
    )
    assert len(found.probe_hand) == 2  # for the eleven in the system


@pytest.mark.rule("REB-COMBAT-END-1")
def test_a_combat_ends_when_one_side_has_only_ground_units_and_the_other_only_ships() -> None:
    game = clash(galaxy("hoth: x-wing, tie-fighter, stormtrooper"), "hoth", dice="h -")
    assert units(game, "hoth") == "stormtrooper, x-wing"
    assert game.battle is None
    assert "combat-ended" in heard(game, REBEL)


@pytest.mark.rule("REB-COMBAT-WIN-1", "REB-COMBAT-WIN-3")
def test_who_destroys_the_last_ship_of_the_enemy_wins_the_space_battle() -> None:
    game = galaxy("hoth: x-wing, rebel-trooper, tie-fighter, 2 stormtrooper", leaders="mon-mothma@hoth")
    clash(game, "hoth", dice="h - - --")
    assert asked(game) == "rebel retreat"
    assert not won(game, EMPIRE, SPACE)
    assert won(game, REBEL, SPACE)
    assert not won(game, REBEL, GROUND)


@pytest.mark.rule("REB-SABOTAGE-4")
def test_a_sabotage_marker_does_not_keep_anybody_from_gaining_units() -> None:
    game = carry_out(
        "incite-rebellion", "mon-mothma", "naboo: tie-fighter, stormtrooper", subjugated="naboo", sabotaged="naboo"
    )
    assert "3 rebel-trooper" in units(game, "naboo")
    assert game.sabotaged


@pytest.mark.rule("REB-DESTROYED-4", "REB-DESTROYED-5")
def test_what_a_space_battle_leaves_without_transport_in_a_destroyed_system_is_lost() -> None:
    game = galaxy(
        "alderaan: 3 y-wing; corellia: assault-carrier, star-destroyer, 5 stormtrooper, 2 at-st",
        leaders="darth-vader@pool",
        destroyed="alderaan",
    )
    play(begin(game, "command"), "pass", "activate with darth-vader", "at alderaan")
    play(game, "move assault-carrier from corellia", "move star-destroyer from corellia")
    play(game, *["move stormtrooper from corellia"] * 5, *["move at-st from corellia"] * 2)
    game.chance.script(((4,) * 5, (0, 0, 2)))
    play(game, "done")  # ground units may move there, but only ships fight
    while asked(game) != "empire destroy-excess":
        pick = next((each for each in options(game) if "assault-carrier" in each), "done")
        play(game, pick)
    assert units(game, "alderaan") == "star-destroyer, 5 stormtrooper, 2 at-st, 3 y-wing"  # one more than it carries
    assert options(game) == ["destroy stormtrooper", "destroy at-st"]
    play(game, "destroy at-st")
    assert units(game, "alderaan") == "star-destroyer, 5 stormtrooper, at-st, 3 y-wing"
    assert asked(game) == "empire retreat"


@pytest.mark.rule("REB-ACTION-7", "REB-ACTION-5b")
def test_a_start_of_combat_card_may_be_used_at_the_start_of_a_combat_or_not() -> None:
    for pick, shown in (("no card", ""), ("use its-a-trap", "its-a-trap")):
        game = galaxy("hoth: x-wing, tie-fighter", leaders="admiral-ackbar@hoth")
        hold(game, "its-a-trap")
        clash(game, "hoth")
        assert options(game) == ["no card", "use its-a-trap"]
        play(game, pick)
        assert used(game) == shown


@pytest.mark.rule("REB-MISSION-REVEAL-22")
def test_which_units_a_mission_destroys_is_chosen_when_it_has_succeeded() -> None:
    game = carry_out("hit-and-run", "han-solo", "naboo: tie-fighter, at-st", at="naboo", others="darth-vader@pool")
    assert asked(game) == "empire oppose"  # nothing has been chosen yet
    play(game, "send nobody")
    assert options(game) == ["destroy tie-fighter", "destroy at-st", "done"]


@pytest.mark.rule("REB-MOVE-10", "REB-CARD-HIDDEN-FLEET-2")
def test_hidden_fleet_keeps_to_transport_and_moves_no_structures() -> None:
    game = carry_out(
        "hidden-fleet", "admiral-ackbar", "rebel-base: corellian-corvette, 3 rebel-trooper, ion-cannon", at="naboo"
    )
    assert options(game) == ["done", "move corellian-corvette from rebel-base"]
    play(game, "move corellian-corvette from rebel-base", *["move rebel-trooper from rebel-base"] * 2)
    assert options(game) == ["done"]
    play(game, "done")
    assert units(game, "naboo") == "corellian-corvette, 2 rebel-trooper"
    assert units(game, "rebel-base") == "rebel-trooper, ion-cannon"


@pytest.mark.rule("REB-COMBAT-ATTACK-8c", "REB-UNIT-17")
def test_in_a_space_battle_ground_units_take_no_damage() -> None:
    game = galaxy("hoth: 2 x-wing, rebel-trooper, tie-fighter, 3 stormtrooper", leaders="mon-mothma@hoth")
    clash(game, "hoth", dice="hd h - ---")
    assert asked(game) == "rebel retreat"
    assert units(game, "hoth") == "3 stormtrooper, x-wing, rebel-trooper"  # both hits went to the TIE Fighter
