"""The build queue moves on, and units that leave it are deployed. [REB-QUEUE, REB-DEPLOY]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import forces
from dejarik.games.rebellion.components import (
    ADMIRAL,
    BASE,
    DEATH_STAR,
    DEPLOYED,
    KINDS,
    PLACES,
    QUEUE,
    REBEL,
    UNDER_CONSTRUCTION,
    UNITS_OF,
    PlaceId,
    Side,
    SystemId,
    UnitId,
    in_set,
    other,
    system_number,
)
from dejarik.games.rebellion.conclusion import conclude
from dejarik.games.rebellion.forms import Choice, Figures, Option, RoleDecision, Sentence
from dejarik.games.rebellion.galaxy import has_ships, has_units, owned, populous
from dejarik.games.rebellion.placing import PlaceForm, Placement, place_form
from dejarik.games.rebellion.state import State
from dejarik.games.rebellion.victory import check_base


def ready(game: State, side: Side) -> tuple[tuple[UnitId, int], ...]:
    """The units of a side that wait to be placed, by kind."""
    return tuple((UnitId(kind), game.ready[kind]) for kind in UNITS_OF[side] if game.ready[kind])


def open_to(game: State, side: Side) -> list[PlaceId]:
    """Where a side can deploy one more unit: its own systems without sabotage or enemies, and the "Rebel Base"
    space while the base is hidden. [REB-DEPLOY-1, 2, 4, 5, 6, 7, 8, REB-SUBJ-4, REB-RUL-53]"""
    enemy = other(side)
    found = [
        PlaceId(system)
        for system in in_set(owned(game, side) & populous(game) & ~game.sabotaged)
        if game.deployed[system] < DEPLOYED and not has_units(game, enemy, system)
    ]
    if side == REBEL and not game.exposed and game.deployed[BASE] < DEPLOYED:
        found.append(BASE)
    return found


def building_site(game: State) -> SystemId | None:
    """Where a finished Death Star can be deployed: only where the unfinished one is, whoever the system belongs to,
    unless it is sabotaged or Rebel ships are there. [REB-DS-BUILD-3, REB-RUL-36, REB-CARD-CONSTRUCT-DEATH-STAR-2]"""
    for system in range(BASE):
        if game.units[system * KINDS + UNDER_CONSTRUCTION]:
            closed = game.sabotaged >> system & 1 or game.deployed[system] >= DEPLOYED
            return None if closed or has_ships(game, REBEL, system) else system_number(system)
    return None


class DeployUnit(Placement):
    """One ready unit."""

    words = "deploy {unit} at {place}"
    labelled = "deploy"


DEPLOY_NO_MORE: Final = Choice("deploy-no-more", "done")  # the rest goes back on the queue [REB-DEPLOY-3]
DEPLOY_UNIT: Final = tuple(
    tuple(DeployUnit(UnitId(kind), PlaceId(place)) for kind in range(KINDS))  # type: ignore[arg-type]  # its number
    for place in range(len(PLACES))
)


class DeployUnits(RoleDecision):
    """Where ready units go, one by one; the Admiral decides. [REB-DEPLOY-1, 2, 3, REB-TEAM-41]"""

    side: Side

    rule = "REB-DEPLOY-1"
    role = ADMIRAL

    def options(self, game: State) -> list[Option]:
        return [DEPLOY_NO_MORE, *deployments(game, self.side)]

    def form(self, game: State) -> PlaceForm:
        ready = game.ready.copy()
        ready[DEATH_STAR] = min(ready[DEATH_STAR], 1)  # there is one building site
        room = [DEPLOYED - number for number in game.deployed]
        return place_form(deployments(game, self.side), ready, room=room, done=DEPLOY_NO_MORE)

    def resolve(self, game: State, option: Choice | DeployUnit) -> None:
        if isinstance(option, DeployUnit):
            deploy_unit(game, self.side, option.unit, option.place)
            game.offer(self)


def deployments(game: State, side: Side) -> list[DeployUnit]:
    places = open_to(game, side)
    found: list[DeployUnit] = []
    for kind, _ in ready(game, side):
        if kind == DEATH_STAR:
            site = building_site(game)
            found += [] if site is None else [DEPLOY_UNIT[site][kind]]
        else:
            found += [DEPLOY_UNIT[place][kind] for place in places]
    return found


def deploy_unit(game: State, side: Side, kind: UnitId, place: PlaceId) -> None:
    """A Death Star takes the place of the unfinished one, which returns to the supply. The first Imperial unit in a
    revealed base that the Rebels have left wins the game. [REB-RUL-36, REB-WIN-1, 5]"""
    game.ready[kind] -= 1
    game.deployed[place] += 1
    if kind == DEATH_STAR:
        forces.take(game, UNDER_CONSTRUCTION, place)
    forces.put(game, kind, place)
    game.tell(EVERYONE, deployed, side, kind, place)
    check_base(game)


# The procedure


def advance_queue(game: State, frame: Deploy) -> None:
    """1. Every unit on the queue moves one space down; what leaves the first space is ready. [REB-QUEUE-1, 2]"""
    game.deployed = [0] * len(PLACES)
    queues = game.queues
    for kind in UNITS_OF[frame.side]:
        game.ready[kind] += queues[kind]
        for row in range(QUEUE - 1):
            queues[row * KINDS + kind] = queues[(row + 1) * KINDS + kind]
        queues[(QUEUE - 1) * KINDS + kind] = 0


def place_units(game: State, frame: Deploy) -> None:
    """2. Ready units are placed. [REB-DEPLOY-1]"""
    game.offer(DeployUnits(frame.side))


def put_back(game: State, frame: Deploy) -> None:
    """3. What cannot be deployed, or is held back, returns to space 1. [REB-DEPLOY-3]"""
    left = ready(game, frame.side)
    for kind, number in left:
        game.queues[kind] += number
        game.ready[kind] = 0
    if left:
        game.tell(EVERYONE, kept_back, frame.side, left)


def conclude_deployment(game: State, frame: Deploy) -> None:
    """4. What follows from the deployment. [REB-RUL-23]"""
    conclude(game, frame.side)


class Deploy(Procedure):
    """One side moves its queue on and deploys. [REB-REFRESH-6]"""

    side: Side

    steps = (advance_queue, place_units, put_back, conclude_deployment)


# What is said about it


deployed = Sentence[Side, UnitId, PlaceId]("deployed {side} {unit} {place}", "REB-DEPLOY-1")


kept_back = Sentence[Side, Figures]("kept-back {side} {units}", "REB-DEPLOY-3")
