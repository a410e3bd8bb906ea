"""What the instinct of the game says; without one, what looks best right after the pick, in games imagined from what
the seat may know."""

from __future__ import annotations

import random
from collections.abc import Sequence

from dejarik.bots.thought import Considered, Thought
from dejarik.engine.chance import Chance
from dejarik.engine.option import Option
from dejarik.engine.perspective import Perspective
from dejarik.engine.state import State

WORLDS = 12  # imagined games each option is tried in; more hardly plays better
ALIKE = 1e-9  # what differs by no more is equally good


class Greedy:
    """Follows the instinct of the game. If it has none, tries every option in the same imagined games and takes the one
    with the best average. Between options that are equally good its seed decides, and not their order."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._luck = random.Random(seed)
        self.thought: Thought | None = None

    def pick(self, perspective: Perspective) -> Option:
        ask = perspective.ask
        assert ask is not None
        self.thought = None
        if len(ask.options) == 1:
            return ask.options[0]
        world = perspective.imagine(self._chance)
        worth = perspective.game.instinct(world)
        if worth is None:
            worlds = [world, *(perspective.imagine(self._chance) for _ in range(WORLDS - 1))]
            worth = [self._worth(option, worlds, perspective) for option in ask.options]
            self.thought = _thought(ask.options, worth)
        self._chance.given.clear()
        most = max(worth) - ALIKE
        return self._luck.choice([option for option, each in zip(ask.options, worth, strict=True) if each >= most])

    def _worth(self, option: Option, worlds: list[State], perspective: Perspective) -> float:
        game, seat = perspective.game, perspective.seat
        return sum(game.evaluate(world.after(option), seat) for world in worlds) / len(worlds)


def _thought(options: Sequence[Option], worth: Sequence[float]) -> Thought:
    order = sorted(range(len(options)), key=worth.__getitem__, reverse=True)
    considered = [Considered(str(options[at]), WORLDS, worth[at], 1 / len(options)) for at in order]
    return Thought(WORLDS, tuple(considered))
