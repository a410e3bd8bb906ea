"""How often one person may ask for something."""

from __future__ import annotations

import time

from dejarik.server.refusal import Refusal

BURST = 5.0  # seconds' worth that may come at once
FORGET = 10_000  # people whose last request is remembered


class Limits:
    """A bucket for each person: it fills at a rate, every request takes one."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> None:
        now = time.monotonic()
        level, since = self._buckets.get(who, (self._rate * BURST, now))
        level = min(self._rate * BURST, level + (now - since) * self._rate)
        if level < 1.0:
            raise Refusal(429, "too-fast", "too many requests; wait a moment", retry_after=1)
        if len(self._buckets) > FORGET:
            self._buckets.clear()
        self._buckets[who] = (level - 1.0, now)
