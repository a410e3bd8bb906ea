"""Sessions: browsers in which somebody is known by a cookie. Each is a row, so that it can be ended."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from dejarik.server.http.response_bodies import SessionInfo
from dejarik.server.people.secret import digest, new_secret
from dejarik.server.storage import schema

COOKIE = "dejarik"
YEAR = 365 * 24 * 3600  # seconds without a sign of life after which a session is forgotten
OFTEN = 300.0  # seconds between two notes that a session or a token is used
AGENT = 200  # characters


def begin(person: str, agent: str, connection: Connection) -> str:
    """Begin a session; return its secret, of which only the digest is kept."""
    secret, now = new_secret(), time.time()
    row = {"digest": digest(secret), "person": person, "agent": agent[:AGENT], "created": now, "seen": now}
    connection.execute(insert(schema.sessions).values(row))
    return secret


def end(digest: str, connection: Connection) -> None:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.digest == digest))


def end_all(person: str, connection: Connection) -> None:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.person == person))


def end_one(person: str, id: str, connection: Connection) -> bool:
    """End one of somebody's sessions; return whether there was such a one."""
    columns = schema.sessions.c
    one = delete(schema.sessions).where(columns.person == person, columns.digest.startswith(id, autoescape=True))
    return connection.execute(one).rowcount > 0


def end_others(person: str, present: str, connection: Connection) -> None:
    columns = schema.sessions.c
    connection.execute(delete(schema.sessions).where(columns.person == person, columns.digest != present))


def forget_old(connection: Connection) -> None:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.seen < time.time() - YEAR))


def note_use(digest: str, connection: Connection) -> None:
    connection.execute(update(schema.sessions).where(schema.sessions.c.digest == digest).values(seen=time.time()))


def rows(person: str, connection: Connection) -> list[Row[Any]]:
    """Return somebody's sessions, the last used first."""
    columns = schema.sessions.c
    query = select(schema.sessions).where(columns.person == person).order_by(columns.seen.desc())
    return list(connection.execute(query))


def listed(person: str, present: str | None, connection: Connection) -> list[SessionInfo]:
    """Describe somebody's sessions to them."""
    return [
        {
            "id": public_id(row.digest),
            "agent": row.agent,
            "created": row.created,
            "seen": row.seen,
            "current": row.digest == present,
        }
        for row in rows(person, connection)
    ]


def public_id(digest: str) -> str:
    """Return the beginning of a digest, by which its owner can point at what it is the digest of."""
    return digest[:ID]


ID = 16  # characters
