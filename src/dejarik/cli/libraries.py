"""What a command needs of the extra `server`; the other commands work without that."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from dejarik.cli.refused import Refused


@contextmanager
def of_the_server() -> Iterator[None]:
    """Say how to install the libraries of the table server, if what is imported here does not find them."""
    try:
        yield
    except ModuleNotFoundError as problem:
        name = problem.name or ""
        if name.partition(".")[0] == "dejarik":
            raise
        raise Refused("cli-serve-no-libraries", name=name, command='pip install "dejarik[server]"') from problem
