"""How much of a mission a set of cards fulfils. It is quick: bots that search ask many thousand times a second.

Each mission depends on a few numbers: a sum, or how many cards there are of each type or value. Written into one
number, digit by digit, they add up when cards are put together. So that number, the reading, takes two look-ups for any
cards, one for each half of the deck, and what it means takes one more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from dejarik.games.uprising.components import BITS, HIGHEST, LOWEST, PROVOCATION, TYPES, VALUES
from dejarik.games.uprising.missions import (
    CONDITIONS,
    Both,
    Condition,
    EachType,
    Exceeds,
    OpenOfAType,
    Run,
    SameValue,
    Total,
    Without,
    of_type,
    of_value,
    sum_of,
    total,
)

HALF = PROVOCATION // 2
LOWER = (1 << HALF) - 1
DIGIT = 8  # bits; nothing that is counted or summed up here reaches 256
SINGLES = BITS[:PROVOCATION]

V = TypeVar("V")


class Table(dict[int, V]):
    """Values that are worked out when they are looked up for the first time."""

    def __init__(self, work_out: Callable[[int], V]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: int) -> V:
        value = self[key] = self._work_out(key)
        return value


class Gauge:
    """Says how much of a mission some cards fulfil: 1 or more exactly when it is met."""

    __slots__ = ("_cards", "_count", "_numbers", "_part", "closed", "finishing", "high", "low", "of_open", "part")

    def __init__(
        self,
        numbers: Callable[[int], Sequence[int]],
        part: Callable[[Sequence[int]], float],
        of_open: bool = False,
    ) -> None:
        self._numbers = numbers
        self._count = len(numbers(0))
        self._part = part
        self._cards = [self._read(bit) for bit in SINGLES]
        self.of_open = of_open  # it looks at open cards only
        self.closed = [0] * PROVOCATION if of_open else self._cards  # what each card adds to the reading, laid closed
        self.low = Table(self._read)
        self.high = Table(lambda half: self._read(half << HALF))
        self.part = Table(self._understand)
        self.finishing = Table(self._finishing)  # the set of cards that would each finish it, laid open

    def reading(self, held: int, shown: int) -> int:
        cards = shown if self.of_open else held
        return self.low[cards & LOWER] + self.high[cards >> HALF]

    def _read(self, cards: int) -> int:
        return sum([number << DIGIT * at for at, number in enumerate(self._numbers(cards))])

    def _understand(self, reading: int) -> float:
        return self._part([reading >> DIGIT * at & (1 << DIGIT) - 1 for at in range(self._count)])

    def _finishing(self, reading: int) -> int:
        return sum([bit for bit, more in zip(SINGLES, self._cards, strict=True) if self.part[reading + more] >= 1.0])


def by_type(cards: int) -> list[int]:
    return [of_type(cards, kind).bit_count() for kind in range(len(TYPES))]


def by_value(cards: int) -> list[int]:
    return [of_value(cards, value).bit_count() for value in range(LOWEST, HIGHEST + 1)]


def _gauge(condition: Condition, special: bool) -> Gauge:
    match condition:
        case Total(least, at_capitol):
            wanted = at_capitol if special else least
            return Gauge(lambda cards: [total(cards)], lambda sums: sums[0] / wanted)
        case OpenOfAType(count):
            return Gauge(by_type, lambda types: max(types) / count, of_open=True)
        case Exceeds(greater, lesser, least):
            return Gauge(
                lambda cards: [sum_of(cards, greater), sum_of(cards, lesser)],
                lambda sums: _exceeding(sums[0], sums[1], least),
            )
        case EachType():
            return Gauge(by_type, lambda types: sum(1 for number in types if number) / len(types))
        case SameValue(count):
            return Gauge(by_value, lambda values: max(values) / count)
        case Run(length):
            return Gauge(by_value, lambda values: _longest(values, length))
        case Without(kind, least, forbidden):
            return Gauge(
                lambda cards: [sum_of(cards, kind), of_type(cards, forbidden).bit_count()],
                lambda found: 0.0 if found[1] else found[0] / least,
            )
        case Both(first, second, least):
            return Gauge(
                lambda cards: [sum_of(cards, first), sum_of(cards, second)],
                lambda sums: min(least, sums[0]) / (2 * least) + min(least, sums[1]) / (2 * least),
            )
    raise TypeError(f"nothing reads {condition}")


def _exceeding(more: int, less: int, least: int) -> float:
    return 0.5 * min(1.0, less / least) + 0.5 * min(1.0, more / (max(less, least) + 1))


def _longest(values: Sequence[int], length: int) -> float:
    """The largest part of a run of this length that is there."""
    runs = [values[low : low + length] for low in range(VALUES - length + 1)]
    return max([sum(1 for number in run if number) for run in runs]) / length


# By whether it is for the Capitol in Capitol mode, and by mission.
GAUGES = tuple(tuple(_gauge(condition, special) for condition in CONDITIONS) for special in (False, True))
