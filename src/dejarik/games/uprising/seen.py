"""The view of Uprising as data."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from dejarik.engine.seen import Unknown, View
from dejarik.games.uprising.components import CardId, DistrictId, MissionId, TokenId, ZoneId

Card: TypeAlias = Annotated[str, CardId]
District: TypeAlias = Annotated[str, DistrictId]
Mission: TypeAlias = Annotated[str, MissionId]
Token: TypeAlias = Annotated[str, TokenId]
Zone: TypeAlias = Annotated[str, ZoneId]


class Captured(TypedDict):
    """A captured district, and the mission that was shown for it."""

    district: District
    mission: Mission


class Played(TypedDict):
    """A card that has been played. Round and place name it for everybody, whatever its face. [UPR-RUL-4, UPR-RUL-40]"""

    round: int
    place: int
    card: Card | Unknown
    open: bool
    zone: Zone
    by_empire: bool  # sent to its district by Disorient


class UprisingView(View):
    """All that a seat may know."""

    round: int
    rounds: int
    missions: list[Mission]
    row: list[District]  # not yet captured, left to right
    captured: list[Captured]  # in the order of their capture
    pair: Annotated[list[District], tuple[District, District]] | None  # under the escalation marker
    cordon: District | None
    tokens: list[Token]  # face up
    hand: list[Card | Unknown]
    deck: int
    plan: list[Card] | Unknown  # picked for this round, the open card first
    cards: list[Played]
