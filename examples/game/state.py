"""What lies on the table now."""

from __future__ import annotations

from dejarik.engine.state import State as EngineState

from .components import PlayerId


class State(EngineState):
    """The heap, the traps, and whose turn it is."""

    __slots__ = ("left", "player", "stones", "traps")

    stones: int
    traps: list[int]  # of each player; only that player knows it [STN-SETUP-2]
    player: PlayerId  # whose turn it is
    left: list[int]  # what each turn left; it was no trap, and everybody knows that

    def copy(self) -> State:
        new = State.__new__(State)
        self.copy_into(new)
        new.stones = self.stones
        new.traps = self.traps.copy()
        new.player = self.player
        new.left = self.left.copy()
        return new


def other(player: PlayerId) -> PlayerId:
    return PlayerId(1 - player)
