"""Units that cannot be placed, moved, built, deployed or destroyed."""

from __future__ import annotations

import re

from dejarik.engine.outcome import Objection
from dejarik.engine.pattern import Reading
from dejarik.games.rebellion.build import BuildUnits, ReturnFigures, base_builds
from dejarik.games.rebellion.cards.destruction import DestroyByHealth, DestroyQueued
from dejarik.games.rebellion.cards.missions.imperial.diplomacy import HastenUnit
from dejarik.games.rebellion.cards.missions.projects import OverseeProject
from dejarik.games.rebellion.components import (
    BASE,
    DEATH_STAR,
    EMPIRE,
    HEALTH,
    IMMOBILE,
    NEEDS_TRANSPORT,
    REBEL,
    STATION,
    UNDER_CONSTRUCTION,
    UNIT_SIDE,
    LeaderId,
    PlaceId,
    Side,
    SystemId,
    UnitId,
    leader_name,
    other,
    place_name,
    side_name,
    unit_name,
)
from dejarik.games.rebellion.deploy import DeployUnits
from dejarik.games.rebellion.explain.answers import refuse
from dejarik.games.rebellion.explain.combat import not_adjacent
from dejarik.games.rebellion.galaxy import (
    captured,
    count,
    has_ships,
    has_units,
    imperial_systems,
    owned,
    queued,
    remote,
    spaces,
    supply,
)
from dejarik.games.rebellion.movement import MoveUnits, leavable
from dejarik.games.rebellion.starting_units import PlaceImperialUnits, PlaceRebelUnits
from dejarik.games.rebellion.state import State


class SeveralAtOnce:
    """A number where every figure is a pick of its own: "move 2 at-st from hoth"."""

    _words = re.compile(r"(move|place|deploy|build|destroy|take|hit|block) \d+ (.+)")

    def read(self, text: str) -> Reading | None:
        """The pick for one of them."""
        found = self._words.fullmatch(text)
        return None if found is None else Reading({"pick": f"{found[1]} {found[2]}"})


def one_by_one(game: State, side: Side, pick: str) -> Objection:
    """Several figures in one go."""
    ask = game.ask
    assert ask is not None
    return refuse(ask.rule, "one-by-one", pick=pick)


# Setup


def place(game: State, side: Side, kind: UnitId, place: PlaceId) -> Objection | None:
    """A unit of the setup."""
    frame = game.stack[-1]
    if not isinstance(frame, (PlaceImperialUnits, PlaceRebelUnits)):
        return None
    name = unit_name(kind)
    if UNIT_SIDE[kind] != side:
        return refuse("REB-SETUP-19" if side == EMPIRE else "REB-SETUP-22", "not-your-unit", unit=name)
    if not game.ready[kind]:
        return refuse("REB-SETUP-19" if side == EMPIRE else "REB-SETUP-22", "none-left", unit=name)
    if isinstance(frame, PlaceRebelUnits):
        return refuse("REB-SETUP-23", "one-system-only", place=place_name(frame.place))
    if place == BASE or not imperial_systems(game) >> place & 1:
        return refuse("REB-SETUP-20", "not-loyal", system=place_name(place), side=side_name(side))
    return refuse("REB-SETUP-21", "ground-units-needed")


# Moves


def move(game: State, side: Side, kind: UnitId, origin: PlaceId) -> Objection | None:
    """A unit from another place."""
    top = game.stack[-1]
    name, where = unit_name(kind), place_name(origin)
    if UNIT_SIDE[kind] != side:
        return refuse("REB-MOVE-2", "not-your-unit", unit=name)
    if not isinstance(top, MoveUnits):
        return None
    if IMMOBILE[kind]:
        return refuse("REB-MOVE-7", "immobile", unit=name)
    if not count(game, origin, kind):
        return refuse("REB-MOVE-2", "none-there", unit=name, place=where)
    if origin == top.goal:
        return refuse("REB-MOVE-2", "already-there", place=where)
    if origin not in top.origins or (top.near and not top.reaches(game, origin)):
        return out_of_reach(game, side, top, origin)
    loaded = sum(number for its, unit, number in top.load if (its, unit) == (origin, kind))
    if loaded == count(game, origin, kind):
        return refuse("REB-MOVE-2", "all-moved", unit=name, place=where)
    return too_many(top, kind, origin)


