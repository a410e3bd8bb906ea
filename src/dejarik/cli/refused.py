"""Complaints about what the command was given and cannot use."""

from __future__ import annotations

from dejarik.cli.words import Words
from dejarik.engine.problem import Problem


class Refused(Problem):
    """A complaint that is said on one line and ends the command with exit code 2. Its keys are in our own catalogue."""

    def __str__(self) -> str:
        return Words.spoken("en").problem(self)
