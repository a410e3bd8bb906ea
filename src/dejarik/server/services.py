"""What every request needs: the store, the people, the open games, the bots."""

from __future__ import annotations

import asyncio
import json
import logging
import traceback
from collections.abc import Coroutine
from functools import partial
from typing import Any

from sqlalchemy import Connection, Update, bindparam
from starlette.requests import HTTPConnection

from dejarik.server import steady
from dejarik.server.bots.bot_turns import BotTurns, bot_to_move, bots
from dejarik.server.http.middleware import UNSAFE
from dejarik.server.http.rate_limits import RateLimit, address_of
from dejarik.server.http.refusal import Refusal
from dejarik.server.http.response_bodies import Readiness, Restart
from dejarik.server.limits import HOUR
from dejarik.server.people import resets
from dejarik.server.people.addresses import Addresses
from dejarik.server.people.bans import Bans
from dejarik.server.people.identity import Caller, Identity, Person, by_id, of_login
from dejarik.server.people.notifications import Notifier
from dejarik.server.people.seat_holders import held_by
from dejarik.server.play.connections import Connections
from dejarik.server.play.fanout import Fanout
from dejarik.server.play.formalities import Formalities, left_to_us
from dejarik.server.play.notices import Notices
from dejarik.server.play.room import Room
from dejarik.server.play.rooms import Rooms
from dejarik.server.play.scores import Scores
from dejarik.server.play.waiting_rooms import WaitingRooms
from dejarik.server.settings import Settings
from dejarik.server.storage import schema
from dejarik.server.storage.databases import open_store
from dejarik.server.storage.notes import BANS, EVERYWHERE, NOTICES, Notes
from dejarik.server.storage.processes import Processes

log = logging.getLogger(__name__)
RESTART = 30  # seconds; about as long as one takes
BURST = 5.0  # seconds' worth of requests that may come at once
SEEN = 50  # seats noted as present in one write, so that picks need not wait for all of them
LOOKS = 5  # looking is allowed this many times as often as acting
GUESSES = 20  # passwords and keys may be tried this many times less often, and this many at once


