"""Somebody in front of a browser. Everything is done as a person does it: by clicking, typing and reading the page."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlparse

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, expect

PATIENCE = 120_000  # milliseconds; a machine that does ten other things is slow
LARGE = (1440, 900)
SMALL = (1024, 768)
PHONE = (390, 844)
OPTION = ".option:not([aria-disabled=true])"
HEADING = ".options .heading:not([aria-disabled=true])"


@dataclass
class Person:
    """One browser with its own cookies. What the page complains about is kept and checked at the end."""

    url: str
    context: BrowserContext
    page: Page
    complaints: list[str] = field(default_factory=list)

    def open(self, path: str = "/") -> None:
        self.page.goto(f"{self.url}{path}")

    # The table

    @property
    def table(self) -> str:
        """The id of the table one sits at."""
        found = re.search(r"/table/([^/?#]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def version(self) -> int:
        return int(self.page.locator(".table[data-version]").get_attribute("data-version") or -1)

    def sit_down(self, game: str) -> None:
        """Home, *Play now*, and the first question is there."""
        self.open()
        self.page.locator(f"article[aria-labelledby=game-{game}] button.primary").click()
        self.page.wait_for_url("**/table/**")
        expect(self.options).not_to_have_count(0)

    @property
    def options(self) -> Locator:
        return self.page.locator(f"{OPTION}, {HEADING}")

    def around(self) -> dict[str, Any]:
        """What the server says about the table now."""
        found: dict[str, Any] = self.page.request.get(f"{self.url}/api/tables/{self.table}/game").json()["table"]
        return found

    def wait_for(self, version: int) -> None:
        """Until the page shows this version, or a later one."""
        self.page.wait_for_function(
            "version => Number(document.querySelector('.table[data-version]')?.dataset.version) >= version", arg=version
        )

    def pick(self, number: int = 0) -> None:
        """One of the options, by its button; a heading takes a thing in hand first."""
        before = self.version
        while True:
            options = self.page.locator(OPTION)
            expect(self.options).not_to_have_count(0)
            if options.count():
                chosen = options.nth(number % options.count())
                press(chosen)
                break
            headings = self.page.locator(HEADING)
            headings.nth(number % headings.count()).click()
        self.wait_for(before + 1)

    def over(self) -> Locator:
        """The way to the replay, which is there when the game is over."""
        return self.page.locator('.next a[href^="/replay/"]').first

    def happy(self) -> None:
        """Nothing went wrong that a person would not see."""
        assert self.complaints == []


def press(option: Locator) -> None:
    """Its button; what is grave wants to be pressed twice."""
    twice = option.get_attribute("data-twice") is not None
    option.click()
    if twice:
        option.click()


def person(browser: Browser, url: str, language: str = "en-GB", size: tuple[int, int] = LARGE, **more: Any) -> Person:
    """Somebody new, in a language."""
    context = browser.new_context(
        locale=language, viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", **more
    )
    context.set_default_timeout(PATIENCE)
    found = Person(url, context, context.new_page())
    watch(found, found.page)
    return found


def watch(somebody: Person, page: Page) -> None:
    """Keep every error of the page and every request to another host."""
    host = urlparse(somebody.url).netloc

    def said(message: ConsoleMessage) -> None:
        unknown_guest = "401" in message.text  # who has no cookie yet is asked who they are
        if message.type == "error" and not unknown_guest:
            somebody.complaints.append(message.text)

    def asked(request: Request) -> None:
        target = urlparse(request.url)
        if target.scheme in ("http", "https", "ws", "wss") and target.netloc != host:
            somebody.complaints.append(f"asked {request.url}")

    page.on("console", said)
    page.on("request", asked)
    page.on("pageerror", lambda error: somebody.complaints.append(str(error)))
