"""What is said about dice. Where nobody is named it is the opponent whose dice nobody owns."""

from __future__ import annotations

from dejarik.engine.message import Message, say
from dejarik.games.outer_rim.components import CHARACTERS, SKILLS, CharacterId, SkillId
from dejarik.games.outer_rim.dice.faces import FACE_NAMES


def dice(shown: tuple[int, ...]) -> tuple[Message, ...]:
    """How many dice show each face, in words."""
    return tuple(
        say("outer_rim-dice", face=FACE_NAMES.name(face), count=count) if count > 1 else FACE_NAMES.name(face)
        for face, count in enumerate(shown)
        if count
    )


def _said(what: str, who: CharacterId | None, rule: str, **facts: Message | tuple[Message, ...] | int) -> Message:
    if who is None:
        return say(f"outer_rim-event-opponent-{what}", rule=rule, **facts)
    return say(f"outer_rim-event-{what}", rule=rule, who=CHARACTERS.name(who), **facts)


def tested(who: CharacterId, skill: SkillId, level: int) -> Message:
    return _said("tests", who, "RIM-TEST-1", skill=SKILLS.name(skill), level=level)


def rolled(who: CharacterId | None, shown: tuple[int, ...]) -> Message:
    if not any(shown):
        return _said("rolled-no-dice", who, "RIM-COMBAT-33")
    return _said("rolled", who, "RIM-DICE-1", dice=dice(shown))


def rerolled(who: CharacterId | None, before: tuple[int, ...], after: tuple[int, ...]) -> Message:
    return _said("rerolled", who, "RIM-COMBAT-45", before=dice(before), after=dice(after))


def turned(who: CharacterId, face: int, into: int, count: int) -> Message:
    return _said("turned", who, "RIM-ABIL-18", face=FACE_NAMES.name(face), into=FACE_NAMES.name(into), count=count)


def cancelled(who: CharacterId, face: int, count: int) -> Message:
    return _said("cancelled", who, "RIM-ABIL-17", face=FACE_NAMES.name(face), count=count)


def added(who: CharacterId, face: int, count: int) -> Message:
    return _said("added", who, "RIM-ABIL-19", face=FACE_NAMES.name(face), count=count)


def more_dice(who: CharacterId | None, count: int) -> Message:
    return _said("more-dice" if count > 0 else "fewer-dice", who, "RIM-COMBAT-17", count=abs(count))


def prevented(who: CharacterId, count: int) -> Message:
    return _said("prevented", who, "RIM-COMBAT-39", count=count)


def capped(who: CharacterId, count: int) -> Message:
    return _said("capped", who, "RIM-COMBAT-39", count=count)


def passed(who: CharacterId, skill: SkillId) -> Message:
    return _said("passed-test", who, "RIM-TEST-7", skill=SKILLS.name(skill))


def failed(who: CharacterId, skill: SkillId) -> Message:
    return _said("failed-test", who, "RIM-TEST-7", skill=SKILLS.name(skill))
