"""Spaces that cannot be entered, and patrols that cannot go where somebody wants them."""

from __future__ import annotations

from dejarik.engine.outcome import Objection
from dejarik.games.outer_rim.abilities import value
from dejarik.games.outer_rim.components import FACTIONS, MAELSTROM, SPACES, FactionId, PlayerId, SpaceId
from dejarik.games.outer_rim.explain.answers import factions, offered, only_these, refuse
from dejarik.games.outer_rim.explain.steps import PLANNING, must_recover, other_step
from dejarik.games.outer_rim.movement import ChooseSpace, PutYourself, SlipPast
from dejarik.games.outer_rim.patrols import MovePatrol
from dejarik.games.outer_rim.planning import ChoosePlan
from dejarik.games.outer_rim.reputation import stops
from dejarik.games.outer_rim.state import State


def move_to(game: State, player: PlayerId, space: SpaceId) -> Objection | None:
    """Somewhere else than where one can go now, or at another time."""
    frame = game.stack[-1]
    if isinstance(frame, ChooseSpace):
        return not_next(game, player, space, frame.left)
    if isinstance(frame, ChoosePlan):
        far = not_next(game, player, space, value(game, player, "hyperdrive"))
        if far.message.key != "outer_rim-no-too-far":
            far = refuse("RIM-PLAN-2", "move-first")
        return must_recover(game, player) or far
    if isinstance(frame, SlipPast):
        return stopped(game, player)
    if isinstance(frame, PutYourself):
        return offered(game, player)
    over = other_step(game, PLANNING)
    return over and (stopped(game, player) or over)


def not_next(game: State, player: PlayerId, space: SpaceId, left: int) -> Objection:
    """A space that is not adjacent."""
    here, name = game.places[player], SPACES.name(space)
    distance = game.arc.distance[here][space]
    if not distance:
        return refuse("RIM-MOVE-4", "there-already", space=name)
    if distance > left:
        return refuse("RIM-MOVE-2", "too-far", space=name, distance=distance, left=left)
    return refuse("RIM-MOVE-9", "not-adjacent", space=name, here=SPACES.name(here), distance=distance)


def stopped(game: State, player: PlayerId) -> Objection | None:
    """What stops whoever enters the space in which the player is."""
    here = game.places[player]
    if here == MAELSTROM:
        return refuse("RIM-MAEL-1", "maelstrom-stops")
    found = [each for each in game.patrols_at(here) if stops(game, player, each)]
    return refuse("RIM-MOVE-5", "patrol-stops", factions=factions(found)) if found else None


def move_patrol(game: State, player: PlayerId, faction: FactionId, space: SpaceId) -> Objection | None:
    """A patrol into a space where its movement cannot end."""
    frame = game.stack[-1]
    if not isinstance(frame, MovePatrol):
        return None
    if faction != frame.faction:
        return only_these("RIM-PATMOVE-4", [FACTIONS.name(frame.faction)])
    near = game.arc.neighbours[game.patrols[faction]]
    if frame.among == near:  # it has beaten the player, or a card says so
        return refuse("RIM-ENCPAT-6", "patrol-not-adjacent", space=SPACES.name(space))
    return offered(game, player)
