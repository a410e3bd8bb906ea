"""What the game is about. [CMD-GOAL]"""

from __future__ import annotations

import pytest

from dejarik.games.commanders import GAME
from dejarik.games.commanders.components import PLANETS, VALUE
from tests.games.commanders.position import captured, column, commanders, fleet, options, play, walk

THREE = "tie-fighter tie-bomber landing-craft"


@pytest.mark.rule("CMD-GOAL-1")
def test_cmd_goal_1_a_planet_is_captured_with_a_fleet_of_the_ships_of_its_line() -> None:
    game = commanders(f"hoth: {THREE} | naboo | endor | tatooine", fleets=[THREE, ""])
    play(game, f"capture hoth using {THREE}")
    assert captured(game, 1) == "hoth"
    assert fleet(game, 1) == ""


@pytest.mark.rule("CMD-GOAL-1")
@pytest.mark.parametrize("ships", ["", "tie-advanced v-wing-fighter imperial-shuttle", "tie-fighter tie-advanced"])
def test_cmd_goal_1_no_planet_is_captured_with_other_ships(ships: str) -> None:
    game = commanders(f"hoth: {THREE} | naboo | endor | tatooine", fleets=[ships, THREE])
    assert not any(option.startswith("capture") for option in options(game))


@pytest.mark.rule("CMD-GOAL-2")
@pytest.mark.parametrize(("planet", "value"), [("dagobah", 2), ("hoth", 3), ("tatooine", 4)])
def test_cmd_goal_2_a_captured_planet_is_worth_its_value_to_who_captured_it(planet: str, value: int) -> None:
    ships = " ".join([*THREE.split(), "v-wing-fighter"][:value])
    game = commanders(
        f"{planet}: {ships} | naboo | endor | bespin",
        fleets=["", ships, ""],
        captured=["alderaan", "kamino", ""],
        turn=2,
        pile="",
    )
    play(game, f"capture {planet} using {ships}")
    assert game.outcome is not None
    assert game.outcome.scores == (4, 2 + value, 0)


@pytest.mark.rule("CMD-GOAL-3")
@pytest.mark.parametrize("players", GAME.players)
def test_cmd_goal_3_the_game_lasts_until_all_planets_but_three_have_left_the_table(players: int) -> None:
    for seed in range(5):
        for game in walk(players, seed):
            gone = len(game.destroyed) + sum(len(planets) for planets in game.captured)
            open_planets = [planet for planet in column(game).split() if planet != "-"]
            assert (game.outcome is not None) == (gone == 11) == (len(open_planets) == 3)
            assert len(open_planets) + len(game.pile) + gone == 14


@pytest.mark.rule("CMD-GOAL-4")
@pytest.mark.parametrize(
    ("planets", "winner"),
    [
        (["alderaan", "hoth"], 0),
        (["hoth", "alderaan"], 1),
        (["kamino utapau", "alderaan", "hoth dagobah"], 2),
        (["hoth bespin", "kamino", "yavin-4", "mon-cala alderaan"], 3),
        (["", "kamino utapau mustafar dagobah", "yavin-4", "hoth", "geonosis alderaan"], 1),
    ],
)
def test_cmd_goal_4_the_player_with_the_most_points_wins(planets: list[str], winner: int) -> None:
    game = commanders(
        "tatooine | kashyyyk | naboo | endor",
        fleets=[""] * len(planets),
        hands=["death-star"] + [""] * (len(planets) - 1),
        captured=planets,
        pile="",
    )
    play(game, "play death-star on endor")
    assert game.outcome is not None
    assert game.outcome.winners == (winner,)


@pytest.mark.rule("CMD-GOAL-4")
@pytest.mark.parametrize("players", GAME.players)
def test_cmd_goal_4_nobody_has_more_points_than_the_winner(players: int) -> None:
    for seed in range(10):
        *_, game = walk(players, seed)
        points = [sum(VALUE[PLANETS.number(each)] for each in captured(game, p + 1).split()) for p in range(players)]
        assert game.outcome is not None
        assert points[game.outcome.winners[0]] == max(points)
