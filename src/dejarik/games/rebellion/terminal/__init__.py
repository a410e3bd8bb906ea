"""The table of Rebellion in a terminal, drawn from a view."""

from __future__ import annotations

from dejarik.games.rebellion.terminal.board import close_up, draw, focus

__all__ = ["close_up", "draw", "focus"]
