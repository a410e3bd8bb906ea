"""The end of the game. [CMD-END, CMD-RUL-35, 38]"""

from __future__ import annotations

import random
from itertools import islice

import pytest

from dejarik.engine.problem import IllegalPick
from dejarik.games.commanders import GAME
from dejarik.games.commanders.state import State
from tests.games.commanders.position import (
    asked,
    captured,
    column,
    commanders,
    heard,
    options,
    play,
    walk,
)

HOTH = "tatooine | hoth: tie-fighter tie-bomber landing-craft | naboo | dagobah"
CAPTURE = "capture hoth using tie-fighter tie-bomber"
DESTROY = "play death-star on naboo"


def late(pile: str = "", players: int = 2, captured: list[str] | None = None) -> State:
    """The first player can capture or destroy a planet, and these planets are left in the pile."""
    fleets = ["tie-fighter tie-bomber", *["tie-advanced"] * (players - 1)]
    return commanders(HOTH, fleets=fleets, hands=["death-star", *[""] * (players - 1)], pile=pile, captured=captured)


def gone(game: State) -> int:
    """Planets that have been captured or destroyed."""
    return len(game.destroyed) + sum(len(planets) for planets in game.captured)


def play_reluctantly(players: int, seed: int) -> State:
    """Nobody captures or destroys a planet as long as there is anything else to do; the rest is random."""
    rng = random.Random(seed)
    game = GAME.new(players, seed)
    for _ in range(GAME.bound(players)):
        if game.ask is None:
            break
        shy = [option for option in game.ask.options if not str(option).startswith(("capture ", "play death-star "))]
        game.apply(rng.choice(shy or game.ask.options))
    return game


@pytest.mark.rule("CMD-END-1")
@pytest.mark.parametrize("pick", [CAPTURE, DESTROY])
def test_cmd_end_1_the_game_ends_when_a_planet_cannot_be_replaced(pick: str) -> None:
    assert play(late(pile="kamino bespin"), pick).outcome is None
    assert play(late(pile="kamino"), pick).outcome is None
    assert play(late(pile=""), pick).outcome is not None


@pytest.mark.rule("CMD-END-1")
def test_cmd_end_1_an_empty_pile_alone_does_not_end_the_game() -> None:
    game = play(late(pile=""), "add tie-fighter to fleet", "place tie-fighter at naboo")
    assert game.outcome is None
    assert asked(game) == "commander-1 take-turn"


@pytest.mark.rule("CMD-END-2")
def test_cmd_end_2_the_game_ends_on_the_eleventh_planet_with_three_left_open() -> None:
    for seed in range(40):
        for game in walk(2 + seed % 4, seed):
            still_open = sum(planet is not None for planet in game.column)
            assert (gone(game), still_open) == (11, 3) if game.outcome else (gone(game) < 11 and still_open == 4)
        assert game.outcome is not None


@pytest.mark.rule("CMD-END-3")
@pytest.mark.parametrize("pick", [CAPTURE, DESTROY])
def test_cmd_end_3_play_goes_on_after_the_last_planet_of_the_pile_is_laid_out(pick: str) -> None:
    game = play(late(pile="kamino"), pick)
    assert game.pile == []
    assert "kamino" in column(game)
    assert "-" not in column(game).split()
    assert (game.outcome, asked(game)) == (None, "commander-2 take-turn")
    assert "place tie-fighter at kamino" in options(game)
    play(game, "add tie-fighter to fleet")
    assert (game.outcome, asked(game)) == (None, "commander-1 take-turn")


@pytest.mark.rule("CMD-END-4")
@pytest.mark.parametrize("pick", [CAPTURE, DESTROY])
def test_cmd_end_4_nobody_takes_another_turn(pick: str) -> None:
    game = play(late(players=3), pick)  # the first of three players: the round is not completed
    assert asked(game) == ""
    assert game.turn == 0
    with pytest.raises(IllegalPick):
        game.apply("place tie-fighter at naboo")


@pytest.mark.rule("CMD-END-4")
@pytest.mark.parametrize("pick", [CAPTURE, DESTROY])
def test_cmd_end_4_nothing_is_drawn_after_the_end(pick: str) -> None:
    game = late()
    deck = len(game.deck)
    play(game, pick)
    assert len(game.deck) == deck
    assert "commanders-event-drew" not in [message.key for message in heard(game, 0)]


@pytest.mark.rule("CMD-END-5")
def test_cmd_end_5_open_planets_fleets_and_hands_score_nothing() -> None:
    game = commanders(
        "dagobah: tie-fighter tie-bomber | hoth: tie-fighter tie-bomber landing-craft | tatooine | alderaan",
        fleets=["tie-fighter", "tie-fighter tie-bomber landing-craft", "", ""],
        captured=["", "", "utapau", ""],
        pile="",
    )
    play(game, "capture dagobah using tie-fighter")
    assert game.outcome is not None
    assert game.outcome.scores == (2, 0, 2, 0)


@pytest.mark.rule("CMD-EX-8")
def test_cmd_ex_8_a_capture_with_an_empty_pile_ends_the_game_and_counts() -> None:
    game = play(late(pile="", captured=["kamino", "alderaan"]), CAPTURE)
    assert asked(game) == ""
    assert column(game) == "tatooine - naboo dagobah"
    assert captured(game, 1) == "kamino hoth"
    assert game.outcome is not None
    assert game.outcome.scores == (2 + 3, 4)
    assert game.outcome.winners == (0,)


@pytest.mark.rule("CMD-RUL-35")
@pytest.mark.parametrize(
    ("taken", "destroyed"),
    [
        (["", ""], "mustafar utapau kamino geonosis bespin endor kashyyyk mon-cala yavin-4 alderaan"),
        (["mustafar utapau kamino geonosis bespin", "endor kashyyyk mon-cala yavin-4 alderaan"], ""),
        (["mustafar", "utapau kamino geonosis"], "bespin endor kashyyyk mon-cala yavin-4 alderaan"),
    ],
)
def test_cmd_rul_35_destroyed_planets_count_like_captured_ones(taken: list[str], destroyed: str) -> None:
    for pick in (CAPTURE, DESTROY):
        game = commanders(
            HOTH,
            fleets=["tie-fighter tie-bomber", ""],
            hands=["death-star", ""],
            captured=taken,
            destroyed=destroyed,
        )
        assert (gone(game), game.pile) == (10, [])
        assert asked(game) == "commander-1 take-turn"
        play(game, pick)
        assert gone(game) == 11
        assert game.outcome is not None


@pytest.mark.rule("CMD-RUL-38", "CMD-RUL-33")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cmd_rul_38_random_games_come_to_their_regular_end(players: int) -> None:
    for seed in range(100):
        *_, game = islice(walk(players, seed), GAME.bound(players))
        assert game.outcome is not None
        assert gone(game) == 11


@pytest.mark.rule("CMD-RUL-38", "CMD-RUL-33")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cmd_rul_38_games_of_players_who_avoid_the_end_come_to_it_all_the_same(players: int) -> None:
    for seed in range(50):
        game = play_reluctantly(players, seed)
        assert game.outcome is not None
        assert gone(game) == 11
