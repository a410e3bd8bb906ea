"""Learns what `games/uprising/chances.py` knows: bots play games, and a logistic regression finds out how what counts
in a position goes with who wins. Prints the table of weights.

    pip install numpy; python bench/chances.py --games 1500 --bot ismcts:60
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict

import numpy as np
from rich.console import Console
from rich.progress import track

import dejarik
from dejarik.bots import bot
from dejarik.games.uprising.chances import features
from dejarik.games.uprising.components import CAPTURES_TO_WIN, RESISTANCE, TOKENS_USED
from dejarik.games.uprising.state import State

OFFHAND = 0.05  # of the picks are made by reflex, for variety
RIDGE = 0.3  # keeps weights small that little speaks for

Kind = tuple[int, int]  # the stage of a round, and how many districts are captured
Lessons = dict[Kind, list[tuple[list[float], bool]]]


def watch(seed: int, names: tuple[str, str], lessons: Lessons) -> None:
    """Play a game and note every second position with how it ended, more or less."""
    game, luck = dejarik.game("uprising"), random.Random(seed)
    state = game.new(seed=seed)
    bots = [bot(name, luck.getrandbits(64)) for name in names]
    seen: list[tuple[Kind, list[float]]] = []
    while (ask := state.ask) is not None:
        assert isinstance(state, State)
        if luck.random() < 0.5:
            stage, facts = features(state, state.row)
            seen.append(((stage, len(state.captured)), facts))
        offhand = game.reflex(state, luck) if luck.random() < OFFHAND else None
        state.apply(offhand or bots[ask.seat].pick(state.perspective(ask.seat)))
    assert state.outcome is not None
    for kind, facts in seen:
        lessons[kind].append((facts, RESISTANCE in state.outcome.winners))


def regress(lessons: list[tuple[list[float], bool]]) -> list[float]:
    """The weights with which the facts tell best how likely a win is (Newton's method)."""
    facts = np.array([each for each, _ in lessons])
    won = np.array([float(each) for _, each in lessons])
    weights = np.zeros(facts.shape[1])
    for _ in range(25):
        chance = 1.0 / (1.0 + np.exp(-facts @ weights))
        slope = facts.T @ (chance - won) + RIDGE * weights
        bend = (facts.T * (chance * (1.0 - chance))) @ facts + RIDGE * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    return [float(each) for each in weights]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--bot", default="ismcts:60", help="plays most games against itself, some against greedy")
    parser.add_argument("--seed", type=int, default=300_000, help="of the first game")
    options = parser.parse_args()
    lessons: Lessons = defaultdict(list)
    line_ups = [(options.bot, options.bot)] * 3 + [(options.bot, "greedy"), ("greedy", options.bot)]
    for number in track(range(options.games), "games", console=Console(stderr=True)):
        watch(options.seed + number, line_ups[number % len(line_ups)], lessons)
    print("WEIGHTS = (")
    for stage in range(TOKENS_USED + 2):
        print("    (")
        for captured in range(CAPTURES_TO_WIN):
            print("        (" + ", ".join(f"{each:.2f}" for each in regress(lessons[stage, captured])) + "),")
        print("    ),")
    print(")")


if __name__ == "__main__":
    main()
