"""Turns, rounds and the planning step. [RIM-TURN, RIM-PLAN]"""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.components import CARDS, ENCOUNTERS, SCRIPT, SPACES, AbilityId, PlayerId, section
from dejarik.games.outer_rim.planning import PlanningStep
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.turn import Turn
from tests.games.outer_rim.position import asked, begin, carry_out, options, play, rim, told

ME = PlayerId(0)
PATROLS_AWAY = "hutt@nav-a-lo imperial@nav-a-lo rebel@nav-a-lo syndicate@nav-a-lo"


def turn(game: State) -> State:
    return begin(game, Turn(game.turn))


def pass_turn(game: State) -> State:
    return carry_out(game, [{"end_turn": True}])


@pytest.mark.rule("RIM-TURN-2", "RIM-TURN-3", "RIM-PLAN-1", "RIM-ACT-1")
def test_rim_turn_2_planning_action_encounter() -> None:
    game = turn(rim("tatooine ryloth", credits="0 0", patrols=PATROLS_AWAY))
    assert asked(game) == "captain-1 choose-plan"
    play(game, "recover")
    assert asked(game) == "captain-1 choose-action"
    play(game, "done")
    assert asked(game) == "captain-1 choose-encounter"
    assert game.turn == ME


@pytest.mark.rule("RIM-TURN-1", "RIM-TURN-5", "RIM-TURN-8")
def test_rim_turn_8_a_round_is_a_turn_of_every_player_from_the_first() -> None:
    game = turn(rim("tatooine ryloth naboo", turn=2, first=2, patrols=PATROLS_AWAY, options={"transfers": False}))
    order = []
    for _ in range(5):
        order.append((game.turn + 1, game.round))
        pass_turn(game)
    assert order == [(2, 1), (3, 1), (1, 1), (2, 2), (3, 2)]


@pytest.mark.rule("RIM-TURN-4", "RIM-EFFECT-16")
def test_rim_turn_4_a_turn_that_is_ended_has_no_more_steps() -> None:
    game = rim("tatooine ryloth", credits="0 0")
    begin(game, Turn(ME))
    play(game, "recover")
    carry_out(game, [{"end_turn": True}, {"fame": 1}])
    assert game.fame == [0, 0]
    assert asked(game) == "captain-2 choose-plan"
    assert not game.turn_over


@pytest.mark.rule("RIM-TURN-6", "RIM-TURN-8", "RIM-EFFECT-16")
def test_rim_turn_6_an_extra_turn_follows_directly() -> None:
    game = rim("tatooine ryloth", credits="0 0", options={"transfers": False})
    begin(game, Turn(ME))
    game.used.append(AbilityId(0))
    carry_out(game, [{"extra_turn": True}, {"end_turn": True}])
    assert asked(game) == "captain-1 choose-plan"
    assert (game.in_extra_turn, game.extra_turn, game.round, game.used) == (True, False, 1, [])
    assert "extra-turn" in told(game)
    carry_out(game, [{"end_turn": True}])
    assert asked(game) == "captain-2 choose-plan"
    assert not game.in_extra_turn


@pytest.mark.rule("RIM-MAEL-5")
def test_rim_mael_5_every_section_of_the_maelstrom_may_give_an_extra_turn() -> None:
    sections = [each.sections[section("maelstrom")] for each in ENCOUNTERS if section("maelstrom") in each.sections]
    assert len(sections) == 10
    for each in sections:
        lists = [each.effects, *[case.effects for case in each.cases]]
        assert any(
            SCRIPT.effects[other].startswith(SCRIPT.effects[todo]) for todo in lists for other in with_extra_turn()
        )


def with_extra_turn() -> list[int]:
    return [at for at, effects in enumerate(SCRIPT.lists) if any(effect.op == "extra_turn" for effect in effects)]


@pytest.mark.rule("RIM-TURN-7", "RIM-TURN-10")
def test_rim_turn_7_no_more_than_two_turns_in_a_row() -> None:
    game = rim("tatooine ryloth", credits="0 0", options={"transfers": False})
    begin(game, Turn(ME))
    carry_out(game, [{"extra_turn": True}, {"extra_turn": True}, {"end_turn": True}])  # they do not add up
    carry_out(game, [{"extra_turn": True}, {"end_turn": True}])
    assert asked(game) == "captain-2 choose-plan"


