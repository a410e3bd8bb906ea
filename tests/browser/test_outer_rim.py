"""Outer Rim in the page: alone to the end, four people at one table, by keyboard, on a phone, across reloads."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from dejarik.engine.state import State
from dejarik.games import game
from dejarik.games.outer_rim.components import PlayerId
from dejarik.games.outer_rim.components import contact as number_of_contact
from dejarik.games.outer_rim.jobs import Attempt
from dejarik.games.outer_rim.state import State as RimState
from dejarik.games.outer_rim.turn import Turn
from tests.browser.laying import Moment, Played, followed, lay_out, played
from tests.browser.person import LARGE, PHONE, Person
from tests.browser.seated import Seated
from tests.browser.test_axe import found as found_by_axe
from tests.games.outer_rim.position import begin, rim
from tests.serving import Served

pytestmark = pytest.mark.browser

Come = Callable[..., Person]
RIM = game("outer_rim")
NAMES = RIM.names("en")
PICTURES = os.environ.get("DEJARIK_PICTURES")


def seated(somebody: Person, table: str) -> Seated:
    return Seated(somebody, table, RIM)


def at_table(somebody: Come, server: Served, found: Played, size: tuple[int, int] = LARGE, **more: Any) -> list[Seated]:
    """People of their own in every seat, who see the table as it stands."""
    players = found.start.start.players
    people = {f"P{number}": somebody("en-GB", size, bypass_csp=True, **more) for number in range(players)}
    table = lay_out(server, people, found)
    return [seated(each, table) for each in people.values()]


def moment(players: int, found: Moment) -> Played:
    return played(RIM, players, found)


def asked(state: State, *names: str) -> bool:
    return state.ask is not None and state.ask.name in names


def rim_of(state: State) -> RimState:
    assert isinstance(state, RimState)
    return state


def picture(seat: Seated, tmp_path: Path, name: str) -> None:
    """Kept for people who want to look; nothing is wider than the screen."""
    page = seat.page
    width = (page.viewport_size or {"width": 0})["width"]
    page.screenshot(path=Path(PICTURES or tmp_path) / f"rim-{name}-{width}.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Alone


def test_a_person_plays_alone_from_the_setup_to_the_end(somebody: Come, tmp_path: Path) -> None:
    """The automatic opponent begins with six fame; its turns are told step by step, and all at once."""
    anna = somebody("en-GB")
    anna.open("/new?game=outer_rim")
    anna.page.locator("label", has=anna.page.locator("input[value='1']")).first.click()
    anna.page.get_by_label("Fame of the automatic opponent").select_option("6")
    anna.page.locator(".go button.primary").click()
    anna.page.wait_for_url("**/table/**")
    alone = seated(anna, anna.table)
    told = 0
    for step in range(150):
        version, _, ask = alone.now()
        if ask is None:
            break
        anna.wait_for(version)
        if told < 2:
            told += tell_the_turn(alone)
        take(alone, ask, alone.greedy(step))
    assert told == 2
    expect(anna.over()).to_be_visible()
    read_on(alone)
    end = anna.page.locator(".scene.end")
    expect(end.get_by_role("table")).to_be_visible()
    expect(end.locator("polyline")).to_have_count(2)
    picture(alone, tmp_path, "end")


def tell_the_turn(alone: Seated) -> bool:
    """Of the automatic opponent, if it has just had one: the card, its lines lit one by one."""
    scene = alone.page.locator(".scene.rival, .scene.report")
    while scene.count() and not alone.page.locator(".scene.rival").count():
        scene.get_by_role("button", name="Go on").click()
    rival = alone.page.locator(".scene.rival")
    if not rival.count():
        return False
    expect(rival.locator("[aria-current=step]")).to_have_count(0)
    rival.get_by_role("button", name="Next step").click()
    expect(rival.locator("[aria-current=step]").first).to_be_visible()
    whole = rival.get_by_role("button", name="The whole turn")
    if whole.count():
        whole.click()
    rival.get_by_role("button", name="Go on").click()
    expect(rival).to_have_count(0)
    return True


def read_on(alone: Seated) -> None:
    """What the last pick brought, to its end."""
    told = alone.page.locator(".scene.report, .scene.rival")
    expect(told.or_(alone.page.locator(".scene.end"))).to_be_visible()
    for _ in range(40):
        if told.count():
            told.locator(".body .button.primary").click()


def take(seat: Seated, ask: dict[str, Any], pick: str) -> None:
    """In the scene, where there is a button for it, else in the bar."""
    choice = seat.page.locator(f'.scene [data-choice="{pick}"]')
    if choice.count():
        version = seat.person.version
        choice.first.click()
        seat.person.wait_for(version + 1)
    else:
        seat.choose(pick)


# Four at one table


def four() -> Played:
    """All on Tatooine. Boba Fett has a bounty on Greedo, who stands there; Bossk's hull can be challenged."""
    state = rim(
        "tatooine tatooine tatooine tatooine",
        who="boba-fett bossk han-solo lando-calrissian",
        assets=["bounty-greedo dl-44", "chromium-hull", "vibro-ax", ""],
        contacts={"tatooine-1": "greedo", "tatooine-2": "(hondo-ohnaka)"},
    )
    state.open[state.spots.index(number_of_contact("greedo"))] = True
    return followed(begin(state, Turn(PlayerId(0))))


