"""How long picks take, in numbers that can be added up over games and machines and written down for each game."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

STEPS = 8  # bars of the histogram for each doubling, so that a percentile is right to 5 %
SHORTEST = 1e-6


@dataclass(slots=True)
class Pace:
    """The times of picks with more than one option; picks without a choice take no time and would flatter the mean."""

    picks: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    longest: float = 0.0
    late: int = 0  # picks over the limit
    late_cpu: int = 0  # of these, those late even by processor time, whatever else the machine was doing
    histogram: Counter[int] = field(default_factory=Counter)  # by the logarithm of the time, in STEPS
    limit: float = math.inf  # in seconds, for what is added

    def add(self, seconds: float, cpu: float) -> None:
        self.picks += 1
        self.seconds += seconds
        self.cpu += cpu
        self.longest = max(self.longest, seconds)
        self.late += seconds > self.limit
        self.late_cpu += cpu > self.limit
        self.histogram[math.floor(STEPS * math.log2(max(seconds, SHORTEST)))] += 1

    def __iadd__(self, other: Pace) -> Pace:
        self.picks += other.picks
        self.seconds += other.seconds
        self.cpu += other.cpu
        self.longest = max(self.longest, other.longest)
        self.late += other.late
        self.late_cpu += other.late_cpu
        self.histogram += other.histogram
        return self

    def within(self, share: float) -> float:
        """Return how many seconds were enough for this share of the picks."""
        left = share * self.picks
        for step, count in sorted(self.histogram.items()):
            left -= count
            if left <= 0:
                return min(2 ** ((step + 0.5) / STEPS), self.longest)
        return self.longest

    def dump(self) -> dict[str, Any]:
        return {
            "picks": self.picks,
            "seconds": round(self.seconds, 6),
            "cpu": round(self.cpu, 6),
            "longest": round(self.longest, 6),
            "late": self.late,
            "late_cpu": self.late_cpu,
            "histogram": {str(step): count for step, count in sorted(self.histogram.items())},
        }

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> Pace:
        histogram = Counter({int(step): int(count) for step, count in data["histogram"].items()})
        counts = data["picks"], data["seconds"], data["cpu"], data["longest"], data["late"], data["late_cpu"]
        return cls(*counts, histogram)

    def summary(self) -> dict[str, Any]:
        """Return the times in milliseconds, for reports."""
        picks = max(self.picks, 1)
        return {
            "picks": self.picks,
            "mean_ms": round(1000 * self.seconds / picks, 3),
            "p95_ms": round(1000 * self.within(0.95), 3),
            "longest_ms": round(1000 * self.longest, 3),
            "cpu_ms": round(1000 * self.cpu / picks, 3),
            "late": self.late,
            "late_cpu": self.late_cpu,
        }
