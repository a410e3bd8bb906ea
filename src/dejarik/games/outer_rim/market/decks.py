"""The six market decks: the faceup top card, cycling, showing more. What goes to the bottom does so before everybody's
eyes; a shuffle makes the whole order unknown. [RIM-DECK, RIM-MARKET-3, RIM-HIDDEN-7, 18]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.games.outer_rim.components import SCRIPT, CardId, DeckId
from dejarik.games.outer_rim.market import events
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State


def top(game: State, deck: DeckId) -> CardId | None:
    """The faceup card; None if the deck is empty. [RIM-DECK-2, RIM-INV-2]"""
    cards = game.market[deck].cards
    return cards[-1] if cards else None


def turn_up(game: State, deck: DeckId) -> None:
    """The card that is on top now is turned faceup. [RIM-DECK-2, 3]"""
    if game.market[deck].cards:
        look(game, deck, -1)
        game.tell(EVERYONE, events.on_top, deck, game.market[deck].top)


def look(game: State, deck: DeckId, at: int) -> None:
    """Everybody sees the card at a place. [RIM-DECK-12]"""
    pile = game.market[deck]
    if pile.known[at] != EVERYONE:
        game.market[deck] = pile.look(at, EVERYONE)
        game.reveal()


def show(game: State, deck: DeckId, count: int) -> None:
    """That many cards are revealed, the top card being the first; fewer if there are fewer. [RIM-DECK-5, RIM-COMP-6]"""
    count = min(count, len(game.market[deck]))
    for at in range(1, count + 1):
        look(game, deck, -at)
    game.tell(EVERYONE, events.shown, deck, shown(game, deck, count))


def shown(game: State, deck: DeckId, count: int) -> tuple[CardId, ...]:
    """The top cards in the order in which they are revealed."""
    return game.market[deck].cards[: -count - 1 : -1]


def bury(game: State, card: CardId, deck: DeckId) -> None:
    """A card of the deck goes from its place to the bottom. [RIM-DISCARD-1]"""
    pile = game.market[deck]
    card, pile = pile.take(pile.cards.index(card))
    game.market[deck] = pile.bury(card, EVERYONE)


def cycle(game: State, deck: DeckId) -> None:
    """The top card goes to the bottom, and the new top card is turned faceup; no patrol moves. Of an empty deck nothing
    can be cycled. [RIM-MARKET-3, 4, RIM-PATMOVE-3, RIM-RUL-26]"""
    card = top(game, deck)
    if card is not None:
        bury(game, card, deck)
        game.tell(EVERYONE, events.cycled, deck, card)
        turn_up(game, deck)


@SCRIPT.effect("cycle")
def cycle_some(game: State, run: CardRun, deck: DeckId, count: int = 1) -> None:
    """So many, one after another. [RIM-EFFECT-21]"""
    for _ in range(count):
        cycle(game, deck)
