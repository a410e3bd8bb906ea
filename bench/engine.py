"""How fast the engine plays, against peers measured in the same run.

    dejarik bench engine [--seconds S]

Everything is single process and uniformly random, through the public API, in rounds that take turns (so that a noisy
machine hits all alike), and by the CPU time of the process; the median of the rounds counts. Peers, from PyPI (`pip
install dejarik[bench]`):

- OpenSpiel's hearts (C++ core) through its Python API. Only the players' decisions count; dealing, which OpenSpiel
  does with chance nodes, takes its time, as our setup does.
- Catanatron, four random players.

Where the time of a random game of Rebellion goes (600 decisions, 25 ms): 40 % into listing options (missions that can
be revealed, assignments and deployments 7 % each), 50 % into carrying out picks and the steps between them (looking at
the whole board after every effect 6 %), 10 % into the engine's own loop. No function takes more than 5 % by itself; the
greatest are `advance`, `in_set` and `apply`. Its copy is some fifty copies of short lists.

And of Outer Rim with four players (5,000 decisions, 100 ms): 20 % into looking whether somebody has won or achieved a
goal after every list of effects, 25 % into the choices of a turn (abilities, secrets, goals, contacts), 10 % into the
engine's own loop; the rest into steps and effects, none of them more than 4 %. To work out again
what was offered when it is asked would cost another quarter.
"""

from __future__ import annotations

import itertools
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import dejarik

ROUNDS = 3


def uprising(rng: random.Random) -> int:
    """A game; how many decisions it had."""
    return _play("uprising", 2, rng)


def commanders(rng: random.Random) -> int:
    """With four players, as many as Catanatron has."""
    return _play("commanders", 4, rng)


def rebellion(rng: random.Random) -> int:
    """With two players, as it is mostly played."""
    return _play("rebellion", 2, rng)


def outer_rim(rng: random.Random) -> int:
    """With four players, too."""
    return _play("outer_rim", 4, rng)


def _play(id: str, players: int, rng: random.Random) -> int:
    state = dejarik.game(id).new(players, seed=rng.getrandbits(32))
    count = 0
    while (ask := state.ask) is not None:
        state.apply(rng.choice(ask.options))
        count += 1
    return count


def hearts(rng: random.Random) -> int:
    """Chance nodes are sampled by their probabilities, as OpenSpiel's own examples do for any game."""
    state = _hearts().new_initial_state()
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            count += 1
    return count


@cache
def _hearts() -> Any:
    import pyspiel

    return pyspiel.load_game("hearts")


def catan(rng: random.Random) -> int:
    game = _catan(rng)
    count = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        count += 1
    return count


def _catan(rng: random.Random) -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in Color], seed=rng.getrandbits(32))


def per_second(play: Callable[[random.Random], int], rng: random.Random, seconds: float) -> tuple[float, float]:
    """Decisions, and whole games."""
    count = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        count += play(rng)
        games += 1
    return count / spent, games / spent


def seconds_for(copy: Callable[[], object], seconds: float) -> float:
    """What one call costs."""
    count = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(100):
            copy()
        count += 100
    return spent / count


def middle_of_a_round(rng: random.Random) -> Any:
    """A game of Uprising in its fourth round, when the Empire defends."""
    state = dejarik.game("uprising").new(seed=rng.getrandbits(32))
    while state.ask is not None and (state.round, state.ask.name) != (4, "use-token"):
        state.apply(rng.choice(state.ask.options))
    return state if state.ask is not None else middle_of_a_round(rng)


def middle_of_a_combat(rng: random.Random) -> Any:
    """A game of Rebellion in a combat, when somebody has been hit."""
    state: Any = dejarik.game("rebellion").new(seed=rng.getrandbits(32))
    while state.ask is not None and not (state.battle and state.battle.wounds):
        state.apply(rng.choice(state.ask.options))
    return state if state.ask is not None else middle_of_a_combat(rng)


def middle_of_a_journey(rng: random.Random) -> Any:
    """A game of Outer Rim with four players in its tenth round, as long as people play, in the action step."""
    state: Any = dejarik.game("outer_rim").new(4, seed=rng.getrandbits(32))
    while state.ask is not None and (state.round, state.ask.name) != (10, "choose-action"):
        state.apply(rng.choice(state.ask.options))
    return state if state.ask is not None else middle_of_a_journey(rng)


