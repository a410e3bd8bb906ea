"""The example that never moves its base."""

from __future__ import annotations

from pathlib import Path

import pytest

import dejarik
from dejarik.arena.contenders import contender, read_names
from dejarik.engine.state import State
from dejarik.games.rebellion.missions.rapid import ChooseSite

STILL = Path(__file__).parents[2] / "examples" / "still.py"


@pytest.fixture(scope="module")
def asked() -> State:
    """A game in which random Rebels have come to choose a site."""
    names, sources = read_names([str(STILL)])
    assert names == ["still.py"]
    for seed in range(200):
        state: State = dejarik.game("rebellion").new(seed=seed)
        bots = [contender("greedy", seed, sources), contender("random", seed, sources)]
        for _ in range(3000):
            if state.ask is None:
                break
            if isinstance(state.ask.decision, ChooseSite):
                return state
            options = [each for each in state.ask.options if str(each) == "seek new base"]
            state.apply(options[0] if options else bots[state.ask.seat].pick(state.perspective(state.ask.seat)))
    raise AssertionError("nobody ever moves a base")


def test_a_new_base_is_declined(asked: State) -> None:
    _, sources = read_names([str(STILL)])
    ask = asked.ask
    assert ask is not None
    assert len(ask.options) > 1
    assert str(contender("still.py", 1, sources).pick(asked.perspective(ask.seat))) == "decline"
