"""Cards that let one buy, wherever one is: from the top of a deck, or out of several that are shown.
[RIM-EFFECT-19, 20, RIM-RUL-52]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dejarik.engine import option
from dejarik.games.outer_rim.components import SCRIPT, CardId, DeckId, PlayerId
from dejarik.games.outer_rim.forms import NO, YES, Choice, Decision, Option, Shopping
from dejarik.games.outer_rim.market.decks import bury, show, shown, turn_up
from dejarik.games.outer_rim.market.prices import credits_could_help, forbids
from dejarik.games.outer_rim.market.purchase import buy
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.transfers import TRANSFER, propose_transfer


class BuyCard(Option):
    """Buy it."""

    words = "buy {card}"
    touched = ("card/{card}",)

    card: CardId


NOTHING_BOUGHT: Final = Choice("buy-nothing", "buy nothing")


class RevealCards(Decision):
    """Whether to have so many cards shown at all. [RIM-EFFECT-19]"""

    player: PlayerId
    deck: DeckId
    count: int
    discount: int

    rule = "RIM-EFFECT-19"
    prompted = ("deck", "count")
    offers = (Choice,)
    declining = NO

    def options(self, game: State) -> Sequence[Choice]:
        return [YES, NO]

    def resolve(self, game: State, option: Choice) -> None:
        if option == YES:
            show(game, self.deck, self.count)
            game.offer(BuyFromDeck(self.player, self.deck, min(self.count, len(game.market[self.deck])), self.discount))


class BuyFromDeck(Shopping):
    """One of the shown cards at a discount, or none. A single one that is not bought stays where it is; of several, all
    that are not bought go to the bottom as they were revealed.
    [RIM-EFFECT-19, 20, RIM-RUL-52, RIM-DISCARD-11, RIM-CREDIT-10]"""

    player: PlayerId
    deck: DeckId
    count: int
    discount: int

    rule = "RIM-EFFECT-19"
    prompted = ("deck", "discount")
    offers = (BuyCard, Choice)
    declining = NOTHING_BOUGHT

    def options(self, game: State) -> list[option.Option]:
        cards = shown(game, self.deck, self.count)
        return [
            *[BuyCard(card) for card in cards if not forbids(game, self.player, card, self.discount)],
            *([TRANSFER] if credits_could_help(game, self.player, cards, self.discount) else []),
            NOTHING_BOUGHT,
        ]

    def resolve(self, game: State, option: option.Option) -> None:
        if option == TRANSFER:
            propose_transfer(game, self.player, self)
            return
        bought = option.card if isinstance(option, BuyCard) else None
        if self.count > 1:
            for card in shown(game, self.deck, self.count):
                if card != bought:
                    bury(game, card, self.deck)
        if bought is not None:
            buy(game, self.player, bought, self.discount)
        elif self.count > 1:
            turn_up(game, self.deck)


@SCRIPT.effect("buy")
def offer_cards(game: State, run: CardRun, deck: DeckId, discount: int = 0, reveal: int = 1) -> None:
    """From an empty deck nothing can be bought. [RIM-EFFECT-19, RIM-RUL-26]"""
    if not game.market[deck].cards:
        return
    if reveal > 1:
        game.ask_for(RevealCards(run.player, deck, reveal, discount))
    else:
        game.offer(BuyFromDeck(run.player, deck, 1, discount))
