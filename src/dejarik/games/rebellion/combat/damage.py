"""Damage on figures in a combat: who can be hit, who has been, who is dead. [REB-COMBAT-ATTACK-8, 10]

A figure is its kind, the damage markers it has and the damage of the attack in progress; figures that are alike in
all three cannot be told apart. Only figures with damage stand in `battle.wounds`, in order.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TypeAlias

from dejarik.engine.message import Message
from dejarik.games.rebellion.components import (
    HEALTH,
    HEALTH_COLOUR,
    KINDS,
    OF_THEATRE,
    UNIT_SIDE,
    Side,
    SystemId,
    Theatre,
    UnitId,
)
from dejarik.games.rebellion.forms import Damage, Option
from dejarik.games.rebellion.state import Battle, State

Figure: TypeAlias = tuple[UnitId, int, int]  # kind, markers, damage of the attack in progress


def battle_of(game: State) -> Battle:
    """The combat that is being fought."""
    assert game.battle is not None
    return game.battle


def health(battle: Battle, kind: UnitId) -> int:
    """The damage that destroys it, 0 if none does; in a combat that makes units frail one less, but at least 1.
    [REB-UNIT-13, 14, REB-CARD-POINT-BLANK-ASSAULT-1, 3]"""
    return max(1, HEALTH[kind] - 1) if battle.frail and HEALTH[kind] else HEALTH[kind]


def figures(game: State, kind: UnitId) -> list[Figure]:
    """The different figures of a kind in the combat, unhurt ones first."""
    battle = battle_of(game)
    hurt = [figure for figure in battle.wounds if figure[0] == kind]
    unhurt = game.units[battle.system * KINDS + kind] > len(hurt)
    found = [(kind, 0, 0)] if unhurt else []
    return found + list(dict.fromkeys(hurt))


def targets(game: State, side: Side, theatre: Theatre, colour: int | None = None) -> list[Figure]:
    """The figures of a side that damage can be assigned to, of one colour of health or of both. A Death Star has none.
    [REB-COMBAT-ATTACK-8a, 8b, 8c, 8d, REB-UNIT-14, REB-DS-1]"""
    row = battle_of(game).system * KINDS
    return [
        figure
        for kind in OF_THEATRE[side][theatre]
        if game.units[row + kind] and HEALTH[kind] and (colour is None or HEALTH_COLOUR[kind] == colour)
        for figure in figures(game, UnitId(kind))
    ]


def damaged(game: State, side: Side) -> list[Figure]:
    """The figures of a side that were assigned damage in this attack. [REB-COMBAT-ATTACK-9, 9a]"""
    return [figure for figure in dict.fromkeys(battle_of(game).wounds) if figure[2] and UNIT_SIDE[figure[0]] == side]


def assign(game: State, figure: Figure, points: int = 1) -> Figure:
    """Give one such figure damage of this attack, or take it away if `points` is negative; the figure as it is then."""
    wounds = battle_of(game).wounds
    kind, markers, fresh = figure
    if markers or fresh:
        wounds.remove(figure)
    after = (kind, markers, fresh + points)
    if after[1] or after[2]:
        insort(wounds, after)
    return after


def leave(game: State, figure: Figure) -> None:
    """A figure is no longer in the combat."""
    if figure[1] or figure[2]:
        battle_of(game).wounds.remove(figure)


def mark(game: State) -> None:
    """What was not blocked stays until the combat ends. [REB-COMBAT-ATTACK-10, 10b, 10c]"""
    battle = battle_of(game)
    battle.wounds = sorted((kind, markers + fresh, 0) for kind, markers, fresh in battle.wounds)


def bury(game: State) -> list[tuple[UnitId, int]]:
    """Take those with at least as much damage as health out of the wounded: their kinds, and how many of each.
    [REB-COMBAT-ATTACK-10]"""
    battle = battle_of(game)
    dead: dict[UnitId, int] = {}
    alive: list[Figure] = []
    for figure in battle.wounds:
        kind, markers, _ = figure
        if markers >= health(battle, kind):
            dead[kind] = dead.get(kind, 0) + 1
        else:
            alive.append(figure)
    battle.wounds = alive
    return list(dead.items())


class PickFigure(Option):
    """One figure of this kind with this damage: `hit star-destroyer 1+2` has one marker and two of this attack."""

    touched = ("unit/{place}/{unit}", "unit/{place}/{unit}/{markers}+{fresh}")  # the kind, and the figure of its kind

    place: SystemId
    unit: UnitId
    markers: Damage
    fresh: Damage

    def label(self) -> Message:
        """With its damage, if it has any."""
        label = Option.label(self)
        if self.markers or self.fresh:
            return replace(label, key=label.key.replace("-figure", "-hurt-figure"))
        return label

    @property
    def figure(self) -> Figure:
        return self.unit, self.markers, self.fresh


class HitFigure(PickFigure):
    """It takes damage."""

    words = "hit {unit}[ {markers}+{fresh}]"


class BlockFigure(PickFigure):
    """Damage to it is blocked."""

    words = "block {unit}[ {markers}+{fresh}]"


class TakeFigure(PickFigure):
    """It comes along on the retreat."""

    words = "take {unit}[ {markers}+{fresh}]"


@cache
def _pick(sort: type[PickFigure], place: SystemId, figure: Figure) -> PickFigure:
    return sort(place, *figure)


def picks(game: State, sort: type[PickFigure], found: Sequence[Figure]) -> list[Option]:
    """An option for each of these figures."""
    system = battle_of(game).system
    return [_pick(sort, system, figure) for figure in found]
