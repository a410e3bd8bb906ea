"""Here no patrol moves."""

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
