"""What is said about combat. Where nobody is named it is the opponent who is no player."""

from __future__ import annotations

from dejarik.engine.message import Message, say
from dejarik.games.outer_rim.components import (
    CHARACTERS,
    CONTACTS,
    ENEMIES,
    CharacterId,
    ContactId,
    EnemyId,
    FactionId,
)
from dejarik.games.outer_rim.forms import Sentence


def _kind(ship: bool) -> str:
    return "ship" if ship else "ground"


def fights_player(who: CharacterId, other: CharacterId, ship: bool) -> Message:
    return say(
        f"outer_rim-event-fights-player-{_kind(ship)}",
        rule="RIM-COMBAT-5",
        who=CHARACTERS.name(who),
        other=CHARACTERS.name(other),
    )


fights_patrol = Sentence[CharacterId, FactionId, int]("fights-patrol {who} {faction} {level}", "RIM-COMBAT-3")


def fights_contact(who: CharacterId, contact: ContactId, ship: bool) -> Message:
    return say(
        f"outer_rim-event-fights-enemy-{_kind(ship)}",
        rule="RIM-COMBAT-4",
        who=CHARACTERS.name(who),
        enemy=CONTACTS.name(contact),
    )


def fights_enemy(who: CharacterId, enemy: EnemyId, ship: bool) -> Message:
    return say(
        f"outer_rim-event-fights-enemy-{_kind(ship)}",
        rule="RIM-COMBAT-7",
        who=CHARACTERS.name(who),
        enemy=ENEMIES.name(enemy),
    )


def damage_counted(who: CharacterId | None, count: int) -> Message:
    if who is None:
        return say("outer_rim-event-opponent-damage-counted", rule="RIM-COMBAT-20", count=count)
    return say("outer_rim-event-damage-counted", rule="RIM-COMBAT-20", who=CHARACTERS.name(who), count=count)


def won_combat(who: CharacterId | None) -> Message:
    if who is None:
        return say("outer_rim-event-opponent-won-combat", rule="RIM-COMBAT-24")
    return say("outer_rim-event-won-combat", rule="RIM-COMBAT-24", who=CHARACTERS.name(who))


unbeatable = Sentence[CharacterId, FactionId]("unbeatable-patrol {who} {faction}", "RIM-PATROL-8")
