"""Movement of players. [RIM-MOVE, RIM-MAEL]"""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.components import CARDS, SPACES, STACKS, PlayerId, SpaceId
from dejarik.games.outer_rim.encounters.choice import ChooseEncounter
from dejarik.games.outer_rim.movement import ChooseSpace, Reach
from dejarik.games.outer_rim.planning import PlanningStep
from dejarik.games.outer_rim.solo.movement import follow
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import asked, begin, carry_out, options, play, rim, told

ME = PlayerId(0)
AWAY = "hutt@nav-a-lo imperial@nav-a-lo rebel@nav-a-lo syndicate@nav-a-lo"
PASSED = [(3, 3)]  # two crits: a test that anybody passes
FAILED = [(6, 6)]  # two blanks


def move(game: State, *spaces: str) -> State:
    """Choose to move, and go through these spaces."""
    begin(game, PlanningStep(ME))
    return play(game, "move", *[f"move to {space}" for space in spaces])


def place(game: State, player: int = 1) -> str:
    return SPACES[game.places[player - 1]]


@pytest.mark.rule("RIM-MOVE-1", "RIM-MOVE-4", "RIM-MOVE-9", "RIM-MAP-6")
def test_rim_move_9_one_adjacent_space_after_another() -> None:
    game = move(rim("tatooine ryloth", who="bossk ig-88", patrols=AWAY))
    assert set(options(game)) == {"move to nav-d-lo", "move to nav-d-ro", "move to nav-d-c", "stop"}
    play(game, "move to nav-d-ro")
    assert set(options(game)) == {"move to tatooine", "move to nav-e-lo", "stop"}
    play(game, "move to nav-e-lo", "stop")
    assert place(game) == "nav-e-lo"
    assert game.ask is None


@pytest.mark.rule("RIM-MOVE-2", "RIM-SHIP-2")
def test_rim_move_2_no_farther_than_the_hyperdrive() -> None:
    game = rim("tatooine ryloth", who="bossk ig-88", ships="g-1a-starfighter g9-rigger", patrols=AWAY)
    move(game, "nav-d-ro", "nav-e-lo", "ryloth", "nav-e-ro", "nav-f-lo")
    assert place(game) == "nav-f-lo"
    assert game.ask is None


@pytest.mark.rule("RIM-MOVE-5", "RIM-REP-8", "RIM-RUL-44")
@pytest.mark.parametrize("rep", ["", "hutt-"])
def test_rim_move_5_a_patrol_stops_the_player(rep: str) -> None:
    game = move(rim("tatooine ryloth", who="bossk ig-88", patrols=f"{AWAY} hutt@nav-d-ro", rep=rep), "nav-d-ro")
    assert place(game) == "nav-d-ro"
    assert game.ask is None  # and the planning step is over


@pytest.mark.rule("RIM-MOVE-5", "RIM-MOVE-6", "RIM-REP-8")
def test_rim_move_6_patrols_of_friends_and_players_are_passed() -> None:
    game = rim(
        "tatooine nav-d-ro", who="bossk ig-88", patrols=f"{AWAY} hutt@nav-d-ro rebel@nav-d-ro", rep="hutt+ rebel+"
    )
    move(game, "nav-d-ro", "nav-e-lo")
    assert place(game) == "nav-e-lo"
    assert asked(game) == "captain-1 choose-space"


@pytest.mark.rule("RIM-MOVE-7")
def test_rim_move_7_a_patrol_where_the_movement_begins_does_not_matter() -> None:
    game = move(rim("tatooine ryloth", patrols=f"{AWAY} hutt@tatooine", rep="hutt-"), "nav-d-ro", "nav-e-lo")
    assert place(game) == "nav-e-lo"


@pytest.mark.rule("RIM-MOVE-11", "RIM-RUL-64")
def test_rim_move_11_one_patrol_without_positive_reputation_is_enough() -> None:
    game = rim("tatooine ryloth", who="bossk ig-88", patrols=f"{AWAY} hutt@nav-d-ro rebel@nav-d-ro", rep="hutt+")
    assert move(game, "nav-d-ro").ask is None


