"""How likely the Empire wins, as games between bots have shown, for somebody who sees everything. For bots that search:
quick."""

from __future__ import annotations

from math import exp, log
from operator import mul
from typing import Final

from dejarik.games.rebellion.bot.heuristics.strength import FAR, POWER, looked_for, power, power_of
from dejarik.games.rebellion.components import (
    ALL_SYSTEMS,
    BASE,
    CAPACITY,
    CAPTURED,
    CARBONITE,
    DISTANCE,
    EMPIRE,
    GROUND_UNITS,
    IN_REGION,
    KINDS,
    LEADER_SIDE,
    NEIGHBOURS,
    ON_MISSION,
    POOL,
    REBEL,
    SHIPS,
    UNITS_OF,
    ObjectiveId,
    objective,
)
from dejarik.games.rebellion.galaxy import base_place, imperial_systems, loyal, populous
from dejarik.games.rebellion.objectives import CONDITIONS, IN_COMBAT, outposts
from dejarik.games.rebellion.scoring import reputation
from dejarik.games.rebellion.state import State

EXPOSED: Final = 3  # the stage at which the base is known
FEW: Final = 3  # systems left for a hidden base
SOME: Final = 10
SYSTEMS: Final = ALL_SYSTEMS.bit_count()
TENS: Final = 0.1  # of power: so that all facts are of about the same size
CUT_SUPPLY_LINES: Final = objective("cut-supply-lines")
DEFEND_THE_PEOPLE: Final = objective("defend-the-people")
ESTABLISH_OUTPOSTS: Final = objective("establish-outposts")
POPULAR_SUPPORT: Final = objective("popular-support")
REGIONAL_SUPPORT: Final = objective("regional-support")


def imperial_hope(game: State) -> float:
    """From 0 to 1."""
    stage, facts = features(game)
    score = sum(map(mul, WEIGHTS[stage], facts))
    return 1.0 / (1.0 + exp(-score))


def features(game: State) -> tuple[int, list[float]]:
    """The stage of the search for the base, and what counts in it: the time that is left, what is still to be searched,
    the forces around the base and in it, who rules the galaxy, how the objectives stand, and who can still act."""
    searched = looked_for(game)
    missing = searched.bit_count()
    stage = EXPOSED if game.exposed else 0 if missing > SOME else 1 if missing > FEW else 2
    left = game.reputation - game.time
    facts = [1.0, left, 1.0 / max(1, left), game.round, len(game.probe_hand), log(1.0 + missing)]
    facts += forces(game, searched)
    facts += sway(game)
    facts += leaders(game)
    return stage, facts


def forces(game: State, searched: int) -> list[float]:
    """Of those that can land: what stands next to the base, near it and far from it, against who defends it; and which
    part of the galaxy has to be searched and can be reached."""
    far = DISTANCE[game.location]
    units = game.units
    reach = neighbours = next_to = ashore = nearby = away = whole = 0
    nearest = FAR
    for place in range(BASE):
        row = place * KINDS
        force = sum(map(mul, units[row + IMPERIAL.start : row + IMPERIAL.stop], IMPERIAL_POWER))
        if not force:
            continue
        whole += force
        troops = sum(map(mul, units[row + TROOPS.start : row + TROOPS.stop], TROOPS_POWER))
        if not troops or not any(map(mul, units[row + FLEET.start : row + FLEET.stop], ROOM)):
            continue
        reach |= NEIGHBOURS[place]
        distance = far[place]
        nearest = min(nearest, distance)
        if distance <= 1:
            neighbours += 1
            next_to += force
            ashore += troops
        elif distance == 2:
            nearby += force
        else:
            away += force
    base = base_place(game)
    defenders, on_ground = power_of(game, REBEL, base), power(game, base, GROUND_UNITS[REBEL])
    return [
        (searched & reach).bit_count() / SYSTEMS,
        next_to / (next_to + defenders + 1),
        ashore / (ashore + on_ground + 1),
        TENS * defenders,
        TENS * on_ground,
        TENS * nearby,
        TENS * away,
        TENS * whole,
        nearest,
        neighbours,
    ]


def sway(game: State) -> list[float]:
    """Who rules how many systems, and what the objectives in hand want of it."""
    ours, theirs = loyal(game, REBEL), loyal(game, EMPIRE)
    hand = game.objectives
    ready = max(
        [reputation(game, card) for card, met in CONDITIONS["refresh"] if card in hand and met(game)], default=0
    )
    return [
        ours.bit_count(),
        theirs.bit_count(),
        game.subjugated.bit_count(),
        game.sabotaged.bit_count(),
        len(hand),
        ready,
        sum([progress(game, card, ours) for card in hand if card in GRADUAL]),
        len(IN_COMBAT.intersection(hand)),
    ]


