"""The pictures of the README, taken by whoever plays here: `make pictures` puts them into docs/."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = pytest.mark.browser

FOLDER = os.environ.get("DEJARIK_PICTURES")
SIZE = (1280, 800)


@pytest.mark.parametrize("game", ["uprising", "commanders"])
def test_a_game_in_progress_can_be_shown(somebody: Callable[..., Person], tmp_path: Path, game: str) -> None:
    anna = somebody("en-GB", SIZE, color_scheme="dark")
    anna.sit_down(game)
    for step in range(12):
        anna.pick(step)
    expect(anna.options).not_to_have_count(0)
    anna.page.mouse.move(0, 0)
    picture = Path(FOLDER or tmp_path) / f"{game}.png"
    anna.page.screenshot(path=picture, animations="disabled")
    assert picture.stat().st_size > 20_000  # an empty page is smaller
