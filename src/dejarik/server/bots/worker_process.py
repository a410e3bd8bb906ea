"""A process in which bots think."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from dejarik.bots.process import end_with_parent, give_up, unheard

Given = ParamSpec("Given")
Result = TypeVar("Result")


class WorkerProcess:
    """A process in which bots think, one after the other."""

    def __init__(self) -> None:
        self._pool = _pool()

    async def run(self, work: Callable[Given, Result], *args: Given.args, **more: Given.kwargs) -> Result:
        """Run a function in the process. Raises BrokenProcessPool if that dies; the next call starts another."""
        pool = self._pool
        try:
            with unheard(signal.SIGINT):  # Ctrl+C reaches every process of a terminal; it is for the server
                working = pool.submit(work, *args, **more)
            return await asyncio.wrap_future(working)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = _pool()
            raise

    def close(self) -> None:
        give_up(self._pool)


def _pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, get_context("spawn"), end_with_parent)
