"""What lies on the table now."""

from __future__ import annotations

from dejarik.engine.state import State as EngineState

from .components import PlayerId


class State(EngineState):
    """The heap, the traps, and whose turn it is."""

    stones: int
    traps: list[int]  # of each player; only that player knows it [STN-SETUP-2]
    player: PlayerId  # whose turn it is
    left: list[int]  # what each turn left; it was no trap, and everybody knows that


def other(player: PlayerId) -> PlayerId:
    return PlayerId(1 - player)
