"""How near cards are to a mission, for bots: quick, because a search asks many thousand times a second."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations

from dejarik.games.uprising.components import (
    BITS,
    CARDS_PLAYED,
    HIGHEST,
    LOWEST,
    TYPES,
    VALUES,
    CardId,
    MissionId,
)
from dejarik.games.uprising.missions import (
    CONDITIONS,
    ONE_TYPE,
    ONE_VALUE,
    SUM,
    Both,
    Condition,
    EachType,
    Exceeds,
    OpenOfAType,
    Run,
    SameValue,
    Total,
    Without,
    total,
    values_of,
)

ALMOST = 0.8  # at most, of a mission that is not met
LATELY = 1 << 11  # what caches keep: a search comes back soon or never, and to clean up more takes longer than a pick

Part = Callable[[int, int, bool], float]  # held, shown, whether it is the Capitol in Capitol mode


@lru_cache(maxsize=2 * LATELY)
def nearest_of(missions: tuple[MissionId, ...], held: int, shown: int, special: bool) -> float:
    """How near a district with these cards is to the mission it is nearest to: 1 when it is met. The Capitol counts
    double in Capitol mode."""
    best = 0.0
    for mission in missions:
        part = PARTS[mission](held, shown, special)
        if part > best:
            best = part
    near = 1.0 if best >= 1.0 else ALMOST * best * best
    return 2.0 * near if special else near


@lru_cache(maxsize=LATELY)
def playable(hand: tuple[CardId, ...]) -> tuple[int, ...]:
    """The sets of valued cards that can be played out of a hand."""
    return tuple({sum(BITS[card] for card in cards) for cards in combinations(hand, CARDS_PLAYED)})


@lru_cache(maxsize=LATELY)
def nearest_with(
    missions: tuple[MissionId, ...], hand: tuple[CardId, ...], held: int, shown: int, special: bool
) -> float:
    """How near it would be at best with closed cards out of this hand."""
    return max([nearest_of(missions, held | cards, shown, special) for cards in playable(hand)])


def _part(condition: Condition) -> Part:
    """A function that says how much of a mission is there: 1 or more exactly when it is met."""
    match condition:
        case Total(least, at_capitol):
            return lambda held, _, special: total(held) / (at_capitol if special else least)
        case OpenOfAType(count):
            return lambda _, shown, __: _most(shown, TYPE_MASKS) / count
        case Exceeds(greater, lesser, least):
            return _exceeding(VALUES * greater, VALUES * lesser, least)
        case EachType():
            return lambda held, _, __: sum(1 for kind in TYPE_MASKS if held & kind) / len(TYPES)
        case SameValue(count):
            return lambda held, _, __: _most(held, VALUE_MASKS) / count
        case Run(length):
            longest = _longest(length)
            return lambda held, _, __: longest[values_of(held)]
        case Without(kind, least, forbidden):
            return _without(VALUES * kind, least, TYPE_MASKS[forbidden])
        case Both(first, second, least):
            return _both(VALUES * first, VALUES * second, least)
    raise TypeError(f"no part of {condition}")


def _most(cards: int, masks: tuple[int, ...]) -> int:
    return max([(cards & mask).bit_count() for mask in masks])


def _exceeding(greater: int, lesser: int, least: int) -> Part:
    def part(held: int, shown: int, special: bool) -> float:
        more, less = SUM[held >> greater & ONE_TYPE], SUM[held >> lesser & ONE_TYPE]
        return 0.5 * min(1.0, less / least) + 0.5 * min(1.0, more / (max(less, least) + 1))

    return part


def _longest(length: int) -> tuple[float, ...]:
    """By the values that occur: how much of a run of this length there is at best."""
    run = (1 << length) - 1
    lows = range(HIGHEST - LOWEST - length + 2)
    return tuple(max((values >> low & run).bit_count() for low in lows) / length for values in range(ONE_TYPE + 1))


def _without(kind: int, least: int, forbidden: int) -> Part:
    return lambda held, _, __: 0.0 if held & forbidden else SUM[held >> kind & ONE_TYPE] / least


def _both(first: int, second: int, least: int) -> Part:
    reached = tuple(min(least, value) / (2 * least) for value in SUM)
    return lambda held, _, __: reached[held >> first & ONE_TYPE] + reached[held >> second & ONE_TYPE]


TYPE_MASKS = tuple(ONE_TYPE << VALUES * kind for kind in range(len(TYPES)))
VALUE_MASKS = tuple(ONE_VALUE << at for at in range(VALUES))
PARTS = tuple(_part(condition) for condition in CONDITIONS)
