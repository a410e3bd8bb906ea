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
from typing import TypeAlias, TypeVar

from dejarik.engine.chance import Chance
from dejarik.engine.message import say
from dejarik.engine.problem import Damaged

Card = TypeVar("Card")
Limit: TypeAlias = Callable[[Card], bool] | None  # None: any card may lie there

SHUFFLES = 8  # most positions fit at once; a mended deal is slower, and not quite as even


def deal(
    cards: Sequence[Card], limits: Sequence[Limit[Card]], chance: Chance, where: str = "$"
) -> tuple[list[Card], list[Card]]:
    """A card for each place, by its limit, and the cards that are left. Damaged, at `where`, if they cannot fit."""
    places = len(limits)
    if places > len(cards):
        raise Damaged(where, say("engine-why-uneven"))
    bound = [at for at, limit in enumerate(limits) if limit is not None]
    for _ in range(SHUFFLES):
        order = [cards[at] for at in chance.shuffled(len(cards))]
        if all(_fits(limits[at], order[at]) for at in bound):
            return order[:places], order[places:]
    if not mend(order, limits):
        raise Damaged(where, say("engine-why-impossible"))
    return order[:places], order[places:]


def mend(order: list[Card], limits: Sequence[Limit[Card]]) -> bool:
    """Change as few cards as possible so that each place has one that fits; False if there is no way.

    A place with a wrong card takes one from the nearest place to its right that fits and can itself be given another,
    and so on along a chain (an augmenting path of a bipartite matching).
    """
    for place, limit in enumerate(limits):
        if not _fits(limit, order[place]) and not _give(place, order, limits):
            return False
    return True


def _give(place: int, order: list[Card], limits: Sequence[Limit[Card]]) -> bool:
    """Give a place a card that fits, if the card it has can go to another place, directly or along a chain of places.

    Breadth first from the wrong card: `came[other]` is the place whose card would move to `other`.
    """
    came: dict[int, int] = {place: place}
    queue = [place]
    for at in queue:
        for other in range(len(order)):
            if other in came or not _fits(_limit(limits, other), order[at]):
                continue
            came[other] = at
            if _fits(limits[place], order[other]):
                _shift(place, other, came, order)
                return True
            queue.append(other)
    return False


def _shift(place: int, last: int, came: dict[int, int], order: list[Card]) -> None:
    """Each card on the chain moves one place on, and the last one comes to where the chain began."""
    found, at = order[last], last
    while at != place:
        order[at] = order[came[at]]
        at = came[at]
    order[place] = found


def _limit(limits: Sequence[Limit[Card]], place: int) -> Limit[Card]:
    return limits[place] if place < len(limits) else None


def _fits(limit: Limit[Card], card: Card) -> bool:
    return limit is None or limit(card)
