"""Action cards: each is used once, at its moment, by a leader shown on it. [REB-ACTION]

Their effects reach into every chapter, and every chapter opens windows for them; so what the chapters call stands here,
and the cards are loaded when they are first needed.
"""

from __future__ import annotations

from dejarik.games.rebellion.components import ActionId, Role, Side
from dejarik.games.rebellion.state import Assignment, State


def window(game: State, moment: str, side: Side) -> None:
    """Ask those of a side who, as far as everybody knows, could use a card at this moment. [REB-ACTION-7]"""
    from dejarik.games.rebellion.cards.actions import windows

    windows.open_window(game, moment, side)


def before_reveal(game: State, side: Side, role: Role, assignment: Assignment) -> None:
    """Blindside, shown right before a mission."""
    from dejarik.games.rebellion.cards.actions import special

    special.before_reveal(game, side, role, assignment)


def immediate(game: State, side: Side, role: Role, card: ActionId) -> None:
    """An Immediate card that has just been gained. [REB-ACTION-5c]"""
    from dejarik.games.rebellion.cards.actions import immediate_cards

    immediate_cards.use(game, side, role, card)
