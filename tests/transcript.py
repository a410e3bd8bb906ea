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
from dejarik.engine.seen import AnyView

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
        changed = _told(
            {_name(state, seat): _changes(old, new) for seat, old, new in zip(seats, seen, now, strict=True)}
        )
        events = [event.message.key for event in state.events if event.seen_by(None)]
        yield {"asked": ask.name, "options": options} | line | {"public": events, "changed": changed}
        seen = now


def _name(state: dejarik.State, seat: int | None) -> str:
    return "spectator" if seat is None else state.start.seats[seat].name


def _told(changes: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """What changed alike for everybody once, under `all`; then what else those who see more or less saw change."""
    first, *others = changes.values()
    alike = {
        key: change for key, change in first.items() if all(key in each and each[key] == change for each in others)
    }
    told: dict[str, Any] = {"all": alike} if alike else {}
    for name, each in changes.items():
        own = {key: change for key, change in each.items() if key not in alike}
        if own:
            same = next((names for names, change in told.items() if names != "all" and change == own), "")
            told.pop(same, None)
            told[f"{same} + {name}" if same else name] = own
    return told


def _changes(old: AnyView, new: AnyView) -> dict[str, Any]:
    """The parts of a view that are not as before."""
    return {key: _change(old[key], value) for key, value in new.items() if key not in CONSTANT and value != old[key]}


def _change(old: Any, new: Any) -> Any:
    """Of an object only what is new or different (null: it is gone); of a list the new and different items by place,
    or those that are gone; anything else whole."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {key: _change(old.get(key), new.get(key)) for key in {**new, **old} if old.get(key) != new.get(key)}
    if not isinstance(old, list) or not isinstance(new, list):
        return new
    if len(new) >= len(old) > 0:
        known = dict(enumerate(old))
        return {str(at): _change(known.get(at), item) for at, item in enumerate(new) if known.get(at) != item}
    gone = _gone(old, new)
    return new if gone is None or not new else {"gone": gone}


def _gone(old: list[Any], new: list[Any]) -> list[Any] | None:
    """What is no longer in a list whose other items are there as before; None if they are not."""
    rest = iter(new)
    following = next(rest, None)
    gone = []
    for item in old:
        if item == following:
            following = next(rest, None)
        else:
            gone.append(item)
    return gone if len(gone) == len(old) - len(new) else None


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(transcript(Record.read(path.read_text("utf-8"))), "utf-8")
