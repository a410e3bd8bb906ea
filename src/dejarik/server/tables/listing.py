"""Tables as people see them before they go to one: the lobby, and a single table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, func, select

import dejarik
from dejarik.server.http.refusal import not_found
from dejarik.server.http.response_bodies import Lobby, TableInfo
from dejarik.server.people.seat_holders import held_by
from dejarik.server.storage import journal, schema

PAGE = 50


def described(row: Row[Any], seats: Sequence[Row[Any]], mine: Sequence[int]) -> TableInfo:
    """Describe a table as everybody may see it."""
    game = dejarik.game(row.game)
    places = game.seats(row.players)
    names = [seat.name for seat in places]
    ours = {"rules": game.rules_version, "content": game.content}
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "options": row.options,
        "public": row.public,
        "control": row.control,
        "status": row.status,
        "version": row.version,
        "seed_hash": row.seed_hash,
        "seed": row.header["seed"] if row.status == "finished" and row.header else None,
        "asked": None if row.asked is None else names[row.asked],
        "my_turn": row.asked in mine,
        "since": row.since,
        "deadline": row.deadline,
        "outcome": row.outcome,
        "replayable": row.header is None or all(row.header.get(key) == value for key, value in ours.items()),
        "rematch": row.rematch,
        "created": row.created,
        "changed": row.changed,
        "seats": [
            {
                "number": seat.number,
                "seat": names[seat.number],
                "side": places[seat.number].side,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "stand_in": seat.stand_in,
                "resigned": seat.resigned,
                "seen": seat.seen,
                "mine": seat.number in mine,
                "auto_pass": seat.auto_pass and seat.number in mine,
            }
            for seat in seats
        ],
    }


def shown(table: str, person: str | None, connection: Connection) -> TableInfo:
    """Describe a table as this person sees it."""
    row = journal.table_row(table, connection)
    if row is None:
        raise not_found("table")
    mine = () if person is None else held_by(table, person, connection)
    return described(row, journal.seat_rows(table, connection), mine)


def waiting_at(person: str, connection: Connection) -> list[str]:
    """Return the tables at which somebody waits for the game to begin."""
    at, columns = schema.seats.c, schema.tables.c
    query = select(columns.id).join(schema.seats, at.table == columns.id)
    query = query.where(at.person == person, columns.status == "open").distinct()
    return [row[0] for row in connection.execute(query)]


def counted(connection: Connection) -> dict[str, int]:
    """Count the tables by status."""
    columns = schema.tables.c
    query = select(columns.status, func.count().label("tables")).group_by(columns.status)
    found = {row.status: row.tables for row in connection.execute(query)}
    return {status: found.get(status, 0) for status in ("open", "playing", "finished")}


def lobby(person: str | None, connection: Connection, status: str | None = None, *, mine: bool = False) -> Lobby:
    """List public tables that are open or being played, and all of one's own; or only those with one status."""
    columns = schema.tables.c
    newest = select(schema.tables).order_by(columns.changed.desc()).limit(PAGE)
    found: Lobby = {"public": [], "mine": []}
    if not mine:
        wanted = [status] if status else ["open", "playing"]
        public = newest.where(columns.public, columns.status.in_(wanted))
        found["public"] = _described(connection.execute(public).all(), person, connection)
    if person is not None:
        at, held = schema.seats.c, schema.holders.c
        sitting = select(at.table).where(at.person == person).union(select(held.table).where(held.person == person))
        own = newest.where(columns.id.in_(sitting))
        own = own.where(columns.status == status) if status else own
        found["mine"] = _described(connection.execute(own).all(), person, connection)
    return found


def _described(rows: Sequence[Row[Any]], person: str | None, connection: Connection) -> list[TableInfo]:
    ids = [row.id for row in rows]
    at, held = schema.seats.c, schema.holders.c
    seats: dict[str, list[Row[Any]]] = {id: [] for id in ids}
    mine: dict[str, set[int]] = {id: set() for id in ids}
    for seat in connection.execute(select(schema.seats).where(at.table.in_(ids)).order_by(at.number)):
        seats[seat.table].append(seat)
        if person is not None and seat.person == person:
            mine[seat.table].add(seat.number)
    for table, number in connection.execute(
        select(held.table, held.seat).where(held.table.in_(ids), held.person == person)
    ):
        mine[table].add(number)
    return [described(row, seats[row.id], sorted(mine[row.id])) for row in rows]