# Past a patrol


@pytest.mark.rule("RIM-ABIL-47", "RIM-EFFECT-38", "RIM-MOVE-10", "RIM-MOVE-11")
def test_rim_move_10_han_solo_slips_past() -> None:
    game = rim("tatooine ryloth", goals="1", patrols=f"{AWAY} hutt@nav-d-ro rebel@nav-d-ro", luck=PASSED)
    move(game, "nav-d-ro")
    assert asked(game) == "captain-1 slip-past"
    assert options(game) == ["use han-solo-2", "stay"]
    play(game, "use han-solo-2")
    assert asked(game) == "captain-1 choose-space"  # of all patrols there
    play(game, "move to nav-e-lo")
    assert place(game) == "nav-e-lo"


@pytest.mark.rule("RIM-MOVE-11", "RIM-RUL-64", "RIM-ABIL-12")
def test_rim_rul_64_after_a_failed_test_another_ability_may_be_tried() -> None:
    game = rim("tatooine ryloth", ships="firespray g9-rigger", goals="1", patrols=f"{AWAY} hutt@nav-d-ro", luck=FAILED)
    game.ship_goals_met[0] = True
    move(game, "nav-d-ro")
    assert options(game) == ["use han-solo-2", "use firespray-1", "stay"]
    play(game, "use han-solo-2")
    assert asked(game) == "captain-1 slip-past"
    assert options(game) == ["use firespray-1", "stay"]
    play(game, "stay")
    assert (place(game), game.ask) == ("nav-d-ro", None)


@pytest.mark.rule("RIM-EFFECT-38", "RIM-SECRET-10", "RIM-SECRET-12")
def test_rim_effect_38_a_stolen_transponder() -> None:
    game = rim(
        "tatooine ryloth", who="bossk ig-88", patrols=f"{AWAY} hutt@nav-d-ro", secrets=["lothal-mon-calamari-6@lothal"]
    )
    move(game, "nav-d-ro")
    assert options(game) == ["use secret-lothal-mon-calamari-6-1", "stay"]
    play(game, "use secret-lothal-mon-calamari-6-1")
    assert asked(game) == "captain-1 choose-space"
    assert game.secrets[0] == []
    assert CARDS[game.stacks[1].cards[0]] == "lothal-mon-calamari-6"


@pytest.mark.rule("RIM-MOVE-10")
def test_rim_move_10_without_movement_left_nothing_is_asked() -> None:
    game = rim("tatooine ryloth", goals="1", patrols=f"{AWAY} hutt@nav-d-ro")
    begin(game, ChooseSpace(ME, 1))
    play(game, "move to nav-d-ro")
    assert game.ask is None


@pytest.mark.rule("RIM-MOVE-11")
def test_rim_move_11_the_stop_is_lifted_for_this_entry_only() -> None:
    game = rim("tatooine ryloth", goals="1", patrols=f"{AWAY} hutt@nav-d-ro", luck=PASSED)
    move(game, "nav-d-ro")
    play(game, "use han-solo-2", "move to nav-e-lo", "move to nav-d-ro")
    assert asked(game) == "captain-1 slip-past"


# Stopped by another player


def stopper(at: str = "tatooine nav-d-ro nav-d-ro", patrols: str = AWAY) -> State:
    game = rim(at, who="bossk ig-88 han-solo", ships="g9-rigger lancer g9-rigger", patrols=patrols)
    game.ship_goals_met[1] = True
    return game


@pytest.mark.rule("RIM-MOVE-10", "RIM-ABIL-47", "RIM-EFFECT-38")
def test_rim_move_10_the_owner_of_a_tractor_beam_is_asked() -> None:
    game = move(stopper(), "nav-d-ro")
    assert asked(game) == "captain-2 stop-mover"
    assert options(game) == ["use lancer-1", "pass"]
    play(game, "use lancer-1")
    assert (place(game), game.ask) == ("nav-d-ro", None)
    game = play(move(stopper(), "nav-d-ro"), "pass")
    assert asked(game) == "captain-1 choose-space"


