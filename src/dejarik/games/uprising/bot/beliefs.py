"""What the Empire may believe of closed cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from dejarik.games.uprising.bot.evaluation import evaluate
from dejarik.games.uprising.components import (
    CARDS,
    CARDS_PLAYED,
    ELIMINATED,
    EMPIRE,
    POOL,
    PROVOCATION,
    RESISTANCE,
    TYPE_OF,
    VALUE_OF,
    CardId,
    DistrictId,
)
from dejarik.games.uprising.state import State, place_of, round_of

# How much likelier closed cards are, as logarithms: by logistic regression, 152 true positions of games in which bots
# played the Resistance against 608 that were imagined from what the Empire saw of them. Half of what came out, since a
# search imagines few games, and none of them should outweigh all others.
PURPOSE = 0.65  # for the whole way from lost to won
SAME_VALUE = 0.15  # each card of its round
SAME_TYPE = 0.05  # each card of its district
SENT_PROVOCATION = -0.28


def likelihood(game: State, seat: int) -> float:
    """The Resistance plays with a purpose: cards of one value together, cards where their type lies already, and a
    Provocation is seldom sent to a district."""
    if seat != EMPIRE or game.outcome is not None:
        return 1.0
    score = PURPOSE * evaluate(game, RESISTANCE)
    for number, card in enumerate(game.played):
        zone = game.where[number]
        if game.opened[number] or zone == ELIMINATED:
            continue
        if card == PROVOCATION:
            score += SENT_PROVOCATION * (zone != POOL)
            continue
        first = number - number % CARDS_PLAYED
        score += SAME_VALUE * alike(game.played[first : first + CARDS_PLAYED], card, VALUE_OF)
        if not game.by_empire[number]:
            beside = [other for at, other in enumerate(game.played) if game.where[at] == zone]
            score += SAME_TYPE * alike(beside, card, TYPE_OF)
    return exp(score)


def alike(cards: list[CardId], card: CardId, what: Sequence[int]) -> int:
    """How many of these, apart from the card itself, are like it."""
    return sum(1 for other in cards if other != PROVOCATION and what[other] == what[card]) - 1


def secrets(game: State, seat: int) -> dict[str, str]:
    """The closed cards in the pool and in the row, by round and place."""
    if seat != EMPIRE:
        return {}
    return {
        f"card/{round_of(number)}/{place_of(number)}": CARDS[card]
        for number, card in enumerate(game.played)
        if not game.opened[number] and (game.where[number] == POOL or DistrictId(game.where[number]) in game.row)
    }
