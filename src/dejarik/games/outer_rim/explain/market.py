"""Cards that cannot be cycled, bought or traded in."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.engine.outcome import Objection
from dejarik.games.outer_rim.actions import MARKET, ChooseAction
from dejarik.games.outer_rim.components import (
    ASSET,
    BARTER,
    CARDS,
    COST,
    DECKS,
    GEAR_MOD,
    KIND,
    MARKET_CARD,
    SHEET,
    SHIP_CARD,
    SHIPS,
    SPACES,
    STARTING_SHIPS,
    CardId,
    DeckId,
    PlayerId,
    Ship,
    ShipId,
)
from dejarik.games.outer_rim.explain.actions import begin, first
from dejarik.games.outer_rim.explain.answers import called_so, not_yours, only_these, refuse
from dejarik.games.outer_rim.explain.steps import ACTION, other_step
from dejarik.games.outer_rim.market.action import BuyAtMarket, CycleDeck
from dejarik.games.outer_rim.market.deals import BuyCard, BuyFromDeck
from dejarik.games.outer_rim.market.decks import shown, top
from dejarik.games.outer_rim.market.prices import (
    better_ships,
    for_trade_in,
    forbids,
    market_discount,
    price,
    sells_used_ships,
)
from dejarik.games.outer_rim.market.purchase import TradeIn
from dejarik.games.outer_rim.market.special_order import BuyOrdered
from dejarik.games.outer_rim.market.used_ship import ChooseUsedShip
from dejarik.games.outer_rim.state import State

NEVER_TRADED_IN = ("bounty", "crew", "job")  # [RIM-TRADEIN-3]


def cycle(game: State, player: PlayerId, deck: DeckId) -> Objection | None:
    """A deck that cannot be cycled, or not now."""
    frame = game.stack[-1]
    name = DECKS.name(deck)
    if isinstance(frame, CycleDeck):
        if deck == frame.before:
            return refuse("RIM-EFFECT-31", "cycled-already", deck=name)
        return refuse("RIM-RUL-26", "deck-empty", deck=name)
    if isinstance(frame, BuyAtMarket):
        return refuse("RIM-MARKET-8", "cycling-is-over")
    if isinstance(frame, ChooseAction):
        return begin(game, player, MARKET) or first(MARKET)
    return other_step(game, ACTION)


# Buying


def buy(game: State, player: PlayerId, card: CardId) -> Objection | None:
    """A card that is not for sale, not here, or too expensive."""
    frame = game.stack[-1]
    if card not in MARKET_CARD:
        return refuse("RIM-BUY-1", "not-for-sale", card=CARDS.name(card))
    if isinstance(frame, BuyFromDeck):
        revealed = shown(game, frame.deck, frame.count)
        return barred(game, player, card, frame.discount) if card in revealed else offer("RIM-EFFECT-19", revealed)
    if isinstance(frame, BuyOrdered):
        fitting = [each for each in shown(game, GEAR_MOD, frame.cards) if KIND[each] == frame.kind]
        return barred(game, player, card) if card in fitting else offer("RIM-EFFECT-43", fitting)
    if isinstance(frame, ChooseAction | CycleDeck | BuyAtMarket):
        return at_market(game, player, card)
    return other_step(game, ACTION)


def offer(rule: str, revealed: Sequence[CardId]) -> Objection:
    return only_these(rule, [CARDS.name(each) for each in revealed])


def at_market(game: State, player: PlayerId, card: CardId) -> Objection:
    """Only the top card of a deck, when its turn in the action has come."""
    frame, pile = game.stack[-1], MARKET_CARD[card].deck
    found = begin(game, player, MARKET) if isinstance(frame, ChooseAction) else None
    if found is None and top(game, pile) != card:
        found = refuse("RIM-MARKET-5", "not-on-top", card=CARDS.name(card), deck=DECKS.name(pile))
    found = found or barred(game, player, card, market_discount(game, player))
    if isinstance(frame, CycleDeck):
        return found or refuse("RIM-MARKET-8", "cycle-before")
    return found or first(MARKET)


def barred(game: State, player: PlayerId, card: CardId, discount: int = 0) -> Objection | None:
    """Why a card that lies there cannot be bought by this player in this place."""
    rule = forbids(game, player, card, discount)
    if not rule:
        return None
    if rule in ("RIM-BUY-8", "RIM-BUY-9"):
        key = "not-at-destination" if rule == "RIM-BUY-8" else "not-bought-here"
        return refuse(rule, key, card=CARDS.name(card), planet=SPACES.name(game.places[player]))
    if not sells_used_ships(card):
        return too_expensive(game, player, card, discount, rule)
    better = [SHIP_CARD[ship] for ship in better_ships(game, player)]
    if not better:
        return refuse(rule, "no-better-ship", cost=SHEET[game.ships[player]].cost)
    return too_expensive(game, player, min(better, key=lambda each: COST[each]), discount, rule)


def too_expensive(
    game: State, player: PlayerId, card: CardId, discount: int = 0, rule: str = "RIM-BUY-11"
) -> Objection:
    """The price, what the player has, and what trade-in could bring."""
    worth = sum(COST[each] for each in for_trade_in(game, player))
    facts = {"price": price(game, player, card, discount), "credits": game.credits[player], "worth": worth}
    if isinstance(ASSET[card], Ship):
        old = SHEET[game.ships[player]].cost
        return refuse(rule, "ship-too-expensive", card=CARDS.name(card), old=old, **facts)
    if discount:
        return refuse(rule, "too-expensive-at-a-discount", card=CARDS.name(card), discount=discount, **facts)
    return refuse(rule, "too-expensive", card=CARDS.name(card), **facts)


def buy_ship(game: State, player: PlayerId, ship: ShipId) -> Objection | None:
    """A ship, by the name of its sheet."""
    card = SHIP_CARD.get(ship)
    if card is None:
        return refuse("RIM-SETUP-39", "starting-ship", ship=SHIPS.name(ship))
    return called_so(game, str(BuyCard(card))) or buy(game, player, card)


def used_ship(game: State, player: PlayerId, ship: ShipId) -> Objection | None:
    """A used ship that is not better, not free, or too expensive."""
    frame, name = game.stack[-1], SHIPS.name(ship)
    if not isinstance(frame, ChooseUsedShip):
        return None
    if ship in STARTING_SHIPS:
        return refuse("RIM-SETUP-39", "starting-ship", ship=name)
    if ship in game.ships:
        return refuse("RIM-COMP-3", "ship-in-use", ship=name)
    own = SHEET[game.ships[player]].cost
    if SHEET[ship].cost <= own:
        return refuse("RIM-EFFECT-47", "no-better-than-yours", ship=name, cost=SHEET[ship].cost, own=own)
    return too_expensive(game, player, SHIP_CARD[ship], frame.discount)


# Trade-in


def trade_in(game: State, player: PlayerId, card: CardId) -> Objection | None:
    """An asset that is worth nothing to the market, or not now."""
    found = not_yours(game, player, card, "RIM-TRADEIN-1")
    if found is None and KIND[card] in NEVER_TRADED_IN:
        found = refuse("RIM-TRADEIN-3", "never-traded-in", card=CARDS.name(card))
    if found is None and not BARTER[card]:
        found = refuse("RIM-TRADEIN-2", "without-cost", card=CARDS.name(card))
    if found is not None:
        return found
    if isinstance(game.stack[-1], TradeIn):
        return refuse("RIM-TRADEIN-1", "traded-in-already", card=CARDS.name(card))
    if isinstance(game.stack[-1], ChooseAction | CycleDeck | BuyAtMarket):
        return refuse("RIM-BUY-10", "buy-first")
    return None


def trade_in_ship(game: State, player: PlayerId, ship: ShipId) -> Objection:
    """A ship goes only for another one, and without being asked."""
    return refuse("RIM-TRADEIN-9", "ship-for-ship", ship=SHIPS.name(ship))


def pay(game: State, player: PlayerId) -> Objection | None:
    """More than the credits that are left."""
    frame = game.stack[-1]
    if not isinstance(frame, TradeIn):
        return None
    left = [each for each in for_trade_in(game, player) if each not in frame.purchase.traded]
    worth = sum(COST[each] for each in left)
    return refuse("RIM-BUY-11", "cannot-pay-rest", rest=frame.rest, credits=game.credits[player], worth=worth)
