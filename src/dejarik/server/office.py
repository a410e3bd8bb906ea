"""What whoever runs the servers does, in a process of its own beside them: `dejarik admin`.

Everything is written into the database, by the same code as in the servers; what they have to look at they are told by
notes in it. So it works for one process and for several, and where none is running.
"""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row, delete, func, or_, select, update

from dejarik.server import steady
from dejarik.server.http.refusal import Refusal
from dejarik.server.http.response_bodies import Restart
from dejarik.server.people import bans, resets, sessions
from dejarik.server.people.identity import Person
from dejarik.server.people.secret import new_id
from dejarik.server.play import notices
from dejarik.server.play.fanout import Fanout
from dejarik.server.play.room import Room
from dejarik.server.services import Services
from dejarik.server.settings import Settings
from dejarik.server.storage import journal, processes, schema
from dejarik.server.storage.journal import END, Entry
from dejarik.server.storage.migrate import is_up_to_date
from dejarik.server.storage.notes import BANS, EVERYWHERE, NOTICES, Note, write_all
from dejarik.server.tables import farewell
from dejarik.server.tables.clearing import delete_tables
from dejarik.server.tables.listing import counted

PAGE = 50  # people or tables at a time


class OtherVersion(Exception):
    """The database belongs to servers of another version."""


class Nobody(Exception):
    """There is no such person, table or ban."""


class Unheard(Fanout):
    """Nobody is connected here: what would be said is kept, to be written as notes."""

    def __init__(self, services: Services) -> None:
        super().__init__(None, services.rooms, services.waiting_rooms, services.settings.heartbeat)
        self.kept: list[Note] = []

    def _publish(self, table: str, text: str) -> None:
        self.kept.append((table, text))


class Office(Services):
    """The services without anybody at the door, and without bots."""

    def __init__(self, database: str) -> None:
        super().__init__(Settings(database=database, workers=0))
        self.unheard = Unheard(self)
        self.fanout = self.unheard

    async def open(self) -> None:
        if not await self.store.read(is_up_to_date):
            raise OtherVersion
        await self.store.open()
        self.rooms.changed = self.after_change

    async def write_notes(self) -> None:
        """Let the servers hear of what was done."""
        await self.store.write(partial(write_all, self.unheard.kept))

    async def close(self) -> None:
        await self.store.close()

    async def after_change(self, room: Room, new_turn: bool = False) -> None:
        self.fanout.publish(room.id)

    async def tell(self, text: str) -> None:
        self.unheard.kept.append((EVERYWHERE, text))

    # Tables

    async def counts(self) -> dict[str, int]:
        return await self.store.read(counted)

    async def tables(self, status: str | None) -> list[dict[str, Any]]:
        return await self.store.read(partial(tables_listed, status))

    async def close_table(self, table: str) -> None:
        """End a game without a winner; a table whose game has not begun goes altogether."""
        row = await self.store.read(partial(journal.table_row, table))
        if row is None:
            raise Nobody
        if row.status == "open":
            await self.store.write(partial(erase_open, table))
            self.fanout.publish(table)
        elif row.status == "playing":
            try:
                await (await self.rooms.get(table)).finish((), "closed", None)
            except Refusal as refusal:
                if refusal.kind != "old-rules":
                    raise
                await self.store.write(partial(end_as_it_is, table))
                self.fanout.publish(table)

    # People

    async def people(self, words: str) -> list[dict[str, Any]]:
        return await self.store.read(partial(people_listed, words))

    async def person(self, who: str) -> Person:
        """Find somebody by login or id."""
        columns = schema.people.c
        query = select(columns.id, columns.name, columns.login, columns.language, columns.mail)
        query = query.where(or_(columns.id == who, columns.login == who.casefold()))
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise Nobody
        return Person(row.id, row.name, row.login, row.language, row.mail)

    async def ban(self, kind: str, whom: str, reason: str, until: float | None) -> str:
        id = await self.store.write(partial(bans.add, kind, whom, reason, until))
        await self.tell(BANS)
        return id

    async def lift_ban(self, which: str) -> None:
        if not await self.store.write(partial(bans.lift, which)):
            raise Nobody
        await self.tell(BANS)

    async def bans_in_force(self) -> list[dict[str, Any]]:
        return [dict(row._mapping) for row in await self.store.read(bans.in_force)]  # noqa: SLF001  # its public name

    async def new_key(self, person: Person, *, at_once: bool) -> str:
        """Make the secret of a link to a new password. At once: the old one, sessions and tokens are worth nothing."""

        def work(connection: Connection) -> str:
            connection.execute(delete(schema.resets).where(schema.resets.c.person == person.id))
            key = resets.new_key(person.id, connection)
            assert key is not None
            if at_once:
                columns = schema.people.c
                connection.execute(update(schema.people).where(columns.id == person.id).values(password=None))
                sessions.end_all(person.id, connection)
                connection.execute(delete(schema.tokens).where(schema.tokens.c.person == person.id))
            return key

        key = await self.store.write(work)
        if at_once:
            self.fanout.doubt([person.id])
        return key

    async def forget(self, person: Person) -> None:
        await farewell.forget(self, person)

    # Everybody

    async def post_notice(self, text: str, until: float | None) -> None:
        await self.store.write(partial(notices.add, new_id(), text, until))
        await self.tell(NOTICES)

    async def withdraw_notices(self) -> None:
        await self.store.write(notices.withdraw_all)
        await self.tell(NOTICES)

    async def drain(self, restart: Restart | None) -> None:
        """Let all processes that run now get ready for a restart; None: there will be none after all."""
        await self.tell(json.dumps({"drain": restart}))

    async def processes_now(self) -> list[dict[str, Any]]:
        return [dict(row._mapping) for row in await self.store.read(processes.all_of)]  # noqa: SLF001


