"""What is said about the market."""

from __future__ import annotations

from dejarik.games.outer_rim.components import (
    CardId,
    CharacterId,
    DeckId,
    ShipId,
    SpaceId,
)
from dejarik.games.outer_rim.forms import Sentence

cycled = Sentence[DeckId, CardId]("cycled {deck} {card}", "RIM-MARKET-3")
on_top = Sentence[DeckId, CardId]("on-top {deck} {card}", "RIM-DECK-3")
shown = Sentence[DeckId, tuple[CardId, ...]]("shown {deck} {cards}", "RIM-DECK-5")
bought = Sentence[CharacterId, CardId, int]("bought {who} {card} {count}", "RIM-BUY-1")
took_ship = Sentence[CharacterId, ShipId]("took-ship {who} {ship}", "RIM-SHIP-8")
shuffled_back = Sentence[DeckId, CardId]("shuffled-back {deck} {card}", "RIM-DECK-11")
marked_planet = Sentence[CharacterId, SpaceId]("marked-planet {who} {planet}", "RIM-EFFECT-37")
