"""Dice as chance gives them, and combats in a line.

game = rim(luck=dice("hit hit", "blank crit"))           what the next rolls show
fight(game, 3)                                           the first player, in ground combat against 3 dice
fight(game, 3, ship=True, win=[{"fame": 1}])
duel(game)                                               the first player against the second
"""

from __future__ import annotations

from typing import Any

from dejarik.games.outer_rim.combat.combat import Combat, begin_combat
from dejarik.games.outer_rim.components import PlayerId
from dejarik.games.outer_rim.state import DIE, FACES, State
from tests.games.outer_rim.position import carry_out


def dice(*rolls: str) -> list[tuple[int, ...]]:
    """Rolls, each with what its dice show."""
    return [tuple(DIE.sides.index(FACES.index(face)) for face in roll.split()) for roll in rolls]


def fight(
    game: State,
    value: int,
    *,
    ship: bool = False,
    win: list[dict[str, Any]] | None = None,
    lose: list[dict[str, Any]] | None = None,
    player: int = 1,
) -> State:
    """A combat that a card begins, up to the first question."""
    effect = {
        "enemy": "pirates",
        "type": "ship" if ship else "ground",
        "value": value,
        "win": win or [],
        "lose": lose or [],
    }
    return carry_out(game, [{"fight": effect}], player=PlayerId(player - 1))


def duel(game: State, *, ship: bool = False, by: int = 1, against: int = 2) -> State:
    """A combat between players that nothing follows from, up to the first question."""
    begin_combat(game, Combat(PlayerId(by - 1)), ship=ship, against=PlayerId(against - 1))
    game.advance()
    return game
