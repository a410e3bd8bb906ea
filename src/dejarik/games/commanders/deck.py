"""Drawing cards, and what happens when the ship deck has run out. [CMD-DECK, CMD-RUL-22 … 25]"""

from __future__ import annotations

from bisect import insort
from collections import Counter

from dejarik.engine.event import EVERYONE, ONLY
from dejarik.games.commanders import events
from dejarik.games.commanders.components import CardId
from dejarik.games.commanders.loop import erase_histories
from dejarik.games.commanders.state import State


def draw(game: State, seat: int, count: int, rule: str) -> None:
    """Draw from the top of the ship deck; the discard is shuffled when a card is needed and none is left.
    [CMD-RUL-22, 23]

    Deck and discard together always hold enough. [CMD-RUL-24]
    """
    hand = game.hands[seat]
    drawn: list[CardId] = []
    for _ in range(count):
        if not game.deck:
            reshuffle(game)
        card = game.deck.pop()
        drawn.append(card)
        insort(hand, card)
    erase_histories(game)
    game.reveal()
    game.tell_apart(ONLY[seat], events.drew, seat, tuple(drawn), rule)


def reshuffle(game: State) -> None:
    """Turn the discard into the new ship deck, special cards and all. [CMD-DECK-1, CMD-SPEC-4]

    All cards but those in the hands have been seen by now, so everybody knows what the others hold together.
    """
    unknown = [list((Counter(hand) - Counter(game.known[seat])).elements()) for seat, hand in enumerate(game.hands)]
    game.remembered = [
        tuple(sorted(card for seat, cards in enumerate(unknown) if seat != viewer for card in cards))
        for viewer in range(len(game.remembered))
    ]
    cards = game.discard
    game.deck = [cards[at] for at in game.chance.shuffled(len(cards))]
    game.discard = []
    game.tell(EVERYONE, events.reshuffled, len(game.deck))
