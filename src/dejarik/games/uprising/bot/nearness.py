"""How near cards are to a mission. It is quick: bots that search ask many thousand times a second."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from dejarik.games.uprising.bot.gauges import GAUGES, HALF, LOWER, Gauge
from dejarik.games.uprising.components import BITS, CARDS_PLAYED, CardId, MissionId

ALMOST = 0.8  # at most, of a mission that is not met
LATELY = 1 << 11  # what caches keep: a search comes back soon or never (it finds no more in caches 16 times as large)


@lru_cache(maxsize=2 * LATELY)
def nearest_of(missions: tuple[MissionId, ...], held: int, shown: int, special: bool) -> float:
    """How near a district with these cards is to the mission it is nearest to: 1 when it is met. The Capitol counts
    double in Capitol mode."""
    gauges = GAUGES[special]
    best = 0.0
    for mission in missions:
        gauge = gauges[mission]
        cards = shown if gauge.of_open else held
        part = gauge.part[gauge.low[cards & LOWER] + gauge.high[cards >> HALF]]
        if part > best:
            best = part
    return near(best, special)


@lru_cache(maxsize=LATELY)
def playable(hand: tuple[CardId, ...]) -> tuple[int, ...]:
    """The sets of valued cards that can be played out of a hand."""
    return tuple({sum(BITS[card] for card in cards) for cards in combinations(hand, CARDS_PLAYED)})


@lru_cache(maxsize=LATELY)
def added(gauge: Gauge, hand: tuple[CardId, ...]) -> tuple[int, ...]:
    """What closed cards out of this hand can add to a reading, each case once."""
    if gauge.of_open:
        return (0,)
    return tuple({gauge.low[cards & LOWER] + gauge.high[cards >> HALF] for cards in playable(hand)})


@lru_cache(maxsize=LATELY)
def nearest_with(
    missions: tuple[MissionId, ...], hand: tuple[CardId, ...], held: int, shown: int, special: bool
) -> float:
    """How near it would be at best with closed cards out of this hand."""
    best = 0.0
    for mission in missions:
        gauge = GAUGES[special][mission]
        part, reading = gauge.part, gauge.reading(held, shown)
        best = max(best, max([part[reading + more] for more in added(gauge, hand)]))
    return near(best, special)


def near(part: float, special: bool) -> float:
    """The more of a mission is there, the more the next card counts."""
    worth = 1.0 if part >= 1.0 else ALMOST * part * part
    return 2.0 * worth if special else worth
