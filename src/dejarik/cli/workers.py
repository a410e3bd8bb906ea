"""Plays many games, in several processes if wanted, with a progress bar for whoever waits."""

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

PIECES = 16  # pieces for each process, enough to keep all of them busy to the end


def spread(work: Callable[[range], Result], seeds: range, jobs: int, label: str) -> Iterator[Result]:
    """Yield the results of the pieces in the order of their seeds, whichever process did them."""
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
    # Spawned, because forking a process with threads (the progress bar is one) can hang.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin)
    try:
        yield from pool.map(work, pieces)
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Leave Ctrl+C to the process that started this one, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
