"""Every option that a game offers has a number of its own, the same at every ask."""

from __future__ import annotations

import random

import pytest

import dejarik

OWN = {"rebellion"}  # has a test of its own, in few and long games
GAMES = 20
TABLES = [(id, players) for id in dejarik.GAMES if id not in OWN for players in dejarik.game(id).players]


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_option_has_a_number_that_no_other_of_its_ask_has(id: str, players: int) -> None:
    game = dejarik.game(id)
    for seed in range(GAMES):
        rng = random.Random(seed)
        state = game.new(players, seed)
        while (ask := state.ask) is not None:
            numbers = game.space.indices(ask)
            assert len(set(numbers)) == len(numbers) == len(ask.options)
            assert all(0 <= number < game.space.size for number in numbers)
            state.apply(rng.choice(ask.options))


def test_the_numbers_stand_for_the_same_options_in_every_position() -> None:
    """A policy learns by them, so they may not depend on what else is offered, but for captures with several ways."""
    game = dejarik.game("commanders")
    meant: dict[int, str] = {}
    for seed in range(GAMES):
        rng = random.Random(seed)
        state = game.new(3, seed)
        while (ask := state.ask) is not None:
            for number, option in zip(game.space.indices(ask), ask.options, strict=True):
                if type(option).folded == 1:
                    assert meant.setdefault(number, str(option)) == str(option)
            state.apply(rng.choice(ask.options))
    assert len(meant) > 300
