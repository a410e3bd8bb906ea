"""The `dejarik` command.

Each command is a module with its name, its arguments and `run`, which returns the exit code: 0 if all is well, 1 if a
check failed (a broken promise, a rule without a test), 2 if the arguments cannot be used, which is said on one line.
"""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import Protocol

import dejarik
from dejarik.cli import admin, arena, backup, bench, check, digest, games, play, replay, restore, rules, serve, sim
from dejarik.cli.arguments import Parser
from dejarik.cli.output import complain, forgive
from dejarik.cli.session import INTERRUPTED
from dejarik.cli.words import Words, chosen
from dejarik.engine.problem import Problem

UNUSABLE = 2
NOBODY_READS = 141  # the exit code of a shell for a command whose reader went away


class Command(Protocol):
    """What the module of a command has to offer."""

    NAME: str

    def arguments(self, parser: Parser) -> None: ...

    def run(self, args: Namespace, words: Words) -> int: ...


COMMANDS: tuple[Command, ...] = (
    *(serve, admin, backup, restore),
    *(games, play, sim, arena, check, digest, replay, rules, bench),
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    given = sys.argv[1:] if argv is None else list(argv)
    forgive()
    words = Words.spoken(chosen(given, os.environ))
    try:
        return obey(given, words)
    except Problem as problem:
        complain(words.problem(problem))
        return UNUSABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python would complain once more on exit
        return NOBODY_READS


def obey(given: Sequence[str], words: Words) -> int:
    args = command_line(words).parse_args([serve.NAME, "--browser", *given] if is_plain(given) else given)
    command = next(each for each in COMMANDS if args.command == each.NAME)
    return command.run(args, words)


def is_plain(given: Sequence[str]) -> bool:
    """Whether this is plain `dejarik`, perhaps with arguments of `serve`: somebody wants to play."""
    asked = {each.NAME for each in COMMANDS} | {"-h", "--help", "--version"}
    return not asked.intersection(given) and not (given and not given[0].startswith("-"))


def command_line(words: Words) -> Parser:
    """Return the parser for the whole command line."""
    parser = Parser(words, prog="dejarik", description=words("cli-help-about"))
    version = f"dejarik {dejarik.__version__}"
    parser.take("--version", action="version", version=version, help="cli-help-version")
    commands = parser.add_subparsers(title=words("cli-help-commands"), dest="command", metavar="COMMAND")
    for command in COMMANDS:
        about = words(f"cli-about-{command.NAME}")
        command.arguments(commands.add_parser(command.NAME, words=words, help=about, description=about))
    return parser
