"""How likely each side is to win, as games between bots have shown. It is quick, for bots that search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import exp, sqrt
from operator import mul

from dejarik.games.uprising.bot.evaluation import laid
from dejarik.games.uprising.bot.gauges import GAUGES, SINGLES
from dejarik.games.uprising.bot.nearness import LATELY, nearest_of
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
from dejarik.games.uprising.state import State

PLANNING = TOKENS_USED + 1  # the stage before there are cards in the pool
REMOVING = (ELIMINATE, DISORIENT)
VALUED = (1 << PROVOCATION) - 1  # the set of all valued cards

Missions = tuple[MissionId, ...]
Card = tuple[int, bool]  # as a set, and whether it lies open
Site = tuple[int, int, bool]  # the cards of a district, the open ones of them, and whether it is a Capitol of that mode


def evaluate_seats(game: State) -> tuple[float, float]:
    """How likely each side is to win."""
    if game.outcome is not None:
        return (1.0, 0.0) if RESISTANCE in game.outcome.winners else (0.0, 1.0)
    resistance = chance(game, game.row, len(game.captured))
    if game.capitol_mode:  # the Capitol alone is enough
        resistance = 1.0 - (1.0 - resistance) * (1.0 - chance(game, [CAPITOL], CAPTURES_TO_WIN - 1))
    return resistance, 1.0 - resistance


def chance(game: State, row: Sequence[DistrictId], captured: int) -> float:
    """How likely the Resistance is to capture enough of these districts, after so many others."""
    stage, facts = features(game, row)
    score = sum(map(mul, WEIGHTS[stage][captured], facts))
    return 1.0 / (1.0 + exp(-score))


def features(game: State, row: Sequence[DistrictId]) -> tuple[int, tuple[float, ...]]:
    """The stage of the round, and what counts in it: for each of the three most promising districts, which part of the
    cards to come would finish a mission there, which part of the pairs of them, and how near it is; and what the cards
    in the pool will do. The stage is how many tokens will be used against the pool, or that there is none yet."""
    held, shown = laid(game)
    missions = tuple(game.missions)
    capitol = CAPITOL if game.capitol_mode else None
    sites = {each: (held[each], shown[each], each == capitol) for each in row}
    to_come = VALUED - sum(held) + held[POOL]
    number = max(1, len(DECK) - len(game.played) + game.where.count(POOL))
    facts = outlook(missions, tuple(sites.values()), to_come, number, ROUNDS - game.round)
    if len(game.played) < game.round * CARDS_PLAYED:
        return PLANNING, facts
    frame = game.stack[-1]
    actions = frame.actions if isinstance(frame, UseToken) else 0
    bits = [BITS[game.played[number]] for number in game.pool()]
    cards = tuple([(bit, bool(bit & shown[POOL])) for bit in bits])
    goals = tuple([sites[each] for each in game.uncordoned() if each in sites])
    tokens = tuple(game.tokens) if actions else ()
    return actions, facts + operation(missions, goals, cards, tokens, actions)


@lru_cache(maxsize=LATELY)
def outlook(missions: Missions, sites: tuple[Site, ...], to_come: int, number: int, left: int) -> tuple[float, ...]:
    """What counts in every stage, with so many cards to come, valued or not, and so many rounds after this one."""
    found = [prospects(missions, site, to_come) for site in sites]
    single, double, near = ([*sorted(each, reverse=True), 0.0, 0.0][:3] for each in zip(*found, strict=True))
    return (
        1.0,
        left,
        left * left,
        *(each / number for each in single),
        *(each / number for each in double),
        *near,
    )


@lru_cache(maxsize=LATELY)
def prospects(missions: Missions, site: Site, to_come: int) -> tuple[float, float, float]:
    """How many cards to come would finish a mission there, how many pairs of them, as a root, and how near it is."""
    held, shown, special = site
    gauges = [GAUGES[special][mission] for mission in missions]
    read = [(gauge.finishing, gauge.reading(held, shown), gauge.closed) for gauge in gauges]
    single = pairs = 0
    for finishing, reading, _ in read:
        single |= finishing[reading]
    for card, bit in enumerate(SINGLES):
        if to_come & bit:
            cards = 0
            for finishing, reading, more in read:
                cards |= finishing[reading + more[card]]
            pairs += (cards & to_come & ~bit).bit_count()
    return (single & to_come).bit_count(), sqrt(pairs / 2), nearness(missions, held, shown, special)


def nearness(missions: Missions, held: int, shown: int, special: bool) -> float:
    near = nearest_of(missions, held, shown, special)
    return near / 2.0 if special else near


@lru_cache(maxsize=LATELY)
def operation(
    missions: Missions,
    sites: tuple[Site, ...],
    cards: tuple[Card, ...],
    tokens: tuple[TokenId, ...],
    uses: int,
) -> tuple[float, float]:
    """How much nearer the cards in the pool bring these sites, all together, and how many of them they finish, after so
    many uses of the tokens that hurt most, against any of the cards."""
    near = [
        [nearness(missions, held | some, shown | opened, special) for some, opened in subsets(cards)]
        for held, shown, special in sites
    ]
    nearer = [[each - table[0] for each in table] for table in near]
    met = [[1.0 if each >= 1.0 else 0.0 for each in table] for table in near]
    ways = damage(tokens, uses)
    return hoped_for(nearer, len(cards), ways), hoped_for(met, len(cards), ways)


@lru_cache(maxsize=LATELY)
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
        brings = cordoned if cordon else divided
        cases = [brings(tables, some) for some in OF_SIZE[cards][max(0, cards - removed)]]
        hopes.append(sum(cases) / len(cases))
    return min(hopes)


def divided(tables: list[list[float]], some: int) -> float:
    """What a set of cards brings if it is divided between the sites in the best way."""
    *others, last = tables
    if not others:
        return last[some]
    if len(others) == 1:  # mostly
        first = others[0]
        return max([first[part] + last[some ^ part] for part in PARTS[some]])
    return max([divided(others, part) + last[some ^ part] for part in PARTS[some]])


def cordoned(tables: list[list[float]], some: int) -> float:
    """The same without the site that would bring most."""
    if len(tables) == 1:
        return 0.0
    return min([divided(tables[:at] + tables[at + 1 :], some) for at in range(len(tables))])


SETS = range(1 << CARDS_PLAYED)
PARTS = [[part for part in SETS if not part & ~some] for some in SETS]
OF_SIZE = [
    [[some for some in range(1 << cards) if some.bit_count() == size] for size in range(cards + 1)]
    for cards in range(CARDS_PLAYED + 1)
]

# By logistic regression from 1,500 games (bench/chances.py), by the stage and the number of captured districts.
WEIGHTS: tuple[tuple[tuple[float, ...], ...], ...] = (
    (
        (-8.74, 1.34, -0.05, 0.20, 0.87, 1.18, 0.51, 3.52, 6.11, 0.85, -0.60, -1.40, 1.16, 0.24),
        (-7.34, 1.20, -0.02, 0.40, 2.30, -0.16, 2.20, 2.19, 3.77, 0.91, 1.52, 0.39, 1.24, 0.87),
        (-4.54, 1.29, -0.07, 3.32, 0.93, 1.76, 3.48, 2.42, 3.30, 0.13, 0.78, 1.95, -0.02, 8.13),
    ),
    (
        (-7.93, 1.07, -0.03, 0.04, 0.11, 0.65, 1.32, 3.35, 5.63, 1.05, -0.95, -0.82, 1.00, 0.01),
        (-6.85, 1.36, -0.05, 1.54, 1.35, 0.72, 2.89, 2.57, 3.24, -0.03, 0.38, 1.41, 0.83, 0.27),
        (-3.18, 1.28, -0.11, 3.27, -0.27, 0.66, 2.41, 2.09, 2.31, -0.72, 0.88, 1.45, -0.46, 3.27),
    ),
    (
        (-7.63, 1.00, -0.03, 0.48, 0.65, 1.45, 1.17, 3.35, 4.41, 0.74, -0.70, -0.89, 1.44, -0.36),
        (-6.88, 1.60, -0.09, 1.58, 1.10, 0.68, 2.44, 2.81, 2.97, -0.66, 1.00, 1.08, 0.67, 0.45),
        (-4.04, 0.96, -0.02, 3.28, 1.75, 0.64, 2.71, 2.19, 2.88, 0.63, 1.24, 0.76, 2.27, 0.78),
    ),
    (
        (-8.27, 1.51, -0.09, -0.02, -0.16, 0.78, 1.27, 4.33, 6.20, 0.55, -0.79, -2.01),
        (-7.36, 1.57, -0.08, 1.79, 0.94, 0.22, 3.13, 4.06, 4.24, -0.22, 0.40, 0.46),
        (-3.55, 0.78, 0.04, 3.40, 1.65, -0.65, 3.58, 3.34, 3.00, -0.14, 1.24, 1.56),
    ),
)
