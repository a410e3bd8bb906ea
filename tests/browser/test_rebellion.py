"""Rebellion in the page: the whole first round of a person against a bot, two people, a team, a combat."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from dejarik.engine.state import State
from tests.browser.laying import lay
from tests.browser.person import LARGE, PHONE, SMALL, Person
from tests.browser.raid import MISSION, Raid
from tests.browser.seated import REBELLION, Seated
from tests.browser.test_axe import found as found_by_axe
from tests.browser.test_games import new_table
from tests.serving import Served

pytestmark = pytest.mark.browser

Come = Callable[..., Person]
NAMES = REBELLION.names("en")
EVENTFUL = {"battle", "retreat", "opposed", "recruited", "built"}
PICTURES = os.environ.get("DEJARIK_PICTURES")


# A person against a bot


def test_a_person_plays_a_whole_first_round_against_greedy(somebody: Come) -> None:
    """Setup, a mission that is opposed, an activation with transport, a battle with a retreat, recruiting, building."""
    anna = somebody("en-GB")
    for _ in range(3):  # dice may end the battle before anybody can retreat, and the bot need not oppose
        told = first_round(anna)
        if told >= EVENTFUL:
            break
    assert told >= EVENTFUL
    # Told in the log by turns, the combat folded with what came of it.
    log = anna.page.get_by_role("log", name="Log")
    log.get_by_role("button", name="Round 1.").click()
    scene = log.locator(".scene").first
    expect(scene.locator("button.fold")).to_have_attribute("aria-expanded", "false")
    expect(log.locator(".gist", has_text="retreat").first).to_be_visible()
    scene.locator("button.fold").click()
    expect(log.get_by_text("Combat round 1.")).to_be_visible()


def first_round(anna: Person) -> set[str]:
    """What happened in it."""
    new_table(anna, "rebellion", "me", "greedy")
    anna.page.wait_for_url("**/table/**")
    rebel = Seated(anna, anna.table)
    raid = Raid()
    told: set[str] = set()
    for _ in range(120):
        expect(anna.page.locator(".bar .options")).to_be_visible()
        version, view, ask = rebel.now()
        anna.wait_for(version)
        if view["round"] == 2:
            break
        if ask is None:  # the bot is thinking again
            continue
        look_at(rebel, view, ask, told)
        pick = raid.choose(view, ask)
        if ask["name"] == "move-units":
            load_the_fleet(rebel, raid)
        elif ask["name"] == "build-units":
            send_form(rebel)
        else:
            take(rebel, view, ask, pick)
    return told


def load_the_fleet(rebel: Seated, raid: Raid) -> None:
    """Everything that there is room for, but one trooper, by the form; all of it is sent in one go."""
    form = rebel.page.locator(".form")
    home = NAMES[f"rebellion-place-{raid.home}"]
    form.get_by_role("button", name=re.compile(rf"^All\s*: {home}$")).click()
    form.get_by_role("button", name=f"one fewer: {NAMES['rebellion-unit-rebel-trooper']}").first.click()
    expect(form.locator(".room").first).to_have_text(re.compile(r"room used [1-9]\d* of \d+"))
    send_form(rebel)


def send_form(seat: Seated, picks: int = 2) -> None:
    """So many picks, at least."""
    version = seat.person.version
    seat.page.locator(".form .foot .primary").click()
    seat.person.wait_for(version + picks)


def take(rebel: Seated, view: dict[str, Any], ask: dict[str, Any], pick: str) -> None:
    """By pointing at the board where a person would, else by the button."""
    (touches,) = [option["touches"] for option in ask["options"] if option["pick"] == pick]
    if view["battle"] and ask["name"] in ("assign-hit", "retreat", "choose-refuge") and touches:
        shown = rebel.page.locator(f'.conflict [data-thing="{touches[-1]}"]')
        expect(shown.first).to_be_visible()
        version = rebel.person.version
        shown.first.click()
        rebel.person.wait_for(version + 1)
    else:
        rebel.choose(pick)


def look_at(rebel: Seated, view: dict[str, Any], ask: dict[str, Any], told: set[str]) -> None:
    """What has to be seen on the page at such a moment."""
    page = rebel.page
    if view["battle"]:
        told.add("battle")
        expect(page.locator(".conflict.battle .theatre").first).to_be_visible()
        for kind in view["units"][view["battle"]["system"]]:
            expect(
                page.locator(f'.conflict [data-thing^="unit/{view["battle"]["system"]}/{kind}"]').first
            ).to_be_visible()
    if ask["name"] == "retreat":
        told.add("retreat")
        expect(page.locator('.conflict [aria-current="step"]')).to_contain_text("Retreat")
    report = page.locator(".conflict.attempted, .conflict.attempt")
    if report.count() and report.locator(".total").count() == 2:
        told.add("opposed")
        expect(report.locator(f'[data-thing="mission/{MISSION}"]')).to_be_visible()
        expect(report.locator(".outcome, .sides").first).to_be_visible()
    if ask["name"] == "announce-leader":
        told.add("recruited")
    if ask["name"] == "build-units":
        told.add("built")


# By forms


def test_both_sides_place_their_units_by_a_form_and_send_them_in_one_go(
    somebody: Come, server: Served, tmp_path: Path
) -> None:
    """On a phone and on a large screen. The Empire puts as much as it can into one system."""
    anna, borys = somebody("en-GB", PHONE), somebody("en-GB", LARGE)
    table = lay(server, {"Anna": anna, "Borys": borys}, lambda _: True)
    rebel, empire = Seated(anna, table), Seated(borys, table)
    _, _, ask = empire.now()
    assert ask is not None
    waiting = {units["unit"]: units["count"] for units in ask["form"]["units"]}
    first, *others = [place["place"] for place in ask["form"]["places"]]
    last = "at-st"
    for kind, count in waiting.items():
        if kind != last:
            put(empire, kind, first, count)
    form = empire.page.locator(".form")
    take_up(empire, last)
    expect(adder(empire, first)).to_be_disabled()
    expect(form.locator(".foot")).to_contain_text("Every Imperial system needs a ground unit")
    picture(empire, tmp_path, "placing")
    for place in others:
        put(empire, last, place)
    expect(form.locator(".foot .hint")).to_have_count(0)
    send_form(empire, sum(waiting.values()))
    anna.wait_for(borys.version)

    outpost = "hoth"
    rebel.choose(f"at {outpost}")
    put(rebel, "x-wing", outpost, 2)
    put(rebel, "rebel-trooper", outpost)
    expect(rebel.page.locator(".form .foot")).to_contain_text("All the others to the Rebel Base space")
    picture(rebel, tmp_path, "placing")
    send_form(rebel, 4)
    _, view, _ = rebel.now()
    assert view["units"][outpost] == {"x-wing": 2, "rebel-trooper": 1}
    assert view["units"]["rebel-base"]["rebel-trooper"] == 5


def take_up(seat: Seated, kind: str) -> None:
    name = seat.page.get_by_text(NAMES[f"rebellion-unit-{kind}"], exact=True)
    button = seat.page.locator(".form .kind").filter(has=name)
    if button.get_attribute("aria-pressed") != "true":
        button.click()


def adder(seat: Seated, place: str) -> Locator:
    return seat.page.locator(f'.form li[data-thing="place/{place}"] .add')


def put(seat: Seated, kind: str, place: str, times: int = 1) -> None:
    """Units of a kind into a place of the form."""
    take_up(seat, kind)
    for _ in range(times):
        adder(seat, place).click()


def picture(seat: Seated, tmp_path: Path, name: str) -> None:
    page = seat.page
    width = (page.viewport_size or {"width": 0})["width"]
    page.screenshot(path=Path(PICTURES or tmp_path) / f"rebellion-{name}-{width}.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [LARGE, PHONE], ids=["large", "phone"])
@pytest.mark.parametrize("what", ["deploy-units", "build-units"])
def test_a_form_is_filled_as_far_as_it_goes(
    somebody: Come, server: Served, tmp_path: Path, what: str, size: tuple[int, int]
) -> None:
    """What the server says about room and figures is all that the page knows; it is enough to send everything."""
    anna, borys = somebody("en-GB", size), somebody("en-GB", size)

    def with_a_choice(state: State) -> bool:
        """Several places to deploy to, or an icon that can build one of several units."""
        if state.ask is None or state.ask.name != what:
            return False
        form: Any = state.ask.decision.form(state)
        return len(form["places"]) > 1 if "places" in form else any(len(icon["picks"]) > 1 for icon in form["icons"])

    table = lay(server, {"Anna": anna, "Borys": borys}, with_a_choice)
    seats = {"rebel": Seated(anna, table), "empire": Seated(borys, table)}
    seat = seats[anna.around()["asked"]]
    version, view, _ = seat.now()
    form = seat.page.locator(".form")
    more = form.locator(
        ".add:not(:disabled)" if what == "deploy-units" else "li:not(:has([aria-pressed=true])) .kind:not(:disabled)"
    )
    expect(form).to_be_visible()
    while more.count():
        more.first.click()
    picture(seat, tmp_path, what)
    expect(form.locator(".idle")).to_have_count(0)
    form.locator(".foot .primary").click()
    seat.person.wait_for(version + 1)
    _, after, ask = seat.now()
    assert ask is None or (ask["name"], after["stack"][-1]) != (what, view["stack"][-1])


def test_leaders_are_put_on_missions_and_sent_to_systems_by_hand(somebody: Come, server: Served) -> None:
    anna, borys = somebody("en-GB", LARGE), somebody("en-GB", LARGE)

    def rebels_assign(state: State) -> bool:
        return state.ask is not None and state.ask.name == "assign-leaders" and state.ask.seat == 0

    table = lay(server, {"Anna": anna, "Borys": borys}, rebels_assign)
    rebel, empire = Seated(anna, table), Seated(borys, table)
    version, view, ask = rebel.now()
    assert ask is not None
    first, second, third = [each["leader"] for each in ask["form"]["leaders"]][:3]
    card = rebel.thing("mission/sabotage").first
    anna.wait_for(version)
    rebel.thing(f"leader/{first}").click()
    card.click()
    anna.wait_for(version + 2)
    drag(rebel.thing(f"leader/{second}"), card)
    anna.wait_for(version + 4)
    rebel.choose("done")
    _, view, _ = rebel.now()
    assert view["assigned"] == [
        {"side": "rebel", "card": "sabotage", "leaders": [first, second], "searched": False, "starting": False}
    ]
    borys.wait_for(version + 5)
    empire.choose("done")
    anna.wait_for(borys.version)

    version, _, ask = rebel.now()
    assert ask is not None
    assert third in ask["form"]["leaders"]
    drag(rebel.thing(f"leader/{third}"), rebel.thing("place/hoth"))
    anna.wait_for(version + 2)
    expect(anna.page.get_by_role("log", name="Log")).to_contain_text(f"activates {NAMES['rebellion-place-hoth']}")


# Two people


def hidden(view: dict[str, Any]) -> list[str]:
    """What a view knows of the other side's secrets. [REB-INFO]"""
    rebel = view["side"] == "rebel"
    other = 1 if rebel else 0
    known = [card for card in view["missions"][other] if card != "unknown"]
    known += [each["card"] for each in view["assigned"] if each["side"] != view["side"] and each["card"] != "unknown"]
    known += [
        card for hand in view["actions"][2 * other : 2 * other + 2] for card in hand if not card.startswith("unknown")
    ]
    known += (
        []
        if view["battle"] and view["battle"]["faceup"]
        else [card for card in view["tactics"][other] if not card.startswith("unknown")]
    )
    if not rebel:
        known += [card for card in view["objectives"] if card != "unknown" and card not in view["objectives_known"]]
        known += [view["location"]] if view["location"] not in (None, "unknown") and not view["exposed"] else []
    return known


