"""What is said about cards that are drawn: what they are to those who see them, how many to the others."""

from __future__ import annotations

from dejarik.engine.message import Message, say
from dejarik.games.rebellion.components import (
    THEATRES,
    MissionId,
    ObjectiveId,
    Side,
    SystemId,
    TacticId,
    Theatre,
    mission_name,
    objective_name,
    place_name,
    side_name,
    tactic_name,
)


def drew_missions(side: Side, cards: tuple[MissionId, ...]) -> Message:
    names = tuple(mission_name(card) for card in cards)
    return say("rebellion-event-drew-missions", rule="REB-REFRESH-2", side=side_name(side), cards=names)


def drew_missions_unseen(side: Side, count: int) -> Message:
    return say("rebellion-event-drew-missions-unseen", rule="REB-REFRESH-2", side=side_name(side), count=count)


def drew_project(card: MissionId) -> Message:
    return say("rebellion-event-drew-project", rule="REB-PROJECT-1", card=mission_name(card))


def drew_project_unseen() -> Message:
    return say("rebellion-event-drew-project-unseen", rule="REB-PROJECT-1")


def got_probes(cards: tuple[SystemId, ...]) -> Message:
    return say("rebellion-event-got-probes", rule="REB-PROBE-2", systems=tuple(place_name(card) for card in cards))


def got_probes_unseen(count: int) -> Message:
    return say("rebellion-event-got-probes-unseen", rule="REB-PROBE-2", count=count)


def drew_objectives(cards: tuple[ObjectiveId, ...]) -> Message:
    return say(
        "rebellion-event-drew-objectives", rule="REB-REFRESH-4", cards=tuple(objective_name(card) for card in cards)
    )


def drew_objectives_unseen(count: int) -> Message:
    return say("rebellion-event-drew-objectives-unseen", rule="REB-REFRESH-4", count=count)


def drew_tactics(side: Side, cards: tuple[TacticId, ...]) -> Message:
    names = tuple(tactic_name(card) for card in cards)
    return say("rebellion-event-drew-tactics", rule="REB-COMBAT-TACTIC-1", side=side_name(side), cards=names)


def drew_tactics_unseen(side: Side, theatre: Theatre, count: int) -> Message:
    return say(
        "rebellion-event-drew-tactics-unseen",
        rule="REB-COMBAT-TACTIC-1",
        side=side_name(side),
        theatre=say(f"rebellion-theatre-{THEATRES[theatre]}"),
        count=count,
    )
