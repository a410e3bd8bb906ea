"""The browser table in short: what `make test` makes sure of. `make test-browser` plays whole games."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.laying import followed, lay_out
from tests.browser.person import PHONE, Person
from tests.games.commanders.position import commanders
from tests.games.rebellion.rounds import begin, galaxy
from tests.games.uprising.position import uprising
from tests.serving import Served

Come = Callable[..., Person]


@pytest.mark.parametrize("game", ["uprising", "commanders"])
def test_one_click_from_home_to_playing_against_a_bot(somebody: Come, game: str) -> None:
    anna = somebody("uk-UA")
    anna.sit_down(game)
    for _ in range(3):
        anna.pick()
    lines = anna.page.locator(".side [data-version]")
    expect(lines.last).to_be_visible()
    assert lines.count() > 2  # the log tells what happened


def test_what_can_be_picked_lights_up_on_the_board_and_does_the_same_when_clicked(somebody: Come) -> None:
    anna = somebody()
    anna.sit_down("uprising")
    before = anna.version
    lit = anna.page.locator("[data-thing^='district/'].lit")
    expect(lit).to_have_count(5)
    lit.nth(0).click()  # the first district of the row has one neighbour, so this is the whole pick
    anna.wait_for(before + 1)


POINTING = {
    "uprising": (uprising("choose", hand="riot-2"), "", ["district/capitol", "hand/riot-2"], "UPR-ROUND-1"),
    "commanders": (
        commanders("dagobah: tie-fighter tie-bomber | tatooine | hoth | naboo", hands=["landing-craft", ""]),
        "",
        ["hand/landing-craft", "planet/dagobah"],
        "CMD-LINE-3",
    ),
    "rebellion": (
        begin(galaxy("bespin: x-wing; naboo: x-wing", leaders="jan-dodonna@pool"), "command"),
        "activate with jan-dodonna; at mustafar",
        ["unit/naboo/x-wing"],
        "REB-MOVE-2",
    ),
}


@pytest.mark.parametrize("game", POINTING)
def test_pointing_at_what_cannot_be_picked_says_why_not_with_the_rule(
    somebody: Come, server: Served, game: str
) -> None:
    start, picks, things, rule = POINTING[game]
    people = {f"Anna {number}": somebody() for number in range(start.start.players)}
    found = followed(start, *filter(None, picks.split("; ")))
    table = lay_out(server, people, found)
    assert found.end.ask is not None
    anna = list(people.values())[found.end.ask.seat]
    anna.open(f"/table/{table}")
    for thing in things:
        anna.page.locator(f"[data-thing='{thing}']").first.click()
    bubble = anna.page.locator("[popover] [role=status]", has_text=rule)
    expect(bubble.first).to_be_visible()


def test_a_reload_in_the_middle_goes_on_where_it_was(somebody: Come) -> None:
    anna = somebody()
    anna.sit_down("uprising")
    anna.pick()
    anna.pick()
    before = anna.version
    anna.page.reload()
    anna.wait_for(before)
    anna.pick()


def test_questions_with_one_answer_can_be_left_to_the_server(somebody: Come) -> None:
    anna = somebody("en-GB")
    anna.sit_down("uprising")
    passing = anna.page.get_by_label("Pass for me when I have no choice")
    anna.page.get_by_role("button", name="More", exact=True).click()
    with anna.page.expect_response(lambda response: response.url.endswith("/auto-pass")) as told:
        passing.check()
    assert told.value.status == 204
    anna.page.reload()
    anna.page.get_by_role("button", name="More", exact=True).click()
    expect(passing).to_be_checked()


def test_the_language_can_be_changed_and_is_kept(somebody: Come) -> None:
    anna = somebody("en-GB")
    anna.open()
    expect(anna.page.get_by_role("heading", name="Uprising")).to_be_visible()
    anna.page.get_by_label("Language").select_option("pl")
    expect(anna.page.get_by_role("heading", name="Powstanie")).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="Powstanie")).to_be_visible()


def test_a_phone_held_upright_shows_board_and_options_without_scrolling_sideways(somebody: Come) -> None:
    anna = somebody("uk-UA", PHONE, has_touch=True, is_mobile=True)
    anna.sit_down("uprising")
    anna.pick()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_the_rule_book_is_found_by_id_and_by_words(somebody: Come) -> None:
    anna = somebody("uk-UA")
    anna.open("/rules/uprising#UPR-TOK-3")
    expect(anna.page.locator("[id='UPR-TOK-3']")).to_be_in_viewport()
    anna.page.get_by_role("searchbox").fill("UPR-PLAN-1")
    expect(anna.page.locator("[id='UPR-PLAN-1']")).to_be_visible()
    expect(anna.page.locator("[id='UPR-TOK-3']")).to_have_count(0)
