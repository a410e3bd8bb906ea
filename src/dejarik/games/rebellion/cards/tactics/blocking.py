"""Damage that is blocked. [REB-COMBAT-ATTACK-9]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision
from dejarik.games.rebellion.combat import damage, events
from dejarik.games.rebellion.combat.damage import Figure, PickFigure, battle_of
from dejarik.games.rebellion.components import other
from dejarik.games.rebellion.passing import Pass
from dejarik.games.rebellion.roles import commander, seat_of
from dejarik.games.rebellion.state import State

BLOCKED_ENOUGH: Final = Pass("done", "blocked-enough")


def block_points(game: State, points: int) -> None:
    """The first point is blocked where there is damage; a second one only if the defender wants.
    [REB-COMBAT-ATTACK-9c]"""
    found = damage.damaged(game, other(battle_of(game).attacker))
    if len(found) == 1:
        unhurt(game, found[0])
        block_second(game, points - 1)
    else:
        game.ask_for(BlockAt(points, False))


def block_second(game: State, points: int) -> None:
    if points and damage.damaged(game, other(battle_of(game).attacker)):
        game.ask_for(BlockAt(points, True))


def unhurt(game: State, figure: Figure) -> None:
    """One damage of this attack less, from a die or a card. [REB-COMBAT-ATTACK-9]"""
    game.tell(EVERYONE, events.blocked, figure[0])
    damage.assign(game, figure, -1)


@dataclass(frozen=True, slots=True)
class BlockAt(Decision[State]):
    """Which unit's damage is blocked. [REB-COMBAT-ATTACK-9, 9a, 9c]"""

    points: int
    enough: bool  # the rest may be left

    rule = "REB-COMBAT-ATTACK-9"

    def seat(self, game: State) -> int:
        battle = battle_of(game)
        return seat_of(game, other(battle.attacker), commander(battle.theatre))

    def options(self, game: State) -> list[Option]:
        found = damage.picks(game, "block", damage.damaged(game, other(battle_of(game).attacker)))
        return [*found, BLOCKED_ENOUGH] if self.enough else found

    def resolve(self, game: State, option: PickFigure | Pass) -> None:
        if isinstance(option, PickFigure):
            unhurt(game, option.figure)
            block_second(game, self.points - 1)

    def prompt(self) -> Message:
        return say("rebellion-prompt-block-at", rule=self.rule, points=self.points)


FRAMES = (BlockAt,)
