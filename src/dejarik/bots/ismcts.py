"""The bot that searches: `ismcts:200ms`, `ismcts:1000`."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf

from dejarik.bots.ahead import Ahead
from dejarik.bots.budget import Budget
from dejarik.bots.search import Search
from dejarik.bots.thought import Considered, Thought
from dejarik.bots.tree import Standing, ranked
from dejarik.engine.chance import Chance
from dejarik.engine.option import Ask, Option
from dejarik.engine.perspective import Perspective

DEFAULT = Budget(seconds=1.0)
LEAST = 0.5  # the part of the budget that is spent even if the last search was about this pick too
OBVIOUS = 0.98  # the prior of an option that appeals far more than all others together
GLANCE = 0.25  # the part of the budget that is enough then
OVERRUN = 1.1  # times the time allowed, at most, if the next iteration takes as long as the longest so far
WAITING = 5.0  # times its budget: the most that it thinks ahead while others decide
CHECK = 16  # iterations between two checks whether more could change anything


@dataclass(frozen=True, slots=True)
class Plan:
    """The last pick, and the trees in which it was found: they know something of what comes after it, too."""

    perspective: Perspective
    picked: Option
    standing: Standing
    searched: int  # iterations


class Ismcts:
    """Searches until its budget is spent or more could not change its mind. It keeps its trees for the next pick if
    nothing was learnt in between, so several picks in a row are one plan, or if it foresaw what was learnt."""

    def __init__(self, seed: int, budget: Budget = DEFAULT) -> None:
        self._rng = random.Random(seed)
        self._budget = budget
        self._plan: Plan | None = None
        self._ahead: Ahead | None = None
        self.thought: Thought | None = None

    def pick(self, perspective: Perspective) -> Option:
        with no_collection():
            return self._pick(perspective)

    def _pick(self, perspective: Perspective) -> Option:
        ask = perspective.ask
        assert ask is not None
        begun = time.perf_counter()
        standing, searched = self._go_on(perspective)
        picked = self._without_search(perspective, ask)
        if picked is None:
            search = Search(perspective, self._rng, standing)
            known = search.root.visits
            self._spend(search, begun, known / searched if searched else 0.0)
            picked = self._conclude(search, ask)
            searched = known + search.iterations
            self._ahead = None
        else:
            self.thought = None
        self._plan = Plan(perspective, picked, standing, searched)
        return picked

    def think_ahead(self, perspective: Perspective, seconds: float) -> bool:
        """Think for so long while somebody else decides; return whether it makes sense to go on. It can be done piece
        by piece. A bot that counts its iterations does not: its picks would depend on how long others take."""
        if self._budget.seconds is None or self._budget.iterations is not None:
            return False
        begun = time.perf_counter()
        if self._ahead is None or self._ahead.perspective.view != perspective.view:
            self._ahead = Ahead(perspective, self._rng, self._go_on(perspective)[0])
        ahead = self._ahead
        while (spent := time.perf_counter() - begun) < seconds:
            ahead.iterate()
        ahead.seconds += spent
        return ahead.seconds < WAITING * self._budget.seconds

    def _go_on(self, perspective: Perspective) -> tuple[Standing, int]:
        """Where the last plan leads, and how many iterations it took, if it came exactly as foreseen: then nothing new
        was learnt. Else where thinking ahead has led, or the beginning."""
        plan, seat = self._plan, perspective.seat
        if plan is not None and plan.searched:
            world = plan.perspective.imagine(Chance(self._rng.getrandbits(64))).after(plan.picked)
            ask, mine = world.ask, perspective.ask is not None
            if ask is not None and (ask.seat == seat) == mine and world.view(seat) == perspective.view:
                plan.standing.go_on(seat, plan.picked, world)
                self._plan = None
                return plan.standing, plan.searched
        standing = self._ahead.at(perspective.view) if self._ahead is not None else None
        return standing or Standing.first(len(perspective.game.seats(perspective.view["players"]))), 0

    def _without_search(self, perspective: Perspective, ask: Ask) -> Option | None:
        """The only option, or what the playout says where that is as good as anything."""
        if len(ask.options) == 1:
            return ask.options[0]
        world = perspective.imagine(Chance(self._rng.getrandbits(64)))
        return perspective.game.playout(world, self._rng) if perspective.game.routine(world) else None

    def _spend(self, search: Search, begun: float, known: float) -> None:
        """Search as long as it is worth it. `known`: how much of the last search was already about this."""
        search.iterate()
        share = max(LEAST, 1.0 - known)
        if max(move.prior for move in search.root.moves) > OBVIOUS:
            share = min(share, GLANCE)
        budget = self._budget
        most = inf if budget.iterations is None else max(1, round(share * budget.iterations))
        allowed = inf if budget.seconds is None else share * budget.seconds
        longest = 0.0
        while search.iterations < most and (spent := time.perf_counter() - begun) + longest < allowed * OVERRUN:
            if spent >= allowed:
                return
            search.iterate()
            longest = max(longest, time.perf_counter() - begun - spent)
            if not search.iterations % CHECK:
                left = min(most - search.iterations, search.iterations * (allowed / spent - 1.0))
                if settled(search, left):
                    return

    def _conclude(self, search: Search, ask: Ask) -> Option:
        moves = {move.option: move for move in search.root.moves}
        order = ranked(moves[option] for option in self._rng.sample(ask.options, len(ask.options)))
        self.thought = Thought(
            search.iterations,
            tuple(Considered(str(move.option), move.visits, move.value, move.prior) for move in order),
            search.worlds.beliefs(),
        )
        return order[0].option


@contextmanager
def no_collection() -> Iterator[None]:
    """Switch the garbage collector off meanwhile: a search leaves no cycles behind. What it has made and kept counts as
    old afterwards; otherwise all of it would be looked through before the answer is out."""
    usual = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.unfreeze()
        if usual:
            gc.enable()


def settled(search: Search, left: float) -> bool:
    """Whether the option in the lead would still lead if all iterations that are left went to another."""
    visits = sorted((move.visits for move in search.root.moves), reverse=True)
    return len(visits) < 2 or visits[0] - visits[1] > left
