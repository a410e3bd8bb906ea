"""What is said about missions."""

from __future__ import annotations

from dejarik.engine.message import Message, say
from dejarik.games.rebellion.components import (
    FACES,
    LeaderId,
    MissionId,
    PlaceId,
    Side,
    leader_name,
    mission_name,
    place_name,
    side_name,
)


def revealed(side: Side, card: MissionId, leaders: tuple[LeaderId, ...]) -> Message:
    return say(
        "rebellion-event-mission-revealed",
        rule="REB-MISSION-REVEAL-2",
        side=side_name(side),
        mission=mission_name(card),
        leaders=tuple(leader_name(who) for who in leaders),
    )


def at_place(card: MissionId, place: PlaceId) -> Message:
    return say(
        "rebellion-event-mission-at", rule="REB-MISSION-REVEAL-3", mission=mission_name(card), place=place_name(place)
    )


def against(card: MissionId, target: LeaderId, place: PlaceId) -> Message:
    return say(
        "rebellion-event-mission-against",
        rule="REB-MISSION-REVEAL-3a",
        mission=mission_name(card),
        leader=leader_name(target),
        place=place_name(place),
    )


def sent(who: LeaderId, place: PlaceId) -> Message:
    return say(
        "rebellion-event-mission-sent", rule="REB-MISSION-REVEAL-6", leader=leader_name(who), place=place_name(place)
    )


def sent_nobody(side: Side) -> Message:
    return say("rebellion-event-mission-sent-nobody", rule="REB-MISSION-REVEAL-6", side=side_name(side))


def rolled(side: Side, faces: tuple[int, ...]) -> Message:
    counts = {FACES[face].replace("-", "_"): count for face, count in enumerate(faces)}
    return say("rebellion-event-mission-rolled", rule="REB-MISSION-REVEAL-9", side=side_name(side), **counts)


def compared(side: Side, ours: int, theirs: int) -> Message:
    return say(
        "rebellion-event-mission-compared", rule="REB-MISSION-REVEAL-11", side=side_name(side), ours=ours, theirs=theirs
    )


def succeeded(card: MissionId) -> Message:
    return say("rebellion-event-mission-succeeded", rule="REB-MISSION-REVEAL-21", mission=mission_name(card))


def failed(card: MissionId) -> Message:
    return say("rebellion-event-mission-failed", rule="REB-MISSION-REVEAL-12", mission=mission_name(card))
