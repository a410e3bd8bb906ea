"""Sessions are rows, tokens have a scope, passwords can be reset, and chat numbers tell nothing.

The cookies of before were signed with a key from the database and held the id of a person; they stay valid as sessions
that can be ended like any other, and the key goes.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time

from alembic import op
from sqlalchemy import JSON, BigInteger, Column, Connection, Float, String, inspect, text

from dejarik.server.storage.schema import chat, resets, sessions, tokens

revision = "identity"
down_revision = "thoughts"


def upgrade() -> None:
    connection = op.get_bind()
    sessions.create(connection, checkfirst=True)  # a new database has it, and whatever follows
    resets.create(connection, checkfirst=True)
    known = inspect(connection)
    if known.has_table("secrets"):
        keep_cookies(connection)
        op.drop_table("secrets")
    if all(column["name"] != "scope" for column in known.get_columns("tokens")):
        op.add_column("tokens", Column("scope", String(8), nullable=False, server_default="play"))
        op.add_column("tokens", Column("used", Float))
        op.create_index("tokens_by_person", tokens.name, ["person"])
    if all(column["name"] != "number" for column in known.get_columns("chat")):
        op.add_column("chat", Column("number", BigInteger, nullable=False, server_default="0"))
        op.add_column("chat", Column("seats", JSON))
        op.execute(text("UPDATE chat SET number = CAST(at * 1000000 AS BIGINT)"))
        op.drop_index("chat_by_table", chat.name)
        op.create_index("chat_by_number", chat.name, ["table", "number"])


def keep_cookies(connection: Connection) -> None:
    """Make a session of every cookie that there may be."""
    key = connection.execute(text("SELECT value FROM secrets WHERE name = 'session'")).scalar()
    people = connection.execute(text("SELECT id, created FROM people")).all()
    now = time.time()
    rows = [
        {
            "digest": hashlib.sha256(cookie_of(str(key), person).encode()).hexdigest(),
            "person": person,
            "agent": "",
            "created": created,
            "seen": now,
        }
        for person, created in people
    ]
    if key is not None and rows:
        connection.execute(sessions.insert(), rows)


def cookie_of(key: str, person: str) -> str:
    """Return the cookie that somebody has had: their id as JSON, signed as itsdangerous does."""
    said = plain(json.dumps(person).encode())
    derived = hashlib.sha1(b"session" + b"signer" + key.encode()).digest()
    return f"{said}.{plain(hmac.new(derived, said.encode(), hashlib.sha1).digest())}"


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