def imagining(state: Any) -> Callable[[], object]:
    """Makes a whole game of what the seat that is asked sees, each time another one."""
    view, seeds = state.view(state.ask.seat), itertools.count()
    return lambda: state.start.game.imagine(view, dejarik.Chance(next(seeds)))


def size_of(state: dejarik.State) -> int:
    """Bytes of a state that are its own: containers and what hangs on them, without what every game shares, and without
    the picks so far, which all copies share (about a hundred bytes each)."""
    seen: set[int] = set()

    def measure(thing: Any) -> int:
        if id(thing) in seen or isinstance(thing, (type, int, str, bool, type(None), dejarik.Option)):
            return 0
        seen.add(id(thing))
        inner: Iterator[Any] = iter(())
        if isinstance(thing, (list, tuple)):
            inner = iter(thing)
        elif isinstance(thing, dict):
            inner = iter(thing.values())
        elif not callable(thing):
            slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
            inner = (getattr(thing, name) for name in slots if name not in ("start", "origin", "trail"))
        return sys.getsizeof(thing) + sum(measure(each) for each in inner)

    return measure(state)


def run(seconds: float, report: Callable[[str], None]) -> dict[str, dict[str, Any]]:
    """{name: {value, peer, ratio}}, with the goal beside it."""
    rng = random.Random(1)
    plays = (uprising, commanders, rebellion, outer_rim, hearts, catan)
    rates: dict[str, list[tuple[float, float]]] = {play.__name__: [] for play in plays}
    state = middle_of_a_round(rng)
    game = _catan(rng)
    for _ in range(200):
        game.play_tick()
    journey = middle_of_a_journey(rng)
    copied = {
        "uprising": state.copy,
        "rebellion": middle_of_a_combat(rng).copy,
        "outer_rim": journey.copy,
        "catan": game.copy,
        "outer_rim imagined": imagining(journey),
    }
    copies: dict[str, list[float]] = {name: [] for name in copied}
    for number in range(1, ROUNDS + 1):
        for play in plays:
            report(f"{number}/{ROUNDS} {play.__name__}")
            rates[play.__name__].append(per_second(play, rng, seconds))
        report(f"{number}/{ROUNDS} copies")
        for name, copy in copied.items():
            copies[name].append(seconds_for(copy, seconds / 4))
    rate = {name: statistics.median(decisions for decisions, _ in each) for name, each in rates.items()}
    games = statistics.median(games for _, games in rates["rebellion"])
    cost = {name: 1e6 * statistics.median(each) for name, each in copies.items()}
    return {
        "uprising decisions per second / Catanatron": _ratio(rate["uprising"], rate["catan"], ">= 5"),
        "uprising decisions per second / OpenSpiel hearts": _ratio(rate["uprising"], rate["hearts"], ">= 0.5"),
        "commanders decisions per second / Catanatron": _ratio(rate["commanders"], rate["catan"], ">= 4"),
        "rebellion decisions per second / 25,000": _ratio(rate["rebellion"], 25_000, ">= 1, or"),
        "rebellion whole games per second / 20": _ratio(games, 20, ">= 1"),
        "outer_rim decisions per second / Catanatron": _ratio(rate["outer_rim"], rate["catan"], ">= 1"),
        "uprising copy in microseconds / Catanatron": _ratio(cost["uprising"], cost["catan"], "<= 0.1"),
        "rebellion copy in combat in microseconds / Catanatron": _ratio(cost["rebellion"], cost["catan"], "<= 1"),
        "outer_rim copy in microseconds / Catanatron": _ratio(cost["outer_rim"], cost["catan"], "<= 0.5"),
        # as many microseconds as on a machine on which Catanatron makes 38,000 decisions a second
        "outer_rim imagine in such microseconds / 300": _ratio(
            cost["outer_rim imagined"] * rate["catan"] / 38_000, 300, "<= 1"
        ),
        "uprising bytes of a state / 10 kB": _ratio(size_of(state), 10_000, "<= 1"),
        "outer_rim bytes of a state / 25 kB": _ratio(size_of(journey), 25_000, "<= 1"),
    }


def _ratio(value: float, peer: float, goal: str) -> dict[str, Any]:
    return {"value": round(value, 2), "peer": round(peer, 2), "ratio": round(value / peer, 3), "goal": goal}