def test_four_people_peek_trade_hunt_and_fight_in_four_browsers(somebody: Come, server: Served) -> None:
    seats = at_table(somebody, server, four())
    boba, bossk, han, lando = seats

    # A look at a facedown contact: its name is on one page alone.
    boba.choose("gain credits")
    boba.choose("use boba-fett-1")
    wait_for_all(seats, boba)
    secret = NAMES["outer_rim-contact-hondo-ohnaka"]
    log = "[role=log]"
    expect(boba.page.locator(log)).to_contain_text(secret)
    for other in (bossk, han, lando):
        expect(other.page.locator(log)).to_contain_text("looks at a facedown contact")
        assert secret not in other.page.content()
        assert "hondo-ohnaka" not in str([each["spots"] for each in other.views])

    # A trade, put together on the table and accepted there.
    boba.choose("trade")
    boba.choose("trade with han-solo")
    table = boba.page.locator(".trade")
    table.get_by_role("button", name=NAMES["outer_rim-card-dl-44"]).click()
    table.get_by_role("button", name=NAMES["outer_rim-card-vibro-ax"]).click()
    table.get_by_role("button", name="1,000 credits more: Han Solo").click()
    version = boba.person.version
    table.get_by_role("button", name="Make the offer").click()
    boba.person.wait_for(version + 4)
    wait_for_all(seats, boba)
    offered = han.page.locator(".trade")
    expect(offered).to_contain_text("1,000 credits")
    expect(lando.page.locator(".trade")).to_contain_text("Waiting")
    version = han.person.version
    offered.get_by_role("button", name="Accept").click()
    han.person.wait_for(version + 1)
    for each in (boba, han):
        each.person.wait_for(han.person.version)
    until(seats, "choose-action")
    assert boba.now()[1]["credits"][:1] == [7000]

    # A bounty: Greedo is fought in a scene of its own.
    boba.choose("done")
    chance = boba.page.locator('.scene [data-choice="meet greedo"]')
    expect(chance).to_contain_text("%")
    boba.choose("meet greedo")
    expect(boba.page.locator('.scene [data-choice="fight"]')).to_contain_text("%")
    boba.choose("fight")
    wait_for_all(seats, boba)
    expect(lando.page.locator(".scene")).to_contain_text("Greedo")

    # A combat between players, in the turn of the third.
    until(seats, "choose-encounter", 2)
    han.choose("challenge bossk")
    wait_for_all(seats, han)
    expect(lando.page.locator(".scene")).to_contain_text("Bossk")

    # And on, to the fourth round.
    for _ in range(120):
        turn = asked_seat(seats)
        version, view, ask = turn.now()
        if view["round"] > 3:
            break
        assert ask is not None
        turn.person.wait_for(version)
        take(turn, ask, quickest(ask))
        wait_for_all(seats, turn)
    assert view["round"] > 3
    for other in (bossk, han, lando):
        assert secret not in other.page.locator(log).inner_text()


def quickest(ask: dict[str, Any]) -> str:
    """Whatever ends a turn soon."""
    picks = [str(option["pick"]) for option in ask["options"]]
    for wanted in ("gain credits", "done", "draw", "pass", "no", "decline", "withdraw"):
        if wanted in picks:
            return wanted
    return picks[-1]


def asked_seat(seats: list[Seated]) -> Seated:
    around = seats[0].person.around()
    return seats[int(str(around["asked"]).removeprefix("captain-")) - 1]


def until(seats: list[Seated], name: str, player: int = 0) -> None:
    """Go on by the quickest way until this player is asked this."""
    for _ in range(60):
        turn = asked_seat(seats)
        _, _, ask = turn.now()
        if ask is not None and ask["name"] == name and turn is seats[player]:
            turn.person.wait_for(turn.now()[0])
            return
        assert ask is not None
        take(turn, ask, quickest(ask))
        wait_for_all(seats, turn)
    raise AssertionError(f"nobody is asked to {name}")


def wait_for_all(seats: list[Seated], who: Seated) -> None:
    version = who.now()[0]
    for each in seats:
        each.person.wait_for(version)


# Across reloads


def in_combat(state: State) -> bool:
    fights = rim_of(state).fights
    return asked(state, "use-at-roll") and bool(fights) and sum(fights[-1].shown[0]) > 0


def in_job(state: State) -> bool:
    attempted = any(isinstance(frame, Attempt) for frame in state.stack)
    return asked(state, "use-at-roll") and bool(rim_of(state).throws) and attempted


