"""The bot that follows the heuristic of the game, or takes what looks best right after the pick, in games imagined from
what the seat may know."""

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
    """Follows the heuristic of the game. Without one, tries every option in the same imagined games and takes the one
    with the best average. Between options that are equally good its seed decides, and not their order."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._rng = random.Random(seed)
        self.thought: Thought | None = None

    def pick(self, perspective: Perspective) -> Option:
        ask = perspective.ask
        assert ask is not None
        self.thought = None
        if len(ask.options) == 1:
            return ask.options[0]
        world = perspective.imagine(self._chance)
        heuristic = perspective.game.heuristic(world)
        worth = self._tried(ask.options, world, perspective) if heuristic is None else heuristic
        self._chance.given.clear()
        most = max(worth) - ALIKE
        picked = self._rng.choice([at for at, each in enumerate(worth) if each >= most])
        if heuristic is None:
            self.thought = _thought(ask.options, worth, picked)
        return ask.options[picked]

    def _tried(self, options: Sequence[Option], world: State, perspective: Perspective) -> list[float]:
        """What each option brings on average in this imagined game and some more."""
        game, seat = perspective.game, perspective.seat
        imagine = perspective.imagine_many()
        worlds = [world, *(imagine(self._chance) for _ in range(WORLDS - 1))]
        return [sum(game.evaluate(each.after(option), seat) for each in worlds) / len(worlds) for option in options]


def _thought(options: Sequence[Option], worth: Sequence[float], picked: int) -> Thought:
    """The picked option comes before others that are as good."""
    order = sorted(range(len(options)), key=lambda at: (at != picked, -worth[at]))
    considered = [Considered(str(options[at]), WORLDS, worth[at], 1 / len(options)) for at in order]
    return Thought(WORLDS, tuple(considered))
