"""The past of a game as somebody may see it: from their own seats or as a spectator, from any seat when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row

import dejarik
from dejarik.engine.event import EVERYONE, SPECTATOR
from dejarik.engine.problem import Damaged, IllegalPick
from dejarik.server.http.refusal import Refusal, not_found
from dejarik.server.play.wire import table_as_data
from dejarik.server.storage import journal
from dejarik.server.storage.journal import UNDO, Entry

OPEN = "open"
NOBODY = "spectator"


def begun_table(table: str, connection: Connection) -> Row[Any]:
    """Return the row of a table whose game has begun; refused before."""
    row = journal.table_row(table, connection)
    if row is None:
        raise not_found("table")
    if row.header is None:
        raise Refusal(409, "not-begun", "the game has not begun")
    return row


def finished_table(table: str, connection: Connection) -> Row[Any]:
    row = begun_table(table, connection)
    if row.status != "finished":
        raise Refusal(403, "not-over", "that can be seen when the game is over")
    return row


def eyes(row: Row[Any], mine: Sequence[int], eye: str) -> list[str]:
    """Return the eyes through which somebody looks who asks for `eye`, or for their own."""
    names: list[str] = row.header["seats"]
    own = [names[seat] for seat in mine]
    if eye == "":
        return own or [NOBODY]
    if eye not in (*names, NOBODY, OPEN):
        raise not_found("seat")
    if eye not in (*own, NOBODY) and row.status != "finished":
        raise Refusal(403, "not-over", "that can be seen when the game is over")
    return names if eye == OPEN else [eye]


def moment(table: str, version: int, mine: Sequence[int], eye: str, connection: Connection) -> dict[str, Any]:
    """Show the game at a version and what led there, or the last snapshot before it if the rules have changed since."""
    row = begun_table(table, connection)
    if version > row.version:
        raise not_found("version")
    looking = eyes(row, mine, eye)
    try:
        state, _ = journal.open_state(table, dejarik.game(row.game), version, connection)
        views = {name: state.view(None if name == NOBODY else name) for name in looking}
        replayable = True
    except (Damaged, IllegalPick):
        version, kept = journal.snapshot(table, version, connection)
        views = {name: kept["views"][name] for name in looking}
        replayable = False
    entry = journal.entry_at(row, version, connection)
    seen = {name: {"view": view, "events": heard(row, entry, [name])} for name, view in views.items()}
    return {"version": version, "replayable": replayable} | _what(row, entry) | {"eyes": seen}


def events(table: str, since: int, mine: Sequence[int], eye: str, connection: Connection) -> list[dict[str, Any]]:
    """List everything that has happened since a version; since 0, the setup too."""
    row = begun_table(table, connection)
    looking = eyes(row, mine, eye)
    entries = [] if since else [journal.beginning(row, connection)]
    entries += journal.entries_after(table, since, connection)
    return [
        {"version": entry.version} | _what(row, entry) | {"events": heard(row, entry, looking)} for entry in entries
    ]


def heard(row: Row[Any], entry: Entry, looking: Sequence[str]) -> list[dict[str, object]]:
    """Return the messages of an entry that some of these eyes may read.

    Whoever looks through all eyes at once reads what those who know best were told, and not the sentence for everybody
    else beside it.
    """
    names: list[str] = row.header["seats"]
    bits = [SPECTATOR if name == NOBODY else names.index(name) for name in looking]
    everything = len(names) > 1 and set(names) <= set(looking)
    return [
        message
        for message, audience in entry.events
        if any(audience >> bit & 1 for bit in bits)
        and not (everything and audience != EVERYONE and audience >> SPECTATOR & 1)
    ]


def _what(row: Row[Any], entry: Entry) -> dict[str, Any]:
    seat = None if entry.seat is None else row.header["seats"][entry.seat]
    what = {"kind": entry.kind, "seat": seat, "at": entry.at}
    return what | ({"picks": entry.picks} if entry.kind == UNDO else {})


def last_seen(table: str, mine: Sequence[int], connection: Connection) -> dict[str, Any]:
    """Show the last snapshot of a game that today's rules cannot play on."""
    row = begun_table(table, connection)
    version, kept = journal.snapshot(table, row.version, connection)
    seen = {name: {"view": kept["views"][name], "ask": None} for name in eyes(row, mine, "")}
    around = table_as_data(row, journal.seat_rows(table, connection), dejarik.game(row.game))
    return {"type": "state", "version": version, "replayable": False, "table": around, "eyes": seen}


def record(table: str, connection: Connection) -> str:
    return journal.record_of(finished_table(table, connection), connection).text()
