"""The tree of a search: one for each seat, because seats see different things.

A place in the tree of a seat is what that seat has done and heard since the search began. What it heard are the events
that have it in their audience, so a card that somebody plays face down leads everybody else to the same place,
whatever it was, and dice that all have seen lead to different ones.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import exp, sqrt

from dejarik.engine.option import Option
from dejarik.engine.state import State


class Move:
    """What the seat of a tree can do at a place in it."""

    __slots__ = ("available", "option", "prior", "total", "visits")

    def __init__(self, option: Option, prior: float) -> None:
        self.option = option
        self.prior = prior
        self.visits = 0
        self.available = 0  # times that it could have been chosen, counted where worlds differ in what is possible
        self.total = 0.0  # rewards of the seat

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Place:
    """A place in the tree of a seat: its moves, if it is the one to decide, and where what it hears next leads."""

    __slots__ = ("_asked", "_known", "_round", "after", "moves", "total", "visits")

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.after: dict[Hashable, Place] = {}
        self.visits = 0
        self.total = 0.0
        self._asked: Sequence[Option] = ()  # the options of the last world here: mostly they are the same again
        self._round: list[Move] = []  # their moves, twice in a row, so that one can begin anywhere
        self._known: dict[Option, Move] = {}  # all moves, once worlds have differed in what is possible

    def next(self, heard: Hashable) -> Place:
        place = self.after.get(heard)
        if place is None:
            place = self.after[heard] = Place()
        return place

    def open_up(self, options: Sequence[Option], priors: Sequence[float]) -> None:
        """Moves for these options, some of which may have been possible here before."""
        if options == self._asked:
            return
        if self.moves:
            known = self._by_option()
            for option, prior in zip(options, priors, strict=True):
                if option not in known:
                    known[option] = Move(option, prior)
            self.moves = list(known.values())
        else:
            self.moves = [Move(option, prior) for option, prior in zip(options, priors, strict=True)]
            self._round = self.moves * 2
            self._asked = options

    def select(self, options: Sequence[Option], exploration: float, jitter: float) -> Move:
        """The option with the best balance between how well it went and how little it was tried, for what it promised
        (PUCT; an option that was seldom possible is not held to have been neglected). What was not tried yet counts as
        this place does on average. `jitter` decides where to begin, so that no option is preferred for its place in
        the list. KeyError if an option has no move here yet."""
        if options != self._asked:
            known = self._by_option()
            self._round = [known[option] for option in options] * 2
            self._asked = options
        count = len(options)
        start = int(jitter * count)
        moves = self._round[start : start + count]
        varied = bool(self._known)
        if varied:
            for move in moves:
                move.available += 1
        visits = self.visits
        unseen = self.total / visits if visits else 0.5
        always = sqrt(visits + 1)
        best = -1e9
        for move in moves:
            visits = move.visits
            score = exploration * move.prior * (sqrt(move.available) if varied else always) / (1 + visits)
            score += move.total / visits if visits else unseen
            if score > best:
                best = score
                chosen = move
        return chosen

    def _by_option(self) -> dict[Option, Move]:
        """The moves, from now on each counted for itself; so far all of them were possible every time."""
        if not self._known:
            for move in self.moves:
                move.available = self.visits
            self._known = {move.option: move for move in self.moves}
        return self._known


class Standing:
    """Where each seat stands in its tree, and what it has done and heard since it was there."""

    __slots__ = ("heard", "places")

    def __init__(self, places: list[Place], heard: list[list[Hashable]]) -> None:
        self.places = places
        self.heard = heard

    @classmethod
    def first(cls, seats: int) -> Standing:
        return cls([Place() for _ in range(seats)], [[] for _ in range(seats)])

    def copy(self) -> Standing:
        return Standing(self.places.copy(), [each.copy() for each in self.heard])

    def share(self, other: Standing) -> None:
        """Stay only where the other stands as well; a seat that stands elsewhere begins anew."""
        for seat, place in enumerate(other.places):
            if self.places[seat] is not place or self.heard[seat] != other.heard[seat]:
                self.places[seat] = Place()
                self.heard[seat] = []

    def enter(self, seat: int) -> Place:
        """The place of a seat that is to decide now."""
        place = self.places[seat]
        if self.heard[seat]:
            place = self.places[seat] = place.next(tuple(self.heard[seat]))
            self.heard[seat] = []
        return place

    def go_on(self, seat: int, option: Option, world: State) -> None:
        """Note that a seat has picked this, and what each seat is told of it and of all that followed."""
        heard = self.heard
        heard[seat].append(option)
        for audience, words, facts in world.news:
            event = (words, facts)
            for each in range(len(heard)):
                if audience >> each & 1:
                    heard[each].append(event)


def softmax(appeal: Sequence[float], temperature: float) -> list[float]:
    most = max(appeal)
    weights = [exp(max(-30.0, (each - most) / temperature)) for each in appeal]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def ranked(moves: Iterable[Move]) -> list[Move]:
    """The most visited first, of those the most valued; what is alike in both stays in its order."""
    return sorted(moves, key=lambda move: (move.visits, move.value), reverse=True)
