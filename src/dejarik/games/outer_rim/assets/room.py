"""Making room: what does not fit is discarded, one card after another. [RIM-SLOT-8, 10, 12, RIM-RUL-7]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim.assets.leaving import drop
from dejarik.games.outer_rim.assets.slots import armors, in_excess
from dejarik.games.outer_rim.components import CardId, PlayerId
from dejarik.games.outer_rim.damage import face_defeat
from dejarik.games.outer_rim.forms import Decision, Option
from dejarik.games.outer_rim.state import State


class DiscardCard(Option):
    """This one goes."""

    words = "discard {card}"
    touched = ("card/{card}",)

    card: CardId


def in_the_way(game: State, player: PlayerId, new: CardId | None) -> list[CardId]:
    """Which cards could be discarded first so that all others, and the new one, come to fit: the old armor, else one of
    a kind that is in excess. [RIM-SLOT-12, RIM-BUY-3, 12]"""
    cards = game.assets[player] if new is None else [*game.assets[player], new]
    found = armors(cards)
    if len(found) < 2:
        found = in_excess(game, player, cards)
    return [card for card in found if card != new]


class MakeRoom(Decision):
    """Which asset goes, because there are more than there are slots, or to make room for a new one.
    [RIM-SLOT-10, 12, RIM-SHIP-11, RIM-BUY-3]"""

    player: PlayerId
    new: CardId | None

    rule = "RIM-SLOT-12"
    offers = (DiscardCard,)

    def options(self, game: State) -> Sequence[DiscardCard]:
        return [DiscardCard(card) for card in in_the_way(game, self.player, self.new)]

    def resolve(self, game: State, option: DiscardCard) -> None:
        drop(game, self.player, option.card)


class MakingRoom(Procedure):
    """One asset after another is discarded until the others, and the new one, fit. [RIM-SLOT-12]"""

    player: PlayerId
    new: CardId | None = None

    @property
    def steps(self) -> Steps:
        return MAKING_ROOM


def make_room(game: State, frame: MakingRoom) -> None:
    """As long as something is in the way, and then once more."""
    if in_the_way(game, frame.player, frame.new):
        game.perform(frame)
        game.offer(MakeRoom(frame.player, frame.new))


MAKING_ROOM: Final[Steps] = (make_room,)


class Settling(Procedure):
    """Slots or limits have changed. [RIM-SLOT-10, RIM-RUL-20]"""

    player: PlayerId

    @property
    def steps(self) -> Steps:
        return SETTLING


def discard_what_does_not_fit(game: State, frame: Settling) -> None:
    game.perform(MakingRoom(frame.player))


def compare_damage(game: State, frame: Settling) -> None:
    """The limits may be lower now, so that the damage there is defeats. [RIM-RUL-20]"""
    face_defeat(game, frame.player)


SETTLING: Final[Steps] = (discard_what_does_not_fit, compare_damage)


def settle(game: State, player: PlayerId) -> None:
    """See to it that everything fits and that damage has its consequences."""
    game.perform(Settling(player))
