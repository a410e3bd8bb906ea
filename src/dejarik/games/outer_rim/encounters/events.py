"""What is said about encounters, contacts, the databank, jobs, bounties and deliveries."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from dejarik.engine.message import Message, say
from dejarik.games.outer_rim.components import (
    CARDS,
    CHARACTERS,
    SECTIONS,
    CardId,
    CharacterId,
    ContactId,
    SectionId,
    SpaceId,
    SpotId,
)
from dejarik.games.outer_rim.forms import Sentence

# Encounter cards


def drew(who: CharacterId, card: CardId, section: SectionId, part: int) -> Message:
    """`part` is the number of the part that is resolved, 0 where the section has none."""
    key = f"{CARDS.key}-{CARDS[card]}-{SECTIONS[section]}"
    return say(
        "outer_rim-event-drew",
        rule="RIM-ENCCARD-9",
        who=CHARACTERS.name(who),
        title=say(f"{key}-title"),
        what=say(f"{key}-{part}" if part else key),
    )


def title_of(part: tuple[CardId, SectionId]) -> Message:
    """What a section of a card is called."""
    card, section = part
    return say(f"{CARDS.key}-{CARDS[card]}-{SECTIONS[section]}-title")


def text_of(part: tuple[CardId, SectionId]) -> Message:
    """What a section of a card says."""
    card, section = part
    return say(f"{CARDS.key}-{CARDS[card]}-{SECTIONS[section]}")


Title: TypeAlias = Annotated[tuple[CardId, SectionId], title_of]
Text: TypeAlias = Annotated[tuple[CardId, SectionId], text_of]

drew_secret = Sentence[CharacterId, SpaceId, Title, Text](
    "drew-secret {who} {place} {title?} {what?}", "RIM-ENCCARD-10"
)
deck_empty = Sentence[CharacterId]("deck-empty {who}", "RIM-ENC-10")
foresaw = Sentence[CharacterId, tuple[CardId, ...]]("foresaw {who} {cards?}", "RIM-EFFECT-36")
looked = Sentence[CharacterId, ContactId, SpotId]("looked {who} {contact?} {spot}", "RIM-CONTACT-9")
swapped = Sentence[SpotId, SpotId]("swapped {one} {other}", "RIM-CONTACT-13")
moved = Sentence[SpotId, SpotId]("moved-contact {spot} {to}", "RIM-CONTACT-6")
met = Sentence[CharacterId, ContactId]("met {who} {contact}", "RIM-ENCCON-1")


# The databank


databank = Sentence[CharacterId, CardId]("databank {who} {card}", "RIM-DATA-2")


# Jobs


attempted = Sentence[CharacterId, CardId]("attempted {who} {job}", "RIM-JOB-7")
completed = Sentence[CharacterId, CardId]("completed {who} {job}", "RIM-JOB-11")
failed = Sentence[CharacterId, CardId]("failed {who} {job}", "RIM-JOB-12")


# Bounties


hunted = Sentence[CharacterId, ContactId]("hunted {who} {mark}", "RIM-BOUNTY-9")
defended = Sentence[CharacterId, ContactId]("defended {who} {mark}", "RIM-BOUNTY-21")
eliminated = Sentence[CharacterId, ContactId]("eliminated {who} {mark}", "RIM-BOUNTY-13")
captured = Sentence[CharacterId, ContactId]("captured {who} {mark}", "RIM-BOUNTY-14")
challenged = Sentence[CharacterId, CharacterId]("challenged {who} {other}", "RIM-EFFECT-29")


# Deliveries


delivered = Sentence[CharacterId, CardId]("delivered {who} {card}", "RIM-DELIVER-3")
delivered_mark = Sentence[CharacterId, ContactId]("delivered-mark {who} {mark}", "RIM-DELIVER-8")
inspected = Sentence[CharacterId, CardId]("inspected {who} {card}", "RIM-DELIVER-6")
