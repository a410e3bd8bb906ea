"""Cards that are used as soon as they are gained: they give a ring. [REB-ACTION-5c, REB-RUL-12, 74]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.message import Message
from dejarik.games.rebellion.cards.actions.holding import spend
from dejarik.games.rebellion.cards.actions.special import ChosenLeader
from dejarik.games.rebellion.components import (
    ACTION_LEADERS,
    ACTION_TIMING,
    C_3PO,
    FALCON,
    LEADERS,
    R2_D2,
    ActionId,
    LeaderId,
    RingId,
    Role,
    Side,
    action,
    ring_name,
)
from dejarik.games.rebellion.forms import RoleDecision
from dejarik.games.rebellion.leaders import attach, can_wear
from dejarik.games.rebellion.moments import IMMEDIATE_CARD
from dejarik.games.rebellion.state import State

RING: Final[dict[ActionId, RingId]] = {
    action("human-cyborg-relations"): C_3PO,
    action("resourceful-astromech"): R2_D2,
    action("the-millennium-falcon"): FALCON,
}

assert set(RING) == {card for card, timing in enumerate(ACTION_TIMING) if timing == "immediate"}


def wearers(game: State, card: ActionId) -> list[LeaderId]:
    """Who can take the ring: any leader, or one of those shown. [REB-CARD-THE-MILLENNIUM-FALCON-2, 4]"""
    shown = ACTION_LEADERS[card] or tuple(LeaderId(who) for who in range(len(LEADERS)))
    return [who for who in shown if can_wear(game, who)]


@IMMEDIATE_CARD.join
def use(game: State, side: Side, role: Role, card: ActionId) -> None:
    """Shown at once; if nobody can take the ring, the card is gone for nothing. Since the card is in the box, its ring
    never comes back. [REB-RUL-74, REB-CARD-HUMAN-CYBORG-RELATIONS-3, REB-CARD-RESOURCEFUL-ASTROMECH-4]"""
    spend(game, side, card)
    game.offer(GiveRing(side, role, card))


class GiveRing(RoleDecision):
    """Who gets the ring, chosen openly."""

    side: Side
    role: Role
    card: ActionId

    rule = "REB-RING-1"
    prompted = ("ring",)

    @property
    def ring(self) -> Message:
        return ring_name(RING[self.card])

    def options(self, game: State) -> list[ChosenLeader]:
        return [ChosenLeader(who) for who in wearers(game, self.card)]

    def resolve(self, game: State, option: ChosenLeader) -> None:
        attach(game, RING[self.card], option.leader)
