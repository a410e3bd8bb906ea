"""The Super Star Destroyer. [CMD-SSD]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.games.commanders import events
from dejarik.games.commanders.action import leave_hand
from dejarik.games.commanders.components import (
    IN_SET,
    PLANETS,
    SHIPS,
    SUPER_STAR_DESTROYER,
    CardId,
    PlanetId,
    ShipSet,
)
from dejarik.games.commanders.deck import draw
from dejarik.games.commanders.forms import Option, PrivateDecision
from dejarik.games.commanders.state import State


class Hit(Option):
    """Discard a ship of a line."""

    words = "hit {ship} at {planet}"
    touched = ("planet/{planet}", "line/{planet}/{ship}")

    ship: CardId
    planet: PlanetId


HIT = [[Hit(CardId(ship), PlanetId(planet)) for planet in range(len(PLANETS))] for ship in range(len(SHIPS))]


def playable(game: State) -> bool:
    """Whether two lines hold a ship each. [CMD-RUL-10]"""
    return sum(1 for line in game.lines if line) >= 2


def hits(game: State, spared: PlanetId | None) -> list[Hit]:
    """The ships of all lines but one; nothing else can be hit. [CMD-SSD-1, 2, 3, 5]"""
    return [
        HIT[ship][planet]
        for planet, line in zip(game.column, game.lines, strict=True)
        if planet is not None and planet != spared
        for ship in IN_SET[line]
    ]


class HitFirst(PrivateDecision):
    """The first of the two ships."""

    rule = "CMD-SSD-1"

    def options(self, game: State) -> list[Hit]:
        return hits(game, None)

    def resolve(self, game: State, option: Hit) -> None:
        game.ask_for(HitSecond(option.ship, option.planet))


class HitSecond(PrivateDecision):
    """The second, from the line of another planet. [CMD-SSD-2]"""

    ship: CardId
    planet: PlanetId

    rule = "CMD-SSD-2"
    prompted = ("planet",)

    def options(self, game: State) -> list[Hit]:
        return hits(game, self.planet)

    def resolve(self, game: State, option: Hit) -> None:
        leave_hand(game, game.turn, SUPER_STAR_DESTROYER)
        for ship, planet in ((self.ship, self.planet), (option.ship, option.planet)):
            place = game.place_of(planet)
            game.lines[place] = ShipSet(game.lines[place] & ~(1 << ship))
            game.discard.append(ship)
        game.tell(EVERYONE, events.hit, game.turn, self.ship, self.planet, option.ship, option.planet)
        game.discard.append(SUPER_STAR_DESTROYER)
        draw(game, game.turn, 1, "CMD-SPEC-3")
