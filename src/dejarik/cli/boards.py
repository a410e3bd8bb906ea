"""The table, drawn by the terminal module of the game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import yaml
from rich.console import RenderableType
from rich.text import Text

from dejarik.cli.answer import mentions, words_of
from dejarik.cli.words import Words
from dejarik.engine.game import UNKNOWN, Game
from dejarik.engine.names import Names
from dejarik.engine.seen import AnyView
from dejarik.engine.state import State

TEXT = "-text"  # the key of a card's text is the key of its name with this ending
BACK = "-back_name"  # likewise, of the name on its other side


def draw(game: Game[Any], view: AnyView, words: Words) -> RenderableType:
    """Draw a view with `draw` of `dejarik.games.<id>.terminal`, or plainly if a game has no such module."""
    board = _board(game)
    if board is None:
        return plain(view)
    drawn: RenderableType = board.draw(view, words.language)
    return drawn


def focus(game: Game[Any], view: AnyView, words: Words) -> list[RenderableType]:
    """Draw only what matters in the middle of something, with `focus` of the same module, if it has one."""
    board = _board(game)
    return [] if board is None or not hasattr(board, "focus") else [board.focus(view, words.language)]


def things(game: Game[Any], wanted: str, words: Words) -> list[str]:
    """Return the message keys of the components with this id, or whose names have words that begin like this."""
    typed = words_of(wanted)
    shown = looked_at(game)
    named = [(key.removesuffix(BACK), name) for key, name in game.names(words.code).items() if not key.endswith(TEXT)]
    named = [(key, name) for key, name in named if shown is None or key in shown]
    by_id = [key for key, _ in named if key.endswith(f"-{wanted.casefold()}")]
    return list(dict.fromkeys(by_id or [key for key, name in named if mentions(words_of(name), typed)]))


def looked_at(game: Game[Any]) -> set[str] | None:
    """Return the keys of what can be looked at: the ids of the `SORTS` of the terminal module, if it has such."""
    board = _board(game)
    if board is None or not hasattr(board, "SORTS"):
        return None
    kinds = {names.key.removeprefix(f"{game.id}-"): names for names in game.ids.values() if isinstance(names, Names)}
    return {f"{game.id}-{sort}-{id}" for sort in board.SORTS for id in kinds[sort]}


def close_up(game: Game[Any], key: str, view: AnyView, words: Words) -> list[RenderableType]:
    """Show a component: its name, what `close_up` of the board knows of it, and the text of a card."""
    names = game.names(words.code)
    sort, _, id = key.removeprefix(f"{game.id}-").partition("-")
    shown: list[RenderableType] = [Text(names[key], "bold")]
    board = _board(game)
    if board is not None and hasattr(board, "close_up"):
        shown += board.close_up(view, words.language, sort, id)
    return shown + ([Text(names[key + TEXT])] if names.get(key + TEXT) else [])


def _board(game: Game[Any]) -> ModuleType | None:
    module = f"dejarik.games.{game.id}.terminal"
    return None if find_spec(module) is None else import_module(module)


def plain(view: AnyView) -> Text:
    """Show the data of a view as they are."""
    return Text(yaml.safe_dump(dict(view), allow_unicode=True, sort_keys=False).rstrip())


def open_views(state: State) -> list[AnyView]:
    """Return the views of all seats, without those that another one contains: together they show everything."""
    kept: list[AnyView] = []
    for view in (state.view(seat) for seat in range(len(state.start.seats))):
        if not any(contains(other, view) for other in kept):
            kept = [other for other in kept if not contains(view, other)] + [view]
    return kept


def contains(view: Any, other: Any) -> bool:
    """Whether this view tells everything that the other one tells."""
    if other == UNKNOWN:
        return True
    if isinstance(view, dict) and isinstance(other, dict):
        return set(view) == set(other) and all(contains(view[key], other[key]) for key in view if key != "seat")
    if isinstance(view, list) and isinstance(other, list):
        return len(view) == len(other) and all(contains(*each) for each in zip(view, other, strict=True))
    return bool(view == other)
