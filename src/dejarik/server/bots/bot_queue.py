"""In which order bots think when more of them wait than there are workers: fairly by person, the quick ones first."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count

from dejarik.server.bots.worker_process import WorkerProcess

KNOWN = 10_000  # people whose share is remembered
QUICK = 0.1  # seconds; who may think for longer is slow


@dataclass(order=True, slots=True)
class Wait:
    """Somebody's bot that waits for a worker. The lowest number is next."""

    ends: float
    order: int
    begins: float = field(compare=False)
    usual: WorkerProcess = field(compare=False)
    given: asyncio.Future[WorkerProcess] = field(compare=False)


class BotQueue:
    """Gives a worker to one bot after the other.

    Each wait has a number: where the last one of its person ended, and what it costs (fair queueing). So a quick bot
    passes the slow ones that wait, and whoever has two hundred bots waits for their own. Slow bots never have all the
    workers, so that a quick one need not wait until somebody has thought for ten seconds.
    """

    def __init__(self, workers: Sequence[WorkerProcess]) -> None:
        self._free = list(workers)
        self._for_slow = max(1, len(workers) - 1)  # workers
        self._quick: list[Wait] = []
        self._slow: list[Wait] = []
        self._ahead: dict[WorkerProcess, deque[asyncio.Future[WorkerProcess]]] = {each: deque() for each in workers}
        self._ended: dict[str, float] = {}  # by person; whoever waited last comes last
        self._now = 0.0
        self._order = count()

    @asynccontextmanager
    async def turn(self, person: str, cost: float, usual: WorkerProcess) -> AsyncIterator[WorkerProcess]:
        """Wait for a worker, and have it. `cost`: the seconds for which the bot may think."""
        begins = max(self._now, self._ended.pop(person, 0.0))
        self._ended[person] = begins + cost
        if len(self._ended) > KNOWN:
            del self._ended[next(iter(self._ended))]
        given: asyncio.Future[WorkerProcess] = asyncio.get_running_loop().create_future()
        slow = cost > QUICK
        heappush(self._slow if slow else self._quick, Wait(begins + cost, next(self._order), begins, usual, given))
        self._assign()
        try:
            worker = await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                self._give_back(given.result(), slow=slow)
            raise
        try:
            yield worker
        finally:
            self._give_back(worker, slow=slow)

    @asynccontextmanager
    async def spare(self, worker: WorkerProcess) -> AsyncIterator[None]:
        """Wait until nobody else wants this worker, and have it for a moment."""
        given: asyncio.Future[WorkerProcess] = asyncio.get_running_loop().create_future()
        self._ahead[worker].append(given)
        self._assign()
        try:
            await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                self._give_back(worker, slow=False)
            raise
        try:
            yield
        finally:
            self._give_back(worker, slow=False)

    def _give_back(self, worker: WorkerProcess, *, slow: bool) -> None:
        self._for_slow += slow
        self._free.append(worker)
        self._assign()

    def _assign(self) -> None:
        """Give the workers that are free to those who are next."""
        while self._free and (wait := self._next()) is not None:
            worker = wait.usual if wait.usual in self._free else self._free[0]
            self._free.remove(worker)
            self._now = max(self._now, wait.begins)
            wait.given.set_result(worker)
        for worker in list(self._free):
            waiting = self._ahead[worker]
            while waiting:
                given = waiting.popleft()
                if not given.done():
                    self._free.remove(worker)
                    given.set_result(worker)
                    break

    def _next(self) -> Wait | None:
        for waiting in (self._quick, self._slow):
            while waiting and waiting[0].given.done():  # cancelled
                heappop(waiting)
        if self._slow and self._for_slow and (not self._quick or self._slow[0] < self._quick[0]):
            self._for_slow -= 1
            return heappop(self._slow)
        return heappop(self._quick) if self._quick else None
