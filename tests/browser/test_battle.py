"""A combat and an attempted mission over the board of Rebellion: what they cover, their dice, the decks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from dejarik.games.rebellion.components import REBEL
from dejarik.games.rebellion.state import State
from tests.browser.laying import Played, followed, lay_out
from tests.browser.person import LARGE, PHONE, Person
from tests.browser.seated import Seated
from tests.browser.test_axe import found as found_by_axe
from tests.games.rebellion.fighting import hold
from tests.games.rebellion.rounds import asked, begin, clash, galaxy, keep, options
from tests.serving import Served

pytestmark = pytest.mark.browser

Come = Callable[..., Person]

# Where the focus is: the area of the page, and what it is on.
FOCUSED = """() => {
    const on = document.activeElement
    const area = ['.conflict', '.galaxy', '.panels', '.sheets', '.bar', '[role=log]'].find((each) => on.closest(each))
    return [area ?? '', on.dataset.thing ?? on.tagName]
}"""
TO_THE_TOP = """() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
}"""
MANY = 150  # more than there are things on a page to get to with Tab


def rebel_at(somebody: Come, server: Served, found: Played, size: tuple[int, int] = LARGE) -> Seated:
    anna, borys = somebody("en-GB", size, bypass_csp=True), somebody("en-GB", size)
    return Seated(anna, lay_out(server, {"Anna": anna, "Borys": borys}, found))


def walked(page: Page) -> dict[str, set[str]]:
    """Everything that Tab leads to from the top of the page to its end, by areas."""
    page.evaluate(TO_THE_TOP)
    seen: list[tuple[str, str]] = []
    ways: dict[str, set[str]] = {}
    for _ in range(MANY):
        page.keyboard.press("Tab")
        area, thing = page.evaluate(FOCUSED)
        if thing == "BODY" and seen:
            return ways
        seen.append((area, thing))
        ways.setdefault(area, set()).add(thing)
    raise AssertionError(f"Tab does not come to an end: {seen}")


def fleets(rebel: str, empire: str, rings: str = "") -> State:
    """Two fleets in Hoth, in the Command Phase."""
    game = galaxy(
        f"hoth: {rebel}, {empire}; naboo: 2 stormtrooper",
        leaders="admiral-ackbar@hoth darth-vader@hoth han-solo@pool grand-moff-tarkin@pool",
        rings=rings,
    )
    return begin(game, "command")


def drawing_two() -> Played:
    """The Rebels have played Brilliant Strategy."""
    game = fleets("2 x-wing, y-wing, 3 rebel-trooper", "2 tie-fighter, star-destroyer, stormtrooper")
    hold(game, REBEL, "space-brilliant-strategy")
    clash(game, "hoth", dice="hds")
    return followed(game, "play space-brilliant-strategy with red special")


# What is covered


@pytest.mark.parametrize("size", [LARGE, PHONE], ids=["large", "phone"])
def test_what_a_combat_covers_cannot_be_reached_until_it_is_folded_away(
    somebody: Come, server: Served, size: tuple[int, int]
) -> None:
    seat = rebel_at(somebody, server, drawing_two(), size)
    page = seat.page
    expect(page.locator(".conflict.battle .figures").first).to_be_visible()
    assert found_by_axe(seat.person) == []
    ways = walked(page)
    assert ".galaxy" not in ways
    assert ".panels" not in ways
    assert {"deck/space", "deck/ground"} <= ways[".conflict"]
    assert ".bar" in ways
    assert ("[role=log]" in ways) == (size == LARGE)  # on a phone the log is behind a tab
    assert (".sheets" in ways) == (size == PHONE)  # which the combat leaves free
    page.keyboard.press("b")
    ways = walked(page)
    assert any(thing.startswith("place/") for thing in ways[".galaxy"])
    assert (".panels" in ways) == (size == LARGE)
    assert not any(thing.startswith("deck/") for thing in ways[".conflict"])
    page.locator("[data-place=naboo]").focus()
    page.keyboard.press("b")  # and nobody is left behind where they cannot see where they are
    expect(page.locator(".conflict.battle")).to_be_focused()
    page.keyboard.press("b")
    expect(page.locator("[data-place=naboo]")).to_be_focused()


# A mission under way


def opposed() -> Played:
    """Mon Mothma's mission waits for its place; in Naboo Darth Vader opposes it, and Han Solo has R2-D2."""
    for seed in range(1, 50):
        game = galaxy(
            "naboo: 2 stormtrooper",
            leaders="han-solo@naboo darth-vader@naboo wedge-antilles@pool",
            assigned="build-alliance=mon-mothma research-and-development=grand-moff-tarkin",
            rings="r2-d2=han-solo",
            seed=seed,
        )
        found = followed(begin(game, "command"), "reveal build-alliance")
        there = found.end.after("at naboo")
        if asked(there) == "rebel turn-to-blank" and "hit" in options(there):
            return found
    raise AssertionError("the Empire never rolls a hit")


