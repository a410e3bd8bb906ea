"""The live connection, which sends everything on arrival and then every change, each with its version.

client: {"type": "hello", "since": 12}              the last version seen; without it, everything
        {"type": "pick", "version": 12, "picks": ["…"], "request": "…"}
        {"type": "ping"}
server: waiting (until the game begins), state, change, chat, presence, pong, heartbeat;
        {"type": "ack", "request", "version"} or {"type": "refused", …}
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from contextlib import ExitStack
from functools import partial
from typing import Any

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from dejarik.server.http.hosts import check_host
from dejarik.server.http.middleware import check_origin
from dejarik.server.http.rate_limits import address_of
from dejarik.server.http.refusal import Refusal, not_found
from dejarik.server.http.response_bodies import TableInfo
from dejarik.server.people.identity import Caller, Person
from dejarik.server.play import history
from dejarik.server.play.listener import Listener
from dejarik.server.play.messages import RefusedMessage
from dejarik.server.play.room import Room
from dejarik.server.play.wire import as_text
from dejarik.server.services import Services, asker, refuse_lookers, services_of
from dejarik.server.tables import listing

router = APIRouter()
TABLE = re.compile(r"[\w-]{1,24}")
REQUEST = re.compile(r"[A-Za-z0-9-]{8,50}")
FAREWELL = 1.0  # seconds to close a connection properly
PATIENCE = 10.0  # seconds for sending one message before the client counts as gone
LONGEST = 400  # characters in a pick
GONE, BINARY, FAILED, AWAY = 1000, 1003, 1011, 1013  # why a connection is closed
CHANGED, LAGGING, NONSENSE = 4001, 4008, 4400


class Hello(msgspec.Struct, tag="hello"):
    """The first message of a client."""

    since: int | None = None


class Pick(msgspec.Struct, tag="pick"):
    """Picks, as in POST …/picks."""

    version: int
    picks: list[str]
    request: str


class Ping(msgspec.Struct, tag="ping"):
    """A sign that the client is still there."""


class Binary(Exception):
    """A frame with bytes instead of text."""


class Changed(Exception):
    """Whoever has opened this connection is not known by that cookie or token any more."""


decoder: msgspec.json.Decoder[Hello | Pick | Ping] = msgspec.json.Decoder(Hello | Pick | Ping)


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    services = services_of(socket)
    with ExitStack() as counted:
        connection = await _admitted(socket, services, table, counted)
        if connection is not None:
            await socket.accept()
            await connection.serve()


async def _admitted(socket: WebSocket, services: Services, table: str, counted: ExitStack) -> _Connection | None:
    """Let somebody in who may come to this table; whoever may not is told why."""
    caller = None
    try:
        check_host(socket, services.settings)
        check_origin(socket, services.settings)
        if not TABLE.fullmatch(table):
            raise not_found("table")
        caller = await services.whoever(socket)
        person = None if caller is None else caller.person.id
        counted.enter_context(services.connections.one_more(person, address_of(socket)))
        connection = _Connection(socket, services, caller, table)
        await connection.knock()
    except Refusal as refusal:
        await socket.accept()
        if refusal.kind == "old-rules":  # it can still be looked at
            seats = await services.seats_held(table, None if caller is None else caller.person)
            await socket.send_text(as_text(await services.store.read(partial(history.last_seen, table, seats))))
        await socket.send_text(as_text(refused(refusal)))
        await socket.close(4000 + refusal.status % 1000)
        return None
    return connection


def refused(refusal: Refusal, request: str | None = None) -> RefusedMessage:
    """Return a refusal as a message, of a request if it was one; the `type` of the problem becomes `problem`."""
    body = refusal.body()
    message: RefusedMessage = {**body, "type": "refused", "problem": body["type"]}
    if request is not None:
        message["request"] = request
    return message


class _Connection:
    """One client at one table: it waits until the game begins, and then joins its room."""

    def __init__(self, socket: WebSocket, services: Services, caller: Caller | None, table: str) -> None:
        self.socket = socket
        self.services = services
        self.caller = caller
        self.table = table
        self.room: Room | None = None
        self.listener = Listener((), None if caller is None else caller.person.id)
        self._looking = asyncio.Lock()
        self._told: Any = None  # what it was last told while waiting

    async def knock(self) -> None:
        """Check that there is such a table, and that its game can be played."""
        if (await self._look_in())["status"] != "open":
            await self.services.rooms.get(self.table)

    async def serve(self) -> None:
        """Serve the client until one of us leaves."""
        self.services.waiting_rooms.add(self.table, self.listener)  # before looking, so that nothing is missed
        code = FAILED
        try:
            await self._live()
        except Changed:
            code = CHANGED
        except TimeoutError:
            code = LAGGING
        except Binary:
            code = BINARY
        except msgspec.MsgspecError:
            code = NONSENSE
        except Refusal as refusal:
            code = AWAY if refusal.status >= 500 else 4000 + refusal.status % 1000
        except (WebSocketDisconnect, RuntimeError):
            code = GONE
        finally:
            self.services.waiting_rooms.remove(self.table, self.listener)
            if self.room is not None:
                self.room.listeners.discard(self.listener)
                self.room = None  # whoever still holds this connection holds no game
            if self._told is not None:
                with contextlib.suppress(Refusal):  # the database is away
                    await self.services.left(self.table, self.listener.seats)
            with contextlib.suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
                await asyncio.wait_for(self.socket.close(code), FAREWELL)

    async def _live(self) -> None:
        """Receive and send until something ends the connection, which is raised."""
        hello = await self._receive()
        await self._arrive(hello.since if isinstance(hello, Hello) else None)
        if self.services.notices:
            self.listener.tell(self.services.notices.message())
        works = [self._hear_on(), self._send_on(), self._attend()]
        tasks: list[asyncio.Task[Any]] = [asyncio.create_task(work) for work in works]
        try:
            ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        try:
            for task in ended:
                task.result()
        finally:
            del works, tasks, ended, task  # what is raised knows this frame, which must not know it, too

    async def _attend(self) -> None:
        """Watch seats being taken and the game beginning, until the client is too slow."""
        while not self.listener.too_slow:
            await self.listener.wake.wait()
            self.listener.wake.clear()
            if not self.listener.too_slow:
                await self._look_again()
        raise TimeoutError

    async def _look_again(self) -> None:
        """See whether this is still the same person, and whose seats they are. While waiting, see who sits there."""
        async with self._looking:
            try:
                caller = await self.services.known(self.socket)
            except Refusal as refusal:
                if refusal.status >= 500:
                    raise
                raise Changed from None  # the token was revoked, or somebody may not stay
            if (caller and caller.person.id) != self.listener.person:
                raise Changed
            self.caller = caller
            if self.room is not None:
                mine = await self.services.seats_held(self.table, self._person)
                if mine == self.listener.seats and not self.listener.doubted:
                    return
                self.room.listeners.discard(self.listener)
            self.services.waiting_rooms.add(self.table, self.listener)  # where doubts find it meanwhile
            self.listener.doubted = False
            await self._arrive(None)

    async def _arrive(self, since: int | None) -> None:
        """Look at the table: say who sits there or, if the game has begun, join its room."""
        table = await self._look_in()
        mine = tuple(seat["number"] for seat in table["seats"] if seat["mine"])
        before, self.listener.seats = self.listener.seats, mine
        first = self._told is None
        if table["status"] == "open":
            self._say_who_waits(table)
        else:
            await self._go_in(since)
            self._told = table
        came, gone = set(mine) - set(before), set(before) - set(mine)
        if gone:
            await self.services.left(self.table, tuple(gone))
        if came or first:
            await self.services.came(self.table, tuple(came))

    async def _look_in(self) -> TableInfo:
        return await self.services.store.read(partial(listing.shown, self.table, self.listener.person))

    def _say_who_waits(self, table: TableInfo) -> None:
        told = table | {"seats": [seat | {"seen": None} for seat in table["seats"]]}
        if told != self._told:  # it is no news that somebody is still there
            self.listener.tell({"type": "waiting", "table": table})
            self._told = told

    async def _go_in(self, since: int | None) -> None:
        """Join the room that is open now: it may have been closed and opened again while nobody was there."""
        while True:
            room = await self.services.rooms.get(self.table)
            await room.catch_up()
            if self.listener.doubted:  # again, while we looked: it is looked at once more
                return
            if self.services.rooms.opened(self.table) is room:
                room.welcome(self.listener, since)
                self.room = room
                self.services.waiting_rooms.remove(self.table, self.listener)
                return

    @property
    def _person(self) -> Person | None:
        return None if self.caller is None else self.caller.person

    @property
    def _version(self) -> int:
        return 0 if self.room is None else self.room.version

    async def _hear_on(self) -> None:
        while True:
            await self._obey(await self._receive())

    async def _receive(self) -> Hello | Pick | Ping:
        async with asyncio.timeout(self.services.settings.silence):  # wait_for would make a task for each message
            message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        text = message.get("text")
        if text is None:
            raise Binary
        if len(text) > self.services.settings.largest_body:
            raise msgspec.ValidationError("too long")
        return decoder.decode(text)

    async def _send_on(self) -> None:
        queue = self.listener.queue
        while True:
            try:
                if queue.empty():  # a timeout costs as much as a small message
                    async with asyncio.timeout(self.services.settings.heartbeat):
                        text = await queue.get()
                else:
                    text = queue.get_nowait()
            except TimeoutError:
                text = as_text({"type": "heartbeat", "version": self._version})
            async with asyncio.timeout(PATIENCE):
                await self.socket.send_text(text)

    async def _obey(self, said: Hello | Pick | Ping) -> None:
        if isinstance(said, Pick):
            # A pick that has begun is finished even if the client has gone.
            await asyncio.shield(self.services.spawn(self._pick(said)))
            return
        try:
            self.services.looking.take(asker(self.socket, self._person))
        except Refusal as refusal:
            self.listener.tell(refused(refusal))
            return
        if isinstance(said, Ping):
            self.listener.tell({"type": "pong", "version": self._version})

    async def _pick(self, said: Pick) -> None:
        try:
            self.services.acting.take(asker(self.socket, self._person))
            if self.listener.doubted:
                await self._look_again()
            if self.caller is not None:
                refuse_lookers(self.caller)
            if not self.listener.seats:
                raise Refusal(403, "not-your-table", "you do not play here")
            long = any(len(pick) > LONGEST for pick in said.picks)
            if long or not 0 < len(said.picks) <= 50 or not REQUEST.fullmatch(said.request):
                raise Refusal(422, "bad-request", "no picks, too many or too long, or a request that is no id")
            if self.room is None:
                raise Refusal(409, "not-begun", "the game has not begun")
            version = await self.room.pick(self.listener.seats, said.version, said.picks, said.request)
        except Refusal as refusal:
            self.listener.tell(refused(refusal, said.request))
        except Changed:
            self.listener.doubt()  # and the connection ends
        else:
            self.listener.tell({"type": "ack", "request": said.request, "version": version})
