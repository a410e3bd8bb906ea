"""The Assignment Phase: leaders go on face-down missions. [REB-ASSIGN]

Assignments are put together in secret and laid out together, when the player is done or uses an action card in between;
until then everything can be taken back.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypedDict

from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion.cards.actions import assignment_cards
from dejarik.games.rebellion.cards.actions.assignment_cards import UseWith
from dejarik.games.rebellion.components import (
    ADMIRAL,
    EMPIRE,
    GENERAL,
    LEADERS,
    LEADERS_ON_MISSION,
    MISSIONS,
    ON_MISSION,
    REBEL,
    LeaderId,
    MissionId,
    Role,
    Side,
)
from dejarik.games.rebellion.forms import Choice, OfLeader, Option, SecretDecision, Sentence
from dejarik.games.rebellion.leaders import pool
from dejarik.games.rebellion.roles import alone, audience, controls, sheet
from dejarik.games.rebellion.state import Assignment, State

# A leader, the card, and who is on it already (None: nobody, it comes from the hand).
Plan = tuple[LeaderId, MissionId, LeaderId | None]


# What can be picked


class AssignLeader(OfLeader):
    """Take a leader of the pool; the mission is chosen next."""

    words = "assign {leader}"
    labelled = "assign"


class ToMission(Option):
    """A mission of the hand, face down."""

    words = "to {mission}"
    labelled = "{mission}"
    touched = ("mission/{mission}",)

    mission: MissionId


class JoinLeader(Option):
    """The mission that another leader is on already. [REB-ASSIGN-3]"""

    words = "join {leader}"
    labelled = "join"
    touched = ("leader/{leader}", "mission/{mission}")

    leader: LeaderId
    mission: MissionId


class ForbidAssignment(Option):
    """The General does not agree with this assignment. [REB-TEAM-17]"""

    words = "forbid {leader}"
    labelled = "forbid"
    touched = ("leader/{leader}", "mission/{mission}")

    leader: LeaderId
    mission: MissionId


DONE: Final = Choice("assignments-done", "done")  # the other leaders stay in the pool [REB-ASSIGN-4]
ALLOW: Final = Choice("allow", "allow")  # the General agrees
ASSIGN: Final = tuple(AssignLeader(LeaderId(who)) for who in range(len(LEADERS)))
TO: Final = tuple(ToMission(MissionId(card)) for card in range(len(MISSIONS)))


# What a client has to know to name a leader and a mission in one go


class LeaderToAssign(TypedDict):
    """A leader of the pool, and where this one can go."""

    leader: str
    pick: str | None  # takes the leader; None: that has been done
    missions: dict[str, str]  # by card of the hand: puts the leader there
    partners: dict[str, str]  # by leader who is on a card already: does the same


class AssignForm(TypedDict):
    """Everybody who can be assigned."""

    leaders: list[LeaderToAssign]


# The decisions


class AssignLeaders(SecretDecision):
    """A leader to assign, an action card to use instead, or no more. [REB-ASSIGN-2, 4, REB-ACTION-5a, REB-TEAM-16]"""

    side: Side
    role: Role | None  # None: both
    pending: tuple[Plan, ...] = ()
    forbidden: tuple[tuple[LeaderId, MissionId], ...] = ()

    rule = "REB-ASSIGN-2"

    def begun(self) -> AssignLeaders:
        return AssignLeaders(self.side, self.role)

    def options(self, game: State) -> list[AssignLeader | UseWith | Choice]:
        busy = {who for who, _, _ in self.pending}
        found: list[AssignLeader | UseWith | Choice] = [DONE]
        leaders = [who for who in pool(game, self.side) if who not in busy and controls(game, self.role, who)]
        if self.forbidden:
            leaders = [who for who in leaders if self.missions(game, who)]
        elif not self.cards(game) and not self.open_cards(game):
            leaders = []
        found += [ASSIGN[who] for who in leaders]
        if not (busy and self.reviewed(game)):
            found += assignment_cards.options(game, self.side, self.role, busy)
        return found

    def form(self, game: State) -> AssignForm:
        leaders = [option.leader for option in self.options(game) if isinstance(option, AssignLeader)]
        return AssignForm(leaders=[self.leader_form(game, who, str(ASSIGN[who])) for who in leaders])

    def leader_form(self, game: State, who: LeaderId, pick: str | None) -> LeaderToAssign:
        """One leader of the form."""
        found = self.missions(game, who)
        return LeaderToAssign(
            leader=LEADERS[who],
            pick=pick,
            missions={MISSIONS[each.mission]: str(each) for each in found if isinstance(each, ToMission)},
            partners={LEADERS[each.leader]: str(each) for each in found if isinstance(each, JoinLeader)},
        )

    def reviewed(self, game: State) -> bool:
        """Whether the General sees the assignments before they are laid out; action cards wait until then.
        [REB-TEAM-17]"""
        return self.role == ADMIRAL and not alone(game, self.side)

    def cards(self, game: State) -> list[MissionId]:
        """The cards that are left in the hand."""
        hand = game.mission_hands[self.side]
        if self.pending:
            hand = hand.copy()
            for _, card, partner in self.pending:
                if partner is None:
                    hand.remove(card)
        return hand

    def open_cards(self, game: State) -> list[tuple[LeaderId, MissionId]]:
        """The cards that one leader is on, with that leader. [REB-ASSIGN-3, REB-TEAM-18]"""
        joined = {partner for _, _, partner in self.pending}
        found = [
            (each.leaders[0], each.card)
            for each in game.assigned
            if each.side == self.side and len(each.leaders) < LEADERS_ON_MISSION and each.leaders[0] not in joined
        ]
        found += [(who, card) for who, card, partner in self.pending if partner is None and who not in joined]
        return found

    def missions(self, game: State, who: LeaderId) -> list[Option]:
        """Where the leader can go, whatever the skills. [REB-ASSIGN-2, 3, 6, REB-RUL-69]"""
        banned = [card for leader, card in self.forbidden if leader == who]
        found: list[Option] = [TO[card] for card in dict.fromkeys(self.cards(game)) if card not in banned]
        found += [JoinLeader(leader, card) for leader, card in self.open_cards(game) if card not in banned]
        return found

    def resolve(self, game: State, option: AssignLeader | UseWith | Choice) -> None:
        if isinstance(option, AssignLeader):
            game.ask_for(ChooseMission(self.side, self.role, option.leader, self.pending, self.forbidden))
        elif isinstance(option, UseWith):
            lay_out(game, self.side, self.pending)
            game.perform(AssignOn(self.side, self.role))
            game.reveal()
            assignment_cards.use(game, option)
        elif self.pending and self.reviewed(game):
            game.reveal()
            game.ask_for(ReviewAssignments(self.side, self.pending, self.forbidden))
        else:
            lay_out(game, self.side, self.pending)


class ChooseMission(SecretDecision):
    """The mission of a leader; no skill is asked for. [REB-ASSIGN-2, 3, 6, REB-TEAM-18]"""

    side: Side
    role: Role | None
    leader: LeaderId
    pending: tuple[Plan, ...] = ()
    forbidden: tuple[tuple[LeaderId, MissionId], ...] = ()

    rule = "REB-ASSIGN-3"
    prompted = ("leader",)

    def begun(self) -> AssignLeaders:
        return AssignLeaders(self.side, self.role)

    def options(self, game: State) -> list[Option]:
        return self.back().missions(game, self.leader)

    def form(self, game: State) -> AssignForm:
        return AssignForm(leaders=[self.back().leader_form(game, self.leader, None)])

    def back(self) -> AssignLeaders:
        return AssignLeaders(self.side, self.role, self.pending, self.forbidden)

    def resolve(self, game: State, option: ToMission | JoinLeader) -> None:
        partner = option.leader if isinstance(option, JoinLeader) else None
        plan = (self.leader, option.mission, partner)
        game.ask_for(replace(self.back(), pending=(*self.pending, plan)))


class ReviewAssignments(SecretDecision):
    """The General, who has the mission hand, may forbid what the Admiral wants. The Admiral then chooses again, but not
    the same leader for the same mission; and may then use action cards. [REB-TEAM-17]"""

    side: Side
    pending: tuple[Plan, ...] = ()
    forbidden: tuple[tuple[LeaderId, MissionId], ...] = ()
    again: bool = False  # something has been forbidden

    rule = "REB-TEAM-17"
    role = GENERAL
    first_is_default = True

    def begun(self) -> ReviewAssignments:
        return ReviewAssignments(self.side)

    def options(self, game: State) -> list[Option]:
        return [ALLOW, *(ForbidAssignment(leader, card) for leader, card, _ in self.pending)]

    def resolve(self, game: State, option: Choice | ForbidAssignment) -> None:
        if isinstance(option, ForbidAssignment):
            pending = without(self.pending, option.leader)
            forbidden = (*self.forbidden, (option.leader, option.mission))
            if pending:
                game.ask_for(ReviewAssignments(self.side, pending, forbidden, again=True))
            else:
                game.reveal()
                game.ask_for(AssignLeaders(self.side, ADMIRAL, (), forbidden))
            return
        lay_out(game, self.side, self.pending)
        holds_cards = bool(game.actions[sheet(game, self.side, ADMIRAL)])
        goes_on = _in_pool(game, self.side, ADMIRAL) and (self.again or holds_cards)
        if goes_on or assignment_cards.possible(game, self.side, ADMIRAL):
            game.ask_for(AssignLeaders(self.side, ADMIRAL, (), self.forbidden))


def without(pending: tuple[Plan, ...], leader: LeaderId) -> tuple[Plan, ...]:
    """The plans without one leader; whoever was to join that leader now has the card alone."""
    return tuple((who, card, None if partner == leader else partner) for who, card, partner in pending if who != leader)


def lay_out(game: State, side: Side, pending: tuple[Plan, ...]) -> None:
    """The cards go on the table, face down, with their leaders on them. [REB-ASSIGN-2, 5, REB-INFO-4]"""
    for who, card, partner in pending:
        game.leaders[who] = ON_MISSION
        game.tell(audience(game, side), leader_assigned, side, who, card)
        if partner is None:
            game.mission_hands[side].remove(card)
            game.assigned.append(Assignment(side, card, (who,)))
            game.tell(~audience(game, side), leader_assigned.unseen, side, who, card)
            continue
        at = next(at for at, each in enumerate(game.assigned) if partner in each.leaders)
        old = game.assigned[at]
        game.assigned[at] = replace(old, leaders=(*old.leaders, who))
        game.tell(~audience(game, side), leader_joined, side, who, partner)
    if pending:
        game.reveal()


# The phase


def assign(game: State, side: Side) -> None:
    """A side assigns, one player for both roles or Admiral and General in turn. Whoever has nobody in the pool is not
    asked."""
    if not alone(game, side):
        game.perform(AssignTeam(side, ADMIRAL, _in_pool(game, side, None)))
    else:
        game.perform(AssignOn(side, None))


def _in_pool(game: State, side: Side, role: Role | None) -> int:
    return sum(controls(game, role, who) for who in pool(game, side))


def assign_own(game: State, frame: AssignOn | AssignTeam) -> None:
    """1. One player assigns, if leaders of theirs are in the pool or an action card could use one of the partner's.
    [REB-ASSIGN-4, REB-TEAM-16]"""
    if _in_pool(game, frame.side, frame.role) or assignment_cards.possible(game, frame.side, frame.role):
        game.ask_for(AssignLeaders(frame.side, frame.role))


def hand_over(game: State, frame: AssignTeam) -> None:
    """2. The partner follows: the General after the Admiral, and then each of them again as long as the other has just
    done something, perhaps with the partner's leader."""
    left = _in_pool(game, frame.side, None)
    if left != frame.before or (frame.role == ADMIRAL and frame.first):
        game.perform(AssignTeam(frame.side, Role(1 - frame.role), left, first=False))


