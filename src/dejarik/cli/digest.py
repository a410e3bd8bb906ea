"""`dejarik digest`: one short text for many random games, the same as long as the rules play the same."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Mapping
from functools import partial
from typing import Any

import dejarik
from dejarik.cli.arguments import Parser, pairs, whole_number
from dejarik.cli.output import console, print_json
from dejarik.cli.words import Words
from dejarik.cli.workers import spread
from dejarik.engine.digest import combine, digest_game

NAME = "digest"


def arguments(parser: Parser) -> None:
    jobs = os.cpu_count() or 1
    parser.take("game", metavar="GAME", help="cli-help-game")
    parser.take("-n", type=whole_number(parser.words, 1), default=100, metavar="N", help="cli-help-games-count")
    parser.take("--players", type=whole_number(parser.words, 1), metavar="N", help="cli-help-players")
    parser.take("--seed", type=whole_number(parser.words), default=0, metavar="N", help="cli-help-first-seed")
    parser.take("--jobs", type=whole_number(parser.words, 1), default=jobs, metavar="N", help="cli-help-all-jobs")
    parser.take("--option", action="append", default=[], metavar="NAME=VALUE", help="cli-help-option")
    parser.take("--json", action="store_true", help="cli-help-json")


def run(args: Namespace, words: Words) -> int:
    options = pairs(args.option, "--option")
    begun = dejarik.game(args.game).new(args.players, args.seed, options)  # complains once, before all games
    start = begun.start
    work = partial(digest_games, start.game.id, start.players, start.options)
    seeds = range(args.seed, args.seed + args.n)
    digests: list[str] = []
    decisions = 0
    for piece in spread(work, seeds, args.jobs, words("cli-digest-progress")):
        digests += [digest for digest, _ in piece]
        decisions += sum(count for _, count in piece)
    total = combine(digests)
    if args.json:
        print_json({"game": args.game, "games": args.n, "decisions": decisions, "digest": total})
    else:
        console().print(words("cli-digest", games=args.n, decisions=decisions, digest=total))
    return 0


def digest_games(game: str, players: int, options: Mapping[str, Any], seeds: range) -> list[tuple[str, int]]:
    return [digest_game(dejarik.game(game), players, seed, options) for seed in seeds]
