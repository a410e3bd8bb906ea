"""Whole games as readable text: a record in which each pick also shows its options and what changed for every seat.

The files in tests/records are such transcripts. They are records (`dejarik replay` reads them), and a test plays each
line again and compares everything. After a rule has changed, write them anew and look at the difference:

    python -m tests.transcript tests/records/uprising/*.jsonl
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import dejarik
from dejarik.engine.record import Record

RECORDS = Path(__file__).parent / "records"
CONSTANT = ("game", "players", "options", "seat")


def transcript(record: Record) -> str:
    """The lines of a record, each pick with `options` before it and `changed` after it."""
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in _lines(record))


def _lines(record: Record) -> Iterator[dict[str, Any]]:
    game = dejarik.game(record.header["game"])
    header, *moves = [json.loads(line) for line in record.lines()]
    states = record.states(game)
    state = next(states)
    seats = [None, *range(len(state.start.seats))]
    seen = [state.view(seat) for seat in seats]
    yield header | {"views": {_name(state, seat): view for seat, view in zip(seats, seen, strict=True)}}
    for line in moves:
        ask = state.ask
        if "pick" not in line:
            yield line
            continue
        assert ask is not None
        options = [str(option) for option in ask.options]
        next(states)
        now = [state.view(seat) for seat in seats]
        changed = {_name(state, seat): _changes(old, new) for seat, old, new in zip(seats, seen, now, strict=True)}
        events = [event.message.key for event in state.events if event.seen_by(None)]
        yield {"asked": ask.name, "options": options} | line | {"public": events, "changed": changed}
        seen = now


def _name(state: dejarik.State, seat: int | None) -> str:
    return "spectator" if seat is None else state.start.seats[seat].name


def _changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The parts of a view that are not as before; of a list that has grown or changed only the new items, by place."""
    changes: dict[str, Any] = {}
    for key, value in new.items():
        if key in CONSTANT or value == old[key]:
            continue
        if isinstance(value, list) and isinstance(old[key], list) and len(value) >= len(old[key]) > 0:
            changes[key] = {
                str(at): item for at, item in enumerate(value) if at >= len(old[key]) or item != old[key][at]
            }
        else:
            changes[key] = value
    return changes


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(transcript(Record.read(path.read_text("utf-8"))), "utf-8")
