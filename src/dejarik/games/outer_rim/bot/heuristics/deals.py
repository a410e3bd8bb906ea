"""Trades and credits that change hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from dejarik.engine.option import Option
from dejarik.games.outer_rim.bot.outlook import prospects
from dejarik.games.outer_rim.bot.stakes import money
from dejarik.games.outer_rim.components import PlayerId
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.trade import (
    AnswerDeal,
    AskCard,
    AskCredits,
    ChoosePartner,
    ComposeDeal,
    Deal,
    GiveCard,
    GiveCredits,
    TradeWith,
)
from dejarik.games.outer_rim.transfers import (
    ACCEPT,
    OFFER,
    WITHDRAW,
    AnswerTransfer,
    ProposeTransfer,
    TransferAmount,
)

OTHERS: Final = 0.5  # of what a deal brings to the other counts against it
MARGIN: Final = 0.5  # that it has to bring
NEVER: Final = -6.0


def promise(game: State, player: PlayerId) -> float:
    """What the best deal with somebody here would bring."""
    return max([value for other in game.here(player) for value, _ in bargains(game, player, other)], default=-1.0)


def bargains(game: State, player: PlayerId, other: PlayerId) -> list[tuple[float, Deal]]:
    """Deals that both should like: a card for credits, to either side."""
    own, theirs = prospects(game, player), prospects(game, other)
    found = []
    for card in theirs.own.cards:
        price = fair(own.promise(card, game.places[player]), theirs.held(card, game.places[other]))
        if price is not None and price * 1000 <= game.credits[player] and own.own.has_room(card):
            deal = Deal(other, paid=price * 1000, received=(card,))
            found.append((gain(game, player, deal, proposer=True) - MARGIN, deal))
    for card in own.own.cards:
        price = fair(theirs.promise(card, game.places[other]), own.held(card, game.places[player]))
        if price is not None and price * 1000 <= game.credits[other] and theirs.own.has_room(card):
            deal = Deal(other, given=(card,), gained=price * 1000)
            found.append((gain(game, player, deal, proposer=True) - MARGIN, deal))
    return found


def fair(more: float, less: float) -> int | None:
    """A price in thousands between what something is worth to the two sides, if there is room for one."""
    return round((more + less) / 2) if more - less >= 4 * MARGIN and more + less >= 2 else None


def gain(game: State, player: PlayerId, deal: Deal, *, proposer: bool) -> float:
    """What a deal brings to one side, less a part of what it brings to the other."""
    mine, theirs = (deal.received, deal.given) if proposer else (deal.given, deal.received)
    paid = (deal.paid - deal.gained) / 1000 * (1 if proposer else -1)
    look = prospects(game, player)
    place = game.places[player]
    return (
        sum(look.promise(card, place) for card in mine)
        - sum(look.held(card, place) for card in theirs)
        + money(look.own, -paid)
    )


def answer(game: State, ask: AnswerDeal) -> Callable[[Option], float]:
    """Only what is good for oneself, and not much better for the other."""
    mine = gain(game, ask.player, ask.deal, proposer=False)
    theirs = gain(game, ask.proposer, ask.deal, proposer=True)
    value = mine - OTHERS * max(0.0, theirs) - MARGIN / 2
    return lambda option: value if option == ACCEPT else 0.0


def partner(game: State, ask: ChoosePartner) -> Callable[[Option], float]:
    """With whom there is a deal that was not declined yet."""

    def judge(option: Option) -> float:
        if not isinstance(option, TradeWith):
            return 0.0
        other = PlayerId(game.characters.index(option.who))
        return max(
            [value for value, deal in bargains(game, ask.player, other) if not repeated(deal, ask.trade.declined)],
            default=-1.0,
        )

    return judge


def repeated(deal: Deal, declined: Iterable[Deal]) -> bool:
    """Whether a deal about the same cards was declined."""
    return any(each.given == deal.given and each.received == deal.received for each in declined)


def compose(game: State, ask: ComposeDeal) -> Callable[[Option], float]:
    """Piece by piece towards the best deal, then the offer."""
    deals = [
        each
        for each in bargains(game, ask.player, ask.deal.partner)
        if not repeated(each[1], ask.declined) and contains(each[1], ask.deal)
    ]
    if not deals:
        return lambda option: 0.0 if option == WITHDRAW else -1.0
    goal = max(deals, key=lambda each: each[0])[1]
    paid, gained = goal.paid - ask.deal.paid, goal.gained - ask.deal.gained

    def judge(option: Option) -> float:
        if isinstance(option, GiveCard):
            return 1.0 if option.card in goal.given else -1.0
        if isinstance(option, AskCard):
            return 1.0 if option.card in goal.received else -1.0
        if isinstance(option, GiveCredits):
            return 0.5 + 0.01 * option.thousands if option.thousands * 1000 <= paid else -1.0
        if isinstance(option, AskCredits):
            return 0.5 + 0.01 * option.thousands if option.thousands * 1000 <= gained else -1.0
        return 0.3 if option == OFFER and ask.deal == goal else 0.0 if option == WITHDRAW else -1.0

    return judge


def contains(goal: Deal, part: Deal) -> bool:
    """Whether a deal can still be reached from what is put together already."""
    return (
        set(part.given) <= set(goal.given)
        and set(part.received) <= set(goal.received)
        and part.paid <= goal.paid
        and part.gained <= goal.gained
    )


# Credits


def answer_transfer(game: State, ask: AnswerTransfer) -> Callable[[Option], float]:
    """A gift is welcome."""
    own = game.who(ask.player)
    return lambda option: (1.0 if ask.taker == own else -1.0) if option == ACCEPT else 0.0


def propose_transfer(game: State, ask: ProposeTransfer) -> Callable[[Option], float]:
    return lambda option: 0.0 if option == WITHDRAW else NEVER


def transfer_amount(game: State, ask: TransferAmount) -> Callable[[Option], float]:
    return lambda option: 0.0 if option == WITHDRAW else NEVER
