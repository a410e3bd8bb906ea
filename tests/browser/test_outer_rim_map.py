"""The Rim and the boards of Outer Rim: pointing, the keyboard, small screens, and what is told to people who do not
see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import dejarik
from dejarik.engine.state import State
from tests.browser.laying import lay_out, played
from tests.browser.person import LARGE, PHONE, SMALL, Person
from tests.browser.test_axe import found
from tests.serving import Served

pytestmark = pytest.mark.browser

Come = Callable[..., Person]
RIM = dejarik.game("outer_rim")

# Spaces whose middle is not in sight, or which something else covers there.
HIDDEN = """() => [...document.querySelectorAll('.rim [data-place]')].filter((place) => {
    const box = place.querySelector('.disc').getBoundingClientRect()
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return !there?.closest('.rim .frame')
}).map((place) => place.dataset.place)"""
# Names that do not stand within the frame of the map.
CUT_OFF = """() => {
    const frame = document.querySelector('.rim .frame').getBoundingClientRect()
    return [...document.querySelectorAll('.rim .place .name')].filter((name) => {
        const box = name.getBoundingClientRect()
        return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom
    }).map((name) => name.textContent)
}"""


def plans(state: State) -> bool:
    """The first player begins the game, with something to deliver, to do or to find; no turn before has to be told."""
    if state.ask is None or state.ask.name != "choose-plan":
        return False
    view = RIM.view(state, state.ask.seat)
    first = view["round"] == 1 and view["turn"] == view["first"]
    return first and bool(view["errands"][state.ask.seat])


class Captain:
    """Whoever has to decide at such a moment, in front of the table."""

    def __init__(
        self, come: Come, server: Served, moment: Callable[[State], bool], players: int = 2, **more: Any
    ) -> None:
        game = played(RIM, players, moment)
        people = {f"P{number}": come("pl-PL", **more) for number in range(players)}
        table = lay_out(server, people, game)
        assert game.end.ask is not None
        self.state = game.end
        self.seat = game.end.ask.seat
        self.person = list(people.values())[self.seat]
        self.page: Page = self.person.page
        self.person.open(f"/table/{table}")
        expect(self.page.locator(".outer-rim.board .rim [data-place]")).to_have_count(44)

    def view(self) -> dict[str, Any]:
        answer = self.page.request.get(f"{self.person.url}/api/tables/{self.person.table}/game").json()
        (eye,) = answer["eyes"].values()
        view: dict[str, Any] = eye["view"]
        return view

    def reach(self) -> dict[str, Any]:
        ask = self.state.ask
        assert ask is not None
        form = ask.decision.form(self.state)
        assert form is not None
        return {each["space"]: each for each in form["reach"]}

    def place(self, space: str) -> Locator:
        return self.page.locator(f"[data-place={space}]")


@pytest.mark.parametrize("size", [LARGE, SMALL, PHONE])
def test_the_whole_rim_is_in_sight(somebody: Come, server: Served, size: tuple[int, int]) -> None:
    page = Captain(somebody, server, plans, size=size).page
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_pointing_at_a_space_far_away_makes_the_whole_movement(somebody: Come, server: Served) -> None:
    captain = Captain(somebody, server, plans)
    reach = captain.reach()
    expect(captain.page.locator(".rim [data-place].lit")).to_have_count(len(reach))
    space, far = max(reach.items(), key=lambda item: (len(item[1]["way"]), item[0]))
    version = captain.person.version
    captain.place(space).locator(".disc").click()
    captain.person.wait_for(version + len(far["picks"]))
    assert captain.view()["places"][captain.seat] == space
    own = captain.page.locator(".rim .mover.own")
    expect(own).to_have_attribute("data-at", space)


def stopped(state: State) -> bool:
    """The same, with a patrol that would stop the movement."""
    if not plans(state) or state.ask is None:
        return False
    form = state.ask.decision.form(state) or {}
    return any(each["stops"] and each["space"] != "maelstrom" for each in form["reach"])


def test_a_patrol_on_the_way_is_told(somebody: Come, server: Served) -> None:
    captain = Captain(somebody, server, stopped)
    for space, each in captain.reach().items():
        label = captain.place(space).get_attribute("aria-label") or ""
        assert ("tam trzeba się zatrzymać" in label) == each["stops"], space


def test_errands_are_marked_where_they_lead(somebody: Come, server: Served) -> None:
    captain = Captain(somebody, server, plans)
    for errand in captain.view()["errands"][captain.seat]:
        for space in errand["spaces"] if len(errand["spots"]) <= 1 else ():
            expect(captain.place(space).locator("xpath=..").locator(".errand").first).to_be_visible()


def test_a_turn_begins_by_keyboard_alone(somebody: Come, server: Served) -> None:
    captain = Captain(somebody, server, plans)
    page, version = captain.page, captain.person.version
    here = captain.view()["places"][captain.seat]
    captain.place(here).focus()
    seen = {here}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.place"))
    assert len(seen) > 2
    reach = captain.reach()
    near = next(space for space, each in reach.items() if len(each["way"]) == 1)
    captain.place(near).focus()
    page.keyboard.press("Enter")
    captain.person.wait_for(version + len(reach[near]["picks"]))
    assert captain.view()["places"][captain.seat] == near


def test_one_space_after_another(somebody: Come, server: Served) -> None:
    """After *move* each space that is pointed at is a step, and the rest of the movement stays."""
    captain = Captain(somebody, server, plans)
    page = captain.page
    version = captain.person.version
    page.locator('.option[data-pick="move"]').click()
    captain.person.wait_for(version + 1)
    lit = page.locator(".rim [data-place].lit")
    expect(lit).not_to_have_count(0)
    page.locator('.option[data-pick="stop"]').click()
    captain.person.wait_for(version + 2)
    expect(page.locator('.option[data-pick="move"]')).to_have_count(0)


def test_boards_say_everything_and_others_unfold(somebody: Come, server: Served) -> None:
    captain = Captain(somebody, server, plans, players=3)
    page, view = captain.page, captain.view()
    mine = page.locator(".boards > .sheet")
    for card in view["assets"][captain.seat]:
        expect(mine.locator(f'[data-thing="card/{card}"]')).to_be_visible()
    folds = page.locator(".others .fold")
    expect(folds).to_have_count(2)
    other = next(number for number in range(3) if number != captain.seat)
    folds.first.click()
    expect(folds.first).to_have_attribute("aria-expanded", "true")
    for card in view["assets"][other]:
        expect(page.locator(f'.others [data-thing="card/{card}"]')).to_be_attached()


def test_a_phone_has_the_map_first_and_boards_in_sheets(somebody: Come, server: Served) -> None:
    captain = Captain(somebody, server, plans, size=PHONE, has_touch=True, is_mobile=True)
    page = captain.page
    expect(page.locator(".sheet")).to_have_count(0)
    page.get_by_role("button", name="Moja plansza").tap()
    expect(page.locator(".sheets .sheet .who").first).to_be_visible()
    page.get_by_role("button", name="Schowaj").tap()
    reach = captain.reach()
    space = next(space for space, each in reach.items() if len(each["way"]) > 1)
    version = captain.person.version
    captain.place(space).locator(".disc").tap()
    captain.person.wait_for(version + len(reach[space]["picks"]))
    assert captain.view()["places"][captain.seat] == space


@pytest.mark.parametrize("size", [LARGE, PHONE], ids=["large", "phone"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious(somebody: Come, server: Served, scheme: str, size: tuple[int, int]) -> None:
    captain = Captain(somebody, server, plans, size=size, color_scheme=scheme, bypass_csp=True)
    assert found(captain.person) == []
    captain.page.locator(".rim .controls button").first.click()
    if size == PHONE:
        captain.page.get_by_role("button", name="Moja plansza").click()
    else:
        captain.page.locator(".others .fold").first.click()
    assert found(captain.person) == []
