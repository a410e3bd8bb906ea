"""The Command Phase. [REB-COMMAND]"""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.command import CommandPhase
from dejarik.games.rebellion.components import EMPIRE, REBEL
from dejarik.games.rebellion.round import Round
from dejarik.games.rebellion.state import State
from tests.games.rebellion.rounds import (
    asked,
    begin,
    galaxy,
    hand,
    heard,
    in_pool,
    options,
    play,
    table,
    texts,
    units,
    where,
)
from tests.playing import form

POOLS = "han-solo@pool chewbacca@pool jan-dodonna@pool darth-vader@pool general-veers@pool"


def commanding(units_: str = "", leaders: str = POOLS, **more: str) -> State:
    return begin(galaxy(units_, leaders=leaders, **more), "command")  # type: ignore[arg-type]  # only texts are given


@pytest.mark.rule("REB-ROUND-1", "REB-RUL-6")
def test_reb_round_1_assignment_command_and_refresh() -> None:
    assert [step.__name__ for step in Round.steps] == ["assign_leaders", "command", "refresh", "end_round"]
    game = begin(galaxy(leaders="darth-vader@pool", time=6), "assignment")
    play(game, "done")
    assert asked(game) == "rebel take-turn"
    play(game, "pass", "pass")
    assert (game.round, game.time) == (2, 7)
    assert asked(game) == "empire assign-leaders"


@pytest.mark.rule("REB-ROUND-2")
def test_reb_round_2_the_rounds_of_a_combat_are_counted_for_themselves() -> None:
    game = commanding("hoth: 4 x-wing, 4 tie-fighter")
    game.chance.script(((4, 4, 4, 4), (4, 4, 4, 4)))  # nothing but blanks
    play(game, "activate with jan-dodonna", "at hoth")
    while game.battle is not None and game.battle.round < 2:
        game.apply("done" if "done" in options(game) else options(game)[0])
    assert game.battle is not None
    assert (game.round, game.time) == (1, 1)


@pytest.mark.rule("REB-COMMAND-1", "REB-GOLD-7")
def test_reb_command_1_the_rebels_first_then_by_turns() -> None:
    game = commanding()
    order = []
    for who in ("han-solo", "darth-vader", "jan-dodonna", "general-veers"):
        order.append(asked(game))
        play(game, f"activate with {who}", "at endor")
    assert order == ["rebel take-turn", "empire take-turn"] * 2


@pytest.mark.rule("REB-GOLD-6")
def test_reb_gold_6_the_active_player_is_the_one_whose_turn_it_is() -> None:
    game = commanding("hoth: x-wing, tie-fighter")
    play(game, "pass", "activate with darth-vader", "at hoth")
    assert game.battle is not None
    assert game.battle.active == EMPIRE


@pytest.mark.rule("REB-COMMAND-2", "REB-COMMAND-10")
def test_reb_command_2_activate_reveal_or_pass() -> None:
    game = commanding(assigned="sabotage=chewbacca build-alliance=jan-dodonna")
    assert options(game) == [
        "pass",
        "reveal base",
        "activate with han-solo",
        "reveal sabotage",
        "reveal build-alliance",
    ]


@pytest.mark.rule("REB-COMMAND-10", "REB-MISSION-1")
def test_reb_command_10_a_mission_without_enough_skill_stays_face_down() -> None:
    game = commanding(assigned="build-alliance=chewbacca")
    assert options(game) == ["pass", "reveal base", "activate with jan-dodonna", "activate with han-solo"]


@pytest.mark.rule("REB-COMMAND-10")
def test_a_mission_without_a_place_stays_face_down() -> None:
    game = commanding(assigned="infiltration=jan-dodonna")  # no Imperial unit anywhere
    assert "reveal infiltration" not in options(game)
    game = commanding("hoth: tie-fighter", assigned="infiltration=jan-dodonna")
    assert "reveal infiltration" in options(game)


