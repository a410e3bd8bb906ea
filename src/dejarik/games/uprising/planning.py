"""Phase 2: the Resistance plays three cards, one open and two closed. [UPR-PLAN]

The open card is picked first, then the closed ones. Until the third is picked all of them stay in hand, so the
Empire sees nothing but that somebody is choosing.
"""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.uprising import events
from dejarik.games.uprising.components import (
    CARDS,
    CARDS_PLAYED,
    INSIDERS,
    PROVOCATION,
    RESISTANCE,
    CardId,
)
from dejarik.games.uprising.forms import Choice, Decision, Option
from dejarik.games.uprising.state import State


class OpenCard(Option):
    """Put a card of the hand into the pool, for everybody to see."""

    words = "play {card} open"
    touched = ("hand/{card}",)

    card: CardId


class CloseCard(Option):
    """Put a card of the hand into the pool, face down."""

    words = "play {card} closed"
    touched = ("hand/{card}",)

    card: CardId


OPEN = [OpenCard(CardId(card)) for card in range(len(CARDS))]
CLOSED = [CloseCard(CardId(card)) for card in range(len(CARDS))]
NOTHING_OPEN = Choice("nothing-open", "play nothing open")  # all three are Provocations [UPR-RUL-7]


class PlayOpen(Decision):
    """Which card lies open: any but a Provocation. [UPR-PLAN-2, 3, UPR-RUL-7, 8]"""

    rule = "UPR-PLAN-2"
    decider = RESISTANCE

    def options(self, game: State) -> Sequence[OpenCard | Choice]:
        return [OPEN[card] for card in game.hand if card != PROVOCATION] or [NOTHING_OPEN]

    def resolve(self, game: State, option: OpenCard | Choice) -> None:
        game.plan = [option.card if isinstance(option, OpenCard) else PROVOCATION]
        if len(game.hand) > CARDS_PLAYED:
            game.ask_for(PLAY_CLOSED)
        else:
            game.plan += without(game.hand, game.plan)  # the last three: nothing is left to choose [UPR-DEC-3]


class PlayClosed(Decision):
    """Which cards lie closed: any two others. [UPR-PLAN-2]"""

    rule = "UPR-PLAN-2"
    decider = RESISTANCE

    def options(self, game: State) -> list[CloseCard]:
        return [CLOSED[card] for card in dict.fromkeys(without(game.hand, game.plan))]

    def resolve(self, game: State, option: CloseCard) -> None:
        game.plan.append(option.card)
        if len(game.plan) < CARDS_PLAYED:
            game.ask_for(PLAY_CLOSED)

    def seen_by(self, game: State, seat: int | None) -> Decision:
        """How far the Resistance is with its plan is its own affair."""
        return self if seat == RESISTANCE else PLAY_OPEN


PLAY_OPEN = PlayOpen()
PLAY_CLOSED = PlayClosed()


def plan_operation(game: State, _: Procedure) -> None:
    """2. The Resistance chooses three cards from hand. [UPR-PLAN-1]"""
    game.ask_for(PLAY_OPEN)


def play_cards(game: State, _: Procedure) -> None:
    """The three cards go into the pool, at places that luck gives them; the others stay in hand.
    [UPR-PLAN-1, 4, UPR-RUL-40]"""
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
            game.tell(~INSIDERS, events.played_unseen, number)
    game.plan = []


def without(hand: list[CardId], cards: list[CardId]) -> list[CardId]:
    """The hand less these cards."""
    rest = hand.copy()
    for card in cards:
        rest.remove(card)
    return rest
