"""The market: what is cycled, bought, traded in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.option import Option
from dejarik.games.outer_rim.bot.goods import ship_worth
from dejarik.games.outer_rim.bot.outlook import NEVER, Prospects, prospects
from dejarik.games.outer_rim.bot.stakes import money
from dejarik.games.outer_rim.components import COST, GEAR_MOD, KIND, SHEET, CardId, DeckId, SpaceId
from dejarik.games.outer_rim.forms import YES
from dejarik.games.outer_rim.market.action import BuyAtMarket, Cycle, CycleDeck
from dejarik.games.outer_rim.market.deals import BuyCard, BuyFromDeck, RevealCards
from dejarik.games.outer_rim.market.information_broker import ChoosePlanet
from dejarik.games.outer_rim.market.prices import market_discount
from dejarik.games.outer_rim.market.purchase import TradeIn, TradeInCard
from dejarik.games.outer_rim.market.sith_holocron import MarkPlanet
from dejarik.games.outer_rim.market.special_order import GEAR, BuyOrdered, NameOrder
from dejarik.games.outer_rim.market.used_ship import ChooseShip, ChooseUsedShip
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.transfers import TRANSFER

SELDOM: Final = -6.0
GOES_AROUND: Final = 0.1  # a card that may come back later
A_TRIFLE: Final = 0.1  # what others may like is better left alone


def cycle(game: State, ask: CycleDeck) -> Callable[[Option], float]:
    """What may come up, against what goes."""
    look = prospects(game, ask.player)
    place = game.places[ask.player]
    worth = {at: best(look, place, [deck.cards[-1]]) for at, deck in enumerate(game.market) if deck.cards}

    def judge(option: Option) -> float:
        if not isinstance(option, Cycle):
            return max([0.0, *worth.values()]) + A_TRIFLE
        rest = max([0.0, *[each for deck, each in worth.items() if deck != option.deck]])
        chances = [max(rest, best(look, place, [card])) for card in next_cards(game, option.deck)]
        return sum(chances) / len(chances) if chances else rest

    return judge


def next_cards(game: State, deck: DeckId) -> list[CardId]:
    """The cards that may come up next, as far as everybody knows."""
    pile = game.market[deck]
    if len(pile) < 2:
        return list(pile.cards)
    if pile.known[-2] == EVERYONE:
        return [pile.cards[-2]]
    return sorted(card for card, known in zip(pile.cards[:-1], pile.known[:-1], strict=True) if known != EVERYONE)


def best(look: Prospects, place: SpaceId, cards: Iterable[CardId], discount: int = 0) -> float:
    """The best bargain among some cards."""
    return max([look.surplus(look.ware(card, discount), place) for card in cards], default=NEVER)


def buy(game: State, ask: BuyAtMarket) -> Callable[[Option], float]:
    return bargain(prospects(game, ask.player), game.places[ask.player], market_discount(game, ask.player))


def bargain(look: Prospects, place: SpaceId, discount: int) -> Callable[[Option], float]:
    """A card for its price, or nothing."""

    def judge(option: Option) -> float:
        if isinstance(option, BuyCard):
            return best(look, place, [option.card], discount // 1000)
        return SELDOM if option == TRANSFER else 0.0

    return judge


def buy_from_deck(game: State, ask: BuyFromDeck) -> Callable[[Option], float]:
    return bargain(prospects(game, ask.player), game.places[ask.player], ask.discount)


def buy_ordered(game: State, ask: BuyOrdered) -> Callable[[Option], float]:
    return bargain(prospects(game, ask.player), game.places[ask.player], 0)


def reveal(game: State, ask: RevealCards) -> Callable[[Option], float]:
    """Looking costs nothing."""
    return lambda option: A_TRIFLE if option == YES else 0.0


def order(game: State, ask: NameOrder) -> Callable[[Option], float]:
    """Gear or mods, by the best that the deck still has."""
    look = prospects(game, ask.player)
    place = game.places[ask.player]
    cards = sorted(game.market[GEAR_MOD].cards)
    gear = best(look, place, [card for card in cards if KIND[card] == "gear"])
    mods = best(look, place, [card for card in cards if KIND[card] == "mod"])
    return lambda option: gear if option == GEAR else mods


def used_ship(game: State, ask: ChooseUsedShip) -> Callable[[Option], float]:
    """What it is better by, less the rest of the price."""
    own = prospects(game, ask.player).own
    now = ship_worth(own, own.facts.ship, met=own.facts.ship_goal_met)
    old = SHEET[own.facts.ship].cost

    def judge(option: Option) -> float:
        if not isinstance(option, ChooseShip):
            return SELDOM
        price = max(0, SHEET[option.ship].cost - old - ask.discount) / 1000
        return ship_worth(own, option.ship) - now + money(own, -price)

    return judge


def trade_in(game: State, ask: TradeIn) -> Callable[[Option], float]:
    """Only what is worth less than it pays."""
    look = prospects(game, ask.player)
    place = game.places[ask.player]

    def judge(option: Option) -> float:
        if isinstance(option, TradeInCard):
            return min(COST[option.card], ask.rest) / 1000 - look.held(option.card, place)
        return GOES_AROUND

    return judge


def mark_planet(game: State, ask: MarkPlanet) -> Callable[[ChoosePlanet], float]:
    """As far from the buyer as possible."""
    distance = game.arc.distance[game.places[game.turn]]
    return lambda option: float(distance[option.planet])
