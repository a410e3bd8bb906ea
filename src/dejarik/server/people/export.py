"""All that is kept about somebody, for themselves."""

from __future__ import annotations

from sqlalchemy import Connection, select

from dejarik.server.http.response_bodies import Export, OwnTable
from dejarik.server.people import sessions, tokens
from dejarik.server.storage import schema


def of(person: str, session: str | None, connection: Connection) -> Export:
    """Gather everything about a person. Secrets are digests, and help nobody; they are left out."""
    row = connection.execute(select(schema.people).where(schema.people.c.id == person)).one()
    said = schema.chat.c
    query = select(said.table, said.text, said.side, said.at).where(said.person == person).order_by(said.at)
    return {
        "id": row.id,
        "name": row.name,
        "login": row.login,
        "mail": row.mail,
        "language": row.language,
        "created": row.created,
        "sessions": sessions.listed(person, session, connection),
        "tokens": tokens.listed(person, connection),
        "tables": tables_of(person, connection),
        "chat": [
            {"table": each.table, "text": each.text, "side": each.side, "at": each.at}
            for each in connection.execute(query)
        ],
    }


def tables_of(person: str, connection: Connection) -> list[OwnTable]:
    """Return the tables at which somebody has a seat, with what was picked for it."""
    seats, tables, entries = schema.seats.c, schema.tables.c, schema.entries.c
    query = select(tables.id, tables.game, tables.status, tables.created, seats.number)
    query = query.join(schema.seats, seats.table == tables.id).where(seats.person == person)
    found: dict[str, OwnTable] = {}
    for row in connection.execute(query.order_by(tables.created, tables.id, seats.number)):
        table = found.setdefault(
            row.id,
            {"id": row.id, "game": row.game, "status": row.status, "created": row.created, "seats": [], "picks": []},
        )
        table["seats"].append(row.number)
    own = (seats.table == entries.table) & (seats.number == entries.seat) & (seats.person == person)
    picks = select(entries.table, entries.version, entries.at, entries.pick).join(schema.seats, own)
    for pick in connection.execute(picks.where(entries.kind == "pick").order_by(entries.table, entries.version)):
        found[pick.table]["picks"].append({"version": pick.version, "at": pick.at, "pick": pick.pick})
    return list(found.values())
