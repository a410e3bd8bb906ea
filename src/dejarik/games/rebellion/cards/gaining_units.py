"""Units that a card gives: straight into a place, or on the build queue. [REB-DEPLOY-9, REB-QUEUE-3, REB-RUL-50]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision, Procedure
from dejarik.games.rebellion import events, forces
from dejarik.games.rebellion.components import (
    BUILD_SPACE,
    DEATH_STAR,
    ICONS,
    KINDS,
    PLACES,
    UNITS,
    PlaceId,
    Role,
    Side,
    SystemId,
    UnitId,
    place_name,
    unit_name,
)
from dejarik.games.rebellion.galaxy import destroyed, supply
from dejarik.games.rebellion.roles import seat_of
from dejarik.games.rebellion.state import State


@dataclass(frozen=True, slots=True)
class ChooseUnit(Option):
    """A kind of unit."""

    kind: UnitId

    def __str__(self) -> str:
        return f"take {UNITS[self.kind]}"

    def label(self) -> Message:
        return unit_name(self.kind)

    def touches(self) -> tuple[str, ...]:
        return (f"supply/{UNITS[self.kind]}",)


@dataclass(frozen=True, slots=True)
class FreeFigure(Option):
    """Destroy an own unit elsewhere, to have its figure."""

    kind: UnitId
    place: PlaceId

    def __str__(self) -> str:
        return f"free {UNITS[self.kind]} from {PLACES[self.place]}"

    def label(self) -> Message:
        return say("rebellion-option-free-figure", unit=unit_name(self.kind), place=place_name(self.place))

    def touches(self) -> tuple[str, ...]:
        return (f"unit/{PLACES[self.place]}/{UNITS[self.kind]}",)


@dataclass(frozen=True, slots=True)
class GainFewer(Option):
    """Do without the rest."""

    def __str__(self) -> str:
        return "gain fewer"

    def label(self) -> Message:
        return say("rebellion-option-gain-fewer")


TAKE = tuple(ChooseUnit(UnitId(kind)) for kind in range(KINDS))
FEWER = GainFewer()


def gain_units(game: State, side: Side, role: Role, kind: UnitId, place: PlaceId, count: int) -> None:
    """From the supply; for those that are missing, own figures elsewhere may be destroyed. [REB-CARD-GENERAL]"""
    taken = forces.gain(game, kind, place, count)
    if taken:
        game.tell(EVERYONE, events.gained, side, kind, taken, place)
    if taken < count and figures_elsewhere(game, kind, place):
        game.ask_for(FreeFigures(side, role, kind, place, count - taken))


def figures_elsewhere(game: State, kind: UnitId, place: PlaceId) -> list[PlaceId]:
    if kind == DEATH_STAR:
        return []
    return [
        PlaceId(other)  # type: ignore[arg-type]  # the number of a place
        for other in range(len(PLACES))
        if other != place and game.units[other * KINDS + kind]
    ]


@dataclass(frozen=True, slots=True)
class FreeFigures(Decision[State]):
    """The supply is short: own units of the kind may be destroyed to gain them here, or fewer are gained."""

    side: Side
    role: Role
    kind: UnitId
    place: PlaceId
    missing: int

    rule = "REB-RUL-50"
    first_is_default = True

    def seat(self, game: State) -> int:
        return seat_of(game, self.side, self.role)

    def options(self, game: State) -> list[Option]:
        return [FEWER, *(FreeFigure(self.kind, other) for other in figures_elsewhere(game, self.kind, self.place))]

    def resolve(self, game: State, option: FreeFigure | GainFewer) -> None:
        if isinstance(option, FreeFigure):
            forces.destroy(game, self.kind, option.place)
            game.tell(EVERYONE, events.destroyed, self.kind, 1, option.place)
            forces.gain(game, self.kind, self.place)
            game.tell(EVERYONE, events.gained, self.side, self.kind, 1, self.place)
            if self.missing > 1 and figures_elsewhere(game, self.kind, self.place):
                game.ask_for(FreeFigures(self.side, self.role, self.kind, self.place, self.missing - 1))

    def prompt(self) -> Message:
        return say(
            "rebellion-prompt-free-figures",
            rule=self.rule,
            unit=unit_name(self.kind),
            place=place_name(self.place),
            count=self.missing,
        )


# Queues


def enqueue(game: State, side: Side, kind: UnitId, space: int) -> None:
    if forces.enqueue(game, kind, space):
        game.tell(EVERYONE, events.queued, side, kind, space)


def queue_by_icons(game: State, side: Side, role: Role, system: SystemId) -> None:
    """One matching unit for each icon, on the space with the system's number; all icons count. [REB-QUEUE-3, 4]"""
    if ICONS[system] and not destroyed(game, system):
        game.perform(QueueByIcons(side, role, system))


def _icon(number: int) -> Callable[[State, QueueByIcons], None]:
    def queue_one(game: State, frame: QueueByIcons) -> None:
        """The unit of an icon; the Rebels choose where the icon allows several."""
        icons = ICONS[frame.system]
        if number >= len(icons):
            return
        kinds = [kind for kind in icons[number][frame.side] if supply(game, kind) > 0]
        if len(kinds) == 1:
            enqueue(game, frame.side, kinds[0], BUILD_SPACE[frame.system])
        elif kinds:
            game.ask_for(QueueUnit(frame.side, frame.role, frame.system, number))

    return queue_one


@dataclass(frozen=True, slots=True)
class QueueByIcons(Procedure):
    """Icon by icon, from left to right."""

    side: Side
    role: Role
    system: SystemId

    steps = tuple(_icon(number) for number in range(max(len(icons) for icons in ICONS)))


@dataclass(frozen=True, slots=True)
class QueueUnit(Decision[State]):
    """Which of the units of an icon goes on the queue. [REB-BUILD-7]"""

    side: Side
    role: Role
    system: SystemId
    icon: int

    rule = "REB-QUEUE-3"

    def seat(self, game: State) -> int:
        return seat_of(game, self.side, self.role)

    def options(self, game: State) -> list[ChooseUnit]:
        return [TAKE[kind] for kind in ICONS[self.system][self.icon][self.side] if supply(game, kind) > 0]

    def resolve(self, game: State, option: ChooseUnit) -> None:
        enqueue(game, self.side, option.kind, BUILD_SPACE[self.system])

    def prompt(self) -> Message:
        return say(
            "rebellion-prompt-queue-unit",
            rule=self.rule,
            system=place_name(self.system),
            space=BUILD_SPACE[self.system],
        )


FRAMES = (FreeFigures, QueueByIcons, QueueUnit)
