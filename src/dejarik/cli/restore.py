"""`dejarik restore`: a back-up becomes the data of a table server that has none."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from dejarik.cli import libraries
from dejarik.cli.arguments import Parser, take_database
from dejarik.cli.output import line
from dejarik.cli.words import Words

NAME = "restore"


def arguments(parser: Parser) -> None:
    parser.take("file", type=Path, metavar="FILE", help="cli-help-restore-file")
    take_database(parser)


def run(args: Namespace, words: Words) -> int:
    with libraries.of_the_server():
        from dejarik.cli import keeping
    place = keeping.restore(args.file, args.db)
    line(words("cli-restore-done", file=str(args.file), place=place))
    return 0
