"""Mission cards: what they ask of the cards in a district, and what has to be shown. [UPR-MIS, UPR-RUL-21]

The cards of a district are two sets, all of them (`held`) and the open ones (`shown`), each a 20-bit number with one
bit for each valued card. A Provocation has no bit: it counts nowhere. [UPR-COMP-6]
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product

from dejarik.engine.content import rows
from dejarik.engine.message import Message, say
from dejarik.games.uprising.components import (
    HIGHEST,
    IDS,
    LOWEST,
    PRINTED,
    TYPE_OF,
    TYPES,
    VALUE_OF,
    VALUES,
    CardId,
    MissionId,
    TypeId,
    type_name,
)

Cards = tuple[CardId, ...]

ONE_TYPE = (1 << VALUES) - 1
ONE_VALUE = sum(1 << VALUES * kind for kind in range(len(TYPES)))  # the lowest value in every type
SUM = tuple(sum(at + LOWEST for at in range(VALUES) if cards >> at & 1) for cards in range(ONE_TYPE + 1))
TWO_TYPES = (1 << 2 * VALUES) - 1
SUM_OF_TWO = tuple(SUM[cards & ONE_TYPE] + SUM[cards >> VALUES] for cards in range(TWO_TYPES + 1))


def sum_of(cards: int, kind: int) -> int:
    """S(t): the sum of the values of one type."""
    return SUM[cards >> VALUES * kind & ONE_TYPE]


def total(cards: int) -> int:
    """S: the sum of all values."""
    return SUM_OF_TWO[cards & TWO_TYPES] + SUM_OF_TWO[cards >> 2 * VALUES]


def of_type(cards: int, kind: int) -> int:
    """Those of one type."""
    return cards & ONE_TYPE << VALUES * kind


def of_value(cards: int, value: int) -> int:
    """Those of one value."""
    return cards & ONE_VALUE << value - LOWEST


def values_of(cards: int) -> int:
    """Which values occur, one bit for each."""
    return (cards | cards >> VALUES | cards >> 2 * VALUES | cards >> 3 * VALUES) & ONE_TYPE


def listed(cards: int) -> list[CardId]:
    """A set of cards one by one, in the order of the component data."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(CardId(lowest.bit_length() - 1))
        cards ^= lowest
    return found


class Condition(ABC):
    """What a mission asks."""

    __slots__ = ()

    @abstractmethod
    def met(self, held: int, shown: int, capitol: bool) -> bool:
        """Whether these cards complete it: all count alike, and none does harm, unless the mission says otherwise.
        `capitol`: this is the Capitol, in Capitol mode. [UPR-CAP-2, 11]"""

    @abstractmethod
    def proofs(self, held: int, shown: int, capitol: bool) -> list[Cards]:
        """The sets of closed cards that prove it together with the open ones, none of which could be left out."""

    @abstractmethod
    def text(self) -> Message:
        """What is printed on the card."""


@dataclass(frozen=True, slots=True)
class Total(Condition):
    """Revolution, the only mission that asks more at the Capitol. [UPR-MIS-1, UPR-CPT-4, 5, 6]"""

    least: int
    at_capitol: int

    def met(self, held: int, shown: int, capitol: bool) -> bool:
        return total(held) >= (self.at_capitol if capitol else self.least)

    def proofs(self, held: int, shown: int, capitol: bool) -> list[Cards]:
        least = self.at_capitol if capitol else self.least
        return list(_reaching(held & ~shown, least - total(shown)))

    def text(self) -> Message:
        return say("uprising-condition-total", least=self.least, capitol=self.at_capitol)