def dice_of(side: Locator) -> list[str]:
    """The dice of a side, as they are read aloud."""
    return [
        each.get_attribute("aria-label") or each.inner_text()
        for each in side.locator(".rolled button, .rolled .unseen").all()
    ]


def test_a_mission_takes_the_focus_over_from_the_map_and_gives_it_back_and_r2_d2_turns_a_die(
    somebody: Come, server: Served
) -> None:
    seat = rebel_at(somebody, server, opposed())
    page, version = seat.page, seat.person.version
    naboo = page.locator("[data-place=naboo]")
    naboo.focus()
    page.keyboard.press("Enter")
    seat.person.wait_for(version + 1)
    attempt = page.locator(".conflict.attempt")
    expect(attempt).to_be_focused()
    assert found_by_axe(seat.person) == []
    ways = walked(page)
    assert ".galaxy" not in ways
    assert {".conflict", ".panels", ".bar", "[role=log]"} <= set(ways)
    empire = page.locator(".conflict .sides section").last
    before = dice_of(empire)
    page.locator('.conflict [data-thing="die/hit"]').first.focus()
    page.keyboard.press("Enter")
    seat.person.wait_for(version + 2)
    report = page.locator(".conflict.attempted")
    expect(report).to_be_focused()  # the die is no longer one to point at
    before.remove("black hit")
    assert sorted(dice_of(empire)) == sorted([*before, "black blank"])
    page.keyboard.press("b")
    expect(report).to_have_count(0)
    expect(naboo).to_be_focused()


# Death Star Plans


@pytest.mark.parametrize(("ring", "lit"), [("", 0), ("master-yoda=admiral-ackbar", 3)])
def test_the_dice_of_death_star_plans_are_drawn(somebody: Come, server: Served, ring: str, lit: int) -> None:
    game = fleets("2 x-wing", "tie-fighter, death-star", ring)
    keep(game, "death-star-plans-2")
    clash(game, "hoth", dice="-- ----- hs-")
    ahead, picks = game.copy(), []
    while asked(ahead) != "rebel play-objective":
        picks.append("keep ring" if "keep ring" in options(ahead) else "done")
        ahead.apply(picks[-1])
    seat = rebel_at(somebody, server, followed(game, *picks, "play death-star-plans-2"))
    plans = seat.page.locator(".conflict .plans")
    expect(plans.locator(".die")).to_have_count(3)
    assert dice_of(plans) == ["black hit", "black special", "black blank"]
    assert plans.locator("button").count() == lit  # which Master Yoda can reroll
    version = seat.person.version
    if lit:
        plans.locator("button").first.click()
        seat.person.wait_for(version + 1)
        expect(plans.locator(".die")).to_have_count(3)
    expect(plans.locator(".outcome")).to_be_visible()


# Decks


def test_a_deck_pointed_at_twice_gives_two_cards_and_both_decks_one_each(somebody: Come, server: Served) -> None:
    found = drawing_two()
    seat = rebel_at(somebody, server, found)
    page, version = seat.page, seat.person.version
    space, ground = (page.locator(f'.conflict [data-thing="deck/{theatre}"]') for theatre in ("space", "ground"))
    decks = seat.now()[1]["tactic_decks"]
    space.focus()
    page.keyboard.press("Enter")
    expect(space).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".decks [role=status]")).to_have_text("The same deck again: both cards from it")
    assert found_by_axe(seat.person) == []
    page.keyboard.press("Enter")
    seat.person.wait_for(version + 1)
    assert seat.now()[1]["tactic_decks"] == [decks[0] - 2, decks[1]]
    other = rebel_at(somebody, server, found)
    space, ground = (other.thing(f"deck/{theatre}") for theatre in ("space", "ground"))
    space.click()
    ground.click()
    other.person.wait_for(version + 1)
    assert other.now()[1]["tactic_decks"] == [decks[0] - 1, decks[1] - 1]
