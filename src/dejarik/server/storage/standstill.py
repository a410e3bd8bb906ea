"""When this database was served last, and what a standstill does to the clocks of games.

A short one counts against whoever was to move, as the time of a restart always has. Of a longer one only so much
counts: nobody could move meanwhile, and it may be that the clock of the machine was set wrong. What it says is trusted
no further than that.
"""

from __future__ import annotations

import os
import socket
import time

from sqlalchemy import Connection, insert, select, update

from dejarik.server import steady
from dejarik.server.storage import schema

TRUSTED = 60.0  # seconds of a standstill that count
FRESH = 60.0  # seconds for which another process counts as alive after it was seen


def begin(alone: bool, connection: Connection) -> None:
    """Set the time in games by what the machine says and what was noted last; move the clocks of games if need be."""
    said, last = time.time(), connection.execute(select(schema.hours.c.served).with_for_update()).scalar()
    if last is None:
        steady.begin(said)
    else:
        counted = min(max(said - last, 0.0), TRUSTED)
        if not alone and others_serve(last, connection):  # whose time is what counts
            steady.begin(last + counted)
        else:
            steady.begin(said)
            move_clocks(said - last - counted, connection)
    note(connection)


def note(connection: Connection) -> None:
    """Note that the database is served now."""
    hours = schema.hours
    known = update(hours).values(served=steady.now())
    if not connection.execute(known).rowcount:
        connection.execute(insert(hours).values(number=1, served=steady.now()))


def others_serve(last: float, connection: Connection) -> bool:
    """Whether another process serves this database."""
    columns = schema.processes.c
    rows = connection.execute(select(columns.host, columns.pid).where(columns.seen > last - FRESH))
    return any(row.host != socket.gethostname() or _lives(row.pid) for row in rows)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True  # somebody else's
    return pid != os.getpid()


def move_clocks(seconds: float, connection: Connection) -> None:
    """Move the moments from which the clocks of games run, and those at which they run out."""
    if seconds:
        columns = schema.tables.c
        moved = {"since": columns.since + seconds, "deadline": columns.deadline + seconds}
        connection.execute(update(schema.tables).where(columns.status == "playing").values(moved))
