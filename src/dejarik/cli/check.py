"""`dejarik check`: checks the promises of the engine on random games."""

from __future__ import annotations

import os
from argparse import Namespace
from dataclasses import asdict
from functools import partial

from rich.text import Text

import dejarik
from dejarik.cli.arguments import Parser, whole_number
from dejarik.cli.output import complain, console, print_json
from dejarik.cli.session import INTERRUPTED
from dejarik.cli.words import Words
from dejarik.cli.workers import spread
from dejarik.engine import conformance
from dejarik.engine.conformance import Report

NAME = "check"


def arguments(parser: Parser) -> None:
    jobs = os.cpu_count() or 1
    parser.take("game", metavar="GAME", help="cli-help-game")
    parser.take("-n", type=whole_number(parser.words, 1), default=100, metavar="N", help="cli-help-games-count")
    parser.take("--players", type=whole_number(parser.words, 1), metavar="N", help="cli-help-players-in-turn")
    parser.take("--seed", type=whole_number(parser.words), default=0, metavar="N", help="cli-help-first-seed")
    parser.take("--jobs", type=whole_number(parser.words, 1), default=jobs, metavar="N", help="cli-help-all-jobs")
    parser.take("--json", action="store_true", help="cli-help-json")


def run(args: Namespace, words: Words) -> int:
    game = dejarik.game(args.game)
    game.new(args.players, args.seed)  # refuses a bad number of players once, before all games
    seeds = range(args.seed, args.seed + args.n)
    report, interrupted = Report(), False
    try:
        for piece in spread(partial(check, game.id, args.players), seeds, args.jobs, words("cli-check-progress")):
            report += piece
            if not args.json:  # it may take hours more, so what is broken is said at once
                show_failures(piece, words)
    except KeyboardInterrupt:
        interrupted = True
    if args.json:
        print_json({"game": game.id} | asdict(report))
    else:
        conclude(report, words)
    if interrupted:
        complain(words("cli-check-interrupted", games=report.games, wanted=args.n))
        return INTERRUPTED
    return 1 if report.failures else 0


def check(game: str, players: int | None, seeds: range) -> Report:
    return conformance.check(dejarik.game(game), len(seeds), players, seeds.start)


def show_failures(report: Report, words: Words) -> None:
    out = console()
    for failure in report.failures:
        where = words("cli-check-where", seed=str(failure.seed), players=failure.players, pick=failure.pick)
        out.print(Text.assemble(("✗ ", "bold red"), (failure.promise, "bold"), f" ({where})\n  {failure.detail}"))


def conclude(report: Report, words: Words) -> None:
    key = "cli-check-failed" if report.failures else "cli-check-passed"
    counts = {"games": report.games, "decisions": report.decisions, "failures": len(report.failures)}
    console().print(Text(words(key, **counts), "bold red" if report.failures else "bold green"))
