"""What is kept of a game: an entry for everything that happened, in order, and snapshots. Append-only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, func, insert, select, update

from dejarik.engine.chance import Luck
from dejarik.engine.game import Game
from dejarik.engine.record import Move, Record
from dejarik.engine.state import State
from dejarik.server import schema

PICK, UNDO, END = "pick", "undo", "end"
LOOK_BACK = 20  # picks that a game is opened before its present, so that undo can be computed


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened. `events` are (message, audience)."""

    version: int
    kind: str
    seat: int | None
    at: float
    pick: str | None = None
    luck: Luck = ()
    picks: int | None = None
    events: tuple[tuple[dict[str, object], int], ...] = ()
    request: str | None = None


class Stale(Exception):
    """Somebody else was first."""


def header_of(table: str, connection: Connection) -> Row[Any] | None:
    """The row of a table."""
    return connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()


def locked_header_of(table: str, connection: Connection) -> Row[Any] | None:
    """The row of a table, which nobody else may change until this piece of work is done."""
    return connection.execute(select(schema.tables).where(schema.tables.c.id == table).with_for_update()).first()


def seats_of(table: str, connection: Connection) -> list[Row[Any]]:
    query = select(schema.seats).where(schema.seats.c.table == table).order_by(schema.seats.c.number)
    return list(connection.execute(query))


def append(table: str, expected: int, new: list[Entry], changes: dict[str, Any], connection: Connection) -> None:
    """Write entries after the expected version; Stale, and nothing written, if the game has gone on meanwhile."""
    row = schema.tables.c
    claimed = connection.execute(
        update(schema.tables)
        .where(row.id == table, row.version == expected)
        .values(version=expected + len(new), **changes)
    )
    if claimed.rowcount != 1:
        raise Stale
    if new:
        connection.execute(insert(schema.entries), [_row(table, entry) for entry in new])


def entries_after(table: str, version: int, connection: Connection) -> list[Entry]:
    columns = schema.entries.c
    query = select(schema.entries).where(columns.table == table, columns.version > version).order_by(columns.version)
    return [_entry(row) for row in connection.execute(query)]


def request_id(seat: int, request: str, number: int) -> str:
    """A pick of a request. Everybody's requests are their own, whatever they are called."""
    return f"{seat}/{request}/{number}"


def request_version(table: str, seats: Sequence[int], request: str, connection: Connection) -> int | None:
    """The version at which a request of these seats was carried out; the last one, if it had several picks."""
    columns = schema.entries.c
    first = [request_id(seat, request, 1) for seat in seats]
    found = connection.execute(
        select(columns.seat).where(columns.table == table, columns.request.in_(first))
    ).scalar()
    if found is None:
        return None
    query = select(func.max(columns.version)).where(
        columns.table == table, columns.request.like(f"{found}/{request}/%")
    )
    found = connection.execute(query).scalar()
    return None if found is None else int(found)


def save_snapshot(table: str, version: int, state: State, connection: Connection) -> None:
    seats = [None, *range(len(state.start.seats))]
    data = {"position": state.dump(), "views": {eye_of(state, seat): state.view(seat) for seat in seats}}
    packed = msgspec.msgpack.encode(data)
    connection.execute(insert(schema.snapshots).values(table=table, version=version, position=packed))


def snapshot(table: str, upto: int, connection: Connection) -> tuple[int, dict[str, Any]]:
    """The newest snapshot not after a version: its own version, the position and everybody's view."""
    columns = schema.snapshots.c
    query = select(columns.version, columns.position).where(columns.table == table, columns.version <= upto)
    row = connection.execute(query.order_by(columns.version.desc()).limit(1)).one()
    return row.version, msgspec.msgpack.decode(row.position)


def eye_of(state: State, seat: int | None) -> str:
    """The name under which somebody looks at a game."""
    return "spectator" if seat is None else state.start.seats[seat].name


def open_state(table: str, game: Game[Any], upto: int, connection: Connection) -> tuple[State, int]:
    """The state at a version. It is played on from a snapshot a little before, never from the start."""
    columns = schema.entries.c
    undone = select(func.max(columns.version)).where(
        columns.table == table, columns.kind == UNDO, columns.version <= upto
    )
    after_undo = connection.execute(undone).scalar() or 0
    version, data = snapshot(table, max(upto - LOOK_BACK, after_undo, 0), connection)
    state: State = game.load(data["position"])
    for entry in entries_after(table, version, connection):
        if entry.version > upto:
            break
        play(state, entry)
    return state, upto


def play(state: State, entry: Entry) -> None:
    """Bring a state on by an entry. After an undo there is always a snapshot, so none is met here."""
    if entry.kind == PICK:
        assert entry.pick is not None
        state.chance.script(entry.luck)
        state.apply(entry.pick)


def record_of(row: Row[Any], connection: Connection) -> Record:
    """The game as a record: what was taken back is not in it."""
    seats = row.header["seats"]
    moves: list[Move] = []
    for entry in entries_after(row.id, 0, connection):
        if entry.kind == PICK:
            assert entry.pick is not None
            assert entry.seat is not None
            moves.append(Move(seats[entry.seat], entry.pick, entry.luck))
        elif entry.kind == UNDO:
            assert entry.picks is not None
            del moves[len(moves) - entry.picks :]
    ended_by_rule = row.outcome is not None and "reason" not in row.outcome
    return Record(row.header, tuple(moves), row.outcome if ended_by_rule else None)


def _row(table: str, entry: Entry) -> dict[str, Any]:
    return asdict(replace(entry, luck=())) | {
        "table": table,
        "luck": [list(draw) if isinstance(draw, tuple) else draw for draw in entry.luck],
        "events": [list(event) for event in entry.events],
    }


def _entry(row: Row[Any]) -> Entry:
    luck = tuple(tuple(draw) if isinstance(draw, list) else draw for draw in row.luck or [])
    events = tuple((message, audience) for message, audience in row.events)
    return Entry(row.version, row.kind, row.seat, row.at, row.pick, luck, row.picks, events, row.request)
