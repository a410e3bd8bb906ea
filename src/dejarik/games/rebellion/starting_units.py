"""Placing the units with which the sides begin. [REB-SETUP-19 … 23]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision, Procedure
from dejarik.games.rebellion import forces
from dejarik.games.rebellion import setup_events as events
from dejarik.games.rebellion.components import (
    ADMIRAL,
    BASE,
    EMPIRE,
    GROUND_UNITS,
    KINDS,
    MISC,
    PLACES,
    REBEL,
    UNITS,
    UNITS_OF,
    PlaceId,
    Side,
    UnitId,
    in_set,
    place_name,
    unit,
    unit_name,
)
from dejarik.games.rebellion.galaxy import has_ground, imperial_systems, systems_with
from dejarik.games.rebellion.roles import seat_of
from dejarik.games.rebellion.state import State

STARTING_UNITS: Final = tuple(  # by side [REB-SETUP-19, 22]
    {unit(text): figures for text, figures in MISC["starting_units"][side].items()} for side in ("rebel", "imperial")
)


def receive_units(game: State) -> None:
    """What each side gets to place. [REB-SETUP-19, 22]"""
    for side in (REBEL, EMPIRE):
        for kind, figures in STARTING_UNITS[side].items():
            game.ready[kind] = figures


@dataclass(frozen=True, slots=True)
class PlaceUnit(Option):
    """One of the starting units."""

    kind: UnitId
    place: PlaceId

    def __str__(self) -> str:
        return f"place {UNITS[self.kind]} at {PLACES[self.place]}"

    def label(self) -> Message:
        return say("rebellion-option-place", unit=unit_name(self.kind), place=place_name(self.place))

    def touches(self) -> tuple[str, ...]:
        return (f"place/{PLACES[self.place]}",)


@dataclass(frozen=True, slots=True)
class RestToBase(Option):
    """All the other starting units go to the "Rebel Base" space."""

    def __str__(self) -> str:
        return "done"

    def label(self) -> Message:
        return say("rebellion-option-rest-to-base")

    def touches(self) -> tuple[str, ...]:
        return (f"place/{PLACES[BASE]}",)


@dataclass(frozen=True, slots=True)
class AtStart(Option):
    """A system, or the "Rebel Base" space."""

    place: PlaceId

    def __str__(self) -> str:
        return f"at {PLACES[self.place]}"

    def label(self) -> Message:
        return place_name(self.place)

    def touches(self) -> tuple[str, ...]:
        return (f"place/{PLACES[self.place]}",)


REST_TO_BASE: Final = RestToBase()
PLACE_UNIT: Final = tuple(
    tuple(PlaceUnit(UnitId(kind), PlaceId(place)) for kind in range(KINDS))  # type: ignore[arg-type]  # its number
    for place in range(len(PLACES))
)
AT: Final = tuple(AtStart(PlaceId(place)) for place in range(len(PLACES)))  # type: ignore[arg-type]


def waiting(game: State, kinds: range) -> list[UnitId]:
    return [UnitId(kind) for kind in kinds if game.ready[kind]]


@dataclass(frozen=True, slots=True)
class PlaceImperialUnits(Decision[State]):
    """Every unit goes to an Imperial system, Coruscant included, and each of these gets a ground unit: as long as some
    lack one, enough ground units are kept for them. The Admiral decides. [REB-SETUP-19, 20, 21, REB-RUL-8,
    REB-TEAM-11]"""

    rule = "REB-SETUP-20"

    def seat(self, game: State) -> int:
        return seat_of(game, EMPIRE, ADMIRAL)

    def options(self, game: State) -> list[PlaceUnit]:
        systems = in_set(imperial_systems(game))
        bare = [each for each in systems if not has_ground(game, EMPIRE, each)]
        ground = GROUND_UNITS[EMPIRE]
        scarce = sum(game.ready[ground.start : ground.stop]) == len(bare)
        return [
            PLACE_UNIT[each][kind]
            for kind in waiting(game, UNITS_OF[EMPIRE])
            for each in (bare if scarce and kind in ground else systems)
        ]

    def resolve(self, game: State, option: PlaceUnit) -> None:
        game.ready[option.kind] -= 1
        forces.put(game, option.kind, option.place)
        if waiting(game, UNITS_OF[EMPIRE]):
            game.ask_for(self)
        else:
            tell_positions(game, EMPIRE)

    def prompt(self) -> Message:
        return say("rebellion-prompt-place-imperial-units", rule=self.rule)


@dataclass(frozen=True, slots=True)
class ChooseOutpost(Decision[State]):
    """The one system without Imperial units where Rebel units may be besides the "Rebel Base" space, or none at all.
    [REB-SETUP-23, REB-RUL-4, REB-TEAM-11]"""

    rule = "REB-SETUP-23"

    def seat(self, game: State) -> int:
        return seat_of(game, REBEL, ADMIRAL)

    def options(self, game: State) -> list[AtStart]:
        enemy = systems_with(game, UNITS_OF[EMPIRE])
        return [AT[BASE], *(AT[each] for each in range(BASE) if not enemy >> each & 1)]

    def resolve(self, game: State, option: AtStart) -> None:
        if option.place == BASE:
            rest_to_base(game)
        else:
            game.ask_for(PlaceRebelUnits(option.place))

    def prompt(self) -> Message:
        return say("rebellion-prompt-choose-outpost", rule=self.rule)


@dataclass(frozen=True, slots=True)
class PlaceRebelUnits(Decision[State]):
    """Which units go to the one system; all the others go to the space. [REB-SETUP-22, 23, REB-TEAM-11]"""

    place: PlaceId

    rule = "REB-SETUP-23"

    def seat(self, game: State) -> int:
        return seat_of(game, REBEL, ADMIRAL)

    def options(self, game: State) -> list[Option]:
        return [REST_TO_BASE, *(PLACE_UNIT[self.place][kind] for kind in waiting(game, UNITS_OF[REBEL]))]

    def resolve(self, game: State, option: PlaceUnit | RestToBase) -> None:
        if isinstance(option, PlaceUnit):
            game.ready[option.kind] -= 1
            forces.put(game, option.kind, option.place)
            if waiting(game, UNITS_OF[REBEL]):
                game.ask_for(self)
                return
        rest_to_base(game)

    def prompt(self) -> Message:
        return say("rebellion-prompt-place-rebel-units", rule=self.rule, place=place_name(self.place))


def rest_to_base(game: State) -> None:
    for kind in waiting(game, UNITS_OF[REBEL]):
        forces.put(game, kind, BASE, game.ready[kind])
        game.ready[kind] = 0
    tell_positions(game, REBEL)


def tell_positions(game: State, side: Side) -> None:
    """Where the units of a side stand."""
    for place in range(len(PLACES)):
        figures = tuple(
            (UnitId(kind), number) for kind in UNITS_OF[side] if (number := game.units[place * KINDS + kind])
        )
        if figures:
            game.tell(EVERYONE, events.units_placed, side, figures, PlaceId(place))  # type: ignore[arg-type]  # its number


def place_imperial_units(game: State, _: Procedure) -> None:
    """8.II The Empire places its units. [REB-SETUP-19]"""
    game.ask_for(PlaceImperialUnits())


def place_rebel_units(game: State, _: Procedure) -> None:
    """8.III The Rebels place theirs. [REB-SETUP-22]"""
    game.ask_for(ChooseOutpost())


FRAMES = (PlaceImperialUnits, ChooseOutpost, PlaceRebelUnits)
