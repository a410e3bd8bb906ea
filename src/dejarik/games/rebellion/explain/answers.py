"""How an objection is put, and what is meant by the words of a pick."""

from __future__ import annotations

from dejarik.engine.message import Param, say
from dejarik.engine.outcome import Objection
from dejarik.games.rebellion.components import (
    LEADERS,
    MISSIONS,
    PLACES,
    UNITS,
    LeaderId,
    MissionId,
    PlaceId,
    UnitId,
)
from dejarik.games.rebellion.state import State


def no(rule: str, key: str, **facts: Param) -> Objection:
    return Objection(rule, say(f"rebellion-no-{key}", rule=rule, **facts))


def not_now(game: State) -> Objection:
    """Something else is asked for."""
    ask = game.ask
    assert ask is not None
    return no(ask.rule, "not-now", prompt=ask.prompt)


def unknown(sort: str, text: str) -> Objection:
    """Nothing is called so."""
    return no("REB-COMP-1", f"no-{sort}", text=text)


def leader_called(text: str) -> LeaderId | None:
    return LeaderId(LEADERS.number(text)) if text in LEADERS else None


def place_called(text: str) -> PlaceId | None:
    return PlaceId(PLACES.number(text)) if text in PLACES else None  # type: ignore[arg-type]  # its number


def unit_called(text: str) -> UnitId | None:
    return UnitId(UNITS.number(text)) if text in UNITS else None


def mission_called(text: str) -> MissionId | None:
    return MissionId(MISSIONS.number(text)) if text in MISSIONS else None
