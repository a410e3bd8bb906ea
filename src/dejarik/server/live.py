"""The live connection: everything on arrival, then every change, each with its version.

client: {"type": "hello", "since": 12}              the last version seen; without it, everything
        {"type": "pick", "version": 12, "picks": ["…"], "request": "…"}
        {"type": "ping"}
server: state, change, chat, presence, pong; {"type": "ack", "request", "version"} or {"type": "refused", …}
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from typing import Any

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from dejarik.server.answers import host_of
from dejarik.server.guard import check_origin
from dejarik.server.host import Host
from dejarik.server.identity import Person
from dejarik.server.refusal import Refusal
from dejarik.server.room import Listener, Room, written

router = APIRouter()
REQUEST = re.compile(r"[A-Za-z0-9-]{8,50}")
SILENCE = 90.0  # seconds without a word from a client before it is taken for gone
FAREWELL = 1.0  # seconds to say goodbye
PATIENCE = 10.0  # seconds for one message to leave before the client is taken for gone
LONGEST = 400  # characters of a pick
TOO_SLOW = 4008
GOODBYE = (WebSocketDisconnect, TimeoutError, msgspec.MsgspecError, RuntimeError)
log = logging.getLogger(__name__)


class Hello(msgspec.Struct, tag="hello"):
    """The first word."""

    since: int | None = None


class Pick(msgspec.Struct, tag="pick"):
    """As POST …/picks."""

    version: int
    picks: list[str]
    request: str


class Ping(msgspec.Struct, tag="ping"):
    """Still there."""


decoder: msgspec.json.Decoder[Hello | Pick | Ping] = msgspec.json.Decoder(Hello | Pick | Ping)


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    host = host_of(socket)
    try:
        check_origin(socket, host.settings)
        person = await host.whoever(socket)
        mine = await host.seats_held(table, person)
        room = await host.rooms.get(table)
    except Refusal as refusal:
        await socket.accept()
        await socket.send_text(written(refused(refusal)))
        await socket.close(4000 + refusal.status % 1000)
        return
    await socket.accept()
    await _Connection(socket, host, person, room, mine).serve()


def refused(refusal: Refusal) -> dict[str, Any]:
    """A problem as a message; its own `type` stands as `problem`."""
    body = refusal.body()
    return body | {"type": "refused", "problem": body["type"]}


class _Connection:
    """One client at one table."""

    def __init__(
        self, socket: WebSocket, host: Host, person: Person | None, room: Room, seats: tuple[int, ...]
    ) -> None:
        self.socket = socket
        self.host = host
        self.person = person
        self.room = room
        self.listener = Listener(seats)

    async def serve(self) -> None:
        try:
            hello = await self._receive()
            await self._arrive(hello.since if isinstance(hello, Hello) else None)
        except GOODBYE:
            await self._close(1000)
            return
        works = [self._hear_on(), self._send_on(), self.listener.too_slow.wait()]
        tasks: list[asyncio.Task[Any]] = [asyncio.create_task(work) for work in works]
        try:
            await self.host.fanout.arrive(self.room.id, self.listener.seats)
            if self.listener.seats:
                await self.host.seen(self.room.id, self.listener.seats)
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.listeners.discard(self.listener)
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, GOODBYE):
                    log.error("a live connection has failed", exc_info=ended)
            await self.host.fanout.leave(self.room.id, self.listener.seats)
            if self.listener.seats:
                await self.host.seen(self.room.id, self.listener.seats)
            await self._close(TOO_SLOW if self.listener.too_slow.is_set() else 1000)

    async def _arrive(self, since: int | None) -> None:
        """Be welcomed by the room that is open now: the one we came to may have been closed while nobody was there."""
        while True:
            await self.room.catch_up()
            if self.host.rooms.opened(self.room.id) is self.room:
                self.room.welcome(self.listener, since)
                return
            self.room = await self.host.rooms.get(self.room.id)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
            await asyncio.wait_for(self.socket.close(code), FAREWELL)

    async def _hear_on(self) -> None:
        while True:
            await self._obey(await self._receive())

    async def _receive(self) -> Hello | Pick | Ping:
        async with asyncio.timeout(SILENCE):  # wait_for would make a task for each message
            text = await self.socket.receive_text()
        if len(text) > self.host.settings.largest_body:
            raise TimeoutError
        return decoder.decode(text)

    async def _send_on(self) -> None:
        queue = self.listener.queue
        while True:
            try:
                if queue.empty():  # a timeout costs as much as a small message
                    async with asyncio.timeout(self.host.settings.heartbeat):
                        text = await queue.get()
                else:
                    text = queue.get_nowait()
            except TimeoutError:
                text = written({"type": "heartbeat", "version": self.room.version})
            async with asyncio.timeout(PATIENCE):
                await self.socket.send_text(text)

    async def _obey(self, said: Hello | Pick | Ping) -> None:
        if isinstance(said, Ping):
            self.listener.tell({"type": "pong", "version": self.room.version})
        elif isinstance(said, Pick):
            await asyncio.shield(self.host.spawn(self._pick(said)))  # what is begun is finished, client or no client

    async def _pick(self, said: Pick) -> None:
        try:
            if self.person is None or not self.listener.seats:
                raise Refusal(403, "not-your-table", "you do not play here")
            self.host.limits.take(self.person.id)
            long = any(len(pick) > LONGEST for pick in said.picks)
            if long or not 0 < len(said.picks) <= 50 or not REQUEST.fullmatch(said.request):
                raise Refusal(422, "bad-request", "no picks, too many or too long, or a request that is no id")
            version = await self.room.pick(self.listener.seats, said.version, said.picks, said.request)
        except Refusal as refusal:
            self.listener.tell(refused(refusal) | {"request": said.request})
        else:
            self.listener.tell({"type": "ack", "request": said.request, "version": version})
