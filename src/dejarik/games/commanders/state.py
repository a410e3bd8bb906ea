"""What lies on the table."""

from __future__ import annotations

from dejarik.engine import state as engine
from dejarik.games.commanders.components import ALL_SHIPS, VALUE, CardId, PlanetId, ShipSet


class State(engine.State):
    """The table. Lists by seat hold one item for each player; hands and fleets are sorted, since cards of a kind are
    alike."""

    turn: int  # the seat of the active player
    column: list[PlanetId | None]  # the open planets; one place is empty when the game is over
    lines: list[ShipSet]  # beside it: the defence line of each, which belongs to no player [CMD-LINE-6]
    pile: list[PlanetId]  # the top planet last
    deck: list[CardId]  # the top card last
    discard: list[CardId]
    shown: CardId | None  # a special card whose effect is being carried out [CMD-RUL-11]
    destroyed: list[PlanetId]
    hands: list[list[CardId]]
    fleets: list[list[CardId]]
    captured: list[list[PlanetId]]
    known: list[list[CardId]]  # of each hand: what everybody saw go into it and has not seen leave [CMD-RUL-39]
    stuck_cards: list[int]  # of each hand: so many of the other cards are among `stuck_with`,
    stuck_with: list[tuple[CardId, ...]]  # because a stuck player has nothing else [CMD-STUCK-3]
    remembered: list[tuple[CardId, ...]]  # by each seat, and last by those who watch: what the others together must
    # still hold, because all other cards had been seen when the deck ran out
    histories: list[list[tuple[CardId, ...]]]  # of each player: the fleets since the last progress [CMD-RUL-29]
    repeats: list[int]

    def full(self, place: int) -> bool:
        """Whether the line holds as many ships as its planet is worth."""
        planet = self.column[place]
        return planet is not None and self.lines[place].bit_count() == VALUE[planet]

    def place_of(self, planet: PlanetId) -> int:
        return self.column.index(planet)

    def next_seat(self, seat: int) -> int:
        """Clockwise."""
        return (seat + 1) % len(self.hands)


def ship_set(cards: list[CardId]) -> ShipSet:
    """The kinds of ships among these cards."""
    ships = 0
    for card in cards:
        ships |= 1 << card
    return ShipSet(ships & ALL_SHIPS)
