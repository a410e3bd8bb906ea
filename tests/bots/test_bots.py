"""Bots: they choose an option, from what their seat may know and nothing else, and the same with the same seed."""

from __future__ import annotations

import random

import pytest

import dejarik
from dejarik.bots import LEVELS, UnknownBot, bot
from dejarik.engine.chance import Chance

TABLES = [(id, dejarik.game(id).players[0]) for id in dejarik.GAMES]
NAMES = ("random", "greedy", "ismcts:2")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_bot_plays_a_whole_game(id: str, players: int, name: str) -> None:
    state = dejarik.game(id).new(players, seed=5)
    seats = [bot(name, seed) for seed in range(players)]
    while state.ask is not None:
        state.apply(seats[state.ask.seat].pick(state.perspective(state.ask.seat)))
    assert state.outcome is not None


@pytest.mark.parametrize("name", ["random", "greedy", "ismcts:12"])
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_two_truths_that_look_the_same_get_the_same_pick(id: str, players: int, name: str) -> None:
    game = dejarik.game(id)
    rng = random.Random(3)
    state = game.new(players, seed=3)
    for number in range(40):
        ask = state.ask
        assert ask is not None
        mine = state.perspective(ask.seat)
        other = game.imagine(mine.view, Chance(number)).perspective(ask.seat)
        assert bot(name, number).pick(other) == bot(name, number).pick(mine)
        state.apply(rng.choice(ask.options))


@pytest.mark.parametrize("name", ["random", "greedy", "ismcts:1"])
def test_between_equals_the_seed_decides_and_not_their_order(name: str) -> None:
    """At the start of Uprising no pair of districts differs from another."""
    mine = dejarik.game("uprising").new(seed=1).perspective(0)
    assert mine.ask is not None
    assert {bot(name, seed).pick(mine) for seed in range(60)} == set(mine.ask.options)


@pytest.mark.parametrize("name", ["greedy", "ismcts:1"])
def test_a_thought_begins_with_what_was_picked_even_between_equals(name: str) -> None:
    mine = dejarik.game("uprising").new(seed=1).perspective(0)
    for seed in range(20):
        thinking = bot(name, seed)
        picked = thinking.pick(mine)
        assert thinking.thought is not None
        assert thinking.thought.considered[0].option == str(picked)


@pytest.mark.parametrize(("id", "players", "seats"), [("uprising", 2, (0, 1)), ("commanders", 2, (0, 1))])
@pytest.mark.parametrize("name", ["greedy", "ismcts:10"])
def test_a_bot_that_looks_beats_one_that_does_not(id: str, players: int, seats: tuple[int, ...], name: str) -> None:
    """More than half of both sides together; in truth far more, so that chance cannot break this."""
    wins = 0
    for seed in range(6):
        for seat in seats:
            state = dejarik.game(id).new(players, seed=seed)
            bots = [bot(name if number == seat else "random", seed) for number in range(players)]
            while state.ask is not None:
                state.apply(bots[state.ask.seat].pick(state.perspective(state.ask.seat)))
            wins += state.outcome is not None and state.outcome.winners == (seat,)
    assert wins >= 7


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot, match="there is no bot “deep”; the bots are: random, greedy, ismcts"):
        bot("deep")


@pytest.mark.parametrize("name", ["ismcts:", "ismcts:fast", "ismcts:0", "ismcts:0s", "ismcts:61s", "ismcts:1.5"])
def test_a_budget_that_cannot_be_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="cannot think for"):
        bot(name)


def test_who_does_not_think_takes_no_budget() -> None:
    with pytest.raises(UnknownBot, match="write “greedy” instead of “greedy:1s”"):
        bot("greedy:1s")


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_a_bot(level: str) -> None:
    assert type(bot(level)) is type(bot(LEVELS[level]))
