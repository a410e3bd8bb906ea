"""The table before the first turn."""

from __future__ import annotations

from dejarik.engine.chance import Chance
from dejarik.engine.event import only
from dejarik.engine.state import Start

from . import events
from .components import HEAP, HIGHEST_TRAP, PLAYERS, SMALL_HEAP, PlayerId
from .state import State
from .turn import Turn


def set_up(start: Start, chance: Chance) -> State:
    """A heap, and a secret trap for each player. [STN-SETUP-1, 2]"""
    game = State(start, chance)
    game.stones = HEAP if start.options["heap"] == "normal" else SMALL_HEAP
    game.traps = [chance.below(HIGHEST_TRAP) + 1 for _ in PLAYERS]
    game.player = PlayerId(0)  # [STN-SETUP-3]
    game.left = []
    for player, trap in enumerate(game.traps):
        game.tell(only(player), events.trap_drawn, trap)
    game.perform(Turn())
    return game
