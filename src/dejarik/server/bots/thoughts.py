"""What the bots of a game thought: how they guessed at hidden things, and which options they weighed.

This would tell others what a bot holds and plans, so nobody may read it before the game is over.
"""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from dejarik.bots.thought import ThoughtData
from dejarik.server.http.response_bodies import BotThought
from dejarik.server.play import history
from dejarik.server.storage import schema


def keep(table: str, version: int, seat: int, thought: ThoughtData, connection: Connection) -> None:
    """Keep the thought that led to the pick of this version."""
    connection.execute(insert(schema.thoughts).values(table=table, version=version, seat=seat, thought=thought))


def all_of(table: str, connection: Connection) -> list[BotThought]:
    """Return all thoughts of a finished game, in order. Refused while the game lasts."""
    names: list[str] = history.finished_table(table, connection).header["seats"]
    columns = schema.thoughts.c
    rows = connection.execute(select(schema.thoughts).where(columns.table == table).order_by(columns.version))
    found: list[BotThought] = []
    for row in rows:
        thought: ThoughtData = row.thought
        found.append({"version": row.version, "seat": names[row.seat], **thought})
    return found
