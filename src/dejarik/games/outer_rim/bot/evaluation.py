"""How good a position looks for each player."""

from __future__ import annotations

from dejarik.games.outer_rim.bot.chances import chances
from dejarik.games.outer_rim.state import State


def evaluate(game: State, seat: int) -> float:
    return evaluate_seats(game)[seat]


def evaluate_seats(game: State) -> list[float]:
    """How likely each seat wins. In the solo game the automatic opponent may win, too."""
    seats = range(len(game.start.seats))
    if game.outcome is not None:
        return [1.0 if seat in game.outcome.winners else 0.0 for seat in seats]
    if None in game.characters:
        return [1 / len(game.places)] * len(seats)
    return chances(game)[: len(seats)]
