"""How the automatic opponent moves along the route it has chosen. [RIM-SOLO-23, 91]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.procedure import Steps
from dejarik.games.outer_rim.components import PlayerId, SpaceId
from dejarik.games.outer_rim.movement import Arrival, going_on, meet_players, put_player
from dejarik.games.outer_rim.solo.routes import choose_route
from dejarik.games.outer_rim.state import State


def move(game: State, player: PlayerId) -> None:
    """Along one of the shortest routes to the nearest goal token."""
    follow(game, player, choose_route(game, player))


def follow(game: State, player: PlayerId, route: tuple[SpaceId, ...]) -> None:
    put_player(game, player, route[0])
    game.perform(AiArrival(player, len(route) - 1, route=route[1:]))


class AiArrival(Arrival):
    """The opponent has entered a space of its route: patrols are a part of how the route was chosen, the Maelstrom is
    like a navpoint; an ability of the person may stop it. [RIM-SOLO-28, 91]"""

    route: tuple[SpaceId, ...] = ()

    @property
    def steps(self) -> Steps:
        return AI_ARRIVAL


def go_on(game: State, frame: AiArrival) -> None:
    if going_on(frame):
        follow(game, frame.player, frame.route)


AI_ARRIVAL: Final[Steps] = (meet_players, go_on)
