"""What the automatic opponent buys. [RIM-SOLO-35 … 50, 78 … 80]"""

from __future__ import annotations

from typing import Final

from dejarik.games.outer_rim.assets.gaining import has_room
from dejarik.games.outer_rim.assets.slots import armors, fits, holds_two
from dejarik.games.outer_rim.components import (
    ARMOR,
    DECKS,
    IS_PLANET,
    KIND,
    MARKET_CARD,
    SHEET,
    AiItem,
    CardId,
    Cargo,
    DeckId,
    Event,
    Job,
    PlayerId,
    Ship,
)
from dejarik.games.outer_rim.market import buy, cycle, price, top, used_ships
from dejarik.games.outer_rim.market.prices import sells_used_ships
from dejarik.games.outer_rim.state import State

# A card that takes a slot of the kind of a deck and nothing else, to see whether one is free.
PLAIN: Final = {
    deck: next((CardId(card) for card, kind in enumerate(KIND) if kind == text and not holds_two(CardId(card))), None)
    for deck, text in enumerate(DECKS)
}


def can_buy(game: State, player: PlayerId, item: AiItem) -> bool:
    """Only on a planet, and from a deck that is not empty. [RIM-SOLO-36]"""
    return IS_PLANET[game.places[player]] and top(game, deck_for(game, player, item)) is not None


def deck_for(game: State, player: PlayerId, item: AiItem) -> DeckId:
    """The deck that the item names, or the other one if no slot for the kind of the first is free. [RIM-SOLO-78]"""
    assert item.buy is not None
    plain = PLAIN[item.buy]
    full = plain is not None and not fits(game, player, [*game.assets[player], plain])
    return item.if_full if full and item.if_full is not None else item.buy


def buy_from(game: State, player: PlayerId, item: AiItem) -> None:
    """The deck is cycled once if the top card cannot be bought; what lies there then is bought if it can be.
    [RIM-SOLO-37, 42, 43, 45, 49, RIM-RUL-35]"""
    deck = deck_for(game, player, item)
    card = top(game, deck)
    if card is not None and unfit(game, player, card):
        cycle(game, deck)
        card = top(game, deck)
    if card is not None and not unfit(game, player, card):
        buy(game, player, card)


def unfit(game: State, player: PlayerId, card: CardId) -> bool:
    """Whether the top card is not for the opponent: forbidden here, too dear, without a slot, or a ship that costs no
    more than its own. [RIM-SOLO-38 … 41, 44, 46, 79, 80, RIM-RUL-34]"""
    printed = MARKET_CARD[card].asset
    if sells_used_ships(card):
        return not used_ships(game, player)
    if game.credits[player] < price(game, player, card):
        return True
    if isinstance(printed, Event):
        return False
    if isinstance(printed, Ship):
        return SHEET[printed.ship].cost <= SHEET[game.ships[player]].cost
    if isinstance(printed, Cargo | Job) and printed.not_on == game.places[player]:
        return True
    if card in ARMOR and armors(game.assets[player]):
        return True
    return not has_room(game, player, card)
