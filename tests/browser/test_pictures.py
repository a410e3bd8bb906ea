"""The pictures of the README, taken by whoever plays here: `make pictures` puts them into docs/."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from dejarik.engine.state import State
from tests.browser.laying import lay
from tests.browser.person import Person
from tests.serving import Served

pytestmark = pytest.mark.browser

FOLDER = os.environ.get("DEJARIK_PICTURES")
SIZE = (1280, 800)


@pytest.mark.parametrize("game", ["uprising", "commanders"])
def test_a_game_in_progress_can_be_shown(somebody: Callable[..., Person], tmp_path: Path, game: str) -> None:
    anna = somebody("en-GB", SIZE, color_scheme="dark")
    anna.sit_down(game)
    for step in range(12):
        anna.pick(step)
    take(anna, tmp_path, game)


def test_rebellion_in_its_fourth_round_can_be_shown(
    somebody: Callable[..., Person], server: Served, tmp_path: Path
) -> None:
    def rebels_turn(state: State) -> bool:
        ask = state.ask
        return ask is not None and ask.seat == 0 and ask.name == "take-turn" and state.view(0)["round"] == 4

    anna, borys = (somebody("en-GB", SIZE, color_scheme="dark") for _ in range(2))
    anna.open(f"/table/{lay(server, {'Anna': anna, 'Borys': borys}, rebels_turn)}")
    take(anna, tmp_path, "rebellion")


def take(anna: Person, folder: Path, game: str) -> None:
    expect(anna.options).not_to_have_count(0)
    anna.page.mouse.move(0, 0)
    picture = Path(FOLDER or folder) / f"{game}.png"
    anna.page.screenshot(path=picture, animations="disabled")
    assert picture.stat().st_size > 20_000  # an empty page is smaller
