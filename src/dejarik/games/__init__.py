"""The games, by their ids. Adding one to the table: docs/add-a-game.md."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from dejarik.engine.game import Game
from dejarik.engine.problem import UnknownGame
from dejarik.engine.record import Record
from dejarik.engine.state import State

GAMES = ("uprising", "commanders", "rebellion", "outer_rim")


def game(id: str) -> Game[Any]:
    """The game with this id."""
    if id not in GAMES:
        raise UnknownGame("engine-unknown-game", id=id, known=", ".join(GAMES))
    found = import_module(f"dejarik.games.{id}").GAME
    assert isinstance(found, Game)
    return found


def replay(record: Record | str) -> State:
    """The state a record leads to; a text is read first."""
    if isinstance(record, str):
        record = Record.read(record)
    return record.replay(game(record.header["game"]))