@pytest.mark.rule("RIM-MOVE-10", "RIM-RUL-64")
def test_rim_rul_64_a_stop_that_has_happened_needs_no_second_one() -> None:
    game = move(stopper(patrols=f"{AWAY} hutt@nav-d-ro"), "nav-d-ro")
    assert game.ask is None


@pytest.mark.rule("RIM-MOVE-10", "RIM-RUL-64")
def test_rim_rul_64_the_movers_abilities_come_before_those_of_others() -> None:
    game = rim(
        "tatooine nav-d-ro",
        who="han-solo ig-88",
        ships="g9-rigger lancer",
        patrols=f"{AWAY} hutt@nav-d-ro",
        goals="1",
        luck=PASSED,
    )
    game.ship_goals_met[1] = True
    move(game, "nav-d-ro")
    assert asked(game) == "captain-1 slip-past"
    play(game, "use han-solo-2")
    assert asked(game) == "captain-2 stop-mover"


@pytest.mark.rule("RIM-MOVE-8", "RIM-MOVE-13")
def test_rim_move_13_a_token_put_into_a_space_is_not_stopped_there() -> None:
    game = stopper("tatooine ryloth nav-d-ro", patrols=f"{AWAY} hutt@ryloth")
    game.places[1] = game.places[2]
    game.places[2] = game.places[0]
    carry_out(game, [{"move": {"to": "an-adjacent-space"}}])
    play(game, "move to nav-d-ro")
    assert place(game) == "nav-d-ro"
    assert game.ask is None


@pytest.mark.rule("RIM-SOLO-91")
def test_rim_solo_91_the_opponent_can_be_stopped() -> None:
    game = rim("nav-d-ro tatooine", who="han-solo jyn-erso", ships="lancer g9-rigger", solo=True, patrols=AWAY, turn=2)
    game.ship_goals_met[0] = True
    route = tuple(SpaceId(list(SPACES).index(each)) for each in ("nav-d-ro", "nav-e-lo"))
    follow(game, PlayerId(1), route)
    begin(game)
    assert asked(game) == "captain-1 stop-mover"
    play(game, "use lancer-1")
    assert place(game, 2) == "nav-d-ro"


# The Maelstrom


@pytest.mark.rule("RIM-MAEL-1", "RIM-MAP-9")
def test_rim_mael_1_entering_it_ends_movement_and_planning() -> None:
    game = move(rim("kessel ryloth", patrols=AWAY), "maelstrom")
    assert place(game) == "maelstrom"
    assert game.ask is None


@pytest.mark.rule("RIM-MAEL-2", "RIM-MOVE-12")
def test_rim_mael_2_a_movement_by_an_effect_ends_there_too() -> None:
    game = carry_out(rim("kessel ryloth", patrols=AWAY), [{"move": {"up_to": 3}}, {"fame": 1}])
    play(game, "move to maelstrom")
    assert (place(game), game.fame[0]) == ("maelstrom", 1)


@pytest.mark.rule("RIM-MAEL-3")
def test_rim_mael_3_out_of_it_one_moves_as_usual() -> None:
    game = move(rim("maelstrom ryloth", patrols=AWAY), "kessel", "nav-c-k2")
    assert place(game) == "nav-c-k2"
    assert asked(game) == "captain-1 choose-space"


# Movement by effects


@pytest.mark.rule("RIM-MOVE-12", "RIM-EFFECT-22")
def test_rim_move_12_up_to_so_many_spaces() -> None:
    game = carry_out(rim("tatooine ryloth", patrols=AWAY), [{"move": {"up_to": 2}}])
    play(game, "move to nav-d-ro", "move to nav-e-lo")
    assert (place(game), game.ask) == ("nav-e-lo", None)
    game = play(carry_out(rim(patrols=AWAY), [{"move": {"up_to": 2}}]), "stop")
    assert place(game) == "tatooine"  # none is allowed
    game = carry_out(rim(patrols=f"{AWAY} hutt@nav-d-ro"), [{"move": {"up_to": 2}}])
    assert play(game, "move to nav-d-ro").ask is None  # a patrol stops it


