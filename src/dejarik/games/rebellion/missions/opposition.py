"""Opposing a mission: the leader who is sent, the dice, who has more successes. [REB-MISSION-REVEAL-6 … 20]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion.components import (
    ATTEMPT,
    DIE,
    LEADERS,
    MISSION_DICE_LIMIT,
    MISSION_SKILL,
    PORTRAIT,
    REBEL,
    SKILL,
    SUCCESSES,
    UNITS_OF,
    LeaderId,
    MissionId,
    Role,
    Side,
    mission,
    other,
)
from dejarik.games.rebellion.forms import Choice, OfLeader, Option, RoleDecision
from dejarik.games.rebellion.galaxy import captured, free_leaders, has
from dejarik.games.rebellion.leaders import place, pool, same_person
from dejarik.games.rebellion.missions import events
from dejarik.games.rebellion.missions.targets import here, mission_of
from dejarik.games.rebellion.roles import controls
from dejarik.games.rebellion.state import State

ALL_SKILLS: Final = (mission("lure-of-the-dark-side"), mission("interrogation-droid"))  # [REB-MISSION-REVEAL-16]


class SendLeader(OfLeader):
    """A leader from the pool to the system of the mission."""

    words = "send {leader}"
    labelled = "send"


SEND: Final = tuple(SendLeader(LeaderId(who)) for who in range(len(LEADERS)))
SEND_NOBODY: Final = Choice("send-nobody", "send nobody")


def sends_leader(game: State, role: Role | None) -> None:
    """Ask the opponent, if there is anybody to send. Some cards forbid it; leaders who are there already oppose all the
    same. [REB-MISSION-REVEAL-6, REB-COMMAND-5, REB-CARD-BLINDSIDE-2, REB-CARD-MISDIRECTION-2, 4]"""
    side = other(mission_of(game).side)
    if not mission_of(game).unopposed and any(controls(game, role, who) for who in pool(game, side)):
        game.ask_for(Oppose(side, role))


class Oppose(RoleDecision):
    """One leader of the pool, even if others are there already. [REB-MISSION-REVEAL-6, 20]"""

    side: Side
    role: Role | None

    rule = "REB-MISSION-REVEAL-6"
    first_is_default = True

    def options(self, game: State) -> list[Option]:
        return [SEND_NOBODY, *(SEND[who] for who in pool(game, self.side) if controls(game, self.role, who))]

    def resolve(self, game: State, option: Choice | SendLeader) -> None:
        mission = mission_of(game)
        if isinstance(option, SendLeader) and mission.place is not None:
            mission.sent = True
            place(game, option.leader, mission.place)
            game.tell(EVERYONE, events.sent, option.leader, mission.place)
        else:
            game.tell(EVERYONE, events.sent_nobody, self.side)


def taking_part(game: State, side: Side) -> list[LeaderId]:
    """A side's leaders in the system, and a captured leader whom the mission is attempted against.
    [REB-MISSION-REVEAL-18, 19, REB-CAPTURE-3, REB-CARD-LURE-OF-THE-DARK-SIDE-5, REB-CARD-CARBON-FREEZING-4]"""
    mission = mission_of(game)
    if mission.place is None:
        return []
    found = free_leaders(game, side, mission.place)
    target = mission.target
    if target is not None and side == REBEL and captured(game, target):
        found.append(target)
    return found


def opposed(game: State) -> bool:
    """Whether the opponent has a leader who takes part. [REB-MISSION-REVEAL-7, 8]"""
    mission = mission_of(game)
    return ATTEMPT[mission.card] and bool(taking_part(game, other(mission.side)))


def dice_for(game: State, side: Side) -> int:
    """One for each icon of the mission's skill on all leaders of the side there, at most ten; some cards count all
    icons. [REB-MISSION-REVEAL-9, 16, 17, REB-RUL-22]"""
    mission = mission_of(game)
    skill = MISSION_SKILL[mission.card]
    dice = 0
    for who in taking_part(game, side):
        dice += sum(SKILL[who]) if mission.card in ALL_SKILLS else SKILL[who][skill]
    if mission.card in MORE_DICE and side == mission.side:
        dice += MORE_DICE[mission.card](game)
    return min(MISSION_DICE_LIMIT, dice)


def for_units(game: State) -> int:
    """Build Alliance: two dice more if a Rebel unit is in the system. [REB-CARD-BUILD-ALLIANCE-3]"""
    return 2 * has(game, here(game), UNITS_OF[REBEL])


MORE_DICE: Final[dict[MissionId, Callable[[State], int]]] = {  # of those who attempt it
    mission("build-alliance"): for_units,
}


def roll(game: State, side: Side) -> None:
    """Dice of any colour, for all leaders of the side together; the Rebels may have laid some out.
    [REB-MISSION-REVEAL-10, REB-DICE-4, REB-TEAM-27]"""
    laid = []
    if side == REBEL:
        laid, game.laid = [face for _, face in game.laid], []
    faces = mission_of(game).dice[side] = DIE.roll(game.chance, dice_for(game, side), laid)
    game.tell(EVERYONE, events.rolled, side, tuple(faces))


def successes(game: State, side: Side) -> int:
    """By the faces, and two for the portrait of an assigned leader. [REB-MISSION-REVEAL-13, 14, REB-CARD-GENERAL-2]"""
    mission = mission_of(game)
    found = sum(count * worth for count, worth in zip(mission.dice[side], SUCCESSES, strict=True))
    if side == mission.side:
        portrait = PORTRAIT[mission.card]
        if portrait is not None and any(same_person(portrait, who) for who in mission.leaders):
            found += 2
        found += 2 * any(game.inspired >> who & 1 for who in mission.leaders)
    return found


def compare(game: State) -> None:
    """More than the opponent; a tie fails, and so does nothing against nothing. [REB-MISSION-REVEAL-11, 15]"""
    mission = mission_of(game)
    ours, theirs = successes(game, mission.side), successes(game, other(mission.side))
    mission.failed = ours <= theirs
    game.tell(EVERYONE, events.compared, mission.side, ours, theirs)
