"""The promises of the contract hold on random walks through every game. `dejarik check` plays thousands more."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dejarik
from dejarik.engine.chance import Chance
from dejarik.engine.conformance import check

TABLES = [(id, players) for id in dejarik.GAMES for players in dejarik.game(id).players]
LONG = {"rebellion": 1, "outer_rim": 1}  # a game takes as long as all thirty of another; `make check` plays hundreds


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_random_games_keep_every_promise(id: str, players: int) -> None:
    games = LONG.get(id, 30)
    report = check(dejarik.game(id), games, players)
    assert report.failures == []
    assert report.games == games


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(TABLES), st.integers(0, 2**64), st.integers(0, 200), st.integers(0, 2**64))
def test_an_imagined_game_looks_the_same_from_the_seat_that_imagined_it(
    table: tuple[str, int], seed: int, picks: int, luck: int
) -> None:
    id, players = table
    game = dejarik.game(id)
    state = game.new(players, seed)
    for number in range(picks):
        if state.ask is not None:
            state.apply(state.ask.options[(seed + number * 7) % len(state.ask.options)])
    for seat in (None, *range(players)):
        seen = state.view(seat)
        imagined = game.imagine(seen, Chance(luck))
        assert imagined.view(seat) == seen  # a secret in the view would show here
        assert imagined.perspective(0).view == imagined.view(0)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_hidden_things_differ_between_imagined_games(id: str, players: int) -> None:
    """What is imagined is not just the truth again."""
    game = dejarik.game(id)
    seen = game.new(players, seed=1).view(None)
    assert len({str(game.imagine(seen, Chance(luck)).dump()["table"]) for luck in range(20)}) == 20
