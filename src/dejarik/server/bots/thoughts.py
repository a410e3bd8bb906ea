"""What the bots of a game thought: what they took hidden things for, and which options they weighed.

It would tell others what a bot holds and plans, so nobody may read it before the game is over.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert, select

from dejarik.server.play import history
from dejarik.server.storage import schema


def keep(table: str, version: int, seat: int, thought: dict[str, Any], connection: Connection) -> None:
    """The thought that led to the pick of this version."""
    connection.execute(insert(schema.thoughts).values(table=table, version=version, seat=seat, thought=thought))


def all_of(table: str, connection: Connection) -> list[dict[str, Any]]:
    """In the order of the game. Refused while it lasts."""
    names: list[str] = history.over(table, connection).header["seats"]
    columns = schema.thoughts.c
    rows = connection.execute(select(schema.thoughts).where(columns.table == table).order_by(columns.version))
    return [{"version": row.version, "seat": names[row.seat], **row.thought} for row in rows]
