"""Who holds which action cards, and who could, as far as everybody knows."""

from __future__ import annotations

from collections.abc import Iterator

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.games.rebellion.components import (
    ACTION_LEADERS,
    ACTION_SIDE,
    ACTION_STARTING,
    ADMIRAL,
    GENERAL,
    LURED,
    REBEL,
    ActionId,
    LeaderId,
    Role,
    Side,
    action_name,
    side_name,
)
from dejarik.games.rebellion.galaxy import captured
from dejarik.games.rebellion.people import same_person
from dejarik.games.rebellion.roles import seat_of
from dejarik.games.rebellion.state import State


def alone(game: State, side: Side) -> bool:
    """Whether one person has both roles of a side."""
    return seat_of(game, side, ADMIRAL) == seat_of(game, side, GENERAL)


def hands(game: State, side: Side, role: Role | None) -> Iterator[int]:
    """The hands in `actions` of whoever plays this role."""
    if role is None or alone(game, side):
        yield 2 * side + ADMIRAL
        yield 2 * side + GENERAL
    else:
        yield 2 * side + role


def holds(game: State, side: Side, role: Role | None, card: ActionId) -> bool:
    return any(card in game.actions[hand] for hand in hands(game, side, role))


def may_hold(game: State, side: Side, role: Role | None, card: ActionId) -> bool:
    """As far as everybody knows: a card with such a back lies there, the leader announced with it is on this one, and
    it has not been used. [REB-INFO-9]"""
    if ACTION_SIDE[card] != side or card in game.actions_used:
        return False
    starting, leaders = ACTION_STARTING[card], ACTION_LEADERS[card]
    for hand in hands(game, side, role):
        for other, announced in zip(game.actions[hand], game.announced[hand], strict=True):
            if ACTION_STARTING[other] == starting and (announced is None or announced in leaders):
                return True
    return False


def spend(game: State, side: Side, card: ActionId) -> None:
    """Shown to everybody, and then out of the game. [REB-ACTION-1, 2]"""
    for hand in (2 * side + ADMIRAL, 2 * side + GENERAL):
        if card in game.actions[hand]:
            at = game.actions[hand].index(card)
            del game.actions[hand][at], game.announced[hand][at]
    game.actions_used.append(card)
    game.reveal()
    game.tell(EVERYONE, used, side, card)


def shown_at(game: State, card: ActionId, place: int) -> list[LeaderId]:
    """The leaders shown on a card who are in a place and can use it: neither captured nor lured; not Rebels where they
    are barred. [REB-ACTION-3, REB-RUL-26]"""
    if ACTION_SIDE[card] == REBEL and place < 32 and game.barred >> place & 1:
        return []
    return [
        LeaderId(who)
        for who, spot in enumerate(game.leaders)
        if spot == place
        and any(same_person(LeaderId(who), shown) for shown in ACTION_LEADERS[card])
        and not captured(game, LeaderId(who))
        and game.rings[LURED] != who
    ]


def used(side: Side, card: ActionId) -> Message:
    return say("rebellion-event-action-used", rule="REB-ACTION-2", side=side_name(side), card=action_name(card))
