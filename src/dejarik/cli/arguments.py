"""The arguments of the command: argparse, with every text in the language of the reader."""

from __future__ import annotations

import argparse
import os
import re
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from dejarik.cli.refused import Refused
from dejarik.cli.words import Words
from dejarik.engine.language import LANGUAGES

# The complaints of argparse, by the pattern of the sentence. Any others are passed on as they are.
COMPLAINTS = {
    "cli-usage-required": r"the following arguments are required: (?P<names>.+)",
    "cli-usage-unrecognized": r"unrecognized arguments: (?P<names>.+)",
    "cli-usage-choice": r"argument (?P<name>\S+): invalid choice: '?(?P<value>[^']*).*\(choose from (?P<known>.+)\)",
    "cli-usage-value-missing": r"argument (?P<name>\S+): expected (?:one|at least one) argument",
    "cli-usage-no-value": r"argument (?P<name>\S+): ignored explicit argument '(?P<value>.*)'",
    "cli-usage-argument": r"argument (?P<name>\S+): (?P<problem>.+)",
}


class Parser(argparse.ArgumentParser):
    """A parser whose titles, help and complaints come from the catalogue. A complaint is raised, not printed."""

    def __init__(self, words: Words, **settings: Any) -> None:
        def formatter(prog: str) -> argparse.HelpFormatter:
            return Formatter(words("cli-help-usage"), prog)

        super().__init__(add_help=False, allow_abbrev=False, formatter_class=formatter, **settings)
        self.words = words
        self.given = self.add_argument_group(words("cli-help-arguments"))
        self.given.add_argument("-h", "--help", action="help", help=words("cli-help-help"))
        self.given.add_argument(
            "--lang",
            choices=LANGUAGES,
            default=argparse.SUPPRESS,
            metavar="|".join(LANGUAGES),
            help=words("cli-help-lang"),
        )

    def take(self, *names: str, help: str, **settings: Any) -> None:
        """Add an argument; `help` is a key."""
        self.given.add_argument(*names, help=self.words(help), **settings)

    def error(self, message: str) -> NoReturn:
        for key, pattern in COMPLAINTS.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                raise Refused(key, **{name: value.replace("'", "") for name, value in found.groupdict().items()})
        raise Refused("cli-usage-other", problem=message)


class Formatter(argparse.RawDescriptionHelpFormatter):
    """The usage line begins with a word of the reader's language."""

    def __init__(self, usage: str, prog: str) -> None:
        super().__init__(prog, max_help_position=30)
        self.usage = usage

    def add_usage(
        self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.usage} " if prefix is None else prefix)


def take_database(parser: Parser) -> None:
    """Add the argument that says where the data are. Its password belongs in the environment, not in a command."""
    parser.take("--db", default=environment("DEJARIK_DB"), metavar="URL", help="cli-help-db")


def environment(name: str) -> str | None:
    """Return what stands in the environment; nothing is as good as none."""
    return os.environ.get(name) or None


def whole_number(words: Words, least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """Return a reader of whole numbers from `least` to `most`."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise ArgumentTypeError(words("cli-usage-no-number", text=text)) from None
        if least is not None and value < least:
            raise ArgumentTypeError(words("cli-usage-too-small", text=text, least=least))
        if most is not None and value > most:
            raise ArgumentTypeError(words("cli-usage-too-large", text=text, most=str(most)))
        return value

    return read


def seconds(words: Words) -> Callable[[str], float]:
    """Return a reader of lengths of time."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            raise ArgumentTypeError(words("cli-usage-no-number", text=text)) from None
        if not 0 < value < float("inf"):
            raise ArgumentTypeError(words("cli-usage-no-time", text=text))
        return value

    return read


def rate(words: Words) -> Callable[[str], float]:
    """Return a reader of percentages, as parts of one."""

    def read(text: str) -> float:
        try:
            value = float(text.removesuffix("%"))
        except ValueError:
            raise ArgumentTypeError(words("cli-usage-no-rate", text=text)) from None
        if not 0 < value < 100:
            raise ArgumentTypeError(words("cli-usage-no-rate", text=text))
        return value / 100

    return read


def rates(words: Words) -> Callable[[str], tuple[float, float]]:
    """Return a reader of LOW:HIGH."""
    one = rate(words)

    def read(text: str) -> tuple[float, float]:
        low, _, high = text.partition(":")
        try:
            found = one(low), one(high)
        except ArgumentTypeError:
            raise ArgumentTypeError(words("cli-usage-no-rates", text=text)) from None
        if found[0] >= found[1]:
            raise ArgumentTypeError(words("cli-usage-no-rates", text=text))
        return found

    return read


def pairs(given: Iterable[str], argument: str) -> dict[str, str]:
    """Read several `name=value`; the last one of a name counts."""
    found: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise Refused("cli-not-a-pair", argument=argument, text=text)
        found[name.strip()] = value.strip()
    return found