@dataclass(frozen=True, slots=True)
class OpenOfAType(Condition):
    """Political Surge: only what is open already counts. [UPR-MIS-2, UPR-RUL-24]"""

    count: int

    def met(self, held: int, shown: int, capitol: bool) -> bool:
        if shown.bit_count() >= self.count:
            for kind in range(len(TYPES)):
                if of_type(shown, kind).bit_count() >= self.count:
                    return True
        return False

    def proofs(self, held: int, shown: int, capitol: bool) -> list[Cards]:
        return [()]

    def text(self) -> Message:
        return say("uprising-condition-open", count=self.count)


@dataclass(frozen=True, slots=True)
class Exceeds(Condition):
    """Organised Protests, Press Support: one type outweighs another. All cards of both are shown. [UPR-MIS-3, 10]"""

    greater: TypeId
    lesser: TypeId
    least: int

    def met(self, held: int, shown: int, capitol: bool) -> bool:
        return sum_of(held, self.greater) > sum_of(held, self.lesser) >= self.least

    def proofs(self, held: int, shown: int, capitol: bool) -> list[Cards]:
        closed = held & ~shown
        return [tuple(listed(of_type(closed, self.greater) | of_type(closed, self.lesser)))]

    def text(self) -> Message:
        return say(
            "uprising-condition-exceeds",
            greater=type_name(self.greater),
            lesser=type_name(self.lesser),
            least=self.least,
        )


@dataclass(frozen=True, slots=True)
class EachType(Condition):
    """Coup. [UPR-MIS-4]"""

    def met(self, held: int, shown: int, capitol: bool) -> bool:
        return held.bit_count() >= len(TYPES) and all(of_type(held, kind) for kind in range(len(TYPES)))

    def proofs(self, held: int, shown: int, capitol: bool) -> list[Cards]:
        closed = held & ~shown
        missing = [listed(of_type(closed, kind)) for kind in range(len(TYPES)) if not of_type(shown, kind)]
        return list(product(*missing))

    def text(self) -> Message:
        return say("uprising-condition-each")


@dataclass(frozen=True, slots=True)
class SameValue(Condition):
    """Coordinated Conspiracy. [UPR-MIS-5, UPR-RUL-35]"""

    count: int

    def met(self, held: int, shown: int, capitol: bool) -> bool:
        if held.bit_count() >= self.count:
            for value in range(LOWEST, HIGHEST + 1):
                if of_value(held, value).bit_count() >= self.count:
                    return True
        return False

    def proofs(self, held: int, shown: int, capitol: bool) -> list[Cards]:
        found: list[Cards] = []
        for value in range(LOWEST, HIGHEST + 1):
            if of_value(held, value).bit_count() >= self.count:
                missing = max(0, self.count - of_value(shown, value).bit_count())
                found += combinations(listed(of_value(held & ~shown, value)), missing)
        return _smallest(found)

    def text(self) -> Message:
        return say("uprising-condition-same", count=self.count)


@dataclass(frozen=True, slots=True)
class Run(Condition):
    """Sleeper Agents. [UPR-MIS-6, 7, UPR-RUL-36]"""

    length: int

    def met(self, held: int, shown: int, capitol: bool) -> bool:
        values = values_of(held)
        run = (1 << self.length) - 1
        while values >= run:
            if values & run == run:
                return True
            values >>= 1
        return False

    def proofs(self, held: int, shown: int, capitol: bool) -> list[Cards]:
        closed = held & ~shown
        found: list[Cards] = []
        for run in self._runs():
            missing = [listed(of_value(closed, value)) for value in run if not of_value(shown, value)]
            found += (tuple(sorted(proof)) for proof in product(*missing))
        return _smallest(found)

    def _runs(self) -> Iterator[range]:
        for lowest in range(LOWEST, HIGHEST - self.length + 2):
            yield range(lowest, lowest + self.length)

    def text(self) -> Message:
        return say("uprising-condition-run", length=self.length)


