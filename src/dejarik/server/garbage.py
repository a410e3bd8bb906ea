"""Habits of the Python interpreter, changed so that they do not stop the tables.

The garbage collector goes through the young objects when so many more were made than freed. A pick makes a position
and frees another, so that hardly anything is counted while the young become hundreds of thousands; then one look at
them all stops everything: 50 to 100 ms, every second, with 500 tables. So the young are looked at after every few
changes, and the old, which are open games with hardly any cycles, seldom.
With 500 tables the p99 was 54, 54, 73, 100 and 510 ms in five runs before, and 12 to 138 and once 497 ms in eleven
after (with and without the next change): fewer long stops, on a machine that has some of its own.
"""

from __future__ import annotations

import gc
import itertools

EVERY = 8  # changes between two looks at the young objects
_changes = itertools.count(1)


def settle() -> None:
    """What is loaded by now stays: it need not be looked at again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10_000, 10)


def changed() -> None:
    """A game has gone on."""
    if next(_changes) % EVERY == 0:
        gc.collect(0)
