"""Capturing districts: the check of phase 5. [UPR-CAP, UPR-RUL-17 … 24]"""

from __future__ import annotations

from functools import lru_cache

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.outcome import Outcome
from dejarik.engine.procedure import Procedure
from dejarik.games.uprising import events
from dejarik.games.uprising.components import (
    CAPITOL,
    CAPTURES_TO_WIN,
    RESISTANCE,
    CardId,
    DistrictId,
    MissionId,
    card_name,
    district_name,
    mission_name,
)
from dejarik.games.uprising.forms import Choice, Decision, Option
from dejarik.games.uprising.missions import CONDITIONS, in_order
from dejarik.games.uprising.state import State

PROOFS = 32  # that have a number of their own, of one mission for one district; random games had 10 at most


class Capture(Option):
    """Declare a district with a mission that is met, and the closed cards that are opened to prove it."""

    words = "capture {district} with {mission}[ opening {proof}]"
    touched = ("district/{district}", "mission/{mission}")
    folded = PROOFS

    district: DistrictId
    mission: MissionId
    proof: tuple[CardId, ...]

    def label(self) -> Message:
        return say(
            "uprising-option-capture",
            district=district_name(self.district),
            mission=mission_name(self.mission),
            count=len(self.proof),
            cards=tuple(card_name(card) for card in self.proof),
        )


FINISH = Choice("finish", "finish")  # declare nothing more
FEWEST = 2  # no mission is met with a single card, whatever it is


@lru_cache(maxsize=1 << 16)  # the same cards lie in the same districts in most games that a bot imagines
def met(missions: tuple[MissionId, ...], cards: int, open_: int, special: bool) -> tuple[MissionId, ...]:
    """Those of the missions that are met by these cards."""
    return tuple(sorted(mission for mission in missions if CONDITIONS[mission].met(cards, open_, special)))


def declarations(game: State) -> list[Capture]:
    """Every district and mission that is met, with each proof. The first is the default: leftmost district, the
    mission that opens the fewest cards, the smallest proof. It does not matter who sent the cards, nor which missions
    have been completed before. [UPR-GOAL-2, UPR-CAP-1, 3, 5, UPR-RUL-14, 15, 18, 20, 21, 25]"""
    held, shown = game.cards_by_zone()
    missions = tuple(game.missions)
    found: list[Capture] = []
    for district in game.row:
        cards = held[district]
        if cards.bit_count() < FEWEST:
            continue
        open_ = shown[district]
        special = game.capitol_mode and district == CAPITOL
        if captures := met(missions, cards, open_, special):
            proofs = [(in_order(CONDITIONS[mission].proofs(cards, open_, special)), mission) for mission in captures]
            proofs.sort(key=lambda each: len(each[0][0]))
            found += (Capture(district, mission, proof) for ways, mission in proofs for proof in ways)
    return found


class Declare(Decision):
    """One capture at a time until the Resistance finishes. It is asked at every check, also when there is nothing
    to declare, so that a pause tells nothing. [UPR-CAP-4, UPR-RUL-18, 19]"""

    rule = "UPR-CAP-1"
    decider = RESISTANCE
    first_is_default = True  # capture everything possible [UPR-RUL-18]

    def options(self, game: State) -> list[Option]:
        return [*declarations(game), FINISH]

    def resolve(self, game: State, option: Capture | Choice) -> None:
        if option is not FINISH:
            assert isinstance(option, Capture)
            capture(game, option)
            if game.outcome is None:
                game.ask_for(DECLARE)


DECLARE = Declare()


def check_captures(game: State, _: Procedure) -> None:
    """5.1 The Resistance checks whether districts have been captured, in the pair or anywhere else. [UPR-END-1]"""
    game.ask_for(DECLARE)


def capture(game: State, declared: Capture) -> None:
    """The four steps of a capture. [UPR-CAP-6 … 10]"""
    open_proof(game, declared)
    game.row.remove(
        declared.district
    )  # 2, 4: the token is turned over and the row closes up [UPR-CAP-7, 10, UPR-RUL-38]
    game.captured.append(declared.district)  # 3: its cards stay with it, apart from the eliminated [UPR-CAP-8, 12]
    game.captured_with.append(declared.mission)
    game.reveal()
    game.tell(EVERYONE, events.captured, declared.district, declared.mission, len(declared.proof), declared.proof)
    check_victory(game, declared.district)


def open_proof(game: State, declared: Capture) -> None:
    """1. Cards needed for the mission are opened, the others stay as they lie. [UPR-CAP-6, UPR-RUL-23]"""
    for number, card in enumerate(game.played):
        if card in declared.proof:
            game.open(number)


def check_victory(game: State, district: DistrictId) -> None:
    """At once, also in the middle of a check. [UPR-GOAL-1, UPR-VIC-1, UPR-CPT-3, 7, UPR-RUL-39]"""
    if game.capitol_mode and district == CAPITOL:
        win(game, "UPR-CPT-3")
    elif len(game.captured) == CAPTURES_TO_WIN:
        win(game, "UPR-VIC-1")


def win(game: State, rule: str) -> None:
    game.finish(Outcome((RESISTANCE,), (len(game.captured), len(game.row)), rule))
    game.tell(EVERYONE, events.won, rule)
