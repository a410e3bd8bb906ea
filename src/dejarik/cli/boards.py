"""The table as the game itself draws it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import yaml
from rich.console import RenderableType
from rich.text import Text

from dejarik.cli.words import Words
from dejarik.engine.game import UNKNOWN, Game
from dejarik.engine.state import State


def draw(game: Game[Any], view: dict[str, Any], words: Words) -> RenderableType:
    """By `dejarik.games.<id>.board`, or plainly where a game has no such module."""
    module = f"dejarik.games.{game.id}.board"
    if find_spec(module) is None:
        return plain(view)
    drawn: RenderableType = import_module(module).draw(view, words.language)
    return drawn


def plain(view: dict[str, Any]) -> Text:
    """The data of the view as they are."""
    return Text(yaml.safe_dump(view, allow_unicode=True, sort_keys=False).rstrip())


def open_views(state: State) -> list[dict[str, Any]]:
    """Everything open: the views of all seats, without those that another one contains."""
    kept: list[dict[str, Any]] = []
    for view in (state.view(seat) for seat in range(len(state.start.seats))):
        if not any(contains(other, view) for other in kept):
            kept = [other for other in kept if not contains(view, other)] + [view]
    return kept


def contains(view: Any, other: Any) -> bool:
    """Whether whoever has this view knows all that the other one tells."""
    if other == UNKNOWN:
        return True
    if isinstance(view, dict) and isinstance(other, dict):
        return set(view) == set(other) and all(contains(view[key], other[key]) for key in view if key != "seat")
    if isinstance(view, list) and isinstance(other, list):
        return len(view) == len(other) and all(contains(*each) for each in zip(view, other, strict=True))
    return bool(view == other)
