"""Who one plays, and with which ship one begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.games.outer_rim.characters import ChooseAiCharacter, ChooseCharacter, ChooseShip, TakeCharacter, TakeShip
from dejarik.games.outer_rim.components import CHARACTER, CHARACTERS, SHIPS
from dejarik.games.outer_rim.state import State

LIKED: Final[dict[str, float]] = {}
FAST: Final[dict[str, float]] = {}


def character(game: State, ask: ChooseCharacter) -> Callable[[TakeCharacter], float]:
    """Whoever has won most among bots."""
    return lambda option: LIKED.get(CHARACTERS[option.who], 0.0)


def opponent(game: State, ask: ChooseAiCharacter) -> Callable[[TakeCharacter], float]:
    """Whoever is easiest to fight."""
    return lambda option: -float(CHARACTER[option.who].ground_combat)


def ship(game: State, ask: ChooseShip) -> Callable[[TakeShip], float]:
    """The faster one for those who carry and do jobs, the stronger one for those who fight."""
    return lambda option: FAST.get(SHIPS[option.ship], 0.0)
