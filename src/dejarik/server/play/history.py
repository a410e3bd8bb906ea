"""The past of a game as somebody may see it: from their own seats or as a spectator, from any seat when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row

import dejarik
from dejarik.engine.event import EVERYONE, SPECTATOR
from dejarik.engine.message import MessageData
from dejarik.engine.problem import Damaged, IllegalPick
from dejarik.server.http.refusal import Refusal, not_found
from dejarik.server.http.response_bodies import EntryData, Glimpse, Happened, Moment
from dejarik.server.play.messages import Eye, StateMessage
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


def moment(table: str, version: int, mine: Sequence[int], eye: str, connection: Connection) -> Moment:
    """Show the game at a version and what led there, or the last snapshot before it if the rules have changed since."""
    row = begun_table(table, connection)
    if version > row.version:
        raise not_found("version")
    looking = eyes(row, mine, eye)
    try:
        state = journal.open_state(table, dejarik.game(row.game), version, connection)
        views = {name: state.view(None if name == NOBODY else name) for name in looking}
        replayable = True
    except (Damaged, IllegalPick):
        version, kept = journal.snapshot(table, version, connection)
        views = {name: kept["views"][name] for name in looking}
        replayable = False
    entry = journal.entry_at(row, version, connection)
    seen: dict[str, Glimpse] = {
        name: {"view": view, "events": heard(row, entry, [name])} for name, view in views.items()
    }
    return {**_what(row, version, entry), "replayable": replayable, "eyes": seen}


def events(table: str, since: int, mine: Sequence[int], eye: str, connection: Connection) -> list[EntryData]:
    """List everything that has happened since a version; since 0, the setup too."""
    row = begun_table(table, connection)
    looking = eyes(row, mine, eye)
    entries = [] if since else [journal.beginning(row, connection)]
    entries += journal.entries_after(table, since, connection)
    return [{**_what(row, entry.version, entry), "events": heard(row, entry, looking)} for entry in entries]


def heard(row: Row[Any], entry: Entry, looking: Sequence[str]) -> list[MessageData]:
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


def _what(row: Row[Any], version: int, entry: Entry) -> Happened:
    seat = None if entry.seat is None else row.header["seats"][entry.seat]
    what: Happened = {"version": version, "kind": entry.kind, "seat": seat, "at": entry.at}
    if entry.kind == UNDO and entry.picks is not None:
        what["picks"] = entry.picks
    return what


def last_seen(table: str, mine: Sequence[int], connection: Connection) -> StateMessage:
    """Show the last snapshot of a game that today's rules cannot play on."""
    row = begun_table(table, connection)
    version, kept = journal.snapshot(table, row.version, connection)
    seen: dict[str, Eye] = {name: {"view": kept["views"][name], "ask": None} for name in eyes(row, mine, "")}
    around = table_as_data(row, journal.seat_rows(table, connection), dejarik.game(row.game))
    return {"type": "state", "version": version, "replayable": False, "table": around, "eyes": seen}


def record(table: str, connection: Connection) -> str:
    return journal.record_of(finished_table(table, connection), connection).text()
