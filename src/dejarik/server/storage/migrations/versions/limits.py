"""Tables are found by who made them, to count them; and when the database was served last."""

from __future__ import annotations

from alembic import op
from sqlalchemy import inspect

from dejarik.server.storage.schema import hours

revision = "limits"
down_revision = "operation"
NAME = "tables_by_owner"


def upgrade() -> None:
    if NAME not in {each["name"] for each in inspect(op.get_bind()).get_indexes("tables")}:  # a new database has it
        op.create_index(NAME, "tables", ["owner", "status"])
    hours.create(op.get_bind(), checkfirst=True)
