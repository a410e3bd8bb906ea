"""Notes between processes: one that changes a table says so, and the others read the change from the database.

Redis carries only these notes. A lost one costs a little time, never a pick: whoever listens looks again with every
heartbeat, and reads everything again after the connection to Redis was broken. Nobody waits for Redis to take a note.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Iterator, Sequence

from redis.asyncio import Redis
from redis.exceptions import RedisError

from dejarik.server import metrics
from dejarik.server.http.refusal import Refusal
from dejarik.server.play.listener import Listener
from dejarik.server.play.messages import ServerMessage
from dejarik.server.play.presence import Presence
from dejarik.server.play.room import Room
from dejarik.server.play.rooms import Rooms
from dejarik.server.play.waiting_rooms import WaitingRooms
from dejarik.server.storage.notes import EVERYWHERE

log = logging.getLogger(__name__)
CHANNEL = "dejarik:table:"
PRESENCE = "presence"
AGAIN = 1.0  # seconds before trying Redis again
SILENT = 2.0  # seconds before Redis counts as gone
NOTES = 10_000  # notes that may wait for Redis
AWAY = (RedisError, OSError, RuntimeError)  # the last: uvloop, when a connection is cut while it is being made


class Fanout:
    """Passes notes on through Redis if there is one; a single process needs none."""

    def __init__(self, url: str | None, rooms: Rooms, waiting: WaitingRooms, heartbeat: float) -> None:
        self._redis: Redis | None = None
        self._heard: Redis | None = None
        if url is not None:
            self._redis = Redis.from_url(
                url, decode_responses=True, socket_timeout=SILENT, socket_connect_timeout=SILENT
            )
            self._heard = Redis.from_url(url, decode_responses=True)  # hours may pass between two notes
        self._rooms = rooms
        self._waiting_rooms = waiting
        self._me = secrets.token_hex(8)
        self._notes: asyncio.Queue[tuple[str, str]] = asyncio.Queue(NOTES)
        self._tasks: list[asyncio.Task[None]] = []
        self._subscribed = asyncio.Event()
        self._away = False
        self.presence = Presence(self._redis, self._me, heartbeat)

    @property
    def alone(self) -> bool:
        """Whether this is the only process."""
        return self._redis is None

    @property
    def away(self) -> bool:
        """Whether Redis does not answer."""
        return self._away

    async def open(self) -> None:
        if self._redis is not None:
            await self._redis.ping()
            self._tasks = [asyncio.create_task(work) for work in (self._listen_on(), self._send_on())]
            await self._subscribed.wait()

    async def close(self) -> None:
        if self._redis is None or self._heard is None:
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._notes.join(), SILENT)
        pending = set(self._tasks)
        while pending:  # a connection that is just being made may swallow the cancellation and go on for ever
            for task in pending:
                task.cancel()
            _, pending = await asyncio.wait(pending, timeout=AGAIN)
        await self._redis.aclose()
        await self._heard.aclose()

    def publish(self, table: str) -> None:
        """Say that a table has changed: its game, or who sits there."""
        self._waiting_rooms.changed(table)
        self._publish(table, "")

    def say(self, table: str, message: ServerMessage, to: Sequence[int] | None = None) -> None:
        """Send a message to everybody who listens at a table, or only to some seats, in all processes."""
        self._tell(table, message, to)
        self._publish(table, json.dumps({"message": message, "to": to}))

    def doubt(self, people: Sequence[str], table: str = EVERYWHERE) -> None:
        """Let these people's connections hear no more, in all processes, until it is clear again who they are.

        A session has ended, a token was revoked, or a seat is no longer theirs.
        """
        self._doubt(people, table)
        self._publish(table, json.dumps({"doubt": people}))

    async def arrive(self, table: str, seats: tuple[int, ...]) -> None:
        """Note that somebody has connected, and tell the table."""
        with self._unless_redis_fails():
            await self.presence.arrive(table, seats)
        await self._presence_changed(table)

    async def leave(self, table: str, seats: tuple[int, ...]) -> None:
        with self._unless_redis_fails():
            await self.presence.leave(table, seats)
        await self._presence_changed(table)

    async def here(self, table: str) -> list[int]:
        """Return the seats at which somebody is connected to any process."""
        try:
            return await self.presence.at(table)
        except AWAY:
            return self.presence.here(table)

    async def refresh(self) -> list[tuple[str, int]]:
        """Tell the other processes who is still here; return them all by table and seat."""
        with self._unless_redis_fails():
            await self.presence.refresh()
        return self.presence.all_here()

    async def _presence_changed(self, table: str) -> None:
        await self._tell_presence(table)
        self._publish(table, PRESENCE)

    async def _tell_presence(self, table: str) -> None:
        if self._listeners(table):
            self._tell(table, {"type": "presence", "seats": await self.here(table)})

    def _tell(self, table: str, message: ServerMessage, to: Sequence[int] | None = None) -> None:
        for listener in self._listeners(table):
            if to is None or (set(to) & set(listener.seats) and not listener.doubted):
                listener.tell(message)

    def _doubt(self, people: Sequence[str], table: str) -> None:
        if table == EVERYWHERE:
            rooms, waiting = self._rooms.listened_to(), self._waiting_rooms.everybody()
        else:
            room = self._rooms.opened(table)
            rooms, waiting = [] if room is None else [room], self._waiting_rooms.at(table)
        for room in rooms:
            for listener in [each for each in room.listeners if each.person in people]:
                room.listeners.discard(listener)
                listener.doubt()
        for listener in waiting:
            if listener.person in people:
                listener.doubt()

    def _listeners(self, table: str) -> list[Listener]:
        """Return everybody at a table who is connected to this process."""
        room = self._rooms.opened(table)
        return [*(room.listeners if room is not None else ()), *self._waiting_rooms.at(table)]

    def _publish(self, table: str, text: str) -> None:
        if self._redis is not None:
            with contextlib.suppress(asyncio.QueueFull):  # Redis is long gone, and this note counts as lost
                self._notes.put_nowait((table, text))
            metrics.NOTES_WAITING.set(self._notes.qsize())

    async def _send_on(self) -> None:
        """Send each note until Redis has it."""
        while True:
            table, text = await self._notes.get()
            while not await self._sent(table, text):
                await asyncio.sleep(AGAIN)
            self._notes.task_done()
            metrics.NOTES_WAITING.set(self._notes.qsize())

    async def _sent(self, table: str, text: str) -> bool:
        assert self._redis is not None
        try:
            await self._redis.publish(f"{CHANNEL}{table}", f"{self._me} {text}")
        except AWAY as problem:
            self._complain(problem)
            return False
        return True

    def _complain(self, problem: Exception) -> None:
        """Warn that Redis is away, once."""
        if not self._away:
            log.warning("Redis does not answer; the other processes will hear of it later: %s", problem)
        self._away = True

    @contextlib.contextmanager
    def _unless_redis_fails(self) -> Iterator[None]:
        try:
            yield
        except AWAY as problem:
            self._complain(problem)

    async def _listen_on(self) -> None:
        while True:
            with self._unless_redis_fails():
                await self._listen()
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        assert self._heard is not None
        async with self._heard.pubsub() as channel:
            await channel.psubscribe(f"{CHANNEL}*")
            async for message in channel.listen():
                if message["type"] == "psubscribe":
                    if self._away:
                        log.warning("Redis is back")
                    self._away = False
                    self._subscribed.set()
                    await self.look_again()
                    await self._say_who_is_here()
                elif message["type"] == "pmessage":
                    await self._hear(message["channel"].removeprefix(CHANNEL), message["data"])

    async def look_again(self) -> None:
        """Read whatever has changed while nobody told us."""
        for room in self._rooms.listened_to():
            await self._catch_up(room)
            for listener in room.listeners:
                listener.wake.set()
        self._waiting_rooms.look_again()

    async def _say_who_is_here(self) -> None:
        """Say again who is here: Redis may have forgotten it, and others have not heard who came and left meanwhile."""
        await self.presence.refresh()
        watched = {room.id for room in self._rooms.listened_to()}
        for table in watched.union(table for table, _ in self.presence.all_here()):
            await self._presence_changed(table)

    async def _look(self, table: str) -> None:
        room = self._rooms.opened(table)
        if room is not None:
            await self._catch_up(room)
        self._waiting_rooms.changed(table)

    async def _catch_up(self, room: Room) -> None:
        try:
            await room.catch_up()
        except Refusal as refusal:
            if refusal.status < 500:  # else the database is away, and it is looked at again later
                self._rooms.close(room.id)

    async def _hear(self, table: str, data: str) -> None:
        sender, _, said = data.partition(" ")
        if sender != self._me:
            await self.follow(table, said)

    def look_at_everybody(self) -> None:
        """Let all connections be looked at again: whose they are, and whether they may stay."""
        for listener in self._everybody():
            listener.wake.set()

    def tell_everybody(self, message: ServerMessage) -> None:
        """Send a message to everybody who is connected to this process."""
        for listener in self._everybody():
            listener.tell(message)

    def _everybody(self) -> list[Listener]:
        listening = [each for room in self._rooms.listened_to() for each in room.listeners]
        return [*listening, *self._waiting_rooms.everybody()]

    async def follow(self, table: str, said: str) -> None:
        """Do what a note asks for."""
        try:
            if said == PRESENCE:
                await self._tell_presence(table)
            elif said:
                note = json.loads(said)
                if "doubt" in note:
                    self._doubt(note["doubt"], table)
                else:
                    self._tell(table, **note)
            else:
                await self._look(table)
        except AWAY:
            raise
        except Exception:
            log.exception("a note about a table could not be followed")
