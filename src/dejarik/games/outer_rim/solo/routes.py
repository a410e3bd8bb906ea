"""Where the automatic opponent goes: towards the nearest goal token, by a shortest route. [RIM-SOLO-21 … 34, 90]"""

from __future__ import annotations

from typing import TypeAlias

from dejarik.engine.event import EVERYONE
from dejarik.games.outer_rim.abilities import value
from dejarik.games.outer_rim.components import GOAL_PLANET, IS_PLANET, PlayerId, SpaceId
from dejarik.games.outer_rim.forms import drawn
from dejarik.games.outer_rim.reputation import stops
from dejarik.games.outer_rim.solo import events
from dejarik.games.outer_rim.state import State

Route: TypeAlias = tuple[SpaceId, ...]  # the spaces entered, in order


def goal_tokens(game: State, player: PlayerId) -> list[SpaceId]:
    """One on the destination of each cargo and job, as often as there are such cards. [RIM-SOLO-21, 22, RIM-RUL-28]"""
    return [planet for card in game.assets[player] if (planet := GOAL_PLANET[card]) is not None]


def keeps_it(game: State, player: PlayerId) -> str:
    """Why the opponent cannot move: not without a goal token, and not away from one; "" if it can. [RIM-SOLO-25, 95]"""
    tokens = goal_tokens(game, player)
    if not tokens:
        return "no-goal"
    return "at-goal" if game.places[player] in tokens else ""


def choose_route(game: State, player: PlayerId) -> Route:
    """One of the shortest routes to the nearest goal tokens, as far as the ship gets: without a patrol that would stop
    the opponent, then ending on a planet, then at random. [RIM-SOLO-23, 24, 26, 29 … 32, RIM-RUL-30, 90]"""
    near = nearest_tokens(game, player)
    distance = game.arc.distance[game.places[player]][near[0]]
    reach = value(game, player, "hyperdrive")
    game.tell(EVERYONE, events.heads_for, game.who(player), near, distance, reach)
    routes = sorted({cut_short(game, player, route) for route in shortest(game, player)})
    for better, left in ((not_stopped, events.routes_unstopped), (ends_on_planet, events.routes_to_planet)):
        good = [route for route in routes if better(game, player, route)]
        if 0 < len(good) < len(routes):
            game.tell(EVERYONE, left, len(routes), len(good))
            routes = good
    route = drawn(game, routes)
    if len(route) < min(distance, reach):
        why = events.stopped_by_patrol if stopped_at(game, player, route[-1]) else events.stops_short
        game.tell(EVERYONE, why, game.who(player), route[-1])
    return route


def nearest_tokens(game: State, player: PlayerId) -> tuple[SpaceId, ...]:
    """The planets with the nearest goal tokens. [RIM-SOLO-24]"""
    distance = game.arc.distance[game.places[player]]
    tokens = sorted(set(goal_tokens(game, player)))
    least = min(distance[token] for token in tokens)
    return tuple([token for token in tokens if distance[token] == least])


def shortest(game: State, player: PlayerId) -> list[Route]:
    """All shortest routes to all nearest goal tokens, cut off after the hyperdrive value. [RIM-SOLO-90]"""
    arc, start = game.arc, game.places[player]
    found: set[Route] = set()
    for token in nearest_tokens(game, player):
        routes: list[Route] = [()]
        for _ in range(min(arc.distance[start][token], value(game, player, "hyperdrive"))):
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
