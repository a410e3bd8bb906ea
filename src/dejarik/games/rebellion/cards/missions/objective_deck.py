"""Rebel missions that look into the objective deck. [REB-OBJ-9]

Only the Rebels see the faces; the stages on the backs are open. The bottom of the deck is below the cards of stage III.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from dataclasses import replace

from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion.components import (
    EMPIRE,
    OBJECTIVES,
    REBEL,
    STAGE,
    ObjectiveId,
    Role,
    Side,
)
from dejarik.games.rebellion.decks import draw_objectives
from dejarik.games.rebellion.forms import Option, RoleDecision, SecretDecision, Sentence
from dejarik.games.rebellion.roles import audience
from dejarik.games.rebellion.state import ObjectiveDeck, State


def look_at_top(game: State, count: int) -> None:
    """The Rebels, and nobody else, see the top cards, which stay where they are."""
    game.objective_deck = game.objective_deck.look(range(-count, 0), audience(game, REBEL))
    game.reveal()


def top(game: State, count: int) -> tuple[ObjectiveId, ...]:
    """The top cards, the topmost first."""
    return game.objective_deck.cards[: -count - 1 : -1]


def take_up(game: State, count: int) -> tuple[ObjectiveDeck, ObjectiveDeck]:
    """The Rebels take cards from the top to rearrange them in secret: these, and the other cards. Their backs stay
    visible, so of the cards that the Empire knew it still knows those whose stage no other of them has. [REB-INFO-12,
    REB-CARD-INFILTRATION-2, REB-CARD-STOLEN-PLANS-2]"""
    taken, rest = game.objective_deck.split(count)
    stages = Counter(STAGE[card] for card in taken.cards)
    alike = [at for at, card in enumerate(taken.cards) if stages[STAGE[card]] > 1]
    return taken.forget(alike, audience(game, EMPIRE)), rest


def keep_on_top(game: State, card: ObjectiveId) -> None:
    """One of the two top cards stays there, the other goes to the bottom."""
    taken, rest = take_up(game, 2)
    other = taken.without(card)
    game.objective_deck = other + rest + taken.without(other.top)


class PickObjective(Option):
    """Choose one of the cards that were looked at."""

    words = "keep {card}"
    touched = ("objective/{card}",)
    labelled = "{card}"

    card: ObjectiveId


PICK = tuple(PickObjective(ObjectiveId(card)) for card in range(len(OBJECTIVES)))


class OneOfTwo(RoleDecision):
    """One of the two top cards is kept, the other goes to the bottom."""

    role: Role

    side = REBEL

    def options(self, game: State) -> list[PickObjective]:
        return [PICK[card] for card in top(game, 2)]

    def resolve(self, game: State, option: PickObjective) -> None:
        keep_on_top(game, option.card)
        self.keep(game)

    @abstractmethod
    def keep(self, game: State) -> None:
        """What becomes of the card that is left on top."""


class KeepOnTop(OneOfTwo):
    """Infiltration: one of the two top cards stays on top, the other goes to the bottom. [REB-CARD-INFILTRATION-1]"""

    rule = "REB-CARD-INFILTRATION-1"

    def keep(self, game: State) -> None:
        game.reveal()  # the stages of the cards are open
        game.tell(EVERYONE, looked, 2)


class KeepObjective(OneOfTwo):
    """Covert Operation: one of the two top cards comes into the hand, the other goes to the bottom.
    [REB-CARD-COVERT-OPERATION-1]"""

    rule = "REB-CARD-COVERT-OPERATION-1"

    def keep(self, game: State) -> None:
        draw_objectives(game, 1)


class OrderObjectives(SecretDecision):
    """Stolen Plans: the top cards go back in any order; the topmost is chosen first. The others see only how many there
    are, and the stages. [REB-CARD-STOLEN-PLANS-1, 3]"""

    side: Side
    role: Role
    count: int
    chosen: tuple[ObjectiveId, ...] = ()

    rule = "REB-CARD-STOLEN-PLANS-1"
    prompted = ("number",)

    @property
    def number(self) -> int:
        """Which card is chosen now, counted from the top."""
        return len(self.chosen) + 1

    def begun(self) -> OrderObjectives:
        return replace(self, chosen=())

    def options(self, game: State) -> list[PickObjective]:
        return [PICK[card] for card in top(game, self.count) if card not in self.chosen]

    def resolve(self, game: State, option: PickObjective) -> None:
        chosen = (*self.chosen, option.card)
        left = [card for card in top(game, self.count) if card not in chosen]
        if len(left) > 1:
            game.ask_for(replace(self, chosen=chosen))
            return
        taken, rest = take_up(game, self.count)
        order = [taken.cards.index(card) for card in (*chosen, *left)]
        game.objective_deck = rest + taken.arranged(order[::-1])
        game.reveal()
        game.tell(EVERYONE, looked, self.count)


def infiltrate(game: State, role: Role) -> None:
    """A single card is looked at and stays. [REB-CARD-INFILTRATION-3]"""
    count = min(2, len(game.objective_deck))
    look_at_top(game, count)
    if count == 2:
        game.ask_for(KeepOnTop(role))
    elif count:
        game.tell(EVERYONE, looked, count)


def steal_plans(game: State, role: Role) -> None:
    """Four cards, or all that are left. [REB-CARD-STOLEN-PLANS-3]"""
    count = min(4, len(game.objective_deck))
    look_at_top(game, count)
    if count > 1:
        game.ask_for(OrderObjectives(REBEL, role, count))
    elif count:
        game.tell(EVERYONE, looked, count)


def operate_covertly(game: State, role: Role) -> None:
    """A single card is kept. [REB-CARD-COVERT-OPERATION-3]"""
    count = min(2, len(game.objective_deck))
    look_at_top(game, count)
    if count == 2:
        game.ask_for(KeepObjective(role))
    elif count:
        draw_objectives(game, 1)


looked = Sentence[int]("looked-at-objectives {count}", "REB-OBJ-9")
