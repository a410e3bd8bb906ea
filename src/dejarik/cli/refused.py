"""What the command was given and cannot use."""

from __future__ import annotations

from dejarik.cli.words import Words
from dejarik.engine.problem import Problem


class Refused(Problem):
    """Said on one line, and the command ends with exit code 2. Its keys are those of the command's own catalogue."""

    def __str__(self) -> str:
        return Words.spoken("en").problem(self)
