"""Who may play which seats of a table."""

from __future__ import annotations

from sqlalchemy import Connection, select

from dejarik.server.storage import schema


def held_by(table: str, person: str, connection: Connection) -> tuple[int, ...]:
    """Return the seats of a table that somebody holds by sitting there, or by a seat's secret link."""
    seats, holders = schema.seats.c, schema.holders.c
    sitting = select(seats.number).where(seats.table == table, seats.person == person, seats.kind == "person")
    holding = select(holders.seat).where(holders.table == table, holders.person == person)
    return tuple(sorted({row[0] for row in connection.execute(sitting.union(holding))}))
