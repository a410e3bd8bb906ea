"""Damage that is blocked. [REB-COMBAT-ATTACK-9]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion.combat import damage, events
from dejarik.games.rebellion.combat.damage import BlockFigure, Figure, battle_of
from dejarik.games.rebellion.combat.deciding import OfDefender
from dejarik.games.rebellion.components import other
from dejarik.games.rebellion.forms import Choice, Option
from dejarik.games.rebellion.state import State

BLOCKED_ENOUGH: Final = Choice("blocked-enough", "done")


def block_points(game: State, points: int) -> None:
    """The first point is blocked where there is damage; a second one only if the defender wants, there or elsewhere.
    [REB-COMBAT-ATTACK-9c, REB-CARD-SPACE-OUTMANEUVER-1, 2, REB-CARD-GROUND-DIG-IN-1, 2]"""
    game.offer(BlockAt(points, False))


def block_second(game: State, points: int) -> None:
    if points and damage.damaged(game, other(battle_of(game).attacker)):
        game.ask_for(BlockAt(points, True))


def unhurt(game: State, figure: Figure) -> None:
    """One damage of this attack less, from a die or a card.
    [REB-COMBAT-ATTACK-9, REB-CARD-SPACE-DEFENSIVE-FORMATION-1, 2, REB-CARD-GROUND-DEFENSIVE-FORMATION-1, 2]"""
    game.tell(EVERYONE, events.blocked, figure[0])
    damage.assign(game, figure, -1)


class BlockAt(OfDefender):
    """Which unit's damage is blocked. [REB-COMBAT-ATTACK-9, 9a, 9c]"""

    points: int
    enough: bool  # the rest may be left

    rule = "REB-COMBAT-ATTACK-9"
    prompted = ("points",)

    def options(self, game: State) -> list[Option]:
        found = damage.picks(game, BlockFigure, damage.damaged(game, other(battle_of(game).attacker)))
        return [*found, BLOCKED_ENOUGH] if self.enough else found

    def resolve(self, game: State, option: BlockFigure | Choice) -> None:
        if isinstance(option, BlockFigure):
            unhurt(game, option.figure)
            block_second(game, self.points - 1)
