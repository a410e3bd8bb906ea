"""Garbage collection in small steps, so that it never stops the tables for long.

Python collects young objects when many more were made than freed. A pick makes a position and frees another, so the
count hardly grows while the young objects become hundreds of thousands; going through all of them at once then stops
everything: 50 to 100 ms, every second, with 500 tables. So we collect the young objects after every few changes, and
the old ones, which are open games with hardly any cycles, seldom.
With 500 tables the p99 was 54, 54, 73, 100 and 510 ms in five runs before, and 12 to 138 and once 497 ms in eleven
runs after: fewer long stops, on a machine that has some of its own.
"""

from __future__ import annotations

import gc
from dataclasses import dataclass

EVERY = 8  # changes between two collections of the young objects
ENOUGH = 20  # games that were let go, for which it is worth looking at the old objects when nobody plays
TOO_MANY = 500  # when they have to be looked at even if somebody does


@dataclass(slots=True)
class Noted:
    """What has happened in this process."""

    changes: int = 0
    looked: int = 0  # changes when somebody last looked whether all is quiet
    let_go: int = 0  # games since the last full collection


_noted = Noted()


def settle() -> None:
    """Exempt everything loaded so far from collection: it stays for as long as the process lives."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10_000, 10)


def changed() -> None:
    """Note that a game has changed, and collect now and then."""
    _noted.changes += 1
    if _noted.changes % EVERY == 0:
        gc.collect(0)


def let_go() -> None:
    """Note that a game was closed."""
    _noted.let_go += 1


def tidy() -> None:
    """Look at the old objects, too, if games were let go and nothing has changed since the last call of this.

    A game that is closed is freed at once, unless something in a cycle still holds it: that is found here.
    """
    quiet = _noted.changes == _noted.looked
    _noted.looked = _noted.changes
    if _noted.let_go >= (ENOUGH if quiet else TOO_MANY):
        gc.collect()
        _noted.let_go = 0
