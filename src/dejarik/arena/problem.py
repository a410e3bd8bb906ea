"""What the arena was given and cannot use. Its words are in `locale/`."""

from __future__ import annotations

from pathlib import Path

from dejarik.engine.language import language
from dejarik.engine.problem import Problem

LOCALE = Path(__file__).parent / "locale"


class CannotPlay(Problem):
    """A match that cannot be played, or results that are not its own."""

    def __str__(self) -> str:
        return language("en", LOCALE).text(self.message)
