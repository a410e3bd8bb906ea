"""Processes in which bots think, at tables and in the arena."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process


def end_with_parent() -> None:
    """A worker ends when the process that started it does, even by kill -9."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def unheard(what: signal.Signals) -> Iterator[None]:
    """A process that is started here does not hear this signal. We hear it a moment later."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {what})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
