"""What is said about encounters, contacts, the databank, jobs, bounties and deliveries."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from dejarik.engine.message import Message, say
from dejarik.games.outer_rim.components import (
    CARDS,
    CHARACTERS,
    CONTACTS,
    SECTIONS,
    SPOTS,
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


def deck_empty(who: CharacterId) -> Message:
    return say("outer_rim-event-deck-empty", rule="RIM-ENC-10", who=CHARACTERS.name(who))


foresaw = Sentence[CharacterId, tuple[CardId, ...]]("foresaw {who} {cards?}", "RIM-EFFECT-36")


looked = Sentence[CharacterId, ContactId, SpotId]("looked {who} {contact?} {spot}", "RIM-CONTACT-9")


def swapped(one: SpotId, other: SpotId) -> Message:
    return say("outer_rim-event-swapped", rule="RIM-CONTACT-13", one=SPOTS.name(one), other=SPOTS.name(other))


def moved(spot: SpotId, to: SpotId) -> Message:
    return say("outer_rim-event-moved-contact", rule="RIM-CONTACT-6", spot=SPOTS.name(spot), to=SPOTS.name(to))


def met(who: CharacterId, contact: ContactId) -> Message:
    return say("outer_rim-event-met", rule="RIM-ENCCON-1", who=CHARACTERS.name(who), contact=CONTACTS.name(contact))


# The databank


def databank(who: CharacterId, card: CardId) -> Message:
    return say("outer_rim-event-databank", rule="RIM-DATA-2", who=CHARACTERS.name(who), card=CARDS.name(card))


# Jobs


def attempted(who: CharacterId, job: CardId) -> Message:
    return say("outer_rim-event-attempted", rule="RIM-JOB-7", who=CHARACTERS.name(who), job=CARDS.name(job))


def completed(who: CharacterId, job: CardId) -> Message:
    return say("outer_rim-event-completed", rule="RIM-JOB-11", who=CHARACTERS.name(who), job=CARDS.name(job))


def failed(who: CharacterId, job: CardId) -> Message:
    return say("outer_rim-event-failed", rule="RIM-JOB-12", who=CHARACTERS.name(who), job=CARDS.name(job))


# Bounties


def hunted(who: CharacterId, mark: ContactId) -> Message:
    return say("outer_rim-event-hunted", rule="RIM-BOUNTY-9", who=CHARACTERS.name(who), mark=CONTACTS.name(mark))


def defended(who: CharacterId, mark: ContactId) -> Message:
    return say("outer_rim-event-defended", rule="RIM-BOUNTY-21", who=CHARACTERS.name(who), mark=CONTACTS.name(mark))


def eliminated(who: CharacterId, mark: ContactId) -> Message:
    return say("outer_rim-event-eliminated", rule="RIM-BOUNTY-13", who=CHARACTERS.name(who), mark=CONTACTS.name(mark))


def captured(who: CharacterId, mark: ContactId) -> Message:
    return say("outer_rim-event-captured", rule="RIM-BOUNTY-14", who=CHARACTERS.name(who), mark=CONTACTS.name(mark))


def challenged(who: CharacterId, other: CharacterId) -> Message:
    return say(
        "outer_rim-event-challenged", rule="RIM-EFFECT-29", who=CHARACTERS.name(who), other=CHARACTERS.name(other)
    )


# Deliveries


def delivered(who: CharacterId, card: CardId) -> Message:
    return say("outer_rim-event-delivered", rule="RIM-DELIVER-3", who=CHARACTERS.name(who), card=CARDS.name(card))


def delivered_mark(who: CharacterId, mark: ContactId) -> Message:
    return say(
        "outer_rim-event-delivered-mark", rule="RIM-DELIVER-8", who=CHARACTERS.name(who), mark=CONTACTS.name(mark)
    )


def inspected(who: CharacterId, card: CardId) -> Message:
    return say("outer_rim-event-inspected", rule="RIM-DELIVER-6", who=CHARACTERS.name(who), card=CARDS.name(card))
