"""The bot that picks any option, each as likely as the others."""

from __future__ import annotations

import random

from dejarik.engine.option import Option
from dejarik.engine.perspective import Perspective


class Random:
    """Picks without looking."""

    thought = None

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def pick(self, perspective: Perspective) -> Option:
        assert perspective.ask is not None
        return self._rng.choice(perspective.ask.options)
