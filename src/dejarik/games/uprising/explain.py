"""Why a pick that a person would naturally try is refused: the rule and the facts.

The answer rests on what the seat that asks may know: the Empire gets the same answer whatever a closed card is.
"""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.engine.option import Ask
from dejarik.engine.outcome import Objection
from dejarik.engine.pattern import Pattern
from dejarik.engine.refusals import Refusals, Refuse, Tried, at_any_time
from dejarik.games.uprising.capture import FINISH, Capture, Declare, declarations
from dejarik.games.uprising.components import (
    CAPITOL,
    CORDON,
    DISORIENT,
    ELIMINATE,
    ELIMINATED,
    POOL,
    PROVOCATION,
    SURVEILLANCE,
    CardId,
    DistrictId,
    MissionId,
    TokenId,
    ZoneId,
    card_name,
    district_name,
    mission_name,
    token_name,
)
from dejarik.games.uprising.defence import Cordon, Disorient, Eliminate, Surveil, UseToken
from dejarik.games.uprising.districts import Pair
from dejarik.games.uprising.missions import CONDITIONS, MISSION_RULES
from dejarik.games.uprising.operation import Assign
from dejarik.games.uprising.planning import NOTHING_OPEN, CloseCard, OpenCard, PlayClosed, PlayOpen
from dejarik.games.uprising.state import State

refuse = Refuse("uprising")
CAPTURED = {"UPR-TOK-7": "UPR-CAP-9", "UPR-OPER-1": "UPR-CAP-9", "UPR-CAP-1": "UPR-CAP-8"}  # what forbids it then


def choose(game: State, left: DistrictId, right: DistrictId) -> Objection | None:
    """Phase 1."""
    for district in (left, right):
        if district not in game.row:
            return refuse("UPR-DIST-3", "captured", district=district_name(district))
    if game.row.index(right) - game.row.index(left) == -1:
        return refuse("UPR-DIST-1", "left-to-right")
    return refuse("UPR-DIST-2", "not-adjacent", left=district_name(left), right=district_name(right))


def play_open(game: State, card: CardId) -> Objection | None:
    """Phase 2, the card that lies open."""
    if card == PROVOCATION and isinstance(game.stack[-1], (PlayOpen, PlayClosed)):
        return refuse("UPR-PLAN-3", "provocation-open")
    return play(game, card)


def play(game: State, card: CardId) -> Objection | None:
    """Phase 2."""
    if not isinstance(game.stack[-1], (PlayOpen, PlayClosed)):
        return wrong_phase(game)
    if game.hand.count(card) <= game.plan.count(card) - (game.plan[:1] == [card] == [PROVOCATION]):
        return refuse("UPR-PLAN-1", "not-in-hand", card=card_name(card))
    if isinstance(game.stack[-1], PlayOpen):
        if all(card == PROVOCATION for card in game.hand):
            return refuse("UPR-RUL-7", "only-provocations")
        return refuse("UPR-PLAN-2", "open-first")
    return refuse("UPR-PLAN-2", "one-open", card=card_name(game.plan[0]))


def nothing_open(game: State) -> Objection | None:
    return refuse("UPR-PLAN-2", "something-open") if isinstance(game.stack[-1], PlayOpen) else wrong_phase(game)


def surveil(game: State, place: int) -> Objection | None:
    """Phase 3, with the first token."""
    number = game.first_of_round() + place - 1
    bad = token_used(game, SURVEILLANCE) or not_in_pool(game, place, "UPR-DEF-7", "UPR-DEF-7")
    if bad is None and game.opened[number]:
        return refuse("UPR-TOK-2", "card-open", card=card_name(game.played[number]))
    return bad


def eliminate(game: State, place: int) -> Objection | None:
    """Phase 3, with the second token."""
    return token_used(game, ELIMINATE) or not_in_pool(game, place, "UPR-DEF-7", "UPR-DEF-7")


def disorient(game: State, place: int, district: DistrictId) -> Objection | None:
    """Phase 3, with the third token."""
    bad = token_used(game, DISORIENT) or not_in_pool(game, place, "UPR-DEF-7", "UPR-DEF-7")
    return bad or not_in_row(game, district, "UPR-TOK-7")


def cordon(game: State, district: DistrictId) -> Objection | None:
    """Phase 3, with the fourth token. In the Decisive Operation there is no pair. [UPR-RUL-27]"""
    rule = "UPR-RUL-27" if game.pair is None else "UPR-TOK-11"
    bad = token_used(game, CORDON) or not_in_row(game, district, rule)
    if bad is None and game.pair is not None:
        return refuse("UPR-TOK-11", "not-in-pair", district=district_name(district))
    return bad


