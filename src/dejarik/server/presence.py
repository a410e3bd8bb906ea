"""Who is at a table: the connections of this process and, through Redis, those of the others."""

from __future__ import annotations

import time
from collections import Counter

from redis.asyncio import Redis

KEY = "dejarik:here:"
GONE = 3  # heartbeats; a process that was silent for as long has died, and its connections with it


class Presence:
    """Connections by table and seat."""

    def __init__(self, redis: Redis | None, process: str, heartbeat: float) -> None:
        self._redis = redis
        self._process = process
        self._gone = GONE * heartbeat
        self._here: Counter[tuple[str, int]] = Counter()

    async def arrive(self, table: str, seats: tuple[int, ...]) -> None:
        for seat in seats:
            self._here[table, seat] += 1
        await self._note(table, seats)

    async def leave(self, table: str, seats: tuple[int, ...]) -> None:
        for seat in seats:
            self._here[table, seat] -= 1
            if not self._here[table, seat]:
                del self._here[table, seat]
        gone = [self._field(seat) for seat in seats if (table, seat) not in self._here]
        if self._redis is not None and gone:
            await self._redis.hdel(KEY + table, *gone)

    def here(self, table: str) -> list[int]:
        """The seats of a table at which somebody is connected to this process."""
        return sorted(seat for at, seat in self._here if at == table)

    def all_here(self) -> list[tuple[str, int]]:
        return sorted(self._here)

    async def at(self, table: str) -> list[int]:
        """The seats of a table at which somebody is connected to any process."""
        seats = set(self.here(table))
        if self._redis is not None:
            now = time.time()
            for field, since in (await self._redis.hgetall(KEY + table)).items():
                if now - float(since) < self._gone:
                    seats.add(int(str(field).rpartition(":")[2]))
        return sorted(seats)

    async def refresh(self) -> None:
        """Tell the other processes that ours are still here."""
        for table in {table for table, _ in self._here}:
            await self._note(table, tuple(self.here(table)))

    async def _note(self, table: str, seats: tuple[int, ...]) -> None:
        if self._redis is not None and seats:
            now = time.time()
            async with self._redis.pipeline(transaction=False) as pipe:
                pipe.hset(KEY + table, mapping={self._field(seat): now for seat in seats})
                pipe.expire(KEY + table, max(1, int(self._gone)))
                await pipe.execute()

    def _field(self, seat: int) -> str:
        return f"{self._process}:{seat}"
