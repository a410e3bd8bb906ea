"""What is said about assets and contact tokens."""

from __future__ import annotations

from dejarik.engine.message import Message, say
from dejarik.games.outer_rim.components import (
    CARDS,
    CHARACTERS,
    CONTACTS,
    SPACES,
    CardId,
    CharacterId,
    ContactId,
    SpaceId,
)


def gained(who: CharacterId, card: CardId) -> Message:
    return say("outer_rim-event-gained", rule="RIM-ASSET-2", who=CHARACTERS.name(who), card=CARDS.name(card))


def declined(who: CharacterId, card: CardId) -> Message:
    return say("outer_rim-event-declined", rule="RIM-ASSET-5", who=CHARACTERS.name(who), card=CARDS.name(card))


def discarded(who: CharacterId, card: CardId) -> Message:
    return say("outer_rim-event-discarded", rule="RIM-DISCARD-1", who=CHARACTERS.name(who), card=CARDS.name(card))


def removed(who: CharacterId, card: CardId) -> Message:
    return say("outer_rim-event-removed", rule="RIM-DISCARD-6", who=CHARACTERS.name(who), card=CARDS.name(card))


def handed_over(who: CharacterId, card: CardId, to: CharacterId) -> Message:
    return say(
        "outer_rim-event-handed-over",
        rule="RIM-TRADE-2",
        who=CHARACTERS.name(who),
        card=CARDS.name(card),
        to=CHARACTERS.name(to),
    )


def came_back(contact: ContactId, planet: SpaceId) -> Message:
    return say(
        "outer_rim-event-came-back",
        rule="RIM-CREW-6",
        contact=CONTACTS.name(contact),
        planet=SPACES.name(planet),
    )


def turned_up(contact: ContactId, planet: SpaceId) -> Message:
    return say(
        "outer_rim-event-turned-up",
        rule="RIM-CONTACT-17",
        contact=CONTACTS.name(contact),
        planet=SPACES.name(planet),
    )