def too_many(top: MoveUnits, kind: UnitId, origin: PlaceId) -> Objection:
    """More than the card or the ships allow."""
    name = unit_name(kind)
    if kind not in top.kinds:
        return refuse("REB-MOVE-10", "not-this-kind", unit=name)
    enough = sum(number for _, _, number in top.load) == top.limit
    if enough or (top.quotas and top.moved(kind) >= top.quotas[top.kinds.index(kind)]):
        return refuse("REB-MOVE-10", "enough-moved")
    assert top.transport
    assert NEEDS_TRANSPORT[kind]
    return refuse("REB-TRANSPORT-5", "no-room", unit=name, place=place_name(origin))


def out_of_reach(game: State, side: Side, top: MoveUnits, origin: PlaceId) -> Objection:
    """Held by a leader, or too far away."""
    if not leavable(game, side, origin):
        return refuse("REB-MOVE-9" if origin == BASE else "REB-MOVE-8", "held-by-leader", place=place_name(origin))
    if BASE in (origin, top.goal):
        if game.exposed:
            return refuse("REB-BASE-REVEAL-7", "base-revealed")
        return refuse("REB-BASE-MOVE-1", "base-too-far", place=place_name(top.goal if origin == BASE else origin))
    return not_adjacent(SystemId(origin), SystemId(top.goal), "REB-MOVE-2")


def take_from(game: State, side: Side, who: LeaderId, origin: PlaceId) -> Objection | None:
    """A captured leader."""
    top = game.stack[-1]
    if not isinstance(top, MoveUnits):
        return None
    name, where = leader_name(who), place_name(origin)
    if side == REBEL:
        return refuse("REB-CAPTURE-2", "not-by-rebels", leader=name)
    if not captured(game, who) or game.leaders[who] != origin:
        return refuse("REB-CAPTURE-5", "no-captive", leader=name, place=where)
    if origin not in top.origins:
        return out_of_reach(game, side, top, origin)
    return refuse("REB-RUL-24", "no-ship-for-captive", place=where)


# The Refresh Phase


def deploy(game: State, side: Side, kind: UnitId, where: PlaceId) -> Objection | None:
    """A unit that is ready."""
    if not isinstance(game.stack[-1], DeployUnits):
        return None
    if not game.ready[kind] or UNIT_SIDE[kind] != side:
        return refuse("REB-QUEUE-2", "not-ready", unit=unit_name(kind))
    found = closed(game, side, where) if kind != DEATH_STAR else no_site(game, where)
    return found or refuse("REB-DEPLOY-2", "two-deployed", system=place_name(where))


def closed(game: State, side: Side, where: PlaceId) -> Objection | None:
    """Why nothing can be deployed in a place."""
    name = place_name(where)
    if where == BASE:
        if side == EMPIRE:
            return refuse("REB-DEPLOY-7", "not-loyal", system=name, side=side_name(side))
        return refuse("REB-BASE-REVEAL-7", "base-revealed") if game.exposed else None
    if remote(game) >> where & 1:
        return refuse("REB-DEPLOY-6", "remote", system=name)
    if not owned(game, side) >> where & 1:
        return refuse("REB-DEPLOY-1", "not-loyal", system=name, side=side_name(side))
    if game.sabotaged >> where & 1:
        return refuse("REB-DEPLOY-4", "sabotaged", system=name)
    if has_units(game, other(side), where):
        return refuse("REB-DEPLOY-5", "enemy-there", system=name)
    return None


def no_site(game: State, where: PlaceId) -> Objection | None:
    """Why a Death Star cannot be deployed in a place."""
    if where == BASE or not count(game, where, UNDER_CONSTRUCTION):
        return refuse("REB-DS-BUILD-3", "only-at-construction")
    if game.sabotaged >> where & 1:
        return refuse("REB-RUL-36", "sabotaged", system=place_name(where))
    if has_ships(game, REBEL, where):
        return refuse("REB-RUL-36", "enemy-there", system=place_name(where))
    return None


