"""Phase 4: the Resistance carries out its operation. [UPR-OPER]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.uprising import events
from dejarik.games.uprising.components import (
    CARDS,
    CARDS_PLAYED,
    DISTRICTS,
    POOL,
    RESISTANCE,
    CardId,
    DistrictId,
    ZoneId,
)
from dejarik.games.uprising.forms import Decision, Option, Place
from dejarik.games.uprising.state import State


class Assign(Option):
    """Send a card of the pool to a district. The Resistance, whose option it is, knows the card."""

    words = "assign {place} to {district}"
    touched = ("pool/{place}", "district/{district}")
    also = ("card",)

    place: Place
    card: CardId
    district: DistrictId


ALL = [DistrictId(district) for district in range(len(DISTRICTS))]
ASSIGN = [
    [[Assign(place + 1, CardId(card), district) for district in ALL] for card in range(len(CARDS))]
    for place in range(CARDS_PLAYED)
]


class AssignCard(Decision):
    """Where the next card of the pool goes; one after the other by their places. [UPR-OPER-1, 2, 3]"""

    rule = "UPR-OPER-1"
    decider = RESISTANCE

    def options(self, game: State) -> list[Assign]:
        number = game.where.index(POOL)
        ways = ASSIGN[number % CARDS_PLAYED][game.played[number]]
        return [ways[district] for district in game.uncordoned()]

    def resolve(self, game: State, option: Assign) -> None:
        number = game.first_of_round() + option.place - 1
        game.put(number, ZoneId(option.district))
        game.tell(EVERYONE, events.assigned, number, option.district)
        carry_on(game)


ASSIGN_CARD = AssignCard()


def carry_out(game: State, _: Procedure) -> None:
    """4. The Resistance assigns all cards left in the pool. [UPR-OPER-1, UPR-DEC-5]"""
    carry_on(game)


def carry_on(game: State) -> None:
    if POOL in game.where:
        game.ask_for(ASSIGN_CARD)


def lift_cordon(game: State, _: Procedure) -> None:
    """A Cordon ends with the round; its mark is gone when the cards are assigned. [UPR-TOK-13, UPR-RUL-16]"""
    game.cordon = None
    game.pair = None
