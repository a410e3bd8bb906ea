"""Who may play which seats of a table."""

from __future__ import annotations

from sqlalchemy import Connection, select

from dejarik.server.storage import schema


def held_by(table: str, person: str, connection: Connection) -> tuple[int, ...]:
    """By sitting there, or by the seat's secret link."""
    seats, holders = schema.seats.c, schema.holders.c
    sitting = select(seats.number).where(seats.table == table, seats.person == person, seats.kind == "person")
    holding = select(holders.seat).where(holders.table == table, holders.person == person)
    return tuple(sorted({row[0] for row in connection.execute(sitting.union(holding))}))
