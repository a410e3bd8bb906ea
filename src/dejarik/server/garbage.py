"""Habits of the Python interpreter, changed so that they do not stop the tables.

The garbage collector goes through the young objects when so many more were made than freed. A pick makes a position
and frees another, so that hardly anything is counted while the young become hundreds of thousands; then one look at
them all stops everything: 50 to 100 ms, every second, with 500 tables. So the young are looked at after every few
changes, and the old, which are open games with hardly any cycles, seldom.
With 500 tables the p99 was 54, 54, 73, 100 and 510 ms in five runs before, and 12 to 138 and once 497 ms in eleven
after (with and without the next change): fewer long stops, on a machine that has some of its own.

A thread that comes back from SQLite waits until the one that computes has had its 5 ms. The writer comes back several
times for each pick: in a burst, 256 picks in one commit took 700 ms, of which it computed for 80.
"""

from __future__ import annotations

import gc
import itertools
import sys

EVERY = 8  # changes between two looks at the young objects
TURN = 0.0005  # seconds that a thread computes before it lets another have its turn
_changes = itertools.count(1)


def settle() -> None:
    """What is loaded by now stays: it need not be looked at again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10_000, 10)
    sys.setswitchinterval(TURN)


def changed() -> None:
    """A game has gone on."""
    if next(_changes) % EVERY == 0:
        gc.collect(0)
