"""Action 1: a ship to a planet, then draw. [CMD-LINE]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.games.commanders import events
from dejarik.games.commanders.action import Action, leave_hand
from dejarik.games.commanders.components import (
    ALL_SHIPS,
    IN_SET,
    PLANETS,
    SHIPS,
    VALUE,
    CardId,
    PlanetId,
    ShipSet,
)
from dejarik.games.commanders.deck import draw
from dejarik.games.commanders.state import State


class PlaceShip(Action):
    """Put a ship from hand into the line of an open planet. [CMD-LINE-1]"""

    words = "place {ship} at {planet}"
    touched = ("hand/{ship}", "planet/{planet}")
    labelled = "place"

    ship: CardId
    planet: PlanetId

    def carry_out(self, game: State, seat: int) -> None:
        leave_hand(game, seat, self.ship)
        place = game.place_of(self.planet)
        game.lines[place] = ShipSet(game.lines[place] | 1 << self.ship)
        game.tell(EVERYONE, events.placed, seat, self.ship, self.planet)
        draw(game, seat, 1, "CMD-LINE-5")


PLACE = [[PlaceShip(CardId(ship), PlanetId(planet)) for ship in range(len(SHIPS))] for planet in range(len(PLANETS))]

# What `placements` looks up instead of working it out: by planet and line, the kinds that may still join it
# [CMD-LINE-2, 3]; and by planet and kinds, the options.
ROOM = [[ALL_SHIPS & ~line if line.bit_count() < value else 0 for line in range(ALL_SHIPS + 1)] for value in VALUE]
PLACEMENTS = [[tuple(options[ship] for ship in ships) for ships in IN_SET] for options in PLACE]


def room(game: State) -> ShipSet:
    """The kinds of ships that may go somewhere."""
    ships = 0
    for planet, line in zip(game.column, game.lines, strict=True):
        if planet is not None:
            ships |= ROOM[planet][line]
    return ShipSet(ships)


def placements(game: State, ships: ShipSet) -> list[Action]:
    """Where these ships may go: a line that is not full and does not hold their kind, whatever others hold.
    [CMD-LINE-2, 3, CMD-RUL-6, 7]"""
    found: list[Action] = []
    for planet, line in zip(game.column, game.lines, strict=True):
        if planet is not None:
            found += PLACEMENTS[planet][ROOM[planet][line] & ships]
    return found
