"""Requests about chat at a table: with everybody, or with one's own side alone."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import Any

from fastapi import APIRouter, Query, Response
from sqlalchemy import Connection, Row, insert, or_, select

import dejarik
from dejarik.server.http.refusal import Refusal, not_found
from dejarik.server.http.request_bodies import Said
from dejarik.server.http.response_bodies import Chat, SaidId
from dejarik.server.http.responses import PROBLEMS, json_response
from dejarik.server.people.identity import Person
from dejarik.server.people.seat_holders import held_by
from dejarik.server.play.messages import ChatMessage
from dejarik.server.routes.dependencies import EVERY_REQUEST, Known, TableId, TheServices, Visitor
from dejarik.server.storage import journal, schema

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS, dependencies=EVERY_REQUEST)
CHAT = 200  # messages at most, the latest


@router.get("/tables/{table}/chat", summary="What was said")
async def chat(
    table: TableId, person: Visitor, services: TheServices, after: int = Query(default=0, ge=0, le=2**31 - 1)
) -> Response:
    """To everybody, and to the sides for which one plays."""
    rows = await services.store.read(partial(heard, table, None if person is None else person.id, after))
    found: Chat = {
        "chat": [{"id": row.id, "name": row.name, "text": row.text, "side": row.side, "at": row.at} for row in rows]
    }
    return json_response(found)


def heard(table: str, person: str | None, after: int, connection: Connection) -> list[Row[Any]]:
    """Return what was said after an id and somebody may read, in order."""
    sides = sides_at(table, connection)
    mine = () if person is None else held_by(table, person, connection)
    columns = schema.chat.c
    query = select(columns.id, columns.name, columns.text, columns.side, columns.at)
    query = query.where(columns.table == table, columns.id > after)
    query = query.where(or_(columns.side.is_(None), columns.side.in_({sides[seat] for seat in mine})))
    return list(reversed(connection.execute(query.order_by(columns.id.desc()).limit(CHAT)).all()))


@router.post("/tables/{table}/chat", status_code=201, summary="Say something")
async def say(table: TableId, body: Said, person: Known, services: TheServices) -> Response:
    """To everybody, or with `side` to the people of one's own side: nobody else is sent a word of it."""
    at = time.time()
    number, to = await services.store.write(partial(write_down, table, person, body, at))
    message: ChatMessage = {
        "type": "chat",
        "id": number,
        "name": person.name,
        "text": body.text,
        "side": body.side,
        "at": at,
    }
    services.fanout.say(table, message, to)
    said: SaidId = {"id": number}
    return json_response(said, 201)


def write_down(
    table: str, person: Person, words: Said, at: float, connection: Connection
) -> tuple[int, list[int] | None]:
    """Keep what was said; return the number it gets and the seats it is for, None for everybody."""
    sides = sides_at(table, connection)
    to = None
    if words.side is not None:
        to = [seat for seat, side in enumerate(sides) if side == words.side]
        if not set(to) & set(held_by(table, person.id, connection)):
            raise Refusal(403, "not-your-side", "you do not play for this side")
    row = {"table": table, "person": person.id, "name": person.name, "text": words.text, "side": words.side, "at": at}
    found = connection.execute(insert(schema.chat).values(row)).inserted_primary_key
    assert found is not None
    return int(found[0]), to


def sides_at(table: str, connection: Connection) -> Sequence[str]:
    """Return the side of each seat."""
    row = journal.table_row(table, connection)
    if row is None:
        raise not_found("table")
    return [seat.side for seat in dejarik.game(row.game).seats(row.players)]
