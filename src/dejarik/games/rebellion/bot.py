"""What a bot should know of Rebellion: how a position looks for a side."""

from __future__ import annotations

from math import exp
from typing import Final

from dejarik.games.rebellion.components import (
    ALL_SYSTEMS,
    BASE,
    CAPTURED,
    CARBONITE,
    DISTANCE,
    EMPIRE,
    NEIGHBOURS,
    REBEL,
)
from dejarik.games.rebellion.galaxy import base_place
from dejarik.games.rebellion.instincts import instinct
from dejarik.games.rebellion.instincts.strength import invaders, looked_for, power_of
from dejarik.games.rebellion.roles import side_of_seat
from dejarik.games.rebellion.state import State

__all__ = ["appraise", "evaluate", "instinct"]

# By logistic regression from 7,662 positions of 244 games between players who follow their instinct and now and then
# a whim. Out of sample the logarithmic loss is 0.60, against 0.70 of somebody who only knows who wins how often.
BIAS: Final = -3.82
SPACE_LEFT: Final = 0.327  # on the track between the time and the reputation markers
UNSEARCHED: Final = -4.57  # the share of the galaxy in which a hidden base may be
IN_REACH: Final = 5.02  # the share that, of this, landing forces can reach with one move
ODDS: Final = 2.43  # of the forces next to the base against its defenders
DEFENDERS: Final = -0.0205
IMPERIAL_POWER: Final = 0.014
TWO_MOVES_AWAY: Final = 0.0124  # power of landing forces
OBJECTIVE: Final = -0.166  # each in hand
CAPTIVE: Final = 0.577
EXPOSED: Final = 0.139
SYSTEMS: Final = ALL_SYSTEMS.bit_count()


def evaluate(game: State, seat: int) -> float:
    """From 0 to 1: how long the Empire still has, how much it has to search, and what stands before the base."""
    if game.outcome is not None:
        return 1.0 if seat in game.outcome.winners else 0.0
    hope = imperial_hope(game)
    return hope if side_of_seat(game, seat) == EMPIRE else 1.0 - hope


def appraise(game: State) -> list[float]:
    """The same for every seat."""
    seats = range(len(game.start.seats))
    if game.outcome is not None:
        return [1.0 if seat in game.outcome.winners else 0.0 for seat in seats]
    hope = imperial_hope(game)
    return [hope if side_of_seat(game, seat) == EMPIRE else 1.0 - hope for seat in seats]


def imperial_hope(game: State) -> float:
    """How likely the Empire wins, for somebody who sees everything."""
    far = DISTANCE[game.location]
    reach = next_to = nearby = 0
    for place in invaders(game):
        reach |= NEIGHBOURS[place]
        if far[place] <= 1:
            next_to += power_of(game, EMPIRE, place)
        elif far[place] == 2:
            nearby += power_of(game, EMPIRE, place)
    searched = looked_for(game)
    defenders = power_of(game, REBEL, base_place(game))
    score = BIAS + SPACE_LEFT * (game.reputation - game.time)
    score += (UNSEARCHED * searched.bit_count() + IN_REACH * (searched & reach).bit_count()) / SYSTEMS
    score += ODDS * next_to / (next_to + defenders + 1) + DEFENDERS * defenders + TWO_MOVES_AWAY * nearby
    score += IMPERIAL_POWER * sum(power_of(game, EMPIRE, place) for place in range(BASE))
    score += OBJECTIVE * len(game.objectives) + EXPOSED * game.exposed
    if game.rings[CAPTURED] is not None or game.rings[CARBONITE] is not None:
        score += CAPTIVE
    return 1.0 / (1.0 + exp(-score))
