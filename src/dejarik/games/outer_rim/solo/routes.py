"""Where the automatic opponent goes: towards the nearest goal token, by a shortest route. [RIM-SOLO-21 … 34, 90]"""

from __future__ import annotations

from typing import TypeAlias

from dejarik.games.outer_rim.abilities import value
from dejarik.games.outer_rim.components import ASSET, IS_PLANET, Cargo, Job, PlayerId, SpaceId
from dejarik.games.outer_rim.reputation import stops
from dejarik.games.outer_rim.state import State

Route: TypeAlias = tuple[SpaceId, ...]  # the spaces entered, in order


def goal_tokens(game: State, player: PlayerId) -> list[SpaceId]:
    """One on the destination of each cargo and job, as often as there are such cards. [RIM-SOLO-21, 22, RIM-RUL-28]"""
    found = []
    for card in game.assets[player]:
        asset = ASSET[card]
        if isinstance(asset, Cargo | Job) and asset.destination is not None and not isinstance(asset.destination, str):
            found.append(asset.destination)
    return found


def can_move(game: State, player: PlayerId) -> bool:
    """Not without a goal token, and not away from one. [RIM-SOLO-25, 95]"""
    tokens = goal_tokens(game, player)
    return bool(tokens) and game.places[player] not in tokens


def choose_route(game: State, player: PlayerId) -> Route:
    """One of the shortest routes to the nearest goal tokens, as far as the ship gets: without a patrol that would stop
    the opponent, then ending on a planet, then at random. [RIM-SOLO-23, 24, 26, 29 … 32, RIM-RUL-30, 90]"""
    routes = sorted({cut_short(game, player, route) for route in shortest(game, player)})
    for better in (not_stopped, ends_on_planet):
        good = [route for route in routes if better(game, player, route)]
        routes = good or routes
    return routes[game.chance.below(len(routes))] if len(routes) > 1 else routes[0]


def shortest(game: State, player: PlayerId) -> list[Route]:
    """All shortest routes to all nearest goal tokens, cut off after the hyperdrive value. [RIM-SOLO-90]"""
    arc, start = game.arc, game.places[player]
    tokens = goal_tokens(game, player)
    least = min(arc.distance[start][token] for token in tokens)
    steps = min(least, value(game, player, "hyperdrive"))
    found: set[Route] = set()
    for token in tokens:
        if arc.distance[start][token] == least:
            routes: list[Route] = [()]
            for _ in range(steps):
                routes = [
                    (*route, near)
                    for route in routes
                    for near in arc.neighbours[route[-1] if route else start]
                    if arc.distance[near][token] < arc.distance[route[-1] if route else start][token]
                ]
            found.update(routes)
    return sorted(found)


def cut_short(game: State, player: PlayerId, route: Route) -> Route:
    """A patrol that stops the opponent ends the movement; where nothing has, it ends on a planet one or two spaces
    before rather than at a navpoint. [RIM-SOLO-27, 28, 33, 34, RIM-RUL-29]"""
    for at, place in enumerate(route):
        if stopped_at(game, player, place):
            return route[: at + 1]
    if route and not IS_PLANET[route[-1]]:
        for short in (1, 2):
            if len(route) > short and IS_PLANET[route[-1 - short]]:
                return route[: len(route) - short]
    return route


def stopped_at(game: State, player: PlayerId, place: SpaceId) -> bool:
    return any(stops(game, player, faction) for faction in game.patrols_at(place))


def not_stopped(game: State, player: PlayerId, route: Route) -> bool:
    return not any(stopped_at(game, player, place) for place in route)


def ends_on_planet(game: State, player: PlayerId, route: Route) -> bool:
    return bool(route) and IS_PLANET[route[-1]]
