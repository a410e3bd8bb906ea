"""What the instinct of the game says; without one, what looks best right after the pick, in games imagined from what
the seat may know."""

from __future__ import annotations

from dejarik.engine.chance import Chance
from dejarik.engine.option import Option
from dejarik.engine.perspective import Perspective
from dejarik.engine.state import State

WORLDS = 12  # imagined games each option is tried in; more hardly plays better


class Greedy:
    """Follows the instinct of the game. If it has none, tries every option in the same imagined games and takes the one
    with the best average."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def pick(self, perspective: Perspective) -> Option:
        ask = perspective.ask
        assert ask is not None
        if len(ask.options) == 1:
            return ask.options[0]
        world = perspective.imagine(self._chance)
        appeal = perspective.game.instinct(world)
        if appeal is not None:
            self._chance.given.clear()
            return ask.options[max(range(len(ask.options)), key=appeal.__getitem__)]
        worlds = [world, *(perspective.imagine(self._chance) for _ in range(WORLDS - 1))]
        self._chance.given.clear()
        best = max(range(len(ask.options)), key=lambda at: self._worth(ask.options[at], worlds, perspective))
        return ask.options[best]

    def _worth(self, option: Option, worlds: list[State], perspective: Perspective) -> float:
        game, seat = perspective.game, perspective.seat
        return sum(game.evaluate(world.after(option), seat) for world in worlds) / len(worlds)
