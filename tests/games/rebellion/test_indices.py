"""Every option of the game has a number of its own, for masks and tables."""

from __future__ import annotations

from random import Random

import pytest

from dejarik.games.rebellion import GAME, forms


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("setup", ["full", "first-game"])
def test_every_option_of_a_game_has_a_number_of_its_own(players: int, setup: str) -> None:
    rng = Random(players)
    space = GAME.space
    for seed in range(3):
        game = GAME.new(players, seed, {"setup": setup})
        while (ask := game.ask) is not None:
            if all(isinstance(option, forms.Option) for option in ask.options):
                numbers = space.indices(ask)
                assert len(set(numbers)) == len(ask.options), [str(option) for option in ask.options]
                assert all(0 <= number < space.size for number in numbers)
            game.apply(rng.choice(ask.options))
