"""Rules looked up and cited in the reader's language."""

from __future__ import annotations

from functools import cache
from typing import Any

from rich.text import Text

from dejarik.engine.game import Game
from dejarik.engine.rulebook import Rule, Rulebook


@cache
def rulebook(game: Game[Any], code: str) -> Rulebook:
    return Rulebook.read(game.folder, code)


def rule_text(rule: Rule) -> Text:
    """Show a rule: its id, its title and what it says."""
    text = Text.assemble((rule.id, "bold"), " ")
    if rule.title:
        text.append(f"{rule.title}. ", "italic")
    return text.append(rule.text)


def cited(game: Game[Any], id: str, code: str) -> Text:
    """Return a rule by its id, in English if the translation lacks it."""
    book = rulebook(game, code)
    return rule_text((book if id in book else game.rulebook)[id])
