"""What is said about a combat."""

from __future__ import annotations

from dejarik.engine.message import Message, say
from dejarik.games.rebellion.components import (
    COLOURS,
    FACES,
    THEATRES,
    LeaderId,
    Side,
    SystemId,
    TacticId,
    Theatre,
    UnitId,
    leader_name,
    place_name,
    side_name,
    tactic_name,
    unit_name,
)


def die_name(colour: int, face: int) -> Message:
    return say(f"rebellion-die-{COLOURS[colour]}-{FACES[face]}")


def theatre_name(theatre: Theatre) -> Message:
    return say(f"rebellion-theatre-{THEATRES[theatre]}")


def several(kind: UnitId, count: int) -> Message:
    return unit_name(kind) if count == 1 else say("rebellion-figures", unit=unit_name(kind), count=count)


def dice_names(dice: tuple[int, ...]) -> tuple[Message, ...]:
    """Dice by colour and face, as a battle keeps them."""
    return tuple(_dice(die_name(at // len(FACES), at % len(FACES)), count) for at, count in enumerate(dice) if count)


def face_names(faces: tuple[int, ...]) -> tuple[Message, ...]:
    """Dice whose colour does not matter, by face."""
    return tuple(_dice(say(f"rebellion-result-{FACES[face]}"), count) for face, count in enumerate(faces) if count)


def _dice(die: Message, count: int) -> Message:
    return die if count == 1 else say("rebellion-dice", die=die, count=count)


def began(system: SystemId, active: Side) -> Message:
    return say(
        "rebellion-event-combat-began", rule="REB-COMBAT-START-1", system=place_name(system), side=side_name(active)
    )


def leader_added(side: Side, leader: LeaderId, system: SystemId) -> Message:
    return say(
        "rebellion-event-leader-added",
        rule="REB-COMBAT-LEADER-1",
        side=side_name(side),
        leader=leader_name(leader),
        system=place_name(system),
    )


def round_began(number: int) -> Message:
    return say("rebellion-event-combat-round", rule="REB-COMBAT-ROUND-1", round=number)


def battle_began(theatre: Theatre) -> Message:
    return say(f"rebellion-event-{THEATRES[theatre]}-battle", rule="REB-COMBAT-ROUND-1")


def rolled(side: Side, dice: tuple[int, ...]) -> Message:
    key = "rebellion-event-attacked" if any(dice) else "rebellion-event-attacked-without-dice"
    return say(key, rule="REB-COMBAT-ATTACK-2", side=side_name(side), dice=dice_names(dice))


def rerolled(side: Side, before: tuple[int, ...], after: tuple[int, ...]) -> Message:
    return say(
        "rebellion-event-rerolled-dice",
        rule="REB-COMBAT-ATTACK-7c",
        side=side_name(side),
        before=dice_names(before),
        after=dice_names(after),
    )


def spent(side: Side, colour: int, face: int) -> Message:
    return say(
        "rebellion-event-spent-die", rule="REB-COMBAT-ATTACK-6", side=side_name(side), die=die_name(colour, face)
    )


def played(side: Side, card: TacticId) -> Message:
    return say(
        "rebellion-event-played-tactic", rule="REB-COMBAT-ATTACK-7", side=side_name(side), card=tactic_name(card)
    )


def discarded(side: Side, card: TacticId) -> Message:
    return say(
        "rebellion-event-discarded-tactic", rule="REB-COMBAT-ATTACK-9", side=side_name(side), card=tactic_name(card)
    )


def assigned(colour: int, face: int, kind: UnitId) -> Message:
    return say(
        "rebellion-event-assigned-die", rule="REB-COMBAT-ATTACK-8", die=die_name(colour, face), unit=unit_name(kind)
    )


def dealt(kind: UnitId, points: int) -> Message:
    return say("rebellion-event-dealt", rule="REB-COMBAT-ATTACK-7e", unit=unit_name(kind), count=points)


def blocked(kind: UnitId) -> Message:
    return say("rebellion-event-blocked", rule="REB-COMBAT-ATTACK-9", unit=unit_name(kind))


def retreated(side: Side, leader: LeaderId, goal: SystemId, ships: tuple[tuple[UnitId, int], ...]) -> Message:
    return say(
        "rebellion-event-retreated" if ships else "rebellion-event-retreated-without-ships",
        rule="REB-COMBAT-RETREAT-1",
        side=side_name(side),
        leader=leader_name(leader),
        system=place_name(goal),
        ships=tuple(several(kind, count) for kind, count in ships),
    )


def took_along(kind: UnitId, count: int) -> Message:
    return say("rebellion-event-took-along", rule="REB-COMBAT-RETREAT-11", units=several(kind, count))


def won_battle(side: Side, theatre: Theatre, system: SystemId) -> Message:
    return say(
        f"rebellion-event-won-{THEATRES[theatre]}-battle",
        rule="REB-COMBAT-WIN-1",
        side=side_name(side),
        system=place_name(system),
    )


def ended(system: SystemId) -> Message:
    return say("rebellion-event-combat-ended", rule="REB-COMBAT-END-1", system=place_name(system))


def to_the_pool(leader: LeaderId) -> Message:
    return say("rebellion-event-guest-left", rule="REB-CARD-READY-FOR-ACTION-1", leader=leader_name(leader))