def tables_listed(status: str | None, connection: Connection) -> list[dict[str, Any]]:
    """List the tables changed last, with who sits there. Nothing of a game is in it."""
    columns, at = schema.tables.c, schema.seats.c
    query = select(schema.tables).order_by(columns.changed.desc()).limit(PAGE)
    rows = connection.execute(query if status is None else query.where(columns.status == status)).all()
    seats: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
    for seat in connection.execute(select(schema.seats).where(at.table.in_(seats)).order_by(at.number)):
        seats[seat.table].append(seat)
    return [
        {
            "id": row.id,
            "game": row.game,
            "status": row.status,
            "public": row.public,
            "picks": row.version,
            "seats": [
                {"kind": seat.kind, "name": seat.name, "person": seat.person, "stand_in": seat.stand_in}
                for seat in seats[row.id]
            ],
            "created": row.created,
            "changed": row.changed,
        }
        for row in rows
    ]


def people_listed(words: str, connection: Connection) -> list[dict[str, Any]]:
    """List the people seen last whose name, login or id has these words."""
    columns, known, at = schema.people.c, schema.sessions.c, schema.seats.c
    seen = select(func.max(known.seen)).where(known.person == columns.id).scalar_subquery()
    sits = select(func.count(at.table.distinct())).where(at.person == columns.id).scalar_subquery()
    query = select(columns.id, columns.name, columns.login, columns.created, seen.label("seen"), sits.label("tables"))
    if words:
        fits = (each.icontains(words, autoescape=True) for each in (columns.id, columns.name, columns.login))
        query = query.where(or_(*fits))
    rows = connection.execute(query.order_by(func.coalesce(seen, columns.created).desc()).limit(PAGE))
    return [dict(row._mapping) for row in rows]  # noqa: SLF001


def erase_open(table: str, connection: Connection) -> None:
    delete_tables([table], connection)


def end_as_it_is(table: str, connection: Connection) -> None:
    """End a game that today's rules cannot open."""
    row = journal.locked_table_row(table, connection)
    assert row is not None
    outcome = {"winners": [], "scores": [], "rule": "", "reason": "closed"}
    changes = {"status": "finished", "outcome": outcome, "asked": None, "deadline": None, "undo": None}
    journal.append(row, [Entry(row.version + 1, END, None, steady.now())], changes, None, connection)
