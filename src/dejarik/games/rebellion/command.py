"""The Command Phase: turns until everybody has passed. [REB-COMMAND]

Whose turn it is stands in `game.turn`, a place in the order of turns; with two players a place is a whole side, in a
team game a side and a role. [REB-GOLD-6, 7, REB-TEAM-20, REB-RUL-46]
"""

from __future__ import annotations

from typing import Final, TypedDict

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import base, moments
from dejarik.games.rebellion.activation import activate
from dejarik.games.rebellion.cards.missions import rapid_mobilization
from dejarik.games.rebellion.components import (
    ADMIRAL,
    BASE,
    LEADERS,
    PLACES,
    POOL,
    REBEL,
    ROLES,
    SIDES,
    LeaderId,
    MissionId,
    PlaceId,
    Role,
    Side,
    SystemSet,
    side_name,
)
from dejarik.games.rebellion.conclusion import conclude
from dejarik.games.rebellion.forms import Choice, Decision, GraveChoice, OfLeader, Option, Sentence
from dejarik.games.rebellion.galaxy import has_tactics
from dejarik.games.rebellion.leaders import pool
from dejarik.games.rebellion.missions.carrying_out import reveal
from dejarik.games.rebellion.missions.targets import can_reveal
from dejarik.games.rebellion.roles import controls, seat_of, turns
from dejarik.games.rebellion.state import Assignment, State


def whose(game: State) -> tuple[Side, Role | None]:
    """Side and role of the active player; None is both roles. [REB-GOLD-6]"""
    return turns(game)[game.turn]


def acting(game: State) -> Role:
    """The role in which the active player decides."""
    return whose(game)[1] or ADMIRAL


def activators(game: State, side: Side, role: Role | None) -> list[LeaderId]:
    """Who can activate: a leader of the pool who has tactic values. [REB-ACTIVATE-2, 3, REB-RUL-67, REB-TEAM-21]"""
    return [who for who in pool(game, side) if has_tactics(who) and controls(game, role, who)]


def own_assignments(game: State, side: Side, role: Role | None) -> list[Assignment]:
    """The missions on the table that have a leader of theirs. [REB-TEAM-21, 25]"""
    return [
        each for each in game.assigned if each.side == side and any(controls(game, role, who) for who in each.leaders)
    ]


# What can be picked


class ActivateWith(OfLeader):
    """The leader who activates a system; the system is chosen next."""

    words = "activate with {leader}"


class ActivatedPlace(Option):
    """The system, or the "Rebel Base" space."""

    words = "at {place}"
    labelled = "{place}"
    touched = ("place/{place}",)

    place: PlaceId


class RevealCard(Option):
    """A mission on the table."""

    words = "reveal {mission}[ with {first}]"
    labelled = "reveal-mission"
    also = ("leaders",)
    touched = ("mission/{mission}",)

    mission: MissionId
    leaders: tuple[LeaderId, ...]
    first: LeaderId | None  # tells it from another mission of the same name, if there is one

    def touches(self) -> tuple[str, ...]:
        return (*Option.touches(self), *(f"leader/{LEADERS[who]}" for who in self.leaders))


PASS: Final = GraveChoice("pass", "pass")  # no more turns in this phase [REB-COMMAND-3, 4]
REVEAL_BASE: Final = GraveChoice(  # of one's own will, before the turn is used [REB-BASE-REVEAL-6]
    "reveal-base", "reveal base", (f"place/{PLACES[BASE]}",)
)
ACTIVATE_WITH: Final = tuple(ActivateWith(LeaderId(who)) for who in range(len(LEADERS)))
ACTIVATED: Final = tuple(ActivatedPlace(PlaceId(each)) for each in range(len(PLACES)))  # type: ignore[arg-type]


def revealable(game: State, side: Side, role: Role | None) -> list[RevealCard]:
    """Missions that can be revealed now: enough skill, and a place for them. [REB-COMMAND-10, REB-MISSION-1]"""
    mine = own_assignments(game, side, role)
    if not mine:
        return []
    found = [each for each in mine if can_reveal(game, each)]
    cards = [each.card for each in found]
    return [
        RevealCard(each.card, each.leaders, each.leaders[0] if cards.count(each.card) > 1 else None) for each in found
    ]


def activatable(game: State) -> tuple[ActivatedPlace, ...]:
    """Any system; the Rebels also the "Rebel Base" space while the base is hidden. [REB-ACTIVATE-2, REB-BASE-MOVE-2]"""
    hidden = whose(game)[0] == REBEL and not game.exposed
    return ACTIVATED if hidden else ACTIVATED[:BASE]


class TurnForm(TypedDict):
    """What a client has to know to send a leader somewhere in one go."""

    leaders: dict[str, str]  # by leader who can activate: the first pick
    places: dict[str, str]  # by place: the second


# The turn


def take_turn(game: State, _: Procedure) -> None:
    """1. The active player chooses, or passes if everybody sees that nothing can be done. [REB-COMMAND-2, REB-RUL-7]"""
    side, role = whose(game)
    hidden = side == REBEL and not game.exposed
    if hidden or own_assignments(game, side, role) or activators(game, side, role):
        game.ask_for(TAKE_TURN)
    else:
        give_up(game)


def give_up(game: State) -> None:
    """The active player passes for the rest of the phase. [REB-COMMAND-4]"""
    game.passed[game.turn] = True
    game.tell(EVERYONE, passed, *whose(game))


