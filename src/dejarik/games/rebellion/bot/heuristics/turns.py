"""A turn of the Command Phase: a mission, an activation and what moves in it, or nothing more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.engine.option import Option
from dejarik.games.rebellion.bot.heuristics import empire, rebels
from dejarik.games.rebellion.bot.heuristics.taste import Taste
from dejarik.games.rebellion.bot.heuristics.worth import own_worth
from dejarik.games.rebellion.command import REVEAL_BASE, ActivatedPlace, ActivateWith, RevealCard
from dejarik.games.rebellion.components import BASE, REBEL, SKILL, TACTICS_OF, LeaderId, Side
from dejarik.games.rebellion.movement import NO_LIMIT, MoveUnit, MoveUnits, TakeCaptive
from dejarik.games.rebellion.state import State

ENOUGH: Final = 1.0  # an activation has to promise


def turn(game: State, taste: Taste, side: Side) -> Callable[[Option], float]:
    """The best activation against the best mission; who reveals early is not forestalled."""
    best = max(map(promise(game, taste, side), range(BASE)))

    def judge(option: Option) -> float:
        if isinstance(option, ActivateWith):
            return best - ENOUGH + leading(option.leader, fight=best >= 20) if best > ENOUGH else -1
        if isinstance(option, RevealCard):
            return max(0.1, own_worth(game, taste, option.mission))
        return -100 if option == REVEAL_BASE else 0

    return judge


def leading(who: LeaderId, *, fight: bool) -> float:
    """Who leads: good tacticians to a fight, elsewhere whoever is of least use against missions."""
    tactics = sum(TACTICS_OF[who] or ())
    return 0.1 * tactics if fight else -0.05 * sum(SKILL[who]) + 0.02 * tactics


def promise(game: State, taste: Taste, side: Side) -> Callable[[int], float]:
    """How much the activation of a place promises."""
    if side == REBEL:
        return lambda place: rebels.activation(game, taste, place)
    now = empire.situation(game, taste)
    return lambda place: empire.activation(game, now, place)


def goal(game: State, taste: Taste, side: Side) -> Callable[[Option], float]:
    of = promise(game, taste, side)
    return lambda option: of(option.place) if isinstance(option, ActivatedPlace) else 0


def move(game: State, taste: Taste, ask: MoveUnits) -> Callable[[Option], float]:
    """Figure by figure, what was planned when the goal was chosen."""
    if ask.side == REBEL:
        return lambda option: (
            rebels.moves(game, option.unit, option.place, ask.goal) if isinstance(option, MoveUnit) else 0
        )
    planned = ask.transport and ask.limit == NO_LIMIT and not ask.quotas
    fleet = (
        empire.fleet_to(game, empire.situation(game, taste), ask.goal, ask.origins)
        if planned and ask.goal != BASE
        else None
    )
    loaded = {(origin, kind): number for origin, kind, number in ask.load}

    def judge(option: Option) -> float:
        if isinstance(option, TakeCaptive):
            return -1
        if not isinstance(option, MoveUnit):
            return 0
        if fleet is None:
            return 1
        at = option.place, option.unit
        return 1 if loaded.get(at, 0) < fleet.figures.get(at, 0) else -1

    return judge
