"""What a bot should know of Rebellion: how a position looks for a side, and what to do in it."""

from __future__ import annotations

from dejarik.games.rebellion.bot.chances import imperial_hope
from dejarik.games.rebellion.bot.heuristics import heuristic
from dejarik.games.rebellion.bot.heuristics.taste import SHREWD
from dejarik.games.rebellion.components import EMPIRE
from dejarik.games.rebellion.roles import side_of_seat
from dejarik.games.rebellion.state import State

__all__ = ["evaluate", "evaluate_seats", "heuristic", "prior"]


def evaluate(game: State, seat: int) -> float:
    """From 0 to 1: how likely the side of the seat wins."""
    return evaluate_seats(game)[seat]


def evaluate_seats(game: State) -> list[float]:
    """The same for every seat."""
    seats = range(len(game.start.seats))
    if game.outcome is not None:
        return [1.0 if seat in game.outcome.winners else 0.0 for seat in seats]
    hope = imperial_hope(game)
    return [hope if side_of_seat(game, seat) == EMPIRE else 1.0 - hope for seat in seats]


def prior(game: State) -> list[float]:
    """What to try first."""
    return heuristic(game, SHREWD)
