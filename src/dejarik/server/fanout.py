"""Between processes: who has changed a table says so, and the others read it from the database.

Redis carries only notes. One that is lost costs a little time, never a pick: whoever listens looks again with every
heartbeat, and everything is read anew when the connection to Redis was broken.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Iterator
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from dejarik.server.presence import Presence
from dejarik.server.room import Room, Rooms

log = logging.getLogger(__name__)
CHANNEL = "dejarik:table:"
PRESENCE = "presence"
AGAIN = 1.0  # seconds before Redis is tried again


class Fanout:
    """Through Redis if there is one; a single process needs none."""

    def __init__(self, url: str | None, rooms: Rooms, heartbeat: float) -> None:
        self._redis: Redis | None = Redis.from_url(url, decode_responses=True) if url else None
        self._rooms = rooms
        self._me = secrets.token_hex(8)
        self._listening: asyncio.Task[None] | None = None
        self._subscribed = asyncio.Event()
        self.presence = Presence(self._redis, self._me, heartbeat)

    @property
    def alone(self) -> bool:
        """Whether this is the only process."""
        return self._redis is None

    async def open(self) -> None:
        if self._redis is not None:
            await self._redis.ping()
            self._listening = asyncio.create_task(self._listen_on())
            await self._subscribed.wait()

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        if self._redis is not None:
            await self._redis.aclose()

    async def publish(self, room: Room) -> None:
        """The game has changed."""
        await self._publish(room.id, "")

    async def say(self, table: str, message: dict[str, Any]) -> None:
        """A message for everybody who listens at a table, in any process."""
        self._tell(table, message)
        await self._publish(table, json.dumps(message))

    async def arrive(self, table: str, seats: tuple[int, ...]) -> None:
        """Somebody is connected here."""
        with self._unless_redis_fails():
            await self.presence.arrive(table, seats)
        await self._presence_changed(table)

    async def leave(self, table: str, seats: tuple[int, ...]) -> None:
        with self._unless_redis_fails():
            await self.presence.leave(table, seats)
        await self._presence_changed(table)

    async def here(self, table: str) -> list[int]:
        """The seats at which somebody is connected, in any process."""
        try:
            return await self.presence.at(table)
        except (RedisError, OSError):
            log.exception("Redis does not answer; nobody is seen")
            return []

    async def _presence_changed(self, table: str) -> None:
        await self._tell_presence(table)
        await self._publish(table, PRESENCE)

    async def _tell_presence(self, table: str) -> None:
        room = self._rooms.opened(table)
        if room is not None and room.listeners:
            self._tell(table, {"type": "presence", "seats": await self.here(table)})

    def _tell(self, table: str, message: dict[str, Any]) -> None:
        room = self._rooms.opened(table)
        for listener in room.listeners if room is not None else ():
            listener.tell(message)

    async def _publish(self, table: str, text: str) -> None:
        if self._redis is not None:
            with self._unless_redis_fails():
                await self._redis.publish(f"{CHANNEL}{table}", f"{self._me} {text}")

    @contextlib.contextmanager
    def _unless_redis_fails(self) -> Iterator[None]:
        try:
            yield
        except (RedisError, OSError):
            log.exception("Redis does not answer; the other processes will hear of it later")

    async def _listen_on(self) -> None:
        while True:
            try:
                await self._listen()
            except (RedisError, OSError):
                log.exception("the connection to Redis was lost")
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        assert self._redis is not None
        async with self._redis.pubsub() as channel:
            await channel.psubscribe(f"{CHANNEL}*")
            async for message in channel.listen():
                if message["type"] == "psubscribe":
                    self._subscribed.set()
                    for room in self._rooms.listened_to():
                        await room.catch_up()
                elif message["type"] == "pmessage":
                    await self._hear(message["channel"].removeprefix(CHANNEL), message["data"])

    async def _hear(self, table: str, data: str) -> None:
        sender, _, said = data.partition(" ")
        room = self._rooms.opened(table)
        if sender == self._me or room is None:
            return
        try:
            if said == PRESENCE:
                await self._tell_presence(table)
            elif said:
                self._tell(table, json.loads(said))
            else:
                await room.catch_up()
        except (RedisError, OSError):
            raise
        except Exception:
            log.exception("a note about a table could not be followed")
