"""Which store a database needs."""

from __future__ import annotations

from sqlalchemy.engine import make_url

from dejarik.server.storage.postgres import PostgresStore
from dejarik.server.storage.sqlite import SqliteStore
from dejarik.server.storage.store import Store


def open_store(url: str) -> Store:
    """Return a store for a database: `sqlite:///file` or `postgresql://user@host/name`."""
    if make_url(url).get_backend_name() == "sqlite":
        return SqliteStore(url)
    return PostgresStore(url)
