"""What clients are told of a table and of an ask, as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row

from dejarik.engine.chance import Chance
from dejarik.engine.game import Game
from dejarik.engine.option import Ask, Option
from dejarik.engine.state import State
from dejarik.server.http.response_bodies import Objections
from dejarik.server.play.messages import Around, AskData, Changed, OptionData, ServerMessage


def as_text(message: ServerMessage) -> str:
    return msgspec.json.encode(message).decode()


def as_raw(data: Changed) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(data))


def table_as_data(row: Row[Any], seats: Sequence[Row[Any]], game: Game[Any]) -> Around:
    """Return what everybody may know of a table whose game has begun."""
    return {
        "status": row.status,
        "asked": None if row.asked is None else game.seats(row.players)[row.asked].name,
        "clock": row.clock,
        "since": row.since,
        "deadline": row.deadline,
        "undo": row.undo,
        "outcome": row.outcome,
        "rematch": row.rematch,
        "stand_ins": [seat.stand_in for seat in seats],
    }


def objections(state: State, seat: int, pick: str) -> Objections:
    """Return the rule that forbids a pick, and why; nothing if it may be made.

    This comes from a game imagined from what the seat sees, always in the same way, so that it cannot depend on
    anything the seat does not know.
    """
    return _objection(_imagined(state, seat), seat, pick)


def objections_to_things(state: State, seat: int, things: Sequence[str]) -> Objections:
    """Return the pick that the seat means by pointing at these things, and what `objections` says of it.

    If the things mean nothing together, the last of them counts alone. No pick: it cannot be told what is meant, or
    somebody else has to decide. The answer rests on the same imagined game.
    """
    imagined = _imagined(state, seat)
    game, ask = imagined.start.game, imagined.ask
    if ask is None or ask.seat != seat:
        return _objection(imagined, seat, "")
    pick = game.meant(imagined, things) or game.meant(imagined, things[-1:])
    return {} if pick is None else {"pick": pick, **_objection(imagined, seat, pick)}


def _imagined(state: State, seat: int) -> State:
    imagined: State = state.start.game.imagine(state.view(seat), Chance(0))
    return imagined


def _objection(imagined: State, seat: int, pick: str) -> Objections:
    objection = imagined.start.game.explain(imagined, pick, seat)
    return {} if objection is None else {"rule": objection.rule, "objection": objection.message.plain()}


def ask_as_data(state: State, ask: Ask, free_undo: int) -> AskData:
    """Return an ask with its prompt and all options, and what its form needs where there is one."""
    form = ask.decision.form(state)
    data: AskData = {
        "name": ask.name,
        "rule": ask.rule,
        "prompt": ask.prompt.plain(),
        "options": [_option_as_data(option) for option in ask.options],
        "free_undo": free_undo,
    }
    if form is not None:
        data["form"] = form
    return data


def _option_as_data(option: Option) -> OptionData:
    data: OptionData = {"pick": str(option), "label": option.label().plain(), "touches": option.touches()}
    if option.grave:
        data["grave"] = True
    return data
