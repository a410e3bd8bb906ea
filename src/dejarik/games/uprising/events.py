"""What is said in the log. Each function makes its sentence when somebody reads it, not before."""

from __future__ import annotations

from dejarik.engine.message import Message, say
from dejarik.games.uprising.components import (
    CardId,
    DistrictId,
    MissionId,
    card_name,
    district_name,
    mission_name,
)
from dejarik.games.uprising.missions import Cards
from dejarik.games.uprising.state import place_of


def set_up(row: tuple[DistrictId, ...], missions: tuple[MissionId, ...]) -> Message:
    return say(
        "uprising-event-set-up",
        rule="UPR-SETUP-2",
        row=tuple(district_name(district) for district in row),
        missions=tuple(mission_name(mission) for mission in missions),
    )


def round_begins(number: int) -> Message:
    return say("uprising-event-round", rule="UPR-ROUND-1", number=number)


def decisive_operation() -> Message:
    return say("uprising-event-decisive", rule="UPR-DEC-1")


def drew(cards: Cards, rule: str) -> Message:
    return say(
        "uprising-event-drew",
        rule=rule,
        count=len(cards),
        cards=tuple(card_name(card) for card in cards),
    )


def drew_unseen(count: int, rule: str) -> Message:
    return say("uprising-event-drew-unseen", rule=rule, count=count)


def chose(left: DistrictId, right: DistrictId) -> Message:
    return say("uprising-event-chose", rule="UPR-DIST-1", left=district_name(left), right=district_name(right))


def played_open(number: int, card: CardId) -> Message:
    return say("uprising-event-played-open", rule="UPR-PLAN-2", place=place_of(number), card=card_name(card))


def played_closed(number: int, card: CardId) -> Message:
    return say("uprising-event-played-closed", rule="UPR-PLAN-2", place=place_of(number), card=card_name(card))


def played_unseen(number: int) -> Message:
    return say("uprising-event-played-unseen", rule="UPR-PLAN-2", place=place_of(number))


def surveilled(number: int, card: CardId) -> Message:
    return say("uprising-event-surveilled", rule="UPR-TOK-1", place=place_of(number), card=card_name(card))


def provocation_eliminated(number: int) -> Message:
    return say("uprising-event-provocation", rule="UPR-TOK-3", place=place_of(number))


def eliminated(number: int, card: CardId) -> Message:
    return say("uprising-event-eliminated", rule="UPR-TOK-4", place=place_of(number), card=card_name(card))


def eliminated_unseen(number: int) -> Message:
    return say("uprising-event-eliminated-unseen", rule="UPR-TOK-5", place=place_of(number))


def disoriented(number: int, district: DistrictId) -> Message:
    return say("uprising-event-disoriented", rule="UPR-TOK-7", place=place_of(number), district=district_name(district))


def cordoned(district: DistrictId) -> Message:
    return say("uprising-event-cordoned", rule="UPR-TOK-11", district=district_name(district))


def assigned(number: int, district: DistrictId) -> Message:
    return say("uprising-event-assigned", rule="UPR-OPER-1", place=place_of(number), district=district_name(district))


def captured(district: DistrictId, mission: MissionId, proof: Cards) -> Message:
    return say(
        "uprising-event-captured",
        rule="UPR-CAP-1",
        district=district_name(district),
        mission=mission_name(mission),
        count=len(proof),
        cards=tuple(card_name(card) for card in proof),
    )


def tokens_up() -> Message:
    return say("uprising-event-tokens-up", rule="UPR-END-2")


def resistance_won(rule: str) -> Message:
    return say(f"uprising-event-won-{rule.lower()}", rule=rule)


def empire_won() -> Message:
    return say("uprising-event-won-upr-vic-3", rule="UPR-VIC-3")
