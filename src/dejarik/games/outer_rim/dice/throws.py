"""Dice of one player outside combat. [RIM-DICE, RIM-DELIVER-14, RIM-EFFECT-8]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim.components import PlayerId, SkillId
from dejarik.games.outer_rim.dice import events
from dejarik.games.outer_rim.dice.faces import FACE_COUNT
from dejarik.games.outer_rim.dice.stages import REROLL
from dejarik.games.outer_rim.dice.windows import DiceWindow
from dejarik.games.outer_rim.state import DIE, State, Throw


def lay_out(game: State, player: PlayerId, skill: SkillId | None = None) -> Throw:
    """A throw begins: no die has been rolled yet."""
    throw = Throw(player, skill, 0, [0] * FACE_COUNT, [0] * FACE_COUNT, False, [], [])
    game.throws.append(throw)
    return throw


def taken(game: State) -> Throw:
    """Take the dice away: what follows from them has nothing to do with this throw any more."""
    return game.throws.pop()


def roll(game: State, dice: int) -> None:
    """Roll so many dice for the throw under way."""
    throw = game.throw
    throw.shown = DIE.roll(game.chance, dice)
    game.tell(EVERYONE, events.rolled, game.who(throw.player), tuple(throw.shown))


def throw_dice(game: State, frame: ThrowDice) -> None:
    lay_out(game, frame.player)
    roll(game, frame.dice)


def use_rerolls(game: State, frame: ThrowDice) -> None:
    """Abilities "after you roll". [RIM-ABIL-37]"""
    game.perform(DiceWindow(frame.player, REROLL))


THROW_DICE: Final[Steps] = (throw_dice, use_rerolls)


class ThrowDice(Procedure):
    """Roll dice and, perhaps, some of them again. The throw stays on `game.throws` for whoever asked for it, who takes
    it away (`taken`) before anything follows from it."""

    player: PlayerId
    dice: int

    @property
    def steps(self) -> Steps:
        return THROW_DICE
