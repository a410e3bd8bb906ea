"""Asking only where there is something to choose, as everybody can see."""

from __future__ import annotations

from typing import Any

from dejarik.engine.procedure import Decision
from dejarik.games.rebellion.state import State


def offer(game: State, ask: Decision[Any]) -> None:
    """Wait for this decision; if there is only one thing to pick, it is picked, and if there is none, nothing happens.
    Not for a choice whose options only some may know."""
    found = ask.options(game)
    if len(found) == 1:
        ask.resolve(game, found[0])
    elif found:
        game.ask_for(ask)