@dataclass(frozen=True, slots=True)
class Without(Condition):
    """Civil Disobedience, Underground Arsenal: enough of one type, none of another. Nobody need show that there is
    none: the game vouches for it. [UPR-MIS-8, 11, UPR-RUL-22]"""

    type_: TypeId
    least: int
    forbidden: TypeId

    def met(self, held: int, shown: int, capitol: bool) -> bool:
        return sum_of(held, self.type_) >= self.least and not of_type(held, self.forbidden)

    def proofs(self, held: int, shown: int, capitol: bool) -> list[Cards]:
        return list(_reaching(of_type(held & ~shown, self.type_), self.least - sum_of(shown, self.type_)))

    def text(self) -> Message:
        return say(
            "uprising-condition-without",
            kind=type_name(self.type_),
            least=self.least,
            forbidden=type_name(self.forbidden),
        )


@dataclass(frozen=True, slots=True)
class Both(Condition):
    """Espionage, Armed Revolt: enough of each of two types. [UPR-MIS-9, 12]"""

    first: TypeId
    second: TypeId
    least: int

    def met(self, held: int, shown: int, capitol: bool) -> bool:
        return sum_of(held, self.first) >= self.least and sum_of(held, self.second) >= self.least

    def proofs(self, held: int, shown: int, capitol: bool) -> list[Cards]:
        closed = held & ~shown
        firsts = _reaching(of_type(closed, self.first), self.least - sum_of(shown, self.first))
        seconds = list(_reaching(of_type(closed, self.second), self.least - sum_of(shown, self.second)))
        return [tuple(sorted(first + second)) for first in firsts for second in seconds]

    def text(self) -> Message:
        return say(
            "uprising-condition-both", first=type_name(self.first), second=type_name(self.second), least=self.least
        )


def _reaching(closed: int, least: int) -> Iterator[Cards]:
    """The sets of closed cards whose values reach `least` and would not without any one of them.

    Cards are added from the highest value down; the set is complete as soon as it reaches the sum, so none of
    its cards can be left out: without the last and smallest it did not reach it, still less without another.
    """
    return _adding((), sorted(listed(closed), key=lambda card: -VALUE_OF[card]), least)


def _adding(chosen: Cards, cards: list[CardId], least: int) -> Iterator[Cards]:
    """What was chosen, with as many of the cards as bring what is missing."""
    if least <= 0:
        yield tuple(sorted(chosen))
        return
    while sum([VALUE_OF[card] for card in cards]) >= least:
        highest, *cards = cards
        yield from _adding((*chosen, highest), cards, least - VALUE_OF[highest])


def _smallest(proofs: list[Cards]) -> list[Cards]:
    """The proofs that contain no other proof, each once."""
    if len(proofs) == 1:
        return proofs
    return [proof for proof in dict.fromkeys(proofs) if not any(set(other) < set(proof) for other in proofs)]


def in_order(proofs: list[Cards]) -> list[Cards]:
    """Sort proofs: the fewest cards first, then the lowest sum, then the order of the component data. [UPR-RUL-21]"""
    if len(proofs) == 1:
        return proofs
    return sorted(proofs, key=lambda proof: (len(proof), sum(VALUE_OF[card] for card in proof), proof))


@dataclass(frozen=True, slots=True)
class Mission:
    """What is printed on a mission card."""

    id: MissionId
    condition: Total | OpenOfAType | Exceeds | EachType | SameValue | Run | Without | Both
    rule: str


MISSION_ROWS = rows(Mission, PRINTED["missions"], IDS, "missions")
CONDITIONS: tuple[Condition, ...] = tuple(row.condition for row in MISSION_ROWS)
MISSION_RULES = tuple(row.rule for row in MISSION_ROWS)


def absent(condition: Condition) -> tuple[TypeId, ...]:
    """The types that cards left closed in a district captured like this cannot have: forbidden, or shown in full."""
    if isinstance(condition, Without):
        return (condition.forbidden,)
    if isinstance(condition, Exceeds):
        return (condition.greater, condition.lesser)
    return ()


assert len(TYPE_OF) == VALUES * len(TYPES)
