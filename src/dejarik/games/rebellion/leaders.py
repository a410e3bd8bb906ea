"""What happens to leaders: placed, captured, rescued, eliminated, given a ring. [REB-LEADER, REB-RING, REB-CAPTURE]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion import events
from dejarik.games.rebellion.components import (
    BESIDE,
    BOX,
    CAPTURED,
    CARBONITE,
    EMPIRE,
    LEADER_SIDE,
    LURED,
    ON_MISSION,
    POOL,
    REBEL,
    LeaderId,
    LeaderSet,
    PlaceId,
    RingId,
    Side,
    leader,
)
from dejarik.games.rebellion.galaxy import base_place, captured, has_units
from dejarik.games.rebellion.state import State

LUKE = leader("luke-skywalker")
LUKE_JEDI = leader("luke-skywalker-jedi")


def place(game: State, who: LeaderId, where: PlaceId) -> None:
    """Put a leader on the board, off the mission card if there was one, see `leave_mission`. A leader who held back no
    units does so again in another place. [REB-CARD-PUBLIC-SUPPORT-1]"""
    if game.leaders[who] == ON_MISSION:
        leave_mission(game, who)
    if game.loose >> who & 1 and game.leaders[who] != where:
        game.loose = LeaderSet(game.loose & ~(1 << who))
    game.leaders[who] = where
    if game.battle is not None and game.battle.system == where:
        game.battle.leaders_seen = LeaderSet(game.battle.leaders_seen | 1 << who)


def to_pool(game: State, who: LeaderId) -> None:
    if game.leaders[who] == ON_MISSION:
        leave_mission(game, who)
    game.leaders[who] = POOL


def leave_mission(game: State, who: LeaderId) -> None:
    """A card without leaders goes back to its owner's hand, unrevealed. [REB-MISSION-3, REB-RUL-21]"""
    for at, assignment in enumerate(game.assigned):
        if who in assignment.leaders:
            left = tuple(each for each in assignment.leaders if each != who)
            if left:
                game.assigned[at] = type(assignment)(
                    assignment.side, assignment.card, left, assignment.searched, assignment.starting
                )
            else:
                del game.assigned[at]
                game.mission_hands[assignment.side].append(assignment.card)
                game.mission_hands[assignment.side].sort()
            return


def ring_of(game: State, who: LeaderId) -> RingId | None:
    """The ring of a leader, who has at most one. [REB-RING-2]"""
    return next((RingId(ring) for ring, wearer in enumerate(game.rings) if wearer == who), None)


def attach(game: State, ring: RingId, who: LeaderId) -> None:
    """A new ring replaces the old one. [REB-RING-2, 3]"""
    old = ring_of(game, who)
    if old is not None:
        game.rings[old] = None
    game.rings[ring] = who
    game.tell(EVERYONE, events.got_ring, who, ring)


def can_wear(game: State, who: LeaderId) -> bool:
    """A Rebel ring goes on a Rebel leader in play who is neither captured nor lured. [REB-CARD-RINGS-4, 10]"""
    in_play = game.leaders[who] not in (BESIDE, BOX)
    return in_play and LEADER_SIDE[who] == REBEL and not captured(game, who) and game.rings[LURED] != who


def can_be_captured(game: State, who: LeaderId) -> bool:
    """A Rebel leader who is neither captured nor lured; the ring of the lured one stays on. [REB-CARD-RINGS-4]"""
    return LEADER_SIDE[who] == REBEL and not captured(game, who) and game.rings[LURED] != who


def capture(game: State, who: LeaderId) -> None:
    """The captured ring goes on; whoever had it is rescued, but not who is in carbonite. [REB-CAPTURE-1, 7, REB-RUL-25,
    REB-CARD-RINGS-2]"""
    before = game.rings[CAPTURED]
    if before is not None:
        rescue(game, before)
    if game.leaders[who] == ON_MISSION:
        leave_mission(game, who)
    game.detained = LeaderSet(game.detained & ~(1 << who))
    game.tell(EVERYONE, events.captured, who)
    attach(game, CAPTURED, who)


def rescue(game: State, who: LeaderId) -> None:
    """The ring comes off, and the leader goes to the base; nobody else moves. [REB-RESCUE-1, 4, 5]"""
    release(game, who)
    place(game, who, base_place(game))


def release(game: State, who: LeaderId) -> None:
    """The ring comes off; where the leader goes is the caller's business."""
    for ring in (CAPTURED, CARBONITE):
        if game.rings[ring] == who:
            game.rings[ring] = None
    game.tell(EVERYONE, events.rescued, who)


def rescue_unguarded(game: State) -> None:
    """Where no Imperial unit is left, captured leaders are rescued at once, and nobody goes along. [REB-RESCUE-2,
    REB-CARD-IT-IS-YOUR-DESTINY-3]"""
    for ring in (CAPTURED, CARBONITE):
        who = game.rings[ring]
        if who is not None and not has_units(game, EMPIRE, game.leaders[who]):
            rescue(game, who)  # nobody goes with him [REB-CARD-IT-IS-YOUR-DESTINY-3]


def eliminate(game: State, who: LeaderId) -> None:
    """The leader leaves the game, the ring goes back to the supply. [REB-ELIM-1, REB-RUL-60, REB-CARD-RINGS-11]"""
    if game.leaders[who] == ON_MISSION:
        leave_mission(game, who)
    ring = ring_of(game, who)
    if ring is not None:
        game.rings[ring] = None
    game.detained = LeaderSet(game.detained & ~(1 << who))
    game.leaders[who] = BOX
    game.tell(EVERYONE, events.eliminated, who)


def can_be_recruited(game: State, who: LeaderId) -> bool:
    """Whether a leader is still beside the board. Luke Skywalker (Jedi) comes only in place of Luke Skywalker, who is
    then out of the game. [REB-RECRUIT-6, REB-RUL-61]"""
    return game.leaders[who] == BESIDE and who != LUKE_JEDI


def recruit(game: State, who: LeaderId) -> None:
    """A new leader joins the pool. [REB-RECRUIT-5]"""
    game.leaders[who] = POOL
    game.tell(EVERYONE, events.recruited, who)


def become_jedi(game: State) -> None:
    """Luke Skywalker (Jedi) takes the place and the ring of Luke Skywalker, who leaves the game. [REB-CARD-RINGS-11]"""
    game.leaders[LUKE_JEDI] = game.leaders[LUKE]
    ring = ring_of(game, LUKE)
    if ring is not None:
        game.rings[ring] = LUKE_JEDI
    game.leaders[LUKE] = BOX
    game.assigned = [
        type(each)(
            each.side,
            each.card,
            tuple(LUKE_JEDI if who == LUKE else who for who in each.leaders),
            each.searched,
            each.starting,
        )
        for each in game.assigned
    ]
    if game.mission is not None:
        game.mission.leaders = tuple(LUKE_JEDI if who == LUKE else who for who in game.mission.leaders)
    game.tell(EVERYONE, events.became_jedi)


def same_person(one: LeaderId, two: LeaderId) -> bool:
    """Luke Skywalker (Jedi) counts as Luke Skywalker. [REB-LEADER-3]"""
    return (LUKE if one == LUKE_JEDI else one) == (LUKE if two == LUKE_JEDI else two)


def pool(game: State, side: Side) -> list[LeaderId]:
    """The leaders of a side who are not committed. [REB-LEADER-1]"""
    lured = game.rings[LURED]
    return [
        LeaderId(who)
        for who, spot in enumerate(game.leaders)
        if spot == POOL and (EMPIRE if who == lured else LEADER_SIDE[who]) == side
    ]
