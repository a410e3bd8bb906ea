"""What is said in the log."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from dejarik.games.uprising.components import CardId, DistrictId, MissionId
from dejarik.games.uprising.forms import Sentence
from dejarik.games.uprising.missions import Cards
from dejarik.games.uprising.state import place_of

InPool: TypeAlias = Annotated[int, place_of]  # a card by its number among all that have been played

set_up = Sentence[tuple[DistrictId, ...], tuple[MissionId, ...]]("set-up {row} {missions}", "UPR-SETUP-2")
round_begins = Sentence[int]("round {number}", "UPR-ROUND-1")
decisive_operation = Sentence[()]("decisive", "UPR-DEC-1")
drew = Sentence[Cards, str]("drew {cards?}", "{rule}")
chose = Sentence[DistrictId, DistrictId]("chose {left} {right}", "UPR-DIST-1")
played_open = Sentence[InPool, CardId]("played-open {place} {card}", "UPR-PLAN-2")
played_closed = Sentence[InPool, CardId]("played-closed {place} {card}", "UPR-PLAN-2")
played_unseen = Sentence[InPool]("played-unseen {place}", "UPR-PLAN-2")
surveilled = Sentence[InPool, CardId]("surveilled {place} {card}", "UPR-TOK-1")
provocation_eliminated = Sentence[InPool]("provocation {place}", "UPR-TOK-3")
eliminated = Sentence[InPool, CardId]("eliminated {place} {card}", "UPR-TOK-4")
eliminated_unseen = Sentence[InPool]("eliminated-unseen {place}", "UPR-TOK-5")
disoriented = Sentence[InPool, DistrictId]("disoriented {place} {district}", "UPR-TOK-7")
cordoned = Sentence[DistrictId]("cordoned {district}", "UPR-TOK-11")
assigned = Sentence[InPool, DistrictId]("assigned {place} {district}", "UPR-OPER-1")
captured = Sentence[DistrictId, MissionId, int, Cards]("captured {district} {mission} {count} {cards}", "UPR-CAP-1")
tokens_up = Sentence[()]("tokens-up", "UPR-END-2")
won = Sentence[str]("won-{rule}", "{rule}")
