"""Whole games through the page, and what can go wrong on the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import PHONE, Person, person, watch
from tests.serving import served

pytestmark = pytest.mark.browser

Come = Callable[..., Person]


def new_table(host: Person, game: str, *seats: str, players: int | None = None) -> None:
    """Fill in the form as a person does: `me`, `open` or a bot for each seat."""
    host.open(f"/new?game={game}")
    if players is not None:
        host.page.locator("label", has=host.page.locator(f"input[value='{players}']")).first.click()
    for number, who in enumerate(seats):
        seat = host.page.locator(f"[data-seat='{number}']")
        seat.locator("label", has=host.page.locator(f"input[value='{who}']")).click()
    host.page.locator(".go button.primary").click()


def turns(*people: Person) -> None:
    """Play on until the game is over; whoever is asked picks on their own page."""
    first = people[0]
    version = first.version
    for step in range(400):
        around = first.around()
        if around["status"] == "finished":
            break
        asked = next(each for each in people if each.page.locator(".bar .options").count() or len(people) == 1)
        asked.pick(step)
        version = asked.version
        for each in people:
            each.wait_for(version)
        _settle(people)
    for each in people:
        expect(each.over()).to_be_visible()


def _settle(people: tuple[Person, ...]) -> None:
    """Until one of them is asked something, or it is over for all."""
    for _ in range(600):
        for each in people:
            if each.page.locator(".bar .options .option, .bar .options .heading").count() or each.over().count():
                return
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def test_two_people_in_two_browsers_play_uprising_to_the_end(somebody: Come) -> None:
    anna, borys = somebody("uk-UA"), somebody("pl-PL")
    new_table(anna, "uprising", "me", "open")
    link = anna.page.locator("input[readonly]").first.input_value()
    borys.page.goto(link)
    borys.page.locator("main button.primary").first.click()
    for each in (anna, borys):
        each.page.wait_for_url("**/table/**")
        each.page.locator(".table[data-version]").wait_for()
    _settle((anna, borys))
    turns(anna, borys)
    assert anna.around()["outcome"] == borys.around()["outcome"]


def test_a_person_and_three_bots_play_commanders_to_the_end(somebody: Come) -> None:
    anna = somebody("pl-PL")
    new_table(anna, "commanders", "me", "greedy", "greedy", "random", players=4)
    anna.page.wait_for_url("**/table/**")
    _settle((anna,))
    for step in range(200):
        if anna.around()["status"] == "finished":
            break
        anna.pick(step)
        _settle((anna,))
    expect(anna.over()).to_be_visible()


def test_hot_seat_has_a_curtain_and_shows_no_hand_before_the_next_player_is_ready(somebody: Come) -> None:
    anna = somebody("en-GB")
    new_table(anna, "commanders", "me", "me", players=2)
    anna.page.wait_for_url("**/table/**")
    curtain = anna.page.locator(".curtain")
    seen = set()
    for step in range(4):
        expect(curtain).to_be_visible()
        assert anna.page.locator(OWN_HAND).count() == 0, "a hand is in the page behind the curtain"
        seen.add(curtain.locator("h2").inner_text())
        curtain.locator("button.primary").click()
        expect(curtain).to_have_count(0)
        expect(anna.page.locator(OWN_HAND).first).to_be_visible()
        anna.pick(step)
    assert len(seen) == 2


OWN_HAND = "[data-thing^='hand/']"


def test_a_replay_steps_jumps_and_shows_all_eyes(somebody: Come) -> None:
    anna = somebody("uk-UA")
    anna.sit_down("uprising")
    turns(anna)
    anna.page.goto(f"{anna.url}/replay/{anna.table}?at=0&eye=open")
    replay = anna.page.locator(".replay")
    expect(replay).to_have_attribute("data-version", "0")
    anna.page.keyboard.press("ArrowRight")
    expect(replay).to_have_attribute("data-version", "1")
    anna.page.keyboard.press("End")
    expect(replay).not_to_have_attribute("data-version", "1")
    last = replay.get_attribute("data-version")
    assert last is not None
    anna.page.keyboard.press("Home")
    expect(replay).to_have_attribute("data-version", "0")
    expect(anna.page).to_have_url(re.compile(r"at=0"))


def test_keyboard_alone_plays_a_round(somebody: Come) -> None:
    anna = somebody("en-GB")
    anna.open()
    for _ in range(60):
        anna.page.keyboard.press("Tab")
        label = anna.page.evaluate("document.activeElement?.getAttribute('aria-label') ?? ''")
        if label.startswith("Uprising: play now"):
            break
    else:
        raise AssertionError("Play now cannot be reached by keyboard")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url("**/table/**")
    expect(anna.options).not_to_have_count(0)
    for _ in range(4):
        before = anna.version
        while anna.version == before:
            expect(anna.options).not_to_have_count(0)
            anna.page.keyboard.press("1")
            anna.page.wait_for_timeout(100)


def test_a_second_tab_shows_the_same_and_a_pick_counts_once(somebody: Come) -> None:
    anna = somebody()
    anna.sit_down("uprising")
    tab = anna.context.new_page()
    watch(anna, tab)
    tab.goto(anna.page.url)
    other = Person(anna.url, anna.context, tab, anna.complaints)
    expect(other.options).not_to_have_count(0)
    before = anna.version
    anna.pick()
    other.wait_for(before + 1)
    other.pick()
    anna.wait_for(other.version)


def test_undo_takes_the_last_pick_back(somebody: Come) -> None:
    anna = somebody()
    anna.sit_down("uprising")
    anna.pick()  # the pair
    labels = [each.get_attribute("aria-label") for each in anna.page.locator(".option").all()]
    anna.pick()  # a card, which nobody has seen
    before = anna.version
    anna.page.keyboard.press("u")
    anna.wait_for(before + 1)
    options = anna.page.locator(".option")
    expect(options).to_have_count(len(labels))
    for number, label in enumerate(labels):
        expect(options.nth(number)).to_have_attribute("aria-label", label or "")


def test_the_back_button_leaves_the_table_and_forward_returns(somebody: Come) -> None:
    anna = somebody()
    anna.sit_down("uprising")
    anna.page.go_back()
    expect(anna.page.locator("article[aria-labelledby=game-uprising]")).to_be_visible()
    anna.page.go_forward()
    expect(anna.options).not_to_have_count(0)


def test_the_page_recovers_when_the_server_was_killed_and_started_again(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--no-browser") as first:
        anna = person(browser, first.url)
        anna.sit_down("uprising")
        anna.pick()
        before = anna.version
        port = first.url.rsplit(":", 1)[1]
        first.process.kill()
        first.process.wait()
        expect(anna.page.get_by_role("status").or_(anna.page.locator("header [class*=conn]")).first).to_be_visible()
        with served(tmp_path, "--no-browser", "--port", port):
            anna.wait_for(before)
            anna.pick()  # goes through as soon as the line is back
            assert anna.version > before
            anna.context.close()


def test_commanders_on_a_phone_by_touch(somebody: Come) -> None:
    anna = somebody("pl-PL", PHONE, has_touch=True, is_mobile=True)
    anna.sit_down("commanders")
    for step in range(6):
        anna.pick(step)
        _settle((anna,))
    assert anna.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
