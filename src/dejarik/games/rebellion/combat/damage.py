"""Damage on figures in a combat: who can be hit, who has been, who is dead. [REB-COMBAT-ATTACK-8, 10]

A figure is its kind, the damage markers it has and the damage of the attack in progress; figures that are alike in
all three cannot be told apart. Only figures with damage stand in `battle.wounds`, in order.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.games.rebellion.components import (
    HEALTH,
    HEALTH_COLOUR,
    KINDS,
    OF_THEATRE,
    PLACES,
    UNIT_SIDE,
    UNITS,
    Side,
    SystemId,
    Theatre,
    UnitId,
    place_name,
    unit_name,
)
from dejarik.games.rebellion.state import Battle, State

Figure: TypeAlias = tuple[UnitId, int, int]  # kind, markers, damage of the attack in progress


def battle_of(game: State) -> Battle:
    """The combat that is being fought."""
    assert game.battle is not None
    return game.battle


def health(battle: Battle, kind: UnitId) -> int:
    """The damage that destroys it, 0 if none does; one less, but not none, under Point-Blank Assault.
    [REB-UNIT-13, 14, REB-CARD-POINT-BLANK-ASSAULT]"""
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
    [REB-COMBAT-ATTACK-8a, 8b, 8c, 8d, REB-UNIT-14]"""
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
    """Damage of this attack on one such figure; a negative number takes it away. Its state afterwards."""
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
    """What was not blocked is there to stay. [REB-COMBAT-ATTACK-10, 10b]"""
    battle = battle_of(game)
    battle.wounds = sorted((kind, markers + fresh, 0) for kind, markers, fresh in battle.wounds)


def bury(game: State) -> list[tuple[UnitId, int]]:
    """Those with at least as much damage as health leave the wounded: kinds and how many. [REB-COMBAT-ATTACK-10]"""
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


@dataclass(frozen=True, slots=True)
class PickFigure(Option):
    """One figure of this kind with this damage: `hit star-destroyer 1+2` has one marker and two of this attack."""

    verb: str  # hit, block, take
    system: SystemId
    kind: UnitId
    markers: int
    fresh: int

    def __str__(self) -> str:
        hurt = f" {self.markers}+{self.fresh}" if self.markers or self.fresh else ""
        return f"{self.verb} {UNITS[self.kind]}{hurt}"

    def label(self) -> Message:
        unit, place = unit_name(self.kind), place_name(self.system)
        if self.markers or self.fresh:
            key = f"rebellion-option-{self.verb}-hurt-figure"
            return say(key, unit=unit, place=place, markers=self.markers, fresh=self.fresh)
        return say(f"rebellion-option-{self.verb}-figure", unit=unit, place=place)

    def touches(self) -> tuple[str, ...]:
        unit = f"unit/{PLACES[self.system]}/{UNITS[self.kind]}"
        return unit, f"{unit}/{self.markers}+{self.fresh}"  # the kind, and the figure among those of its kind

    @property
    def figure(self) -> Figure:
        return self.kind, self.markers, self.fresh


_pick = cache(PickFigure)


def picks(game: State, verb: str, found: list[Figure]) -> list[Option]:
    """An option for each of these figures."""
    system = battle_of(game).system
    return [_pick(verb, system, *figure) for figure in found]
