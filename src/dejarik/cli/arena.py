"""`dejarik arena`: matches between bots, with ratings and how sure they are."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping
from math import ceil
from pathlib import Path
from typing import Any

import dejarik
from dejarik.arena import chart
from dejarik.arena.contenders import known_as, read_names
from dejarik.arena.course import Course, missing
from dejarik.arena.course import run as play
from dejarik.arena.ledger import Ledger
from dejarik.arena.match import FORMATS, LineUp, Match, different, digest, sides
from dejarik.arena.report import report
from dejarik.arena.sequential import Claims
from dejarik.arena.workers import Here, Processes, Ray, Workers
from dejarik.bots import SEARCHING, read_name
from dejarik.cli import records
from dejarik.cli.arena_screen import Watching, show
from dejarik.cli.arguments import Parser, pairs, rate, rates, whole_number
from dejarik.cli.output import errors, print_json
from dejarik.cli.refused import Refused
from dejarik.cli.session import INTERRUPTED
from dejarik.cli.words import Words

NAME = "arena"


def arguments(parser: Parser) -> None:
    words = parser.words
    parser.take("game", metavar="GAME", help="cli-help-game")
    parser.take("--bots", metavar="A,B,…", help="cli-help-arena-bots")
    parser.take("--format", choices=[*FORMATS], default="round-robin", metavar="FORMAT", help="cli-help-format")
    parser.take("--line-up", action="append", default=[], metavar="A,B,…", help="cli-help-line-up")
    parser.take("--side", metavar="SIDE", help="cli-help-arena-side")
    parser.take("-n", type=whole_number(words, 1), default=100, metavar="N", help="cli-help-arena-count")
    parser.take("--players", type=whole_number(words, 1), metavar="N", help="cli-help-players")
    parser.take("--option", action="append", default=[], metavar="NAME=VALUE", help="cli-help-option")
    parser.take("--seed", type=whole_number(words), default=0, metavar="N", help="cli-help-first-deal")
    parser.take("--reference", action="append", default=[], metavar="BOT=ELO", help="cli-help-reference")
    parser.take("--sprt", type=rates(words), metavar="LOW:HIGH", help="cli-help-sprt")
    parser.take("--error", type=rate(words), default=0.05, metavar="P", help="cli-help-error")
    parser.take("--jobs", type=whole_number(words, 1), default=1, metavar="N", help="cli-help-jobs")
    parser.take("--ray", nargs="?", const="", metavar="ADDRESS", help="cli-help-ray")
    parser.take("--games", type=Path, metavar="FILE", help="cli-help-ledger")
    parser.take("--json", nargs="?", const="-", metavar="FILE", help="cli-help-json-file")
    parser.take("--plot", type=Path, metavar="FILE", help="cli-help-plot")


def run(args: Namespace, words: Words) -> int:
    game = dejarik.game(args.game)
    references = read_references(args.reference)
    match = read_match(args, references)
    claims = None if args.sprt is None else Claims(args.sprt[0], args.sprt[1], args.error)
    course = Course(match, ceil(args.n / min(len(match.seatings(line_up)) for line_up in match.line_ups)), claims)
    if args.plot is not None:
        chart.prepare()  # refuses before the games and not after them
    spoken = words.of(game)
    ledger = Ledger(args.games or usual_path(match), match.header())
    try:
        stopped = not finish(course, ledger, args, spoken)
    finally:
        ledger.close()
    found = report(course, {known_as(name): rating for name, rating in references.items()})
    publish(found, args, spoken)
    if stopped:
        errors().print(spoken("arena-interrupted", file=str(ledger.path)), soft_wrap=True)
        return INTERRUPTED
    trace = next((each.error for each in ledger.games.values() if each.error), "")
    if trace:
        errors().print(trace)
    return 1 if trace else 0


def finish(course: Course, ledger: Ledger, args: Namespace, words: Words) -> bool:
    """Play what is missing; return False if somebody has stopped it."""
    for played in ledger.games.values():
        course.add(played)
    if ledger.games:
        errors().print(words("arena-already", count=len(ledger.games), file=str(ledger.path)), soft_wrap=True)
    if not missing(course, ledger.games):
        return True
    workers = hired(course.match, args, words)
    try:
        with Watching(course, words) as watching:
            play(course, ledger, workers, watching.see)
    except KeyboardInterrupt:
        return False
    finally:
        workers.close()
    return True


def hired(match: Match, args: Namespace, words: Words) -> Workers:
    if args.ray is not None:
        return Ray(match, args.ray or None)
    processors = os.cpu_count() or 1
    if args.jobs > processors and any(is_timed(bot, match) for bot in match.bots):
        errors().print(words("arena-too-many-jobs", jobs=args.jobs, processors=processors), soft_wrap=True)
    return Processes(match, args.jobs) if args.jobs > 1 else Here(match)


def is_timed(bot: str, match: Match) -> bool:
    """Whether a bot thinks by the clock, so that it plays worse on a busy machine."""
    if bot in match.sources:
        return False
    kind, budget = read_name(bot)
    return kind == SEARCHING and (budget is None or budget.seconds is not None)


def read_match(args: Namespace, references: Mapping[str, float]) -> Match:
    """Return the match that was asked for; refuse everything that cannot be played."""
    start = dejarik.game(args.game).new(args.players, args.seed, pairs(args.option, "--option")).start
    if args.line_up:
        line_ups, sources = read_line_ups(args, references)
    else:
        line_ups, sources = read_bots(args, references, len(sides(args.game, start.players)))
    return Match(args.game, start.players, start.options, line_ups, args.seed, sources, args.side)


def read_line_ups(args: Namespace, references: Mapping[str, float]) -> tuple[tuple[LineUp, ...], dict[str, str]]:
    """Return the line-ups as they were given."""
    if args.bots is not None:
        raise Refused("cli-bots-or-line-up")
    given = [split(text) for text in args.line_up]
    names, sources = read_names(name for line_up in given for name in line_up)
    for name in references:
        if known_as(name) not in names:
            raise Refused("cli-reference-absent", name=name)
    return different([tuple(map(known_as, line_up)) for line_up in given]), sources


def read_bots(
    args: Namespace, references: Mapping[str, float], count: int
) -> tuple[tuple[LineUp, ...], dict[str, str]]:
    """Return the line-ups of the format. References play too, but not each other."""
    names, sources = read_names([*split(args.bots or ""), *references])
    bots = list(dict.fromkeys(names))
    if len(bots) < 2:
        raise Refused("cli-too-few-bots")
    if count < 2:
        raise Refused("cli-no-opponents", game=args.game)
    line_ups = FORMATS[args.format](bots, count)
    fixed = set(map(known_as, references))
    return tuple(each for each in line_ups if not set(each) <= fixed) or line_ups, sources


def read_references(given: Iterable[str]) -> dict[str, float]:
    """Return the bots whose rating is given and stays fixed."""
    found: dict[str, float] = {}
    for name, text in pairs(given, "--reference").items():
        try:
            found[name] = float(text)
        except ValueError:
            raise Refused("cli-bad-reference", name=name, text=text) from None
    return found


def split(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def usual_path(match: Match) -> Path:
    """Return the usual file of a match: the same command goes on with the same match."""
    return records.folder() / "arena" / f"{match.game}-{digest(json.dumps(match.header()).encode())}.jsonl"


def publish(found: dict[str, Any], args: Namespace, words: Words) -> None:
    """Publish the report: on the screen, as JSON, as a picture."""
    game = dejarik.game(args.game)
    if args.json == "-":
        print_json(found)
    else:
        show(found, game, words)
    if args.json not in (None, "-"):
        write(
            Path(args.json),
            lambda path: path.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", "utf-8"),
        )
    if args.plot is not None and found["games"]:
        chart.draw(found, args.plot, words.text(game.title), lambda side: words.text(game.side_name(side)), words)


def write(path: Path, how: Callable[[Path], object]) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        how(path)
    except OSError as problem:
        raise records.cannot("cli-cannot-write", path, problem) from problem
