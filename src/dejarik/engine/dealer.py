"""Filling hidden places: which card lies where, so that nothing a seat knows is contradicted.

`imagine` has to deal what a seat cannot see: into hands, decks, face-down piles, each place with its own limits (it
came out of this deck, it was not opened when it should have been, its holder could not play it). `deal` gives every
place a card that may lie there, by chance, and always finds a way if there is one.

Every deal that fits can come out. Mostly each is as likely as any other, because the cards are simply shuffled until
they fit; where limits are so strict that this does not happen within a few shuffles, the last of them is mended: cards
change places along a chain until all of them fit. So no position takes long, however unlikely it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeAlias, TypeVar

from dejarik.engine.chance import Chance
from dejarik.engine.message import say
from dejarik.engine.problem import Damaged

Card = TypeVar("Card")
Limit: TypeAlias = Callable[[Card], bool] | None  # None: any card may lie there

SHUFFLES = 64  # most positions fit within a few; a mended deal is slower, and not quite as even


class Dealer(Generic[Card]):
    """Deals the same cards to the same places as often as one likes. Cards that are `needed` are never left over."""

    __slots__ = ("_bound", "_cards", "_limits", "_needed", "_places", "_where")

    def __init__(
        self,
        cards: Sequence[Card],
        limits: Sequence[Limit[Card]],
        where: str = "$",
        needed: Sequence[Card] = (),
    ) -> None:
        self._cards = [*needed, *cards]
        self._needed = len(needed)
        self._places = len(limits)
        if not len(needed) <= len(limits) <= len(self._cards):
            raise Damaged(where, say("engine-why-uneven"))
        self._limits = limits
        self._bound = [(at, limit) for at, limit in enumerate(limits) if limit is not None]
        self._where = where

    def deal(self, chance: Chance, shuffles: int = SHUFFLES) -> list[Card]:
        """A card for each place, by its limit, and then those that are left. Damaged if the cards cannot fit."""
        cards, bound = self._cards, self._bound
        for _ in range(shuffles):
            order = self._order(chance)
            dealt = [cards[at] for at in order]
            if all(limit(dealt[at]) for at, limit in bound):
                return dealt
        if not mend(order, self._may_lie):
            raise Damaged(self._where, say("engine-why-impossible"))
        return [cards[at] for at in order]

    def _order(self, chance: Chance) -> list[int]:
        """All cards by their numbers, those that are needed at some of the places."""
        needed, places = self._needed, self._places
        if not needed:
            return list(chance.shuffled(len(self._cards)))
        spots = chance.shuffled(places)[:needed]
        others = iter(chance.shuffled(len(self._cards) - needed))
        lying = {spot: card for card, spot in enumerate(spots)}
        return [lying[at] if at in lying else needed + next(others) for at in range(len(self._cards))]

    def _may_lie(self, place: int, card: int) -> bool:
        if place >= self._places:
            return card >= self._needed
        limit = self._limits[place]
        return limit is None or limit(self._cards[card])


def deal(
    cards: Sequence[Card], limits: Sequence[Limit[Card]], chance: Chance, where: str = "$"
) -> tuple[list[Card], list[Card]]:
    """A card for each place, by its limit, and the cards that are left. Damaged, at `where`, if they cannot fit."""
    order = Dealer(cards, limits, where).deal(chance)
    return order[: len(limits)], order[len(limits) :]


def mend(order: list[int], may_lie: Callable[[int, int], bool]) -> bool:
    """Change as few as possible so that at every place lies what may lie there; False if there is no way.

    A wrong card goes where it may lie, the card there on to another place, and so on along a chain, until one comes
    free that may lie where the wrong one was (an augmenting path of a bipartite matching).
    """
    return all(may_lie(place, order[place]) or _give(place, order, may_lie) for place in range(len(order)))


def _give(place: int, order: list[int], may_lie: Callable[[int, int], bool]) -> bool:
    """Give a place a card that fits, if the card it has can go to another place, directly or along a chain of places.

    Breadth first from the wrong card: `came[other]` is the place whose card would move to `other`.
    """
    came: dict[int, int] = {place: place}
    queue = [place]
    for at in queue:
        for other in range(len(order)):
            if other in came or not may_lie(other, order[at]):
                continue
            came[other] = at
            if may_lie(place, order[other]):
                _shift(place, other, came, order)
                return True
            queue.append(other)
    return False


def _shift(place: int, last: int, came: dict[int, int], order: list[int]) -> None:
    """Each card on the chain moves one place on, and the last one comes to where the chain began."""
    found, at = order[last], last
    while at != place:
        order[at] = order[came[at]]
        at = came[at]
    order[place] = found
