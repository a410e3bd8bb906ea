"""`dejarik sim`: many games between bots, and who won them."""

from __future__ import annotations

import random
import statistics
import time
import traceback
from argparse import Namespace
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from rich.table import Table

import dejarik
from dejarik.bots import Bot, read_name
from dejarik.cli.arguments import Parser, pairs, whole_number
from dejarik.cli.output import console, errors, facts, print_json
from dejarik.cli.refused import Refused
from dejarik.cli.seating import bots
from dejarik.cli.words import Words
from dejarik.cli.workers import spread
from dejarik.engine.game import Game
from dejarik.engine.outcome import Outcome
from dejarik.engine.state import State

NAME = "sim"
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Match:
    """A game that is played again and again, with another seed each time."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]  # one for each seat


@dataclass(slots=True)
class Tally:
    """The results of some games."""

    games: int = 0
    decisions: int = 0
    unfinished: int = 0
    errors: int = 0
    wins: Counter[str] = field(default_factory=Counter)  # by side
    endings: Counter[str] = field(default_factory=Counter)  # by the rule that ended the game
    notes: dict[str, list[int]] = field(default_factory=dict)  # what the games that ended counted
    trace: str = ""  # of the first error

    def __iadd__(self, other: Tally) -> Tally:
        self.games += other.games
        self.decisions += other.decisions
        self.unfinished += other.unfinished
        self.errors += other.errors
        self.wins += other.wins
        self.endings += other.endings
        for name, numbers in other.notes.items():
            self.notes[name] = [*self.notes.get(name, ()), *numbers]
        self.trace = self.trace or other.trace
        return self


def arguments(parser: Parser) -> None:
    parser.take("game", metavar="GAME", help="cli-help-game")
    parser.take("-n", type=whole_number(parser.words, 1), default=100, metavar="N", help="cli-help-games-count")
    parser.take("--bots", default=RANDOM, metavar="A,B,…", help="cli-help-bots")
    parser.take("--players", type=whole_number(parser.words, 1), metavar="N", help="cli-help-players")
    parser.take("--seed", type=whole_number(parser.words), default=0, metavar="N", help="cli-help-first-seed")
    parser.take("--jobs", type=whole_number(parser.words, 1), default=1, metavar="N", help="cli-help-jobs")
    parser.take("--option", action="append", default=[], metavar="NAME=VALUE", help="cli-help-option")
    parser.take("--json", action="store_true", help="cli-help-json")


def run(args: Namespace, words: Words) -> int:
    game = dejarik.game(args.game)
    match = read_match(game, args)
    begun = time.perf_counter()
    tally = Tally()
    seeds = range(args.seed, args.seed + args.n)
    for piece in spread(partial(play_all, match), seeds, args.jobs, words("cli-sim-progress")):
        tally += piece
    report = summary(game, match, tally, time.perf_counter() - begun)
    if args.json:
        print_json(report)
    else:
        console().print(table(game, report, words.of(game)))
    if tally.trace:
        errors().print(tally.trace)
    return 1 if tally.errors else 0


def read_match(game: Game[Any], args: Namespace) -> Match:
    start = game.new(args.players, args.seed, pairs(args.option, "--option")).start  # complains once, before all games
    seats = len(start.seats)
    names = [name.strip() for name in args.bots.split(",")]
    for name in names:
        read_name(name)  # refuses an unknown bot
    if len(names) not in (1, seats):
        raise Refused("cli-sim-bots", bots=len(names), seats=seats)
    return Match(game.id, start.players, start.options, tuple(names * seats if len(names) == 1 else names))


def play_all(match: Match, seeds: range) -> Tally:
    tally = Tally()
    for seed in seeds:
        tally += play_one(match, seed)
    return tally


def play_one(match: Match, seed: int) -> Tally:
    """Play one game. If something goes wrong, that is counted, and the other games go on."""
    game = dejarik.game(match.game)
    tally = Tally(games=1)
    try:
        state: State = game.new(match.players, seed, match.options)
        notes: dict[str, int] = {}
        tally.decisions = play_out(state, match.bots, seed, game.bound(match.players), notes)
    except Exception:  # noqa: BLE001  # a broken game is a result, like a won one
        tally.errors = 1
        tally.trace = traceback.format_exc()
        return tally
    if state.outcome is None:
        tally.unfinished = 1
    else:
        tally.wins.update(winners(state, state.outcome))
        tally.endings[state.outcome.rule] = 1
        tally.notes = {name: [number] for name, number in notes.items()}
    return tally


def winners(state: State, outcome: Outcome) -> set[str]:
    """Return the sides that won, with a seat or without."""
    return {state.start.seats[seat].side for seat in outcome.winners} | ({outcome.side} if outcome.side else set())


def play_out(state: State, names: tuple[str, ...], seed: int, bound: int, notes: dict[str, int]) -> int:
    """Play to the end or up to the bound; return how many decisions it took."""
    if set(names) == {RANDOM}:
        return play_randomly(state, random.Random(seed), bound, notes)
    seats = {seat.name: name for seat, name in zip(state.start.seats, names, strict=True)}
    return play_with(bots(seats, seed), state, bound, notes)


def play_randomly(state: State, rng: random.Random, bound: int, notes: dict[str, int]) -> int:
    """Play without views, which random picks do not need: several times as fast as asking bots."""
    note = state.start.game.note
    count = 0
    while (ask := state.ask) is not None and count < bound:
        state.apply(rng.choice(ask.options))
        note(state, notes)
        count += 1
    return count


def play_with(seated: Mapping[int, Bot], state: State, bound: int, notes: dict[str, int]) -> int:
    note = state.start.game.note
    count = 0
    while (ask := state.ask) is not None and count < bound:
        state.apply(seated[ask.seat].pick(state.perspective(ask.seat)))
        note(state, notes)
        count += 1
    return count


def summary(game: Game[Any], match: Match, tally: Tally, seconds: float) -> dict[str, Any]:
    sides = dict.fromkeys(seat.side for seat in game.seats(match.players))
    sides |= dict.fromkeys(game.sides_without_seat(match.players))
    return {
        "game": game.id,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "games_per_second": round(tally.games / seconds, 1),
        "wins": {side: tally.wins[side] for side in sides},
        "unfinished": tally.unfinished,
        "errors": tally.errors,
        "endings": dict(tally.endings.most_common()),
        "notes": {name: spread_of(numbers) for name, numbers in tally.notes.items()},
    }


def spread_of(numbers: Sequence[int]) -> dict[str, float]:
    """Return in how many games something was counted, and how large the numbers were."""
    return {
        "games": len(numbers),
        "mean": round(statistics.fmean(numbers), 2),
        "median": statistics.median(numbers),
        "least": min(numbers),
        "most": max(numbers),
    }


def table(game: Game[Any], report: dict[str, Any], words: Words) -> Table:
    games = report["games"]
    rows = [(words.text(game.title), words("cli-sim-games", count=games))]
    for side, wins in report["wins"].items():
        rows.append((words("cli-sim-wins", side=game.side_name(side)), share(wins, games)))
    rows += [(words(f"cli-sim-{name}"), str(report[name])) for name in ("unfinished", "errors") if report[name]]
    rows += [(words("cli-sim-ending", rule=rule), share(count, games)) for rule, count in report["endings"].items()]
    for name, found in report["notes"].items():
        numbers = words("cli-sim-numbers", **{key: f"{found[key]:g}" for key in ("mean", "median", "least", "most")})
        happened = f"{share(found['games'], games)}: " if found["games"] < games else ""
        rows.append((words(f"{game.id}-note-{name}"), happened + numbers))
    rows.append((words("cli-sim-decisions"), f"{report['decisions']} ({report['decisions_per_second']:.0f}/s)"))
    rows.append((words("cli-sim-seconds"), f"{report['seconds']:.2f}"))
    return facts(rows)


def share(count: int, games: int) -> str:
    return f"{count} ({100 * count / games:.1f} %)"
