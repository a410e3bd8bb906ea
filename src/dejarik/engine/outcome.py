"""How a game ended, and why a pick is refused."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.engine.message import Message


@dataclass(frozen=True, slots=True)
class Outcome:
    """`winners` are seats, none if everybody lost; `scores` has one number for each seat; `rule` is the rule by which
    the game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str
    side: str | None = None  # the side without a seat that won; None: seats won, or nobody did


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a natural pick is not legal: the rule that forbids it, and the facts in a sentence.

    The facts are those that the seat which asks may know; an objection never tells more than its view.
    """

    rule: str
    message: Message
