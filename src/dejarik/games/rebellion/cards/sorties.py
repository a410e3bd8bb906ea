"""Units that leave the base by a card, whatever the distance. [REB-BASE-MOVE-3, 4]"""

from __future__ import annotations

from dejarik.games.rebellion.components import REBEL
from dejarik.games.rebellion.galaxy import base_place
from dejarik.games.rebellion.missions.targets import here, mission_of
from dejarik.games.rebellion.movement import MOBILE, NO_LIMIT, MoveUnits, move_units
from dejarik.games.rebellion.state import State


def from_base(game: State, kinds: range, limit: int = NO_LIMIT, transport: bool = True) -> None:
    """Move units of these kinds from the "Rebel Base" space to the mission's system, or from the base's system once it
    is revealed. This tells nothing about where a hidden base is. [REB-BASE-REVEAL-10, REB-CARD-HIDDEN-FLEET-4]"""
    source = base_place(game)
    if source != here(game):
        able = tuple(kind for kind in MOBILE[REBEL] if kind in kinds)
        move_units(
            game, MoveUnits(REBEL, mission_of(game).role, here(game), (source,), able, limit, transport=transport)
        )
