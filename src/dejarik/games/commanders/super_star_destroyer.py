"""The Super Star Destroyer. [CMD-SSD]"""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision
from dejarik.games.commanders import events
from dejarik.games.commanders.action import Action, leave_hand
from dejarik.games.commanders.components import (
    CARDS,
    IN_SET,
    PLANETS,
    SHIPS,
    SUPER_STAR_DESTROYER,
    CardId,
    PlanetId,
    ShipSet,
    card_name,
    planet_name,
)
from dejarik.games.commanders.deck import draw
from dejarik.games.commanders.state import State


@dataclass(frozen=True, slots=True)
class PlaySuperStarDestroyer(Action):
    """Begin to choose the two ships; nothing has happened yet."""

    def __str__(self) -> str:
        return "play super-star-destroyer"

    def label(self) -> Message:
        return say("commanders-option-super-star-destroyer")

    def touches(self) -> tuple[str, ...]:
        return ("hand/super-star-destroyer",)

    def carry_out(self, game: State, seat: int) -> None:
        game.ask_for(HitFirst())


@dataclass(frozen=True, slots=True)
class Hit(Option):
    """A ship of a line."""

    ship: CardId
    planet: PlanetId

    def __str__(self) -> str:
        return f"hit {CARDS[self.ship]} at {PLANETS[self.planet]}"

    def label(self) -> Message:
        return say("commanders-option-hit", ship=card_name(self.ship), planet=planet_name(self.planet))

    def touches(self) -> tuple[str, ...]:
        return (f"planet/{PLANETS[self.planet]}", f"line/{PLANETS[self.planet]}/{CARDS[self.ship]}")


PLAY = PlaySuperStarDestroyer()
HIT = [[Hit(CardId(ship), PlanetId(planet)) for planet in range(len(PLANETS))] for ship in range(len(SHIPS))]


def playable(game: State) -> bool:
    """Two lines hold a ship each. [CMD-RUL-10]"""
    return sum(1 for line in game.lines if line) >= 2


def hits(game: State, spared: PlanetId | None) -> list[Hit]:
    """The ships of all lines but one. [CMD-SSD-1, 2, 3]"""
    return [
        HIT[ship][planet]
        for planet, line in zip(game.column, game.lines, strict=True)
        if planet is not None and planet != spared
        for ship in IN_SET[line]
    ]


@dataclass(frozen=True, slots=True)
class HitFirst(Decision[State]):
    """The first of the two ships."""

    rule = "CMD-SSD-1"

    def seat(self, game: State) -> int:
        return game.turn

    def options(self, game: State) -> list[Hit]:
        return hits(game, None)

    def resolve(self, game: State, option: Hit) -> None:
        game.ask_for(HitSecond(option.ship, option.planet))

    def prompt(self) -> Message:
        return say("commanders-prompt-hit-first", rule=self.rule)


@dataclass(frozen=True, slots=True)
class HitSecond(Decision[State]):
    """The second, from the line of another planet. [CMD-SSD-2]"""

    ship: CardId
    planet: PlanetId

    rule = "CMD-SSD-2"

    def seat(self, game: State) -> int:
        return game.turn

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

    def prompt(self) -> Message:
        return say("commanders-prompt-hit-second", rule=self.rule, planet=planet_name(self.planet))
