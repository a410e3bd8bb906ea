"""Information-set tree search over imagined games.

Every iteration imagines a game that fits what the seat knows, descends through the trees of all seats as far as they
reach, plays on for a while by the playout policy, asks the game how it looks for each seat, and tells that to every
move on the way. Each seat wants the best for itself, so this holds for any number of players.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from math import sqrt

from dejarik.bots.tree import Move, Place, Standing, softmax
from dejarik.bots.worlds import Worlds
from dejarik.engine.option import Ask, Option
from dejarik.engine.perspective import Perspective
from dejarik.engine.state import State

OFFHAND = 0.25  # the part of the appeal that goes to what the playout policy picks, where the game has no prior
TEMPERATURE = 1.5  # of a prior: a search has to refute what it is sure of
LEAST_SPREAD = 0.01

Path = list[tuple[Place, Move, int]]  # the moves that were made, where, and by which seats


class Descent:
    """Imagined games from one perspective, down the trees of all seats and back up with what came of them."""

    def __init__(self, perspective: Perspective, rng: random.Random, standing: Standing | None = None) -> None:
        self.perspective = perspective
        self.game = perspective.game
        self.rng = rng
        self.standing = standing or Standing.first(len(self.game.seats(perspective.view["players"])))
        self.iterations = 0
        self.worlds = Worlds(perspective, rng)
        self._sum = 0.0  # of the rewards of the seat that searches, and of their squares
        self._squares = 0.0

    def learn(self, world: State, path: Path) -> None:
        """Play on, and tell every move on the way what came of it."""
        self.play_on(world)
        rewards = self.game.evaluate_seats(world)
        for place, move, seat in path:
            reward = rewards[seat]
            place.visits += 1
            place.total += reward
            move.visits += 1
            move.total += reward
        mine = rewards[self.perspective.seat]
        self._sum += mine
        self._squares += mine * mine
        self.iterations += 1

    def descend(self, world: State, standing: Standing, path: Path, exploration: float) -> None:
        """Go down the trees until something is done for the first time."""
        game, rng = self.game, self.rng
        while (ask := world.ask) is not None:
            seat, options = ask.seat, ask.options
            if len(options) == 1 or game.routine(world):
                option = self.playout(world, ask)
                world.apply(option)
            else:
                place = self.enter(seat, standing, world)
                move = self.select(place, world, options, exploration, rng.random())
                path.append((place, move, seat))
                option = move.option
                world.apply(option)
                if not move.visits:
                    return
            standing.go_on(seat, option, world)

    def enter(self, seat: int, standing: Standing, world: State) -> Place:
        """The place where a seat decides in this world."""
        return standing.enter(seat)

    def select(self, place: Place, world: State, options: Sequence[Option], exploration: float, jitter: float) -> Move:
        """What to try at a place, which may not know all of the options yet."""
        if place.moves:
            try:
                return place.select(options, exploration, jitter)
            except KeyError:
                pass
        place.open_up(options, self.priors(world, options))
        return place.select(options, exploration, jitter)

    def priors(self, world: State, options: Sequence[Option]) -> list[float]:
        """How much each option appeals before it is tried."""
        appeal = self.game.prior(world)
        if appeal is not None:
            return softmax(appeal, TEMPERATURE)
        offhand = self.game.playout(world, self.rng)
        alike = (1.0 if offhand is None else 1.0 - OFFHAND) / len(options)
        return [alike + OFFHAND if option == offhand else alike for option in options]

    def play_on(self, world: State) -> None:
        """Play on by the playout policy, as far as the game says one should look before judging."""
        game, left = self.game, self.game.foresight
        while (ask := world.ask) is not None and (left > 0 or game.unsettled(world)):
            world.apply(self.playout(world, ask))
            left -= 1

    def playout(self, world: State, ask: Ask) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        return self.game.playout(world, self.rng) or ask.options[int(self.rng.random() * len(ask.options))]

    def exploration(self) -> float:
        """How much is tried that looks worse so far."""
        return self.game.exploration * self.spread()

    def spread(self) -> float:
        """How much rewards vary: the standard deviation so far."""
        count = self.iterations
        if count < 2:
            return 0.25
        mean = self._sum / count
        return max(LEAST_SPREAD, sqrt(max(0.0, self._squares / count - mean * mean)))


class Search(Descent):
    """A search for what the seat should do now. It can go on as long as one likes, and later from a place further
    down."""

    def __init__(self, perspective: Perspective, rng: random.Random, standing: Standing | None = None) -> None:
        super().__init__(perspective, rng, standing)
        assert perspective.ask is not None
        self.root = self.standing.enter(perspective.seat)
        self.options = perspective.ask.options
        self._tried: Counter[Move] = Counter()

    def iterate(self) -> None:
        """Play one imagined game. Each option is tried in the same worlds, one after the other."""
        if not self.iterations:
            self.root.open_up(self.options, self.priors(self.worlds.draw(0), self.options))
        seat, exploration = self.perspective.seat, self.exploration()
        move = self.root.select(self.options, exploration, self.rng.random())
        option = move.option
        world = self.worlds.draw(self._tried[move])
        self._tried[move] += 1
        path = [(self.root, move, seat)]
        world.apply(option)
        if move.visits:
            standing = self.standing.copy()
            standing.go_on(seat, option, world)
            self.descend(world, standing, path, exploration)
        self.learn(world, path)
