"""After a game the replay shows what a bot weighed and believed before each of its picks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import LARGE, PHONE, Person
from tests.browser.test_axe import found

pytestmark = pytest.mark.browser

Come = Callable[..., Person]
THINKER = {"kind": "bot", "bot": "ismcts:8"}


def opened(anna: Person, *seats: dict[str, str]) -> str:
    """A table of Uprising with these at it; its id."""
    anna.page.request.post(f"{anna.url}/api/people", data={"name": "Anna"})
    made = anna.page.request.post(f"{anna.url}/api/tables", data={"game": "uprising", "seats": list(seats)})
    table: str = made.json()["id"]
    anna.open(f"/table/{table}")
    return table


def watched(anna: Person) -> list[dict[str, Any]]:
    """A game between bots that search, to its end and into the replay; what they thought."""
    table = opened(anna, THINKER, THINKER)
    anna.over().click()
    expect(anna.page.locator(".replay")).to_be_visible()
    thoughts: list[dict[str, Any]] = anna.page.request.get(f"{anna.url}/api/tables/{table}/thoughts").json()["thoughts"]
    return thoughts


def panel(anna: Person) -> Locator:
    return anna.page.locator(".side section .thought")


def step(anna: Person, version: int) -> None:
    """By the next thought until this one is shown. The button stays under the finger."""
    button = anna.page.get_by_role("button", name="Наступна думка")
    button.scroll_into_view_if_needed()
    place = button.bounding_box()
    while int(panel(anna).get_attribute("data-version") or -1) < version:
        before = panel(anna).get_attribute("data-version")
        button.click()
        expect(panel(anna)).not_to_have_attribute("data-version", before or "")
    expect(panel(anna)).to_have_attribute("data-version", str(version))
    assert button.bounding_box() == place


@pytest.mark.parametrize(("size", "more"), [(LARGE, {}), (PHONE, {"has_touch": True, "is_mobile": True})])
def test_the_replay_shows_what_a_bot_weighed_and_believed(
    somebody: Come, size: tuple[int, int], more: dict[str, bool]
) -> None:
    anna = somebody("uk-UA", size, bypass_csp=True, **more)
    thoughts = watched(anna)
    first = thoughts[0]
    expect(panel(anna)).to_contain_text("Над цим кроком жоден бот не думав.")
    step(anna, first["version"])
    expect(anna.page.locator(".replay")).to_have_attribute("data-version", str(first["version"]))
    expect(panel(anna)).to_contain_text("Опір")
    choices = panel(anna).locator("ol > li")
    expect(choices).to_have_count(len(first["considered"]))
    expect(choices.first).to_contain_text("вибрано")
    for choice, weighed in zip(choices.all(), first["considered"], strict=True):
        expect(choice).to_contain_text(f"{weighed['visits']}×")
        expect(choice).not_to_contain_text(weighed["option"])  # it is told in the language of the reader
    expect(panel(anna).locator("details")).to_have_count(0)  # the Resistance knows its cards

    doubt = next(each for each in thoughts if each["beliefs"])
    step(anna, doubt["version"])
    expect(panel(anna)).to_contain_text("Імперія")
    things = panel(anna).locator("details")
    expect(things).to_have_count(len(doubt["beliefs"]))
    thing, guesses = next(iter(doubt["beliefs"].items()))  # card/1/2
    _, number, place = thing.split("/")
    expect(things.first).to_contain_text(f"Закрита картка {place} з раунду {number}")
    expect(things.first.locator("li:visible").first).to_contain_text("%")
    assert things.first.locator("li").count() in (len(guesses), len(guesses) + 1)  # and anything else
    assert anna.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert found(anna, ".side") + found(anna, ".controls") == []
    anna.page.get_by_role("button", name="Попередня думка").click()
    expect(panel(anna)).not_to_have_attribute("data-version", str(doubt["version"]))


def test_nobody_reads_thoughts_before_the_end(somebody: Come) -> None:
    anna = somebody()
    table = opened(anna, {"kind": "me"}, THINKER)
    while anna.version < 6:
        anna.pick()
    anna.open(f"/replay/{table}?at=5")
    expect(anna.page.locator(".replay .transport")).to_be_visible()
    expect(anna.page.locator(".replay")).to_contain_text("The game is not over")
    expect(anna.page.get_by_role("button", name="Next thought")).to_have_count(0)
    expect(panel(anna)).to_have_count(0)


def test_a_game_without_thoughts_shows_nothing_of_them(somebody: Come) -> None:
    anna = somebody()
    opened(anna, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    anna.over().click()
    expect(anna.page.locator(".side .chart [role=img]")).to_be_visible()  # what is known of the whole game has come
    expect(anna.page.get_by_role("button", name="Next thought")).to_have_count(0)
    expect(panel(anna)).to_have_count(0)
