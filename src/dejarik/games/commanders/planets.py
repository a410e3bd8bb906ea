"""Planets that leave the column, and the end of the game when they cannot be replaced. [CMD-END, CMD-SCORE]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.engine.outcome import Outcome
from dejarik.games.commanders import events
from dejarik.games.commanders.components import IN_SET, VALUE, ShipSet
from dejarik.games.commanders.state import State


def discard_line(game: State, place: int) -> None:
    """Put all ships of a line on the discard. [CMD-CAP-8, CMD-DS-3]"""
    game.discard += IN_SET[game.lines[place]]
    game.lines[place] = ShipSet(0)


def replace_planet(game: State, place: int, replaced_by: str, ended_by: str) -> bool:
    """Lay the top planet of the pile in the free place, whether the last was captured or destroyed. The pile is never
    refilled: when it is empty, the game is over at once. [CMD-END-1 … 4, CMD-DECK-2, CMD-RUL-5, 35]"""
    if game.pile:
        planet = game.pile.pop()
        game.column[place] = planet
        game.reveal()
        game.tell(EVERYONE, events.planet_laid, planet, replaced_by)
        return True
    game.column[place] = None
    game.tell(EVERYONE, events.no_planet_left, ended_by)
    end(game)
    return False


def end(game: State) -> None:
    """The highest score wins; then more fours, more threes, the later last turn. [CMD-GOAL-4, CMD-SCORE-1 … 6]"""
    # Only captured planets count. [CMD-GOAL-2, CMD-DS-6, CMD-END-5]
    scores = tuple(sum(VALUE[planet] for planet in planets) for planets in game.captured)
    merits = {
        "CMD-SCORE-2": scores,
        "CMD-SCORE-3": _count(game, 4),
        "CMD-SCORE-4": _count(game, 3),
        "CMD-SCORE-5": _lateness(game),
    }
    tied = list(range(len(scores)))
    decided_by = ""
    for rule, merit in merits.items():
        if len(tied) > 1:
            best = max(merit[seat] for seat in tied)
            tied = [seat for seat in tied if merit[seat] == best]
            decided_by = rule
    (winner,) = tied
    game.finish(Outcome((winner,), scores, decided_by))
    game.tell(EVERYONE, events.won, decided_by, winner, scores[winner])


def _count(game: State, value: int) -> tuple[int, ...]:
    return tuple(sum(1 for planet in planets if VALUE[planet] == value) for planets in game.captured)


def _lateness(game: State) -> tuple[int, ...]:
    """How late the last turn of each player was: the turn in progress is the latest, the one before it comes next.
    [CMD-RUL-36]"""
    count = len(game.hands)
    return tuple(-((game.turn - seat) % count) for seat in range(count))
