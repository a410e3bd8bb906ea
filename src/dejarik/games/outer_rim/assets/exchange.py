"""Assets that change hands: by a trade, or taken by force. [RIM-TRADE-8, 10, 14, 16, RIM-CREW-10, RIM-EFFECT-44]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim.assets import events
from dejarik.games.outer_rim.assets.gaining import GainAsset, Gaining, TakeCard
from dejarik.games.outer_rim.assets.leaving import take_out
from dejarik.games.outer_rim.assets.room import MakingRoom, settle
from dejarik.games.outer_rim.assets.slots import fits
from dejarik.games.outer_rim.components import ASSET, CardId, Crew, PlayerId
from dejarik.games.outer_rim.forms import Decision
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.targets import rule_works_on


def exchange(
    game: State, player: PlayerId, given: Sequence[CardId], other: PlayerId, received: Sequence[CardId]
) -> None:
    """An accepted trade: all cards leave their slots at once; then the player takes or declines what was received,
    after that the other. Marks and contact tokens go with their cards, and no patrol moves.
    [RIM-TRADE-8, 10, 14, 16, RIM-SLOT-10, RIM-CREW-10, RIM-RUL-40]"""
    for giver, cards, taker in ((player, given, other), (other, received, player)):
        for card in cards:
            take_out(game, giver, card)
            game.in_use.append(card)
            game.tell(EVERYONE, events.handed_over, game.who(giver), card, game.who(taker))
    settle(game, other)
    settle(game, player)
    game.perform(Receiving(other, tuple(given)))
    game.perform(Receiving(player, tuple(received)))
    game.perform(MakingRoom(other))
    game.perform(MakingRoom(player))


class Receiving(Procedure):
    """Cards from a trade are gained one after another; a declined one is discarded. [RIM-TRADE-10, 16]"""

    player: PlayerId
    cards: tuple[CardId, ...]

    @property
    def steps(self) -> Steps:
        return RECEIVING


def receive_next(game: State, frame: Receiving) -> None:
    if frame.cards:
        game.perform(Receiving(frame.player, frame.cards[1:]))
        game.offer(GainAsset(frame.player, frame.cards[0], or_discard=True))


RECEIVING: Final[Steps] = (receive_next,)


# IG-88


def droids_to_take(game: State, player: PlayerId) -> list[CardId]:
    """The droid crew of other players in the space for which there is a free slot. [RIM-EFFECT-44, RIM-CREW-9]"""
    own = game.assets[player]
    return [
        card
        for other in game.here(player)
        for card in game.assets[other]
        if isinstance(printed := ASSET[card], Crew) and printed.droid and fits(game, player, [*own, card])
    ]


class TakeDroid(Decision):
    """Which droid changes sides. [RIM-EFFECT-44]"""

    player: PlayerId

    rule = "RIM-EFFECT-44"
    offers = (TakeCard,)

    def options(self, game: State) -> Sequence[TakeCard]:
        return [TakeCard(card) for card in droids_to_take(game, self.player)]

    def resolve(self, game: State, option: TakeCard) -> None:
        owner = game.owner(option.card)
        assert owner is not None
        take_out(game, owner, option.card)
        game.in_use.append(option.card)
        game.tell(EVERYONE, events.handed_over, game.who(owner), option.card, game.who(self.player))
        settle(game, owner)
        settle(game, self.player)
        game.perform(Gaining(self.player, option.card))


@rule_works_on("take-droid-crew")
def droid_there(game: State, run: CardRun, count: int) -> bool:
    return bool(droids_to_take(game, run.player))


@special("take-droid-crew")
def take_droid_crew(game: State, run: CardRun, count: int) -> None:
    """It is gained crew; nobody is asked for consent. [RIM-EFFECT-44, RIM-CREW-10]"""
    game.offer(TakeDroid(run.player))
