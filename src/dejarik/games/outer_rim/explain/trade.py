"""Trades and transfers of credits that cannot be proposed. [RIM-TRADE, RIM-CREDIT-5 … 11]"""

from __future__ import annotations

from dejarik.engine.outcome import Objection
from dejarik.games.outer_rim.actions import TRADE, ChooseAction
from dejarik.games.outer_rim.components import CARDS, CHARACTERS, SHIPS, CardId, CharacterId, PlayerId, ShipId
from dejarik.games.outer_rim.explain.actions import begin, first
from dejarik.games.outer_rim.explain.answers import not_there, number_of, refuse
from dejarik.games.outer_rim.explain.steps import ACTION, other_step
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.trade import AnswerDeal, ChoosePartner, ComposeDeal
from dejarik.games.outer_rim.transfers import (
    AMOUNTS,
    LAST_PROPOSAL,
    TRANSFER,
    ProposeTransfer,
    TransferAmount,
)

# Trades


def trade_with(game: State, player: PlayerId, who: CharacterId) -> Objection | None:
    """Somebody with whom one cannot trade now."""
    frame = game.stack[-1]
    if isinstance(frame, ChooseAction):
        if TRADE in game.acted or game.solo:
            return begin(game, player, TRADE)
        return not_there(game, player, who, "RIM-TRADE-1") or first(TRADE)
    if isinstance(frame, ChoosePartner):
        found = not_there(game, player, who, "RIM-TRADE-1")
        return found or refuse("RIM-TRADE-14", "traded-already", who=CHARACTERS.name(who))
    return other_step(game, ACTION)


def not_proposing(game: State, player: PlayerId) -> Objection | None:
    """A part of a proposal, before a trade has been begun."""
    found = begin(game, player, TRADE)
    return found or (first(TRADE) if isinstance(game.stack[-1], ChooseAction) else None)


def give_card(game: State, player: PlayerId, card: CardId) -> Objection | None:
    """A card that is not there to be given."""
    frame, name = game.stack[-1], CARDS.name(card)
    if isinstance(frame, AnswerDeal):
        return refuse("RIM-TRADE-14", "no-counter-proposal")
    if not isinstance(frame, ComposeDeal):
        return not_proposing(game, player)
    if card in frame.deal.given:
        return refuse("RIM-TRADE-12", "in-the-proposal", card=name)
    if any(secret.card == card for secret in game.secrets[player]):
        return refuse("RIM-TRADE-9", "secret-not-traded")
    return refuse("RIM-TRADE-7", "not-yours", card=name)


def want_card(game: State, player: PlayerId, card: CardId) -> Objection | None:
    """A card that the partner does not have."""
    frame, name = game.stack[-1], CARDS.name(card)
    if isinstance(frame, AnswerDeal):
        return refuse("RIM-TRADE-14", "no-counter-proposal")
    if not isinstance(frame, ComposeDeal):
        return not_proposing(game, player)
    if card in frame.deal.received:
        return refuse("RIM-TRADE-12", "in-the-proposal", card=name)
    return refuse("RIM-TRADE-7", "not-theirs", card=name, who=CHARACTERS.name(game.who(frame.deal.partner)))


def trade_ship(game: State, player: PlayerId, ship: ShipId) -> Objection | None:
    """A ship, given or asked for."""
    if not isinstance(game.stack[-1], ComposeDeal | AnswerDeal):
        return None
    return refuse("RIM-TRADE-9", "ship-not-traded", ship=SHIPS.name(ship))


def give_credits(game: State, player: PlayerId, thousands: int) -> Objection | None:
    """More than one has, or another amount than there are tokens of."""
    frame = game.stack[-1]
    if isinstance(frame, AnswerDeal):
        return refuse("RIM-TRADE-14", "no-counter-proposal")
    if not isinstance(frame, ComposeDeal):
        return not_proposing(game, player)
    return no_token("RIM-TRADE-13", thousands) or lacking(
        "RIM-TRADE-13", game, player, game.credits[player] - frame.deal.paid
    )


