"""The end of an effect outside an activation: what follows by itself, a combat at a base just revealed, subjugation."""

from __future__ import annotations

from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion.aftermath import check_board
from dejarik.games.rebellion.combat import combat
from dejarik.games.rebellion.components import Side, SystemSet
from dejarik.games.rebellion.loyalty import subjugate
from dejarik.games.rebellion.state import State


def check(game: State, frame: Conclude) -> None:
    """1. What follows for markers, base, captured leaders and victory."""
    check_board(game)


def fight_for_the_base(game: State, frame: Conclude) -> None:
    """2. If the base has just been revealed and the enemy is there, they fight at once. [REB-BASE-REVEAL-13]"""
    if game.uncovered:
        game.uncovered = False
        game.origins = SystemSet(0)
        combat.begin(game, game.location, frame.active)


def occupy(game: State, frame: Conclude) -> None:
    """3. Imperial ground units subjugate where they stand. [REB-RUL-23]"""
    subjugate(game)
    check_board(game)


class Conclude(Procedure):
    """An effect has ended. `active` goes first if there is a combat."""

    active: Side

    steps = (check, fight_for_the_base, occupy)


def conclude(game: State, active: Side) -> None:
    game.perform(Conclude(active))
