"""How likely each side wins, as games between bots have shown. For bots that search: quick."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import exp, sqrt

from dejarik.games.uprising.components import (
    BITS,
    CAPITOL,
    CAPTURES_TO_WIN,
    CARDS_PLAYED,
    CORDON,
    DECK,
    DISORIENT,
    ELIMINATE,
    POOL,
    PROVOCATION,
    RESISTANCE,
    ROUNDS,
    TOKENS_USED,
    DistrictId,
    MissionId,
    TokenId,
)
from dejarik.games.uprising.defence import UseToken
from dejarik.games.uprising.missions import CONDITIONS
from dejarik.games.uprising.nearness import nearest_of
from dejarik.games.uprising.state import State

PLANNING = TOKENS_USED + 1  # the stage before there are cards in the pool
REMOVING = (ELIMINATE, DISORIENT)
VALUED = (1 << PROVOCATION) - 1  # the set of all valued cards

Missions = tuple[MissionId, ...]
Card = tuple[int, bool]  # as a set, and whether it lies open
Site = tuple[int, int, bool]  # the cards of a district, the open ones of them, and whether it is a Capitol of that mode


def appraise(game: State) -> tuple[float, float]:
    """How likely each side wins."""
    if game.outcome is not None:
        return (1.0, 0.0) if RESISTANCE in game.outcome.winners else (0.0, 1.0)
    resistance = chance(game, game.row, len(game.captured))
    if game.capitol_mode:  # the Capitol alone is enough
        resistance = 1.0 - (1.0 - resistance) * (1.0 - chance(game, [CAPITOL], CAPTURES_TO_WIN - 1))
    return resistance, 1.0 - resistance


def chance(game: State, row: Sequence[DistrictId], captured: int) -> float:
    """That the Resistance captures enough of these districts, after so many others."""
    stage, facts = features(game, row)
    score = sum([weight * fact for weight, fact in zip(WEIGHTS[stage][captured], facts, strict=True)])
    return 1.0 / (1.0 + exp(-score))


def features(game: State, row: Sequence[DistrictId]) -> tuple[int, list[float]]:
    """The stage of the round, and what counts in it: of the three most promising districts, which part of the cards to
    come would finish it, and which part of the pairs; how near they are; and what the cards in the pool will do. The
    stage is how many tokens will be used against the pool, or that there is none yet."""
    held, shown = game.cards_by_zone()
    missions = tuple(game.missions)
    capitol = CAPITOL if game.capitol_mode else None
    gone = 0
    for zone, cards in enumerate(held):
        if zone != POOL:
            gone |= cards
    sites = {each: (held[each], shown[each], each == capitol) for each in row}
    found = [prospects(missions, site, VALUED & ~gone) for site in sites.values()]
    number = max(1, len(DECK) - len(game.played) + game.where.count(POOL))
    single, double, near = ([*sorted(each, reverse=True), 0.0, 0.0] for each in zip(*found, strict=True))
    left = ROUNDS - game.round
    facts = [1.0, left, left * left, single[0] / number, single[1] / number, single[2] / number]
    facts += [double[0] / number, double[1] / number, double[2] / number, near[0], near[1], near[2]]
    if len(game.played) < game.round * CARDS_PLAYED:
        return PLANNING, facts
    frame = game.stack[-1]
    actions = frame.actions if isinstance(frame, UseToken) else 0
    bits = [(BITS[game.played[card]], game.opened[card]) for card in game.pool()]
    goals = tuple([sites[each] for each in game.uncordoned() if each in sites])
    return actions, [*facts, *operation(missions, goals, tuple(bits), tuple(game.tokens), actions)]


@lru_cache(maxsize=1 << 17)
def prospects(missions: Missions, site: Site, to_come: int) -> tuple[float, float, float]:
    """How many cards to come would finish a mission there, how many pairs of them, as a root, and how near it is."""
    held, shown, special = site
    single = finishers(missions, held, shown, special) & to_come
    pairs = 0
    for bit in BITS[:PROVOCATION]:
        if to_come & bit:
            pairs += (finishers(missions, held | bit, shown, special) & to_come & ~bit).bit_count()
    return single.bit_count(), sqrt(pairs / 2), nearness(missions, held, shown, special)


@lru_cache(maxsize=1 << 17)
def finishers(missions: Missions, held: int, shown: int, special: bool) -> int:
    """The set of cards of which each would finish a mission, were it laid open."""
    cards = 0
    for mission in missions:
        met = CONDITIONS[mission].met
        for bit in BITS[:PROVOCATION]:
            if not (held | cards) & bit and met(held | bit, shown | bit, special):
                cards |= bit
    return cards


def nearness(missions: Missions, held: int, shown: int, special: bool) -> float:
    near = nearest_of(missions, held, shown, special)
    return near / 2.0 if special else near


@lru_cache(maxsize=1 << 16)
def operation(
    missions: Missions,
    sites: tuple[Site, ...],
    cards: tuple[Card, ...],
    tokens: tuple[TokenId, ...],
    uses: int,
) -> tuple[float, float]:
    """How much nearer the cards in the pool bring these sites, all together, and how many of them they finish, after so
    many uses of these tokens: of those that hurt most, against any of the cards."""
    near = [
        [nearness(missions, held | some, shown | opened, special) for some, opened in subsets(cards)]
        for held, shown, special in sites
    ]
    nearer = [[each - table[0] for each in table] for table in near]
    met = [[1.0 if each >= 1.0 else 0.0 for each in table] for table in near]
    ways = damage(tokens, uses)
    return hoped_for(nearer, len(cards), ways), hoped_for(met, len(cards), ways)


@lru_cache(maxsize=1 << 14)
def subsets(cards: tuple[Card, ...]) -> list[tuple[int, int]]:
    """Every set of these cards, with the set of the open ones in it."""
    found = [(0, 0)]
    for bit, opened in cards:
        found += [(some | bit, faces | bit if opened else faces) for some, faces in found]
    return found


@cache
def damage(tokens: tuple[TokenId, ...], uses: int) -> list[tuple[int, bool]]:
    """What so many of these tokens can do: how many cards they take out of the pool, and whether they cordon a site."""
    ways = [
        (sum(1 for token in used if token in REMOVING), CORDON in used)
        for used in combinations(tokens, min(uses, len(tokens)))
    ]
    return list(dict.fromkeys(ways))


def hoped_for(tables: list[list[float]], cards: int, ways: list[tuple[int, bool]]) -> float:
    """What can be had from sites with these tables, which say what each set of cards brings there."""
    if not tables:
        return 0.0
    hopes = []
    for removed, cordon in ways:
        brings = cordoned(tables) if cordon else divided(tables)
        cases = [brings[some] for some in OF_SIZE[cards][max(0, cards - removed)]]
        hopes.append(sum(cases) / len(cases))
    return min(hopes)


def divided(tables: list[list[float]]) -> list[float]:
    """What each set of cards brings if it is divided between the sites in the best way."""
    best, *others = tables
    for table in others:
        best = [max([best[part] + table[some ^ part] for part in PARTS[some]]) for some in range(len(best))]
    return best


def cordoned(tables: list[list[float]]) -> list[float]:
    """The same without the site that would bring most."""
    if len(tables) == 1:
        return [0.0] * len(tables[0])
    return [
        min(each) for each in zip(*(divided(tables[:at] + tables[at + 1 :]) for at in range(len(tables))), strict=True)
    ]


SETS = range(1 << CARDS_PLAYED)
PARTS = [[part for part in SETS if not part & ~some] for some in SETS]
OF_SIZE = [
    [[some for some in range(1 << cards) if some.bit_count() == size] for size in range(cards + 1)]
    for cards in range(CARDS_PLAYED + 1)
]

# By logistic regression (bench/chances.py), by the stage and the number of captured districts.
WEIGHTS: tuple[tuple[tuple[float, ...], ...], ...] = (
    (
        (-8.7, 1.07, -0.03, 0.33, 0.72, 0.85, 0.34, 2.25, 5.88, 1.31, -0.12, -0.98, 1.43, 0.18),
        (-7.11, 1.0, 0.0, 0.1, 2.69, 0.05, 2.3, 1.58, 2.5, 0.66, 2.5, 0.43, 1.06, 0.9),
        (-4.82, 0.99, -0.01, 3.24, 1.89, -1.52, 4.81, 2.28, 1.63, 0.9, 0.48, 0.0, 1.05, 8.27),
    ),
    (
        (-7.79, 0.99, -0.03, 0.34, 0.57, 0.97, 0.11, 3.34, 4.91, 1.44, -0.82, -1.86, 0.98, 0.17),
        (-7.54, 1.31, -0.03, 1.2, 2.26, -0.45, 1.52, 2.94, 2.0, 1.24, 1.01, 0.73, 1.19, 0.5),
        (-4.57, 1.6, -0.1, 2.44, 0.54, -0.03, 4.56, 1.47, 2.57, 0.94, 0.85, 0.49, -1.0, 5.3),
    ),
    (
        (-7.3, 1.03, -0.04, -0.2, 1.46, -0.1, 0.05, 3.28, 5.02, 1.47, -0.93, -2.24, 0.18, 0.32),
        (-6.66, 1.06, -0.01, 1.27, 1.21, 2.09, 2.21, 3.74, 2.23, 0.01, 0.92, -0.26, 0.81, 0.27),
        (-3.71, 0.76, 0.06, 2.42, 0.99, -0.72, 3.93, 1.02, 1.46, 1.05, 0.26, 1.18, -0.1, 1.95),
    ),
    (
        (-7.75, 1.2, -0.06, 0.27, 0.63, 1.38, 0.27, 4.51, 4.73, 1.21, -1.51, -2.17),
        (-6.89, 1.18, -0.03, 1.15, 1.65, 0.81, 3.26, 3.57, 2.12, 0.02, 0.87, 0.51),
        (-3.81, 0.48, 0.15, 2.88, 1.07, -1.08, 4.6, 1.72, 2.51, 0.68, 1.13, 1.35),
    ),
)
