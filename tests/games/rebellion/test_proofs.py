"""Every rule, ruling and card has its proof."""

from __future__ import annotations

from pathlib import Path

import pytest

from dejarik.cli.coverage import cover
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.components import ACTIONS, MISSIONS, OBJECTIVES, TACTICS

COVERAGE = cover([GAME], Path(__file__).parents[2])


def test_every_rule_is_proved_or_exempt_with_a_reason() -> None:
    assert COVERAGE.missing == []
    assert all(COVERAGE.exempt.values())


def test_no_rule_is_exempt_that_has_a_proof() -> None:
    assert [rule for rule in COVERAGE.exempt if COVERAGE.proofs[rule]] == []


@pytest.mark.parametrize("card", [*MISSIONS, *ACTIONS, *OBJECTIVES, *TACTICS])
def test_every_card_has_tests_of_its_own(card: str) -> None:
    own = [rule for rule in COVERAGE.proofs if rule.rpartition("-")[0] == f"REB-CARD-{card.upper()}"]
    assert own
    assert all(COVERAGE.proofs[rule] for rule in own)
