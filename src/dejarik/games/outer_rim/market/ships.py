"""Another ship. [RIM-SHIP-8 … 11, RIM-EFFECT-33]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.games.outer_rim.assets.room import MakingRoom
from dejarik.games.outer_rim.components import PlayerId, ShipId
from dejarik.games.outer_rim.damage import place_damage, recover
from dejarik.games.outer_rim.market import events
from dejarik.games.outer_rim.state import COUNTERS, PATROLS, State


def take_ship(game: State, player: PlayerId, ship: ShipId, damage: int = 0) -> None:
    """The new sheet lies goal side up, without damage or progress, and takes over the assets; what does not fit is
    discarded. The old sheet is unused again. [RIM-SHIP-8 … 11, RIM-DISCARD-5, RIM-GOAL-8, 15, RIM-RUL-19]"""
    recover(game, player, "ship", None)
    game.ships[player], game.ship_goals_met[player] = ship, False
    game.counters[player * COUNTERS + PATROLS] = 0
    game.tell(EVERYONE, events.took_ship, game.who(player), ship)
    place_damage(game, player, "ship", damage)
    game.perform(MakingRoom(player))
