"""What lies on the table."""

from __future__ import annotations

from dejarik.engine import state as engine
from dejarik.engine.chance import Chance
from dejarik.games.uprising.components import (
    BITS,
    CARDS_PLAYED,
    POOL,
    ZONES,
    CardId,
    DistrictId,
    MissionId,
    TokenId,
    ZoneId,
)

Zones = tuple[list[int], list[int]]  # by zone a set of cards, and the set of the open ones of them


class State(engine.State):
    """A played card is known by its number in the game, counted from 0: three in a round, by their places in the
    pool. That number is public and stays, so a closed card is never mixed up with another. [UPR-RUL-4]"""

    capitol_mode: bool
    round: int
    missions: list[MissionId]
    row: list[DistrictId]  # not yet captured, left to right
    captured: list[DistrictId]  # in the order of their capture
    captured_with: list[MissionId]  # beside it
    pair: tuple[DistrictId, DistrictId] | None  # under the escalation marker [UPR-COMP-11]
    cordon: DistrictId | None
    tokens: list[TokenId]  # those that lie face up [UPR-COMP-10]
    deck: list[CardId]  # the top card last
    hand: list[CardId]  # sorted
    plan: list[CardId]  # picked for this round but not yet played: the open one first, or a Provocation if none is
    played: list[CardId]
    opened: list[bool]  # beside it, as are the next two; once open, open to the end [UPR-VIS-1, 6]
    where: list[ZoneId]
    by_empire: list[bool]  # sent to its district by Disorient
    _zones: Zones | None  # what `cards_by_zone` found, kept up to date from then on

    def __init__(self, start: engine.Start, chance: Chance) -> None:
        super().__init__(start, chance)
        self._zones = None

    def play(self, card: CardId, is_open: bool) -> int:
        """Put a card into the pool; return its number."""
        self.played.append(card)
        self.opened.append(is_open)
        self.where.append(POOL)
        self.by_empire.append(False)
        if self._zones is not None:
            held, shown = self._zones
            held[POOL] |= BITS[card]
            if is_open:
                shown[POOL] |= BITS[card]
        return len(self.played) - 1

    def open(self, number: int) -> None:
        """Turn a played card up."""
        self.opened[number] = True
        if self._zones is not None:
            self._zones[1][self.where[number]] |= BITS[self.played[number]]

    def put(self, number: int, zone: ZoneId) -> None:
        """Move a played card to another zone."""
        if self._zones is not None:
            held, shown = self._zones
            bit, before = BITS[self.played[number]], self.where[number]
            held[before] ^= bit
            held[zone] |= bit
            if self.opened[number]:
                shown[before] ^= bit
                shown[zone] |= bit
        self.where[number] = zone

    def first_of_round(self) -> int:
        """The number of the card in place 1 of this round."""
        return (self.round - 1) * CARDS_PLAYED

    def pool(self) -> list[int]:
        """The numbers of the cards in the pool, by place."""
        where = self.where
        return [number for number in range((self.round - 1) * CARDS_PLAYED, len(where)) if where[number] == POOL]

    def cards_by_zone(self) -> Zones:
        """For each zone the set of valued cards there, of all rounds, and the set of the open ones. [UPR-OPER-5]"""
        if self._zones is None:
            held = [0] * len(ZONES)
            shown = [0] * len(ZONES)
            for card, zone, is_open in zip(self.played, self.where, self.opened, strict=True):
                bit = BITS[card]
                held[zone] |= bit
                if is_open:
                    shown[zone] |= bit
            self._zones = held, shown
        return self._zones

    def uncordoned(self) -> list[DistrictId]:
        """Where the Resistance may assign cards now. [UPR-OPER-1, UPR-OPER-3, UPR-DEC-5]"""
        districts = self.row if self.pair is None else self.pair
        return [district for district in districts if district != self.cordon]


def place_of(number: int) -> int:
    """Where a card lay in the pool of its round: 1, 2 or 3. [UPR-RUL-40]"""
    return number % CARDS_PLAYED + 1


def round_of(number: int) -> int:
    return number // CARDS_PLAYED + 1
