"""The shape of what people and bots are shown, as data.

A game describes its view by a `TypedDict` derived from `View`. Ids in it are texts; `Annotated[str, CardId]` says of
which sort. mypy checks `view` against it, and the browser client gets its types from it (`web/generate.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

Unknown: TypeAlias = Literal["unknown"]  # there is something, and this seat does not know what
AnyView: TypeAlias = Mapping[str, Any]  # the view of whichever game


class OutcomeData(TypedDict):
    """How a game ended."""

    winners: list[str]  # seats; none if everybody lost
    scores: list[int]  # one for each seat
    rule: str  # by which it ended
    side: NotRequired[str]  # the side without a seat that won, if one did


class View(TypedDict):
    """What every view has; a game adds all that lies on its table."""

    game: str
    players: int
    options: dict[str, Any]
    seat: str | None  # null: somebody who only watches
    stack: list[dict[str, Any]]  # where we are in the rules: procedures under way, and on top what is asked
    outcome: OutcomeData | None
