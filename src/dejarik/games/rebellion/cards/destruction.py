"""Units that a card destroys: up to a total of health, in a place or on a build queue. [REB-UNIT-16]"""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision
from dejarik.games.rebellion import events, forces
from dejarik.games.rebellion.components import (
    HEALTH,
    KINDS,
    PLACES,
    SIDES,
    UNIT_SIDE,
    UNITS,
    PlaceId,
    Role,
    Side,
    UnitId,
    place_name,
    side_name,
    unit_name,
)
from dejarik.games.rebellion.galaxy import spaces
from dejarik.games.rebellion.roles import seat_of
from dejarik.games.rebellion.state import State


@dataclass(frozen=True, slots=True)
class Wreck(Option):
    """One figure of a kind in the place."""

    kind: UnitId
    place: PlaceId

    def __str__(self) -> str:
        return f"destroy {UNITS[self.kind]}"

    def label(self) -> Message:
        return say("rebellion-option-destroy", unit=unit_name(self.kind), system=place_name(self.place))

    def touches(self) -> tuple[str, ...]:
        return (f"unit/{PLACES[self.place]}/{UNITS[self.kind]}",)


@dataclass(frozen=True, slots=True)
class WreckQueued(Option):
    """One figure of a kind on a space of the queue."""

    kind: UnitId
    space: int

    def __str__(self) -> str:
        return f"destroy {UNITS[self.kind]} on {self.space}"

    def label(self) -> Message:
        return say("rebellion-option-destroy-queued", unit=unit_name(self.kind), space=self.space)

    def touches(self) -> tuple[str, ...]:
        return (f"queue/{SIDES[UNIT_SIDE[self.kind]]}/{self.space}/{UNITS[self.kind]}",)


@dataclass(frozen=True, slots=True)
class WreckNoMore(Option):
    """That is enough."""

    def __str__(self) -> str:
        return "done"

    def label(self) -> Message:
        return say("rebellion-option-done")


NO_MORE = WreckNoMore()


@dataclass(frozen=True, slots=True)
class DestroyByHealth(Decision[State]):
    """Units of the player's choice, by printed health, at once; none is enough too. A unit without health cannot be
    chosen. [REB-UNIT-16, REB-RUL-39]"""

    side: Side  # who chooses
    role: Role
    place: PlaceId
    health: int  # what is left of it
    first: UnitId  # the kinds that may be chosen: from this one
    last: UnitId  # to this one

    rule = "REB-UNIT-16"

    def seat(self, game: State) -> int:
        return seat_of(game, self.side, self.role)

    def targets(self, game: State) -> list[UnitId]:
        row = self.place * KINDS
        return [
            UnitId(kind)
            for kind in range(self.first, self.last + 1)
            if game.units[row + kind] and 0 < HEALTH[kind] <= self.health
        ]

    def options(self, game: State) -> list[Option]:
        return [*(Wreck(kind, self.place) for kind in self.targets(game)), NO_MORE]

    def resolve(self, game: State, option: Wreck | WreckNoMore) -> None:
        if isinstance(option, Wreck):
            forces.destroy(game, option.kind, self.place)
            game.tell(EVERYONE, events.destroyed, option.kind, 1, self.place)
            left = self.health - HEALTH[option.kind]
            again = DestroyByHealth(self.side, self.role, self.place, left, self.first, self.last)
            if left and again.targets(game):
                game.ask_for(again)

    def prompt(self) -> Message:
        return say(
            "rebellion-prompt-destroy-by-health", rule=self.rule, health=self.health, place=place_name(self.place)
        )


def destroy_by_health(game: State, side: Side, role: Role, place: PlaceId, health: int, kinds: range) -> None:
    """Ask, if there is anything to choose."""
    ask = DestroyByHealth(side, role, place, health, UnitId(kinds[0]), UnitId(kinds[-1]))
    if ask.targets(game):
        game.ask_for(ask)


@dataclass(frozen=True, slots=True)
class DestroyQueued(Decision[State]):
    """Units on the build queue of one side, by health, none included."""

    side: Side  # who chooses
    role: Role
    owner: Side
    health: int

    rule = "REB-UNIT-16"

    def seat(self, game: State) -> int:
        return seat_of(game, self.side, self.role)

    def targets(self, game: State) -> list[WreckQueued]:
        return [
            WreckQueued(UnitId(kind), space)
            for space in spaces()
            for kind in range(KINDS)
            if game.queues[(space - 1) * KINDS + kind]
            and UNIT_SIDE[kind] == self.owner
            and 0 < HEALTH[kind] <= self.health
        ]

    def options(self, game: State) -> list[Option]:
        return [*self.targets(game), NO_MORE]

    def resolve(self, game: State, option: WreckQueued | WreckNoMore) -> None:
        if isinstance(option, WreckQueued):
            wreck_queued(game, option.kind, option.space)
            again = DestroyQueued(self.side, self.role, self.owner, self.health - HEALTH[option.kind])
            if again.targets(game):
                game.ask_for(again)

    def prompt(self) -> Message:
        return say("rebellion-prompt-destroy-queued", rule=self.rule, health=self.health, side=side_name(self.owner))


def wreck_queued(game: State, kind: UnitId, space: int) -> None:
    forces.destroy_queued(game, kind, space)
    game.tell(EVERYONE, queued_destroyed, kind, space)


def queued_destroyed(kind: UnitId, space: int) -> Message:
    return say("rebellion-event-queued-destroyed", rule="REB-UNIT-15", unit=unit_name(kind), space=space)


FRAMES = (DestroyByHealth, DestroyQueued)
