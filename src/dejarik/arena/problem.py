"""Complaints about what the arena was given and cannot use. Their texts are in `locale/`."""

from __future__ import annotations

from pathlib import Path

from dejarik.engine.language import language
from dejarik.engine.problem import Problem

LOCALE = Path(__file__).parent / "locale"


class CannotPlay(Problem):
    """A match that cannot be played, or a ledger that belongs to another one."""

    def __str__(self) -> str:
        return language("en", LOCALE).text(self.message)
