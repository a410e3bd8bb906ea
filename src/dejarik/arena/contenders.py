"""Who can be sent into the arena: the bots by their names, and anybody's own from a file.

A file such as `mine.py` has a `BOT`: whatever makes a bot from a seed, mostly its class. Its text travels with the
match, so that every process and every machine plays with the same bot.
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
GRACE = 1.2  # times its budget: who takes longer is late


def read_names(given: Iterable[str]) -> tuple[list[str], dict[str, str]]:
    """The names of the contenders, and the texts of those that come from files: a file is known by its last name."""
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
        contender(name, 0, sources)  # complains of a name that nobody has
    return names, sources


def known_as(text: str) -> str:
    """The name in results: they say nothing of where a file lay."""
    return Path(text).name if text.endswith(OWN) else text


def contender(name: str, seed: int, sources: Mapping[str, str]) -> Bot:
    """A bot for one seat in one game."""
    return _made(name, sources[name])(seed) if name in sources else bot(name, seed)


def limit(name: str, sources: Mapping[str, str]) -> float:
    """Seconds after which a pick of a bot is late; whose name says no time is never."""
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
    """What the file calls BOT. It is a module of its own, since classes look for theirs by name."""
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
