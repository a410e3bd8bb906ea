"""The map of Rebellion under mouse, wheel and keys, and what it tells of the search for the base."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dejarik.engine.state import State
from tests.browser.laying import lay
from tests.browser.person import LARGE, PHONE, SMALL, Person
from tests.browser.seated import Seated
from tests.serving import Served

pytestmark = pytest.mark.browser

Come = Callable[..., Person]

# Places whose middle is not in sight, or which something else covers there.
HIDDEN = """() => [...document.querySelectorAll('.galaxy [data-place]')].filter((place) => {
    const box = place.querySelector('.disc').getBoundingClientRect()
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return there?.closest('[data-place]') !== place
}).map((place) => place.dataset.place)"""
# Names that do not stand within the frame of the map.
CUT_OFF = """() => {
    const frame = document.querySelector('.galaxy .frame').getBoundingClientRect()
    return [...document.querySelectorAll('.galaxy .name')].filter((name) => {
        const box = name.getBoundingClientRect()
        return box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom
    }).map((name) => name.textContent)
}"""
MAGNIFIED = "() => new DOMMatrix(getComputedStyle(document.querySelector('.galaxy .world')).transform).a"


def activates(state: State) -> bool:
    """Somebody chooses the system to activate: all of them are lit."""
    return state.ask is not None and state.ask.name == "activate-where"


def asked_at(somebody: Come, server: Served, moment: Callable[[State], bool], **more: Any) -> Seated:
    """Whoever has to decide at such a moment, in front of the table."""
    anna, borys = somebody("uk-UA", **more), somebody("uk-UA", **more)
    table = lay(server, {"Anna": anna, "Borys": borys}, moment)
    anna.open(f"/table/{table}")
    return Seated(anna if anna.around()["asked"] == "rebel" else borys, table)


@pytest.mark.parametrize("size", [LARGE, SMALL, PHONE])
def test_the_whole_galaxy_is_in_sight(somebody: Come, server: Served, size: tuple[int, int]) -> None:
    page = asked_at(somebody, server, activates, size=size).page
    expect(page.locator(".galaxy [data-place]")).to_have_count(33)
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate(CUT_OFF) == []


def test_pulling_the_map_picks_nothing_and_pointing_does(somebody: Come, server: Served) -> None:
    seat = asked_at(somebody, server, activates)
    page, version = seat.page, seat.person.version
    whole = page.evaluate(MAGNIFIED)
    planet = page.locator("[data-place=coruscant] .disc")
    before = middle(page, "[data-place=coruscant] .disc")
    page.mouse.move(*before)
    page.mouse.wheel(0, -500)
    page.wait_for_function(f"({MAGNIFIED})() > {whole} * 1.5")
    x, y = middle(page, "[data-place=coruscant] .disc")
    assert (round(x), round(y)) == pytest.approx(before, abs=3)  # what is under the pointer stays there
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y - 30, steps=3)
    page.mouse.move(x + 90, y - 60, steps=3)
    page.mouse.up()
    moved = middle(page, "[data-place=coruscant] .disc")
    assert moved == pytest.approx((x + 90, y - 60), abs=3)
    page.keyboard.press("f")
    page.wait_for_function(f"Math.abs(({MAGNIFIED})() - {whole}) < 0.01")
    assert seat.now()[0] == version
    planet.click()
    seat.person.wait_for(version + 1)


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_arrow_keys_lead_from_system_to_system_and_keep_them_in_sight(somebody: Come, server: Served) -> None:
    seat = asked_at(somebody, server, activates)
    page = seat.page
    page.locator("[data-place=coruscant]").focus()
    for key in "+", "+", "+":
        page.keyboard.press(key)
    found = []
    for _ in range(6):
        page.keyboard.press("ArrowUp")
        found.append(page.evaluate("document.activeElement.dataset.place"))
        assert page.evaluate(HIDDEN).count(found[-1]) == 0
    assert len(set(found)) > 2
    version = seat.person.version
    page.keyboard.press("Enter")
    seat.person.wait_for(version + 1)


def test_a_mission_steps_aside_while_its_place_is_chosen_on_the_map(somebody: Come, server: Served) -> None:
    seat = asked_at(somebody, server, lambda state: state.ask is not None and state.ask.name == "choose-place")
    page, (version, _, ask) = seat.page, seat.now()
    assert ask is not None
    expect(page.locator(".conflict.attempt.folded")).to_be_visible()
    lit = [touched.removeprefix("place/") for option in ask["options"] for touched in option["touches"]]
    assert set(page.evaluate(HIDDEN)) & set(lit) == set()
    page.locator(f"[data-place={lit[-1]}] .disc").click()
    seat.person.wait_for(version + 1)


def test_the_base_is_not_revealed_by_a_click_on_its_space(somebody: Come, server: Served) -> None:
    def rebels_move(state: State) -> bool:
        return state.ask is not None and "reveal base" in map(str, state.ask.options)

    seat = asked_at(somebody, server, rebels_move)
    page, version = seat.page, seat.person.version
    page.locator("[data-place=rebel-base] .disc").click()
    reveal = page.locator('.option[data-pick="reveal base"]')
    reveal.click()
    expect(reveal).to_contain_text("справді?")
    page.keyboard.press("Enter")  # on the button: the second time
    seat.person.wait_for(version + 1)
    assert seat.now()[1]["exposed"]


def test_the_empire_sees_where_the_base_can_be_and_why_not_elsewhere(somebody: Come, server: Served) -> None:
    def empire_moves(state: State) -> bool:
        view = state.view(1)
        return view["round"] >= 2 and state.ask is not None and state.ask.seat == 1 and state.ask.name == "take-turn"

    seat = asked_at(somebody, server, empire_moves)
    page, (_, view, _) = seat.page, seat.now()
    toggle = page.get_by_role("button", name="Де може бути база")
    toggle.click()
    expect(page.locator(".galaxy [role=status]")).to_contain_text(str(len(view["possible"])))
    possible = page.locator('.galaxy [data-place][aria-label*="база може бути тут"]')
    expect(possible).to_have_count(len(view["possible"]))
    for system in view["probes"]:
        label = page.locator(f"[data-place={system}]").get_attribute("aria-label") or ""
        assert "Імперія отримала її карту" in label
    toggle.click()
    expect(possible).to_have_count(0)
