"""Output of the command: text for people, one JSON object for programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text


def console() -> Console:
    """Return standard output as a console that shows texts as they are: a bracket is a bracket, not markup."""
    return Console(highlight=False, markup=False, emoji=False)


def line(text: str) -> None:
    """Print a line with something to copy: the terminal may wrap it, we do not."""
    console().print(Text(text), soft_wrap=True)


def errors() -> Console:
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def print_json(data: dict[str, Any]) -> None:
    print(json.dumps(data, ensure_ascii=False))


def complain(text: str) -> None:
    """Print one line on standard error."""
    print(f"dejarik: {text}", file=sys.stderr)


def facts(rows: Iterable[tuple[str, str]]) -> Table:
    """Print names and values, one pair a line."""
    table = Table.grid(padding=(0, 2))
    for name, value in rows:
        table.add_row(Text(name, "dim"), value)
    return table


def forgive() -> None:
    """Replace characters that the terminal cannot show, or bytes that are none, so that they do not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
