"""Why a pick that a person would naturally try is refused: the rule and the facts.

The answer rests on what the seat that asks may know; of other hands and of a hidden base it says nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from dejarik.engine.message import say
from dejarik.engine.outcome import Objection
from dejarik.games.rebellion.explain import cards, combat, leaders, missions, places, units
from dejarik.games.rebellion.explain.answers import no
from dejarik.games.rebellion.roles import side_of_seat
from dejarik.games.rebellion.state import State

PATTERNS: Final[tuple[tuple[str, Callable[..., Objection]], ...]] = (
    (r"(move|place|deploy|build|destroy|take|hit|block) \d+ (.+)", units.one_by_one),
    (r"activate with (\S+)", leaders.activate_with),
    (r"activate (\S+) with (\S+)", leaders.activate_at),
    (r"reveal base", leaders.reveal_base),
    (r"reveal (\S+)(?: with \S+)?", missions.reveal),
    (r"assign (\S+)", leaders.assign),
    (r"join (\S+)", leaders.join),
    (r"send (\S+)", leaders.send),
    (r"add (\S+)", leaders.add),
    (r"recruit (\S+)", leaders.recruit),
    (r"against (\S+)", missions.against),
    (r"reassign to (\S+)", missions.reassign),
    (r"discard (\S+)", missions.discard),
    (r"at (\S+)", places.at),
    (r"in (\S+)", places.inside),
    (r"bring units from (\S+)", places.bring),
    (r"new base at (\S+)", places.new_base),
    (r"to (\S+)", combat.to),
    (r"retreat with (\S+)", combat.retreat_with),
    (r"hit (\S+)(?: .*)?", combat.hit),
    (r"block (\S+)(?: .*)?", combat.block),
    (r"draw with (\S+) special", combat.draw),
    (r"take (\S+) from (\S+)", units.take_from),
    (r"take (\S+)(?: .*)?", combat.take),
    (r"place (\S+) at (\S+)", units.place),
    (r"move (\S+) from (\S+)", units.move),
    (r"build (\S+) at (\S+)", units.build),
    (r"deploy (\S+) at (\S+)", units.deploy),
    (r"deploy (\S+) from (\d)", units.deploy_from),
    (r"advance (\S+) from (\d)", units.advance),
    (r"destroy (\S+)", units.destroy),
    (r"destroy (\S+) at (\S+)", units.destroy_at),
    (r"destroy (\S+) on (\d)", units.destroy_on),
    (r"use (\S+)(?: with (\S+))?", cards.use),
    (r"play (\S+)(?: .*)?", cards.play),
    (r"keep (\S+)", cards.keep),
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
    return no(ask.rule, "unclear", pick=pick)