def secrets_of(view: dict[str, Any]) -> Iterable[str]:
    """Things that only the other side can have on its page."""
    side = 0 if view["side"] == "rebel" else 1
    yield from (f"mission/{card}" for card in view["missions"][side] if card not in view["shown"])
    yield from (f"action/{card}" for hand in view["actions"][2 * side : 2 * side + 2] for card in hand)
    if side == 0:
        yield from (f"objective/{card}" for card in view["objectives"] if card not in view["objectives_known"])


def test_two_people_play_two_rounds_and_neither_page_knows_the_other_side_s_secrets(
    somebody: Come, server: Served
) -> None:
    anna, borys = somebody("uk-UA"), somebody("pl-PL")
    table = lay(server, {"Anna": anna, "Borys": borys}, lambda state: round_of(state) == 1)
    seats = {"rebel": Seated(anna, table), "empire": Seated(borys, table)}
    for step in range(400):
        asked = anna.around()["asked"]
        seat = seats[asked]
        seat.choose(seat.greedy(step))
        version = seat.person.version
        for each in seats.values():
            each.person.wait_for(version)
        views = {name: each.views[-1] for name, each in seats.items()}
        if step % 10 == 0:
            for mine, other in (("rebel", "empire"), ("empire", "rebel")):
                for thing in secrets_of(views[mine]):
                    assert seats[other].thing(thing).count() == 0, (thing, version)
        if views["rebel"]["round"] == 3:
            break
    assert seats["rebel"].views[-1]["round"] == 3
    for each in seats.values():
        assert len(each.views) > 60
        assert [known for view in each.views for known in hidden(view)] == []


