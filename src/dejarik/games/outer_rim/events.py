"""What more than one chapter says in the log. Each function makes its sentence when somebody reads it, not before."""

from __future__ import annotations

from typing import Final

from dejarik.engine.message import Message, say
from dejarik.games.outer_rim.components import (
    ABILITIES,
    CHARACTERS,
    FACTIONS,
    OWNER_NAME,
    AbilityId,
    Body,
    CharacterId,
    FactionId,
)
from dejarik.games.outer_rim.forms import Sentence

REPUTATION: Final = {-1: "negative", 0: "neutral", 1: "positive"}


def used(who: CharacterId, ability: AbilityId) -> Message:
    """By the card that it is printed on; one of the character by what it does."""
    if OWNER_NAME[ability] == CHARACTERS.name(who).key:
        text = say(f"{ABILITIES.key}-{ABILITIES[ability]}-text")
        return say("outer_rim-event-used-own", rule="RIM-ABIL-1", who=CHARACTERS.name(who), what=text)
    return say("outer_rim-event-used", rule="RIM-ABIL-1", who=CHARACTERS.name(who), what=say(OWNER_NAME[ability]))


def reputation(who: CharacterId, faction: FactionId, to: int) -> Message:
    return say(
        f"outer_rim-event-reputation-{REPUTATION[to]}",
        rule="RIM-REP-3",
        who=CHARACTERS.name(who),
        faction=FACTIONS.name(faction),
    )


def credits(who: CharacterId, count: int) -> Message:
    key = "outer_rim-event-credits" if count > 0 else "outer_rim-event-credits-lost"
    return say(key, rule="RIM-CREDIT-2" if count > 0 else "RIM-CREDIT-3", who=CHARACTERS.name(who), count=abs(count))


def fame(who: CharacterId, count: int, shown: int) -> Message:
    key = "outer_rim-event-fame" if count > 0 else "outer_rim-event-fame-lost"
    return say(key, rule="RIM-FAME-4", who=CHARACTERS.name(who), count=abs(count), fame=shown)


def won(who: CharacterId, shown: int, rule: str) -> Message:
    return say("outer_rim-event-won", rule=rule, who=CHARACTERS.name(who), fame=shown)


def damage(who: CharacterId, body: Body, count: int, total: int) -> Message:
    return say(f"outer_rim-event-damage-{body}", rule="RIM-DMG-1", who=CHARACTERS.name(who), count=count, total=total)


def recovered(who: CharacterId, body: Body, count: int) -> Message:
    return say(f"outer_rim-event-recovered-{body}", rule="RIM-DMG-5", who=CHARACTERS.name(who), count=count)


defeated = Sentence[CharacterId]("defeated {who}", "RIM-DEFEAT-1")
stood_up = Sentence[CharacterId]("stood-up {who}", "RIM-DEFEAT-7")
lost_secrets = Sentence[CharacterId, int]("lost-secrets {who} {count}", "RIM-DEFEAT-3")