def progress(game: State, card: ObjectiveId, ours: int) -> float:
    """Which part of what an objective asks for is there."""
    if card == POPULAR_SUPPORT:
        return min(1.0, ours.bit_count() / 6)
    if card == REGIONAL_SUPPORT:
        inhabited = populous(game)
        return max(
            [
                (region & inhabited & ours).bit_count() / (region & inhabited).bit_count()
                for region in IN_REGION.values()
                if region & inhabited
            ],
            default=0.0,
        )
    here = outposts(game)
    if card == CUT_SUPPLY_LINES:
        return min(1.0, (imperial_systems(game) & (here | game.sabotaged)).bit_count() / 3)
    if card == DEFEND_THE_PEOPLE:
        return min(1.0, (ours & here).bit_count() / 4)
    return min(1.0, here.bit_count() / 5)


def leaders(game: State) -> list[float]:
    """Who can still act in this round, who is done, and whether somebody is captured."""
    at = [[0, 0, 0], [0, 0, 0]]
    for spot, side in zip(game.leaders, LEADER_SIDE, strict=True):
        if spot == POOL:
            at[side][0] += 1
        elif spot == ON_MISSION:
            at[side][1] += 1
        elif spot <= BASE:
            at[side][2] += 1
    captive = game.rings[CAPTURED] is not None or game.rings[CARBONITE] is not None
    return [*at[REBEL], *at[EMPIRE], 1.0 if captive else 0.0]


GRADUAL: Final = frozenset((CUT_SUPPLY_LINES, DEFEND_THE_PEOPLE, ESTABLISH_OUTPOSTS, POPULAR_SUPPORT, REGIONAL_SUPPORT))
IMPERIAL, TROOPS, FLEET = UNITS_OF[EMPIRE], GROUND_UNITS[EMPIRE], SHIPS[EMPIRE]
IMPERIAL_POWER: Final = POWER[IMPERIAL.start : IMPERIAL.stop]
TROOPS_POWER: Final = POWER[TROOPS.start : TROOPS.stop]
ROOM: Final = CAPACITY[FLEET.start : FLEET.stop]

# By logistic regression from 4,000 games between players who follow the heuristic, of either taste and more or less
# whimsical (bench/chances.py), by the stage. The logarithmic loss on games held back is 0.553, by stage alone 0.683.
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (
        -3.64,
        0.46,
        3.08,
        -0.0657,
        0.0656,
        -0.538,
        -0.206,
        -1.15,
        1.13,
        -0.0347,
        -0.2,
        0.0036,
        -0.0993,
        0.0931,
        0.0428,
        0.574,
        -0.286,
        0.224,
        0.267,
        -0.106,
        -0.159,
        -0.261,
        -0.0541,
        -0.00492,
        -0.0783,
        -0.0129,
        -0.0457,
        -0.0254,
        0.0323,
        -0.15,
        -0.0412,
    ),
    (
        1.15,
        0.358,
        -1.74,
        -0.0192,
        0.0477,
        -1.17,
        0.786,
        0.304,
        1.2,
        -0.0665,
        -0.272,
        0.0594,
        -0.105,
        0.0768,
        -0.0957,
        0.0573,
        -0.265,
        0.138,
        0.197,
        -0.122,
        -0.124,
        -0.128,
        -0.147,
        -0.0414,
        -0.105,
        -0.0834,
        -0.0839,
        -0.0346,
        -0.00928,
        -0.115,
        0.351,
    ),
    (
        -3.39,
        0.433,
        -1.55,
        -0.0496,
        0.096,
        -0.385,
        -2.04,
        1.19,
        1.59,
        -0.0288,
        -0.433,
        0.0793,
        -0.1,
        0.142,
        -0.112,
        -0.0564,
        -0.183,
        -0.00345,
        0.118,
        -0.0187,
        -0.0877,
        -0.373,
        -0.0388,
        -0.0764,
        0.107,
        0.0997,
        0.0345,
        -0.0539,
        -0.0451,
        -0.0904,
        0.115,
    ),
    (
        -5.4,
        0.465,
        -0.572,
        0.0347,
        0.124,
        0,
        0,
        0.641,
        2.07,
        -0.0278,
        -0.273,
        -0.0138,
        -0.0556,
        0.117,
        -0.133,
        -0.511,
        -0.194,
        0.0669,
        0.107,
        -0.0169,
        -0.0737,
        -0.275,
        -0.0402,
        -0.0258,
        0.117,
        0.0898,
        0.0386,
        -0.0364,
        0.0241,
        -0.0572,
        0.349,
    ),
)