@pytest.mark.rule("RIM-RUL-22", "RIM-TURN-6")
def test_rim_rul_22_the_extra_turn_is_taken_after_a_defeat_and_begins_with_recovery() -> None:
    game = rim("tatooine ryloth", wounds="3 0", options={"transfers": False})
    begin(game, Turn(ME))
    play(game, "gain credits")
    carry_out(game, [{"extra_turn": True}, {"damage": {"to": "character", "count": 1}}, {"fame": 1}])
    assert (game.fame[0], game.turn, game.in_extra_turn) == (0, 0, True)
    assert game.wounds == [0, 0]  # recovering was the only choice
    assert asked(game) != "captain-1 choose-plan"


@pytest.mark.rule("RIM-RUL-22", "RIM-SOLO-10")
def test_rim_solo_10_the_extra_turn_comes_before_that_of_the_opponent() -> None:
    game = rim("tatooine ryloth", who="han-solo jyn-erso", solo=True)
    begin(game, Turn(ME))
    carry_out(game, [{"extra_turn": True}, {"end_turn": True}])
    assert (game.turn, game.in_extra_turn) == (0, True)


@pytest.mark.rule("RIM-TURN-9", "RIM-RUL-70", "RIM-INV-18")
@pytest.mark.parametrize(
    ("fame", "credits", "winner", "rule"),
    [
        ("3 4", "9000 0", 1, "RIM-TURN-9"),
        ("4 4", "9000 2000", 0, "RIM-FAME-8"),
        ("4 4", "5000 5000", 1, "RIM-FAME-9"),
    ],
)
def test_rim_turn_9_after_a_hundred_rounds_the_most_famous_wins(
    fame: str, credits: str, winner: int, rule: str
) -> None:
    game = rim("tatooine ryloth", turn=2, fame=fame, credits=credits)
    game.round = 100
    begin(game, Turn(PlayerId(1)))
    carry_out(game, [{"end_turn": True}])
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule) == ((winner,), rule)


@pytest.mark.rule("RIM-SOLO-94", "RIM-SOLO-10")
def test_rim_solo_94_the_limit_holds_for_the_opponent_too() -> None:
    game = rim("tatooine ryloth", who="han-solo jyn-erso", solo=True, fame="3 3", credits="4000 4000", turn=2)
    game.round = 100
    begin(game, Turn(PlayerId(1)))
    if game.outcome is None:
        while game.ask is not None and game.outcome is None:
            play(game, options(game)[-1])
    assert game.outcome is not None
    assert game.round == 100


# The planning step


def plan(game: State) -> State:
    return begin(game, PlanningStep(ME))


@pytest.mark.rule("RIM-PLAN-1", "RIM-PLAN-7")
def test_rim_plan_7_three_choices_even_without_damage() -> None:
    assert options(plan(rim(options={"transfers": False}))) == ["move", "gain credits", "recover"]


@pytest.mark.rule("RIM-PLAN-2", "RIM-MOVE-2", "RIM-SHIP-2")
@pytest.mark.parametrize(("who", "ship", "steps"), [("bossk", "g9-rigger", 6), ("bossk", "g-1a-starfighter", 5)])
def test_rim_plan_2_moving_as_far_as_the_hyperdrive(who: str, ship: str, steps: int) -> None:
    game = play(plan(rim("ryloth", who=who, ships=ship, patrols=PATROLS_AWAY)), "move")
    for left in range(steps, 0, -1):
        assert asked(game) == "captain-1 choose-space"
        assert game.ask is not None
        assert game.ask.prompt.params["left"] == left
        play(game, "move to nav-e-ro" if SPACES[game.places[0]] == "ryloth" else "move to ryloth")
    assert game.ask is None


@pytest.mark.rule("RIM-PLAN-3", "RIM-CREDIT-2")
def test_rim_plan_3_two_thousand_credits() -> None:
    assert play(plan(rim(credits="1000 0")), "gain credits").credits == [3000, 0]


