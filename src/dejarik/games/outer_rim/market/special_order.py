"""Special Order: gear or a mod of choice. [RIM-EFFECT-43, RIM-RUL-53]"""

from __future__ import annotations

from typing import Final

from dejarik.engine import option
from dejarik.games.outer_rim.components import GEAR_MOD, KIND, PlayerId
from dejarik.games.outer_rim.forms import Choice, Decision, Shopping
from dejarik.games.outer_rim.market.deals import NOTHING_BOUGHT, BuyCard
from dejarik.games.outer_rim.market.decks import show, shown
from dejarik.games.outer_rim.market.prices import credits_could_help, forbids
from dejarik.games.outer_rim.market.purchase import buy
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.transfers import TRANSFER, propose_transfer

GEAR: Final = Choice("order-gear", "gear")
MOD: Final = Choice("order-mod", "mod")


class NameOrder(Decision):
    """Gear or mod. [RIM-EFFECT-43]"""

    player: PlayerId
    count: int

    rule = "RIM-EFFECT-43"
    offers = (Choice,)

    def options(self, game: State) -> list[Choice]:
        return [GEAR, MOD]

    def resolve(self, game: State, option: Choice) -> None:
        """Cards are revealed until so many of that type are shown, or the deck is empty."""
        kind = "gear" if option == GEAR else "mod"
        found = cards = 0
        for card in reversed(game.market[GEAR_MOD].cards):
            if found < self.count:
                cards += 1
                found += KIND[card] == kind
        show(game, GEAR_MOD, cards)
        game.offer(BuyOrdered(self.player, kind, cards))


class BuyOrdered(Shopping):
    """One of the shown cards of the type, by the normal rules, or none. [RIM-EFFECT-43, RIM-CREDIT-10, RIM-SOLO-80]"""

    player: PlayerId
    kind: str
    cards: int

    rule = "RIM-EFFECT-43"
    offers = (BuyCard, Choice)
    declining = NOTHING_BOUGHT

    def options(self, game: State) -> list[option.Option]:
        cards = [card for card in shown(game, GEAR_MOD, self.cards) if KIND[card] == self.kind]
        return [
            *[BuyCard(card) for card in cards if not forbids(game, self.player, card)],
            *([TRANSFER] if credits_could_help(game, self.player, cards) else []),
            NOTHING_BOUGHT,
        ]

    def resolve(self, game: State, option: option.Option) -> None:
        """The rest is shuffled with the order itself, and only then is a new top card revealed. [RIM-DECK-4]"""
        if isinstance(option, BuyCard):
            buy(game, self.player, option.card, within=True)
        elif option == TRANSFER:
            propose_transfer(game, self.player, self)


@special("special-order")
def special_order(game: State, run: CardRun, count: int) -> None:
    if game.market[GEAR_MOD].cards:
        game.ask_for(NameOrder(run.player, count))
