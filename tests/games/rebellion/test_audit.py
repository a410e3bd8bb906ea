"""Cases that a player rarely comes into: several rules at once, and what must happen before something else."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.components import EMPIRE
from tests.games.rebellion.rounds import asked, begin, enqueue, galaxy, hold, options, play, units, where

# What follows from a move comes before the combat that it leads to


@pytest.mark.rule("REB-DESTROYED-5", "REB-CARD-SCOUTING-MISSION-1")
def test_fighters_without_a_ship_to_carry_them_do_not_live_to_fight_in_a_destroyed_system() -> None:
    game = galaxy(
        "alderaan: x-wing; naboo: 2 tie-fighter",
        leaders="soontir-fel@pool admiral-ackbar@pool",
        destroyed="alderaan",
    )
    hold(game, "scouting-mission good-intel")
    begin(game, "assignment")
    play(game, "done", "use scouting-mission with soontir-fel", "at alderaan", "move tie-fighter from naboo", "done")
    assert asked(game) == "empire destroy-excess"
    play(game, "destroy tie-fighter")
    assert game.battle is None
    assert units(game, "alderaan") == "x-wing"


@pytest.mark.rule("REB-RESCUE-2", "REB-CARD-SCOUTING-MISSION-1")
def test_the_prisoner_of_fighters_that_have_left_is_free_before_they_fight() -> None:
    game = galaxy(
        "hoth: x-wing; naboo: 2 tie-fighter",
        leaders="soontir-fel@pool admiral-ackbar@pool han-solo@naboo",
        rings="captured=han-solo",
    )
    hold(game, "scouting-mission")
    begin(game, "assignment")
    play(game, "done", "use scouting-mission with soontir-fel", "at hoth", *["move tie-fighter from naboo"] * 2, "done")
    assert asked(game) == "rebel add-leader"
    assert where(game, "han-solo") == "rebel-base"


# Victory at once


@pytest.mark.rule("REB-WIN-1", "REB-WIN-5", "REB-REFRESH-6")
def test_deploying_to_an_abandoned_base_wins_with_the_first_unit() -> None:
    game = galaxy(
        "naboo: x-wing; mustafar: stormtrooper", base="kessel", found=True, imperial="kessel mustafar", time=2
    )
    enqueue(game, "1: 3 stormtrooper")
    begin(game, "refresh")
    while asked(game) != "empire deploy-units":
        play(game, options(game)[0])
    play(game, "deploy stormtrooper at mustafar")
    assert asked(game) == "empire deploy-units"
    play(game, "deploy stormtrooper at kessel")
    assert game.outcome is not None
    assert game.outcome.winners == (EMPIRE,)
    assert game.outcome.rule == "REB-WIN-1"
