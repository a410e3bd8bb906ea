"""What whoever runs the server does beside it, as people see it in their languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.cli.running import run
from tests.serving import Served

Come = Callable[..., Person]
WORDS = {  # what stands over a notice, and over news of a restart
    "en-GB": ("From whoever runs this table", "The table is about to be restarted", "Close"),
    "uk-UA": ("Від господарів цього столу", "Стіл скоро перезапустять", "Закрити"),
    "pl-PL": ("Od opiekunów tego stołu", "Stół zaraz uruchomi się ponownie", "Zamknij"),
    "ru-RU": ("От хозяев этого стола", "Стол скоро перезапустят", "Закрыть"),
}
TEXT = "Tonight at 21:00: <b>a tournament</b>"


@pytest.fixture
def admin(server: Served) -> Iterator[Callable[..., str]]:
    def admin(*args: str) -> str:
        done = run("admin", *args, "--db", server.database)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    yield admin
    admin("notice")
    admin("drain", "--cancel")


def notices(somebody: Person) -> Locator:
    return somebody.page.locator("[role=status] .notice")


def test_notices_come_to_tables_and_to_every_page_and_go_when_they_are_read(
    somebody: Come, admin: Callable[..., str]
) -> None:
    anna = somebody("uk-UA")
    anna.sit_down("uprising")
    expect(notices(anna)).to_have_count(0)
    admin("notice", TEXT)
    expect(notices(anna)).to_contain_text(TEXT)  # on the live connection, and as text
    for language, (over, _, close) in WORDS.items():
        reader = somebody(language)
        reader.open()
        expect(notices(reader)).to_contain_text(over)
        expect(notices(reader)).to_contain_text(TEXT)
        reader.page.get_by_role("button", name=close).click()
        expect(notices(reader)).to_have_count(0)
        reader.page.reload()
        expect(reader.page.locator("h1, h2").first).to_be_visible()
        expect(notices(reader)).to_have_count(0)  # it was read
    admin("drain", "--minutes", "10")
    expect(notices(anna)).to_have_count(2)
    expect(notices(anna).first).to_contain_text(WORDS["uk-UA"][1])
    anna.pick()  # the game goes on
    for language, (_, restart, _) in WORDS.items():
        reader = somebody(language)
        reader.open()
        expect(notices(reader).first).to_contain_text(restart)
    admin("drain", "--cancel")
    expect(notices(anna)).to_have_count(1)
    admin("notice")
    expect(notices(anna)).to_have_count(0)


def test_who_is_banned_reads_why(somebody: Come, admin: Callable[..., str]) -> None:
    anna = somebody("pl-PL")
    anna.sit_down("uprising")
    me = anna.page.request.get(f"{anna.url}/api/people/me").json()["id"]
    admin("ban", me, "--reason", "Proszę grać uprzejmie.")
    said = anna.page.get_by_text("Opiekunowie tego stołu cię nie wpuszczają. Proszę grać uprzejmie.")
    expect(said.first).to_be_visible()
    assert all("403" in complaint for complaint in anna.complaints)
    anna.complaints.clear()
    admin("unban", me)


def test_a_game_that_was_closed_says_so(somebody: Come, admin: Callable[..., str]) -> None:
    anna = somebody("ru-RU")
    anna.sit_down("uprising")
    admin("close", anna.table)
    expect(anna.page.get_by_text("Игру закончили хозяева стола.").first).to_be_visible()