@pytest.mark.rule("RIM-EFFECT-22", "RIM-EFFECT-50", "RIM-MAP-22")
def test_rim_effect_50_a_planet_within_4_spaces() -> None:
    game = carry_out(rim("tatooine ryloth", patrols=AWAY), [{"move": {"to": "a-planet-within-4-spaces"}}])
    assert asked(game) == "captain-1 put-yourself"
    assert set(options(game)) == {"move to tatooine", "move to nal-hutta", "move to ryloth"}
    play(game, "move to ryloth")
    assert place(game) == "ryloth"
    assert told(game) == ["moved"]


@pytest.mark.rule("RIM-EFFECT-22", "RIM-EFFECT-50")
def test_rim_effect_50_an_adjacent_space() -> None:
    game = carry_out(rim("nav-c-k3 ryloth", patrols=AWAY), [{"move": {"to": "an-adjacent-space"}}])
    assert set(options(game)) == {"move to nav-c-k2", "move to nav-c-ro"}


@pytest.mark.rule("RIM-MAEL-4", "RIM-ENCCARD-2")
def test_rim_mael_4_the_maelstrom_has_the_deck_of_kessel() -> None:
    game = rim("maelstrom ryloth", patrols=AWAY)
    top = game.stacks[STACKS.number("kessel-maelstrom")].cards[-1]
    begin(game, ChooseEncounter(ME))
    play(game, "draw")
    stack = game.stacks[STACKS.number("kessel-maelstrom")]
    assert top == game.drawn or stack.cards[0] == top


# Where a movement can lead


def reach(game: State) -> dict[str, Reach]:
    """What the form of the decision says, by space."""
    ask = game.ask
    assert ask is not None
    form = ask.decision.form(game)
    assert form is not None
    return {each["space"]: each for each in form["reach"]}


@pytest.mark.rule("RIM-MOVE-2", "RIM-MOVE-5", "RIM-MOVE-6", "RIM-MAEL-1")
@pytest.mark.parametrize("rep", ["", "hutt+", "rebel+"])
def test_rim_move_5_each_space_within_reach_is_reached_by_its_picks(rep: str) -> None:
    game = rim("tatooine nav-d-ro", who="bossk ig-88", patrols=f"{AWAY} hutt@nav-d-ro rebel@nav-c-ro", rep=rep)
    begin(game, PlanningStep(ME))
    found = reach(game)
    assert found["nav-d-ro"]["stops"] == (rep != "hutt+")
    assert max(len(each["way"]) for each in found.values()) <= 6
    for space, each in found.items():
        there = play(game.copy(), *each["picks"])
        assert place(there) == space == each["way"][-1]
        assert there.ask is None
    assert ("nav-e-lo" in found) == (rep == "hutt+")


@pytest.mark.rule("RIM-MOVE-9", "RIM-MOVE-5")
def test_rim_move_9_what_is_left_of_a_movement_leads_as_far_as_it_says() -> None:
    game = move(rim("tatooine ryloth", who="bossk ig-88", patrols=AWAY), "nav-d-ro", "nav-e-lo")
    found = reach(game)
    assert found["nav-e-ro"]["picks"] == ["move to ryloth", "move to nav-e-ro"]
    assert {len(each["way"]) for each in found.values()} == {1, 2, 3, 4}


@pytest.mark.rule("RIM-MOVE-10", "RIM-ABIL-47")
def test_rim_move_10_the_picks_of_a_way_end_where_somebody_may_stop_the_player() -> None:
    game = rim("tatooine nav-d-ro", who="bossk ig-88", ships="g9-rigger lancer", patrols=AWAY)
    game.ship_goals_met[1] = True
    begin(game, PlanningStep(ME))
    picks = reach(game)["nav-e-lo"]["picks"]
    assert picks == ["move", "move to nav-d-ro"]
    assert asked(play(game, *picks)) == "captain-2 stop-mover"


@pytest.mark.rule("RIM-PLAN-6")
def test_rim_plan_6_a_defeated_player_reaches_nothing() -> None:
    game = rim("tatooine ryloth", who="bossk ig-88", patrols=AWAY)
    game.defeated[0] = True
    assert reach(begin(game, PlanningStep(ME))) == {}
