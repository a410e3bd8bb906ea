"""Cases that a player rarely comes into: several rules at once, and what must happen before something else."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.components import EMPIRE, REBEL
from dejarik.games.rebellion.state import State
from tests.games.rebellion import fighting
from tests.games.rebellion.rounds import (
    asked,
    begin,
    enqueue,
    galaxy,
    give_action,
    hold,
    options,
    play,
    table,
    units,
    where,
)

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


@pytest.mark.rule("REB-WIN-5", "REB-REP-2", "REB-CARD-RETURN-OF-THE-JEDI-5")
def test_nobody_is_eliminated_when_the_reputation_has_won_the_game() -> None:
    game = fighting.fight(
        "x-wing",
        "tie-fighter",
        leaders="darth-vader luke-skywalker-jedi",
        objectives="return-of-the-jedi",
        dice=["h", "-"],
    )
    game.time = game.reputation - 2
    fighting.skip(game)
    play(game, "play return-of-the-jedi")
    assert game.outcome is not None
    assert game.outcome.winners == (REBEL,)
    assert where(game, "darth-vader") == "hoth"


# A card that takes the partner's leader


def planning(place: int, announced: str) -> State:
    """An Imperial team of which one, who leads this leader, may put either of two leaders on a project."""
    leaders = "admiral-ozzel@pool emperor-palpatine@pool moff-jerjerrod@pool"
    game = galaxy(players=4, leaders=leaders)
    give_action(game, place, "proceeding-as-planned", announced)
    return begin(game, "assignment")


@pytest.mark.rule("REB-CARD-ACTIONS-3", "REB-TEAM-16", "REB-TEAM-17")
def test_an_admiral_without_leaders_may_still_use_a_card_with_the_generals() -> None:
    game = planning(2, "admiral-ozzel")
    play(
        game, "assign admiral-ozzel", "to gather-intel", "assign emperor-palpatine", "to rule-by-fear", "done", "allow"
    )
    assert asked(game) == "imperial-admiral assign-leaders"
    assert options(game) == ["done", "use proceeding-as-planned with moff-jerjerrod"]


@pytest.mark.rule("REB-CARD-PROCEEDING-AS-PLANNED-2", "REB-TEAM-16", "REB-TEAM-18")
def test_the_admiral_may_join_a_leader_whom_the_general_has_used() -> None:
    game = planning(3, "moff-jerjerrod")
    play(game, "done", "use proceeding-as-planned with admiral-ozzel", "take oversee-project", "done")
    assert asked(game) == "imperial-admiral assign-leaders"
    play(game, "assign emperor-palpatine", "join admiral-ozzel", "done", "allow")
    assert table(game) == "oversee-project=admiral-ozzel+emperor-palpatine"
