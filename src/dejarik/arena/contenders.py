"""The bots that can play in the arena: those with a name, and anybody's own from a file.

A file such as `mine.py` has a `BOT`: something that makes a bot from a seed, mostly its class. The text of the file
travels with the match, so that every process and every machine plays with the same bot.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType

from dejarik.arena.problem import CannotPlay
from dejarik.bots import Bot, bot, read_name

OWN = ".py"
GRACE = 1.2  # times its budget; a bot that takes longer is late


def read_names(given: Iterable[str]) -> tuple[list[str], dict[str, str]]:
    """Return the names of the contenders, and the texts of those that come from files, named after the file."""
    names: list[str] = []
    sources: dict[str, str] = {}
    for text in given:
        name = known_as(text)
        if name.endswith(OWN):
            source = _read(Path(text))
            if sources.setdefault(name, source) != source:
                raise CannotPlay("arena-same-file-name", name=name)
        names.append(name)
    for name in names:
        contender(name, 0, sources)  # refuses a name that no bot has
    return names, sources


def known_as(text: str) -> str:
    """Return the name in results, which do not say in which folder a file was."""
    return Path(text).name if text.endswith(OWN) else text


def contender(name: str, seed: int, sources: Mapping[str, str]) -> Bot:
    """Make a bot for one seat in one game."""
    return _made(name, sources[name])(seed) if name in sources else bot(name, seed)


def limit(name: str, sources: Mapping[str, str]) -> float:
    """Return the seconds after which a pick of a bot is late; infinite if its name says no time."""
    budget = None if name in sources else read_name(name)[1]
    return math.inf if budget is None or budget.seconds is None else GRACE * budget.seconds


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise CannotPlay("arena-no-bot-file", file=str(path), problem=_reason(problem)) from problem


def _reason(problem: Exception) -> str:
    return getattr(problem, "strerror", None) or str(problem)


@cache
def _made(name: str, source: str) -> Callable[[int], Bot]:
    """Return what the file calls BOT. The file becomes a module, because classes look for theirs by name."""
    module = ModuleType(f"dejarik_contender_{Path(name).stem}")
    sys.modules[module.__name__] = module
    try:
        exec(compile(source, name, "exec"), module.__dict__)
        make: Callable[[int], Bot] = module.__dict__["BOT"]
    except KeyError:
        raise CannotPlay("arena-no-bot-in-file", file=name) from None
    except Exception as problem:
        raise CannotPlay(
            "arena-broken-bot-file", file=name, problem=f"{type(problem).__name__}: {problem}"
        ) from problem
    return make
