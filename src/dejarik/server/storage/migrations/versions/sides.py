"""Chat may be for one side alone."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, String, inspect

revision = "sides"
down_revision = "first"


def upgrade() -> None:
    if all(column["name"] != "side" for column in inspect(op.get_bind()).get_columns("chat")):  # a new database has it
        op.add_column("chat", Column("side", String(40)))
