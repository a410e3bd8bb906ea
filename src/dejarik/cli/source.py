"""The source tree that the package runs from, where there is one: its tests and its benchmarks."""

from __future__ import annotations

from pathlib import Path

import dejarik
from dejarik.cli.refused import Refused


def folder(name: str) -> Path:
    """`tests` or `bench`, beside `src`."""
    package = Path(dejarik.__file__).resolve().parent
    found = package.parents[1] / name
    if package.parent.name != "src" or not found.is_dir():
        raise Refused("cli-no-source", folder=name)
    return found
