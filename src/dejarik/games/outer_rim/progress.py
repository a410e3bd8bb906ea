"""How far goals are along, part by part. All of it lies open. [RIM-GOAL]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from dejarik.engine.script import Condition
from dejarik.games.outer_rim.components import CHARACTER, COST, KIND, SHEET, PlayerId
from dejarik.games.outer_rim.conditions import count_of, is_meant
from dejarik.games.outer_rim.goals import ship_goal_of
from dejarik.games.outer_rim.state import State

Part: TypeAlias = tuple[int, int]  # how much there is of how much


def of_character(game: State, player: PlayerId) -> Iterator[Part]:
    """What the goal on a character card asks for; nothing once it is achieved."""
    character = game.characters[player]
    if character is not None and not game.is_ai(player) and not game.goals_met[player]:
        yield from parts(game, player, CHARACTER[character].goal.condition)


def of_ship(game: State, player: PlayerId) -> Iterator[Part]:
    """The same of the goal on a ship sheet."""
    goal = ship_goal_of(game, player)
    if goal is None:
        return
    if goal.counter is not None:
        yield count_of(game, player, goal.counter), goal.at_least
    if goal.condition is not None:
        yield from parts(game, player, goal.condition)


def parts(game: State, player: PlayerId, condition: Condition) -> Iterator[Part]:
    """Only of what all must hold, and only what can be counted. [RIM-GOAL-10, 15, 19]"""
    values: tuple[Any, ...] = condition.values
    cards = game.assets[player]
    match condition.word:
        case "all":
            for part in values[0]:
                yield from parts(game, player, part)
        case "counter":
            yield count_of(game, player, values[0]), values[1]
        case "has":
            asset, count, trait, id = values
            yield sum(is_meant(each, asset, trait, id) for each in cards), count
        case "combined_cost":
            assets, at_least = values
            yield sum(COST[each] for each in cards if KIND[each] in assets), at_least
        case "ship_cost_at_least":
            yield SHEET[game.ships[player]].cost, values[0]
