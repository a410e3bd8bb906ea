"""Processes in which bots think, at tables and in the arena."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, parent_process


def end_with_parent() -> None:
    """End this worker when the process that started it ends, even by kill -9."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def give_up(pool: ProcessPoolExecutor) -> None:
    """Give up what the workers of a pool are doing. It returns when the pool's own thread has ended too: the
    interpreter complains if that is still closing its pipes at the end."""
    for worker in active_children():
        worker.terminate()
    pool.shutdown(cancel_futures=True)


@contextmanager
def unheard(what: signal.Signals) -> Iterator[None]:
    """Keep a signal from the processes that are started meanwhile. We hear it a moment later."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {what})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
