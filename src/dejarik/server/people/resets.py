"""A new password for somebody who has forgotten the old one, by a letter with a secret link."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, select

from dejarik.server.people.secret import digest, new_secret
from dejarik.server.storage import schema

VALID = 3600.0  # seconds
AGAIN = 300.0  # seconds before another letter is sent


def new_key(person: str, connection: Connection) -> str | None:
    """Return the secret of a new link; None if one was sent just now. An older link no longer works."""
    columns, now = schema.resets.c, time.time()
    connection.execute(select(schema.people.c.id).where(schema.people.c.id == person).with_for_update())  # one by one
    fresh = select(columns.digest).where(columns.person == person, columns.expires > now + VALID - AGAIN)
    if connection.execute(fresh).first() is not None:
        return None
    secret = new_secret()
    connection.execute(delete(schema.resets).where(columns.person == person))
    connection.execute(insert(schema.resets).values(digest=digest(secret), person=person, expires=now + VALID))
    return secret
