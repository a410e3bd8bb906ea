"""What is said about missions."""

from __future__ import annotations

from dejarik.engine.message import Message, say
from dejarik.games.rebellion.components import FACES, LeaderId, MissionId, PlaceId, Side, side_name
from dejarik.games.rebellion.forms import Sentence

revealed = Sentence[Side, MissionId, tuple[LeaderId, ...]](
    "mission-revealed {side} {mission} {leaders}", "REB-MISSION-REVEAL-2"
)
at_place = Sentence[MissionId, PlaceId]("mission-at {mission} {place}", "REB-MISSION-REVEAL-3")
against = Sentence[MissionId, LeaderId, PlaceId]("mission-against {mission} {leader} {place}", "REB-MISSION-REVEAL-3a")
sent = Sentence[LeaderId, PlaceId]("mission-sent {leader} {place}", "REB-MISSION-REVEAL-6")
sent_nobody = Sentence[Side]("mission-sent-nobody {side}", "REB-MISSION-REVEAL-6")


def rolled(side: Side, faces: tuple[int, ...]) -> Message:
    counts = {FACES[face].replace("-", "_"): count for face, count in enumerate(faces)}
    return say(
        "rebellion-event-mission-rolled",
        rule="REB-MISSION-REVEAL-9",
        side=side_name(side),
        dice=sum(faces),
        **counts,
    )


compared = Sentence[Side, int, int]("mission-compared {side} {ours} {theirs}", "REB-MISSION-REVEAL-11")
succeeded = Sentence[MissionId]("mission-succeeded {mission}", "REB-MISSION-REVEAL-21")
failed = Sentence[MissionId]("mission-failed {mission}", "REB-MISSION-REVEAL-12")
