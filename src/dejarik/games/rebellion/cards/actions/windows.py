"""Moments for action cards. Somebody is asked whenever a fitting card could be there. [REB-ACTION-5, 7]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from dejarik.engine.message import Message, say
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion.cards.actions import combat_cards, special
from dejarik.games.rebellion.cards.actions.holding import NO_CARD, USE, UseCard, holds, may_hold, spend
from dejarik.games.rebellion.components import ADMIRAL, ActionId, Role, Side
from dejarik.games.rebellion.forms import Choice, Option, RoleDecision
from dejarik.games.rebellion.roles import alone, deciders
from dejarik.games.rebellion.state import State

# By moment: the cards, whether everybody can see that it could be used, and what it does.
Card = tuple[ActionId, Callable[[State, ActionId], bool], Callable[[State, ActionId, Role], None]]
MOMENTS: Final[dict[str, tuple[Card, ...]]] = {
    "start-of-combat": combat_cards.CARDS,
    "oppose": (special.UNDERCOVER,),
    "before-dice": (special.WOOKIEE_GUARDIAN, special.ONE_IN_A_MILLION_IN_MISSION),
    "before-attack": (special.ONE_IN_A_MILLION_IN_COMBAT,),
    "before-plans": (special.ONE_IN_A_MILLION_FOR_PLANS,),
    "success": (special.SON_OF_SKYWALKER,),
    "rescue": (special.IT_IS_YOUR_DESTINY,),
    "capture": (special.NOBLE_SACRIFICE,),
}
EFFECT: Final = {(moment, card): effect for moment, cards in MOMENTS.items() for card, _, effect in cards}


def open_window(game: State, moment: str, side: Side) -> None:
    """Ask the side, if it has any cards at all."""
    if game.actions[2 * side] or game.actions[2 * side + 1]:
        offer(game, moment, side, deciders(game, side))


def offer(game: State, moment: str, side: Side, roles: tuple[Role | None, ...]) -> None:
    """The first of these who could have a card to use is asked; the next one when the first has had enough."""
    for role in roles:
        if possible(game, moment, side, role):
            game.ask_for(UseAction(side, ADMIRAL if role is None else role, moment))
            return


def possible(game: State, moment: str, side: Side, role: Role | None) -> bool:
    """Whether, as far as everybody knows, there could be a card to use."""
    return any(may_hold(game, side, role, card) and fits(game, card) for card, fits, _ in MOMENTS[moment])


def go_on(game: State, frame: AnotherCard) -> None:
    open_window(game, frame.moment, frame.side)


@dataclass(frozen=True, slots=True)
class AnotherCard(Procedure):
    """A card was used, and what it did may have made room for others, also of the partner: a leader has come."""

    side: Side
    moment: str

    steps = (go_on,)


@dataclass(frozen=True, slots=True)
class UseAction(RoleDecision):
    """Use an action card at its moment, or do not. [REB-ACTION-7]"""

    side: Side
    role: Role
    moment: str

    rule = "REB-ACTION-7"
    offers = (Choice, UseCard)
    first_is_default = True

    def options(self, game: State) -> list[Option]:
        cards = [card for card, fits, _ in MOMENTS[self.moment] if self.holds(game, card) and fits(game, card)]
        return [NO_CARD, *(USE[card] for card in cards)]

    def holds(self, game: State, card: ActionId) -> bool:
        return holds(game, self.side, self.role, card)

    def resolve(self, game: State, option: UseCard | Choice) -> None:
        if isinstance(option, UseCard):
            spend(game, self.side, option.card)
            game.perform(AnotherCard(self.side, self.moment))
            EFFECT[self.moment, option.card](game, option.card, self.role)
        elif not alone(game, self.side):
            offer(game, self.moment, self.side, deciders(game, self.side)[self.role + 1 :])

    def prompt(self) -> Message:
        return say(f"rebellion-prompt-use-action-{self.moment}", rule=self.rule)


FRAMES = (UseAction, AnotherCard)
