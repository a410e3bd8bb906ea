"""The Death Star. [CMD-DS, CMD-RUL-17]"""

from __future__ import annotations

import pytest

from dejarik.games.commanders import GAME
from dejarik.games.commanders.components import PLANETS
from tests.games.commanders.position import (
    asked,
    captured,
    column,
    commanders,
    discard,
    hand,
    line,
    options,
    play,
    refusal,
    walk,
)

LINES = "tatooine: tie-fighter | hoth: tie-bomber landing-craft v-wing-fighter | naboo | endor: tie-bomber"


def targets(found: list[str]) -> list[str]:
    return [option.removeprefix("play death-star on ") for option in found if option.startswith("play death-star")]


@pytest.mark.rule("CMD-DS-1")
def test_cmd_ds_1_any_open_planet_may_be_chosen_with_an_empty_a_partly_filled_or_a_full_line() -> None:
    game = commanders(LINES, hands=["death-star", ""])
    assert targets(options(game)) == ["tatooine", "hoth", "naboo", "endor"]
    for planet in ("tatooine", "hoth", "naboo", "endor"):
        assert planet not in column(game.after(f"play death-star on {planet}"))


@pytest.mark.rule("CMD-DS-1")
def test_cmd_ds_1_one_planet_is_destroyed_and_no_other() -> None:
    game = commanders(LINES, hands=["death-star", ""])
    play(game, "play death-star on hoth")
    assert len(game.destroyed) == 1
    assert {"tatooine", "naboo", "endor"} < set(column(game).split())
    assert [line(game, planet) for planet in ("tatooine", "naboo", "endor")] == ["tie-fighter", "", "tie-bomber"]


@pytest.mark.rule("CMD-DS-2")
def test_cmd_ds_2_the_planet_goes_to_the_box() -> None:
    game = commanders(hands=["death-star", ""])
    play(game, "play death-star on hoth")
    hoth = PLANETS.number("hoth")
    assert game.destroyed == [hoth]
    assert hoth not in [*game.column, *game.pile, *game.captured[0], *game.captured[1]]
    assert refusal(game, f"place {hand(game, 2).split()[0]} at hoth") == "CMD-DS-2"


@pytest.mark.rule("CMD-DS-2")
@pytest.mark.parametrize("players", GAME.players)
def test_cmd_ds_2_it_never_comes_back(players: int) -> None:
    most = 0
    for seed in range(10):
        box: list[int] = []
        for game in walk(players, seed):
            assert game.destroyed[: len(box)] == box
            box = [*game.destroyed]
            assert not {*box} & {*game.column, *game.pile, *(each for planets in game.captured for each in planets)}
            most = max(most, len(box))
    assert most > 0


@pytest.mark.rule("CMD-DS-3")
@pytest.mark.parametrize(
    ("planet", "ships"),
    [("naboo", ""), ("tatooine", "tie-fighter"), ("hoth", "tie-bomber landing-craft v-wing-fighter")],
)
def test_cmd_ds_3_all_ships_of_its_line_go_to_the_discard(planet: str, ships: str) -> None:
    game = commanders(LINES, hands=["death-star", ""], discard="imperial-shuttle")
    play(game, f"play death-star on {planet}")
    assert sorted(discard(game).split()) == sorted([*ships.split(), "imperial-shuttle", "death-star"])


@pytest.mark.rule("CMD-DS-4")
@pytest.mark.parametrize("planet", ["tatooine", "hoth", "naboo", "endor"])
def test_cmd_ds_4_the_top_planet_of_the_pile_takes_its_place_with_an_empty_line(planet: str) -> None:
    game = commanders(LINES, hands=["death-star", ""], pile="bespin geonosis")
    play(game, f"play death-star on {planet}")
    assert column(game) == "tatooine hoth naboo endor".replace(planet, "bespin")
    assert line(game, "bespin") == ""
    assert [PLANETS[each] for each in game.pile] == ["geonosis"]


@pytest.mark.rule("CMD-DS-5")
def test_cmd_ds_5_without_a_replacement_the_game_is_over() -> None:
    game = commanders(LINES, hands=["death-star", ""], pile="")
    play(game, "play death-star on hoth")
    assert game.outcome is not None
    assert asked(game) == ""


@pytest.mark.rule("CMD-DS-5")
def test_cmd_ds_5_with_the_last_planet_of_the_pile_the_game_goes_on() -> None:
    game = commanders(LINES, hands=["death-star", ""], pile="bespin")
    play(game, "play death-star on hoth")
    assert game.outcome is None
    assert asked(game) == "commander-2 take-turn"
    assert column(game) == "tatooine bespin naboo endor"


@pytest.mark.rule("CMD-DS-6")
def test_cmd_ds_6_a_destroyed_planet_scores_for_nobody() -> None:
    game = commanders(LINES, hands=["death-star", ""], captured=["dagobah", "bespin"], pile="")
    play(game, "play death-star on tatooine")
    assert game.outcome is not None
    assert game.outcome.scores == (2, 3)
    assert (captured(game, 1), captured(game, 2)) == ("dagobah", "bespin")


@pytest.mark.rule("CMD-DS-7")
def test_cmd_ds_7_captured_planets_cannot_be_chosen() -> None:
    game = commanders(LINES, hands=["death-star", ""], captured=["dagobah", "bespin"])
    assert targets(options(game)) == ["tatooine", "hoth", "naboo", "endor"]
    for planet in ("dagobah", "bespin"):
        assert refusal(game, f"play death-star on {planet}") == "CMD-DS-7"


@pytest.mark.rule("CMD-RUL-17")
@pytest.mark.parametrize(
    ("planet", "ships"), [("naboo", []), ("hoth", ["tie-bomber", "landing-craft", "v-wing-fighter"])]
)
def test_cmd_rul_17_on_an_empty_pile_the_death_star_ends_the_game_at_once(planet: str, ships: list[str]) -> None:
    game = commanders(LINES, hands=["death-star " + "tie-advanced " * 4, ""], captured=["dagobah", ""], pile="")
    deck = len(game.deck)
    assert targets(options(game)) == ["tatooine", "hoth", "naboo", "endor"]
    play(game, f"play death-star on {planet}")
    assert PLANETS.number(planet) in game.destroyed
    assert sorted(discard(game).split()) == sorted([*ships, "death-star"])
    assert column(game) == "tatooine hoth naboo endor".replace(planet, "-")
    assert asked(game) == ""
    assert hand(game, 1) == "tie-advanced tie-advanced tie-advanced tie-advanced"
    assert len(game.deck) == deck
