"""What whoever runs the servers needs: processes, notes to them, notices to everybody, bans."""

from __future__ import annotations

from alembic import op

from dejarik.server.storage.schema import bans, notes, notices, processes

revision = "operation"
down_revision = "identity"


def upgrade() -> None:
    for table in (processes, notes, notices, bans):
        table.create(op.get_bind(), checkfirst=True)  # a new database has it
