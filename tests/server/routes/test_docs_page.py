"""The description of the API, and the page that shows it."""

from __future__ import annotations

import re

import pytest

from tests.server.conftest import Come

pytestmark = pytest.mark.parametrize("servers", ["sqlite"], indirect=True)  # no database says any of this


def test_the_description_has_every_path_with_words_and_examples(come: Come) -> None:
    api = come(None).http.get("/openapi.json").json()
    assert {"/api/tables", "/api/tables/{table}/picks", "/api/tables/{table}/game"} <= set(api["paths"])
    for verbs in api["paths"].values():
        for call in verbs.values():
            assert call["summary"]
            if "requestBody" in call:
                assert "422" in call["responses"]
    assert api["components"]["schemas"]["Picks"]["properties"]["picks"]["examples"]


def test_the_page_loads_nothing_from_elsewhere(come: Come) -> None:
    anybody = come(None).http
    page = anybody.get("/docs")
    assert page.headers["content-security-policy"].startswith("default-src 'self'")
    for path in re.findall(r'(?:src|href)="([^"]+)"', page.text):
        assert path.startswith("/")
        assert anybody.get(path).status_code == 200
        assert "://" not in anybody.get(path).text


def test_a_process_says_that_it_is_well(come: Come) -> None:
    assert {"uprising", "commanders"} <= set(come(None).http.get("/health").json()["games"])
