"""How often one person may ask for something."""

from __future__ import annotations

import time

from starlette.requests import HTTPConnection

from dejarik.server.http.refusal import Refusal

KNOWN = 10_000  # people whose last request is remembered


class RateLimit:
    """A bucket for each person, which fills at a steady rate; every request takes one out, and `burst` fit in."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._most = burst
        self._buckets: dict[str, tuple[float, float]] = {}  # whoever asked last comes last

    def take(self, who: str) -> None:
        now = time.monotonic()
        level, since = self._buckets.pop(who, (self._most, now))
        level = min(self._most, level + (now - since) * self._rate)
        self._buckets[who] = (level - 1.0 if level >= 1.0 else level, now)
        if len(self._buckets) > KNOWN:
            del self._buckets[next(iter(self._buckets))]
        if level < 1.0:
            raise Refusal(429, "too-fast", "too many requests; wait a moment", retry_after=1)


def address_of(connection: HTTPConnection) -> str:
    """Return the name under which somebody is counted whom we have not met."""
    return f"address {connection.client.host if connection.client else ''}"
