"""Phase 2: the Resistance plays three cards, one open and two closed. [UPR-PLAN]

The open card is picked first, then the closed ones. Until the third is picked all of them stay in hand, so the
Empire sees nothing but that somebody is choosing.
"""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision, Procedure
from dejarik.games.uprising import events
from dejarik.games.uprising.components import (
    CARDS,
    CARDS_PLAYED,
    INSIDERS,
    OUTSIDERS,
    PROVOCATION,
    RESISTANCE,
    CardId,
    card_name,
)
from dejarik.games.uprising.state import State


@dataclass(frozen=True, slots=True)
class PlayCard(Option):
    """Put a card of the hand into the pool."""

    card: CardId
    open: bool

    def __str__(self) -> str:
        return f"play {CARDS[self.card]} {'open' if self.open else 'closed'}"

    def label(self) -> Message:
        return say(f"uprising-option-{'open' if self.open else 'close'}", card=card_name(self.card))

    def touches(self) -> tuple[str, ...]:
        return (f"hand/{CARDS[self.card]}",)


@dataclass(frozen=True, slots=True)
class PlayNothingOpen(Option):
    """All three are Provocations. [UPR-RUL-7]"""

    def __str__(self) -> str:
        return "play nothing open"

    def label(self) -> Message:
        return say("uprising-option-nothing-open")


OPEN = [PlayCard(CardId(card), open=True) for card in range(len(CARDS))]
CLOSED = [PlayCard(CardId(card), open=False) for card in range(len(CARDS))]
NOTHING_OPEN = PlayNothingOpen()


@dataclass(frozen=True, slots=True)
class PlayOpen(Decision[State]):
    """Which card lies open: any but a Provocation. [UPR-PLAN-2, 3, UPR-RUL-7, 8]"""

    rule = "UPR-PLAN-2"

    def seat(self, game: State) -> int:
        return RESISTANCE

    def options(self, game: State) -> list[PlayCard] | list[PlayNothingOpen]:
        return [OPEN[card] for card in game.hand if card != PROVOCATION] or [NOTHING_OPEN]

    def resolve(self, game: State, option: PlayCard | PlayNothingOpen) -> None:
        game.plan = [option.card if isinstance(option, PlayCard) else PROVOCATION]
        if len(game.hand) > CARDS_PLAYED:
            game.ask_for(PLAY_CLOSED)
        else:
            game.plan += without(game.hand, game.plan)  # the last three: nothing is left to choose [UPR-DEC-3]

    def prompt(self) -> Message:
        return say("uprising-prompt-play-open", rule=self.rule)


@dataclass(frozen=True, slots=True)
class PlayClosed(Decision[State]):
    """Which cards lie closed: any two others. [UPR-PLAN-2]"""

    rule = "UPR-PLAN-2"

    def seat(self, game: State) -> int:
        return RESISTANCE

    def options(self, game: State) -> list[PlayCard]:
        return [CLOSED[card] for card in dict.fromkeys(without(game.hand, game.plan))]

    def resolve(self, game: State, option: PlayCard) -> None:
        game.plan.append(option.card)
        if len(game.plan) < CARDS_PLAYED:
            game.ask_for(PLAY_CLOSED)

    def prompt(self) -> Message:
        return say("uprising-prompt-play-closed", rule=self.rule)


PLAY_OPEN = PlayOpen()
PLAY_CLOSED = PlayClosed()


def plan_operation(game: State, _: Procedure) -> None:
    """2. The Resistance chooses three cards from hand. [UPR-PLAN-1]"""
    game.ask_for(PLAY_OPEN)


def play_cards(game: State, _: Procedure) -> None:
    """The cards go into the pool, at places that luck gives them. [UPR-PLAN-1, UPR-RUL-40]"""
    order = game.chance.shuffled(CARDS_PLAYED)
    for at in order:
        card = game.plan[at]
        game.hand.remove(card)
        is_open = at == 0 and card != PROVOCATION
        number = game.play(card, is_open)
        if is_open:
            game.tell(EVERYONE, events.played_open, number, card)
        else:
            game.tell(INSIDERS, events.played_closed, number, card)
            game.tell(OUTSIDERS, events.played_unseen, number)
    game.plan = []


def without(hand: list[CardId], cards: list[CardId]) -> list[CardId]:
    """The hand less these cards."""
    rest = hand.copy()
    for card in cards:
        rest.remove(card)
    return rest
