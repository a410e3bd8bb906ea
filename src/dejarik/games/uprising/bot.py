"""What a bot should know of Uprising: how a position looks for a side."""

from __future__ import annotations

from itertools import combinations

from dejarik.games.uprising.components import (
    BITS,
    CAPITOL,
    CAPTURES_TO_WIN,
    CARDS_PLAYED,
    HIGHEST,
    LOWEST,
    POOL,
    RESISTANCE,
    ROUNDS,
    TYPES,
    CardId,
    DistrictId,
)
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
    values_of,
)
from dejarik.games.uprising.state import State

IN_THE_POOL = 0.8  # what a card that is yet to be assigned is worth, against one that lies in its district
IN_HAND = 0.5
NOT_YET = 0.75  # what a mission that is met is worth, against a district that is captured


def evaluate(game: State, seat: int) -> float:
    """From 0 to 1. The Resistance counts captured districts and how near the others are to a mission, also with the
    cards that are about to be assigned; what is good for one side is bad for the other."""
    if game.outcome is not None:
        return 1.0 if seat in game.outcome.winners else 0.0
    held, shown = game.cards_by_zone()
    near = {district: nearest(game, district, held[district], shown[district]) for district in game.row}
    gains = [(gain, district) for district, gain in coming(game, held, shown, near).items()]
    if gains:
        gain, district = max(gains)
        near[district] += gain
    best = sorted(near.values(), reverse=True)
    missing = CAPTURES_TO_WIN - len(game.captured)
    hope = sum(best[:missing]) + 0.15 * sum(best[missing:])
    time = 0.6 + 0.4 * (ROUNDS - game.round) / ROUNDS
    score = min(0.98, (len(game.captured) + NOT_YET * hope * time) / (CAPTURES_TO_WIN + 0.6))
    return score if seat == RESISTANCE else 1.0 - score


def coming(game: State, held: list[int], shown: list[int], near: dict[DistrictId, float]) -> dict[DistrictId, float]:
    """How much nearer each district would be with the cards of this round, were they all sent there."""
    cards = held[POOL]
    for card in game.plan:
        cards |= BITS[card]
    if cards:
        ways, weight = [cards], IN_THE_POOL
    elif game.pair is not None and POOL not in game.where and game.hand:
        ways, weight = [_set(cards) for cards in combinations(game.hand, CARDS_PLAYED)], IN_HAND
    else:
        return {}
    gains = {}
    for district in game.uncordoned():
        with_them = max(
            nearest(game, district, held[district] | way, shown[district] | shown[POOL] & way) for way in ways
        )
        gains[district] = weight * (with_them - near[district])
    return gains


def _set(cards: tuple[CardId, ...]) -> int:
    bits = 0
    for card in cards:
        bits |= BITS[card]
    return bits


def nearest(game: State, district: DistrictId, held: int, shown: int) -> float:
    """How near a district is to the mission it is nearest to; the Capitol counts double in Capitol mode."""
    special = game.capitol_mode and district == CAPITOL
    best = 0.0
    for mission in game.missions:
        best = max(best, nearness(CONDITIONS[mission], held, shown, special))
    return 2.0 * best if special else best


def nearness(condition: Condition, held: int, shown: int, special: bool) -> float:
    """How much of a mission is there already: 1 when it is met, at most 0.8 when it is not."""
    if condition.met(held, shown, special):
        return 1.0
    part = _part(condition, held, shown, special)
    return 0.8 * part * part


def _part(condition: Condition, held: int, shown: int, special: bool) -> float:
    match condition:
        case Total(least, at_capitol):
            return total(held) / (at_capitol if special else least)
        case OpenOfAType(count):
            return max(of_type(shown, kind).bit_count() for kind in range(len(TYPES))) / count
        case Exceeds(greater, lesser, least):
            more, less = sum_of(held, greater), sum_of(held, lesser)
            return 0.5 * min(1.0, less / least) + 0.5 * min(1.0, more / (max(less, least) + 1))
        case EachType():
            return sum(1 for kind in range(len(TYPES)) if of_type(held, kind)) / len(TYPES)
        case SameValue(count):
            return max(of_value(held, value).bit_count() for value in range(LOWEST, HIGHEST + 1)) / count
        case Run(length):
            values, run = values_of(held), (1 << length) - 1
            return max((values >> low & run).bit_count() for low in range(HIGHEST - LOWEST - length + 2)) / length
        case Without(kind, least, forbidden):
            return 0.0 if of_type(held, forbidden) else min(1.0, sum_of(held, kind) / least)
        case Both(first, second, least):
            return (min(least, sum_of(held, first)) + min(least, sum_of(held, second))) / (2 * least)
    raise TypeError(f"no part of {condition}")
