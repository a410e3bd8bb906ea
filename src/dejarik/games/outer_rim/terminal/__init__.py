"""The table of Outer Rim in a terminal, drawn from a view."""

from __future__ import annotations

from dejarik.games.outer_rim.terminal.board import draw, focus
from dejarik.games.outer_rim.terminal.closeups import PRINTED, close_up

SORTS = tuple(PRINTED)  # what can be looked at

__all__ = ["SORTS", "close_up", "draw", "focus"]