def round_of(state: Any) -> int:
    number: int = state.round
    return number


# A team


def test_four_people_of_two_teams_know_who_decides_and_talk_among_themselves(somebody: Come, server: Served) -> None:
    people = {name: somebody("en-GB", SMALL) for name in ("Anna", "Borys", "Celina", "Dmytro")}
    table = lay(server, people, lambda state: round_of(state) == 1)
    names = ["rebel-admiral", "rebel-general", "imperial-admiral", "imperial-general"]
    seats = dict(zip(names, (Seated(each, table) for each in people.values()), strict=True))
    partner = {"rebel-admiral": "rebel-general", "rebel-general": "rebel-admiral"}
    partner |= {"imperial-admiral": "imperial-general", "imperial-general": "imperial-admiral"}
    for step in range(24):
        asked: str = seats["rebel-admiral"].person.around()["asked"]
        for name, seat in seats.items():
            expect(seat.page.locator(".seats [aria-current=step]")).to_contain_text(
                asked.replace("-", " "), ignore_case=True
            )
            expect(seat.page.locator(".bar .options")).to_have_count(1 if name == asked else 0)
        if step == 0:
            line = seats[partner[asked]].page.locator(".action h2")
            expect(line).to_contain_text("decides for your side")
        seats[asked].choose(seats[asked].greedy(step))
        for seat in seats.values():
            seat.person.wait_for(seats[asked].person.version)
    for seat in seats.values():
        assert [known for view in seat.views for known in hidden(view)] == []
    speak(seats["rebel-general"], "the base is safe", side="rebel")
    speak(seats["rebel-general"], "good luck", side=None)
    for name, seat in seats.items():
        seat.page.get_by_role("tab", name="Chat").click()
        chat = seat.page.get_by_role("log", name="Chat")
        expect(chat).to_contain_text("good luck")
        expect(chat.get_by_text("the base is safe")).to_have_count(1 if name.startswith("rebel") else 0)


