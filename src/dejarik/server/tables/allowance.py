"""Whether somebody may have one more table, with so many bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, func, select

from dejarik.bots import read_name
from dejarik.server import steady
from dejarik.server.http.refusal import Refusal
from dejarik.server.limits import DAY, Limits
from dejarik.server.storage import schema

PLAYED_BY_BOT = (schema.seats.c.kind == "bot") | schema.seats.c.stand_in.is_not(None)


@dataclass(frozen=True, slots=True)
class Allowance:
    """What a person may have, and all who come from the same address together."""

    limits: Limits
    person: str
    neighbours: Sequence[str]

    def check(self, bots: int, connection: Connection) -> None:
        """Refuse one more table with so many seats of bots if it would be too much."""
        limits = self.limits
        for who, tables, seats in (
            ([self.person], limits.tables_per_person, limits.bots_per_person),
            (self.neighbours, limits.tables_per_address, limits.bots_per_address),
        ):
            if tables_of(who, connection) >= tables:
                raise Refusal(409, "too-many-tables", f"{tables} tables are enough; end some first", most=tables)
            if bots and bots_of(who, limits.rest_after, connection) + bots > seats:
                raise Refusal(409, "too-many-bots", f"{seats} bots at a time are enough", most=seats)


def check_seats(kinds: Sequence[str], limits: Limits) -> None:
    """Refuse a table at which only bots would sit, where nobody may have that."""
    if not limits.bots_alone and all(kind == "bot" for kind in kinds):
        raise Refusal(422, "nobody-plays", "a table needs a person; take a seat, or leave one open")


def check_bot(name: str, limits: Limits) -> None:
    """Refuse an unknown bot, and one that thinks for too long."""
    _, budget = read_name(name)
    if budget is not None and budget.seconds is not None and budget.seconds > limits.thought:
        detail = f"a bot may think for {limits.thought:g} seconds here"
        raise Refusal(422, "thinks-too-long", detail, seconds=limits.thought)


def tables_of(people: Sequence[str], connection: Connection) -> int:
    """Count the tables that these people have made today and that are not over."""
    columns = schema.tables.c
    mine = columns.owner.in_(people), columns.status != "finished", columns.created > steady.now() - DAY
    return _count(*mine, connection=connection)


def bots_of(people: Sequence[str], lately: float, connection: Connection) -> int:
    """Count the seats of bots at the tables of these people where something goes on."""
    columns = schema.tables.c
    busy = columns.owner.in_(people), columns.status == "playing", columns.changed > steady.now() - lately
    query = select(func.count()).select_from(schema.seats).join(schema.tables, columns.id == schema.seats.c.table)
    return int(connection.execute(query.where(*busy, PLAYED_BY_BOT)).scalar_one())


def _count(*which: ColumnElement[bool], connection: Connection) -> int:
    query = select(func.count()).select_from(schema.tables).where(*which)
    return int(connection.execute(query).scalar_one())
