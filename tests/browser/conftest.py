"""A browser and a server with the built client, for all tests of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from dejarik.server.settings import STATIC
from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.person import PATIENCE, Person, person
from tests.lacking import lacking
from tests.serving import Served, served

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")  # while it is open an event loop runs, which other tests cannot have
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        lacking("no Chromium, and none can be installed from the system's packages")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    assert (STATIC / "index.html").is_file(), "the browser client has not been built: python web/npm.py build"
    with served(tmp_path_factory.mktemp("browser"), "--no-browser") as found:
        yield found


@pytest.fixture
def somebody(browser: Browser, server: Served) -> Iterator[Callable[..., Person]]:
    """People with browsers of their own; afterwards nothing may have gone wrong in any of them."""
    people: list[Person] = []

    def come(*args: Any, **more: Any) -> Person:
        people.append(person(browser, server.url, *args, **more))
        return people[-1]

    yield come
    for each in people:
        each.context.close()
        each.happy()
