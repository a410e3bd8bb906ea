"""Units that a card gives: straight into a place, or on the build queue. [REB-DEPLOY-9, REB-QUEUE-3, REB-RUL-50]"""

from __future__ import annotations

from collections.abc import Callable

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import events, forces
from dejarik.games.rebellion.components import (
    BUILD_SPACE,
    DEATH_STAR,
    ICONS,
    KINDS,
    PLACES,
    PlaceId,
    Role,
    Side,
    SystemId,
    UnitId,
)
from dejarik.games.rebellion.forms import Choice, Option, RoleDecision
from dejarik.games.rebellion.galaxy import destroyed, supply
from dejarik.games.rebellion.state import State


class ChooseUnit(Option):
    """A kind of unit."""

    words = "take {unit}"
    touched = ("supply/{unit}",)
    labelled = "{unit}"

    unit: UnitId


class FreeFigure(Option):
    """Destroy a unit of one's own elsewhere, to have its figure."""

    words = "free {unit} from {place}"
    touched = ("unit/{place}/{unit}",)

    unit: UnitId
    place: PlaceId


TAKE = tuple(ChooseUnit(UnitId(kind)) for kind in range(KINDS))
FEWER = Choice("gain-fewer", "gain fewer")  # do without the rest


def gain_units(game: State, side: Side, role: Role, kind: UnitId, place: PlaceId, count: int) -> None:
    """Units come from the supply straight into the place, sabotaged or not. For those that are missing, figures of
    one's own elsewhere may be destroyed. [REB-CARD-GENERAL-12, 19, REB-SABOTAGE-4]"""
    taken = forces.gain(game, kind, place, count)
    if taken:
        game.tell(EVERYONE, events.gained, side, kind, taken, place)
    if taken < count and figures_elsewhere(game, kind, place):
        game.ask_for(FreeFigures(side, role, kind, place, count - taken))


def figures_elsewhere(game: State, kind: UnitId, place: PlaceId) -> list[PlaceId]:
    """Where figures of a kind could be freed; a Death Star never is. [REB-CARD-GENERAL-19]"""
    if kind == DEATH_STAR:
        return []
    return [
        PlaceId(other)  # type: ignore[arg-type]  # the number of a place
        for other in range(len(PLACES))
        if other != place and game.units[other * KINDS + kind]
    ]


class FreeFigures(RoleDecision):
    """The supply is short: the player may destroy units of the kind elsewhere to gain them here, or gain fewer.
    [REB-RUL-50, REB-CARD-GENERAL-19]"""

    side: Side
    role: Role
    unit: UnitId
    place: PlaceId
    count: int  # of the figures that are missing

    rule = "REB-RUL-50"
    prompted = ("unit", "place", "count")
    first_is_default = True

    def options(self, game: State) -> list[Option]:
        return [FEWER, *(FreeFigure(self.unit, other) for other in figures_elsewhere(game, self.unit, self.place))]

    def resolve(self, game: State, option: FreeFigure | Choice) -> None:
        if isinstance(option, FreeFigure):
            forces.destroy(game, self.unit, option.place)
            game.tell(EVERYONE, events.destroyed, self.unit, 1, option.place)
            forces.gain(game, self.unit, self.place)
            game.tell(EVERYONE, events.gained, self.side, self.unit, 1, self.place)
            if self.count > 1 and figures_elsewhere(game, self.unit, self.place):
                game.ask_for(FreeFigures(self.side, self.role, self.unit, self.place, self.count - 1))


# Queues


def enqueue(game: State, side: Side, kind: UnitId, space: int) -> None:
    """Put a unit on the queue, if the supply has one. [REB-QUEUE-3]"""
    if forces.enqueue(game, kind, space):
        game.tell(EVERYONE, events.queued, side, kind, space)


def queue_by_icons(game: State, side: Side, role: Role, system: SystemId) -> None:
    """Put one matching unit for each icon on the space with the system's number. All icons count, whoever holds the
    system and sabotaged or not; a destroyed system has none. [REB-QUEUE-3, 4, REB-RES-3, REB-CARD-GENERAL-11,
    REB-DESTROYED-8]"""
    if ICONS[system] and not destroyed(game, system):
        game.perform(QueueByIcons(side, role, system))


def _icon(number: int) -> Callable[[State, QueueByIcons], None]:
    def queue_one(game: State, frame: QueueByIcons) -> None:
        """The unit of an icon; the Rebels choose where the icon allows several. What the supply lacks is skipped."""
        icons = ICONS[frame.system]
        if number >= len(icons):
            return
        kinds = [kind for kind in icons[number][frame.side] if supply(game, kind) > 0]
        if len(kinds) == 1:
            enqueue(game, frame.side, kinds[0], BUILD_SPACE[frame.system])
        elif kinds:
            game.ask_for(QueueUnit(frame.side, frame.role, frame.system, number))

    return queue_one


class QueueByIcons(Procedure):
    """Icon by icon, from left to right."""

    side: Side
    role: Role
    system: SystemId

    steps = tuple(_icon(number) for number in range(max(len(icons) for icons in ICONS)))


class QueueUnit(RoleDecision):
    """Which of the units of an icon goes on the queue. [REB-BUILD-7]"""

    side: Side
    role: Role
    system: SystemId
    icon: int

    rule = "REB-QUEUE-3"
    prompted = ("system", "space")

    @property
    def space(self) -> int:
        """Where it goes."""
        return BUILD_SPACE[self.system]

    def options(self, game: State) -> list[ChooseUnit]:
        return [TAKE[kind] for kind in ICONS[self.system][self.icon][self.side] if supply(game, kind) > 0]

    def resolve(self, game: State, option: ChooseUnit) -> None:
        enqueue(game, self.side, option.unit, self.space)
