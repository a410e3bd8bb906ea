"""The database behind the table: what is written is durable before anybody is told.

Work is a function of a SQLAlchemy connection. Whoever writes a game states the version it expects; the database decides
who was first.
"""

from __future__ import annotations

import logging
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from dejarik.server import metrics
from dejarik.server.http.refusal import Refusal

log = logging.getLogger(__name__)
AGAIN = 5  # seconds after which a client may try again
OURS = ("08", "53", "57", "58")  # the SQLSTATE of a lost connection, a full disk, a shutdown, a broken disk
T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]


class Store(ABC):
    """Reads and writes; `write` returns when what was written is durable.

    While the database is away, or its disk full, everything is refused with 503, and the log says so once.
    """

    def __init__(self) -> None:
        self._failing: dict[str, bool] = {}

    @abstractmethod
    async def open(self) -> None:
        """Bring the database up to date."""

    @abstractmethod
    async def close(self) -> None: ...

    async def read(self, work: Work[T]) -> T:
        """Read from one moment: whatever is written meanwhile, the work sees all of it or nothing."""
        with metrics.READING.time(), self._refusing("read"):
            return await self._read(work)

    async def write(self, work: Work[T]) -> T:
        with metrics.WRITING.time(), self._refusing("written"):
            return await self._write(work)

    @abstractmethod
    async def _read(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def _write(self, work: Work[T]) -> T: ...

    @property
    def well(self) -> bool:
        """Whether all parts of the store in this process are alive; the database itself may be away."""
        return True

    @contextmanager
    def _refusing(self, what: str) -> Iterator[None]:
        try:
            yield
        except (DBAPIError, NoConnection, OSError, sqlite3.OperationalError) as problem:
            if not is_away(problem):
                raise
            metrics.DATABASE_FAILURES.inc()
            if not self._failing.get(what):
                log.error("nothing can be %s, the database is away: %s", what, reason(problem))
            self._failing[what] = True
            raise Refusal(503, "database-away", "the database is away; try again", retry_after=AGAIN) from None
        if self._failing.get(what):
            log.warning("the database can be %s again", what)
            self._failing[what] = False


def is_away(problem: Exception) -> bool:
    """Whether it is the database that fails, and not what was asked of it."""
    if not isinstance(problem, DBAPIError):
        return True
    if isinstance(problem, IntegrityError):
        return False
    state = str(getattr(problem.orig, "sqlstate", None) or "")
    lost = problem.connection_invalidated or isinstance(problem, (OperationalError, InterfaceError))
    return lost or state[:2] in OURS


def reason(problem: Exception) -> str:
    """Return in a few words what the database says; never what was to be written."""
    cause = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    return f"{type(cause).__name__}: {cause}".splitlines()[0][:200]
