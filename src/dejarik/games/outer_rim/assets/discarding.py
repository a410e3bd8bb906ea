"""Assets that are lost: discarded, or removed from the game. [RIM-DISCARD, RIM-ASSET-6, RIM-EFFECT-18, 21]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim.assets import events
from dejarik.games.outer_rim.assets.leaving import forget_planet, lay_aside, take_out
from dejarik.games.outer_rim.assets.room import DiscardCard, settle
from dejarik.games.outer_rim.assets.tokens import mark_of
from dejarik.games.outer_rim.components import ASSET, KIND, SCRIPT, CardId, Cargo, Kind, PlayerId
from dejarik.games.outer_rim.forms import Decision
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State


def discard(game: State, player: PlayerId, card: CardId, token: bool = True) -> None:
    """Out of the slot and back to where the card came from. Without `token` the contact token of crew or of a captured
    mark is left to whoever discards the card. [RIM-DISCARD-1 … 3, 9, RIM-BOUNTY-17]"""
    take_out(game, player, card)
    settle(game, player)
    lay_aside(game, player, card, token)


def remove(game: State, player: PlayerId, card: CardId) -> None:
    """Out of the slot and out of the game, a captured mark with the bounty. [RIM-DISCARD-6, RIM-BOUNTY-15]"""
    take_out(game, player, card)
    settle(game, player)
    game.removed.append(card)
    game.tell(EVERYONE, events.removed, game.who(player), card)
    forget_planet(game, card)
    if card in game.captured:
        game.captured.remove(card)
        game.gone.append(mark_of(card))


@SCRIPT.effect("discard")
def discard_self(game: State, run: CardRun, what: Literal["self"]) -> None:
    """The card with the ability. [RIM-EFFECT-21]"""
    if run.card is not None and run.card in game.assets[run.player]:
        discard(game, run.player, run.card)


@SCRIPT.effect("remove")
def remove_self(game: State, run: CardRun, what: Literal["self"]) -> None:
    """The card with the ability. [RIM-EFFECT-21]"""
    if run.card is not None and run.card in game.assets[run.player]:
        remove(game, run.player, run.card)


# Losing assets of a kind

Losable: TypeAlias = Kind | Literal["this-cargo", "illegal-cargo"]


def losable(game: State, run: CardRun, asset: str) -> list[CardId]:
    """Which cards of a player an effect speaks of, from whichever deck they came. [RIM-EFFECT-18, RIM-DECK-7]"""
    cards = game.assets[run.player]
    if asset == "this-cargo":
        return [card for card in cards if card == run.cargo]
    if asset == "illegal-cargo":
        return [card for card in cards if isinstance(printed := ASSET[card], Cargo) and printed.illegal]
    return [card for card in cards if KIND[card] == asset]


class LoseAsset(Decision):
    """Which asset the owner loses. [RIM-EFFECT-18]"""

    player: PlayerId
    run: CardRun
    asset: str

    rule = "RIM-EFFECT-18"
    offers = (DiscardCard,)

    def options(self, game: State) -> Sequence[DiscardCard]:
        return [DiscardCard(card) for card in losable(game, self.run, self.asset)]

    def resolve(self, game: State, option: DiscardCard) -> None:
        discard(game, self.player, option.card)


class Losing(Procedure):
    """So many assets are lost, one after another. [RIM-EFFECT-18]"""

    run: CardRun
    asset: str
    left: int
    at_random: bool

    @property
    def steps(self) -> Steps:
        return LOSING


def lose_one(game: State, frame: Losing) -> None:
    """Its owner picks it, or chance does; nothing happens if there is none."""
    cards = losable(game, frame.run, frame.asset)
    if not cards:
        return
    if frame.left > 1:
        game.perform(replace(frame, left=frame.left - 1))
    if frame.at_random:
        discard(game, frame.run.player, cards[game.chance.below(len(cards))] if len(cards) > 1 else cards[0])
    else:
        game.offer(LoseAsset(frame.run.player, frame.run, frame.asset))


LOSING: Final[Steps] = (lose_one,)


@SCRIPT.effect("lose_asset")
def lose_asset(game: State, run: CardRun, asset: Losable, count: int, pick: Literal["owner", "random"]) -> None:
    game.perform(Losing(run, asset, count, pick == "random"))


@SCRIPT.cost("lose_asset")
def can_lose(game: State, run: CardRun, asset: Losable, count: int, pick: Literal["owner", "random"]) -> bool:
    """As a cost it must be lost in full. [RIM-EFFECT-1]"""
    return len(losable(game, run, asset)) >= count
