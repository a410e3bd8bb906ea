"""Going every way through the effects of a card: each pick and each sort of luck in turn.

    found = Walk(lambda: read_card(rim(...), "krayt-dragon")).go()
    found.carried_out        the lists of effects that came up
    found.ends               the positions in which it ended

A walk begins at a position again and again. Whenever a pick or a roll of dice has several outcomes it takes the first
that it has not taken yet at this point of the way; when all ways are gone, it ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import get_type_hints

import pytest

from dejarik.engine.chance import Chance
from dejarik.engine.procedure import Procedure
from dejarik.engine.script import NOTHING, Effects, Ways
from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.components import SCRIPT
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import BLANK, CRIT, DIE, State

LUCK = (DIE.sides.index(CRIT), DIE.sides.index(BLANK))  # all dice show the best face, or the worst
EVERY_FACE = tuple(DIE.sides.index(face) for face in range(DIE.faces))


class Way:
    """The outcomes taken so far, and how many there were at each point."""

    def __init__(self, taken: list[int]) -> None:
        self.taken = taken
        self.counts: list[int] = []

    def take(self, count: int) -> int:
        at = len(self.counts)
        self.counts.append(count)
        if at == len(self.taken):
            self.taken.append(0)
        return self.taken[at]

    def next(self) -> Way | None:
        """The way that goes on otherwise at the last point where there is another outcome."""
        for at in reversed(range(len(self.counts))):
            if self.taken[at] + 1 < self.counts[at]:
                return Way([*self.taken[:at], self.taken[at] + 1])
        return None


class Loaded(Chance):
    """Dice that all show the same face; which, and what else chance picks, the way decides."""

    __slots__ = ("faces", "way")

    def __init__(self, way: Way, faces: tuple[int, ...]) -> None:
        super().__init__(1)
        self.way = way
        self.faces = faces

    def roll(self, sides: int, dice: int) -> tuple[int, ...]:
        face = self.faces[self.way.take(len(self.faces))] if dice else 0
        self.given.append((face,) * dice)
        return (face,) * dice

    def below(self, limit: int) -> int:
        number = self.way.take(limit)
        self.given.append(number)
        return number


class Walk:
    """All ways from a position. Of many options at once only the first few are taken."""

    def __init__(self, start: Callable[[], State], faces: tuple[int, ...] = LUCK, most: int = 4) -> None:
        self.start = start
        self.faces = faces
        self.most = most
        self.carried_out: set[Effects] = set()
        self.ends: list[State] = []

    def go(self, limit: int = 4000) -> Walk:
        way: Way | None = Way([])
        with self.watched():
            while way is not None:
                limit -= 1
                assert limit, "there is no end to it"
                game = self.start()
                game.chance = Loaded(way, self.faces)
                game.advance()
                while (ask := game.ask) is not None:
                    game.apply(ask.options[way.take(min(len(ask.options), self.most))])
                self.ends.append(game)
                way = way.next()
        return self

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Note every list that is carried out."""
        perform = State.perform

        def noted(game: State, procedure: Procedure) -> None:
            if isinstance(procedure, CardRun):
                self.carried_out.add(procedure.todo)
            perform(game, procedure)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(State, "perform", noted)
            yield


def lists_in(todo: Effects) -> set[Effects]:
    """A list of effects, and all lists inside it that are not empty."""
    if todo == NOTHING:
        return set()
    found = {todo}
    for effect in SCRIPT.lists[todo]:
        hints = [kind for name, kind in get_type_hints(effect.act).items() if name not in ("game", "run", "return")]
        for kind, value in zip(hints, effect.values, strict=True):
            if kind is Effects:
                found |= lists_in(value)
            elif kind is Ways:
                found |= {each for way in SCRIPT.choices[value] for each in lists_in(way.do)}
    return found


def luck_for(lists: set[Effects]) -> tuple[int, ...]:
    """What each die does by its face, or what is done to dice of one face, needs every face."""
    rolls = any(effect.op in ("roll", "dice") for todo in lists for effect in SCRIPT.lists[todo])
    return EVERY_FACE if rolls else LUCK


def check(game: State) -> None:
    """Nothing is lost or doubled, and nothing is left lying about."""
    GAME.check(game)
    assert (game.drawn, game.in_use, game.marks, game.fights, game.throws) == (None, [], [], [], [])


def every_way(starts: Iterable[Callable[[], State]], lists: set[Effects]) -> list[State]:
    """Walk all ways from these positions; every list has to come up, and every end has to be tidy."""
    carried_out: set[Effects] = set()
    ends: list[State] = []
    for start in starts:
        walk = Walk(start, luck_for(lists)).go()
        carried_out |= walk.carried_out
        ends += walk.ends
    for game in ends:
        check(game)
    assert lists <= carried_out
    return ends
