"""Reputation. [RIM-REP]"""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.components import PlayerId, faction
from dejarik.games.outer_rim.reputation import hostile, stops
from tests.games.outer_rim.position import carry_out, rim, standing, told

ME = PlayerId(0)


def change(before: str, count: int) -> str:
    return standing(carry_out(rim(rep=before), [{"rep": {"faction": "hutt", "count": count}}]))


@pytest.mark.rule("RIM-REP-1", "RIM-REP-2", "RIM-REP-3", "RIM-REP-4", "RIM-INV-3")
def test_rim_rep_3_gaining_reputation() -> None:
    assert [change("hutt-", 1), change("", 1), change("hutt+", 1)] == ["", "hutt+", "hutt+"]


@pytest.mark.rule("RIM-REP-5", "RIM-REP-6")
def test_rim_rep_5_losing_reputation() -> None:
    assert [change("hutt+", -1), change("", -1), change("hutt-", -1)] == ["", "hutt-", "hutt-"]


@pytest.mark.rule("RIM-REP-7", "RIM-EFFECT-4")
@pytest.mark.parametrize("before", ["hutt+", "", "hutt-"])
def test_rim_rep_7_set_whatever_it_was(before: str) -> None:
    found = [
        standing(carry_out(rim(rep=before), [{"set_rep": {"faction": "hutt", "to": to}}]))
        for to in ("positive", "neutral", "negative")
    ]
    assert found == ["hutt+", "", "hutt-"]


@pytest.mark.rule("RIM-REP-4", "RIM-REP-6")
def test_rim_rep_4_nothing_is_said_where_nothing_changes() -> None:
    assert told(carry_out(rim(rep="hutt+"), [{"rep": {"faction": "hutt", "count": 1}}])) == []


@pytest.mark.rule("RIM-REP-8", "RIM-ENC-2", "RIM-MOVE-5")
def test_rim_rep_8_who_is_stopped_and_who_must_fight() -> None:
    hutt = faction("hutt")
    found = [(stops(game, ME, hutt), hostile(game, ME, hutt)) for game in (rim(rep="hutt+"), rim(), rim(rep="hutt-"))]
    assert found == [(False, False), (True, False), (True, True)]


@pytest.mark.rule("RIM-ABIL-5")
def test_rim_abil_5_a_step_that_is_not_there_cannot_be_paid() -> None:
    offer = [{"may": {"cost": [{"rep": {"faction": "hutt", "count": -1}}], "do": [{"fame": 1}]}}]
    assert carry_out(rim(rep="hutt-"), offer).ask is None
    assert carry_out(rim(), offer).ask is not None


@pytest.mark.rule("RIM-ABIL-6", "RIM-EFFECT-1")
def test_rim_abil_6_both_parts_as_far_as_possible() -> None:
    game = carry_out(rim(rep="rebel-", credits="0 0"), [{"credits": 5000}, {"rep": {"faction": "rebel", "count": -1}}])
    assert (game.credits[0], standing(game)) == (5000, "rebel-")
