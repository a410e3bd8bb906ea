"""People, tables, seats, entries, snapshots, chat: everything there was at first."""

from __future__ import annotations

from alembic import op

from dejarik.server.storage.schema import metadata

revision = "first"
down_revision = None


def upgrade() -> None:
    metadata.create_all(op.get_bind())
