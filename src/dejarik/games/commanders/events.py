"""What is said in the log."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from dejarik.engine.message import Message, say
from dejarik.games.commanders.components import CardId, PlanetId, card_name, planet_name, seat_name
from dejarik.games.commanders.forms import Seat, Sentence

Cards: TypeAlias = tuple[CardId, ...]


def where(at: tuple[CardId, PlanetId | None, int]) -> Message:
    """A ship in the line of a planet, or else in a fleet."""
    ship, planet, fleet = at
    if planet is not None:
        return say("commanders-ship-at", ship=card_name(ship), planet=planet_name(planet))
    return say("commanders-ship-of", ship=card_name(ship), owner=seat_name(fleet))


Where: TypeAlias = Annotated[tuple[CardId, PlanetId | None, int], where]

set_up = Sentence[tuple[PlanetId, ...], Seat]("set-up {planets} {player}", "CMD-SETUP-4")
drew = Sentence[Seat, Cards, str]("drew {player} {cards?}", "{rule}")
reshuffled = Sentence[int]("reshuffled {count}", "CMD-DECK-1")
placed = Sentence[Seat, CardId, PlanetId]("placed {player} {ship} {planet}", "CMD-LINE-1")
joined_fleet = Sentence[Seat, CardId]("fleet {player} {ship}", "CMD-FLEET-1")
destroyed = Sentence[Seat, PlanetId]("destroyed {player} {planet}", "CMD-DS-2")
hit = Sentence[Seat, CardId, PlanetId, CardId, PlanetId]("hit {player} {ship} {planet} {second} {other}", "CMD-SSD-1")
swapped = Sentence[Seat, Where, Where]("swapped {player} {ship} {other}", "CMD-SD-2")
swapped_nothing = Sentence[Seat]("swapped-nothing {player}", "CMD-RUL-12")
replaced = Sentence[Seat, CardId, Seat, CardId]("replaced {player} {taken} {owner} {given}", "CMD-SD-6")
swapped_fleets = Sentence[Seat, CardId, CardId, Seat]("swapped-fleets {player} {given} {taken} {owner}", "CMD-SLAVE-1")
declined = Sentence[Seat]("declined {player}", "CMD-SLAVE-6")
captured = Sentence[Seat, PlanetId, Cards]("captured {player} {planet} {ships}", "CMD-CAP-9")
planet_laid = Sentence[PlanetId, str]("planet {planet}", "{rule}")
no_planet_left = Sentence[str]("no-planet", "{rule}")
took_back = Sentence[Seat, CardId]("took-back {player} {ship}", "CMD-STUCK-1")
did_nothing = Sentence[Seat]("nothing {player}", "CMD-RUL-27")
reset = Sentence[()]("reset", "CMD-LOOP-1")
won = Sentence[str, Seat, int]("won-{rule} {player} {score}", "{rule}")