@pytest.mark.parametrize(("at", "scene"), [(in_combat, "combat"), (in_job, "story")], ids=["combat", "job"])
def test_a_reload_in_the_middle_of_it_leaves_everything_as_it_was(
    somebody: Come, server: Served, tmp_path: Path, at: Moment, scene: str
) -> None:
    found = moment(2, at)
    seats = at_table(somebody, server, found)
    assert found.end.ask is not None
    seat = seats[found.end.ask.seat]
    shown = seat.page.locator(f".scene.{scene}")
    expect(shown).to_be_visible()
    before = shown.locator("> .body").inner_text()
    picture(seat, tmp_path, scene)
    seat.page.reload()
    expect(shown).to_be_visible()
    expect(shown.locator("> .body")).to_have_text(before, use_inner_text=True)
    version, _, ask = seat.now()
    assert ask is not None
    take(seat, ask, "done")
    assert seat.person.version > version


# In other ways


def planning(state: State) -> bool:
    return asked(state, "choose-plan") and rim_of(state).round > 3


def test_a_whole_turn_by_the_keyboard_alone(somebody: Come, server: Served) -> None:
    """By the keys of the options; what is under way in front of the map is folded away and back with B."""
    found = moment(2, planning)
    assert found.end.ask is not None
    seats = at_table(somebody, server, found)
    seat = seats[found.end.ask.seat]
    whose = rim_of(found.end).turn
    for _ in range(40):
        version, view, ask = seat.now()
        seat.person.wait_for(version)
        if view["turn"] != f"captain-{whose + 1}" or ask is None:
            break
        scene = seat.page.locator(".scene:not(.report):not(.rival)")
        if ask["name"] == "choose-encounter":
            expect(scene).to_be_visible()
            seat.page.keyboard.press("b")
            expect(seat.page.locator(".scene.folded")).to_be_visible()
            seat.page.keyboard.press("b")
            expect(seat.page.locator(".scene.folded")).to_have_count(0)
        press_key(seat, quickest(ask))
        seat.person.wait_for(version + 1)
    assert view["turn"] != f"captain-{whose + 1}"


def press_key(seat: Seated, pick: str) -> None:
    button = seat.option(pick)
    expect(button).to_be_visible()
    key = button.get_attribute("aria-keyshortcuts")
    assert key
    seat.page.keyboard.press(key.lower())


def at_market_action(state: State) -> bool:
    return state.ask is not None and state.ask.name == "choose-action" and "market" in map(str, state.ask.options)


def test_a_whole_turn_on_a_phone(somebody: Come, server: Served, tmp_path: Path) -> None:
    """To the market and through an encounter, by touch; nothing is ever wider than the screen."""
    found = moment(2, at_market_action)
    assert found.end.ask is not None
    seats = at_table(somebody, server, found, PHONE, has_touch=True, is_mobile=True)
    seat = seats[found.end.ask.seat]
    whose = rim_of(found.end).turn
    tap(seat, seat.option("market"))
    expect(seat.page.locator(".scene.market")).to_be_visible()
    picture(seat, tmp_path, "market")
    buy = seat.page.locator(".scene.market .buy")
    expect(buy.first).to_be_visible()
    tap(seat, seat.page.locator('.scene.market [data-choice="cycle nothing"]'))
    for step in range(40):
        version, view, ask = seat.now()
        if view["turn"] != f"captain-{whose + 1}" or ask is None:
            break
        seat.person.wait_for(version)
        picture(seat, tmp_path, f"turn-{step}")
        pick = quickest(ask)
        choice = seat.page.locator(f'.scene [data-choice="{pick}"]')
        tap(seat, choice.first if choice.count() else seat.option(pick))
    assert view["turn"] != f"captain-{whose + 1}"


def tap(seat: Seated, button: Locator) -> None:
    version = seat.person.version
    button.tap()
    seat.person.wait_for(version + 1)


SCENES: dict[str, tuple[int, Moment]] = {
    "gather": (2, lambda state: asked(state, "choose-character")),
    "market": (2, lambda state: asked(state, "cycle-deck")),
    "combat": (2, in_combat),
    "story": (2, lambda state: asked(state, "choose-way") and rim_of(state).drawn is not None),
    "crossroads": (2, lambda state: asked(state, "choose-encounter")),
    "trade": (3, lambda state: asked(state, "compose-deal")),
}


@pytest.mark.parametrize(("size", "scheme"), [(LARGE, "dark"), (PHONE, "light")], ids=["large", "phone"])
def test_axe_finds_nothing_serious_in_any_scene(
    somebody: Come, server: Served, tmp_path: Path, size: tuple[int, int], scheme: str
) -> None:
    problems: dict[str, list[str]] = {}
    for name, (players, at) in SCENES.items():
        found = moment(players, at)
        assert found.end.ask is not None
        seat = at_table(somebody, server, found, size, color_scheme=scheme)[found.end.ask.seat]
        expect(seat.page.locator(f".scene.{name}")).to_be_visible()
        picture(seat, tmp_path, f"axe-{name}")
        problems[name] = found_by_axe(seat.person)
    assert {scene: each for scene, each in problems.items() if each} == {}
