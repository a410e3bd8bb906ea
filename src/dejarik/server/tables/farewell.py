"""Somebody wants to be forgotten: their games with others stay without a name, everything else goes."""

from __future__ import annotations

import contextlib
from functools import partial

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from dejarik.server import steady
from dejarik.server.http.refusal import Refusal
from dejarik.server.people.identity import Person
from dejarik.server.services import Services
from dejarik.server.storage import schema
from dejarik.server.tables.clearing import delete_tables
from dejarik.server.tables.seating import leave, resign

NOBODY = "nobody"  # the row that stands for all who were forgotten, where a row has to name somebody


async def forget(services: Services, person: Person) -> None:
    """Get up or give up at every table, then delete the person. What others may see of it, they are told."""
    seated = await services.store.read(partial(seats_of, person.id))
    for table, number, status in seated:
        with contextlib.suppress(Refusal):  # over meanwhile, or of old rules
            if status == "open":
                await leave(services, person, table, number)
            elif status == "playing":
                await resign(services, table, number)
    gone = await services.store.write(partial(erase, person.id))
    for table in gone:
        services.rooms.close(table)
    services.fanout.doubt([person.id])
    for table in {table for table, _, _ in seated}.difference(gone):
        room = services.rooms.opened(table)
        if room is not None:
            await room.catch_up()
        services.fanout.publish(table)


def seats_of(person: str, connection: Connection) -> list[tuple[str, int, str]]:
    """Return where somebody sits: table, seat, and how far that table is."""
    seats, tables = schema.seats.c, schema.tables.c
    query = select(seats.table, seats.number, tables.status).join(schema.tables, tables.id == seats.table)
    return [(row.table, row.number, row.status) for row in connection.execute(query.where(seats.person == person))]


def erase(person: str, connection: Connection) -> list[str]:
    """Delete somebody with everything that is theirs alone; return the tables that are gone."""
    alone = tables_of_nobody_else(person, connection)
    delete_tables(alone, connection)
    for table in (schema.chat, schema.holders, schema.sessions, schema.tokens, schema.resets):
        connection.execute(delete(table).where(table.c.person == person))
    seats, tables, people = schema.seats.c, schema.tables.c, schema.people.c
    connection.execute(update(schema.seats).where(seats.person == person).values(person=None, name=None, key=None))
    if connection.execute(select(tables.id).where(tables.owner == person)).first() is not None:
        if connection.execute(select(people.id).where(people.id == NOBODY)).first() is None:
            nobody = {"id": NOBODY, "name": "", "language": "en", "created": 0.0}
            connection.execute(insert(schema.people).values(nobody))
        mine = update(schema.tables).where(tables.owner == person)
        connection.execute(mine.values(owner=NOBODY, changed=steady.now()))
    connection.execute(delete(schema.people).where(people.id == person))
    return alone


def tables_of_nobody_else(person: str, connection: Connection) -> list[str]:
    """Return the tables at which nobody but this person ever sat."""
    seats, tables, holders = schema.seats.c, schema.tables.c, schema.holders.c

    def other(table: ColumnElement[str]) -> ColumnElement[bool]:
        others = select(seats.number).where(seats.table == table, seats.person.is_not(None), seats.person != person)
        holding = select(holders.seat).where(holders.table == table, holders.person != person)
        forgotten = select(seats.number).where(seats.table == table, seats.kind == "person", seats.person.is_(None))
        return others.exists() | holding.exists() | forgotten.exists()

    own = select(tables.id).where(
        (tables.owner == person) | select(seats.number).where(seats.table == tables.id, seats.person == person).exists()
    )
    return [row.id for row in connection.execute(own.where(~other(tables.id)))]