def test_two_missions_of_a_kind_are_told_apart_by_their_leaders() -> None:
    leaders = "general-rieekan@pool mon-mothma@pool darth-vader@pool"
    game = commanding("", leaders, assigned="hidden-fleet=general-rieekan hidden-fleet=mon-mothma")
    assert options(game)[2:] == ["reveal hidden-fleet with general-rieekan", "reveal hidden-fleet with mon-mothma"]
    play(game, "reveal hidden-fleet with mon-mothma", "at hoth")
    assert table(game) == "hidden-fleet=general-rieekan"
    assert where(game, "mon-mothma") == "hoth"


@pytest.mark.rule("REB-MISSION-4")
def test_reb_mission_4_a_mission_is_a_turn() -> None:
    game = commanding(assigned="hidden-fleet=jan-dodonna+mon-mothma sabotage=chewbacca")
    play(game, "reveal hidden-fleet", "at hoth")
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-COMMAND-3", "REB-COMMAND-4", "REB-RUL-7")
def test_reb_command_3_who_passes_takes_no_more_turns_in_this_phase() -> None:
    game = commanding(assigned="sabotage=chewbacca")
    play(game, "pass")
    assert "passed" in heard(game, 1)
    play(game, "activate with darth-vader", "at hoth")
    assert asked(game) == "empire take-turn"
    play(game, "activate with general-veers", "at endor")
    assert game.passed == [True, True]
    assert game.time == 2  # the Rebels had no other turn, though they still had leaders and a mission


@pytest.mark.rule("REB-COMMAND-5")
def test_reb_command_5_who_has_passed_may_still_oppose() -> None:
    game = commanding("naboo: stormtrooper", assigned="rule-by-fear=darth-vader")
    play(game, "pass", "reveal rule-by-fear")
    assert asked(game) == "rebel oppose"
    assert "send han-solo" in options(game)


@pytest.mark.rule("REB-COMMAND-5")
def test_reb_command_5_who_has_passed_may_still_add_a_leader_to_a_combat() -> None:
    game = commanding("hoth: x-wing, tie-fighter")
    play(game, "pass", "activate with darth-vader", "at hoth")
    assert asked(game) == "rebel add-leader"


@pytest.mark.rule("REB-COMMAND-6", "REB-RUL-7")
def test_reb_command_6_the_others_go_on_until_all_have_passed() -> None:
    game = commanding(leaders=f"{POOLS} grand-moff-tarkin@pool")
    play(game, "pass", "activate with darth-vader", "at hoth", "activate with general-veers", "at endor")
    assert asked(game) == "empire take-turn"
    play(game, "pass")
    assert game.time == 2  # the Refresh Phase has begun


@pytest.mark.rule("REB-RUL-7")
def test_reb_rul_7_who_can_do_nothing_passes() -> None:
    game = begin(galaxy(leaders="han-solo@hoth darth-vader@hoth boba-fett@pool", found=True), "command")
    assert game.time == 2  # nobody was asked


@pytest.mark.rule("REB-COMMAND-7", "REB-COMMAND-8", "REB-REFRESH-1a", "REB-RUL-70")
def test_reb_command_8_unrevealed_missions_and_their_leaders_return() -> None:
    game = commanding(assigned="sabotage=chewbacca+han-solo rule-by-fear=darth-vader")
    play(game, "pass", "pass")
    assert table(game) == ""
    assert "sabotage" in hand(game, REBEL)
    assert "rule-by-fear" in hand(game, EMPIRE)
    assert in_pool(game) == "darth-vader general-veers jan-dodonna han-solo chewbacca"
    assert "mission-returned" in heard(game, 1)


@pytest.mark.rule("REB-RUL-70", "REB-BASE-NEW-10")
def test_reb_rul_70_rapid_mobilization_comes_between_the_missions_and_the_refresh_phase() -> None:
    assert [step.__name__ for step in CommandPhase.steps] == ["begin_turns", "return_missions", "mobilize", "lift_bans"]
    game = commanding(leaders=f"{POOLS} mon-mothma@pool", assigned="rapid-mobilization=mon-mothma sabotage=chewbacca")
    play(game, "reveal rapid-mobilization")
    assert where(game, "mon-mothma") == "rebel-base"
    play(game, "pass", "pass")
    assert asked(game) == "rebel choose-mobilization"
    assert table(game) == ""  # the others have returned
    assert where(game, "mon-mothma") == "rebel-base"  # she has not
    assert game.time == 1