class AssignOn(Procedure):
    """One player assigns, or goes on assigning after an action card."""

    side: Side
    role: Role | None

    steps = (assign_own,)


class AssignTeam(Procedure):
    """A team assigns until both are done. `before`: leaders in both pools of the team. [REB-TEAM-16, 19]"""

    side: Side
    role: Role
    before: int
    first: bool = True

    steps = (assign_own, hand_over)


def rebels_assign(game: State, _: Procedure) -> None:
    """1. The Rebels make all their assignments. [REB-ASSIGN-1, REB-TEAM-19]"""
    assign(game, REBEL)


def empire_assigns(game: State, _: Procedure) -> None:
    """2. Only then the Empire makes its own. [REB-ASSIGN-1, REB-TEAM-19]"""
    assign(game, EMPIRE)


class AssignmentPhase(Procedure):
    """First the Rebels, then the Empire. [REB-ASSIGN-1]"""

    steps = (rebels_assign, empire_assigns)


ASSIGNMENT_PHASE: Final = AssignmentPhase()


# What is said about it


leader_assigned = Sentence[Side, LeaderId, MissionId]("assigned {side} {leader} {mission?}", "REB-ASSIGN-2")
leader_joined = Sentence[Side, LeaderId, LeaderId]("joined-unseen {side} {leader} {partner}", "REB-ASSIGN-3")
