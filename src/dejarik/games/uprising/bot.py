"""What a bot should know of Uprising: how a position looks for a side."""

from __future__ import annotations

from dejarik.games.uprising.capture import declarations
from dejarik.games.uprising.components import (
    CAPITOL,
    CAPTURES_TO_WIN,
    LOWEST,
    POOL,
    RESISTANCE,
    ROUNDS,
    TYPES,
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
)
from dejarik.games.uprising.state import State


def evaluate(game: State, seat: int) -> float:
    """From 0 to 1. The Resistance counts captured districts, those it can capture now, and how near the others are."""
    if game.outcome is not None:
        return 1.0 if seat in game.outcome.winners else 0.0
    held, shown = game.cards_by_zone()
    near = []
    for district in game.row:
        special = game.capitol_mode and district == CAPITOL
        best = max(nearness(CONDITIONS[mission], held[district], shown[district], special) for mission in game.missions)
        near.append(best * (2.0 if special else 1.0))
    near.sort(reverse=True)
    missing = CAPTURES_TO_WIN - len(game.captured)
    hope = sum(near[:missing]) + 0.15 * sum(near[missing:])
    in_hand = 0.02 * len(game.hand) + 0.04 * sum(1 for zone in game.where[game.first_of_round() :] if zone == POOL)
    time = 0.5 + 0.5 * (ROUNDS - game.round) / ROUNDS
    score = min(0.98, (len(game.captured) + 0.75 * hope * time + in_hand) / (CAPTURES_TO_WIN + 0.6))
    return score if seat == RESISTANCE else 1.0 - score


def nearness(condition: Condition, held: int, shown: int, special: bool) -> float:
    """How much of a mission is there already: 1 when it is met, less than 0.8 when it is not."""
    if condition.met(held, shown, special):
        return 1.0
    match condition:
        case Total(least, at_capitol):
            part = total(held) / (at_capitol if special else least)
        case OpenOfAType(count):
            part = max(of_type(shown, kind).bit_count() for kind in range(len(TYPES))) / count
        case Exceeds(greater, lesser, least):
            more = sum_of(held, greater)
            less = sum_of(held, lesser)
            part = 0.5 * min(1.0, less / least) + 0.5 * min(1.0, more / (max(less, least) + 1))
        case EachType():
            part = sum(1 for kind in range(len(TYPES)) if of_type(held, kind)) / len(TYPES)
        case SameValue(count):
            part = max(of_value(held, value).bit_count() for value in range(LOWEST, LOWEST + 5)) / count
        case Run(length):
            part = max(
                sum(1 for value in range(low, low + length) if of_value(held, value)) for low in (LOWEST, LOWEST + 1)
            )
            part /= length
        case Without(kind, least, forbidden):
            part = 0.0 if of_type(held, forbidden) else min(1.0, sum_of(held, kind) / least)
        case Both(first, second, least):
            part = (min(least, sum_of(held, first)) + min(least, sum_of(held, second))) / (2 * least)
        case _:
            part = 0.0
    return 0.8 * part * part


def captures_now(game: State) -> int:
    """How many districts could be declared at a check right now."""
    return len({each.district for each in declarations(game)})
