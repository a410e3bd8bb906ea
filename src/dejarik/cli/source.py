"""The source tree that the package runs from, where there is one: its tests and its benchmarks."""

from __future__ import annotations

from pathlib import Path

import dejarik
from dejarik.cli.refused import Refused


def root() -> Path | None:
    """The folder that holds `src`; None where the package is installed without it."""
    package = Path(dejarik.__file__).resolve().parent
    return package.parents[1] if package.parent.name == "src" else None


def beside(name: str) -> Path | None:
    """A folder of the source tree, beside `src`: `tests` or `bench`; None where there is none."""
    tree = root()
    return tree / name if tree is not None and (tree / name).is_dir() else None


def folder(name: str) -> Path:
    """A folder beside `src` that is needed."""
    found = beside(name)
    if found is None:
        raise Refused("cli-no-source", folder=name)
    return found


def shown(path: Path) -> str:
    """The path of a file within the source tree; its whole path if it is not in one."""
    tree = root()
    return path.relative_to(tree).as_posix() if tree is not None and path.is_relative_to(tree) else str(path)