class Services:
    """The parts of one server process, and what they do together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings.database)
        self.identity = Identity(self.store)
        self.rooms = Rooms(self.store, settings.snapshot_every, settings.open_games)
        rate, burst = settings.picks_per_second, max(3.0, BURST * settings.picks_per_second)
        self.acting = RateLimit(rate, burst)
        self.looking = RateLimit(rate * LOOKS, burst * LOOKS)
        self.guessing = RateLimit(rate / GUESSES, burst=GUESSES)
        self.limits = settings.limits
        self.coming = RateLimit(self.limits.people_per_address / HOUR, burst=self.limits.people_per_address)
        self.addresses = Addresses()
        self.connections = Connections(self.limits)
        self.notifier = Notifier(settings)
        self.scores = Scores(self.store)
        self.waiting_rooms = WaitingRooms()
        self.fanout = Fanout(settings.redis, self.rooms, self.waiting_rooms, settings.heartbeat)
        self.bot_turns = BotTurns(settings, self.store, self.somebody_watches)
        self.formalities = Formalities(settings.formality_after, self.fanout)
        self.processes = Processes(self.store)
        self.bans = Bans(self.store)
        self.notices = Notices(self.store)
        self._notes = Notes(self.store)
        self.ticking: asyncio.Task[None] | None = None  # what is done while nobody asks for anything
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def well(self) -> bool:
        """Whether all parts of this process are alive."""
        return self.store.well and self.ticking is not None and not self.ticking.done()

    async def readiness(self) -> Readiness:
        """Say whether people may be sent here, and if not, why."""
        redis = None if self.fanout.alone else not self.fanout.away
        return {"database": await self.processes.can_write(), "redis": redis, "draining": self.processes.draining}

    async def open(self) -> None:
        await self.store.open()
        await self.processes.open(alone=self.fanout.alone)
        await self._notes.open()
        await self.bans.read()
        await self.notices.read()
        await self.identity.open()
        await self.fanout.open()
        self.rooms.changed = self.after_change

    async def hear_notes(self) -> None:
        """Do what notes in the database ask for."""
        for table, text in await self._notes.unheard():
            if text == BANS:
                await self.bans.read()
                self.fanout.look_at_everybody()
            elif text == NOTICES:
                await self.notices.read()
                self.fanout.tell_everybody(self.notices.message())
            elif table == EVERYWHERE and "drain" in (said := json.loads(text)):
                await self.drain(said["drain"])
            else:
                await self.fanout.follow(table, text)

    async def drain(self, restart: Restart | None) -> None:
        """Get ready for a restart and tell everybody, or stay after all. Games go on meanwhile, and after it."""
        self.notices.restart = restart
        await self.processes.drain(draining=restart is not None)
        self.fanout.tell_everybody(self.notices.message())

    def refuse_new_tables(self) -> None:
        """Refuse to begin something new just before a restart."""
        if self.processes.draining:
            raise Refusal(503, "restarting", "the server is about to be started again", retry_after=RESTART)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_turns.close()
        await self.fanout.close()
        await self.processes.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background while the request is answered."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, Refusal) and problem.status >= 500:
            return  # the database is away, which it says itself
        if problem is not None:  # log where and what it was, but not its text, which may give away a hand
            where = "".join(traceback.format_tb(problem.__traceback__))
            log.error("something has failed: %s\n%s", type(problem).__name__, where)

    async def after_change(self, room: Room, new_turn: bool = False) -> None:
        """Tell other processes, bots and absent people that a game has changed."""
        self.fanout.publish(room.id)
        current = self.rooms.opened(room.id)
        if current is not None and current is not room:  # it was closed and opened again while a bot was thinking
            self.spawn(current.catch_up())
        if bots(room):
            self.spawn(self.bot_turns.play(room))
        self.answer_formality(room)
        if new_turn and room.control.kind == "mail":
            self.spawn(self.tell_absent(room))

    def answer_formality(self, room: Room) -> None:
        """Answer in the background what the seat that is asked has left to us."""
        if left_to_us(room) is not None:
            self.spawn(self.formalities.answer(room))

    async def tell_absent(self, room: Room) -> None:
        """Notify the person who has to decide, if they are not here."""
        seat = room.row.asked
        if seat is None or room.control.kind != "mail" or seat in await self.fanout.here(room.id):
            return
        person = room.seats[seat].person
        if person is not None:
            found = await self.store.read(partial(by_id, person))
            if found is not None:
                await self.notifier.your_turn(found, room.game, room.id)

    async def known(self, connection: HTTPConnection) -> Caller | None:
        """Recognise somebody; who is banned is refused."""
        caller = await self.identity.of(connection)
        address = connection.client.host if connection.client else ""
        self.bans.check(None if caller is None else caller.person.id, address)
        return caller

    async def whoever(self, connection: HTTPConnection) -> Caller | None:
        """Find out who is asking, None if we have not met them. Refuses those who ask too often, or for too much."""
        acts = connection.scope.get("method") in UNSAFE
        limits = self.acting if acts else self.looking
        try:
            caller = await self.known(connection)
        except Refusal:
            limits.take(address_of(connection))  # tokens are not guessed at full speed
            raise
        limits.take(asker(connection, None if caller is None else caller.person))
        if caller is not None:
            connection.scope["person"] = caller.person.id  # for the log
            self.addresses.came(caller.person.id, address_of(connection))
        if acts and caller is not None:
            refuse_lookers(caller)
        return caller

    async def send_reset(self, login: str) -> None:
        """Send a link to a new password to the owner of an account, if there is one with an address."""
        person = await self.store.read(partial(of_login, login))
        if person is None or person.mail is None:
            return
        key = await self.store.write(partial(resets.new_key, person.id))
        if key is not None:
            await self.notifier.new_password(person, key)

    async def seats_held(self, table: str, person: Person | None) -> tuple[int, ...]:
        """Return the seats of a table that somebody may play."""
        if person is None:
            return ()
        return await self.store.read(partial(held_by, table, person.id))

    async def noticed(self, room: Room, seats: tuple[int, ...]) -> None:
        """Note, now and then, that somebody who plays without a live connection was here."""
        now = steady.now()
        if any(now - (room.seats[seat].seen or 0.0) > self.settings.heartbeat for seat in seats):
            await self.seen(room.id, seats)
            await room.catch_up()
            self.wake_bots(room)

    async def somebody_watches(self, room: Room) -> bool:
        """Whether somebody is at a table or was there lately; where only bots sit, whether somebody looks on."""
        people = [seat for seat in room.seats if seat.kind == "person"]
        if room.listeners or not people:
            return bool(room.listeners)
        lately = steady.now() - self.limits.rest_after
        if any(time_seen > lately for time_seen in (room.row.created, *(seat.seen or 0.0 for seat in people))):
            return True
        return bool(await self.fanout.here(room.id))

    def wake_bots(self, room: Room) -> None:
        """Let bots play on that have rested because nobody was there."""
        if bot_to_move(room) is not None:
            self.spawn(self.bot_turns.play(room))

    async def refresh_presence(self) -> None:
        """Note everybody who is connected, for the other processes too, and read whatever Redis has lost."""
        here = await self.fanout.refresh()
        columns, now = schema.seats.c, steady.now()
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
        """Note that somebody has connected, in these seats or in none."""
        await self.fanout.arrive(table, seats)
        if seats:
            await self.seen(table, seats)
        room = self.rooms.opened(table)
        if room is not None:
            self.wake_bots(room)
            self.answer_formality(room)

    async def left(self, table: str, seats: tuple[int, ...]) -> None:
        await self.fanout.leave(table, seats)
        if seats:
            await self.seen(table, seats)

    async def seen(self, table: str, seats: tuple[int, ...]) -> None:
        """Note that the people in these seats were here."""
        columns = schema.seats.c
        work = schema.seats.update().where(columns.table == table, columns.number.in_(seats)).values(seen=steady.now())
        await self.store.write(lambda connection: connection.execute(work) and None)


def refuse_lookers(caller: Caller) -> None:
    """Refuse tokens by which one may only look."""
    if not caller.may_act:
        raise Refusal(403, "read-only", "this token is for looking alone")


def services_of(connection: HTTPConnection) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def _note_all(query: Update, rows: list[dict[str, Any]], connection: Connection) -> None:
    connection.execute(query, rows)


def asker(connection: HTTPConnection, person: Person | None) -> str:
    """Return the name under which the rate limits count somebody."""
    return address_of(connection) if person is None else person.id
