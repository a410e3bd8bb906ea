"""Moments for action cards. Somebody is asked whenever a fitting card could be there. [REB-ACTION-5, 7]"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from dejarik.engine.message import Message, say
from dejarik.engine.window import Moment, Window, open_in_turn
from dejarik.games.rebellion import moments
from dejarik.games.rebellion.cards.actions import combat_cards, special
from dejarik.games.rebellion.cards.actions.holding import NO_CARD, USE, UseCard, holds, may_hold, spend
from dejarik.games.rebellion.components import ADMIRAL, ActionId, Role, Side
from dejarik.games.rebellion.forms import Choice, Option, RoleDecision
from dejarik.games.rebellion.roles import deciders
from dejarik.games.rebellion.state import State

# By moment: the cards, whether everybody can see that it could be used, and what it does.
Card = tuple[ActionId, Callable[[State, ActionId], bool], Callable[[State, ActionId, Role], None]]
JOINED: Final[dict[str, tuple[Moment[[State, Side]], tuple[Card, ...]]]] = {
    "start-of-combat": (moments.COMBAT_STARTS, combat_cards.CARDS),
    "oppose": (moments.MISSION_OPPOSED, (special.UNDERCOVER,)),
    "before-dice": (
        moments.BEFORE_MISSION_DICE,
        (special.WOOKIEE_GUARDIAN, special.ONE_IN_A_MILLION_IN_MISSION),
    ),
    "before-attack": (moments.BEFORE_ATTACK_DICE, (special.ONE_IN_A_MILLION_IN_COMBAT,)),
    "before-plans": (moments.BEFORE_PLANS_DICE, (special.ONE_IN_A_MILLION_FOR_PLANS,)),
    "success": (moments.AFTER_SUCCESS, (special.SON_OF_SKYWALKER,)),
    "rescue": (moments.LEADER_RESCUED, (special.IT_IS_YOUR_DESTINY,)),
    "capture": (moments.LEADER_CAPTURED, (special.NOBLE_SACRIFICE,)),
}
MOMENTS: Final = {name: cards for name, (_, cards) in JOINED.items()}
EFFECT: Final = {(moment, card): effect for moment, cards in MOMENTS.items() for card, _, effect in cards}


class UseAction(Window[State], RoleDecision):
    """Use an action card at its moment, or do not. [REB-ACTION-7]"""

    side: Side
    role: Role
    moment: str

    rule = "REB-ACTION-7"
    offers = (Choice, UseCard)
    decline = NO_CARD

    def possible(self, game: State) -> bool:
        return any(
            may_hold(game, self.side, self.role, card) and fits(game, card) for card, fits, _ in MOMENTS[self.moment]
        )

    def usable(self, game: State) -> list[Option]:
        return [
            USE[card]
            for card, fits, _ in MOMENTS[self.moment]
            if holds(game, self.side, self.role, card) and fits(game, card)
        ]

    def again(self, game: State) -> None:
        """What a card did may have made room for others, also of the partner: a leader has come."""
        open_in_turn(game, [window for window in windows(game, self.moment, self.side) if window.role <= self.role])

    def use(self, game: State, option: UseCard) -> None:
        spend(game, self.side, option.card)
        EFFECT[self.moment, option.card](game, option.card, self.role)

    def prompt(self) -> Message:
        return say(f"rebellion-prompt-use-action-{self.moment}", rule=self.rule)


def windows(game: State, moment: str, side: Side) -> list[UseAction]:
    """One for each player of the side, the Admiral first."""
    return [UseAction(side, ADMIRAL if role is None else role, moment) for role in deciders(game, side)]


def open_window(moment: str, game: State, side: Side) -> None:
    """Ask those of a side who, as far as everybody knows, could use a card at this moment. [REB-ACTION-7]"""
    open_in_turn(game, windows(game, moment, side))


for _name, (_moment, _) in JOINED.items():
    _moment.join(partial(open_window, _name))
