"""What a commander does without stopping to think. It is quick, because bots play imagined games on like this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from dejarik.engine.option import Option
from dejarik.games.commanders.capture import Capture
from dejarik.games.commanders.components import VALUE, PlanetId
from dejarik.games.commanders.death_star import Destroy
from dejarik.games.commanders.fleet import AddToFleet
from dejarik.games.commanders.lines import PlaceShip
from dejarik.games.commanders.state import State, ship_set
from dejarik.games.commanders.turn import TakeTurn

WHIM: Final = 1.0  # the most that luck adds to the worth of an option
FULL_FOR_ME: Final = 3.0
FULL_FOR_OTHERS: Final = -4.0


def playout(game: State, rng: Random) -> Option | None:
    """Capture if that is possible; else bring the own fleet and a line together, and leave nothing for others to take.
    In the middle of a special card anything will do: None."""
    ask = game.ask
    if ask is None or type(game.stack[-1]) is not TakeTurn:
        return None
    options = ask.options
    first = options[0]
    if type(first) is Capture:
        return max((each for each in options if type(each) is Capture), key=_booty)
    seat = ask.seat
    mine = ship_set(game.fleets[seat])
    others = [ship_set(fleet) for owner, fleet in enumerate(game.fleets) if owner != seat]
    lines = {planet: line for planet, line in zip(game.column, game.lines, strict=True) if planet is not None}
    best, chosen = -1e9, first
    for option in options:
        worth = _worth(option, mine, others, lines) + WHIM * rng.random()
        if worth > best:
            best, chosen = worth, option
    return chosen


def _booty(option: Option) -> float:
    assert isinstance(option, Capture)
    return VALUE[option.planet] - 0.1 * len(option.ships)


def _worth(option: Option, mine: int, others: Sequence[int], lines: Mapping[PlanetId, int]) -> float:
    kind = type(option)
    if kind is PlaceShip:
        assert isinstance(option, PlaceShip)
        line = lines[option.planet] | 1 << option.ship
        value = VALUE[option.planet]
        if line.bit_count() < value:
            return 1.0 if mine >> option.ship & 1 else 0.3
        if any((line & fleet).bit_count() >= value - 1 for fleet in others):
            return FULL_FOR_OTHERS
        return FULL_FOR_ME if (line & mine).bit_count() >= value - 1 else 0.0
    if kind is AddToFleet:
        assert isinstance(option, AddToFleet)
        if mine >> option.ship & 1:
            return -1.0
        return max(
            (
                0.5 + (line & mine).bit_count() + 0.3 * line.bit_count()
                for line in lines.values()
                if line >> option.ship & 1
            ),
            default=-0.5,
        )
    if kind is Destroy:
        assert isinstance(option, Destroy)
        value, line = VALUE[option.planet], lines[option.planet]
        ready = line.bit_count() == value and any((line & fleet).bit_count() >= value - 1 for fleet in others)
        return value if ready else -0.5
    return 0.5
