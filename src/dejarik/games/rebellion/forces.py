"""What happens to figures: moved, gained, queued, destroyed. Always one kind at a time.

Whoever calls these ends with `aftermath.check_board`, which sees to what follows from it.
"""

from __future__ import annotations

from dejarik.games.rebellion.components import DEATH_STAR, KINDS, UNDER_CONSTRUCTION, UnitId
from dejarik.games.rebellion.galaxy import spaces, supply
from dejarik.games.rebellion.state import State


def put(game: State, kind: UnitId, place: int, figures: int = 1) -> None:
    """Figures that were somewhere else are now there."""
    game.units[place * KINDS + kind] += figures


def take(game: State, kind: UnitId, place: int, figures: int = 1) -> None:
    """Figures leave a place; where they go is the caller's business."""
    game.units[place * KINDS + kind] -= figures
    assert game.units[place * KINDS + kind] >= 0


def move(game: State, kind: UnitId, start: int, goal: int, figures: int = 1) -> None:
    take(game, kind, start, figures)
    put(game, kind, goal, figures)


def gain(game: State, kind: UnitId, place: int, figures: int = 1) -> int:
    """Figures come straight from the supply, as far as it reaches, sabotage or not; how many they were. [REB-DEPLOY-9,
    REB-SABOTAGE-4, REB-RUL-50]"""
    figures = min(figures, supply(game, kind))
    put(game, kind, place, figures)
    return figures


def destroy(game: State, kind: UnitId, place: int, figures: int = 1) -> None:
    """Units go back to the supply; with a Death Star Under Construction the one on the queue. [REB-UNIT-15,
    REB-DS-BUILD-4, REB-CARD-CONSTRUCT-DEATH-STAR-2]"""
    take(game, kind, place, figures)
    if kind == UNDER_CONSTRUCTION:
        for space in spaces():
            game.queues[(space - 1) * KINDS + DEATH_STAR] = 0
        game.ready[DEATH_STAR] = 0


def enqueue(game: State, kind: UnitId, space: int) -> bool:
    """From the supply to a space of the build queue; False if there is none left. [REB-QUEUE-3]"""
    if supply(game, kind) <= 0:
        return False
    game.queues[(space - 1) * KINDS + kind] += 1
    return True


def destroy_queued(game: State, kind: UnitId, space: int) -> None:
    game.queues[(space - 1) * KINDS + kind] -= 1
    assert game.queues[(space - 1) * KINDS + kind] >= 0