def want_credits(game: State, player: PlayerId, thousands: int) -> Objection | None:
    """More than the partner has."""
    frame = game.stack[-1]
    if isinstance(frame, AnswerDeal):
        return refuse("RIM-TRADE-14", "no-counter-proposal")
    if not isinstance(frame, ComposeDeal):
        return not_proposing(game, player)
    partner = frame.deal.partner
    return no_token("RIM-TRADE-13", thousands) or lacking(
        "RIM-TRADE-13", game, partner, game.credits[partner] - frame.deal.gained
    )


def offer(game: State, player: PlayerId) -> Objection | None:
    """A proposal with nothing in it, or one that was declined."""
    frame = game.stack[-1]
    if isinstance(frame, TransferAmount):
        return refuse("RIM-CREDIT-9", "nothing-proposed")
    if not isinstance(frame, ComposeDeal):
        return not_proposing(game, player)
    if frame.deal.empty():
        return refuse("RIM-TRADE-13", "nothing-proposed")
    return refuse("RIM-TRADE-15", "declined-already", who=CHARACTERS.name(game.who(frame.deal.partner)))


# Amounts


def no_token(rule: str, thousands: int) -> Objection | None:
    return None if thousands * 1000 in AMOUNTS else token_by_token(rule)


def token_by_token(rule: str) -> Objection:
    """Credits are added in the amounts of the tokens."""
    small, middle, large = AMOUNTS
    return refuse(rule, "token-by-token", small=small, middle=middle, large=large)


def lacking(rule: str, game: State, giver: PlayerId, left: int) -> Objection:
    return refuse(rule, "not-so-many-credits", who=CHARACTERS.name(game.who(giver)), left=left)


# Transfers


def transfer(game: State, player: PlayerId) -> Objection | None:
    """Credits outside a trade, where players have agreed to play without, or too often."""
    if game.solo:
        return refuse("RIM-SOLO-86", "opponent-agrees-to-nothing")
    if not game.start.options["transfers"]:
        return refuse("RIM-CREDIT-11", "no-transfers")
    if player != game.turn:
        return refuse("RIM-CREDIT-9", "only-the-active-player")
    if game.transfers == LAST_PROPOSAL:
        return refuse("RIM-CREDIT-9", "transfers-used", count=LAST_PROPOSAL)
    return None if any(game.credits) else refuse("RIM-CREDIT-9", "nobody-has-credits")


def ask_from(game: State, player: PlayerId, who: CharacterId) -> Objection | None:
    """Credits from another player."""
    return transfer_with(game, player, who, number_of(game, who))


def transfer_with(game: State, player: PlayerId, who: CharacterId, giver: PlayerId | None) -> Objection | None:
    """Somebody who is nobody to deal with, or a giver without credits."""
    ask = game.ask
    assert ask is not None
    if not isinstance(ask.decision, ProposeTransfer):
        if TRANSFER in ask.options:
            return refuse("RIM-CREDIT-10", "first", pick=str(TRANSFER))
        return transfer(game, player)
    other = number_of(game, who)
    if other is None or giver is None:
        return refuse("RIM-COMP-1", "not-in-game", who=CHARACTERS.name(who))
    if other == player:
        return refuse("RIM-CREDIT-9", "yourself")
    return refuse("RIM-CREDIT-9", "no-credits", who=CHARACTERS.name(game.who(giver)))


def give_to(game: State, player: PlayerId, who: CharacterId) -> Objection | None:
    """Credits to another player."""
    return transfer_with(game, player, who, player)


def add(game: State, player: PlayerId, thousands: int) -> Objection | None:
    """More credits than the giver has."""
    frame = game.stack[-1]
    if not isinstance(frame, TransferAmount):
        return None
    left = game.credits[frame.giver] - frame.count
    return no_token("RIM-CREDIT-9", thousands) or lacking("RIM-CREDIT-9", game, frame.giver, left)
