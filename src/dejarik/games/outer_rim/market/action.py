"""The Market action: cycle a deck, then buy a card. [RIM-MARKET]"""

from __future__ import annotations

from typing import Final

from dejarik.engine import option
from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim import events
from dejarik.games.outer_rim.abilities import Source, ruled, spend
from dejarik.games.outer_rim.components import IS_PLANET, DeckId, PlayerId
from dejarik.games.outer_rim.forms import Choice, Option, Shopping
from dejarik.games.outer_rim.market.deals import NOTHING_BOUGHT, BuyCard
from dejarik.games.outer_rim.market.decks import cycle
from dejarik.games.outer_rim.market.prices import discounts, market_discount, offers, price, sells_used_ships
from dejarik.games.outer_rim.market.purchase import buy
from dejarik.games.outer_rim.runs import LIST_DONE, CardRun
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State


class MarketAction(Procedure):
    """Two picks: what is cycled, then what is bought. [RIM-MARKET-7, 8]"""

    player: PlayerId

    @property
    def steps(self) -> Steps:
        return MARKET


def offer_to_cycle(game: State, frame: MarketAction) -> None:
    """1. One deck may be cycled. [RIM-MARKET-2]"""
    game.offer(CycleDeck(frame.player, None))


def offer_to_buy(game: State, frame: MarketAction) -> None:
    """2. The top card of one deck may be bought, of the cycled one or of another. [RIM-MARKET-5]"""
    game.offer(BuyAtMarket(frame.player))


def finish_market(game: State, frame: MarketAction) -> None:
    """Goals may be achieved by what was bought. [RIM-GOAL-12]"""
    LIST_DONE.open(game)


MARKET: Final[Steps] = (offer_to_cycle, offer_to_buy, finish_market)


class Cycle(Option):
    """The top card of this deck goes to the bottom."""

    words = "cycle {deck}"
    touched = ("deck/{deck}",)

    deck: DeckId


NOTHING_CYCLED: Final = Choice("cycle-nothing", "cycle nothing")


class CycleDeck(Shopping):
    """Which deck is cycled, or none; Lobot allows a second one. [RIM-MARKET-2, RIM-EFFECT-31, RIM-RUL-79]"""

    player: PlayerId
    before: DeckId | None  # the deck that was cycled already

    rule = "RIM-MARKET-2"
    offers = (Cycle, Choice)
    declining = NOTHING_CYCLED

    def options(self, game: State) -> list[option.Option]:
        decks = [DeckId(at) for at, deck in enumerate(game.market) if deck.cards and at != self.before]
        return [*map(Cycle, decks), NOTHING_CYCLED]

    def resolve(self, game: State, option: option.Option) -> None:
        if not isinstance(option, Cycle):
            return
        more = ruled(game, self.player, "extra-cycle", "market")
        if self.before is not None:
            use_silently(game, self.player, more[0])
        elif more:
            game.ask_for(CycleDeck(self.player, option.deck))
        cycle(game, option.deck)


class BuyAtMarket(Shopping):
    """Which top card is bought, or none. [RIM-MARKET-5, 9]"""

    player: PlayerId

    rule = "RIM-MARKET-5"
    offers = (BuyCard, Choice)
    declining = NOTHING_BOUGHT

    def options(self, game: State) -> list[option.Option]:
        return [
            *[BuyCard(each.card) for each in offers(game, self.player) if not each.forbidden],
            NOTHING_BOUGHT,
        ]

    def resolve(self, game: State, option: option.Option) -> None:
        """The first price that it can lower is lowered by a discount. [RIM-EFFECT-31, RIM-RUL-79]"""
        if not isinstance(option, BuyCard):
            return
        discount = 0
        if price(game, self.player, option.card) or sells_used_ships(option.card):
            discount = market_discount(game, self.player)
            for source in discounts(game, self.player):
                use_silently(game, self.player, source)
        buy(game, self.player, option.card, discount)


def use_silently(game: State, player: PlayerId, source: Source) -> None:
    """An ability that changes what the action does has been used."""
    spend(game, source[0])
    game.tell(EVERYONE, events.used, game.who(player), source[0])


def can_market(game: State, player: PlayerId) -> bool:
    """Only on a planet. [RIM-MARKET-1, RIM-ACT-7]"""
    return IS_PLANET[game.places[player]]


def market_action(game: State, player: PlayerId) -> None:
    """The whole action. [RIM-MARKET-8]"""
    game.perform(MarketAction(player))


@special("market-action")
def market_by_ability(game: State, run: CardRun, count: int) -> None:
    """Doctor Aphra: as a planning choice, at a navpoint too; the action of the action step is still there.
    [RIM-EFFECT-32]"""
    market_action(game, run.player)