@pytest.mark.rule("RIM-PLAN-4", "RIM-DMG-6", "RIM-DMG-5")
def test_rim_plan_4_recovering_all_damage() -> None:
    game = play(plan(rim(wounds="3 1", hull="2 1")), "recover")
    assert (game.wounds, game.hull_damage) == ([0, 1], [0, 1])


@pytest.mark.rule("RIM-PLAN-5", "RIM-ABIL-32")
def test_rim_plan_5_a_planning_ability_instead() -> None:
    game = plan(rim("tatooine ryloth", who="doctor-aphra bossk", goals="1", options={"transfers": False}))
    assert options(game) == ["move", "gain credits", "recover", "use doctor-aphra-2"]
    play(game, "use doctor-aphra-2", "cycle nothing", "buy nothing")
    assert game.ask is None  # and that was the planning step


@pytest.mark.rule("RIM-PLAN-6", "RIM-PLAN-7", "RIM-DEFEAT-6")
def test_rim_plan_6_who_is_defeated_must_recover() -> None:
    game = rim("tatooine ryloth", who="doctor-aphra bossk", goals="1", wounds="4 0", options={"transfers": False})
    game.defeated[0] = True
    plan(game)
    assert game.ask is None  # there is nothing else to choose
    assert (game.wounds[0], game.defeated[0]) == (0, False)
    assert told(game) == ["recovered-character", "stood-up"]


@pytest.mark.rule("RIM-PLAN-7", "RIM-ABIL-33", "RIM-CREDIT-10")
def test_rim_plan_7_what_can_be_done_at_any_time_stands_beside() -> None:
    game = rim(assets=["bacta-supplies", ""], wounds="4 0")
    game.defeated[0] = True
    plan(game)
    assert options(game) == ["recover", "use bacta-supplies-1", "transfer"]
    play(game, "use bacta-supplies-1")
    assert not game.defeated[0]
    assert options(game) == ["move", "gain credits", "recover", "transfer"]


@pytest.mark.rule("RIM-PLAN-1", "RIM-MOVE-3")
def test_rim_plan_1_moving_no_spaces_is_choosing_nothing() -> None:
    game = play(plan(rim()), "move", "stop")
    assert SPACES[game.places[0]] == "tatooine"
    assert game.ask is None


# The last moment


@pytest.mark.rule("RIM-ABIL-33", "RIM-RUL-59")
def test_rim_abil_33_once_more_before_the_turn_ends() -> None:
    game = rim(assets=["bacta-supplies", ""], wounds="2 0", options={"transfers": False}, patrols=PATROLS_AWAY)
    begin(game, Turn(ME))
    seen = []
    play(game, "gain credits")
    while not asked(game).endswith("use-before-end"):
        if "use bacta-supplies-1" in options(game):
            seen.append(asked(game))
        play(game, "done" if "done" in options(game) else "draw" if "draw" in options(game) else options(game)[-1])
        assert game.turn == ME
        assert not game.defeated[0]
    assert "captain-1 choose-action" in seen
    assert "captain-1 choose-encounter" in seen
    play(game, "use bacta-supplies-1")
    assert asked(game) == "captain-2 choose-plan"
    assert CARDS[game.market[1].cards[0]] == "bacta-supplies"


@pytest.mark.rule("RIM-ABIL-33", "RIM-TURN-4")
def test_rim_abil_33_a_turn_that_was_ended_has_no_last_moment() -> None:
    game = rim(assets=["bacta-supplies", ""], wounds="2 0", options={"transfers": False})
    begin(game, Turn(ME))
    carry_out(game, [{"end_turn": True}])
    assert asked(game) == "captain-2 choose-plan"


@pytest.mark.rule("RIM-SECRET-12", "RIM-ABIL-33")
def test_rim_secret_12_who_could_have_a_secret_is_asked_before_the_turn_ends() -> None:
    game = rim("nav-d-c ryloth", secrets=["navpoint-6@no-patrol", ""], options={"transfers": False})
    begin(game, Turn(ME))
    assert "use secret-navpoint-6-1" in options(game)
    play(game, "gain credits", "done")
    assert "use secret-navpoint-6-1" in options(game)
