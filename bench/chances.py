"""Learns what `chances.py` of a game knows: bots play games, and a logistic regression finds out how what counts in a
position goes with who wins. Prints the table of weights.

    pip install numpy; python bench/chances.py uprising --games 1500
    pip install numpy; python bench/chances.py rebellion --games 6000 --jobs 2
    pip install numpy; python bench/chances.py outer_rim --games 800 --jobs 2
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

import dejarik
from dejarik.bots import bot
from dejarik.games.outer_rim.bot import chances as rim_chances
from dejarik.games.outer_rim.components import PlayerId
from dejarik.games.outer_rim.state import State as OuterRim
from dejarik.games.rebellion.bot import chances as rebellion_chances
from dejarik.games.rebellion.bot.heuristics import heuristic
from dejarik.games.rebellion.bot.heuristics.taste import PLAIN, SHREWD
from dejarik.games.rebellion.components import EMPIRE
from dejarik.games.rebellion.state import State as Rebellion
from dejarik.games.uprising.bot import chances as uprising_chances
from dejarik.games.uprising.components import CAPTURES_TO_WIN, RESISTANCE, TOKENS_USED
from dejarik.games.uprising.state import State as Uprising

RIDGE = 0.3  # keeps weights small that little speaks for
HELD_BACK = 4  # every fourth game is not learnt from, to see how well the others tell how it ends
BOT = "ismcts:60"
OFFHAND = 0.05  # of the picks in Uprising are the playout's, for variety
WHIMS = (0.0, 0.1, 0.3)  # how often somebody in Rebellion does anything at all where it matters
NOTED = 1 / 20  # of the positions of Rebellion
SMALL_WHIMS = (0.0, 0.05, 0.12)  # the same in Outer Rim

Facts = list[float]
Kind = tuple[int, ...]  # positions of a kind have weights of their own
Lesson = tuple[list[tuple[Kind, Facts]], bool]  # positions of a game, and whether it was won


def uprising(seed: int) -> Lesson:
    """Bots that search, mostly among themselves. Won by the Resistance."""
    game, rng = dejarik.game("uprising"), random.Random(seed)
    state = game.new(seed=seed)
    names = [(BOT, BOT), (BOT, BOT), (BOT, BOT), (BOT, "greedy"), ("greedy", BOT)][seed % 5]
    bots = [bot(name, rng.getrandbits(64)) for name in names]
    seen: list[tuple[Kind, Facts]] = []
    while (ask := state.ask) is not None:
        assert isinstance(state, Uprising)
        if rng.random() < 0.5:
            stage, facts = uprising_chances.features(state, state.row)
            seen.append(((stage, len(state.captured)), list(facts)))
        offhand = game.playout(state, rng) if rng.random() < OFFHAND else None
        state.apply(offhand or bots[ask.seat].pick(state.perspective(ask.seat)))
    assert state.outcome is not None
    return seen, RESISTANCE in state.outcome.winners


def rebellion(seed: int) -> Lesson:
    """Players who follow the heuristic, of either taste and more or less whimsical. Won by the Empire."""
    game, rng = dejarik.game("rebellion"), random.Random(seed)
    state = game.new(seed=seed)
    tastes = [rng.choice((PLAIN, SHREWD)) for _ in state.start.seats]
    whims = [rng.choice(WHIMS) for _ in state.start.seats]
    seen: list[tuple[Kind, Facts]] = []
    while (ask := state.ask) is not None:
        assert isinstance(state, Rebellion)
        if state.round and rng.random() < NOTED:
            stage, facts = rebellion_chances.features(state)
            seen.append(((stage,), facts))
        if not game.routine(state) and rng.random() < whims[ask.seat]:
            state.apply(rng.choice(ask.options))
        else:
            appeal = heuristic(state, tastes[ask.seat])
            most = max(appeal)
            state.apply(rng.choice([option for option, each in zip(ask.options, appeal, strict=True) if each == most]))
    assert state.outcome is not None
    return seen, EMPIRE in state.outcome.winners


def outer_rim(seed: int) -> Lesson:
    """Two to four players who follow the heuristic, more or less whimsical. Who wins is compared with another one: the
    facts are how the first of the two differs from the second. Won by the first."""
    game, rng = dejarik.game("outer_rim"), random.Random(seed)
    state = game.new(2 + seed % 3, seed=seed)
    assert isinstance(state, OuterRim)
    whims = [rng.choice(SMALL_WHIMS) for _ in state.start.seats]
    seen: list[list[Facts]] = []
    while (ask := state.ask) is not None:
        if not game.unsettled(state):
            seen.append([rim_chances.features(state, PlayerId(each)) for each in range(len(whims))])
        if not game.routine(state) and rng.random() < whims[ask.seat]:
            state.apply(rng.choice(ask.options))
        else:
            state.apply(game.playout(state, rng) or rng.choice(ask.options))
    assert state.outcome is not None
    winner = rng.choice(sorted(state.outcome.winners))
    won = rng.random() < 0.5
    lesson: list[tuple[Kind, Facts]] = []
    for facts in seen:
        for other in facts[:winner] + facts[winner + 1 :]:
            first, second = (facts[winner], other) if won else (other, facts[winner])
            lesson.append(((), [a - b for a, b in zip(first, second, strict=True)]))
    return lesson, won


def regress(facts: Any, won: Any) -> Any:
    """The weights with which the facts tell best how likely a win is (Newton's method)."""
    weights = np.zeros(facts.shape[1])
    for _ in range(25):
        chance = 1.0 / (1.0 + np.exp(-facts @ weights))
        slope = facts.T @ (chance - won) + RIDGE * weights
        bend = (facts.T * (chance * (1.0 - chance))) @ facts + RIDGE * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    return weights


def loss(facts: Any, won: Any, weights: Any) -> float:
    """The logarithmic loss, added up."""
    chance = np.clip(1.0 / (1.0 + np.exp(-facts @ weights)), 1e-6, 1 - 1e-6)
    return float(-np.sum(won * np.log(chance) + (1.0 - won) * np.log(1.0 - chance)))


def learn(lessons: list[Lesson], console: Console) -> dict[Kind, list[float]]:
    """The weights of each kind of position, from all games; and how well they do that come from some of them."""
    rows: dict[Kind, list[tuple[Facts, bool, bool]]] = defaultdict(list)
    for number, (seen, won) in enumerate(lessons):
        for kind, facts in seen:
            rows[kind].append((facts, won, number % HELD_BACK == 0))
    weights, lost, plain, count = {}, 0.0, 0.0, 0
    for kind, some in rows.items():
        given, wins = np.array([each for each, _, _ in some]), np.array([float(won) for _, won, _ in some])
        held = np.array([back for _, _, back in some])
        weights[kind] = [float(each) for each in regress(given, wins)]
        lost += loss(given[held], wins[held], regress(given[~held], wins[~held]))
        plain += loss(given[held][:, :1], wins[held], regress(given[~held][:, :1], wins[~held]))
        count += int(held.sum())
    console.print(f"logarithmic loss {lost / count:.3f}, by the first fact alone {plain / count:.3f}")
    return weights


def written(weights: Facts, indent: str) -> str:
    return f"{indent}(" + ", ".join(f"{each:.3g}" for each in weights) + "),"


def print_uprising(weights: dict[Kind, Facts]) -> None:
    for stage in range(TOKENS_USED + 2):
        print("    (")
        for captured in range(CAPTURES_TO_WIN):
            print(written(weights[stage, captured], 8 * " "))
        print("    ),")


def print_rebellion(weights: dict[Kind, Facts]) -> None:
    for kind in sorted(weights):
        print(written(weights[kind], 4 * " "))


def print_outer_rim(weights: dict[Kind, Facts]) -> None:
    print(written(weights[()], ""))


GAMES: dict[str, tuple[Callable[[int], Lesson], Callable[[dict[Kind, Facts]], None]]] = {
    "uprising": (uprising, print_uprising),
    "rebellion": (rebellion, print_rebellion),
    "outer_rim": (outer_rim, print_outer_rim),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=300_000, help="of the first game")
    options = parser.parse_args()
    console = Console(stderr=True)
    watch, show = GAMES[options.game]
    seeds = range(options.seed, options.seed + options.games)
    with ProcessPoolExecutor(options.jobs) as pool:
        played = pool.map(watch, seeds, chunksize=4)
        lessons = list(track(played, "games", total=options.games, console=console))
    weights = learn(lessons, console)
    print("WEIGHTS = (")
    show(weights)
    print(")")


if __name__ == "__main__":
    main()
