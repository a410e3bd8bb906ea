"""Units that are placed one by one, and what a client has to know so that several can be placed in one go."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TypedDict

from dejarik.games.rebellion.components import GROUND, PLACES, UNIT_THEATRE, UNITS, PlaceId, UnitId
from dejarik.games.rebellion.forms import Choice, Option


class Placement(Option):
    """One unit goes to a place."""

    touched = ("place/{place}",)

    unit: UnitId
    place: PlaceId


class UnitsToPlace(TypedDict):
    """Units of a kind that wait."""

    unit: str
    count: int  # that can be placed in all
    ground: bool  # they are ground units
    picks: dict[str, str]  # by place that is open to them: puts one there


class OpenPlace(TypedDict):
    """A place that is open to some of them."""

    place: str
    room: int | None  # so many units fit; None: any number
    bare: bool  # has to get a ground unit in the end, and has none


class PlaceForm(TypedDict):
    """What can be put together in one go. Enough ground units have to be left for the bare places."""

    units: list[UnitsToPlace]
    places: list[OpenPlace]
    rest: str | None  # the place of those that are not placed elsewhere
    done: str | None  # ends it before everything is placed; None: nothing does


def place_form(
    options: Iterable[Placement],
    ready: Sequence[int],
    *,
    room: Sequence[int] | None = None,
    bare: Collection[PlaceId] = (),
    rest: PlaceId | None = None,
    done: Choice | None = None,
) -> PlaceForm:
    """What these options allow; `ready` counts what waits by kind, `room` what fits by place."""
    picks: dict[UnitId, dict[str, str]] = {}
    places: dict[PlaceId, None] = {}
    for each in options:
        picks.setdefault(each.unit, {})[PLACES[each.place]] = str(each)
        places[each.place] = None
    return PlaceForm(
        units=[
            UnitsToPlace(unit=UNITS[kind], count=ready[kind], ground=UNIT_THEATRE[kind] == GROUND, picks=where)
            for kind, where in picks.items()
        ],
        places=[
            OpenPlace(place=PLACES[place], room=None if room is None else room[place], bare=place in bare)
            for place in places
        ],
        rest=None if rest is None else PLACES[rest],
        done=None if done is None else str(done),
    )
