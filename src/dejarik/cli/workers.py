"""Many games, over several processes if wanted, with a progress bar for whoever waits."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from rich.progress import Progress

from dejarik.bots.process import end_with_parent
from dejarik.cli.output import errors

Result = TypeVar("Result")

PIECES = 16  # for each process: enough to keep all of them busy to the end


def spread(work: Callable[[range], Result], seeds: range, jobs: int, label: str) -> Iterator[Result]:
    """The results of the pieces in the order of their seeds, whoever did them."""
    pieces = split(seeds, jobs)
    console = errors()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(label, total=len(seeds))
        for piece, result in zip(pieces, _done(work, pieces, min(jobs, len(pieces))), strict=True):
            progress.advance(task, len(piece))
            yield result


def split(seeds: range, jobs: int) -> list[range]:
    size = max(1, len(seeds) // (jobs * PIECES))
    return [seeds[at : at + size] for at in range(0, len(seeds), size)]


def _done(work: Callable[[range], Result], pieces: list[range], jobs: int) -> Iterator[Result]:
    if jobs <= 1:
        yield from map(work, pieces)
        return
    # Fresh processes: forking one that has threads (the progress bar is one) can hang.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin)
    try:
        yield from pool.map(work, pieces)
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Ctrl-C is for the process that started this one; and whatever ends that, ends this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
