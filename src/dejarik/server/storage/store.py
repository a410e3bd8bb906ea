"""The database behind the table: what is written is durable before anybody is told.

Work is a function of a SQLAlchemy connection. Whoever writes a game states the version it expects; the database decides
who was first.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeAlias, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]


class Store(ABC):
    """Reads and writes; `write` returns when what was written is durable."""

    @abstractmethod
    async def open(self) -> None:
        """Bring the database up to date."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Read from one moment: whatever is written meanwhile, the work sees all of it or nothing."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T: ...

    @property
    def well(self) -> bool:
        """Whether all parts of the store in this process are alive; the database itself may be away."""
        return True