def speak(seat: Seated, words: str, side: str | None) -> None:
    page = seat.page
    page.get_by_role("tab", name="Chat").click()
    to = page.locator("select.to-whom")
    to.select_option(index=0 if side is None else 1)
    page.locator("form input.field").fill(words)
    page.locator("form button").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text(words)


# A combat


def wounded(state: State) -> bool:
    """A hit is assigned in a ground or space battle in which somebody is hurt already and several can be hit."""
    game: Any = state
    ask = state.ask
    return ask is not None and ask.name == "assign-hit" and len(game.battle.wounds) > 0 and len(ask.options) > 1


def figures(seat: Seated) -> list[str]:
    """The figures of a combat, as they are read aloud."""
    shown: list[str] = seat.page.locator(".conflict .figures").evaluate_all(
        "all => all.map(each => each.getAttribute('aria-label'))"
    )
    return shown


def test_a_page_that_is_loaded_anew_in_the_middle_of_a_combat_goes_on_there(somebody: Come, server: Served) -> None:
    anna, borys = somebody("en-GB"), somebody("en-GB")
    table = lay(server, {"Anna": anna, "Borys": borys}, wounded)
    rebel, empire = Seated(anna, table), Seated(borys, table)
    asked = rebel if anna.around()["asked"] == "rebel" else empire
    other = empire if asked is rebel else rebel
    page = asked.page
    expect(page.locator(".conflict.battle")).to_be_visible()
    before = figures(asked)
    assert any("damage" in label for label in before)
    dice = page.locator(".conflict .arena .die").count()
    page.reload()
    expect(page.locator(".conflict.battle .figures").first).to_be_visible()
    assert figures(asked) == before
    assert page.locator(".conflict .arena .die").count() == dice
    assert figures(other) == before

    # Folded away with a key and back, with the focus where it was.
    page.keyboard.press("b")
    expect(page.locator(".conflict .figures")).to_have_count(0)
    page.keyboard.press("b")
    expect(page.locator(".conflict .figures")).to_have_count(len(before))

    # The die is dragged onto one of those that it can hit.
    version = asked.person.version
    target = page.locator(".conflict .figures.lit").first
    drag(page.locator(".conflict .in-hand"), target)
    asked.person.wait_for(version + 1)
    other.person.wait_for(version + 1)
    expect(other.page.locator(".conflict.battle .figures").first).to_be_visible()
    assert figures(asked) == figures(other) != before


def drag(what: Locator, onto: Locator) -> None:
    mouse = what.page.mouse
    start, end = what.bounding_box(), onto.bounding_box()
    assert start is not None
    assert end is not None
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    mouse.up()


