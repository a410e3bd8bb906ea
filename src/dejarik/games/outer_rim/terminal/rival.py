"""The automatic opponent on the terminal board: its card in words. [RIM-SOLO-11, 73]"""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from dejarik.engine.game import UNKNOWN
from dejarik.engine.language import Language
from dejarik.games.drawing import Row, rows
from dejarik.games.outer_rim.components import AI_CARD, AI_CARDS
from dejarik.games.outer_rim.knowledge.seen import OuterRimView
from dejarik.games.outer_rim.solo.events import FIRST_ONLY, SECTIONS
from dejarik.games.outer_rim.terminal.wording import name, say_board

ONE_BY_ONE = ("all", "first")


def rival(view: OuterRimView, language: Language) -> Iterator[RenderableType]:
    """The card that it resolves; otherwise how many there are, and which lie where."""
    if view["ai_card"] is not None:
        yield rows(ai_card(language, view["ai_card"]))
    elif view["ai_deck"]:
        yield rows([(say_board(language, "ai-deck"), Text(deck(view, language)))])


def ai_card(language: Language, text: str) -> Iterator[Row]:
    """Section by section, item by item: of planning and encounter the first that can be done, of the others all."""
    number = AI_CARDS.number(text)
    yield say_board(language, "ai-card", number=number + 1), Text("")
    for section, first_only in zip(SECTIONS, FIRST_ONLY, strict=True):
        count = len(getattr(AI_CARD[number], section))
        if count:
            lines = [Text(f"{at}. {name(language, 'ai-card', f'{text}-{section}-{at}')}") for at in range(1, count + 1)]
            rule = Text(say_board(language, f"ai-{ONE_BY_ONE[first_only]}"), "dim")
            yield say_board(language, f"ai-{section}"), Group(rule, *lines)


def deck(view: OuterRimView, language: Language) -> str:
    """From the top; cards that were played lie at the bottom in this order. [RIM-HIDDEN-13, 23]"""
    cards = view["ai_deck"][::-1]
    known = [
        f"{place}. {say_board(language, 'ai-card', number=AI_CARDS.number(text) + 1)}"
        for place, text in enumerate(cards, 1)
        if text != UNKNOWN
    ]
    return ", ".join([say_board(language, "cards", count=len(cards)), *known])
