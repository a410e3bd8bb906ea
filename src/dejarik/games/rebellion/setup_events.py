"""What is said about the setup."""

from __future__ import annotations

from dejarik.engine.message import Message, say
from dejarik.games.rebellion.components import (
    EMPIRE,
    ActionId,
    PlaceId,
    Side,
    SystemId,
    UnitId,
    action_name,
    place_name,
    side_name,
)
from dejarik.games.rebellion.movement import figures_of


def _names(systems: tuple[SystemId, ...]) -> tuple[Message, ...]:
    return tuple(place_name(each) for each in systems)


def systems_shown(systems: tuple[SystemId, ...]) -> Message:
    return say("rebellion-event-systems-shown", rule="REB-SETUP-15", systems=_names(systems))


def systems_marked(
    rebel: tuple[SystemId, ...], imperial: tuple[SystemId, ...], subjugated: tuple[SystemId, ...]
) -> Message:
    return say(
        "rebellion-event-systems-marked",
        rule="REB-SETUP-17",
        rebel=_names(rebel),
        imperial=_names(imperial),
        subjugated=_names(subjugated),
    )


def units_placed(side: Side, figures: tuple[tuple[UnitId, int], ...], place: PlaceId) -> Message:
    return say(
        "rebellion-event-units-placed",
        rule="REB-SETUP-20" if side == EMPIRE else "REB-SETUP-23",
        side=side_name(side),
        place=place_name(place),
        units=tuple(figures_of(kind, number) for kind, number in figures),
    )


def got_actions(side: Side, cards: tuple[ActionId, ...]) -> Message:
    return say(
        "rebellion-event-got-actions",
        rule="REB-SETUP-24",
        side=side_name(side),
        cards=tuple(action_name(card) for card in cards),
    )


def got_actions_unseen(side: Side, count: int) -> Message:
    return say("rebellion-event-got-actions-unseen", rule="REB-SETUP-24", side=side_name(side), count=count)


def base_chosen(where: SystemId) -> Message:
    return say("rebellion-event-base-chosen", rule="REB-SETUP-26", system=place_name(where))


def base_chosen_unseen() -> Message:
    return say("rebellion-event-base-chosen-unseen", rule="REB-SETUP-26")
