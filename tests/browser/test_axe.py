"""No screen has anything serious against it for people who do not see, or do not use a mouse: axe says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import LARGE, PHONE, Person

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def found(somebody: Person, within: str = "html") -> list[str]:
    """What axe finds that matters."""
    somebody.page.evaluate(AXE.read_text("utf-8"))
    result: Any = somebody.page.evaluate("within => axe.run(within, { resultTypes: ['violations'] })", within)
    return [
        f"{each['id']}: {node['target']} {node['html'][:200]}"
        for each in result["violations"]
        if each["impact"] in SERIOUS
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("size", [LARGE, PHONE], ids=["large", "phone"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_any_screen(
    somebody: Callable[..., Person], scheme: str, size: tuple[int, int]
) -> None:
    anna = somebody("uk-UA", size, color_scheme=scheme, bypass_csp=True)
    problems: dict[str, list[str]] = {}
    anna.open()
    expect(anna.page.locator("article").first).to_be_visible()
    problems["home"] = found(anna)
    anna.open("/new?game=commanders")
    expect(anna.page.locator(".go button")).to_be_visible()
    problems["new"] = found(anna)
    anna.open("/rules/commanders")
    expect(anna.page.locator("article").first).to_be_visible()
    problems["rules"] = found(anna)
    for game in ("uprising", "commanders", "rebellion"):
        anna.sit_down(game)
        problems[game] = found(anna)
        anna.pick()
        problems[f"{game} after a pick"] = found(anna)
    anna.page.goto(f"{anna.url}/replay/{anna.table}?at=0")
    expect(anna.page.locator(".replay")).to_be_visible()
    problems["replay"] = found(anna)
    assert {screen: each for screen, each in problems.items() if each} == {}
