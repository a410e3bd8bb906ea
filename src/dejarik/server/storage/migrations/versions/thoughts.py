"""Thoughts of bots are kept."""

from __future__ import annotations

from alembic import op

from dejarik.server.storage.schema import thoughts

revision = "thoughts"
down_revision = "sides"


def upgrade() -> None:
    thoughts.create(op.get_bind(), checkfirst=True)  # a new database has it
