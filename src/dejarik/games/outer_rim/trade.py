"""The Trade action: proposals of the active player, which the other accepts or declines. [RIM-TRADE]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final, TypedDict

from dejarik.engine import option
from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim.actions import TRADE, action
from dejarik.games.outer_rim.assets import exchange
from dejarik.games.outer_rim.components import CARDS, CHARACTERS, CardId, CharacterId, PlayerId
from dejarik.games.outer_rim.forms import DONE, Choice, Decision, Option, Sentence
from dejarik.games.outer_rim.money import gain_credits
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.transfers import (
    ACCEPT,
    AMOUNTS,
    DECLINE,
    LAST_PROPOSAL,
    OFFER,
    WITHDRAW,
    Thousands,
    player_of,
)


@dataclass(frozen=True, slots=True)
class Deal:
    """What changes hands. The order in which it was put together does not count."""

    partner: PlayerId
    given: tuple[CardId, ...] = ()
    paid: int = 0
    received: tuple[CardId, ...] = ()
    gained: int = 0

    def empty(self) -> bool:
        return not (self.given or self.paid or self.received or self.gained)

    def said(self, key: str, rule: str) -> Message:
        """A question about it, with what the active player gives and receives."""
        nothing = (say("outer_rim-nothing"),)
        given, received = things(self.given, self.paid), things(self.received, self.gained)
        return say(key, rule, given=given or nothing, received=received or nothing)


class TradeAction(Procedure):
    """At most three proposals, to any players in the space; an exchange ends trading with that partner.
    [RIM-TRADE-3, 14, 15, RIM-RUL-6, 57]"""

    player: PlayerId
    closed: tuple[PlayerId, ...] = ()  # with whom there has been an exchange
    declined: tuple[Deal, ...] = ()

    @property
    def steps(self) -> Steps:
        return TRADING


def next_proposal(game: State, frame: TradeAction) -> None:
    if game.proposals < LAST_PROPOSAL:
        game.offer(ChoosePartner(frame.player, frame))


TRADING: Final[Steps] = (next_proposal,)


def can_trade(game: State, player: PlayerId) -> bool:
    """With another player in the space; the automatic opponent agrees to nothing.
    [RIM-TRADE-1, 4, 17, RIM-SOLO-86, RIM-RUL-84]"""
    return not game.solo and bool(game.here(player))


@action(TRADE, can_trade)
def trade_action(game: State, player: PlayerId) -> None:
    """Separate exchanges with each player here. [RIM-TRADE-12, RIM-RUL-6]"""
    game.proposals = 0
    game.perform(TradeAction(player))


class TradeWith(Option):
    """A proposal to this player."""

    words = "trade with {who}"
    labelled = "{who}"
    touched = ("player/{who}",)

    who: CharacterId


class ChoosePartner(Decision):
    """To whom the next proposal goes, or no more. [RIM-TRADE-12, 15]"""

    player: PlayerId
    trade: TradeAction

    rule = "RIM-TRADE-12"
    offers = (TradeWith, Choice)

    def options(self, game: State) -> list[option.Option]:
        partners = [other for other in game.here(self.player) if other not in self.trade.closed]
        return [*[TradeWith(game.who(other)) for other in partners], DONE]

    def resolve(self, game: State, option: option.Option) -> None:
        if isinstance(option, TradeWith):
            game.proposals += 1
            game.perform(self.trade)
            game.offer(ComposeDeal(self.player, Deal(player_of(game, option.who)), self.trade.declined))


class GiveCard(Option):
    """The active player gives this card."""

    words = "give {card}"
    touched = ("card/{card}",)

    card: CardId


class AskCard(Option):
    """The active player wants this card."""

    words = "want {card}"
    touched = ("card/{card}",)

    card: CardId


class GiveCredits(Option):
    words = "give {thousands}000"

    thousands: Thousands


class AskCredits(Option):
    words = "want {thousands}000"

    thousands: Thousands


class CardOfDeal(TypedDict):
    card: Annotated[str, CardId]
    pick: str


class CreditsOfDeal(TypedDict):
    """A token of credits, and the picks that put it on either side of a deal."""

    count: int
    give: str
    want: str


class DealForm(TypedDict):
    """What can be put into a proposal, with the picks that do it."""

    give: list[CardOfDeal]
    want: list[CardOfDeal]
    credits: list[CreditsOfDeal]
    offer: str
    withdraw: str


class ComposeDeal(Decision):
    """Cards and credits to give and to ask for, one by one, then the offer; what was added stays in it.
    [RIM-TRADE-2, 5, 7, 9, 12, 13, 15]"""

    player: PlayerId
    deal: Deal
    declined: tuple[Deal, ...]

    rule = "RIM-TRADE-12"
    offers = (GiveCard, AskCard, GiveCredits, AskCredits, Choice)

    def prompt(self) -> Message:
        return self.deal.said("outer_rim-prompt-compose-deal", self.rule)

    def options(self, game: State) -> list[option.Option]:
        deal = self.deal
        found: list[option.Option] = [] if deal.empty() or deal in self.declined else [OFFER]
        found += [GiveCard(card) for card in game.assets[self.player] if card not in deal.given]
        found += [AskCard(card) for card in game.assets[deal.partner] if card not in deal.received]
        found += [GiveCredits(token // 1000) for token in AMOUNTS if token <= game.credits[self.player] - deal.paid]
        found += [AskCredits(token // 1000) for token in AMOUNTS if token <= game.credits[deal.partner] - deal.gained]
        return [*found, WITHDRAW]

    def form(self, game: State) -> DealForm:
        return {
            "give": [{"card": CARDS[card], "pick": str(GiveCard(card))} for card in game.assets[self.player]],
            "want": [{"card": CARDS[card], "pick": str(AskCard(card))} for card in game.assets[self.deal.partner]],
            "credits": [
                {"count": token, "give": str(GiveCredits(token // 1000)), "want": str(AskCredits(token // 1000))}
                for token in AMOUNTS
            ],
            "offer": str(OFFER),
            "withdraw": str(WITHDRAW),
        }

    def resolve(self, game: State, option: option.Option) -> None:
        if option == OFFER:
            game.tell(EVERYONE, offered, game.who(self.player), game.who(self.deal.partner), *_facts(self.deal))
            game.ask_for(AnswerDeal(self.deal.partner, self.player, self.deal))
        elif option != WITHDRAW:
            game.offer(replace(self, deal=add(self.deal, option)))


def add(deal: Deal, option: option.Option) -> Deal:
    """One card or amount more."""
    if isinstance(option, GiveCard):
        return replace(deal, given=tuple(sorted((*deal.given, option.card))))
    if isinstance(option, AskCard):
        return replace(deal, received=tuple(sorted((*deal.received, option.card))))
    if isinstance(option, GiveCredits):
        return replace(deal, paid=deal.paid + option.thousands * 1000)
    assert isinstance(option, AskCredits)
    return replace(deal, gained=deal.gained + option.thousands * 1000)


class AnswerDeal(Decision):
    """Accept or decline; an accepted exchange takes place at once, and nothing else binds. [RIM-TRADE-6, 14]"""

    player: PlayerId
    proposer: PlayerId
    deal: Deal

    rule = "RIM-TRADE-14"
    offers = (Choice,)
    declining = DECLINE

    def prompt(self) -> Message:
        return self.deal.said("outer_rim-prompt-answer-deal", self.rule)

    def options(self, game: State) -> Sequence[Choice]:
        return [ACCEPT, DECLINE]

    def resolve(self, game: State, option: Choice) -> None:
        trade = game.stack[-1]
        assert isinstance(trade, TradeAction)
        deal = self.deal
        if option == DECLINE:
            game.stack[-1] = replace(trade, declined=(*trade.declined, deal))
            game.tell(EVERYONE, declined, game.who(self.player))
            return
        game.stack[-1] = replace(trade, closed=(*trade.closed, self.player))
        gain_credits(game, self.proposer, deal.gained - deal.paid)
        gain_credits(game, self.player, deal.paid - deal.gained)
        exchange(game, self.proposer, deal.given, self.player, deal.received)


# What is said


def _facts(deal: Deal) -> tuple[tuple[CardId, ...], int, tuple[CardId, ...], int]:
    return deal.given, deal.paid, deal.received, deal.gained


def things(cards: tuple[CardId, ...], credits: int) -> tuple[Message, ...]:
    """Cards and credits, in words."""
    found = [CARDS.name(card) for card in cards]
    return tuple([*found, say("outer_rim-credits", count=credits)] if credits else found)


def offered(
    who: CharacterId,
    partner: CharacterId,
    given: tuple[CardId, ...],
    paid: int,
    received: tuple[CardId, ...],
    gained: int,
) -> Message:
    if not received and not gained:
        return say(
            "outer_rim-event-gift-offered",
            rule="RIM-TRADE-5",
            who=CHARACTERS.name(who),
            partner=CHARACTERS.name(partner),
            things=things(given, paid),
        )
    if not given and not paid:
        return say(
            "outer_rim-event-gift-asked",
            rule="RIM-TRADE-5",
            who=CHARACTERS.name(who),
            partner=CHARACTERS.name(partner),
            things=things(received, gained),
        )
    return say(
        "outer_rim-event-trade-offered",
        rule="RIM-TRADE-12",
        who=CHARACTERS.name(who),
        partner=CHARACTERS.name(partner),
        given=things(given, paid),
        received=things(received, gained),
    )


declined = Sentence[CharacterId]("offer-declined {who}", "RIM-TRADE-14")
