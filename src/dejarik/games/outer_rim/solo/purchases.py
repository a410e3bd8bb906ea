"""What the automatic opponent buys. [RIM-SOLO-35 … 50, 78 … 80]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.event import EVERYONE
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
from dejarik.games.outer_rim.solo import events
from dejarik.games.outer_rim.state import State

# A card that takes a slot of the kind of a deck and nothing else, to see whether one is free.
PLAIN: Final = {
    deck: next((CardId(card) for card, kind in enumerate(KIND) if kind == text and not holds_two(CardId(card))), None)
    for deck, text in enumerate(DECKS)
}


def bars_buying(game: State, player: PlayerId, item: AiItem) -> str:
    """Why the opponent cannot buy at all: only on a planet, and from a deck that is not empty; "" if it can.
    [RIM-SOLO-36]"""
    if not IS_PLANET[game.places[player]]:
        return "no-planet"
    return "empty-deck" if top(game, deck_for(game, player, item)) is None else ""


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
    if deck != item.buy and item.buy is not None:
        game.tell(EVERYONE, events.other_deck, item.buy, deck)
    if turned_down(game, player, deck):
        cycle(game, deck)
        if turned_down(game, player, deck):
            game.tell(EVERYONE, events.buys_nothing, game.who(player))
            return
    card = top(game, deck)
    assert card is not None
    buy(game, player, card)


def turned_down(game: State, player: PlayerId, deck: DeckId) -> bool:
    """Whether the top card is not for the opponent; it is told why."""
    card = top(game, deck)
    assert card is not None
    why = unfit(game, player, card)
    if why:
        game.tell(EVERYONE, events.not_for_it, card, why, price(game, player, card), game.credits[player])
    return why != ""


def unfit(game: State, player: PlayerId, card: CardId) -> str:
    """Why the top card is not for the opponent: forbidden here, too dear, without a slot, or a ship that costs no more
    than its own; "" if it is. [RIM-SOLO-38 … 41, 44, 46, 79, 80, RIM-RUL-34]"""
    printed = MARKET_CARD[card].asset
    if sells_used_ships(card):
        return "" if used_ships(game, player) else "no-used-ship"
    if isinstance(printed, Ship) and SHEET[printed.ship].cost <= SHEET[game.ships[player]].cost:
        return "no-better"
    if isinstance(printed, Cargo | Job) and printed.not_on == game.places[player]:
        return "forbidden"
    if game.credits[player] < price(game, player, card):
        return "dear"
    if isinstance(printed, Event | Ship):
        return ""
    if card in ARMOR and armors(game.assets[player]):
        return "second-armor"
    return "" if has_room(game, player, card) else "no-slot"
