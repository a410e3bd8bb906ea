"""The view of Rebellion as data. Lists `by side` hold the Rebels first; piles have their top card last."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypedDict

from dejarik.engine import seen
from dejarik.engine.seen import Unknown
from dejarik.games.rebellion import components, state
from dejarik.games.rebellion.components import (
    ActionId,
    LeaderId,
    MissionId,
    ObjectiveId,
    PlaceId,
    SystemId,
    TacticId,
    UnitId,
)

Action: TypeAlias = Annotated[str, ActionId]
Leader: TypeAlias = Annotated[str, LeaderId]
Loyalty: TypeAlias = Annotated[str, components.Loyalty]
Mission: TypeAlias = Annotated[str, MissionId]  # or a project
Objective: TypeAlias = Annotated[str, ObjectiveId]
Place: TypeAlias = Annotated[str, PlaceId]  # a system or `rebel-base`
Role: TypeAlias = Annotated[str, components.Role]
Side: TypeAlias = Annotated[str, components.Side]
Spot: TypeAlias = Annotated[str, components.Spot]
System: TypeAlias = Annotated[str, SystemId]
Tactic: TypeAlias = Annotated[str, TacticId]
Unit: TypeAlias = Annotated[str, UnitId]

Figures: TypeAlias = dict[Unit, int]  # how many of each kind; kinds of which there is none are left out
UnknownAction: TypeAlias = Unknown | Literal["unknown-starting"]  # the latter has no recruit icon on its back
UnknownTactic: TypeAlias = Literal["unknown-space", "unknown-ground"]  # the backs show the theatre


class Assignment(TypedDict):
    """A mission card on the table with its leaders."""

    side: Side
    card: Mission | Unknown
    leaders: list[Leader]
    searched: bool  # everybody saw it come out of a deck
    starting: bool  # everybody knows it for a starting mission


class ProbeBag(TypedDict):
    """Probe cards that were mixed before the eyes of this side: where they lie, and those known to be among them."""

    deck: list[int]
    hand: list[int]
    location: bool
    cards: list[System]


class RebellionView(seen.View):
    """All that a side may know."""

    side: Side | None  # null: somebody who only watches

    round: int  # 0 in the setup
    time: int
    reputation: int
    turn: int  # in the Command Phase: a place in the order of turns
    passed: list[bool]  # by the same places

    units: dict[Place, Figures]
    queues: list[Figures]  # by space, both sides
    ready: Figures  # received and not placed yet, both sides
    deployed: list[int]  # by place, in this Refresh Phase
    loyalty: list[Loyalty]  # by system
    subjugated: list[System]
    sabotaged: list[System]
    destroyed: list[System]
    leaders: list[Spot]  # by leader
    rings: list[Leader | None]  # by ring
    origins: list[System]  # of the move that is under way, or was the last

    missions: list[list[Mission | Unknown]]  # hands, by side
    mission_decks: list[int]  # by side
    mission_discards: list[list[Mission]]  # by side
    project_deck: list[Mission | Unknown]
    project_discard: list[Mission]
    assigned: list[Assignment]
    shown: list[Mission]  # starting missions revealed in this Command Phase

    actions: list[list[Action | UnknownAction]]  # by side and role: 2 * side + role
    announced: list[list[Leader | None]]  # of these: who was recruited with it
    action_decks: list[list[Action | Unknown]]  # by side
    actions_used: list[Action]

    objectives: list[Objective | Unknown]  # the Rebels' hand
    objective_stages: list[int]  # of that hand, sorted
    objectives_known: list[Objective]  # of that hand, known to the Empire
    objective_deck: list[Objective | Unknown]
    objective_deck_stages: list[int]
    objectives_scored: list[Objective]

    probes: list[System | Unknown]  # the Empire's hand, in the order in which the cards came
    probe_deck: list[System | Unknown]
    probe_boxed: list[System]
    probe_bags: list[ProbeBag]
    probed: list[System]  # for the Empire: ruled out by a card that it held when the base was chosen
    location: System | Unknown | None  # of the base; null: not chosen yet
    exposed: bool  # the base is revealed
    uncovered: bool  # it has just been revealed
    clues: list[System]  # where a hidden base can be, by what everybody has seen
    possible: list[System]  # where it can be, by what the Empire knows; for others the same as `clues`

    tactics: list[list[Tactic | UnknownTactic]]  # hands, by side
    tactic_decks: list[int]  # by theatre
    tactic_discards: list[list[Tactic]]  # by theatre

    rapid: list[Annotated[list[Any], tuple[int, Role]]]  # Rapid Mobilizations that wait: leaders, and who decides
    detained: list[Leader]
    misdirected: list[Leader]
    barred: list[System]
    loose: list[Leader]
    inspired: list[Leader]
    yoda_used: bool
    leaving: list[Leader]

    mission: Annotated[dict[str, Any], state.Mission] | None
    battle: Annotated[dict[str, Any], state.Battle] | None
    laid: list[Annotated[list[int], tuple[int, int]]]  # colour and face of dice that will not be rolled
