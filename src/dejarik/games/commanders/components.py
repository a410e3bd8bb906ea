"""What is printed: ships, special cards, planets. Read once, never changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NewType

from dejarik.engine import content
from dejarik.engine.names import Names, SetNames

FOLDER: Final = Path(__file__).parent
PRINTED: Final[dict[str, Any]] = content.read(FOLDER / "content" / "components.yaml")

CardId = NewType("CardId", int)  # a kind of ship or special card; cards of a kind cannot be told apart [CMD-RUL-40]
ShipSet = NewType("ShipSet", int)  # a bit for each kind; ships of a line all differ and have no order [CMD-RUL-5]
PlanetId = NewType("PlanetId", int)


_NUMBERS: Final = content.numbers(PRINTED)
STARTING_HAND: Final = _NUMBERS["starting_hand"]
OPEN_PLANETS: Final = _NUMBERS["open_planets"]
FLEET_LIMIT: Final = _NUMBERS["fleet_limit"]
REPEATED_TURNS: Final = _NUMBERS["repeated_turns"]
PLAYERS: Final = range(_NUMBERS["fewest_players"], _NUMBERS["most_players"] + 1)

SHIPS: Final = content.ids("ship", PRINTED["ships"])
CARDS: Final = content.ids("card", PRINTED["ships"], PRINTED["specials"], key="commanders-card")
COPIES: Final[tuple[int, ...]] = tuple(entry["copies"] for key in ("ships", "specials") for entry in PRINTED[key])
DECK: Final = tuple(CardId(card) for card in range(len(CARDS)) for _ in range(COPIES[card]))
FIRST_SPECIAL: Final = len(SHIPS)
ALL_SHIPS: Final = (1 << FIRST_SPECIAL) - 1
STAR_DESTROYER: Final = CardId(CARDS.number("star-destroyer"))
DEATH_STAR: Final = CardId(CARDS.number("death-star"))
SUPER_STAR_DESTROYER: Final = CardId(CARDS.number("super-star-destroyer"))
SLAVE_1: Final = CardId(CARDS.number("slave-1"))

PLANETS: Final = content.ids("planet", PRINTED["planets"], key="commanders-planet")
# The victory points of each planet, which are also the most ships that its line may hold. [CMD-COMP-5]
VALUE: Final[tuple[int, ...]] = tuple(entry["value"] for entry in PRINTED["planets"])
RECONSTRUCTED: Final = frozenset(
    entry["id"] for key in ("ships", "specials", "planets") for entry in PRINTED[key] if entry["source"] != "rulebook"
)

SEATS: Final = Names("seat", [f"commander-{number}" for number in range(1, PLAYERS[-1] + 1)], "commanders-seat")
IDS: Final[dict[Any, Names | SetNames]] = {CardId: CARDS, ShipSet: SetNames(SHIPS), PlanetId: PLANETS}

# The ships of a set, for every set there is.
IN_SET: Final = tuple(
    tuple(CardId(ship) for ship in range(len(SHIPS)) if ships >> ship & 1) for ships in range(1 << len(SHIPS))
)


card_name: Final = CARDS.name
planet_name: Final = PLANETS.name
seat_name: Final = SEATS.name


def names(code: str) -> dict[str, str]:
    """Every name of a card or planet in a language, by message key."""
    return content.names("commanders-card", PRINTED["ships"] + PRINTED["specials"], code) | content.names(
        "commanders-planet", PRINTED["planets"], code
    )
