"""Between processes: who has changed a table says so, and the others read it from the database."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from typing import Any

from redis.asyncio import Redis

from dejarik.server.room import Room, Rooms

CHANNEL = "dejarik:table:"


class Fanout:
    """Through Redis if there is one; a single process needs none."""

    def __init__(self, url: str | None, rooms: Rooms) -> None:
        self._redis: Redis | None = Redis.from_url(url) if url else None
        self._rooms = rooms
        self._me = secrets.token_hex(8)
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self._redis is not None:
            await self._redis.ping()
            self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        if self._redis is not None:
            await self._redis.aclose()

    async def publish(self, room: Room) -> None:
        """The game has changed."""
        if self._redis is not None:
            await self._redis.publish(f"{CHANNEL}{room.id}", f"{self._me} ")

    async def say(self, table: str, message: dict[str, Any]) -> None:
        """A message for everybody who listens at a table, in any process."""
        self._tell(table, message)
        if self._redis is not None:
            await self._redis.publish(f"{CHANNEL}{table}", f"{self._me} {json.dumps(message)}")

    def _tell(self, table: str, message: dict[str, Any]) -> None:
        room = self._rooms.opened(table)
        for listener in room.listeners if room is not None else ():
            listener.tell(message)

    async def _listen(self) -> None:
        assert self._redis is not None
        async with self._redis.pubsub() as channel:
            await channel.psubscribe(f"{CHANNEL}*")
            async for message in channel.listen():
                if message["type"] == "pmessage":
                    await self._hear(message["channel"].decode().removeprefix(CHANNEL), message["data"].decode())

    async def _hear(self, table: str, data: str) -> None:
        sender, _, said = data.partition(" ")
        room = self._rooms.opened(table)
        if sender == self._me or room is None:
            return
        if said:
            self._tell(table, json.loads(said))
        else:
            await room.catch_up()
