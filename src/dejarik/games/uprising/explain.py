"""Why a pick that a person would naturally try is refused: the rule and the facts.

The answer rests on what the seat that asks may know: the Empire gets the same answer whatever a closed card is.
"""

from __future__ import annotations

import re

from dejarik.engine.message import Message, Param, say
from dejarik.engine.outcome import Objection
from dejarik.games.uprising.capture import Declare, declarations
from dejarik.games.uprising.components import (
    CAPITOL,
    CARDS,
    CORDON,
    DISTRICTS,
    ELIMINATED,
    MISSIONS,
    POOL,
    PROVOCATION,
    SURVEILLANCE,
    TOKENS,
    CardId,
    DistrictId,
    MissionId,
    TokenId,
    card_name,
    district_name,
    mission_name,
    token_name,
)
from dejarik.games.uprising.defence import UseToken
from dejarik.games.uprising.districts import ChoosePair
from dejarik.games.uprising.missions import CONDITIONS, MISSION_RULES
from dejarik.games.uprising.operation import AssignCard
from dejarik.games.uprising.planning import NOTHING_OPEN, PlayClosed, PlayOpen
from dejarik.games.uprising.state import State

CHOOSE = re.compile(r"choose (\S+) and (\S+)")
PLAY = re.compile(r"play (\S+) (open|closed)")
USE = re.compile(r"(\S+) (\S+)(?: to (\S+))?")
ASSIGN = re.compile(r"assign (\S+) to (\S+)")
CAPTURED = {"UPR-TOK-7": "UPR-CAP-9", "UPR-OPER-1": "UPR-CAP-9", "UPR-CAP-1": "UPR-CAP-8"}  # what forbids it then
PASSES = ("finish", "done", "pass")
CAPTURE = re.compile(r"capture (\S+) with (\S+)(?: opening (.+))?")


def explain(game: State, pick: str, seat: int | None) -> Objection | None:
    """The first rule that stands in the way; None if nothing does."""
    ask = game.ask
    pick = " ".join(pick.split())
    if ask is None:
        assert game.outcome is not None
        return _no(game.outcome.rule, "over")
    if seat not in (None, ask.seat):
        return _no("UPR-ROUND-1", "not-your-turn", side=game.start.game.side_name(game.start.seats[ask.seat].side))
    if any(str(option) == pick for option in ask.options):
        return None
    return (
        _choose(game, pick)
        or _play(game, pick)
        or _assign(game, pick)
        or _capture(game, pick)
        or _use(game, pick)
        or _pass(game, pick)
        or _no(ask.rule, "unclear", pick=pick)
    )


def _no(rule: str, key: str, **facts: Param) -> Objection:
    return Objection(rule, say(f"uprising-no-{key}", rule=rule, **facts))


def _choose(game: State, pick: str) -> Objection | None:
    """Phase 1."""
    found = CHOOSE.fullmatch(pick)
    if found is None:
        return None
    if not isinstance(_decision(game), ChoosePair):
        return _wrong_phase(game)
    districts = [_district(text) for text in found.groups()]
    for district, text in zip(districts, found.groups(), strict=True):
        if district is None:
            return _no("UPR-COMP-8", "no-district", text=text)
        if district not in game.row:
            return _no("UPR-DIST-3", "captured", district=district_name(district))
    first, second = (game.row.index(district) for district in districts if district is not None)
    if second - first == -1:
        return _no("UPR-DIST-1", "left-to-right")
    return _no("UPR-DIST-2", "not-adjacent", left=_name(districts[0]), right=_name(districts[1]))


def _play(game: State, pick: str) -> Objection | None:
    """Phase 2."""
    found = PLAY.fullmatch(pick)
    if found is None:
        return None
    decision = _decision(game)
    if not isinstance(decision, (PlayOpen, PlayClosed)):
        return _wrong_phase(game)
    if pick == str(NOTHING_OPEN):
        return _no("UPR-PLAN-2", "something-open")
    if found[1] not in CARDS:
        return _no("UPR-COMP-2", "no-card", text=found[1])
    card = CardId(CARDS.number(found[1]))
    if card == PROVOCATION and found[2] == "open":
        return _no("UPR-PLAN-3", "provocation-open")
    if game.hand.count(card) <= game.plan.count(card) - (game.plan[:1] == [card] == [PROVOCATION]):
        return _no("UPR-PLAN-1", "not-in-hand", card=card_name(card))
    if isinstance(decision, PlayOpen):
        if all(card == PROVOCATION for card in game.hand):
            return _no("UPR-RUL-7", "only-provocations")
        return _no("UPR-PLAN-2", "open-first")
    return _no("UPR-PLAN-2", "one-open", card=card_name(game.plan[0]))