@pytest.mark.rule("REB-COMMAND-9", "REB-MISSION-REVEAL-8")
def test_reb_command_9_a_leader_in_a_system_takes_part_in_everything_there() -> None:
    game = galaxy(
        "naboo: stormtrooper", leaders="han-solo@naboo general-veers@pool", assigned="rule-by-fear=darth-vader"
    )
    begin(game, "command")
    play(game, "pass", "reveal rule-by-fear")
    assert "mission-rolled" in heard(game, None) or "rolled" in heard(
        game, None
    )  # nobody was sent, and yet it is opposed
    game = commanding("naboo: x-wing, tie-fighter", "han-solo@naboo darth-vader@pool")
    play(game, "pass", "activate with darth-vader", "at naboo")
    assert game.battle is not None
    assert asked(game) != "rebel add-leader"  # Han Solo has tactic values and is there


@pytest.mark.rule("REB-COMMAND-2")
def test_leaders_on_missions_cannot_activate() -> None:
    game = commanding(assigned="sabotage=han-solo")
    assert "activate with han-solo" not in options(game)


# Revealing the base


@pytest.mark.rule("REB-BASE-REVEAL-6", "REB-RUL-1", "REB-BASE-REVEAL-2")
def test_reb_base_reveal_6_the_rebels_may_reveal_their_base_before_they_use_their_turn() -> None:
    game = galaxy("rebel-base: x-wing, ion-cannon", leaders=f"{POOLS} princess-leia@rebel-base")
    begin(game, "command")
    play(game, "reveal base")
    assert game.exposed
    assert units(game, "yavin") == "x-wing, ion-cannon"
    assert where(game, "princess-leia") == "yavin"
    assert texts(game.clues) == "yavin"
    assert asked(game) == "rebel take-turn"  # the turn goes on
    assert "reveal base" not in options(game)
    play(game, "activate with han-solo", "at endor")
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-RUL-1")
def test_reb_rul_1_only_in_a_turn_of_the_rebels() -> None:
    game = commanding()
    play(game, "pass")
    assert "reveal base" not in options(game)
    game = begin(galaxy(leaders=POOLS), "assignment")
    assert "reveal base" not in options(game)


@pytest.mark.rule("REB-RUL-13", "REB-BASE-REVEAL-13")
def test_reb_rul_13_enemies_at_a_base_that_was_revealed_fight_before_the_turn_goes_on() -> None:
    game = galaxy("yavin: tie-fighter; rebel-base: 2 x-wing, rebel-trooper", leaders=POOLS)
    begin(game, "command")
    play(game, "reveal base")
    battle = game.battle
    assert battle is not None
    assert battle.active == REBEL
    while asked(game) != "rebel take-turn":
        game.apply(options(game)[0])
    assert game.passed == [False, False]


@pytest.mark.rule("REB-BASE-REVEAL-6")
def test_a_base_that_can_only_be_lost_may_be_revealed_too() -> None:
    game = galaxy("yavin: tie-fighter", leaders=POOLS)
    begin(game, "command")
    play(game, "reveal base")
    assert game.outcome is not None
    assert game.outcome.rule == "REB-WIN-1"


# What a client needs to send a leader somewhere in one go


@pytest.mark.rule("REB-ACTIVATE-2", "REB-BASE-MOVE-2")
def test_the_form_of_a_turn_tells_who_can_activate_what() -> None:
    game = commanding()
    found = form(game)
    assert found["leaders"] == {
        "jan-dodonna": "activate with jan-dodonna",
        "han-solo": "activate with han-solo",
        "chewbacca": "activate with chewbacca",
    }
    assert len(found["places"]) == 33
    play(game, *(found["leaders"]["han-solo"], found["places"]["rebel-base"]))
    assert where(game, "han-solo") == "rebel-base"
    assert asked(game) == "empire take-turn"
    assert "rebel-base" not in form(game)["places"]
