"""The words of the terminal board: names, figures and leaders as they stand on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.text import Text

from dejarik.engine.language import Language
from dejarik.engine.message import Message, Param, say
from dejarik.games.rebellion.components import (
    CAPTURED,
    CARBONITE,
    LEADER_SIDE,
    LEADERS,
    LURED,
    SIDES,
    UNIT_SIDE,
    UNITS,
)
from dejarik.games.rebellion.knowledge.seen import RebellionView

SIGN: Final = {"rebel": "✦", "empire": "⬢"}
STYLE: Final = {"rebel": "bright_red", "empire": "bright_cyan"}


def say_board(language: Language, key: str, **params: Param) -> str:
    return language.text(Message(f"rebellion-board-{key}", params))


def name(language: Language, prefix: str, id: str) -> str:
    return language.text(say(f"rebellion-{prefix}-{id}"))


def times(words: str, count: int) -> str:
    return words if count == 1 else f"{words} ×{count}"


def figures(language: Language, counts: Mapping[str, int], side: str) -> Iterable[Text]:
    """The figures of a side by their short names, each with its count."""
    for kind, count in counts.items():
        if SIDES[UNIT_SIDE[UNITS.number(kind)]] == side:
            yield Text(times(say_board(language, f"unit-{kind}"), count), STYLE[side])


def leaders_in(view: RebellionView, spot: str, side: str) -> list[str]:
    """Whose they are now: one can be lured away. [REB-LEADER-4]"""
    return [who for who, at in zip(LEADERS, view["leaders"], strict=True) if at == spot and side_of(view, who) == side]


def side_of(view: RebellionView, who: str) -> str:
    return "empire" if view["rings"][LURED] == who else SIDES[LEADER_SIDE[LEADERS.number(who)]]


def leader(view: RebellionView, language: Language, who: str) -> Text:
    """By name, in brackets when captured."""
    words = name(language, "leader", who)
    captured = who in (view["rings"][CAPTURED], view["rings"][CARBONITE])
    return Text(f"[{words}]" if captured else words, f"bold {STYLE[side_of(view, who)]}")


def leaders(view: RebellionView, language: Language, who: Iterable[str]) -> Text:
    return Text(" + ").join(leader(view, language, each) for each in who)
