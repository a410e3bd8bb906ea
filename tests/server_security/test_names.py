"""What the browser calls bots is what nobody else may be called."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dejarik.server.http.refusal import Refusal
from dejarik.server.people.names import SHOWN, refuse_names_of_bots

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"


def test_every_name_of_a_bot_in_the_browser_is_known_to_the_server() -> None:
    texts = "".join(path.read_text("utf-8") for path in sorted(WORDS.glob("app.*.ftl")))
    assert set(re.findall(r"^app-bot-(?:random|greedy|ismcts) = (.+)$", texts, re.MULTILINE)) == set(SHOWN)
    for name in (*SHOWN, "Bot “greedy”", "Бот «ismcts:60s»"):
        with pytest.raises(Refusal):
            refuse_names_of_bots(name)


@pytest.mark.parametrize("name", ["Greta", "Robot", "Bot", "Бот", "Olena's bot", "Random Hero", "Олена", "Ismar"])
def test_whoever_is_called_otherwise_may_be(name: str) -> None:
    refuse_names_of_bots(name)
