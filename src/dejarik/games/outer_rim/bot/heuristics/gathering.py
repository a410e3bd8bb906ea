"""Who the automatic opponent is. Whom one plays oneself, and with which ship, makes little difference: any will do."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.games.outer_rim.characters import ChooseAiCharacter, TakeCharacter
from dejarik.games.outer_rim.components import CHARACTER
from dejarik.games.outer_rim.state import State


def opponent(game: State, ask: ChooseAiCharacter) -> Callable[[TakeCharacter], float]:
    """Whoever is easiest to fight."""
    return lambda option: -float(CHARACTER[option.who].ground_combat)
