"""Every sentence of a game's log is well declared, and there are words for it."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import dejarik
from dejarik.engine.language import LANGUAGES
from dejarik.engine.message import Message, Param
from dejarik.engine.sentence import Sentence
from dejarik.games import GAMES


def sentences(game: str) -> Iterator[Sentence[*tuple[Any, ...]]]:
    package = import_module(f"dejarik.games.{game}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for value in vars(import_module(module.name)).values():
            if isinstance(value, Sentence):
                yield value


@pytest.mark.parametrize("id", GAMES)
def test_there_are_words_for_every_sentence(id: str) -> None:
    game = dejarik.game(id)
    found = [each for each in sentences(id) if "{" not in each.words.partition(" ")[0]]
    assert len(found) > 10
    for code in LANGUAGES:
        language = game.language(code)
        for sentence in found:
            key = f"{id}-event-{sentence.words.partition(' ')[0]}"
            told: dict[str, Param] = dict.fromkeys((gap.name for gap in sentence.gaps), "…")
            assert language.text(Message(key, {**told, "count": 1}))
            if any(gap.hidden for gap in sentence.gaps):
                others: dict[str, Param] = {gap.name: "…" for gap in sentence.gaps if not gap.hidden}
                assert language.text(Message(f"{key}-unseen", {**others, "count": 1}))
