"""The Assignment Phase. [REB-ASSIGN]"""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.components import REBEL, SKILL, SKILLS, leader
from dejarik.games.rebellion.state import MissionDeck, State
from tests.games.rebellion.rounds import (
    asked,
    begin,
    galaxy,
    give_action,
    hand,
    heard,
    in_pool,
    options,
    play,
    table,
    units,
    where,
)
from tests.playing import form

LEADERS = "mon-mothma@pool han-solo@pool chewbacca@pool darth-vader@pool emperor-palpatine@pool"


def assigning(**more: str) -> State:
    return begin(galaxy(leaders=LEADERS, **more), "assignment")  # type: ignore[arg-type]  # only texts are given


@pytest.mark.rule("REB-ASSIGN-1")
def test_reb_assign_1_the_rebels_make_all_their_assignments_first() -> None:
    game = assigning()
    assert asked(game) == "rebel assign-leaders"
    play(game, "assign han-solo", "to sabotage")
    assert asked(game) == "rebel assign-leaders"
    play(game, "done")
    assert asked(game) == "empire assign-leaders"
    play(game, "assign darth-vader", "to rule-by-fear", "done")
    assert asked(game) == "rebel take-turn"


@pytest.mark.rule("REB-ASSIGN-2", "REB-LEADER-1")
def test_reb_assign_2_a_leader_of_the_pool_goes_on_a_card_of_the_hand() -> None:
    game = galaxy(leaders=f"{LEADERS} princess-leia@hoth", rebel_hand="hit-and-run")
    begin(game, "assignment")
    assert options(game) == ["done", "assign mon-mothma", "assign han-solo", "assign chewbacca"]
    play(game, "assign han-solo")
    assert sorted(options(game)) == [
        "to build-alliance",
        "to hit-and-run",
        "to infiltration",
        "to rapid-mobilization",
        "to sabotage",
    ]
    play(game, "to hit-and-run", "done")
    assert table(game) == "hit-and-run=han-solo"
    assert where(game, "han-solo") == "mission"
    assert "hit-and-run" not in hand(game, REBEL)


@pytest.mark.rule("REB-ASSIGN-3", "REB-TEAM-18")
def test_reb_assign_3_two_leaders_can_be_on_a_mission_and_no_third() -> None:
    game = assigning()
    play(game, "assign han-solo", "to sabotage", "assign chewbacca")
    assert "join han-solo" in options(game)
    assert "to sabotage" not in options(game)
    play(game, "join han-solo", "assign mon-mothma")
    assert not any(pick.startswith("join") for pick in options(game))
    play(game, "to build-alliance", "done")
    assert table(game) == "sabotage=han-solo+chewbacca build-alliance=mon-mothma"


@pytest.mark.rule("REB-ASSIGN-3")
def test_reb_assign_3_a_leader_can_join_one_who_was_assigned_before() -> None:
    game = galaxy(leaders=LEADERS, assigned="sabotage=han-solo")
    begin(game, "assignment")
    play(game, "assign chewbacca", "join han-solo", "done")
    assert table(game) == "sabotage=han-solo+chewbacca"


@pytest.mark.rule("REB-ASSIGN-4")
def test_reb_assign_4_nobody_need_be_assigned() -> None:
    game = assigning()
    play(game, "done", "done")
    assert table(game) == ""
    assert in_pool(game) == "emperor-palpatine darth-vader mon-mothma han-solo chewbacca"


@pytest.mark.rule("REB-ASSIGN-4")
def test_who_has_nobody_in_the_pool_is_not_asked() -> None:
    game = begin(galaxy(leaders="han-solo@hoth darth-vader@pool"), "assignment")
    assert asked(game) == "empire assign-leaders"


@pytest.mark.rule("REB-ASSIGN-5", "REB-INFO-3", "REB-INFO-4")
def test_reb_assign_5_only_the_leaders_are_seen() -> None:
    game = play(assigning(), "assign han-solo")
    view = game.view(1)
    play(game, "to sabotage")
    assert game.view(1) == view  # nothing to see before they are done
    assert heard(game, 1) == []
    play(game, "done")
    assert heard(game, 0) == ["assigned"]
    assert heard(game, 1) == heard(game, None) == ["assigned-unseen"]
    (seen,) = game.view(1)["assigned"]
    assert (seen["card"], seen["leaders"]) == ("unknown", ["han-solo"])
    (own,) = game.view(0)["assigned"]
    assert own["card"] == "sabotage"


