"""What a side knows of probe cards without knowing which is which. [REB-INFO-6, 7, 12]

Cards that were mixed, or put down in an order that a side did not see, are a *bag* of that side: where they lie can be
followed (in the deck, in the Empire's hand, as the location of the base), and of some it is known that they are among
them. A bag is the side, the cards in it and those of them that the side knows to be in it. Bags of a side never
overlap; when they are mixed with each other they become one.
"""

from __future__ import annotations

from dejarik.games.rebellion.components import Side, SystemSet, system_set
from dejarik.games.rebellion.roles import audience
from dejarik.games.rebellion.state import State


def learn(game: State, side: Side, cards: SystemSet) -> None:
    """The side sees what these are and where they lie."""
    bags = [
        (owner, inside & ~cards, known & ~cards) if owner == side else (owner, inside, known)
        for owner, inside, known in game.probe_bags
    ]
    game.probe_bags = [(owner, SystemSet(inside), SystemSet(known)) for owner, inside, known in bags if known]


def mix(game: State, side: Side, cards: SystemSet, known: SystemSet) -> None:
    """The side no longer knows where each of these lies; `known` of them it knew, and others it may have known by
    their place in the deck."""
    deck, eyes = game.probe_deck, audience(game, side)
    places = [at for at, card in enumerate(deck.cards) if cards >> card & 1]
    together: int = cards
    certain: int = known | system_set(*(deck.cards[at] for at in places if deck.known[at] & eyes))
    game.probe_deck = deck.forget(places, eyes)
    apart = []
    for bag in game.probe_bags:
        if bag[0] == side and bag[1] & cards:
            together |= bag[1]
            certain |= bag[2]
        else:
            apart.append(bag)
    if certain:
        apart.append((side, SystemSet(together), SystemSet(certain)))
    game.probe_bags = apart
