"""What the projects do. [REB-PROJECT, REB-DS-BUILD, REB-DESTROYED]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
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
    UNITS_OF,
    MissionId,
    Role,
    SystemId,
    SystemSet,
    UnitId,
    mission,
)
from dejarik.games.rebellion.forms import Option, RoleDecision, Sentence, Space
from dejarik.games.rebellion.galaxy import count, destroyed
from dejarik.games.rebellion.loyalty import repair
from dejarik.games.rebellion.missions.targets import here, mission_of
from dejarik.games.rebellion.state import State


def construct_death_star(game: State) -> None:
    """Gain the Death Star Under Construction here and put the finished one on space 3 of the queue. [REB-DS-BUILD-1,
    REB-CARD-CONSTRUCT-DEATH-STAR-1]"""
    gain_units(game, EMPIRE, mission_of(game).role, UNDER_CONSTRUCTION, here(game), 1)
    enqueue(game, EMPIRE, DEATH_STAR, 3)


def construct_factory(game: State) -> None:
    """Remove the sabotage marker and queue units by all icons of the system. [REB-CARD-CONSTRUCT-FACTORY-1, 2]"""
    repair(game, here(game))
    queue_by_icons(game, EMPIRE, mission_of(game).role, here(game))


def construct_super_star_destroyer(game: State) -> None:
    """Put one on space 3 of the queue; a sabotage marker does not matter.
    [REB-CARD-CONSTRUCT-SUPER-STAR-DESTROYER-1, 2, 3]"""
    enqueue(game, EMPIRE, SUPER_STAR_DESTROYER, 3)


# Oversee Project


class DeployNow(Option):
    """Deploy a unit of the queue at once."""

    words = "deploy {unit} from {space}"
    touched = ("queue/empire/{space}/{unit}",)

    unit: UnitId
    space: Space


class OverseeProject(RoleDecision):
    """Which unit of spaces 1 and 2; a Death Star only where it takes the place of the one under construction. Neither
    loyalty nor what was deployed before matters. [REB-CARD-OVERSEE-PROJECT-1, 3, 4]"""

    role: Role

    rule = "REB-CARD-OVERSEE-PROJECT-1"
    side = EMPIRE

    def options(self, game: State) -> list[DeployNow]:
        site = count(game, here(game), UNDER_CONSTRUCTION) > 0
        return [
            DeployNow(UnitId(kind), space)
            for space in (1, 2)
            for kind in UNITS_OF[EMPIRE]
            if game.queues[(space - 1) * KINDS + kind] and (kind != DEATH_STAR or site)
        ]

    def resolve(self, game: State, option: DeployNow) -> None:
        game.queues[(option.space - 1) * KINDS + option.unit] -= 1
        if option.unit == DEATH_STAR:
            forces.take(game, UNDER_CONSTRUCTION, here(game))  # exchanged, not destroyed [REB-RUL-36]
        forces.put(game, option.unit, here(game))
        game.tell(EVERYONE, deployed, option.unit, here(game))


def oversee_project(game: State) -> None:
    """Nothing happens if spaces 1 and 2 are empty. [REB-CARD-OVERSEE-PROJECT-4]"""
    game.offer(OverseeProject(mission_of(game).role))


# Superlaser Online


def fire(game: State, frame: Superlaser) -> None:
    """1. The system is destroyed with all Rebel ground units in it; its markers are removed, and so is the loyalty of
    Coruscant; leaders are not touched. If the base was there, the Empire has won. A system that is already destroyed
    stays as it is. [REB-DESTROYED-1, 3, 7, REB-RUL-75, REB-CARD-SABOTAGE-2, REB-CARD-SUPERLASER-ONLINE-2, 3, 4, 6]"""
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


class Superlaser(Procedure):
    """Superlaser Online."""

    steps = (fire, spread_fear)


def superlaser_online(game: State) -> None:
    game.perform(Superlaser())


deployed = Sentence[UnitId, SystemId]("deployed-now {unit} {system}", "REB-CARD-OVERSEE-PROJECT-1")
system_destroyed = Sentence[SystemId]("system-destroyed {system}", "REB-DESTROYED-1")


EFFECTS: Final[dict[MissionId, Callable[[State], None]]] = {
    mission("construct-death-star"): construct_death_star,
    mission("construct-factory"): construct_factory,
    mission("construct-super-star-destroyer"): construct_super_star_destroyer,
    mission("oversee-project"): oversee_project,
    mission("superlaser-online"): superlaser_online,
}
