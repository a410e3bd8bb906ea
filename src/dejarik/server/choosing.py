"""What runs in the workers in which bots think. It loads the games and the bots, and nothing of the server."""

from __future__ import annotations

import os
import threading
from multiprocessing import parent_process
from typing import Any

import dejarik
from dejarik.bots import bot
from dejarik.engine.chance import Chance
from dejarik.engine.perspective import Perspective


def end_with_parent() -> None:
    """A worker ends when the server does, even by kill -9."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def choose(id: str, seat: int, view: dict[str, Any], name: str, seed: int) -> str:
    """What a bot picks. The options come from a game imagined from the view: they are the same as in the real one."""
    game = dejarik.game(id)
    ask = game.imagine(view, Chance(seed)).ask
    assert ask is not None
    return str(bot(name, seed).pick(Perspective(game, seat, view, ask)))
