"""Cards that deal damage. [REB-CARD-TACTICS-2, 3]"""

from __future__ import annotations

from functools import cache
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion.combat import damage, events
from dejarik.games.rebellion.combat.damage import Figure, HitFigure, battle_of
from dejarik.games.rebellion.combat.deciding import OfAttacker
from dejarik.games.rebellion.components import (
    ATTACK,
    KINDS,
    RED,
    SHIPS,
    SystemId,
    UnitId,
    other,
)
from dejarik.games.rebellion.forms import Choice, Option
from dejarik.games.rebellion.state import State

ONE_IS_ENOUGH: Final = Choice("no-second-unit", "done")


def enemies(game: State) -> list[Figure]:
    """Enemy units of the theatre that can take damage, whatever the colour of their health. [REB-CARD-TACTICS-2,
    REB-CARD-SPACE-CRITICAL-HIT-2, REB-CARD-GROUND-CRITICAL-HIT-2, REB-CARD-SPACE-TAKE-IT-DOWN-2,
    REB-CARD-GROUND-TAKE-IT-DOWN-2]"""
    battle = battle_of(game)
    return damage.targets(game, other(battle.attacker), battle.theatre)


def has_enemies(game: State) -> bool:
    return bool(enemies(game))


def deal(game: State, times: int, points: int) -> None:
    """So many times so much damage to one unit; asked only where there is a choice. [REB-COMBAT-ATTACK-7e,
    REB-CARD-SPACE-CRITICAL-HIT-1, REB-CARD-GROUND-CRITICAL-HIT-1, REB-CARD-SPACE-TAKE-IT-DOWN-1,
    REB-CARD-GROUND-TAKE-IT-DOWN-1]"""
    if times:
        game.offer(DealDamage(times, points))


def strike(game: State, figure: Figure, points: int) -> Figure:
    game.tell(EVERYONE, events.dealt, figure[0], points)
    return damage.assign(game, figure, points)


class DealDamage(OfAttacker):
    """Which enemy unit takes damage from a card. [REB-COMBAT-ATTACK-7e, REB-CARD-TACTICS-2, 3]"""

    times: int
    points: int

    rule = "REB-COMBAT-ATTACK-7e"
    prompted = ("points", "times")

    def options(self, game: State) -> list[Option]:
        return damage.picks(game, HitFigure, enemies(game))

    def resolve(self, game: State, option: HitFigure) -> None:
        strike(game, option.figure, self.points)
        deal(game, self.times - 1, self.points)


class StrikeFirst(OfAttacker):
    """Onslaught: the first unit. [REB-CARD-SPACE-ONSLAUGHT-1, REB-CARD-GROUND-ONSLAUGHT-1]"""

    rule = "REB-COMBAT-ATTACK-7e"

    def options(self, game: State) -> list[Option]:
        return damage.picks(game, HitFigure, enemies(game))

    def resolve(self, game: State, option: HitFigure) -> None:
        strike_another(game, strike(game, option.figure, 1))


class StrikeSecond(OfAttacker):
    """Onslaught: another unit than the one struck, or none.
    [REB-CARD-SPACE-ONSLAUGHT-2, REB-CARD-GROUND-ONSLAUGHT-2]"""

    struck: Figure

    rule = "REB-COMBAT-ATTACK-7e"

    def options(self, game: State) -> list[Option]:
        return [*damage.picks(game, HitFigure, others_than(game, self.struck)), ONE_IS_ENOUGH]

    def resolve(self, game: State, option: HitFigure | Choice) -> None:
        if isinstance(option, HitFigure):
            strike(game, option.figure, 1)


def others_than(game: State, struck: Figure) -> list[Figure]:
    """Every target but this one figure; one just like it may be there.
    [REB-CARD-SPACE-ONSLAUGHT-2, REB-CARD-GROUND-ONSLAUGHT-2]"""
    alone = battle_of(game).wounds.count(struck) == 1
    return [figure for figure in enemies(game) if figure != struck or not alone]


def onslaught(game: State) -> None:
    """One damage to each of up to two different units. [REB-CARD-SPACE-ONSLAUGHT-1, REB-CARD-GROUND-ONSLAUGHT-1]"""
    game.offer(StrikeFirst())


def strike_another(game: State, struck: Figure) -> None:
    if others_than(game, struck):
        game.ask_for(StrikeSecond(struck))


# Bombardment


class BombardWith(Option):
    """A ship of this kind."""

    words = "bombard with {unit}"
    touched = ("unit/{place}/{unit}",)
    labelled = "bombard"
    also = ("points",)

    unit: UnitId
    place: SystemId

    @property
    def points(self) -> int:
        return ATTACK[self.unit][RED]


_bombard_with = cache(BombardWith)


def guns(game: State) -> list[UnitId]:
    """The attacker's ships with a red attack value in the system. [REB-CARD-GROUND-BOMBARDMENT-2]"""
    battle = battle_of(game)
    row = battle.system * KINDS
    return [UnitId(kind) for kind in SHIPS[battle.attacker] if game.units[row + kind] and ATTACK[kind][RED]]


def can_bombard(game: State) -> bool:
    return bool(guns(game)) and has_enemies(game)


def bombardment(game: State) -> None:
    """As much damage as the printed red attack value of one ship. [REB-CARD-GROUND-BOMBARDMENT-1, 2]"""
    kinds = guns(game)
    if len({ATTACK[kind][RED] for kind in kinds}) > 1:
        game.ask_for(Bombard())
    else:
        deal(game, ATTACK[kinds[0]][RED], 1)


class Bombard(OfAttacker):
    """Which ship fires on the ground. [REB-CARD-GROUND-BOMBARDMENT-1]"""

    rule = "REB-CARD-GROUND-BOMBARDMENT-1"

    def options(self, game: State) -> list[BombardWith]:
        return [_bombard_with(kind, battle_of(game).system) for kind in guns(game)]

    def resolve(self, game: State, option: BombardWith) -> None:
        deal(game, option.points, 1)
