"""What the bots of a game thought: how they guessed at hidden things, and which options they weighed.

This would tell others what a bot holds and plans, so nobody may read it before the game is over.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert, select

from dejarik.server.play import history
from dejarik.server.storage import schema


def keep(table: str, version: int, seat: int, thought: dict[str, Any], connection: Connection) -> None:
    """Keep the thought that led to the pick of this version."""
    connection.execute(insert(schema.thoughts).values(table=table, version=version, seat=seat, thought=thought))


def all_of(table: str, connection: Connection) -> list[dict[str, Any]]:
    """Return all thoughts of a finished game, in order. Refused while the game lasts."""
    names: list[str] = history.finished_table(table, connection).header["seats"]
    columns = schema.thoughts.c
    rows = connection.execute(select(schema.thoughts).where(columns.table == table).order_by(columns.version))
    return [{"version": row.version, "seat": names[row.seat], **row.thought} for row in rows]
