"""Tables that wait for players who do not come are cleared away."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, select

from dejarik.server import steady
from dejarik.server.limits import Limits
from dejarik.server.storage import schema

OF_A_TABLE = (schema.chat, schema.snapshots, schema.thoughts, schema.entries, schema.holders, schema.seats)
AT_ONCE = 200  # tables, so that nobody waits for it


def delete_tables(tables: list[str], connection: Connection) -> None:
    """Delete tables with everything that was said and done there."""
    for part in OF_A_TABLE:
        connection.execute(delete(part).where(part.c.table.in_(tables)))
    connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(tables)))


def clear_away(limits: Limits, connection: Connection) -> list[str]:
    """Delete the tables at which nobody sits any more, or nobody was seen for long; return which."""
    tables, seats, now = schema.tables.c, schema.seats.c, steady.now()
    sitting = select(seats.number).where(seats.table == tables.id, seats.person.is_not(None)).exists()
    seen = select(func.max(seats.seen)).where(seats.table == tables.id).scalar_subquery()
    empty = ~sitting & (tables.changed < now - limits.empty_after)
    left = (tables.changed < now - limits.waiting_after) & (func.coalesce(seen, 0.0) < now - limits.waiting_after)
    query = select(tables.id).where(tables.status == "open", empty | left).limit(AT_ONCE)
    gone = [row.id for row in connection.execute(query)]
    if gone:
        delete_tables(gone, connection)
    return gone
