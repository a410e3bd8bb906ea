"""Credits that change hands outside a trade: the active player proposes, the other accepts or declines.
[RIM-CREDIT-5 … 11, RIM-TRADE-11, RIM-RUL-58]

They are proposed beside the choices of the turn, and inside an effect where the active player lacks credits for an
optional cost or for an option that needs them:

    transfers_possible(game, player)             whether `TRANSFER` stands among the options of a choice
    propose_transfer(game, player, decision)     it was picked in a decision, which is asked again afterwards
    offer_with_help(game, run, cost)             yes, no, a transfer: as far as each is possible
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final, TypeAlias

from dejarik.engine import option
from dejarik.engine.event import EVERYONE
from dejarik.engine.names import Numbers
from dejarik.engine.procedure import Procedure, Steps
from dejarik.engine.script import Condition, Effects, Ways
from dejarik.games.outer_rim.components import SCRIPT, CharacterId, PlayerId
from dejarik.games.outer_rim.forms import NO, YES, Choice, Decision, Option, Sentence
from dejarik.games.outer_rim.money import gain_credits
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State

AMOUNTS: Final = (1000, 5000, 10000)  # the tokens [RIM-CREDIT-1]
LAST_PROPOSAL: Final = 3  # in a turn, or of trades in an action
Thousands: TypeAlias = Annotated[int, Numbers("credits", 1, 10)]

TRANSFER: Final = Choice("transfer", "transfer")
OFFER: Final = Choice("offer", "offer")
WITHDRAW: Final = Choice("withdraw", "withdraw")
ACCEPT: Final = Choice("accept", "accept")
DECLINE: Final = Choice("decline-offer", "decline")


def player_of(game: State, who: CharacterId) -> PlayerId:
    """Whose character this is."""
    return PlayerId(game.characters.index(who))


# When


def transfers_possible(game: State, player: PlayerId) -> bool:
    """Only the active player proposes, at most three times in a turn, and nothing where players have agreed to play
    without it. The automatic opponent agrees to none. [RIM-CREDIT-9, 11, RIM-SOLO-86]"""
    return (
        player == game.turn
        and not game.solo
        and bool(game.start.options["transfers"])
        and game.transfers < LAST_PROPOSAL
        and any(game.credits)
    )


def missing(game: State, run: CardRun, cost: Effects) -> int:
    """How many credits are missing for a cost of which everything else can be paid; more than there are if something
    else cannot."""
    price = 0
    for effect in SCRIPT.lists[cost]:
        if effect.op == "credits":
            price -= effect.values[0]
        elif not SCRIPT.can_pay(game, run, effect):
            return sum(game.credits) + 1
    return max(0, price - game.credits[run.player])


def could_help(game: State, player: PlayerId, lacking: int) -> bool:
    """Whether credits of others would be enough for what is lacking. [RIM-CREDIT-10]"""
    return lacking > 0 and transfers_possible(game, player) and sum(game.credits) - game.credits[player] >= lacking


def offer_with_help(game: State, run: CardRun, cost: Effects) -> list[option.Option]:
    """Yes, if it can be paid; no; a transfer, if credits of others could help."""
    lacking = missing(game, run, cost)
    if lacking == 0:
        return [YES, NO]
    return [NO, TRANSFER] if could_help(game, run.player, lacking) else [NO]


def credits_wanted(condition: Condition | None) -> int:
    """The most credits that a condition asks for."""
    if condition is None:
        return 0
    if condition.word == "credits_at_least":
        wanted: int = condition.values[0]
        return wanted
    parts = condition.values[0] if condition.word in ("all", "any") else ()
    return max([credits_wanted(part) for part in parts], default=0)


def fails_for_credits(game: State, run: CardRun, condition: Condition) -> bool:
    """Whether a condition does not hold, but would with more credits."""
    if condition.holds(game, run):
        return False
    if condition.word == "all":
        return all(part.holds(game, run) or fails_for_credits(game, run, part) for part in condition.values[0])
    if condition.word == "any":
        return any(fails_for_credits(game, run, part) for part in condition.values[0])
    return condition.word == "credits_at_least"


def help_for_ways(game: State, run: CardRun, ways: Ways) -> bool:
    """Whether credits of others could open one more of these ways. [RIM-CREDIT-10]"""
    return any(
        fails_for_credits(game, run, way.if_)
        and could_help(game, run.player, credits_wanted(way.if_) - game.credits[run.player])
        for way in SCRIPT.choices[ways]
        if way.if_ is not None
    )


# The proposal


class GiveTo(Option):
    """The active player gives."""

    words = "give to {who}"
    touched = ("player/{who}",)

    who: CharacterId


class AskFrom(Option):
    """The active player receives."""

    words = "ask {who}"
    touched = ("player/{who}",)

    who: CharacterId


class AddCredits(Option):
    """One token more."""

    words = "add {thousands}000"

    thousands: Thousands


class AfterTransfer(Procedure):
    """On the stack between a transfer and the question that it interrupted."""

    @property
    def steps(self) -> Steps:
        return ASK_AGAIN


def ask_again(game: State, frame: AfterTransfer) -> None:
    """The question is put again, if there is still something to choose."""
    decision = game.stack.pop()
    assert isinstance(decision, Decision)
    game.offer(decision)


ASK_AGAIN: Final[Steps] = (ask_again,)


def propose_transfer(game: State, player: PlayerId, interrupted: Decision | None = None) -> None:
    """Partner and direction first. [RIM-CREDIT-5 … 9]"""
    game.transfers += 1
    if interrupted is not None:
        game.ask_for(interrupted)
        game.perform(AfterTransfer())
    game.ask_for(ProposeTransfer(player))


class ProposeTransfer(Decision):
    """From whom to whom credits are to go. [RIM-CREDIT-9]"""

    player: PlayerId

    rule = "RIM-CREDIT-9"
    offers = (GiveTo, AskFrom, Choice)

    def options(self, game: State) -> list[option.Option]:
        others = game.others(self.player)
        found: list[option.Option] = [AskFrom(game.who(other)) for other in others if game.credits[other]]
        if game.credits[self.player]:
            found += [GiveTo(game.who(other)) for other in others]
        return [*found, WITHDRAW]

    def resolve(self, game: State, option: option.Option) -> None:
        if isinstance(option, AskFrom):
            game.ask_for(TransferAmount(self.player, player_of(game, option.who), self.player, 0))
        elif isinstance(option, GiveTo):
            game.ask_for(TransferAmount(self.player, self.player, player_of(game, option.who), 0))


class TransferAmount(Decision):
    """How much, token by token. [RIM-CREDIT-4, 9]"""

    player: PlayerId
    giver: PlayerId
    taker: PlayerId
    count: int

    rule = "RIM-CREDIT-9"
    prompted = ("count",)
    offers = (AddCredits, Choice)

    def options(self, game: State) -> list[option.Option]:
        found: list[option.Option] = [] if not self.count else [OFFER]
        found += add_credits(game.credits[self.giver] - self.count)
        return [*found, WITHDRAW]

    def resolve(self, game: State, option: option.Option) -> None:
        if isinstance(option, AddCredits):
            game.ask_for(replace(self, count=self.count + option.thousands * 1000))
        elif option == OFFER:
            giver, taker = game.who(self.giver), game.who(self.taker)
            game.tell(EVERYONE, transfer_proposed, giver, taker, self.count)
            partner = self.giver if self.taker == self.player else self.taker
            game.ask_for(AnswerTransfer(partner, giver, taker, self.count))


def add_credits(left: int) -> list[AddCredits]:
    """The tokens that somebody with so many credits can add."""
    return [AddCredits(amount // 1000) for amount in AMOUNTS if amount <= left]


class AnswerTransfer(Decision):
    """The other player agrees or not; what is promised for later does not bind. [RIM-CREDIT-8, 9]"""

    player: PlayerId
    giver: CharacterId
    taker: CharacterId
    count: int

    rule = "RIM-CREDIT-9"
    prompted = ("giver", "taker", "count")
    offers = (Choice,)
    declining = DECLINE

    def options(self, game: State) -> list[option.Option]:
        return [ACCEPT, DECLINE]

    def resolve(self, game: State, option: option.Option) -> None:
        if option == ACCEPT:
            gain_credits(game, player_of(game, self.giver), -self.count)
            gain_credits(game, player_of(game, self.taker), self.count)
        else:
            game.tell(EVERYONE, declined, game.who(self.player))


transfer_proposed = Sentence[CharacterId, CharacterId, int]("transfer-proposed {giver} {taker} {count}", "RIM-CREDIT-9")
declined = Sentence[CharacterId]("offer-declined {who}", "RIM-CREDIT-9")
