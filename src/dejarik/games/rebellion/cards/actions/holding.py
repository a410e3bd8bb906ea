"""Who holds which action cards, and who could, as far as everybody knows."""

from __future__ import annotations

from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion.components import (
    ACTION_LEADERS,
    ACTION_SIDE,
    ACTION_STARTING,
    ACTIONS,
    ADMIRAL,
    BASE,
    GENERAL,
    LEADER_ROLE,
    LURED,
    REBEL,
    ActionId,
    LeaderId,
    Role,
    Side,
)
from dejarik.games.rebellion.forms import Choice, Option, Sentence
from dejarik.games.rebellion.galaxy import captured
from dejarik.games.rebellion.leaders import same_person
from dejarik.games.rebellion.roles import alone, sheet
from dejarik.games.rebellion.state import State


class UseCard(Option):
    """This card, now."""

    words = "use {card}"
    touched = ("action/{card}",)
    labelled = "use"

    card: ActionId


USE: Final = tuple(UseCard(ActionId(card)) for card in range(len(ACTIONS)))
NO_CARD: Final = Choice("no-card", "no card")  # not now

COMMAND_PHASE: Final = "command-phase"  # by name, since its turns use these cards


def hand(game: State, side: Side, role: Role | None) -> int:
    """Which of `actions` belongs to whoever plays this role; None is both roles."""
    return sheet(game, side, ADMIRAL if role is None else role)


def holds(game: State, side: Side, role: Role | None, card: ActionId) -> bool:
    return card in game.actions[hand(game, side, role)]


def may_hold(game: State, side: Side, role: Role | None, card: ActionId) -> bool:
    """Whether, as far as everybody knows, this may be one of their cards: one with such a back lies there, the leader
    announced with it is on this one, and it has not been used. A starting card lies with whoever commands its
    leader. [REB-INFO-9, REB-TEAM-12]"""
    if ACTION_SIDE[card] != side or card in game.actions_used:
        return False
    starting, leaders = ACTION_STARTING[card], ACTION_LEADERS[card]
    if starting and not alone(game, side) and all(LEADER_ROLE[who] != role for who in leaders):
        return False
    place = hand(game, side, role)
    return any(
        ACTION_STARTING[other] == starting and (announced is None or announced in leaders)
        for other, announced in zip(game.actions[place], game.announced[place], strict=True)
    )


def spend(game: State, side: Side, card: ActionId) -> None:
    """Shown to everybody, and then out of the game. [REB-ACTION-1, 2]"""
    for place in (2 * side + ADMIRAL, 2 * side + GENERAL):
        if card in game.actions[place]:
            at = game.actions[place].index(card)
            del game.actions[place][at], game.announced[place][at]
    game.actions_used.append(card)
    game.reveal()
    game.tell(EVERYONE, used, side, card)


def barred(game: State, place: int) -> bool:
    """Whether Rebel leaders may use no action cards there. That holds in the Command Phase; a combat in the Assignment
    Phase comes before it. [REB-CARD-BOBA-FETT-WHERE-1, 3]"""
    if place >= BASE or not game.barred >> place & 1:
        return False
    return any(frame.name() == COMMAND_PHASE for frame in game.stack)


def able(game: State, who: LeaderId) -> bool:
    """Neither captured nor lured to the dark side. [REB-CARD-ACTIONS-2, REB-RUL-26]"""
    return not captured(game, who) and game.rings[LURED] != who


def shown_at(game: State, card: ActionId, place: int) -> list[LeaderId]:
    """The leaders shown on a card who are in a place and can use it there. Luke Skywalker (Jedi) counts as Luke
    Skywalker. [REB-ACTION-3, REB-LEADER-3]"""
    if ACTION_SIDE[card] == REBEL and barred(game, place):
        return []
    return [
        LeaderId(who)
        for who, spot in enumerate(game.leaders)
        if spot == place
        and any(same_person(LeaderId(who), shown) for shown in ACTION_LEADERS[card])
        and able(game, LeaderId(who))
    ]


used = Sentence[Side, ActionId]("action-used {side} {card}", "REB-ACTION-2")
