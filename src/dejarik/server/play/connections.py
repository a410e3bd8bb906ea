"""How many live connections somebody has to this process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from dejarik.server.http.refusal import Refusal
from dejarik.server.limits import Limits

AGAIN = 10  # seconds after which somebody may come again


class Connections:
    """Live connections, counted by person and by address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of: Counter[str] = Counter()

    @contextmanager
    def one_more(self, person: str | None, address: str) -> Iterator[None]:
        """Count a connection while it lasts. Refused if there are too many."""
        most = {address: self._limits.connections_per_address}
        if person is not None:
            most[person] = self._limits.connections_per_person
        if any(self._of[who] >= count for who, count in most.items()):
            raise Refusal(429, "too-many-connections", "too many live connections; close some", retry_after=AGAIN)
        self._of.update(most.keys())
        try:
            yield
        finally:
            for who in most:
                self._of[who] -= 1
                if not self._of[who]:
                    del self._of[who]
