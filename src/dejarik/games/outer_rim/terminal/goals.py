"""How far goals are along, worked out from what lies open. [RIM-GOAL]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from dejarik.engine.script import Condition
from dejarik.games.outer_rim.components import (
    CHARACTER,
    CHARACTERS,
    COST,
    KIND,
    SHEET,
    SHIPS,
    Counter,
    card,
)
from dejarik.games.outer_rim.conditions import NUMBER, is_meant
from dejarik.games.outer_rim.knowledge.seen import OuterRimView
from dejarik.games.outer_rim.state import COUNTERS

Part: TypeAlias = tuple[int, int]  # how much there is of how much


def personal_goal(view: OuterRimView, player: int) -> Iterator[Part]:
    """What the goal on a character card asks for, part by part."""
    character = view["characters"][player]
    if character is not None and not view["goals_met"][player]:
        yield from parts(view, player, CHARACTER[CHARACTERS.number(character)].goal.condition)


def ship_goal(view: OuterRimView, player: int) -> Iterator[Part]:
    """The same of the goal on a ship sheet."""
    goal = SHEET[SHIPS.number(view["ships"][player])].goal
    if goal is not None and not view["ship_goals_met"][player]:
        if goal.counter is not None:
            yield counted(view, player, goal.counter), goal.at_least
        if goal.condition is not None:
            yield from parts(view, player, goal.condition)


def parts(view: OuterRimView, player: int, condition: Condition) -> Iterator[Part]:
    """Only of what all must hold, and only what can be counted."""
    values: tuple[Any, ...] = condition.values
    numbers = [card(text) for text in view["assets"][player]]
    match condition.word:
        case "all":
            for part in values[0]:
                yield from parts(view, player, part)
        case "counter":
            yield counted(view, player, values[0]), values[1]
        case "has":
            asset, count, trait, id = values
            yield sum(is_meant(each, asset, trait, id) for each in numbers), count
        case "combined_cost":
            assets, at_least = values
            yield sum(COST[each] for each in numbers if KIND[each] in assets), at_least
        case "ship_cost_at_least":
            yield SHEET[SHIPS.number(view["ships"][player])].cost, values[0]


def counted(view: OuterRimView, player: int, counter: Counter) -> int:
    """All counters are public. [RIM-GOAL-15]"""
    if counter == "sabotaged-imperial-planets":
        return len(view["sabotaged"])
    return view["counters"][player * COUNTERS + NUMBER[counter]]
