"""Action 2: a ship to the own fleet. [CMD-FLEET]"""

from __future__ import annotations

from bisect import insort

from dejarik.engine.event import EVERYONE
from dejarik.games.commanders import events
from dejarik.games.commanders.action import Action, leave_hand
from dejarik.games.commanders.components import FLEET_LIMIT, IN_SET, SHIPS, CardId, ShipSet
from dejarik.games.commanders.loop import no_progress
from dejarik.games.commanders.state import State


class AddToFleet(Action):
    """Put a ship from hand into the own fleet; no card is drawn. [CMD-FLEET-1, 4]"""

    words = "add {ship} to fleet"
    touched = ("hand/{ship}", "fleet/own")
    labelled = "fleet"

    ship: CardId

    def carry_out(self, game: State, seat: int) -> None:
        before = tuple(game.fleets[seat])
        leave_hand(game, seat, self.ship)
        insort(game.fleets[seat], self.ship)
        game.tell(EVERYONE, events.joined_fleet, seat, self.ship)
        no_progress(game, seat, before)


ADD = [AddToFleet(CardId(ship)) for ship in range(len(SHIPS))]
ADDITIONS = [tuple(ADD[ship] for ship in ships) for ships in IN_SET]


def additions(game: State, seat: int, ships: ShipSet) -> tuple[Action, ...]:
    """These ships, unless there are four in the fleet already; captured planets are not in it. [CMD-FLEET-2, 3, 6]"""
    return ADDITIONS[ships] if len(game.fleets[seat]) < FLEET_LIMIT else ()
