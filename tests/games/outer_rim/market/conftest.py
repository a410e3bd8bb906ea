"""Here no patrol moves: that a new top card would move one is noted by `revealed`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dejarik.games.outer_rim.market import REVEALED


@pytest.fixture(autouse=True)
def _patrols_stay() -> Iterator[None]:
    listeners = REVEALED._listeners
    REVEALED._listeners = []
    yield
    REVEALED._listeners = listeners
