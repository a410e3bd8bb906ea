"""What the terminal shows of a position, as plain text."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType

from dejarik.games.drawing import HELD
from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.terminal import close_up, draw


def text(shown: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(shown)
    assert isinstance(console.file, io.StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().replace(HELD, " ").splitlines())


def drawn(state: State, seat: int | None = 0, width: int = 100, code: str = "en") -> str:
    return text(draw(GAME.view(state, seat), GAME.language(code)), width)


def look(state: State, sort: str, id: str, seat: int | None = 0) -> list[str]:
    return [line.plain for line in close_up(GAME.view(state, seat), GAME.language("en"), sort, id)]
