"""What the projects do. [REB-PROJECT, REB-DS-BUILD, REB-DESTROYED]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision, Procedure
from dejarik.games.rebellion import events, forces
from dejarik.games.rebellion.aftermath import check_board
from dejarik.games.rebellion.cards.gaining_units import enqueue, gain_units, queue_by_icons
from dejarik.games.rebellion.cards.missions.imperial.diplomacy import gain_in, region
from dejarik.games.rebellion.components import (
    DEATH_STAR,
    EMPIRE,
    GROUND_UNITS,
    KINDS,
    NEUTRAL,
    REBEL,
    SUPER_STAR_DESTROYER,
    UNDER_CONSTRUCTION,
    UNITS,
    UNITS_OF,
    MissionId,
    Role,
    SystemId,
    SystemSet,
    UnitId,
    mission,
    place_name,
    unit_name,
)
from dejarik.games.rebellion.galaxy import count, destroyed
from dejarik.games.rebellion.loyalty import repair
from dejarik.games.rebellion.missions.targets import here, mission_of
from dejarik.games.rebellion.offering import offer
from dejarik.games.rebellion.roles import seat_of
from dejarik.games.rebellion.state import State


def construct_death_star(game: State) -> None:
    """The one under construction here, the finished one on space 3 of the queue. [REB-DS-BUILD-1]"""
    gain_units(game, EMPIRE, mission_of(game).role, UNDER_CONSTRUCTION, here(game), 1)
    enqueue(game, EMPIRE, DEATH_STAR, 3)


def construct_factory(game: State) -> None:
    """[REB-CARD-CONSTRUCT-FACTORY-1]"""
    repair(game, here(game))
    queue_by_icons(game, EMPIRE, mission_of(game).role, here(game))


def construct_super_star_destroyer(game: State) -> None:
    """[REB-CARD-CONSTRUCT-SUPER-STAR-DESTROYER-1, 3]"""
    enqueue(game, EMPIRE, SUPER_STAR_DESTROYER, 3)


# Oversee Project


@dataclass(frozen=True, slots=True)
class DeployNow(Option):
    """A unit on the queue is deployed at once."""

    kind: UnitId
    space: int

    def __str__(self) -> str:
        return f"deploy {UNITS[self.kind]} from {self.space}"

    def label(self) -> Message:
        return say("rebellion-option-deploy-now", unit=unit_name(self.kind), space=self.space)

    def touches(self) -> tuple[str, ...]:
        return (f"queue/empire/{self.space}/{UNITS[self.kind]}",)


@dataclass(frozen=True, slots=True)
class OverseeProject(Decision[State]):
    """Which unit of spaces 1 and 2; a Death Star only where it takes the place of the one under construction.
    [REB-CARD-OVERSEE-PROJECT-1, 3]"""

    role: Role

    rule = "REB-CARD-OVERSEE-PROJECT-1"

    def seat(self, game: State) -> int:
        return seat_of(game, EMPIRE, self.role)

    def options(self, game: State) -> list[DeployNow]:
        site = count(game, here(game), UNDER_CONSTRUCTION) > 0
        return [
            DeployNow(UnitId(kind), space)
            for space in (1, 2)
            for kind in UNITS_OF[EMPIRE]
            if game.queues[(space - 1) * KINDS + kind] and (kind != DEATH_STAR or site)
        ]

    def resolve(self, game: State, option: DeployNow) -> None:
        game.queues[(option.space - 1) * KINDS + option.kind] -= 1
        if option.kind == DEATH_STAR:
            forces.take(game, UNDER_CONSTRUCTION, here(game))  # exchanged, not destroyed [REB-RUL-36]
        forces.put(game, option.kind, here(game))
        game.tell(EVERYONE, deployed, option.kind, here(game))

    def prompt(self) -> Message:
        return say("rebellion-prompt-oversee-project", rule=self.rule)


def oversee_project(game: State) -> None:
    """[REB-CARD-OVERSEE-PROJECT-1]"""
    offer(game, OverseeProject(mission_of(game).role))


# Superlaser Online


def fire(game: State, frame: Superlaser) -> None:
    """1. The system is destroyed, and with it all Rebel ground units; its markers go, and so does the loyalty of
    Coruscant. An already destroyed system stays as it is. [REB-DESTROYED-1, 7, REB-RUL-75,
    REB-CARD-SUPERLASER-ONLINE-2, 4, 6]"""
    system = here(game)
    if destroyed(game, system):
        return
    game.destroyed = SystemSet(game.destroyed | 1 << system)
    game.loyalty[system] = NEUTRAL
    game.subjugated = SystemSet(game.subjugated & ~(1 << system))
    game.sabotaged = SystemSet(game.sabotaged & ~(1 << system))
    game.tell(EVERYONE, system_destroyed, system)
    for kind in GROUND_UNITS[REBEL]:
        figures = count(game, system, kind)
        if figures:
            forces.destroy(game, UnitId(kind), system, figures)
            game.tell(EVERYONE, events.destroyed, UnitId(kind), figures, system)
    check_board(game)  # the Empire may have won, and units without transport are lost


def spread_fear(game: State, frame: Superlaser) -> None:
    """2. The Empire gains 1 loyalty in another populous system of the region. [REB-CARD-SUPERLASER-ONLINE-1, 5]"""
    gain_in(game, mission_of(game).role, region(game), 1)


@dataclass(frozen=True, slots=True)
class Superlaser(Procedure):
    """Superlaser Online."""

    steps = (fire, spread_fear)


def superlaser_online(game: State) -> None:
    game.perform(Superlaser())


def deployed(kind: UnitId, system: SystemId) -> Message:
    return say(
        "rebellion-event-deployed-now",
        rule="REB-CARD-OVERSEE-PROJECT-1",
        unit=unit_name(kind),
        system=place_name(system),
    )


def system_destroyed(system: SystemId) -> Message:
    return say("rebellion-event-system-destroyed", rule="REB-DESTROYED-1", system=place_name(system))


EFFECTS: Final[dict[MissionId, Callable[[State], None]]] = {
    mission("construct-death-star"): construct_death_star,
    mission("construct-factory"): construct_factory,
    mission("construct-super-star-destroyer"): construct_super_star_destroyer,
    mission("oversee-project"): oversee_project,
    mission("superlaser-online"): superlaser_online,
}

FRAMES = (OverseeProject, Superlaser)
