"""A new table with its seats."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import Connection, insert

import dejarik
from dejarik.server import steady
from dejarik.server.http.request_bodies import NewSeat, NewTable, TimeControl
from dejarik.server.http.response_bodies import Timed, Untimed
from dejarik.server.people.identity import Person
from dejarik.server.people.secret import new_id
from dejarik.server.play.clock import DAY
from dejarik.server.services import Services
from dejarik.server.storage import schema
from dejarik.server.tables.allowance import Allowance, check_bot, check_seats
from dejarik.server.tables.beginning import sit_down


def control_of(data: TimeControl) -> Untimed | Timed:
    if data.kind == "live":
        return {"kind": "live", "seconds": data.minutes * 60, "increment": data.increment}
    if data.kind == "mail":
        return {"kind": "mail", "seconds": data.days * DAY, "increment": 0.0}
    return {"kind": "none"}


async def create(services: Services, person: Person, new: NewTable) -> str:
    """Make a table with its seats; return its id. The game begins at once if no seat is open."""
    services.refuse_new_tables()
    game = dejarik.game(new.game)
    players = len(new.seats)
    check_seats([seat.kind for seat in new.seats], services.limits)
    for seat in new.seats:
        if seat.kind == "bot":
            check_bot(seat.bot, services.limits)
    game.new(players, 0, new.options)  # refuses wrong options
    options = game.read_options(new.options)
    seats = [_seat(number, seat, person) for number, seat in enumerate(new.seats)]
    row = table_values(person, new.game, players, options, public=new.public, control=control_of(new.control))
    await sit_down(services, row["id"], partial(insert_table, allowance(services, person), row, seats))
    return str(row["id"])


def allowance(services: Services, person: Person) -> Allowance:
    """Return what this person may have."""
    return Allowance(services.limits, person.id, services.addresses.neighbours(person.id))


def _seat(number: int, seat: NewSeat, person: Person) -> dict[str, Any]:
    if seat.kind == "bot":
        return seat_row(number, "bot", bot=seat.bot, name=seat.bot)
    if seat.kind == "me":
        return seat_row(number, "person", person=person.id, name=person.name, seen=steady.now())
    return seat_row(number, "open")


def seat_row(number: int, kind: str, **more: Any) -> dict[str, Any]:
    empty = {"person": None, "name": None, "bot": None, "stand_in": None, "resigned": False, "key": None, "seen": None}
    return {"number": number, "kind": kind} | empty | more


def table_values(person: Person, game: str, players: int, options: dict[str, Any], **more: Any) -> dict[str, Any]:
    now = steady.now()
    base = {"id": new_id(), "game": game, "players": players, "options": options, "owner": person.id}
    return base | {"status": "open", "version": 0, "created": now, "changed": now} | more


def insert_table(allowed: Allowance, row: dict[str, Any], seats: list[dict[str, Any]], connection: Connection) -> None:
    """Write a new table down, if its owner may have one more."""
    allowed.check(sum(seat["kind"] == "bot" for seat in seats), connection)
    connection.execute(insert(schema.tables).values(row))
    connection.execute(insert(schema.seats), [seat | {"table": row["id"]} for seat in seats])
