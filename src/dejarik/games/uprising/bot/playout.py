"""What a player of Uprising does without stopping to think: quick, because bots play imagined games on like this."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from random import Random
from typing import Final

from dejarik.engine.option import Option
from dejarik.engine.procedure import Frame
from dejarik.games.uprising.bot.evaluation import laid, nearest, sought
from dejarik.games.uprising.bot.nearness import LATELY, nearest_of, nearest_with
from dejarik.games.uprising.capture import Declare
from dejarik.games.uprising.components import (
    BITS,
    CARDS_PLAYED,
    CORDON,
    DISORIENT,
    ELIMINATE,
    POOL,
    PROVOCATION,
    CardId,
    DistrictId,
    ZoneId,
)
from dejarik.games.uprising.defence import CORDONS, DISORIENTS, ELIMINATES, UseToken
from dejarik.games.uprising.districts import PAIRS, ChoosePair
from dejarik.games.uprising.operation import ASSIGN, AssignCard
from dejarik.games.uprising.planning import CLOSED, NOTHING_OPEN, OPEN, PlayClosed, PlayOpen
from dejarik.games.uprising.state import State

GUESSED = 0.35  # how often the Empire acts as if it knew the closed cards; it never does, but it is no fool either
AGAIN = 0.05  # a card that is sent away may serve the Resistance there
FEW = 32  # ways to assign the pool that are looked at together; in the Decisive Operation there are more


def playout(game: State, rng: Random) -> Option | None:
    """The Resistance looks at its cards and districts, the Empire at what lies open; None: anything."""
    return BY_ASK[type(game.stack[-1])](game, rng)


@lru_cache(maxsize=LATELY)
def ways(hand: tuple[CardId, ...]) -> tuple[tuple[tuple[CardId, ...], int], ...]:
    """The cards that can be played out of a hand, each time also as a set of valued cards; the same cards once."""
    found = dict.fromkeys(combinations(hand, CARDS_PLAYED))
    return tuple((cards, sum(BITS[card] for card in cards)) for cards in found)


def choose(game: State, rng: Random) -> Option:
    """The pair in which the hand can do most, in either district of it."""
    held, shown = laid(game)
    hand = tuple(game.hand)
    gain = {}
    missions, capitol = sought(game)
    for district in game.row:
        there, open_there, special = held[district], shown[district], district == capitol
        now = nearest_of(missions, there, open_there, special)
        gain[district] = now + nearest_with(missions, hand, there, open_there, special)
    row = game.row
    best = max(range(len(row) - 1), key=lambda at: gain[row[at]] + gain[row[at + 1]] + 0.2 * rng.random())
    return PAIRS[row[best]][row[best + 1]]


def play(game: State, rng: Random) -> Option:
    """The three cards that bring the pair furthest; which of them lies open is left to luck."""
    plan = game.plan
    held, shown = laid(game)
    districts = game.uncordoned()
    missions, capitol = sought(game)
    best = -1.0
    chosen: tuple[CardId, ...] = ()
    for cards, bits in ways(tuple(game.hand)):
        if plan and not holds(cards, plan):
            continue
        worth = max([nearest_of(missions, held[each] | bits, shown[each], each == capitol) for each in districts])
        worth += 0.1 * rng.random()
        if worth > best:
            best, chosen = worth, cards
    rest = list(chosen)
    for card in plan:
        rest.remove(card)
    if plan:
        return CLOSED[rest[int(rng.random() * len(rest))]]
    valued = [card for card in rest if card != PROVOCATION]
    if not valued:
        valued = [card for card in game.hand if card != PROVOCATION]
    return OPEN[valued[int(rng.random() * len(valued))]] if valued else NOTHING_OPEN


def holds(cards: tuple[CardId, ...], plan: Sequence[CardId]) -> bool:
    return all(cards.count(card) >= plan.count(card) for card in plan)


def assign(game: State, _: Random) -> Option:
    """The whole pool together, so that cards end up where they belong together."""
    pool = game.pool()
    held, shown = laid(game)
    districts = game.uncordoned()
    if len(districts) ** len(pool) > FEW:
        pool = pool[:1]
    bits = [BITS[game.played[number]] for number in pool]
    opened = [bit if game.opened[number] else 0 for number, bit in zip(pool, bits, strict=True)]
    now = {each: nearest(game, each, held[each], shown[each]) for each in districts}
    best, first = -1.0, districts[0]
    for goals in product(districts, repeat=len(pool)):
        worth = 0.0
        for each in districts:
            cards, faces = held[each], shown[each]
            for goal, bit, face in zip(goals, bits, opened, strict=True):
                if goal == each:
                    cards |= bit
                    faces |= face
            worth += nearest(game, each, cards, faces) if cards != held[each] else now[each]
        if worth > best:
            best, first = worth, goals[0]
    number = pool[0]
    return ASSIGN[number % CARDS_PLAYED][game.played[number]][first]


def use(game: State, rng: Random) -> Option | None:
    """Now and then the Empire guesses right and does what hurts most. Else any token; a cordon goes where most cards
    lie, and cards are sent where fewest do."""
    if rng.random() < GUESSED:
        return thwart(game, rng)
    token = game.tokens[int(rng.random() * len(game.tokens))]
    where = game.where
    if token == CORDON:
        sites: Sequence[DistrictId] = game.pair or game.row
        return CORDONS[max(sites, key=lambda each: where.count(ZoneId(each)) + rng.random())]
    pool = game.pool()
    if token == DISORIENT and pool:
        number = pool[int(rng.random() * len(pool))]
        return DISORIENTS[number % CARDS_PLAYED][emptiest(game, rng)]
    return None


def thwart(game: State, rng: Random) -> Option | None:
    """The use of a token after which the cards of the pool could do least, as they lie. Looking at closed cards is left
    to others."""
    held, shown = laid(game)
    open_to = game.uncordoned()
    pool = game.pool()
    coming = held[POOL]

    def hope(cards: int, districts: Sequence[DistrictId]) -> float:
        near = [nearest(game, each, held[each] | cards, shown[each] | cards & shown[POOL]) for each in districts]
        return max(near, default=0.0) + 0.02 * rng.random()

    ways: list[tuple[float, Option]] = []
    if CORDON in game.tokens:
        ways += [(hope(coming, [each for each in open_to if each != site]), CORDONS[site]) for site in open_to]
    if ELIMINATE in game.tokens or DISORIENT in game.tokens:
        for number in pool:
            place = number % CARDS_PLAYED
            left = hope(coming & ~BITS[game.played[number]], open_to)
            if ELIMINATE in game.tokens:
                ways.append((left, ELIMINATES[place]))
            if DISORIENT in game.tokens:
                ways.append((left + AGAIN, DISORIENTS[place][emptiest(game, rng)]))
    return min(ways, key=lambda each: each[0])[1] if ways else None


def emptiest(game: State, rng: Random) -> DistrictId:
    """Where the fewest cards lie."""
    where = game.where
    return min(game.row, key=lambda each: where.count(ZoneId(each)) + rng.random())


def declare(game: State, _: Random) -> Option | None:
    """Whatever can be captured, as the rules have it by default."""
    return None if game.ask is None else game.ask.options[0]


BY_ASK: Final[Mapping[type[Frame], Callable[[State, Random], Option | None]]] = {
    ChoosePair: choose,
    PlayOpen: play,
    PlayClosed: play,
    UseToken: use,
    AssignCard: assign,
    Declare: declare,
}
