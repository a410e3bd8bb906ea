"""The live connection: everything on arrival, then every change, each with its version.

client: {"type": "hello", "since": 12}              the last version seen; without it, everything
        {"type": "pick", "version": 12, "picks": ["…"], "request": "…"}
        {"type": "ping"}
server: state, change, chat, presence, pong; {"type": "ack", "request", "version"} or {"type": "refused", …}
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import Any

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from dejarik.server.answers import host_of
from dejarik.server.host import Host
from dejarik.server.identity import Person
from dejarik.server.refusal import Refusal
from dejarik.server.room import Listener, Room

router = APIRouter()
REQUEST = re.compile(r"[A-Za-z0-9-]{8,50}")
HEARTBEAT = 25.0
SILENCE = 90.0  # seconds without a word from a client before it is taken for gone


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
        check_origin(socket, host)
        person = await host.whoever(socket)
        mine = await host.seats_held(table, person)
        room = await host.rooms.get(table)
    except Refusal as refusal:
        await socket.accept()
        await _send(socket, {"type": "refused"} | refusal.body())
        await socket.close(4000 + refusal.status % 1000)
        return
    await socket.accept()
    await _Connection(socket, host, person, room, mine).serve()


def check_origin(socket: WebSocket, host: Host) -> None:
    """A page of another site may not open a connection with our cookie."""
    origin = socket.headers.get("origin")
    if origin is None or socket.headers.get("authorization"):
        return
    ours = host.settings.origin or f"{'https' if socket.url.scheme == 'wss' else 'http'}://{socket.headers.get('host')}"
    if origin != ours:
        raise Refusal(403, "other-origin", "this page is not ours")


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
        sending: asyncio.Task[None] | None = None
        try:
            hello = await self._receive()
            since = hello.since if isinstance(hello, Hello) else None
            await self.room.catch_up()
            self._arrive(since)
            sending = asyncio.create_task(self._send_on())
            while True:
                await self._obey(await self._receive())
        except (WebSocketDisconnect, TimeoutError, msgspec.MsgspecError, RuntimeError):
            pass
        finally:
            self.room.listeners.discard(self.listener)
            if sending is not None:
                sending.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await sending
            await self._present(-1)
            with contextlib.suppress(RuntimeError):
                await self.socket.close()

    def _arrive(self, since: int | None) -> None:
        """What was missed, or everything; and from now on every change."""
        missed = None if since is None else self.room.since(since, self.listener.eyes)
        for message in [self.room.everything(self.listener.eyes)] if missed is None else missed:
            self.listener.tell(message)
        self.room.listeners.add(self.listener)
        self.host.spawn(self._present(1))

    async def _present(self, change: int) -> None:
        for seat in self.listener.seats:
            key = (self.room.id, seat)
            self.host.presence[key] = self.host.presence.get(key, 0) + change
            if self.host.presence[key] <= 0:
                del self.host.presence[key]
        if self.listener.seats:
            await self.host.seen(self.room.id, self.listener.seats)
            here = [seat for table, seat in self.host.presence if table == self.room.id]
            for listener in self.room.listeners:
                listener.tell({"type": "presence", "seats": sorted(here)})

    async def _receive(self) -> Hello | Pick | Ping:
        text = await asyncio.wait_for(self.socket.receive_text(), SILENCE)
        if len(text) > self.host.settings.largest_body:
            raise TimeoutError
        return decoder.decode(text)

    async def _send_on(self) -> None:
        while True:
            try:
                message = await asyncio.wait_for(self.listener.queue.get(), HEARTBEAT)
            except TimeoutError:
                message = {"type": "heartbeat", "version": self.room.version}
            if message is None:
                await self.socket.close(4008)
                return
            await _send(self.socket, message)

    async def _obey(self, said: Hello | Pick | Ping) -> None:
        if isinstance(said, Ping):
            self.listener.tell({"type": "pong", "version": self.room.version})
        elif isinstance(said, Pick):
            await self._pick(said)

    async def _pick(self, said: Pick) -> None:
        try:
            if self.person is None or not self.listener.seats:
                raise Refusal(403, "not-your-table", "you do not play here")
            self.host.limits.take(self.person.id)
            if not 0 < len(said.picks) <= 50 or not REQUEST.fullmatch(said.request):
                raise Refusal(422, "bad-request", "no picks, too many, or a request that is no id")
            version = await self.room.pick(self.listener.seats, said.version, said.picks, said.request)
        except Refusal as refusal:
            self.listener.tell({"type": "refused", "request": said.request} | refusal.body() | {"type": "refused"})
        else:
            self.listener.tell({"type": "ack", "request": said.request, "version": version})


async def _send(socket: WebSocket, message: dict[str, Any]) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())
