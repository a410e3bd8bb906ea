"""Every rule is cited by the code or the data that plays it, or its rulebook says why it needs none."""

from __future__ import annotations

import pytest

import dejarik
from dejarik.cli.citations import citations, uncited

CITED = {id: citations(dejarik.game(id)) for id in dejarik.GAMES}  # a citation of a rule that is not there is refused


@pytest.mark.parametrize("id", dejarik.GAMES)
def test_every_rule_is_cited_or_exempt_with_a_reason(id: str) -> None:
    assert uncited(dejarik.game(id), CITED[id]) == []


@pytest.mark.parametrize("id", dejarik.GAMES)
def test_no_rule_is_said_to_need_no_code_that_is_cited_or_is_not_there(id: str) -> None:
    book = dejarik.game(id).rulebook
    assert [rule for rule in book.unplayed if rule in CITED[id] or rule not in book] == []
    assert not book.unplayed.keys() & book.exempt.keys()  # what no test can prove is exempt already
