"""What each card does: most are a row of this table, the odd ones have a function of their own.

Cards of the same name in both decks do the same in their theatre.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from dejarik.games.rebellion.cards.tactics.planning import (
    brilliant_strategy,
    concentrate_fire,
    escape_plan,
    has_dice,
    no_escape,
    unstoppable_assault,
)
from dejarik.games.rebellion.cards.tactics.strikes import bombardment, can_bombard, deal, has_enemies, onslaught
from dejarik.games.rebellion.components import TACTICS, THEATRES
from dejarik.games.rebellion.state import State


def always(game: State) -> bool:
    return True


def nothing(game: State) -> None:
    """A blocking card has no effect in the own attack."""


@dataclass(frozen=True, slots=True)
class Tactic:
    """What a card does: as a combat action, or how much it blocks."""

    possible: Callable[[State], bool] = always
    effect: Callable[[State], None] = nothing
    points: int = 0


DEFENSIVE_FORMATION: Final = Tactic(points=1)
ANOTHER_CARD: Final = Tactic(points=2)  # for the price of another card
OF_BOTH_DECKS: Final = {
    "critical-hit": Tactic(has_enemies, lambda game: deal(game, 1, 1)),
    "take-it-down": Tactic(has_enemies, lambda game: deal(game, 1, 2)),
    "onslaught": Tactic(has_enemies, onslaught),
    "concentrate-fire": Tactic(has_dice, concentrate_fire),
    "brilliant-strategy": Tactic(always, brilliant_strategy),
    "unstoppable-assault": Tactic(always, unstoppable_assault),
    "defensive-formation": DEFENSIVE_FORMATION,
}
EFFECTS: Final = {f"{deck}-{name}": effect for deck in THEATRES for name, effect in OF_BOTH_DECKS.items()} | {
    "space-outmaneuver": ANOTHER_CARD,
    "space-no-escape": Tactic(always, no_escape),
    "ground-dig-in": ANOTHER_CARD,
    "ground-bombardment": Tactic(can_bombard, bombardment),
    "ground-escape-plan": Tactic(always, escape_plan),
}
CARDS: Final = tuple(EFFECTS[text] for text in TACTICS)