def assign(game: State, place: int, district: DistrictId) -> Objection | None:
    """Phase 4."""
    bad = not_in_pool(game, place, "UPR-VIS-7", "UPR-OPER-4") or not_in_row(game, district, "UPR-OPER-1")
    if bad is not None:
        return bad
    if district == game.cordon:
        return refuse("UPR-OPER-3", "cordoned", district=district_name(district))
    if game.pair is not None and district not in game.pair:
        return refuse("UPR-OPER-1", "not-in-pair", district=district_name(district))
    return refuse("UPR-OPER-1", "in-order", place=game.pool()[0] - game.first_of_round() + 1)


def capture(game: State, district: DistrictId, mission: MissionId, _: tuple[CardId, ...]) -> Objection | None:
    """The check."""
    bad = not_in_row(game, district, "UPR-CAP-1")
    if bad is not None:
        return bad
    if mission not in game.missions:
        return refuse("UPR-CAP-1", "mission-not-on-table", mission=mission_name(mission))
    if any(each.district == district and each.mission == mission for each in declarations(game)):
        return refuse("UPR-RUL-21", "other-proof")
    condition = CONDITIONS[mission].text()
    rule = MISSION_RULES[mission]
    if game.capitol_mode and district == CAPITOL and MISSION_RULES[mission] == "UPR-MIS-1":
        rule = "UPR-CPT-4"
    name = district_name(district)
    return refuse(rule, "mission-not-met", mission=mission_name(mission), district=name, condition=condition)


def decline(game: State) -> Objection | None:
    """Nobody can decline to act; only the check can be finished."""
    top = game.stack[-1]
    if isinstance(top, Declare):
        return None
    return refuse("UPR-RUL-9", "no-pass") if isinstance(top, UseToken) else wrong_phase(game)


def token_used(game: State, token: TokenId) -> Objection | None:
    return None if token in game.tokens else refuse("UPR-DEF-8", "token-used", token=token_name(token))


def not_in_pool(game: State, place: int, eliminated: str, assigned: str) -> Objection | None:
    """A card must lie in the pool; else one of these rules is in the way."""
    zone = game.where[game.first_of_round() + place - 1]
    if zone == ELIMINATED:
        return refuse(eliminated, "card-eliminated", place=place)
    if zone != POOL:
        return refuse(assigned, "card-in-district", place=place, district=district_name(zone))
    return None


def not_in_row(game: State, district: DistrictId, rule: str) -> Objection | None:
    """A district must not be captured."""
    if district in game.row:
        return None
    return refuse(CAPTURED.get(rule, rule), "captured", district=district_name(district))


def wrong_phase(game: State) -> Objection:
    ask = game.ask
    assert ask is not None
    return refuse("UPR-ROUND-1", "wrong-phase", prompt=ask.prompt)


UNKNOWN = {"district": "UPR-COMP-8", "card": "UPR-COMP-2", "mission": "UPR-COMP-7"}  # the rule that lists them


class UprisingRefusals(Refusals[State]):
    """What is refused, by the form of the pick."""

    refuse = refuse
    objections = (
        (Pair, choose),
        (NOTHING_OPEN, nothing_open),
        (at_any_time(OpenCard), play_open),
        (at_any_time(CloseCard), play),
        (Surveil, surveil),
        (Eliminate, eliminate),
        (Disorient, disorient),
        (Cordon, cordon),
        (Assign, assign),
        (Capture, capture),
        (FINISH, decline),
        (Pattern("done", {}), decline),
        (Pattern("pass", {}), decline),
    )

    def over(self, game: State) -> Objection:
        assert game.outcome is not None
        return self.refuse(game.outcome.rule, "over")

    def not_your_turn(self, game: State, ask: Ask) -> Objection:
        return self.refuse(
            "UPR-ROUND-1", "not-your-turn", side=game.start.game.side_name(game.start.seats[ask.seat].side)
        )

    def not_now(self, game: State, ask: Ask) -> Objection:
        return wrong_phase(game)

    def called(self, game: State, ask: Ask, thing: str) -> Sequence[str]:
        """A card that has been laid down for the plan still counts as one of the hand."""
        return (f"hand/{thing.removeprefix('plan/')}",) if thing.startswith("plan/") else (thing,)

    def likely(self, game: State, ask: Ask, field: str) -> int | None:
        """The first card of the pool, the district with most cards, the mission that is always there."""
        match field:
            case "place":
                return next((number - game.first_of_round() + 1 for number in game.pool()), 1)
            case "district" | "left" | "right":
                return max(game.row, key=lambda district: game.where.count(ZoneId(district)))
        return game.missions[0] if field == "mission" else None

    def unknown(self, game: State, ask: Ask, tried: Tried, sort: str, text: str) -> Objection:
        rule = UNKNOWN.get(sort) or ("UPR-DEF-6" if isinstance(ask.decision, UseToken) else ask.rule)
        return self.refuse(rule, f"no-{sort}", text=text)


REFUSALS = UprisingRefusals()
