"""Recruiting: an action card, and a leader shown on it. [REB-RECRUIT]

The cards that are looked at stay on top of the action deck, where their owner knows them, until one is kept.
"""

from __future__ import annotations

from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import moments
from dejarik.games.rebellion.components import (
    ACTION_LEADERS,
    ACTION_TIMING,
    ACTIONS,
    ADMIRAL,
    EMPIRE,
    LEADER_ROLE,
    LEADER_SIDE,
    LEADERS,
    REBEL,
    ActionId,
    LeaderId,
    Role,
    Side,
    leader_name,
)
from dejarik.games.rebellion.forms import Choice, OfLeader, Option, RoleDecision, Sentence
from dejarik.games.rebellion.leaders import can_be_recruited, recruit
from dejarik.games.rebellion.roles import audience, sheet
from dejarik.games.rebellion.state import State

DRAWN: Final = 2
IMMEDIATE: Final = "immediate"


def recruits_on(game: State, card: ActionId) -> list[LeaderId]:
    """The leaders on a card who can still be recruited. [REB-RECRUIT-6, REB-RUL-61]"""
    return [who for who in ACTION_LEADERS[card] if can_be_recruited(game, who)]


def anybody_left(game: State, side: Side) -> bool:
    """Whether, as everybody can see, anybody of the side can still be recruited."""
    return any(its == side and can_be_recruited(game, LeaderId(who)) for who, its in enumerate(LEADER_SIDE))


# What can be picked


class KeepCard(Option):
    """Keep this action card."""

    words = "keep {action}"
    labelled = "keep"
    also = ("leaders",)
    touched = ("action/{action}",)

    action: ActionId

    @property
    def leaders(self) -> tuple[Message, ...]:
        """Who is shown on it."""
        return tuple(leader_name(who) for who in ACTION_LEADERS[self.action])


class RecruitLeader(OfLeader):
    """Recruit a leader shown on the kept card."""

    words = "recruit {leader}"
    labelled = "recruit"


KEEP: Final = tuple(KeepCard(ActionId(card)) for card in range(len(ACTIONS)))
DRAW_ANOTHER: Final = Choice("draw-another", "draw another")  # nobody so far can be recruited [REB-RECRUIT-7]
RECRUIT_LEADER: Final = tuple(RecruitLeader(LeaderId(who)) for who in range(len(LEADERS)))
NOBODY: Final = Choice("recruit-nobody", "recruit nobody")  # nobody on the card can be [REB-RECRUIT-8]


# The decisions


def look(game: State, side: Side, first: int, last: int) -> None:
    """A side looks at cards of its action deck, from the first to the last counted from the top."""
    last = min(last, len(game.action_decks[side]))
    deck = game.action_decks[side] = game.action_decks[side].look(range(-last, 0), audience(game, side))
    cards = deck.cards[: -last - 1 : -1][first - 1 :]
    game.reveal()
    game.tell_apart(audience(game, side), looked, side, cards)
    game.ask_for(KeepAction(side, last))


class KeepAction(RoleDecision):
    """One of the drawn cards is kept, face down; if nobody on any of them can be recruited, one more may be drawn. The
    Admiral decides. [REB-RECRUIT-1, 2, 3, 7, 8, REB-TEAM-39]"""

    side: Side
    drawn: int

    rule = "REB-RECRUIT-1"
    role = ADMIRAL

    def options(self, game: State) -> list[Option]:
        deck = game.action_decks[self.side].cards
        cards = deck[: -self.drawn - 1 : -1]
        found: list[Option] = [KEEP[card] for card in cards]
        if len(deck) > self.drawn and not any(recruits_on(game, card) for card in cards):
            found.append(DRAW_ANOTHER)
        return found

    def resolve(self, game: State, option: KeepCard | Choice) -> None:
        if isinstance(option, KeepCard):
            keep(game, self.side, option.action, self.drawn)
        else:
            look(game, self.side, self.drawn + 1, self.drawn + 1)


