"""How an asset is gained: taken or declined, given room, and put into a slot. [RIM-ASSET-2, 4, 5, 7, RIM-SLOT-6 … 8]"""

from __future__ import annotations

from typing import Final, Literal

from dejarik.engine import option
from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.engine.window import Moment
from dejarik.games.outer_rim.abilities import holds
from dejarik.games.outer_rim.assets import events
from dejarik.games.outer_rim.assets.leaving import drop, lay_aside
from dejarik.games.outer_rim.assets.room import MakingRoom, settle
from dejarik.games.outer_rim.assets.slots import fits, ship_slots
from dejarik.games.outer_rim.assets.tokens import TOKEN_OF_CREW, take_token
from dejarik.games.outer_rim.components import (
    GOAL_PLANET,
    KIND,
    MARKET_CARD,
    SCRIPT,
    SHEET,
    CardId,
    Kind,
    PlayerId,
    Slots,
)
from dejarik.games.outer_rim.damage import stand_up
from dejarik.games.outer_rim.fame import fame, marker_follows
from dejarik.games.outer_rim.forms import Choice, Decision, Option
from dejarik.games.outer_rim.runs import CardRun, bare_run
from dejarik.games.outer_rim.state import State

# A crew card is about to be placed: it needs no slot yet. Whoever joins gets the player and the card.
GAINING_CREW: Final = Moment[[State, PlayerId, CardId]]()  # [RIM-ABIL-45, RIM-GOAL-17]


class TakeCard(Option):
    """Take it; there is room."""

    words = "take {card}"
    touched = ("card/{card}",)

    card: CardId


class TakeInstead(Option):
    """Take it; another card goes to make room."""

    words = "take {card} instead of {old}"
    touched = ("card/{card}", "card/{old}")

    card: CardId
    old: CardId


DECLINE: Final = Choice("decline", "decline")


def has_room(game: State, player: PlayerId, card: CardId) -> bool:
    """Whether there is a slot for this card beside the others."""
    return fits(game, player, [*game.assets[player], card], _slots_for(game, player, card))


def _slots_for(game: State, player: PlayerId, card: CardId) -> Slots:
    """The slots of the ship, or of its other side, if gaining this crew turns the sheet over first. [RIM-GOAL-17]"""
    sheet = SHEET[game.ships[player]]
    goal = sheet.goal
    if (
        KIND[card] == "crew"
        and goal is not None
        and goal.when == "gain-crew"
        and not game.ship_goals_met[player]
        and not game.is_ai(player)  # [RIM-SOLO-20]
        and holds(game, goal.condition, bare_run(player))
    ):
        return sheet.back_slots
    return ship_slots(game, player)


class GainAsset(Decision):
    """Take an asset or decline it; without room another card has to go for it. [RIM-ASSET-4, 5, 7, RIM-BOUNTY-4,
    RIM-CARGO-4, RIM-CREW-4, RIM-GEAR-4, RIM-JOB-6, RIM-MOD-4, RIM-RUL-47, 63]"""

    player: PlayerId
    card: CardId
    or_discard: bool  # what is declined is discarded; else it stays where it is

    rule = "RIM-ASSET-7"
    prompted = ("card",)
    offers = (TakeCard, TakeInstead, Choice)
    declining = DECLINE

    def options(self, game: State) -> list[option.Option]:
        if has_room(game, self.player, self.card):
            return [TakeCard(self.card), DECLINE]
        cards = [*game.assets[self.player], self.card]
        slots = _slots_for(game, self.player, self.card)
        return [
            *[
                TakeInstead(self.card, old)
                for old in game.assets[self.player]
                if fits(game, self.player, [each for each in cards if each != old], slots)
            ],
            DECLINE,
        ]

    def resolve(self, game: State, option: option.Option) -> None:
        if isinstance(option, TakeCard):
            game.perform(Gaining(self.player, self.card))
        elif isinstance(option, TakeInstead):
            game.perform(Gaining(self.player, self.card, option.old))
        else:
            game.tell(EVERYONE, events.declined, game.who(self.player), self.card)
            if self.or_discard:
                game.in_use.remove(self.card)
                lay_aside(game, self.player, self.card)


class Gaining(Procedure):
    """An asset that is taken. [RIM-ASSET-2]"""

    player: PlayerId
    card: CardId
    old: CardId | None = None  # that goes for it

    @property
    def steps(self) -> Steps:
        return GAINING


def announce_crew(game: State, frame: Gaining) -> None:
    """1. New crew counts as gained before it needs a slot. [RIM-ABIL-45, RIM-GOAL-17]"""
    if KIND[frame.card] == "crew":
        GAINING_CREW.open(game, frame.player, frame.card)


def make_room_for_it(game: State, frame: Gaining) -> None:
    """2. The card that was chosen goes; or, on a purchase, as many as have to. [RIM-SLOT-8, RIM-BUY-3]"""
    game.perform(MakingRoom(frame.player, frame.card))
    if frame.old is not None:
        drop(game, frame.player, frame.old)


def put_into_slot(game: State, frame: Gaining) -> None:
    """3. It comes into its slot. [RIM-SLOT-6]"""
    place(game, frame.player, frame.card)


GAINING: Final[Steps] = (announce_crew, make_room_for_it, put_into_slot)


def place(game: State, player: PlayerId, card: CardId) -> None:
    """Put an asset into a slot, from wherever it was. The token of a contact who becomes crew leaves the map; that of a
    contact who gives a job stays. [RIM-ASSET-2, RIM-ENCCON-9, RIM-FAME-16, RIM-RUL-43, 48]"""
    shown = fame(game, player)
    if card == game.drawn:
        game.drawn = None
    elif card in game.in_use:
        game.in_use.remove(card)
    elif card in MARKET_CARD:
        deck = MARKET_CARD[card].deck
        _, game.market[deck] = game.market[deck].take(game.market[deck].cards.index(card))
    if card in TOKEN_OF_CREW:
        take_token(game, TOKEN_OF_CREW[card])
    game.assets[player].append(card)
    game.tell(EVERYONE, events.gained, game.who(player), card)
    goal = GOAL_PLANET[card] if game.is_ai(player) else None
    if goal is not None:
        game.tell(EVERYONE, events.goal_placed, game.who(player), goal)  # [RIM-SOLO-8, 21, 95]
    stand_up(game, player)
    marker_follows(game, player, shown)


def gain(game: State, player: PlayerId, card: CardId, or_discard: bool = False) -> None:
    """Ask whether an asset is taken, make room, place it. What is declined stays where it is, or is discarded from
    `in_use`. [RIM-ASSET-7]"""
    settle(game, player)
    game.offer(GainAsset(player, card, or_discard))


@SCRIPT.effect("gain")
def gain_self(game: State, run: CardRun, asset: Kind, ref: Literal["self"]) -> None:
    """The asset printed on the card that is being resolved; a declined one leaves card and token as they were.
    [RIM-EFFECT-17]"""
    assert run.card is not None
    gain(game, run.player, run.card)