# By keyboard


def test_a_system_is_activated_by_keyboard_alone(somebody: Come, server: Served) -> None:
    anna, borys = somebody("en-GB"), somebody("en-GB")
    plan: dict[str, str] = {}

    def can_move(state: State) -> bool:
        """A leader can be sent to a system into which some units can move."""
        ask = state.ask
        if ask is None or ask.name != "take-turn":
            return False
        for option in map(str, ask.options):
            if not option.startswith("activate with "):
                continue
            chosen = state.after(option)
            assert chosen.ask is not None
            for place in map(str, chosen.ask.options):
                there = chosen.after(place)
                if there.ask is not None and there.ask.name == "move-units" and there.ask.seat == ask.seat:
                    plan.update(leader=option, place=place)
                    return True
        return False

    table = lay(server, {"Anna": anna, "Borys": borys}, can_move)
    rebel, empire = Seated(anna, table), Seated(borys, table)
    asked = rebel if anna.around()["asked"] == "rebel" else empire
    page, version = asked.page, asked.person.version
    expect(page.locator(".bar .options")).to_be_visible()
    press(asked, plan["leader"])
    asked.person.wait_for(version + 1)
    # 32 systems: type the name, and Enter takes what is left.
    name = page.locator(f'.option[data-pick="{plan["place"]}"]')
    expect(name).to_be_visible()
    words = name.get_attribute("aria-label") or ""
    page.keyboard.press("/")
    page.keyboard.type(words)
    page.keyboard.press("Enter")
    asked.person.wait_for(version + 2)
    # The first of the units, then whatever ends it.
    expect(page.locator(".bar .options")).to_be_visible()
    _, _, ask = asked.now()
    assert ask is not None
    unit = next(option["pick"] for option in ask["options"] if option["pick"].startswith("move "))
    press(asked, unit)
    asked.person.wait_for(version + 3)
    press(asked, "done")
    asked.person.wait_for(version + 4)
    expect(page.get_by_role("log", name="Log")).to_contain_text(words)


def press(seat: Seated, pick: str) -> None:
    """The key of an option."""
    key = seat.option(pick).get_attribute("aria-keyshortcuts")
    assert key, pick
    seat.page.keyboard.press(key.lower())


# Coming back


def test_who_comes_back_after_hours_is_told_what_has_happened_since(somebody: Come, server: Served) -> None:
    anna, borys = somebody("en-GB"), somebody("en-GB")

    def rebels_to_move(state: State) -> bool:
        trail: Any = state.trail
        game: Any = state
        asked = state.ask is not None and state.ask.name == "take-turn" and state.ask.seat == 0
        return asked and game.round == 2 and trail is not None and trail[1] == 1

    table = lay(server, {"Anna": anna, "Borys": borys}, rebels_to_move, hours=5)
    rebel = Seated(anna, table)
    panel = anna.page.get_by_role("region", name="Since your last turn").first
    expect(panel).to_be_visible()
    expect(panel.locator("li").first).to_be_visible()
    assert "rebellion-" not in panel.inner_text()
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    anna.page.reload()
    expect(anna.page.locator(".rebellion")).to_be_visible()
    expect(anna.page.locator(".log .since")).to_be_visible()
    expect(panel).to_have_count(0)
    rebel.choose(rebel.greedy(1))


# How it looks


def late(state: State) -> bool:
    game: Any = state
    return game.round >= 5 and state.ask is not None and state.ask.name == "take-turn"


@pytest.mark.parametrize("language", ["uk-UA", "pl-PL"])
@pytest.mark.parametrize("moment", [late, wounded], ids=["late", "combat"])
def test_everything_fits_on_three_sizes_of_screen(
    somebody: Come, server: Served, tmp_path: Path, moment: Callable[[State], bool], language: str
) -> None:
    anna, borys = somebody(language, LARGE, bypass_csp=True), somebody(language)
    table = lay(server, {"Anna": anna, "Borys": borys}, moment)
    folder = Path(PICTURES or tmp_path)
    for size in (LARGE, SMALL, PHONE):
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        seat = Seated(anna, table)
        page = seat.page
        expect(page.locator(".seats article").first).to_be_visible()
        page.screenshot(path=folder / f"rebellion-{moment.__name__}-{language}-{size[0]}.png")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        words = page.locator("body").inner_text()
        assert re.findall(r"rebellion-[a-z-]+", words) == [], size
        assert found_by_axe(anna) == [], size
