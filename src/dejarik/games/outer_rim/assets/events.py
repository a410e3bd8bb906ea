"""What is said about assets and contact tokens."""

from __future__ import annotations

from dejarik.games.outer_rim.components import (
    CardId,
    CharacterId,
    ContactId,
    SpaceId,
)
from dejarik.games.outer_rim.forms import Sentence

gained = Sentence[CharacterId, CardId]("gained {who} {card}", "RIM-ASSET-2")
declined = Sentence[CharacterId, CardId]("declined {who} {card}", "RIM-ASSET-5")
discarded = Sentence[CharacterId, CardId]("discarded {who} {card}", "RIM-DISCARD-1")
removed = Sentence[CharacterId, CardId]("removed {who} {card}", "RIM-DISCARD-6")
handed_over = Sentence[CharacterId, CardId, CharacterId]("handed-over {who} {card} {to}", "RIM-TRADE-2")
came_back = Sentence[ContactId, SpaceId]("came-back {contact} {planet}", "RIM-CREW-6")
turned_up = Sentence[ContactId, SpaceId]("turned-up {contact} {planet}", "RIM-CONTACT-17")

# Of the automatic opponent
goal_placed = Sentence[CharacterId, SpaceId]("ai-goal-placed {who} {planet}", "RIM-SOLO-21")
goal_gone = Sentence[CharacterId, SpaceId]("ai-goal-gone {who} {planet}", "RIM-SOLO-22")
