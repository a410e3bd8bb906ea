"""Turns that repeat without any progress. [CMD-LOOP, CMD-RUL-28 … 33]

A turn makes progress when a card is drawn, enters a line or the discard, or a planet leaves the column. Every such
turn draws a card (or ends the game), so drawing is what erases the histories.
"""

from __future__ import annotations

from dejarik.games.commanders.components import REPEATED_TURNS, CardId
from dejarik.games.commanders.state import State


def erase_histories(game: State) -> None:
    """Begin all histories anew after a turn with progress. [CMD-RUL-28, 29]"""
    if any(game.histories):
        game.histories = [[] for _ in game.histories]
        game.repeats = [0] * len(game.repeats)


def no_progress(game: State, seat: int, before: tuple[CardId, ...]) -> None:
    """Write down a turn without progress. It is a repeated turn if the player's fleet has been like this since the last
    progress: the five cards of a player stay the same meanwhile, so the fleet says it all. [CMD-RUL-29, 30]"""
    history = game.histories[seat]
    if not history:
        history.append(before)
    now = tuple(game.fleets[seat])
    if now in history:
        game.repeats[seat] += 1
    else:
        history.append(now)


def looping(game: State) -> bool:
    """Whether every player has made a second repeated turn. [CMD-LOOP-1, CMD-RUL-31]"""
    return game.repeats[game.turn] >= REPEATED_TURNS and min(game.repeats) >= REPEATED_TURNS
