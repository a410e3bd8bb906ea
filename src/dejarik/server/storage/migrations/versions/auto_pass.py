"""A seat may leave formalities to the server."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, false, inspect

revision = "auto_pass"
down_revision = "limits"


def upgrade() -> None:
    if all(column["name"] != "auto_pass" for column in inspect(op.get_bind()).get_columns("seats")):  # a new database
        op.add_column("seats", Column("auto_pass", Boolean, nullable=False, server_default=false()))
