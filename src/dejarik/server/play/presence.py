"""Who is at a table: the connections of this process and, through Redis, those of the others."""

from __future__ import annotations

import math
from collections import Counter, defaultdict

from redis.asyncio import Redis

from dejarik.server import steady

KEY = "dejarik:here:"
GONE = 3  # heartbeats; a process that was silent for that long has died, and its connections with it
SURELY = 30.0  # seconds; however fast the heartbeat, a busy machine may keep a living process silent for some of them


class Presence:
    """Connections by table and seat."""

    def __init__(self, redis: Redis | None, process: str, heartbeat: float) -> None:
        self._redis = redis
        self._process = process
        self._gone = max(GONE * heartbeat, SURELY)
        self._here: defaultdict[str, Counter[int]] = defaultdict(Counter)  # only tables with somebody at them

    async def arrive(self, table: str, seats: tuple[int, ...]) -> None:
        if seats:
            self._here[table].update(seats)
        await self._note(table, seats)

    async def leave(self, table: str, seats: tuple[int, ...]) -> None:
        left = self._here.pop(table, Counter()) - Counter(seats)  # the difference keeps only positive counts
        if left:
            self._here[table] = left
        gone = [self._field(seat) for seat in seats if seat not in left]
        if self._redis is not None and gone:
            await self._redis.hdel(KEY + table, *gone)

    def here(self, table: str) -> list[int]:
        """Return the seats of a table at which somebody is connected to this process."""
        return sorted(self._here.get(table, ()))

    def all_here(self) -> list[tuple[str, int]]:
        return [(table, seat) for table in sorted(self._here) for seat in self.here(table)]

    async def at(self, table: str) -> list[int]:
        """Return the seats of a table at which somebody is connected to any process."""
        seats = set(self.here(table))
        if self._redis is not None:
            now = steady.now()
            for field, since in (await self._redis.hgetall(KEY + table)).items():
                if now - float(since) < self._gone:
                    seats.add(int(str(field).rpartition(":")[2]))
        return sorted(seats)

    async def refresh(self) -> None:
        """Tell the other processes that our connections are still here."""
        for table in list(self._here):
            await self._note(table, tuple(self.here(table)))

    async def _note(self, table: str, seats: tuple[int, ...]) -> None:
        if self._redis is not None and seats:
            now = steady.now()
            async with self._redis.pipeline(transaction=False) as pipe:
                pipe.hset(KEY + table, mapping={self._field(seat): now for seat in seats})
                pipe.expire(KEY + table, math.ceil(self._gone))
                await pipe.execute()

    def _field(self, seat: int) -> str:
        return f"{self._process}:{seat}"
