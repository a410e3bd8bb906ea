"""What a bot should know of Rebellion."""

from __future__ import annotations

from dejarik.games.rebellion.components import EMPIRE
from dejarik.games.rebellion.roles import side_of_seat
from dejarik.games.rebellion.state import State


def evaluate(game: State, seat: int) -> float:
    """From 0 to 1."""
    if game.outcome is not None:
        return 1.0 if seat in game.outcome.winners else 0.0
    lead = (game.reputation - game.time) / 14
    return lead if side_of_seat(game, seat) == EMPIRE else 1 - lead
