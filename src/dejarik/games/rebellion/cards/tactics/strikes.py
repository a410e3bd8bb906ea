"""Cards that deal damage. [REB-CARD-TACTICS-2, 3]"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.games.rebellion.cards.tactics.attacker import OfAttacker
from dejarik.games.rebellion.combat import damage, events
from dejarik.games.rebellion.combat.damage import Figure, PickFigure, battle_of
from dejarik.games.rebellion.components import (
    ATTACK,
    KINDS,
    PLACES,
    RED,
    SHIPS,
    UNITS,
    SystemId,
    UnitId,
    other,
    unit_name,
)
from dejarik.games.rebellion.passing import Pass
from dejarik.games.rebellion.state import State

ONE_IS_ENOUGH: Final = Pass("done", "no-second-unit")


def enemies(game: State) -> list[Figure]:
    """Enemy units of the theatre that can take damage, whatever the colour of their health. [REB-CARD-TACTICS-2]"""
    battle = battle_of(game)
    return damage.targets(game, other(battle.attacker), battle.theatre)


def has_enemies(game: State) -> bool:
    return bool(enemies(game))


def deal(game: State, times: int, points: int) -> None:
    """So often so much damage on one unit; asked only where there is a choice. [REB-COMBAT-ATTACK-7e]"""
    while times:
        found = enemies(game)
        if len(found) > 1:
            game.ask_for(DealDamage(times, points))
            return
        strike(game, found[0], points)
        times -= 1


def strike(game: State, figure: Figure, points: int) -> Figure:
    game.tell(EVERYONE, events.dealt, figure[0], points)
    return damage.assign(game, figure, points)


@dataclass(frozen=True, slots=True)
class DealDamage(OfAttacker):
    """Which enemy unit takes damage from a card. [REB-COMBAT-ATTACK-7e, REB-CARD-TACTICS-2, 3]"""

    times: int
    points: int

    rule = "REB-COMBAT-ATTACK-7e"

    def options(self, game: State) -> list[Option]:
        return damage.picks(game, "hit", enemies(game))

    def resolve(self, game: State, option: PickFigure) -> None:
        strike(game, option.figure, self.points)
        deal(game, self.times - 1, self.points)

    def prompt(self) -> Message:
        return say("rebellion-prompt-deal-damage", rule=self.rule, points=self.points, times=self.times)


@dataclass(frozen=True, slots=True)
class StrikeFirst(OfAttacker):
    """Onslaught: the first unit. [REB-CARD-SPACE-ONSLAUGHT, REB-CARD-GROUND-ONSLAUGHT]"""

    rule = "REB-COMBAT-ATTACK-7e"

    def options(self, game: State) -> list[Option]:
        return damage.picks(game, "hit", enemies(game))

    def resolve(self, game: State, option: PickFigure) -> None:
        strike_another(game, strike(game, option.figure, 1))

    def prompt(self) -> Message:
        return say("rebellion-prompt-strike-first", rule=self.rule)


@dataclass(frozen=True, slots=True)
class StrikeSecond(OfAttacker):
    """Onslaught: another unit than the one struck, or none. [REB-CARD-SPACE-ONSLAUGHT, REB-CARD-GROUND-ONSLAUGHT]"""

    struck: Figure

    rule = "REB-COMBAT-ATTACK-7e"

    def options(self, game: State) -> list[Option]:
        return [*damage.picks(game, "hit", others_than(game, self.struck)), ONE_IS_ENOUGH]

    def resolve(self, game: State, option: PickFigure | Pass) -> None:
        if isinstance(option, PickFigure):
            strike(game, option.figure, 1)

    def prompt(self) -> Message:
        return say("rebellion-prompt-strike-second", rule=self.rule)


def others_than(game: State, struck: Figure) -> list[Figure]:
    """Every target but this one figure; one just like it may be there. [REB-CARD-SPACE-ONSLAUGHT-2]"""
    alone = battle_of(game).wounds.count(struck) == 1
    return [figure for figure in enemies(game) if figure != struck or not alone]


def onslaught(game: State) -> None:
    """One damage on each of up to two different units. [REB-CARD-SPACE-ONSLAUGHT, REB-CARD-GROUND-ONSLAUGHT]"""
    found = enemies(game)
    if len(found) > 1:
        game.ask_for(StrikeFirst())
    else:
        strike_another(game, strike(game, found[0], 1))


def strike_another(game: State, struck: Figure) -> None:
    if others_than(game, struck):
        game.ask_for(StrikeSecond(struck))


# Bombardment


@dataclass(frozen=True, slots=True)
class BombardWith(Option):
    """A ship of this kind."""

    kind: UnitId
    system: SystemId

    def __str__(self) -> str:
        return f"bombard with {UNITS[self.kind]}"

    def label(self) -> Message:
        return say("rebellion-option-bombard", unit=unit_name(self.kind), points=ATTACK[self.kind][RED])

    def touches(self) -> tuple[str, ...]:
        return (f"unit/{PLACES[self.system]}/{UNITS[self.kind]}",)


_bombard_with = cache(BombardWith)


def guns(game: State) -> list[UnitId]:
    """The attacker's ships with a red attack value in the system. [REB-CARD-GROUND-BOMBARDMENT-2]"""
    battle = battle_of(game)
    row = battle.system * KINDS
    return [UnitId(kind) for kind in SHIPS[battle.attacker] if game.units[row + kind] and ATTACK[kind][RED]]


def can_bombard(game: State) -> bool:
    return bool(guns(game)) and has_enemies(game)


def bombardment(game: State) -> None:
    """As much damage as the printed red attack value of one ship. [REB-CARD-GROUND-BOMBARDMENT]"""
    kinds = guns(game)
    if len({ATTACK[kind][RED] for kind in kinds}) > 1:
        game.ask_for(Bombard())
    else:
        deal(game, ATTACK[kinds[0]][RED], 1)


@dataclass(frozen=True, slots=True)
class Bombard(OfAttacker):
    """Which ship fires on the ground. [REB-CARD-GROUND-BOMBARDMENT-1]"""

    rule = "REB-CARD-GROUND-BOMBARDMENT-1"

    def options(self, game: State) -> list[Option]:
        return [_bombard_with(kind, battle_of(game).system) for kind in guns(game)]

    def resolve(self, game: State, option: BombardWith) -> None:
        deal(game, ATTACK[option.kind][RED], 1)

    def prompt(self) -> Message:
        return say("rebellion-prompt-bombard", rule=self.rule)


FRAMES = (DealDamage, StrikeFirst, StrikeSecond, Bombard)