def _use(game: State, pick: str) -> Objection | None:
    """Phase 3."""
    found = USE.fullmatch(pick)
    if found is None or found[1] not in TOKENS:
        return None
    if not isinstance(_decision(game), UseToken):
        return _wrong_phase(game)
    token = TokenId(TOKENS.number(found[1]))
    if token not in game.tokens:
        return _no("UPR-DEF-8", "token-used", token=token_name(token))
    if token == CORDON:
        return _cordon(game, found[2]) if found[3] is None else None
    if found[2] not in ("1", "2", "3"):
        return _no("UPR-DEF-6", "no-place", text=found[2])
    number = game.first_of_round() + int(found[2]) - 1
    zone = game.where[number]
    if zone == ELIMINATED:
        return _no("UPR-DEF-7", "card-eliminated", place=int(found[2]))
    if zone != POOL:
        return _no("UPR-DEF-7", "card-in-district", place=int(found[2]), district=district_name(DistrictId(zone)))
    if token == SURVEILLANCE:
        return _no("UPR-TOK-2", "card-open", card=card_name(game.played[number])) if game.opened[number] else None
    return _to_row(game, found[3], "UPR-TOK-7") if found[3] is not None else None


def _cordon(game: State, text: str) -> Objection | None:
    bad = _to_row(game, text, "UPR-TOK-11")
    if bad is None and game.pair is not None:
        return _no("UPR-TOK-11", "not-in-pair", district=_name(_district(text)))
    return bad


def _assign(game: State, pick: str) -> Objection | None:
    """Phase 4."""
    found = ASSIGN.fullmatch(pick)
    if found is None:
        return None
    if not isinstance(_decision(game), AssignCard):
        return _wrong_phase(game)
    next_ = game.pool()[0] - game.first_of_round() + 1
    if found[1] not in ("1", "2", "3"):
        return _no("UPR-OPER-1", "no-place", text=found[1])
    number = game.first_of_round() + int(found[1]) - 1
    if game.where[number] == ELIMINATED:
        return _no("UPR-VIS-7", "card-eliminated", place=int(found[1]))
    if game.where[number] != POOL:
        zone = DistrictId(game.where[number])
        return _no("UPR-OPER-4", "card-in-district", place=int(found[1]), district=district_name(zone))
    bad = _to_row(game, found[2], "UPR-OPER-1")
    if bad is not None:
        return bad
    district = _district(found[2])
    if district == game.cordon:
        return _no("UPR-OPER-3", "cordoned", district=_name(district))
    if game.pair is not None and district not in game.pair:
        return _no("UPR-OPER-1", "not-in-pair", district=_name(district))
    return _no("UPR-OPER-1", "in-order", place=next_)


def _capture(game: State, pick: str) -> Objection | None:
    """The check."""
    found = CAPTURE.fullmatch(pick)
    if found is None:
        return None
    if not isinstance(_decision(game), Declare):
        return _wrong_phase(game)
    bad = _to_row(game, found[1], "UPR-CAP-1")
    if bad is not None:
        return bad
    district = _district(found[1])
    if found[2] not in MISSIONS:
        return _no("UPR-COMP-7", "no-mission", text=found[2])
    mission = MissionId(MISSIONS.number(found[2]))
    if mission not in game.missions:
        return _no("UPR-CAP-1", "mission-not-on-table", mission=mission_name(mission))
    if any(each.district == district and each.mission == mission for each in declarations(game)):
        return _no("UPR-RUL-21", "other-proof")
    condition = CONDITIONS[mission].text()
    rule = MISSION_RULES[mission]
    if game.capitol_mode and district == CAPITOL and MISSION_RULES[mission] == "UPR-MIS-1":
        rule = "UPR-CPT-4"
    return _no(rule, "mission-not-met", mission=mission_name(mission), district=_name(district), condition=condition)


def _pass(game: State, pick: str) -> Objection | None:
    """Nobody can decline to act; only the check can be finished."""
    if pick not in PASSES or isinstance(_decision(game), Declare):
        return None
    return _no("UPR-RUL-9", "no-pass") if isinstance(_decision(game), UseToken) else _wrong_phase(game)


def _to_row(game: State, text: str, rule: str) -> Objection | None:
    """A district must exist and not be captured."""
    district = _district(text)
    if district is None:
        return _no("UPR-COMP-8", "no-district", text=text)
    if district not in game.row:
        return _no(CAPTURED.get(rule, rule), "captured", district=_name(district))
    return None


def _wrong_phase(game: State) -> Objection:
    ask = game.ask
    assert ask is not None
    return _no("UPR-ROUND-1", "wrong-phase", prompt=ask.prompt)


def _decision(game: State) -> object:
    return game.stack[-1]


def _district(text: str) -> DistrictId | None:
    return DistrictId(DISTRICTS.number(text)) if text in DISTRICTS else None


def _name(district: DistrictId | None) -> Message:
    assert district is not None
    return district_name(district)
