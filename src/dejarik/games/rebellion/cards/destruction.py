"""Units that a card destroys: up to a total of health, in a place or on a build queue. [REB-UNIT-16]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.games.rebellion import events, forces
from dejarik.games.rebellion.components import (
    EMPIRE,
    HEALTH,
    KINDS,
    REBEL,
    UNITS_OF,
    PlaceId,
    Role,
    Side,
    UnitId,
    side_name,
)
from dejarik.games.rebellion.forms import Choice, Option, RoleDecision, Sentence, Space
from dejarik.games.rebellion.galaxy import spaces
from dejarik.games.rebellion.state import State


class Wreck(Option):
    """Destroy one figure of a kind in the place."""

    words = "destroy {unit}"
    touched = ("unit/{system}/{unit}",)
    labelled = "destroy"

    unit: UnitId
    system: PlaceId


class WreckQueued(Option):
    """Destroy one figure of a kind on a space of the Empire's queue."""

    words = "destroy {unit} on {space}"
    touched = ("queue/empire/{space}/{unit}",)
    labelled = "destroy-queued"

    unit: UnitId
    space: Space


NO_MORE = Choice("done", "done")


class DestroyByHealth(RoleDecision):
    """The player picks units one by one, by printed health, and each is destroyed at once; he may stop at any time,
    also before the first. A unit without health cannot be chosen. [REB-UNIT-16, REB-RUL-39, REB-CARD-GENERAL-13, 16]"""

    side: Side  # who chooses
    role: Role
    place: PlaceId
    health: int  # what is left of it
    first: UnitId  # the kinds that may be chosen: from this one
    last: UnitId  # to this one

    rule = "REB-UNIT-16"
    prompted = ("health", "place")

    def targets(self, game: State) -> list[UnitId]:
        row = self.place * KINDS
        return [
            UnitId(kind)
            for kind in range(self.first, self.last + 1)
            if game.units[row + kind] and 0 < HEALTH[kind] <= self.health
        ]

    def options(self, game: State) -> list[Option]:
        return [*(Wreck(kind, self.place) for kind in self.targets(game)), NO_MORE]

    def resolve(self, game: State, option: Wreck | Choice) -> None:
        if isinstance(option, Wreck):
            forces.destroy(game, option.unit, self.place)
            game.tell(EVERYONE, events.destroyed, option.unit, 1, self.place)
            left = self.health - HEALTH[option.unit]
            again = DestroyByHealth(self.side, self.role, self.place, left, self.first, self.last)
            if left and again.targets(game):
                game.ask_for(again)


def destroy_by_health(game: State, side: Side, role: Role, place: PlaceId, health: int, kinds: range) -> None:
    """Ask what to destroy, if there is anything to choose."""
    ask = DestroyByHealth(side, role, place, health, UnitId(kinds[0]), UnitId(kinds[-1]))
    if ask.targets(game):
        game.ask_for(ask)


class DestroyQueued(RoleDecision):
    """The same with units on the Empire's build queue, on any space, so never a Death Star. No card does this to the
    Rebels. [REB-CARD-ROGUE-SQUADRON-RAID-2, 3]"""

    role: Role
    health: int  # what is left of it

    rule = "REB-UNIT-16"
    side = REBEL

    def targets(self, game: State) -> list[WreckQueued]:
        return [
            WreckQueued(UnitId(kind), space)
            for space in spaces()
            for kind in UNITS_OF[EMPIRE]
            if game.queues[(space - 1) * KINDS + kind] and 0 < HEALTH[kind] <= self.health
        ]

    def options(self, game: State) -> list[Option]:
        return [*self.targets(game), NO_MORE]

    def resolve(self, game: State, option: WreckQueued | Choice) -> None:
        if isinstance(option, WreckQueued):
            wreck_queued(game, option.unit, option.space)
            again = DestroyQueued(self.role, self.health - HEALTH[option.unit])
            if again.targets(game):
                game.ask_for(again)

    def prompt(self) -> Message:
        return say("rebellion-prompt-destroy-queued", rule=self.rule, health=self.health, side=side_name(EMPIRE))


def wreck_queued(game: State, kind: UnitId, space: int) -> None:
    forces.destroy_queued(game, kind, space)
    game.tell(EVERYONE, queued_destroyed, kind, space)


queued_destroyed = Sentence[UnitId, int]("queued-destroyed {unit} {space}", "REB-UNIT-15")
