"""What bots know of Rebellion."""

from __future__ import annotations

import random

import pytest

from dejarik.bots import bot
from dejarik.engine.chance import Chance
from dejarik.engine.option import Option
from dejarik.engine.perspective import Perspective
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.components import EMPIRE, REBEL
from dejarik.games.rebellion.instincts.strength import looked_for
from dejarik.games.rebellion.state import State

SEEDS = range(3)


def play(bots: tuple[str, ...], seed: int) -> State:
    """A whole game between bots, seat by seat."""
    game = GAME.new(len(bots), seed=seed)
    players = [bot(name, seed + seat) for seat, name in enumerate(bots)]
    while (ask := game.ask) is not None:
        perspective = Perspective(GAME, ask.seat, GAME.view(game, ask.seat), ask)
        game.apply(players[ask.seat].pick(perspective))
    return game


def favourite(game: State) -> Option:
    assert game.ask is not None
    appeal = GAME.instinct(game)
    return game.ask.options[max(range(len(appeal)), key=appeal.__getitem__)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_instinct_has_a_number_for_every_option_of_every_decision(players: int) -> None:
    luck = random.Random(players)
    game = GAME.new(players, seed=players)
    while (ask := game.ask) is not None:
        appeal = GAME.instinct(game)
        assert len(appeal) == len(ask.options)
        assert all(abs(number) < 1e6 for number in appeal)
        game.apply(luck.choice(ask.options))


@pytest.mark.parametrize("seed", SEEDS)
def test_instinct_is_the_same_whatever_the_seat_imagines(seed: int) -> None:
    luck, chance = random.Random(seed), Chance(seed)
    game = GAME.new(2 + seed, seed=seed)
    while (ask := game.ask) is not None:
        if luck.random() < 0.25 and len(ask.options) > 1:
            seen = GAME.view(game, ask.seat)
            assert list(GAME.instinct(GAME.imagine(seen, chance))) == list(GAME.instinct(game)), game.stack[-1]
        game.apply(favourite(game) if luck.random() < 0.5 else luck.choice(ask.options))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_rebels_by_instinct_outlast_a_random_empire(seed: int) -> None:
    game = play(("greedy", "random"), seed)
    assert game.outcome is not None
    assert game.outcome.winners == (REBEL,)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_empire_by_instinct_takes_the_base_of_random_rebels(seed: int) -> None:
    game = play(("random", "greedy"), seed)
    assert game.outcome is not None
    assert game.outcome.winners == (EMPIRE,)


@pytest.mark.parametrize("bots", [("greedy", "greedy"), ("greedy",) * 4])
def test_instinct_against_itself_comes_to_an_end(bots: tuple[str, ...]) -> None:
    assert play(bots, 1).outcome is not None


def test_the_empire_rules_systems_out_as_it_searches() -> None:
    game = GAME.new(2, seed=7)
    before = looked_for(game).bit_count()
    while game.ask is not None and game.round < 4 and not game.exposed:
        game.apply(favourite(game))
    assert game.exposed or looked_for(game).bit_count() < before / 2


@pytest.mark.parametrize("seed", SEEDS)
def test_evaluate_stays_between_lost_and_won(seed: int) -> None:
    game = GAME.new(2, seed=seed)
    while game.ask is not None:
        assert all(0 < GAME.evaluate(game, seat) < 1 for seat in (REBEL, EMPIRE))
        game.apply(favourite(game))
    assert {GAME.evaluate(game, REBEL), GAME.evaluate(game, EMPIRE)} == {0.0, 1.0}
