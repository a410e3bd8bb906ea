"""Why a pick that a person would naturally try is refused: the rule and the facts.

The answer rests on what the seat that asks may know; of other hands and of a hidden base it says nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from dejarik.engine.message import Param, say
from dejarik.engine.outcome import Objection
from dejarik.games.rebellion import objections
from dejarik.games.rebellion.objections import no
from dejarik.games.rebellion.roles import side_of_seat
from dejarik.games.rebellion.state import State

PATTERNS: Final[tuple[tuple[str, Callable[..., Objection]], ...]] = (
    (r"activate with (\S+)", objections.activate_with),
    (r"activate (\S+) with (\S+)", objections.activate_at),
    (r"reveal base", objections.reveal_base),
    (r"reveal (\S+)(?: with \S+)?", objections.reveal),
    (r"assign (\S+)", objections.assign),
    (r"join (\S+)", objections.join),
    (r"move (\S+) from (\S+)", objections.move),
    (r"send (\S+)", objections.send),
    (r"against (\S+)", objections.against),
    (r"at (\S+)", objections.at),
    (r"to (\S+)", objections.to),
    (r"add (\S+)", objections.add),
    (r"retreat with (\S+)", objections.retreat_with),
    (r"deploy (\S+) at (\S+)", objections.deploy),
    (r"build (\S+) at (\S+)", objections.build),
    (r"hit (\S+)(?: .*)?", objections.hit),
    (r"use (\S+)(?: with (\S+))?", objections.use),
    (r"play (\S+)(?: .*)?", objections.play),
    (r"discard (\S+)", objections.discard),
    (r"recruit (\S+)", objections.recruit),
)


def explain(game: State, pick: str, seat: int | None) -> Objection | None:
    """The first rule that stands in the way; None if nothing does."""
    ask = game.ask
    pick = " ".join(pick.split())
    if ask is None:
        return no("REB-WIN-5", "over")
    if seat is not None and seat != ask.seat:
        return no("REB-GOLD-6", "not-your-turn", player=say(f"rebellion-seat-{game.start.seats[ask.seat].name}"))
    if any(str(option) == pick for option in ask.options):
        return None
    side = side_of_seat(game, ask.seat)
    for pattern, objection in PATTERNS:
        found = re.fullmatch(pattern, pick)
        if found is not None:
            return objection(game, side, *found.groups())
    facts: dict[str, Param] = {"pick": pick, "prompt": ask.prompt}
    return no(ask.rule, "unclear", **facts)
