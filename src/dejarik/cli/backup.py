"""`dejarik backup`: all data of a table server in one file, while it runs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from dejarik.cli import libraries
from dejarik.cli.arguments import Parser, take_database
from dejarik.cli.output import line
from dejarik.cli.words import Words

NAME = "backup"


def arguments(parser: Parser) -> None:
    parser.take("file", type=Path, metavar="FILE", help="cli-help-backup-file")
    take_database(parser)


def run(args: Namespace, words: Words) -> int:
    with libraries.of_the_server():
        from dejarik.cli import keeping
    keeping.back_up(args.db, args.file)
    line(words("cli-backup-done", file=str(args.file)))
    return 0
