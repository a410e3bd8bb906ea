"""Requests about chat at a table: with everybody, or with one's own side alone."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from fastapi import APIRouter, Query, Response
from sqlalchemy import Connection, Row, func, insert, or_, select

import dejarik
from dejarik.engine.game import Seat
from dejarik.server.http.refusal import Refusal, not_found
from dejarik.server.http.request_bodies import Said
from dejarik.server.http.response_bodies import Chat, SaidId
from dejarik.server.http.response_bodies import Said as Line
from dejarik.server.http.responses import PROBLEMS, json_response
from dejarik.server.people.identity import Person
from dejarik.server.people.seat_holders import held_by
from dejarik.server.play.messages import ChatMessage
from dejarik.server.routes.dependencies import EVERY_REQUEST, Known, TableId, TheServices, Visitor
from dejarik.server.storage import journal, schema

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS, dependencies=EVERY_REQUEST)
CHAT = 200  # messages at most, the latest
SECOND = 1_000_000  # what is said is numbered by the microsecond, so that the number tells nothing of what others say


@router.get("/tables/{table}/chat", summary="What was said")
async def chat(
    table: TableId, person: Visitor, services: TheServices, after: int = Query(default=0, ge=0, le=2**53)
) -> Response:
    """To everybody, and to the sides for which one plays."""
    lines = await services.store.read(partial(heard, table, None if person is None else person.id, after))
    found: Chat = {"chat": lines}
    return json_response(found)


def heard(table: str, person: str | None, after: int, connection: Connection) -> list[Line]:
    """Return what was said after a number and somebody may read, in order."""
    places = places_at(table, connection)
    mine = () if person is None else held_by(table, person, connection)
    columns = schema.chat.c
    query = select(schema.chat).where(columns.table == table, columns.number > after)
    query = query.where(or_(columns.side.is_(None), columns.side.in_({places[seat].side for seat in mine})))
    rows = connection.execute(query.order_by(columns.number.desc()).limit(CHAT)).all()
    return [line(row, places) for row in reversed(rows)]


def line(row: Row[Any], places: Sequence[Seat]) -> Line:
    return {
        "id": row.number,
        "name": row.name,
        "seats": None if row.seats is None else [places[seat].name for seat in row.seats],
        "text": row.text,
        "side": row.side,
        "at": row.at,
    }


@router.post("/tables/{table}/chat", status_code=201, summary="Say something")
async def say(table: TableId, body: Said, person: Known, services: TheServices) -> Response:
    """To everybody, or with `side` to the people of one's own side: nobody else is sent a word of it."""
    kept = await services.store.write(partial(write_down, table, person, body))
    message: ChatMessage = {"type": "chat", **kept.line}
    services.fanout.say(table, message, kept.to)
    said: SaidId = {"id": kept.line["id"]}
    return json_response(said, 201)


@dataclass(frozen=True, slots=True)
class Kept:
    """A line that was written down, and the seats it is for: None for everybody."""

    line: Line
    to: list[int] | None


def write_down(table: str, person: Person, words: Said, connection: Connection) -> Kept:
    """Keep what was said, with the seats of whoever said it."""
    places = places_at(table, connection)
    mine = held_by(table, person.id, connection)
    to = None
    if words.side is not None:
        to = [seat for seat, place in enumerate(places) if place.side == words.side]
        if not set(to) & set(mine):
            raise Refusal(403, "not-your-side", "you do not play for this side")
    columns, at = schema.chat.c, time.time()
    last = connection.execute(select(func.max(columns.number)).where(columns.table == table)).scalar()
    number = max(int(at * SECOND), (last or 0) + 1)
    row = {"table": table, "number": number, "person": person.id, "name": person.name, "seats": mine}
    row |= {"text": words.text, "side": words.side, "at": at}
    written = connection.execute(insert(schema.chat).values(row).returning(*columns)).one()
    return Kept(line(written, places), to)


def places_at(table: str, connection: Connection) -> Sequence[Seat]:
    """Return the seats of the game that is played at a table."""
    row = journal.table_row(table, connection)
    if row is None:
        raise not_found("table")
    return dejarik.game(row.game).seats(row.players)
