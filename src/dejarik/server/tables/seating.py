"""People take seats and leave them."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import Connection, Row, delete, update

from dejarik.server import steady
from dejarik.server.http.refusal import Refusal, not_found
from dejarik.server.people.identity import Person
from dejarik.server.services import Services
from dejarik.server.storage import journal, schema
from dejarik.server.tables.beginning import sit_down


async def join(services: Services, person: Person, table: str, number: int) -> None:
    """Take an open seat."""

    def work(connection: Connection) -> None:
        # Locked, so that of two who take the last two seats only one begins the game.
        row = journal.locked_table_row(table, connection)
        seat = seat_of(table, number, connection)
        if row is None or row.status != "open" or seat.kind != "open":
            raise Refusal(409, "seat-taken", "this seat is not open")
        columns = schema.seats.c
        taken = connection.execute(
            update(schema.seats)
            .where(columns.table == table, columns.number == number, columns.kind == "open")
            .values(kind="person", person=person.id, name=person.name, seen=steady.now())
        )
        if taken.rowcount != 1:
            raise Refusal(409, "seat-taken", "this seat is not open")
        touch(table, connection)

    await sit_down(services, table, work)


async def leave(services: Services, person: Person, table: str, number: int) -> None:
    """Get up before the game has begun."""

    def work(connection: Connection) -> None:
        row = journal.locked_table_row(table, connection)
        seat = seat_of(table, number, connection)
        if seat.person != person.id:
            raise Refusal(403, "not-your-seat", "this is not your seat")
        if row is None or row.status != "open":
            raise Refusal(409, "has-begun", "the game has begun; you can resign")
        columns = schema.seats.c
        empty = {"kind": "open", "person": None, "name": None, "key": None, "auto_pass": False}
        connection.execute(update(schema.seats).where(columns.table == table, columns.number == number).values(empty))
        holders = schema.holders.c
        connection.execute(delete(schema.holders).where(holders.table == table, holders.seat == number))
        touch(table, connection)

    await services.store.write(work)
    services.fanout.publish(table)


async def resign(services: Services, table: str, number: int) -> None:
    """Resign: of two sides the other one wins; at a larger table a bot plays on for whoever resigns."""
    room = await services.rooms.get(table)
    if room.over:
        raise Refusal(409, "game-over", "the game is over")
    seats = room.state.start.seats
    others = [seat for seat in range(len(seats)) if seats[seat].side != seats[number].side]
    if len({seats[seat].side for seat in others}) == 1:
        await room.finish(others, "resigned", number)
        return
    room.still_played(number)
    await services.store.write(partial(set_seat, table, number, {"stand_in": "greedy", "resigned": True}))
    await room.catch_up()
    await services.after_change(room)


def call_in(table: str, number: int, bot: str | None, connection: Connection) -> None:
    """Let a bot play for somebody, or nobody any more. Whoever has resigned has nothing to say in it."""
    columns = schema.seats.c
    sitting = update(schema.seats).where(columns.table == table, columns.number == number, columns.resigned.is_(False))
    if connection.execute(sitting.values(stand_in=bot)).rowcount != 1:
        raise Refusal(409, "resigned", "who sat here has resigned")
    touch(table, connection)


def leave_formalities(table: str, number: int, to_us: bool, connection: Connection) -> None:
    """Note whether we answer formalities for a seat. This is not told to anybody: the table counts as unchanged."""
    columns = schema.seats.c
    sitting = update(schema.seats).where(columns.table == table, columns.number == number)
    connection.execute(sitting.values(auto_pass=to_us))


def set_seat(table: str, number: int, values: dict[str, Any], connection: Connection) -> None:
    columns = schema.seats.c
    connection.execute(update(schema.seats).where(columns.table == table, columns.number == number).values(values))
    touch(table, connection)


def touch(table: str, connection: Connection) -> None:
    """Note that something around the game has changed."""
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(changed=steady.now()))


def seat_of(table: str, number: int, connection: Connection) -> Row[Any]:
    seats = journal.seat_rows(table, connection)
    if not 0 <= number < len(seats):
        raise not_found("seat")
    return seats[number]
