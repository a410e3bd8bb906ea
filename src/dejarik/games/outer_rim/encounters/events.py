"""What is said about encounters, contacts, the databank, jobs, bounties and deliveries."""

from __future__ import annotations

from dejarik.engine.message import Message, say
from dejarik.games.outer_rim.components import (
    CARDS,
    CHARACTERS,
    CONTACTS,
    SECTIONS,
    SPACES,
    SPOTS,
    CardId,
    CharacterId,
    ContactId,
    SectionId,
    SpaceId,
    SpotId,
)

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


def drew_secret(who: CharacterId, card: CardId, section: SectionId, place: SpaceId) -> Message:
    key = f"{CARDS.key}-{CARDS[card]}-{SECTIONS[section]}"
    return say(
        "outer_rim-event-drew-secret",
        rule="RIM-ENCCARD-10",
        who=CHARACTERS.name(who),
        place=SPACES.name(place),
        title=say(f"{key}-title"),
        what=say(key),
    )


def drew_unseen(who: CharacterId, place: SpaceId) -> Message:
    return say("outer_rim-event-drew-unseen", rule="RIM-ENCCARD-10", who=CHARACTERS.name(who), place=SPACES.name(place))


def deck_empty(who: CharacterId) -> Message:
    return say("outer_rim-event-deck-empty", rule="RIM-ENC-10", who=CHARACTERS.name(who))


def foresaw(who: CharacterId, cards: tuple[CardId, ...]) -> Message:
    names = tuple([CARDS.name(card) for card in cards])
    return say("outer_rim-event-foresaw", rule="RIM-EFFECT-36", who=CHARACTERS.name(who), cards=names)


def foresaw_unseen(who: CharacterId) -> Message:
    return say("outer_rim-event-foresaw-unseen", rule="RIM-EFFECT-36", who=CHARACTERS.name(who))


# Contacts


def looked(who: CharacterId, contact: ContactId, spot: SpotId) -> Message:
    return say(
        "outer_rim-event-looked",
        rule="RIM-CONTACT-9",
        who=CHARACTERS.name(who),
        contact=CONTACTS.name(contact),
        spot=SPOTS.name(spot),
    )


def looked_unseen(who: CharacterId, spot: SpotId) -> Message:
    return say("outer_rim-event-looked-unseen", rule="RIM-CONTACT-9", who=CHARACTERS.name(who), spot=SPOTS.name(spot))


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