def keep(game: State, side: Side, card: ActionId, drawn: int) -> None:
    """The card lies face down beside the faction sheet; the others go to the bottom, unseen. [REB-RECRUIT-2, 3]"""
    top, rest = game.action_decks[side].split(drawn)
    game.action_decks[side] = top.without(card) + rest
    place = sheet(game, side, ADMIRAL)
    game.actions[place].append(card)
    game.announced[place].append(None)
    game.reveal()
    game.tell_apart(audience(game, side), kept, side, card)


class AnnounceLeader(RoleDecision):
    """Recruit a leader shown on the kept card, if one of them can be. [REB-RECRUIT-1, 4, 8, REB-FAIR-4, 7,
    REB-TEAM-39]"""

    side: Side

    rule = "REB-RECRUIT-4"
    role = ADMIRAL

    def options(self, game: State) -> list[Option]:
        card = game.actions[sheet(game, self.side, ADMIRAL)][-1]
        return [RECRUIT_LEADER[who] for who in recruits_on(game, card)] or [NOBODY]

    def resolve(self, game: State, option: RecruitLeader | Choice) -> None:
        game.reveal()
        if isinstance(option, RecruitLeader):
            recruit(game, option.leader)
            hand_out(game, self.side, option.leader)
        else:
            game.tell(EVERYONE, nobody_recruited, self.side)
            hand_out(game, self.side, None)


def hand_out(game: State, side: Side, who: LeaderId | None) -> None:
    """Whoever commands the new leader gets the card; an Immediate one is used at once. In a first game the abilities of
    action cards do not count, and the card goes to the box. [REB-TEAM-40, REB-ACTION-5c, REB-RUL-74, REB-GOLD-8]"""
    place = sheet(game, side, ADMIRAL)
    card = game.actions[place].pop()
    game.announced[place].pop()
    if game.start.options["setup"] == "first-game":
        game.actions_used.append(card)
        game.tell(EVERYONE, boxed, card)
        return
    role: Role = ADMIRAL if who is None else LEADER_ROLE[who]
    place = sheet(game, side, role)
    game.actions[place].append(card)
    game.announced[place].append(who)
    if ACTION_TIMING[card] == IMMEDIATE:
        moments.IMMEDIATE_CARD.open(game, side, role, card)


# The procedure


def rebels_choose(game: State, frame: Recruit) -> None:
    """1. The Rebels draw two cards and keep one. [REB-RECRUIT-1, 4]"""
    if frame.rebels:
        look(game, REBEL, 1, DRAWN)


def empire_chooses(game: State, frame: Recruit) -> None:
    """2. So does the Empire, before anybody is announced. [REB-RECRUIT-1, 4]"""
    if frame.empire:
        look(game, EMPIRE, 1, DRAWN)


def rebels_announce(game: State, frame: Recruit) -> None:
    """3. The Rebels announce their leader first. [REB-RECRUIT-4]"""
    if frame.rebels:
        announce(game, REBEL)


def empire_announces(game: State, frame: Recruit) -> None:
    """4. Then the Empire. [REB-RECRUIT-4]"""
    if frame.empire:
        announce(game, EMPIRE)


def announce(game: State, side: Side) -> None:
    if anybody_left(game, side):
        game.ask_for(AnnounceLeader(side))
    else:
        hand_out(game, side, None)


class Recruit(Procedure):
    """Both choose at the same time, then they announce. Without an action deck nothing is drawn. [REB-RECRUIT-1, 4,
    REB-RUL-48]"""

    rebels: bool  # have an action deck
    empire: bool

    steps = (rebels_choose, empire_chooses, rebels_announce, empire_announces)


def recruit_leaders(game: State) -> None:
    rebels, empire = game.action_decks
    game.perform(Recruit(bool(rebels), bool(empire)))


# What is said about it


looked = Sentence[Side, tuple[ActionId, ...]]("drew-actions {side} {cards?}", "REB-RECRUIT-1")
kept = Sentence[Side, ActionId]("kept {side} {card?}", "REB-RECRUIT-2")
nobody_recruited = Sentence[Side]("nobody-recruited {side}", "REB-RECRUIT-8")
boxed = Sentence[ActionId]("action-boxed {card}", "REB-GOLD-8")
