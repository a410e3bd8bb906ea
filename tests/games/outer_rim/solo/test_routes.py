"""How the automatic opponent moves."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.components import SPACES, PlayerId
from dejarik.games.outer_rim.solo.movement import move
from dejarik.games.outer_rim.solo.routes import choose_route, goal_tokens, keeps_it, shortest
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import asked, begin, play, rim

AI = PlayerId(1)


def solo(at: str, goal: str = "coaxium-crystal", **position: object) -> State:
    """The opponent stands at a place, with cargo for Ryloth, or what else it has."""
    return rim(f"takodana {at}", solo=True, turn=2, assets=["", goal], **position)  # type: ignore[arg-type]


def route(game: State) -> str:
    return " ".join(SPACES[place] for place in choose_route(game, AI))


@pytest.mark.rule("RIM-SOLO-21", "RIM-SOLO-22", "RIM-RUL-28", "RIM-INV-16")
def test_rim_solo_21_a_goal_token_for_each_cargo_and_job() -> None:
    game = solo("tatooine", "coaxium-crystal rebel-favor wanted")
    assert [SPACES[place] for place in goal_tokens(game, AI)] == ["ryloth", "lothal"]


@pytest.mark.rule("RIM-SOLO-25", "RIM-SOLO-95")
def test_rim_solo_25_it_stays_with_a_goal_token_and_without_any() -> None:
    assert keeps_it(solo("ryloth"), AI) == "at-goal"
    assert keeps_it(solo("tatooine", ""), AI) == "no-goal"
    assert keeps_it(solo("tatooine"), AI) == ""


@pytest.mark.rule("RIM-SOLO-23", "RIM-SOLO-24", "RIM-SOLO-26")
def test_rim_solo_26_the_shortest_route_to_the_nearest_goal() -> None:
    game = solo("tatooine", "coaxium-crystal rebel-favor")
    assert route(game) == "nav-d-ro nav-e-lo ryloth"


@pytest.mark.rule("RIM-SOLO-26", "RIM-SOLO-90")
@pytest.mark.parametrize("start", [text for text in SPACES if text != "ryloth"])
def test_rim_solo_26_every_step_leads_nearer(start: str) -> None:
    game = solo(start)
    (goal,) = goal_tokens(game, AI)
    away = game.arc.distance[goal]
    for each in shortest(game, AI):
        assert [away[place] for place in each] == [away[game.places[1]] - step for step in range(1, len(each) + 1)]


@pytest.mark.rule("RIM-SOLO-23", "RIM-SOLO-90")
def test_rim_solo_23_no_farther_than_the_hyperdrive() -> None:
    game = solo("cantonica", ships="g9-rigger g9-rigger")
    assert all(len(each) == 6 for each in shortest(game, AI))


@pytest.mark.rule("RIM-SOLO-27", "RIM-SOLO-29")
def test_rim_solo_27_a_patrol_stops_it_and_is_not_avoided() -> None:
    game = solo("tatooine", patrols="hutt@nav-d-ro")
    assert route(game) == "nav-d-ro"
    game = solo("tatooine", patrols="hutt@nav-d-ro", rep=["", "hutt+"])
    assert route(game) == "nav-d-ro nav-e-lo ryloth"


@pytest.mark.rule("RIM-SOLO-30", "RIM-RUL-30", "RIM-RUL-90")
def test_rim_solo_30_of_two_routes_the_one_without_a_patrol() -> None:
    game = solo("nav-d-c", "food-supplies stolen-weapons", patrols="rebel@tatooine")
    assert route(game) == "nal-hutta"


@pytest.mark.rule("RIM-SOLO-31", "RIM-SOLO-33", "RIM-SOLO-34", "RIM-RUL-29")
def test_rim_solo_33_it_stops_on_a_planet_just_before_a_navpoint() -> None:
    game = solo("nav-c-ro", "raw-spice")  # Naboo is seven spaces away, and the ship flies six
    assert {SPACES[each[-1]] for each in shortest(game, AI)} == {"nav-e-c", "nav-e-li"}
    found = {route(solo("nav-c-ro", "raw-spice", seed=seed)).split()[-1] for seed in range(12)}
    assert found == {"ryloth", "nal-hutta"}  # one space short, or two


@pytest.mark.rule("RIM-SOLO-33")
def test_rim_solo_33_it_does_not_stop_on_a_planet_before_another() -> None:
    """Of the routes to Mon Calamari one leads through Lothal."""
    found = {route(solo("nav-b-li", "salvage", seed=seed)).split()[-1] for seed in range(8)}
    assert found == {"mon-calamari"}


@pytest.mark.rule("RIM-SOLO-28")
def test_rim_solo_28_the_maelstrom_is_like_a_navpoint() -> None:
    game = solo("nav-c-lo", "the-kessel-run")
    assert route(game) == "maelstrom kessel"


@pytest.mark.rule("RIM-SOLO-32")
def test_rim_solo_32_equal_routes_are_drawn() -> None:
    found = {route(solo("nav-d-c", "food-supplies stolen-weapons", seed=seed)) for seed in range(12)}
    assert found == {"nal-hutta", "tatooine"}


@pytest.mark.rule("RIM-SOLO-91", "RIM-SOLO-89")
def test_rim_solo_91_the_person_can_stop_it() -> None:
    game = rim("nav-d-ro tatooine", solo=True, turn=2, assets=["", "coaxium-crystal"], ships="lancer g9-rigger")
    game.ship_goals_met[0] = True
    move(game, AI)
    begin(game)
    assert asked(game) == "captain-1 stop-mover"
    play(game.copy(), "pass")
    assert SPACES[play(game.copy(), "use lancer-1").places[AI]] == "nav-d-ro"
