"""The six market decks: cycling them, buying from them, and ships. [RIM-MARKET, RIM-DECK, RIM-BUY, RIM-TRADEIN]

What other chapters use:

    can_market(game, player)                     whether the Market action is possible: on a planet
    market_action(game, player)                  all of it: cycle, then buy
    offers(game, player, discount=0)             the top card of every deck, what it would cost here and now in a
                                                 Market action, and the rule that forbids to buy it ("" if none does)
    price(game, player, card, discount=0)        in credits, before assets are traded in
    forbids(game, player, card, discount=0)      the rule that forbids to buy this card, or ""
    buy(game, player, card, discount=0)          the whole purchase of a card that lies on top of its deck: trade-in,
                                                 price, room, "when you buy this", the new top card, its patrol
    cycle(game, deck)                            the top card goes to the bottom, a new one is turned faceup
    take_ship(game, player, ship, damage=0)      the sheet changes, what does not fit is discarded

`REVEALED(game, player, card)` opens when a new top card lies there after a purchase: patrol movement joins.
[RIM-PATMOVE-2]
"""

from __future__ import annotations

from dejarik.games.outer_rim.market import information_broker, sith_holocron, special_order, used_ship
from dejarik.games.outer_rim.market.action import can_market, market_action
from dejarik.games.outer_rim.market.decks import cycle, top
from dejarik.games.outer_rim.market.prices import Offer, forbids, offers, price, used_ships
from dejarik.games.outer_rim.market.purchase import REVEALED, buy
from dejarik.games.outer_rim.market.ships import take_ship

CARDS_OF_THEIR_OWN = (information_broker, sith_holocron, special_order, used_ship)

__all__ = [
    "REVEALED",
    "Offer",
    "buy",
    "can_market",
    "cycle",
    "forbids",
    "market_action",
    "offers",
    "price",
    "take_ship",
    "top",
    "used_ships",
]
