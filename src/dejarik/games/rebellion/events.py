"""What is said in the log about the board. Chapters that have much to say keep their own sentences beside them.

Each function makes its sentence when somebody reads it, not before.
"""

from __future__ import annotations

from dejarik.engine.message import Message, say
from dejarik.games.rebellion.components import (
    LeaderId,
    PlaceId,
    RingId,
    Side,
    SystemId,
    UnitId,
    leader_name,
    place_name,
    ring_name,
    side_name,
    unit_name,
)


def gained_loyalty(side: Side, system: SystemId) -> Message:
    return say("rebellion-event-gained-loyalty", rule="REB-LOYALTY-3", side=side_name(side), system=place_name(system))


def lost_loyalty(side: Side, system: SystemId) -> Message:
    return say("rebellion-event-lost-loyalty", rule="REB-LOYALTY-9", side=side_name(side), system=place_name(system))


def subjugated(system: SystemId) -> Message:
    return say("rebellion-event-subjugated", rule="REB-SUBJ-1", system=place_name(system))


def liberated(system: SystemId) -> Message:
    return say("rebellion-event-liberated", rule="REB-SUBJ-5", system=place_name(system))


def sabotaged(system: SystemId) -> Message:
    return say("rebellion-event-sabotaged", rule="REB-SABOTAGE-1", system=place_name(system))


def repaired(system: SystemId) -> Message:
    return say("rebellion-event-repaired", rule="REB-SABOTAGE-5", system=place_name(system))


def destroyed(kind: UnitId, figures: int, place: PlaceId) -> Message:
    return say(
        "rebellion-event-destroyed", rule="REB-UNIT-15", unit=unit_name(kind), count=figures, place=place_name(place)
    )


def gained(side: Side, kind: UnitId, figures: int, place: PlaceId) -> Message:
    return say(
        "rebellion-event-gained",
        rule="REB-DEPLOY-9",
        side=side_name(side),
        unit=unit_name(kind),
        count=figures,
        place=place_name(place),
    )


def queued(side: Side, kind: UnitId, space: int) -> Message:
    return say("rebellion-event-queued", rule="REB-QUEUE-3", side=side_name(side), unit=unit_name(kind), space=space)


def captured(who: LeaderId) -> Message:
    return say("rebellion-event-captured", rule="REB-CAPTURE-1", leader=leader_name(who))


def rescued(who: LeaderId) -> Message:
    return say("rebellion-event-rescued", rule="REB-RESCUE-1", leader=leader_name(who))


def eliminated(who: LeaderId) -> Message:
    return say("rebellion-event-eliminated", rule="REB-ELIM-1", leader=leader_name(who))


def recruited(who: LeaderId) -> Message:
    return say("rebellion-event-recruited", rule="REB-RECRUIT-5", leader=leader_name(who))


def got_ring(who: LeaderId, ring: RingId) -> Message:
    return say("rebellion-event-got-ring", rule="REB-RING-1", leader=leader_name(who), ring=ring_name(ring))


def became_jedi() -> Message:
    return say("rebellion-event-became-jedi", rule="REB-LEADER-3")


def base_revealed(system: SystemId) -> Message:
    return say("rebellion-event-base-revealed", rule="REB-BASE-REVEAL-2", system=place_name(system))


def base_moved(old: SystemId) -> Message:
    return say("rebellion-event-base-moved", rule="REB-BASE-NEW-2", system=place_name(old))


def gained_reputation(amount: int, now: int) -> Message:
    return say("rebellion-event-gained-reputation", rule="REB-REP-1", amount=amount, now=now)


def lost_reputation(amount: int, now: int) -> Message:
    return say("rebellion-event-lost-reputation", rule="REB-REP-3", amount=amount, now=now)


def won(side: Side, rule: str) -> Message:
    return say("rebellion-event-won", rule=rule, side=side_name(side))
