"""What dice show, and whose they are. [RIM-DICE, RIM-ABIL-17 … 21]"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from dejarik.engine.names import Names
from dejarik.games.outer_rim.components import PlayerId
from dejarik.games.outer_rim.state import BLANK, CRIT, FACES, FOCUS, HIT, State

FACE_NAMES: Final = Names("face", FACES, key="outer_rim-words-face")  # [RIM-DICE-4]
Face: TypeAlias = Annotated[int, FACE_NAMES]
FACE_COUNT: Final = len(FACES)
WORST_FIRST: Final = (BLANK, FOCUS, HIT, CRIT)
DAMAGE: Final = {HIT: 1, CRIT: 2}  # [RIM-COMBAT-20, RIM-RUL-1]


class Roll:
    """The results of one side or player: on dice, and such as are on no die. [RIM-ABIL-19 … 21]"""

    __slots__ = ("added", "shown")

    def __init__(self, shown: list[int], added: list[int]) -> None:
        self.shown = shown
        self.added = added

    def count(self, face: int) -> int:
        return self.shown[face] + self.added[face]

    def take(self, face: int) -> list[int]:
        """From where a result with this face is taken: from the dice first."""
        return self.shown if self.shown[face] else self.added


def rolls(game: State, player: PlayerId) -> tuple[Roll | None, Roll | None]:
    """The roll of a player that is under way, and that of the opponent. A roll outside combat has no opponent."""
    if game.throws:
        throw = game.throw
        return (Roll(throw.shown, throw.added), None) if throw.player == player else (None, None)
    if not game.fights:
        return None, None
    fight = game.fight
    own = fight.side(player)
    return tuple(Roll(fight.shown[side], fight.added[side]) for side in (own, 1 - own))  # type: ignore[return-value]
