"""Action 4: capture a planet. [CMD-CAP]"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from dejarik.engine.event import EVERYONE
from dejarik.games.commanders import events
from dejarik.games.commanders.action import Action
from dejarik.games.commanders.components import (
    ALL_SHIPS,
    CARDS,
    IN_SET,
    PLANETS,
    VALUE,
    CardId,
    PlanetId,
    ShipSet,
)
from dejarik.games.commanders.deck import draw
from dejarik.games.commanders.planets import discard_line, replace_planet
from dejarik.games.commanders.state import State, ship_set

SETS = max(VALUE) + 1  # of ships to choose from, at most: all that match the line, or all but any one [CMD-RUL-19]


class Capture(Action):
    """Take one planet with these ships of the fleet, one of each kind. [CMD-CAP-13, CMD-RUL-18, 19]"""

    words = "capture {planet}[ using {ships}]"
    touched = ("planet/{planet}", "fleet/own/{ships}")
    folded = SETS

    planet: PlanetId
    ships: tuple[CardId, ...]

    def touches(self) -> tuple[str, ...]:
        """Each ship is a thing of its own."""
        return (f"planet/{PLANETS[self.planet]}", *(f"fleet/own/{CARDS[ship]}" for ship in self.ships))

    def carry_out(self, game: State, seat: int) -> None:
        """Ships, line, planet, replacement, draw. [CMD-RUL-21]"""
        place = game.place_of(self.planet)
        for ship in self.ships:
            game.fleets[seat].remove(ship)  # and no others [CMD-CAP-7]
        game.discard += self.ships  # [CMD-CAP-6]
        discard_line(game, place)  # [CMD-CAP-8]
        game.captured[seat].append(self.planet)  # [CMD-CAP-9]
        game.tell(EVERYONE, events.captured, seat, self.planet, self.ships)
        if replace_planet(game, place, "CMD-CAP-10", "CMD-CAP-11"):
            draw(game, seat, len(self.ships), "CMD-CAP-12")


# By planet and line: whether the line holds as many ships as the planet is worth. [CMD-CAP-1]
FULL = [[line.bit_count() == value for line in range(ALL_SHIPS + 1)] for value in VALUE]


@cache
def captures_with(planet: PlanetId, matches: ShipSet) -> tuple[Capture, ...]:
    """Every set of matching ships that is enough: all that the planet is worth, or all but one. [CMD-RUL-18, 19]"""
    ships = IN_SET[matches]
    counts = range(VALUE[planet] - 1, len(ships) + 1)
    return tuple(Capture(planet, spent) for count in counts for spent in combinations(ships, count))


def captures(game: State, seat: int) -> list[Action]:
    """Every way to take a planet with a full line of which the fleet matches all ships, or all but one.
    [CMD-GOAL-1, CMD-CAP-1 … 5, CMD-RUL-20]"""
    found: list[Action] = []
    fleet = game.fleets[seat]
    if not fleet:
        return found  # every planet takes at least one ship
    ships = ship_set(fleet)
    for planet, line in zip(game.column, game.lines, strict=True):
        if line & ships and planet is not None and FULL[planet][line]:
            found += captures_with(planet, ShipSet(line & ships))
    return found
