"""A mission from turning up its card to putting it away. [REB-MISSION-REVEAL]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import moments
from dejarik.games.rebellion.aftermath import check_board
from dejarik.games.rebellion.cards.missions import imperial, projects, rebel
from dejarik.games.rebellion.combat import combat
from dejarik.games.rebellion.components import (
    ATTEMPT,
    EMPIRE,
    LEADERS,
    MISSIONS,
    PLACES,
    REBEL,
    STARTING,
    LeaderId,
    LeaderSet,
    PlaceId,
    Role,
    Side,
    SystemSet,
    other,
)
from dejarik.games.rebellion.conclusion import conclude
from dejarik.games.rebellion.decks import discard_mission
from dejarik.games.rebellion.forms import OfLeader, Option, RoleDecision
from dejarik.games.rebellion.leaders import place
from dejarik.games.rebellion.missions import events
from dejarik.games.rebellion.missions.opposition import compare, opposed, roll, sends_leader
from dejarik.games.rebellion.missions.targets import against, here, mission_of, needs_leader, places
from dejarik.games.rebellion.roles import deciders
from dejarik.games.rebellion.state import Assignment, Mission, State

EFFECTS = rebel.EFFECTS | imperial.EFFECTS | projects.EFFECTS


def reveal(game: State, assignment: Assignment, role: Role, unopposed: bool = False) -> None:
    """Begin a mission whose card can be revealed. `unopposed`: Blindside was shown with it. No move has brought anybody
    to its combat yet. [REB-CARD-GENERAL-21]"""
    game.assigned.remove(assignment)
    game.origins = SystemSet(0)
    none: list[list[int]] = [[0, 0, 0, 0], [0, 0, 0, 0]]
    side, card, leaders = assignment.side, assignment.card, assignment.leaders
    covered = bool(game.misdirected and any(game.misdirected >> who & 1 for who in leaders))
    game.mission = Mission(
        card=card,
        side=side,
        role=role,
        place=None,
        leaders=leaders,
        target=None,
        unopposed=unopposed or covered,
        sent=False,
        dice=none,
        rolled=False,
        failed=False,
        rescued=None,
        fight=False,
    )
    game.perform(CarryOut(side))


def attempted(game: State) -> bool:
    """3. Whether the card says "attempt", so that it can be opposed; "resolve" cannot be. [REB-MISSION-REVEAL-4, 5]"""
    return ATTEMPT[mission_of(game).card]


def turn_up(game: State, frame: CarryOut) -> None:
    """1. The card is turned up for everybody. [REB-MISSION-REVEAL-2]"""
    mission = mission_of(game)
    game.reveal()
    game.tell(EVERYONE, events.revealed, mission.side, mission.card, mission.leaders)


def choose_place(game: State, frame: CarryOut) -> None:
    """2. A system that fits the card, or a leader in one. [REB-MISSION-REVEAL-3, 3a]"""
    mission = mission_of(game)
    ask = ChooseTarget if needs_leader(mission.card) else ChoosePlace
    game.offer(ask(mission.side, mission.role))


def go_to(game: State, where: PlaceId, target: LeaderId | None) -> None:
    """The leaders assigned to the mission are placed there, and stay whatever comes of it.
    [REB-MISSION-REVEAL-3, REB-CARD-GENERAL-18]"""
    mission = mission_of(game)
    mission.place = where
    mission.target = target
    for who in mission.leaders:
        place(game, who, where)
    if target is None:
        game.tell(EVERYONE, events.at_place, mission.card, where)
    else:
        game.tell(EVERYONE, events.against, mission.card, target, where)


class MissionAt(Option):
    """The place of the mission."""

    words = "at {place}"
    labelled = "{place}"
    touched = ("place/{place}",)

    place: PlaceId


class MissionAgainst(OfLeader):
    """The leader the mission is attempted against."""

    words = "against {leader}"
    labelled = "against"


AT = tuple(MissionAt(PlaceId(place)) for place in range(len(PLACES)))  # type: ignore[arg-type]  # numbers of places
AGAINST = tuple(MissionAgainst(LeaderId(who)) for who in range(len(LEADERS)))


class ChoosePlace(RoleDecision):
    """2. Where the mission takes place. [REB-MISSION-REVEAL-3]"""

    side: Side
    role: Role

    rule = "REB-MISSION-REVEAL-3"

    def options(self, game: State) -> list[MissionAt]:
        return [AT[where] for where in places(game, self.side, mission_of(game).card)]

    def resolve(self, game: State, option: MissionAt) -> None:
        go_to(game, option.place, None)


class ChooseTarget(RoleDecision):
    """2. Which leader it is attempted against; his system is its place. [REB-MISSION-REVEAL-3a]"""

    side: Side
    role: Role

    rule = "REB-MISSION-REVEAL-3a"

    def options(self, game: State) -> list[MissionAgainst]:
        return [AGAINST[who] for who in against(game, mission_of(game).card)]

    def resolve(self, game: State, option: MissionAgainst) -> None:
        go_to(game, PlaceId(game.leaders[option.leader]), option.leader)


def send_leader(game: State, frame: CarryOut) -> None:
    """4. The opponent may send one leader from the pool. [REB-MISSION-REVEAL-6]"""
    if attempted(game):
        sends_leader(game, deciders(game, other(frame.side))[0])


def send_other_leader(game: State, frame: CarryOut) -> None:
    """4. In a team the General, if the Admiral sent nobody. [REB-TEAM-26]"""
    team = deciders(game, other(frame.side))
    if attempted(game) and len(team) > 1 and not mission_of(game).sent:
        sends_leader(game, team[1])


def go_undercover(game: State, frame: CarryOut) -> None:
    """4. Somebody may come from another system."""
    if attempted(game) and mission_of(game).side == EMPIRE:
        moments.MISSION_OPPOSED.open(game, REBEL)


def before_dice(game: State, frame: CarryOut) -> None:
    """5. Cards that are used before dice are rolled."""
    if attempted(game):
        moments.BEFORE_MISSION_DICE.open(game, REBEL)


def roll_dice(game: State, frame: CarryOut) -> None:
    """5. Both sides roll, if somebody opposes. [REB-MISSION-REVEAL-7 … 10]"""
    mission = mission_of(game)
    if attempted(game) and not mission.failed and opposed(game):
        roll(game, mission.side)
        roll(game, other(mission.side))
        mission.rolled = True


def change_dice(game: State, frame: CarryOut) -> None:
    """5. Master Yoda may reroll a die, R2-D2 may turn one of the Empire's to a blank, when both have rolled and
    nobody has compared yet. [REB-CARD-RESOURCEFUL-ASTROMECH-2, 3, REB-CARD-SEEK-YODA-3, 7]"""
    if mission_of(game).rolled:
        moments.MISSION_DICE_ROLLED.open(game)


def judge(game: State, frame: CarryOut) -> None:
    """5. More successes than the opponent, or nobody who opposed. [REB-MISSION-REVEAL-7, 11, 12]"""
    if mission_of(game).rolled:
        compare(game)
    if mission_of(game).failed:
        moments.MISSION_FAILED.open(game)


def take_effect(game: State, frame: CarryOut) -> None:
    """6. What the card says. [REB-MISSION-REVEAL-21, 22]"""
    mission = mission_of(game)
    if mission.rolled:
        for who in mission.leaders:
            game.inspired = LeaderSet(game.inspired & ~(1 << who))  # [REB-CARD-CONTINGENCY-PLAN-7]
    if attempted(game):
        game.tell(EVERYONE, events.failed if mission.failed else events.succeeded, mission.card)
    if not mission.failed:
        EFFECTS[mission.card](game)


def look_around(game: State, frame: CarryOut) -> None:
    """6. What follows by itself, and the base before any combat. [REB-CARD-GENERAL-20,
    REB-CARD-FEAR-WILL-KEEP-THEM-IN-LINE-4, REB-CARD-OVERSEE-PROJECT-5]"""
    check_board(game)


def use_success(game: State, frame: CarryOut) -> None:
    """6. The Millennium Falcon, then cards used after a success. Only an attempt can succeed.
    [REB-CARD-SON-OF-SKYWALKER-2, 3]"""
    if attempted(game) and not mission_of(game).failed and mission_of(game).side == REBEL:
        moments.AFTER_SUCCESS.open(game, REBEL)
        moments.MISSION_SUCCEEDED.open(game)  # on top, so it comes first


def put_away(game: State, frame: CarryOut) -> None:
    """7. A starting mission returns to the hand, any other is discarded. [REB-MISSION-REVEAL-23]"""
    mission = mission_of(game)
    if STARTING[mission.card]:
        game.mission_hands[mission.side] = sorted([*game.mission_hands[mission.side], mission.card])
        if mission.card not in game.shown:
            game.shown.append(mission.card)
    else:
        discard_mission(game, mission.card)


def fight(game: State, frame: CarryOut) -> None:
    """A combat that the mission caused comes after all its steps. [REB-CARD-GENERAL-14]"""
    mission = mission_of(game)
    where = here(game) if mission.fight else None
    game.mission = None
    if where is not None:
        combat.begin(game, where, mission.side)


def finish(game: State, frame: CarryOut) -> None:
    conclude(game, frame.side)


class CarryOut(Procedure):
    """The seven steps, and the combat after them. [REB-MISSION-REVEAL-1]"""

    side: Side

    steps = (
        turn_up,  # 1
        choose_place,  # 2
        send_leader,  # 4, if the card says attempt
        send_other_leader,
        go_undercover,
        before_dice,
        roll_dice,  # 5
        change_dice,
        judge,
        take_effect,  # 6
        look_around,
        use_success,
        look_around,
        put_away,  # 7
        fight,
        finish,
    )


assert set(EFFECTS) == set(range(len(MISSIONS)))
