"""The view of Commanders as data."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from dejarik.engine.seen import Unknown, View
from dejarik.games.commanders.components import CardId, PlanetId

Card: TypeAlias = Annotated[str, CardId]
Planet: TypeAlias = Annotated[str, PlanetId]


class CommandersView(View):
    """All that a seat may know."""

    turn: str  # the seat whose it is
    column: list[Planet | None]
    lines: list[list[Card]]  # by place in the column
    pile: int
    deck: int
    discard: list[Card]  # the top card last
    shown: Card | None  # a special card whose effect is being carried out
    destroyed: list[Planet]
    hands: list[list[Card | Unknown]]  # by seat, as the next three
    known: list[list[Card]]  # of each hand: what everybody saw go into it and has not seen leave
    stuck_cards: list[int]  # of each hand: so many of the other cards are among `stuck_with`
    stuck_with: list[list[Card]]
    remembered: list[Card]  # what the others together must still hold
    fleets: list[list[Card]]  # by seat, as all that follow
    captured: list[list[Planet]]
    histories: list[list[list[Card]]]  # the fleets since the last progress
    repeats: list[int]