def next_turn(game: State, _: Procedure) -> None:
    """2. The next player who has not passed; when nobody is left the phase is over. [REB-COMMAND-1, 6, REB-TEAM-20,
    23]"""
    places = len(game.passed)
    for step in range(1, places + 1):
        at = (game.turn + step) % places
        if not game.passed[at]:
            game.turn = at
            game.perform(TURN)
            return


class Turn(Procedure):
    """The active player does one of three things, then somebody else has a turn. [REB-COMMAND-1, 2]"""

    steps = (take_turn, next_turn)


TURN: Final = Turn()


class OnTurn(Decision):
    """A choice of the active player."""

    __slots__ = ()

    def seat(self, game: State) -> int:
        return seat_of(game, whose(game)[0], acting(game))


class TakeTurn(OnTurn):
    """Activate a system, reveal a mission, or pass; before that the Rebels may reveal their base.
    [REB-COMMAND-2, 3, 7, REB-TEAM-21, 22, 24, 25]"""

    rule = "REB-COMMAND-2"

    def options(self, game: State) -> list[Option]:
        side, role = whose(game)
        found: list[Option] = [PASS]
        if side == REBEL and not game.exposed:
            found.append(REVEAL_BASE)
        found += [ACTIVATE_WITH[who] for who in activators(game, side, role)]
        found += revealable(game, side, role)
        return found

    def form(self, game: State) -> TurnForm:
        return TurnForm(
            leaders={LEADERS[who]: str(ACTIVATE_WITH[who]) for who in activators(game, *whose(game))},
            places={PLACES[each.place]: str(each) for each in activatable(game)},
        )

    def resolve(self, game: State, option: Choice | ActivateWith | RevealCard) -> None:
        if isinstance(option, ActivateWith):
            game.ask_for(ActivateWhere(option.leader))
        elif isinstance(option, RevealCard):
            game.reveal()
            game.perform(RevealMission(option.leaders[0]))
        elif option == REVEAL_BASE:
            base.reveal(game)
            game.perform(UNCOVER)
        else:
            give_up(game)


TAKE_TURN: Final = TakeTurn()


class ActivateWhere(OnTurn):
    """Where the leader goes. [REB-ACTIVATE-2]"""

    leader: LeaderId

    rule = "REB-ACTIVATE-2"
    prompted = ("leader",)

    def options(self, game: State) -> tuple[ActivatedPlace, ...]:
        return activatable(game)

    def resolve(self, game: State, option: ActivatedPlace) -> None:
        activate(game, whose(game)[0], acting(game), self.leader, option.place)


def settle(game: State, _: Procedure) -> None:
    """Enemies at the base fight at once, the Rebels as the active player. [REB-RUL-13]"""
    conclude(game, REBEL)


class Uncover(Procedure):
    """The Rebels have revealed their base; then the turn goes on. [REB-BASE-REVEAL-6, REB-RUL-1]"""

    steps = (settle, take_turn)


UNCOVER: Final = Uncover()


def use_blindside(game: State, frame: RevealMission) -> None:
    """1. A card may be shown right before the mission."""
    assignment = _mission_of(game, frame.leader)
    if assignment is not None:
        moments.MISSION_SHOWN.open(game, assignment.side, acting(game), assignment)


def turn_over(game: State, frame: RevealMission) -> None:
    """2. The mission is revealed, unless that card has begun it."""
    assignment = _mission_of(game, frame.leader)
    if assignment is not None:
        reveal(game, assignment, acting(game))


def _mission_of(game: State, who: LeaderId) -> Assignment | None:
    return next((each for each in game.assigned if who in each.leaders), None)


class RevealMission(Procedure):
    """The mission that this leader is on is revealed. [REB-MISSION-4]"""

    leader: LeaderId

    steps = (use_blindside, turn_over)


# The phase


def begin_turns(game: State, _: Procedure) -> None:
    """1. Turns are taken, by the first player first. [REB-COMMAND-1]"""
    game.turn = 0
    game.passed = [False] * len(turns(game))
    game.perform(TURN)


def return_missions(game: State, _: Procedure) -> None:
    """2. Leaders still on missions go back to their pools, and the cards to their hands, unrevealed.
    [REB-COMMAND-7, 8, REB-REFRESH-1a]"""
    for each in game.assigned:
        for who in each.leaders:
            game.leaders[who] = POOL
        game.mission_hands[each.side] = sorted([*game.mission_hands[each.side], each.card])
        game.tell(EVERYONE, returned, each.side, each.leaders)
    game.assigned = []
    game.shown = []


def mobilize(game: State, frame: Procedure) -> None:
    """3. Rapid Mobilization takes effect. [REB-RUL-70, REB-BASE-NEW-10]"""
    if game.rapid:
        rapid_mobilization.resolve_all(game, frame)


def lift_bans(game: State, _: Procedure) -> None:
    """4. What was forbidden for the Command Phase is allowed again."""
    game.barred = SystemSet(0)


class CommandPhase(Procedure):
    """Turns, and what comes right before the Refresh Phase. [REB-ROUND-1, REB-RUL-70]"""

    steps = (begin_turns, return_missions, mobilize, lift_bans)


COMMAND_PHASE: Final = CommandPhase()


# What is said about it


def passed(side: Side, role: Role | None) -> Message:
    return say("rebellion-event-passed", rule="REB-COMMAND-3", player=player_name(side, role))


def player_name(side: Side, role: Role | None) -> Message:
    """A side, or one of its two commanders in a team game."""
    return side_name(side) if role is None else say(f"rebellion-role-{SIDES[side]}-{ROLES[role]}")


returned = Sentence[Side, tuple[LeaderId, ...]]("mission-returned {side} {leaders}", "REB-COMMAND-8")
