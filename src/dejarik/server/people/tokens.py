"""Tokens: by one of them a bot or a script looks or plays for somebody, and can do nothing else."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from dejarik.server.http.refusal import Refusal
from dejarik.server.http.request_bodies import Scope
from dejarik.server.http.response_bodies import TokenInfo
from dejarik.server.people.secret import digest, new_secret
from dejarik.server.people.sessions import public_id
from dejarik.server.storage import schema

MOST = 50  # tokens of one person


def make(person: str, label: str, scope: Scope, connection: Connection) -> str:
    """Make a token; return its secret, of which only the digest is kept."""
    if len(rows(person, connection)) >= MOST:
        raise Refusal(409, "too-many-tokens", f"you have {MOST} tokens; revoke one first")
    secret = new_secret()
    row = {"digest": digest(secret), "person": person, "label": label, "scope": scope, "created": time.time()}
    connection.execute(insert(schema.tokens).values(row))
    return secret


def revoke(person: str, id: str, connection: Connection) -> bool:
    """Take away one of somebody's tokens; return whether there was such a one."""
    columns = schema.tokens.c
    one = delete(schema.tokens).where(columns.person == person, columns.digest.startswith(id, autoescape=True))
    return connection.execute(one).rowcount > 0


def note_use(digest: str, connection: Connection) -> None:
    connection.execute(update(schema.tokens).where(schema.tokens.c.digest == digest).values(used=time.time()))


def rows(person: str, connection: Connection) -> list[Row[Any]]:
    columns = schema.tokens.c
    query = select(schema.tokens).where(columns.person == person).order_by(columns.created, columns.digest)
    return list(connection.execute(query))


def listed(person: str, connection: Connection) -> list[TokenInfo]:
    """Describe somebody's tokens to them."""
    return [
        {
            "id": public_id(row.digest),
            "label": row.label,
            "scope": row.scope,
            "created": row.created,
            "used": row.used,
        }
        for row in rows(person, connection)
    ]
