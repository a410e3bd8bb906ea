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
import itertools

EVERY = 8  # changes between two collections of the young objects
_changes = itertools.count(1)


def settle() -> None:
    """Exempt everything loaded so far from collection: it stays for as long as the process lives."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10_000, 10)


def changed() -> None:
    """Note that a game has changed, and collect now and then."""
    if next(_changes) % EVERY == 0:
        gc.collect(0)
