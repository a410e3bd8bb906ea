"""The first tables: people, tables, seats, entries, snapshots, chat."""

from __future__ import annotations

from alembic import op

from dejarik.server.storage.schema import metadata

revision = "first"
down_revision = None


def upgrade() -> None:
    metadata.create_all(op.get_bind())