@pytest.mark.rule("REB-ASSIGN-6", "REB-RUL-69")
def test_reb_assign_6_skills_do_not_matter_yet() -> None:
    assert SKILL[leader("chewbacca")][SKILLS.number("diplomacy")] == 0
    game = play(assigning(), "assign chewbacca", "to build-alliance", "done", "done")
    assert table(game) == "build-alliance=chewbacca"
    assert "reveal build-alliance" not in options(game)


def test_a_second_copy_of_a_card_can_be_assigned() -> None:
    game = galaxy(leaders=LEADERS, rebel_hand="hidden-fleet hidden-fleet")
    begin(game, "assignment")
    play(game, "assign han-solo", "to hidden-fleet", "assign chewbacca", "to hidden-fleet", "assign mon-mothma")
    assert "to hidden-fleet" not in options(game)
    play(game, "join chewbacca", "done")
    assert table(game) == "hidden-fleet=han-solo hidden-fleet=chewbacca+mon-mothma"


def test_assignments_can_be_taken_back_until_they_are_done() -> None:
    game = play(assigning(), "assign han-solo", "to sabotage")
    assert not any(revealed for _, _, _, revealed in game.picks())
    play(game, "done")
    assert game.picks()[-1][3]


def test_without_cards_nobody_can_be_assigned() -> None:
    game = galaxy(leaders=LEADERS)
    game.mission_decks[REBEL] += MissionDeck.of(game.mission_hands[REBEL])
    game.mission_hands[REBEL] = []
    assert options(begin(game, "assignment")) == ["done"]


# Action cards


@pytest.mark.rule("REB-ACTION-5a")
def test_reb_action_5a_an_action_card_is_used_instead_of_assigning_a_leader() -> None:
    game = galaxy("hoth: 2 stormtrooper", leaders=f"{LEADERS} general-madine@pool")
    give_action(game, 0, "ambush", "general-madine")
    begin(game, "assignment")
    (pick,) = [each for each in options(game) if "ambush" in each]
    play(game, "assign han-solo", "to sabotage", pick)
    assert table(game) == "sabotage=han-solo"  # laid out before the card took effect
    while asked(game) != "rebel assign-leaders":
        game.apply("at hoth" if "at hoth" in options(game) else options(game)[0])
    assert where(game, "general-madine") == "hoth"
    assert units(game, "hoth") == ""
    assert options(game) == ["done", "assign mon-mothma", "assign chewbacca"]


@pytest.mark.rule("REB-ACTION-5a", "REB-CARD-ACTIONS-3")
def test_a_leader_who_is_to_be_assigned_cannot_use_an_action_card() -> None:
    game = galaxy("hoth: 2 stormtrooper", leaders=f"{LEADERS} general-madine@pool")
    give_action(game, 0, "ambush", "general-madine")
    begin(game, "assignment")
    play(game, "assign general-madine", "to sabotage")
    assert not any("ambush" in each for each in options(game))
    assert where(game, "general-madine") == "pool"  # looking at the options has changed nothing


# What a client needs to name a leader and a mission in one go


@pytest.mark.rule("REB-ASSIGN-3", "REB-RUL-69")
def test_the_form_of_assigning_tells_where_each_leader_can_go() -> None:
    game = play(assigning(assigned="sabotage=chewbacca"), "assign han-solo", "to infiltration")
    (mothma,) = form(game)["leaders"]
    assert (mothma["leader"], mothma["pick"]) == ("mon-mothma", "assign mon-mothma")
    assert list(mothma["missions"]) == ["build-alliance", "rapid-mobilization"]
    assert mothma["missions"]["build-alliance"] == "to build-alliance"
    assert mothma["partners"] == {"chewbacca": "join chewbacca", "han-solo": "join han-solo"}
    play(game, "assign mon-mothma")
    assert form(game)["leaders"] == [{**mothma, "pick": None}]
    assert [*mothma["missions"].values(), *mothma["partners"].values()] == options(game)
