"""How fast bots imagine and search, against OpenSpiel's Python IS-MCTS measured in the same run.

    dejarik bench bots [--seconds S]

Everything is single process and in seconds of the processor, in rounds that take turns (so that a noisy machine hits
all alike); the median of the rounds counts. Positions come from random games: every decision with a choice is as likely
as any other, in our games and in the peer's. From each position there is one search of SIMULATIONS iterations, as a bot
would make it, from the view on; and, measured apart, PLAYOUTS games are imagined from the view and played to their end
by playout.

The peer is `open_spiel.python.algorithms.ismcts` with a random rollout on hearts (C++ rules), from PyPI
(`pip install dejarik[bench]`). Its simulation also deals what is hidden (anew each time; our search comes back to a
pool of such worlds, which makes the peer no faster), goes down its tree and plays to the end, at random.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import dejarik
from dejarik.bots.ismcts import no_collection
from dejarik.bots.search import Search
from dejarik.engine.perspective import Perspective

ROUNDS = 3
POSITIONS = 3  # of one game
SIMULATIONS = 300  # from one position
PLAYOUTS = 10  # as well
TABLES = (("uprising", 2), ("commanders", 3), ("rebellion", 2), ("outer_rim", 2), ("outer_rim", 4))  # players

Work = Callable[[random.Random], tuple[int, float]]  # how many were done, in how many seconds


def perspectives(id: str, players: int, rng: random.Random) -> list[Perspective]:
    """Some decisions with a choice from a random game, each of the seat that is asked."""
    state = dejarik.game(id).new(players, seed=rng.getrandbits(32))
    passed = []
    while (ask := state.ask) is not None:
        if len(ask.options) > 1:
            passed.append((state.copy(), ask.seat))
        state.apply(rng.choice(ask.options))
    return [state.perspective(seat) for state, seat in rng.sample(passed, POSITIONS)]


def iterations(id: str, players: int, rng: random.Random) -> tuple[int, float]:
    """Searches from positions of one game."""
    seconds = 0.0
    for perspective in perspectives(id, players, rng):
        begun = time.process_time()
        with no_collection():
            search = Search(perspective, rng)
            while search.iterations < SIMULATIONS:
                search.iterate()
        seconds += time.process_time() - begun
    return POSITIONS * SIMULATIONS, seconds


def playouts(id: str, players: int, rng: random.Random) -> tuple[int, float]:
    """Games imagined from positions of one game, and played to their end by the playout policy."""
    seconds = 0.0
    for perspective in perspectives(id, players, rng):
        begun = time.process_time()
        search = Search(perspective, rng)
        for number in range(PLAYOUTS):
            world = search.worlds.draw(number)
            while (ask := world.ask) is not None:
                world.apply(search.playout(world, ask))
        seconds += time.process_time() - begun
    return POSITIONS * PLAYOUTS, seconds


def hearts(rng: random.Random) -> tuple[int, float]:
    """Searches of the peer from positions of one game of hearts."""
    state = _hearts().new_initial_state()
    passed = []
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
            continue
        options = state.legal_actions()
        if len(options) > 1:
            passed.append(state.clone())
        state.apply_action(rng.choice(options))
    seconds = 0.0
    for position in rng.sample(passed, POSITIONS):
        bot = _peer(rng)
        begun = time.process_time()
        bot.run_search(position)
        seconds += time.process_time() - begun
    return POSITIONS * SIMULATIONS, seconds


@cache
def _hearts() -> Any:
    import pyspiel

    return pyspiel.load_game("hearts")


def _peer(rng: random.Random) -> Any:
    """As OpenSpiel's own examples set it up, for games in which what is legal depends on what is hidden."""
    import numpy
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    class Forgiving(ISMCTSBot):  # type: ignore[misc]  # the peer has no types
        """Hearts deals hands anew in which somebody later has nothing to play; such a simulation counts for it."""

        def run_simulation(self, state: Any) -> Any:
            try:
                return super().run_simulation(state)
            except ValueError:  # numpy cannot choose from nothing
                return state.rewards()

    seeds = [numpy.random.RandomState(rng.getrandbits(32)) for _ in range(2)]
    return Forgiving(
        _hearts(),
        RandomRolloutEvaluator(1, seeds[0]),
        uct_c=2.0,
        max_simulations=SIMULATIONS,
        random_state=seeds[1],
        allow_inconsistent_action_sets=True,
    )


def per_second(work: Work, rng: random.Random, seconds: float) -> float:
    """Until the time is over; what it takes to come to a position does not count."""
    count, spent = 0, 0.0
    while spent < seconds:
        more, took = work(rng)
        count += more
        spent += took
    return count / spent


def run(seconds: float, report: Callable[[str], None]) -> dict[str, dict[str, Any]]:
    """{name: {value, peer, ratio}}, with the goal beside it where there is one."""
    rng = random.Random(1)
    works: dict[str, Work] = {"hearts": hearts}
    for id, players in TABLES:
        works[f"{id}, {players} iterations"] = partial(iterations, id, players)
        works[f"{id}, {players} playouts"] = partial(playouts, id, players)
    rates: dict[str, list[float]] = {name: [] for name in works}
    for number in range(1, ROUNDS + 1):
        for name, work in works.items():
            report(f"{number}/{ROUNDS} {name}")
            rates[name].append(per_second(work, rng, seconds))
    rate = {name: statistics.median(each) for name, each in rates.items()}
    found: dict[str, dict[str, Any]] = {}
    for id, players in TABLES:
        goal = {"goal": ">= 3"} if id == "uprising" else {}
        iterated, played = rate[f"{id}, {players} iterations"], rate[f"{id}, {players} playouts"]
        found[f"{id}, {players} players: tree iterations/s / OpenSpiel hearts"] = (
            _ratio(iterated, rate["hearts"]) | goal
        )
        found[f"{id}, {players} players: imagined playouts/s"] = {"value": round(played, 1)}
    return found


def _ratio(value: float, peer: float) -> dict[str, Any]:
    return {"value": round(value, 1), "peer": round(peer, 1), "ratio": round(value / peer, 3)}
