"""The secret link of a seat: whoever opens it plays there too, on another device."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, insert, select, update

from dejarik.server.http.refusal import Refusal, not_found
from dejarik.server.people.identity import Person
from dejarik.server.people.secret import digest
from dejarik.server.services import Services
from dejarik.server.storage import schema
from dejarik.server.tables.seating import seat_of


async def new_key(services: Services, person: Person, table: str, number: int) -> str:
    """Make a new secret for a seat's link. An older one no longer works, and who came by it holds the seat no more."""
    key = secrets.token_urlsafe(24)

    def work(connection: Connection) -> list[str]:
        seat = seat_of(table, number, connection)
        if seat.person != person.id:
            raise Refusal(403, "not-your-seat", "this is not your seat")
        columns = schema.seats.c
        connection.execute(
            update(schema.seats).where(columns.table == table, columns.number == number).values(key=digest(key))
        )
        held = schema.holders.c
        lost = delete(schema.holders).where(held.table == table, held.seat == number).returning(held.person)
        return list(connection.execute(lost).scalars())

    services.fanout.doubt(await services.store.write(work), table)
    return key


async def claim(services: Services, person: Person, table: str, key: str) -> int:
    """Give somebody the seat whose secret link they have opened; return its number."""

    def work(connection: Connection) -> int:
        columns = schema.seats.c
        query = select(columns.number).where(columns.table == table, columns.key == digest(key))
        number = connection.execute(query).scalar()
        if number is None:
            raise not_found("seat")
        held = schema.holders.c
        known = select(held.seat).where(held.table == table, held.seat == number, held.person == person.id)
        if connection.execute(known).first() is None:
            connection.execute(insert(schema.holders).values(table=table, seat=number, person=person.id))
        return int(number)

    seat = await services.store.write(work)
    services.fanout.publish(table)  # whoever waits there may have a seat of their own now
    return seat
