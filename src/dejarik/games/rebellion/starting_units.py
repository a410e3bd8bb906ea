"""Placing the units with which the sides begin. [REB-SETUP-19 … 23]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.engine.content import typed
from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import forces
from dejarik.games.rebellion.components import (
    ADMIRAL,
    BASE,
    EMPIRE,
    GROUND_UNITS,
    IDS,
    KINDS,
    MISC,
    PLACES,
    REBEL,
    UNITS_OF,
    PlaceId,
    Side,
    SystemId,
    UnitId,
    in_set,
)
from dejarik.games.rebellion.forms import Choice, Figures, Option, RoleDecision, Sentence
from dejarik.games.rebellion.galaxy import has_ground, imperial_systems, systems_with
from dejarik.games.rebellion.placing import PlaceForm, Placement, place_form
from dejarik.games.rebellion.state import State


@dataclass(frozen=True, slots=True)
class StartingUnits:
    rebel: dict[UnitId, int]
    imperial: dict[UnitId, int]


_STARTING: Final = typed(StartingUnits, MISC["starting_units"], IDS, "starting_units")
STARTING_UNITS: Final = (_STARTING.rebel, _STARTING.imperial)  # by side [REB-SETUP-19, 22]


def receive_units(game: State) -> None:
    """Each side gets the units that it is to place. [REB-SETUP-19, 22]"""
    for side in (REBEL, EMPIRE):
        for kind, figures in STARTING_UNITS[side].items():
            game.ready[kind] = figures


class PlaceUnit(Placement):
    """Place one of the starting units."""

    words = "place {unit} at {place}"
    labelled = "place"


class AtStart(Option):
    """A system, or the "Rebel Base" space."""

    words = "at {place}"
    labelled = "{place}"
    touched = ("place/{place}",)

    place: PlaceId


REST_TO_BASE: Final = Choice("rest-to-base", "done", (f"place/{PLACES[BASE]}",))  # all the other starting units
PLACE_UNIT: Final = tuple(
    tuple(PlaceUnit(UnitId(kind), PlaceId(place)) for kind in range(KINDS))  # type: ignore[arg-type]  # its number
    for place in range(len(PLACES))
)
AT: Final = tuple(AtStart(PlaceId(place)) for place in range(len(PLACES)))  # type: ignore[arg-type]


def waiting(game: State, kinds: range) -> list[UnitId]:
    return [UnitId(kind) for kind in kinds if game.ready[kind]]


def bare_systems(game: State) -> list[SystemId]:
    """Imperial systems without a ground unit. [REB-SETUP-21]"""
    return [each for each in in_set(imperial_systems(game)) if not has_ground(game, EMPIRE, each)]


class PlaceImperialUnits(RoleDecision):
    """Every unit goes to an Imperial system, Coruscant included, and each of these gets a ground unit: as long as some
    lack one, enough ground units are kept for them. The Admiral decides. [REB-SETUP-19, 20, 21, REB-RUL-8,
    REB-TEAM-11]"""

    rule = "REB-SETUP-20"
    side = EMPIRE
    role = ADMIRAL

    def options(self, game: State) -> list[PlaceUnit]:
        systems = in_set(imperial_systems(game))
        bare = bare_systems(game)
        ground = GROUND_UNITS[EMPIRE]
        scarce = sum(game.ready[ground.start : ground.stop]) == len(bare)
        return [
            PLACE_UNIT[each][kind]
            for kind in waiting(game, UNITS_OF[EMPIRE])
            for each in (bare if scarce and kind in ground else systems)
        ]

    def form(self, game: State) -> PlaceForm:
        return place_form(self.options(game), game.ready, bare=bare_systems(game))

    def resolve(self, game: State, option: PlaceUnit) -> None:
        game.ready[option.unit] -= 1
        forces.put(game, option.unit, option.place)
        if waiting(game, UNITS_OF[EMPIRE]):
            game.ask_for(self)
        else:
            tell_positions(game, EMPIRE)


class ChooseOutpost(RoleDecision):
    """The one system without Imperial units in which Rebel units may start, besides the "Rebel Base" space; or none.
    [REB-SETUP-23, REB-RUL-4, REB-TEAM-11]"""

    rule = "REB-SETUP-23"
    side = REBEL
    role = ADMIRAL

    def options(self, game: State) -> list[AtStart]:
        enemy = systems_with(game, UNITS_OF[EMPIRE])
        return [AT[BASE], *(AT[each] for each in range(BASE) if not enemy >> each & 1)]

    def resolve(self, game: State, option: AtStart) -> None:
        if option.place == BASE:
            rest_to_base(game)
        else:
            game.ask_for(PlaceRebelUnits(option.place))


class PlaceRebelUnits(RoleDecision):
    """Which units go to the one system; all the others go to the space. [REB-SETUP-22, 23, REB-TEAM-11]"""

    place: PlaceId

    rule = "REB-SETUP-23"
    side = REBEL
    role = ADMIRAL
    prompted = ("place",)

    def options(self, game: State) -> list[Option]:
        return [REST_TO_BASE, *self.placements(game)]

    def placements(self, game: State) -> list[PlaceUnit]:
        return [PLACE_UNIT[self.place][kind] for kind in waiting(game, UNITS_OF[REBEL])]

    def form(self, game: State) -> PlaceForm:
        return place_form(self.placements(game), game.ready, rest=BASE, done=REST_TO_BASE)

    def resolve(self, game: State, option: Choice | PlaceUnit) -> None:
        if isinstance(option, PlaceUnit):
            game.ready[option.unit] -= 1
            forces.put(game, option.unit, option.place)
            if waiting(game, UNITS_OF[REBEL]):
                game.ask_for(self)
                return
        rest_to_base(game)


def rest_to_base(game: State) -> None:
    for kind in waiting(game, UNITS_OF[REBEL]):
        forces.put(game, kind, BASE, game.ready[kind])
        game.ready[kind] = 0
    tell_positions(game, REBEL)


def tell_positions(game: State, side: Side) -> None:
    """Tell everybody where the units of a side are."""
    rule = "REB-SETUP-20" if side == EMPIRE else "REB-SETUP-23"
    for place in range(len(PLACES)):
        figures = tuple(
            (UnitId(kind), number) for kind in UNITS_OF[side] if (number := game.units[place * KINDS + kind])
        )
        if figures:
            game.tell(EVERYONE, units_placed, side, figures, PlaceId(place), rule)  # type: ignore[arg-type]  # its number


units_placed = Sentence[Side, Figures, PlaceId, str]("units-placed {side} {units} {place}", "{rule}")


def place_imperial_units(game: State, _: Procedure) -> None:
    """8.II The Empire places its units. [REB-SETUP-19]"""
    game.ask_for(PlaceImperialUnits())


def place_rebel_units(game: State, _: Procedure) -> None:
    """8.III The Rebels place theirs. [REB-SETUP-22]"""
    game.ask_for(ChooseOutpost())
