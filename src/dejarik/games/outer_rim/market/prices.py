"""What a card costs, what can be traded in for it, and who may buy it where. [RIM-BUY-1, 5, 8, 9, 11, 13, 14,
RIM-TRADEIN]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dejarik.games.outer_rim.abilities import Source, ruled
from dejarik.games.outer_rim.components import (
    ABILITY,
    BARTER,
    COST,
    MARKET_CARD,
    SCRIPT,
    SHEET,
    SHIP_CARD,
    CardId,
    Cargo,
    DeckId,
    Event,
    Job,
    PlayerId,
    Ship,
    ShipId,
)
from dejarik.games.outer_rim.market.decks import top
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.transfers import could_help


def price(game: State, player: PlayerId, card: CardId, discount: int = 0) -> int:
    """What is to be paid, in credits or by trade-in of assets. The old ship is always traded in for a new one.
    [RIM-BUY-1, 5, 14, RIM-SHIP-6, RIM-TRADEIN-8, 9]"""
    printed = MARKET_CARD[card].asset
    old = SHEET[game.ships[player]].cost if isinstance(printed, Ship) else 0
    return max(0, COST[card] - old - discount)


def for_trade_in(game: State, player: PlayerId) -> list[CardId]:
    """The assets that count as payment: never bounties, crew and jobs, nor what has no cost. [RIM-TRADEIN-2, 3, 12,
    RIM-CARGO-5, RIM-GEAR-6, RIM-MOD-5, RIM-JOB-4, RIM-BOUNTY-7] The automatic opponent trades nothing in.
    [RIM-SOLO-47]"""
    return [] if game.is_ai(player) else [card for card in game.assets[player] if BARTER[card]]


def better_ships(game: State, player: PlayerId) -> list[ShipId]:
    """The unused ships that cost more than the player's own. [RIM-EFFECT-47, RIM-SETUP-39, RIM-SHIP-12]"""
    cost = SHEET[game.ships[player]].cost
    return [ship for ship in SHIP_CARD if SHEET[ship].cost > cost and ship not in game.ships]


def used_ships(game: State, player: PlayerId, discount: int = 0) -> list[ShipId]:
    """Those of them that the player can pay for. [RIM-BUY-13]"""
    return [ship for ship in better_ships(game, player) if not missing(game, player, SHIP_CARD[ship], discount)]


def missing(game: State, player: PlayerId, card: CardId, discount: int = 0) -> int:
    """How many credits are missing to buy a card, or the cheapest better ship that it brings, when everything is traded
    in that can be. [RIM-BUY-11, 13]"""
    cards = [SHIP_CARD[ship] for ship in better_ships(game, player)] if sells_used_ships(card) else [card]
    worth = game.credits[player] + sum(COST[each] for each in for_trade_in(game, player))
    return max(0, min([price(game, player, each, discount) for each in cards], default=0) - worth)


def credits_could_help(game: State, player: PlayerId, cards: Sequence[CardId], discount: int = 0) -> bool:
    """Whether one of these cards could be bought with credits of others. [RIM-CREDIT-10]"""
    return any(
        forbids(game, player, card, discount) in ("RIM-BUY-11", "RIM-BUY-13")
        and could_help(game, player, missing(game, player, card, discount))
        for card in cards
    )


def sells_used_ships(card: CardId) -> bool:
    """Whether what is paid for a card is the price of the ship that it brings. [RIM-EFFECT-20, 47]"""
    printed = MARKET_CARD[card].asset
    return isinstance(printed, Event) and any(
        effect.op == "rule" and effect.values[0] == "used-ship" for effect in SCRIPT.lists[printed.effects]
    )


def forbids(game: State, player: PlayerId, card: CardId, discount: int = 0) -> str:
    """The rule that forbids the player to buy a card here and now; "" if none does. Room can always be made: every ship
    has a slot for each kind. [RIM-BUY-8, 9, 11, 13, RIM-CARGO-6]"""
    printed = MARKET_CARD[card].asset
    if isinstance(printed, Cargo | Job) and printed.not_on == game.places[player]:
        return "RIM-BUY-8" if isinstance(printed, Cargo) else "RIM-BUY-9"
    if sells_used_ships(card):
        return "" if used_ships(game, player, discount) else "RIM-BUY-13"
    return "RIM-BUY-11" if missing(game, player, card, discount) else ""


@dataclass(frozen=True, slots=True)
class Offer:
    """The top card of a deck, its price in a Market action, and why it cannot be bought there ("": it can)."""

    deck: DeckId
    card: CardId
    price: int
    forbidden: str


def offers(game: State, player: PlayerId) -> list[Offer]:
    """What the Market action has to offer. [RIM-MARKET-5, 9]"""
    found = []
    for deck in (DeckId(at) for at in range(len(game.market))):
        card = top(game, deck)
        if card is not None:
            discount = market_discount(game, player)
            found.append(Offer(deck, card, price(game, player, card, discount), forbids(game, player, card, discount)))
    return found


def discounts(game: State, player: PlayerId) -> list[Source]:
    """Abilities that lower the first price in a Market action of the turn. [RIM-EFFECT-31, RIM-RUL-79]"""
    return ruled(game, player, "market-discount", "market")


def market_discount(game: State, player: PlayerId) -> int:
    """By how much they lower it. [RIM-EFFECT-31]"""
    return sum(SCRIPT.lists[ABILITY[ability].do][0].values[1] for ability, _ in discounts(game, player))
