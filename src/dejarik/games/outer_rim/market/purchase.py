"""How a card is bought. [RIM-BUY-10]

`buy` asks for trade-in and goes through the purchase: the price, then what the card is (an asset for a slot, a ship, or
an event that is carried out at once), the new top card, and whatever follows from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from dejarik.engine import option
from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.engine.window import Moment
from dejarik.games.outer_rim.abilities import run_for, use
from dejarik.games.outer_rim.assets.gaining import Gaining
from dejarik.games.outer_rim.assets.leaving import drop
from dejarik.games.outer_rim.assets.room import MakingRoom, settle
from dejarik.games.outer_rim.components import ABILITY, CARD_ABILITIES, COST, MARKET_CARD, CardId, Event, PlayerId, Ship
from dejarik.games.outer_rim.forms import Choice, Decision, Option
from dejarik.games.outer_rim.market import events
from dejarik.games.outer_rim.market.decks import turn_up
from dejarik.games.outer_rim.market.prices import for_trade_in, price
from dejarik.games.outer_rim.market.ships import take_ship
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State

# A new top card lies there because this player has bought or gained the one above it. [RIM-PATMOVE-2]
REVEALED: Final = Moment[[State, PlayerId, CardId]]()


class Purchase(Procedure):
    """A market card is bought: the one on top of its deck, or a ship by Used Ship for Sale. [RIM-BUY-10]"""

    player: PlayerId
    card: CardId
    price: int
    discount: int
    within: bool = False  # it is a part of another purchase, which turns up the new top card [RIM-DECK-4]
    damage: int = 0  # on the ship that is bought
    traded: tuple[CardId, ...] = ()

    @property
    def steps(self) -> Steps:
        printed = MARKET_CARD[self.card].asset
        if isinstance(printed, Event):
            return EVENT
        return SHIP if isinstance(printed, Ship) else ASSET

    @property
    def rest(self) -> int:
        """What is still to be paid in credits; no change is given. [RIM-TRADEIN-1, 6]"""
        return max(0, self.price - sum(COST[card] for card in self.traded))


class TradeInCard(Option):
    """This one goes for its cost."""

    words = "trade in {card}"
    touched = ("card/{card}",)

    card: CardId


PAY: Final = Choice("pay", "pay")


class TradeIn(Decision):
    """One asset after another counts as payment, until the rest is paid in credits. [RIM-TRADEIN-1, 4, 11,
    RIM-BUY-10, 11]"""

    player: PlayerId
    purchase: Purchase

    rule = "RIM-TRADEIN-1"
    prompted = ("rest",)
    offers = (TradeInCard, Choice)
    declining = PAY  # [RIM-SOLO-47]

    @property
    def rest(self) -> int:
        return self.purchase.rest

    def options(self, game: State) -> Sequence[option.Option]:
        traded = self.purchase.traded
        cards = [card for card in for_trade_in(game, self.player) if card not in traded]
        enough = [PAY] if game.credits[self.player] >= self.rest else []
        return [*map(TradeInCard, cards), *enough]

    def resolve(self, game: State, option: option.Option) -> None:
        if isinstance(option, TradeInCard):
            collect(game, replace(self.purchase, traded=(*self.purchase.traded, option.card)))
        else:
            game.perform(self.purchase)


def collect(game: State, purchase: Purchase) -> None:
    """Ask for trade-in as long as something is to be paid and there is something to give. Nothing else is ever paid so.
    [RIM-TRADEIN-1, 5, 13, RIM-JOB-3]"""
    if purchase.rest:
        game.offer(TradeIn(purchase.player, purchase))
    else:
        game.perform(purchase)


def pay_price(game: State, frame: Purchase) -> None:
    """The cards traded in are discarded in the order in which they were gained, the rest is paid in credits.
    [RIM-BUY-1, 6, 7, RIM-TRADEIN-1, RIM-DISCARD-11, RIM-CREDIT-3]"""
    game.tell(EVERYONE, events.bought, game.who(frame.player), frame.card, frame.rest)
    for card in [card for card in game.assets[frame.player] if card in frame.traded]:
        drop(game, frame.player, card)
    game.credits[frame.player] -= frame.rest


def take_asset(game: State, frame: Purchase) -> None:
    """Room is made, and the card comes into its slot. [RIM-BUY-2, 3]"""
    game.perform(Gaining(frame.player, frame.card))


def when_bought(game: State, frame: Purchase) -> None:
    """Abilities "when you buy this". [RIM-ABIL-35]"""
    if not game.is_ai(frame.player):
        for ability in reversed([each for each in CARD_ABILITIES[frame.card] if ABILITY[each].when == "on-buy"]):
            use(game, run_for(frame.player, (ability, frame.card)), ability)


def take_new_ship(game: State, frame: Purchase) -> None:
    """The card is removed from the game, wherever in the deck it is, and the sheet changes.
    [RIM-SHIP-8, RIM-DISCARD-7, RIM-EFFECT-47]"""
    printed = MARKET_CARD[frame.card]
    assert isinstance(printed.asset, Ship)
    pile = game.market[printed.deck]
    if frame.card in pile.cards:
        _, game.market[printed.deck] = pile.take(pile.cards.index(frame.card))
        game.removed.append(frame.card)
    take_ship(game, frame.player, printed.asset.ship, frame.damage)


def keep_what_fits(game: State, frame: Purchase) -> None:
    """A slot may have been traded in. [RIM-SLOT-10]"""
    game.perform(MakingRoom(frame.player))


def carry_out(game: State, frame: Purchase) -> None:
    """An event takes no slot. [RIM-DECK-11]"""
    printed = MARKET_CARD[frame.card]
    assert isinstance(printed.asset, Event)
    _, game.market[printed.deck] = game.market[printed.deck].draw()
    game.in_use.append(frame.card)
    game.perform(CardRun(printed.asset.effects, frame.player, card=frame.card, discount=frame.discount))


def shuffle_back(game: State, frame: Purchase) -> None:
    """It goes back into its deck, whose order nobody knows then. [RIM-DECK-11, RIM-EFFECT-52, RIM-HIDDEN-18]"""
    deck = MARKET_CARD[frame.card].deck
    game.in_use.remove(frame.card)
    game.market[deck] = game.market[deck].put(frame.card).shuffled(game.chance)
    game.tell(EVERYONE, events.shuffled_back, deck, frame.card)


def turn_up_next(game: State, frame: Purchase) -> None:
    """The new top card is revealed, once, and may move a patrol.
    [RIM-MARKET-6, RIM-BUY-4, RIM-DECK-3, 4, RIM-PATMOVE-14]"""
    deck = MARKET_CARD[frame.card].deck
    if not frame.within:
        turn_up(game, deck)
        if game.market[deck].cards:
            REVEALED.open(game, frame.player, game.market[deck].top)


def settle_up(game: State, frame: Purchase) -> None:
    """What was traded in may have kept the buyer on their feet. [RIM-RUL-20]"""
    if not frame.within:
        settle(game, frame.player)


ASSET: Final[Steps] = (pay_price, take_asset, when_bought, turn_up_next, settle_up)
SHIP: Final[Steps] = (pay_price, take_new_ship, turn_up_next, settle_up)
EVENT: Final[Steps] = (pay_price, keep_what_fits, carry_out, shuffle_back, turn_up_next, settle_up)


def buy(game: State, player: PlayerId, card: CardId, discount: int = 0, within: bool = False, damage: int = 0) -> None:
    """Buy a card that may be bought. [RIM-BUY-10]"""
    collect(game, Purchase(player, card, price(game, player, card, discount), discount, within, damage))
