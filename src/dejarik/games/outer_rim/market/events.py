"""What is said about the market."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.engine.message import Message, say
from dejarik.games.outer_rim.components import (
    CARDS,
    CHARACTERS,
    DECKS,
    SHIPS,
    SPACES,
    CardId,
    CharacterId,
    DeckId,
    ShipId,
    SpaceId,
)


def cycled(deck: DeckId, card: CardId) -> Message:
    return say("outer_rim-event-cycled", rule="RIM-MARKET-3", deck=DECKS.name(deck), card=CARDS.name(card))


def on_top(deck: DeckId, card: CardId) -> Message:
    return say("outer_rim-event-on-top", rule="RIM-DECK-3", deck=DECKS.name(deck), card=CARDS.name(card))


def shown(deck: DeckId, cards: Sequence[CardId]) -> Message:
    return say(
        "outer_rim-event-shown",
        rule="RIM-DECK-5",
        deck=DECKS.name(deck),
        cards=tuple(CARDS.name(card) for card in cards),
    )


def bought(who: CharacterId, card: CardId, paid: int) -> Message:
    return say("outer_rim-event-bought", rule="RIM-BUY-1", who=CHARACTERS.name(who), card=CARDS.name(card), count=paid)


def took_ship(who: CharacterId, ship: ShipId) -> Message:
    return say("outer_rim-event-took-ship", rule="RIM-SHIP-8", who=CHARACTERS.name(who), ship=SHIPS.name(ship))


def shuffled_back(deck: DeckId, card: CardId) -> Message:
    return say("outer_rim-event-shuffled-back", rule="RIM-DECK-11", deck=DECKS.name(deck), card=CARDS.name(card))


def marked_planet(who: CharacterId, planet: SpaceId) -> Message:
    return say(
        "outer_rim-event-marked-planet", rule="RIM-EFFECT-37", who=CHARACTERS.name(who), planet=SPACES.name(planet)
    )