def build(game: State, side: Side, kind: UnitId, where: PlaceId) -> Objection | None:
    """A unit of an icon."""
    if not isinstance(game.stack[-1], BuildUnits):
        return None
    name = place_name(where)
    if UNIT_SIDE[kind] != side:
        return refuse("REB-BUILD-2", "not-your-unit", unit=unit_name(kind))
    if where == BASE:
        if side == EMPIRE:
            return refuse("REB-BUILD-8", "not-loyal", system=name, side=side_name(side))
        if not base_builds(game):
            return refuse("REB-BUILD-8", "base-occupied", system=place_name(game.location))
    elif not owned(game, side) >> where & 1:
        return refuse("REB-BUILD-2", "not-loyal", system=name, side=side_name(side))
    elif game.sabotaged >> where & 1:
        return refuse("REB-BUILD-6", "sabotaged", system=name)
    elif has_units(game, other(side), where):
        return refuse("REB-BUILD-5", "enemy-there", system=name)
    if supply(game, kind) <= 0:
        return refuse("REB-BUILD-9", "no-figure", unit=unit_name(kind))
    return refuse(
        "REB-BUILD-3" if game.subjugated >> where & 1 else "REB-BUILD-2", "no-icon", unit=unit_name(kind), system=name
    )


# The build queue


def destroy_at(game: State, side: Side, kind: UnitId, where: PlaceId) -> Objection | None:
    """A figure of one's own, to build it again."""
    frame = game.stack[-1]
    if not isinstance(frame, ReturnFigures):
        return None
    name = unit_name(kind)
    if UNIT_SIDE[kind] != side:
        return refuse("REB-COMP-5", "not-your-unit", unit=name)
    if STATION[kind]:
        return refuse("REB-RUL-50", "never-a-death-star", unit=name)
    if kind not in frame.kinds:
        return refuse("REB-RUL-50", "figures-left", unit=name)
    return refuse("REB-COMP-5", "none-there", unit=name, place=place_name(where))


def destroy(game: State, side: Side, kind: UnitId) -> Objection | None:
    """A unit for a card that counts health."""
    frame = game.stack[-1]
    if not isinstance(frame, DestroyByHealth):
        return None
    name = unit_name(kind)
    if not count(game, frame.place, kind):
        return refuse("REB-UNIT-16", "none-there", unit=name, place=place_name(frame.place))
    if not frame.first <= kind <= frame.last:
        return refuse("REB-CARD-AMBUSH-1", "ground-units-only", unit=name)
    return too_healthy(kind, frame.health)


def too_healthy(kind: UnitId, left: int) -> Objection:
    name = unit_name(kind)
    if not HEALTH[kind]:
        return refuse("REB-RUL-39", "without-health", unit=name)
    return refuse("REB-UNIT-16", "too-much-health", unit=name, health=HEALTH[kind], left=left)


def destroy_on(game: State, side: Side, kind: UnitId, space: int) -> Objection | None:
    """A unit on the build queue."""
    frame = game.stack[-1]
    if not isinstance(frame, DestroyQueued):
        return None
    return not_queued(game, kind, space) or too_healthy(kind, frame.health)


def not_queued(game: State, kind: UnitId, space: int) -> Objection | None:
    if UNIT_SIDE[kind] == EMPIRE and space in spaces() and queued(game, space, kind):
        return None
    return refuse("REB-QUEUE-1", "not-on-queue", unit=unit_name(kind), space=space)


def advance(game: State, side: Side, kind: UnitId, space: int) -> Objection | None:
    """Double Our Efforts."""
    if not isinstance(game.stack[-1], HastenUnit):
        return None
    found = not_queued(game, kind, space)
    return found or refuse("REB-CARD-DOUBLE-OUR-EFFORTS-2", "wrong-space", unit=unit_name(kind), space=space)


def deploy_from(game: State, side: Side, kind: UnitId, space: int) -> Objection | None:
    """Oversee Project."""
    if not isinstance(game.stack[-1], OverseeProject):
        return None
    found = not_queued(game, kind, space)
    if found is None and kind == DEATH_STAR and space < spaces()[-1]:
        return refuse("REB-CARD-OVERSEE-PROJECT-3", "only-at-construction")
    return found or refuse("REB-CARD-OVERSEE-PROJECT-1", "wrong-space", unit=unit_name(kind), space=space)
