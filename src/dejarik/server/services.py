"""What every request needs: the store, who is who, the open games, the bots."""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import Coroutine
from functools import partial
from typing import Any

from sqlalchemy import Connection, Update, bindparam
from starlette.requests import HTTPConnection

from dejarik.server.bots.bot_turns import BotTurns, bots
from dejarik.server.http.middleware import UNSAFE
from dejarik.server.http.rate_limits import RateLimit, address_of
from dejarik.server.http.refusal import Refusal
from dejarik.server.people.identity import Identity, Person, by_id
from dejarik.server.people.notifications import Notifier
from dejarik.server.people.seat_holders import held_by
from dejarik.server.play.fanout import Fanout
from dejarik.server.play.room import Room
from dejarik.server.play.rooms import Rooms
from dejarik.server.play.scores import Scores
from dejarik.server.play.waiting_rooms import WaitingRooms
from dejarik.server.settings import Settings
from dejarik.server.storage import schema
from dejarik.server.storage.databases import open_store

log = logging.getLogger(__name__)
BURST = 5.0  # seconds' worth of what one may do
SEEN = 50  # seats noted as present in one go: picks do not wait for all of them
LOOKS = 5  # times as often as one may act
GUESSES = 20  # times as seldom passwords and keys may be tried, and so many at once


class Services:
    """One process of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings.database)
        self.identity = Identity(self.store)
        self.rooms = Rooms(self.store, settings.snapshot_every, settings.open_games)
        rate, burst = settings.picks_per_second, max(3.0, BURST * settings.picks_per_second)
        self.acting = RateLimit(rate, burst)
        self.looking = RateLimit(rate * LOOKS, burst * LOOKS)
        self.guessing = RateLimit(rate / GUESSES, burst=GUESSES)
        self.notifier = Notifier(settings)
        self.scores = Scores(self.store)
        self.waiting_rooms = WaitingRooms()
        self.fanout = Fanout(settings.redis, self.rooms, self.waiting_rooms, settings.heartbeat)
        self.bot_turns = BotTurns(settings.workers, self.store)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.identity.open()
        await self.fanout.open()
        self.rooms.changed = self.after_change

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_turns.close()
        await self.fanout.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that goes on while the request is answered."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None:  # where and what, but not its words: they may tell of a hand
            where = "".join(traceback.format_tb(problem.__traceback__))
            log.error("something has failed: %s\n%s", type(problem).__name__, where)

    async def after_change(self, room: Room, new_turn: bool = False) -> None:
        """A game has changed: other processes, bots and absent people are told."""
        self.fanout.publish(room.id)
        current = self.rooms.opened(room.id)
        if current is not None and current is not room:  # it was closed and opened again while a bot was thinking
            self.spawn(current.catch_up())
        if bots(room):
            self.spawn(self.bot_turns.play(room))
        if new_turn and room.control.kind == "mail":
            self.spawn(self.tell_absent(room))

    async def tell_absent(self, room: Room) -> None:
        """Whoever has to decide and is not here gets a notification."""
        seat = room.row.asked
        if seat is None or room.control.kind != "mail" or seat in await self.fanout.here(room.id):
            return
        person = room.seats[seat].person
        if person is not None:
            found = await self.store.read(partial(by_id, person))
            if found is not None:
                await self.notifier.your_turn(found, room.game, room.id)

    async def whoever(self, connection: HTTPConnection) -> Person | None:
        """Whoever is asking, if we have met them. Who asks too often is refused."""
        limits = self.acting if connection.scope.get("method") in UNSAFE else self.looking
        try:
            person = await self.identity.of(connection)
        except Refusal:
            limits.take(address_of(connection))  # tokens are not guessed at full speed
            raise
        limits.take(asker(connection, person))
        return person

    async def seats_held(self, table: str, person: Person | None) -> tuple[int, ...]:
        """The seats of a table that somebody may play."""
        if person is None:
            return ()
        return await self.store.read(partial(held_by, table, person.id))

    async def noticed(self, room: Room, seats: tuple[int, ...]) -> None:
        """Somebody who plays without a live connection was here; noted now and then."""
        now = time.time()
        if any(now - (room.seats[seat].seen or 0.0) > self.settings.heartbeat for seat in seats):
            await self.seen(room.id, seats)
            await room.catch_up()

    async def refresh_presence(self) -> None:
        """Whoever is connected is seen, also by the other processes; and whatever Redis has lost is read."""
        here = await self.fanout.refresh()
        columns, now = schema.seats.c, time.time()
        query = (
            schema.seats.update()
            .where(columns.table == bindparam("at"), columns.number == bindparam("seat"))
            .values(seen=now)
        )
        for start in range(0, len(here), SEEN):
            rows = [{"at": table, "seat": seat} for table, seat in here[start : start + SEEN]]
            await self.store.write(partial(_note_all, query, rows))
        if not self.fanout.alone:
            await self.fanout.look_again()

    async def came(self, table: str, seats: tuple[int, ...]) -> None:
        """Somebody is connected here, in these seats or in none."""
        await self.fanout.arrive(table, seats)
        if seats:
            await self.seen(table, seats)

    async def left(self, table: str, seats: tuple[int, ...]) -> None:
        await self.fanout.leave(table, seats)
        if seats:
            await self.seen(table, seats)

    async def seen(self, table: str, seats: tuple[int, ...]) -> None:
        """Note that somebody was here."""
        columns = schema.seats.c
        work = schema.seats.update().where(columns.table == table, columns.number.in_(seats)).values(seen=time.time())
        await self.store.write(lambda connection: connection.execute(work) and None)


def services_of(connection: HTTPConnection) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def _note_all(query: Update, rows: list[dict[str, Any]], connection: Connection) -> None:
    connection.execute(query, rows)


def asker(connection: HTTPConnection, person: Person | None) -> str:
    """By what the limits know somebody."""
    return address_of(connection) if person is None else person.id
