"""The journal of a game: an entry for everything that happened, in order, and snapshots. It only ever grows."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, Row, bindparam, func, insert, select, update
from sqlalchemy.sql.dml import ReturningUpdate

import dejarik
from dejarik.engine.chance import Luck
from dejarik.engine.game import Game
from dejarik.engine.message import MessageData, say
from dejarik.engine.problem import Damaged, IllegalPick, Problem
from dejarik.engine.record import Move, Record
from dejarik.engine.state import State
from dejarik.server import steady
from dejarik.server.storage import schema

log = logging.getLogger(__name__)
BEGIN: Final = "begin"
PICK: Final = "pick"
UNDO: Final = "undo"
END: Final = "end"
Kind: TypeAlias = Literal["begin", "pick", "undo", "end"]
TRIED = 3  # snapshots that are looked at before a game is opened from its beginning
LOOK_BACK = 20  # a game is opened this many picks before its present, so that undo can be computed


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened. `events` are pairs of a message and its audience."""

    version: int
    kind: Kind
    seat: int | None
    at: float
    pick: str | None = None
    luck: Luck = ()
    picks: int | None = None
    events: tuple[tuple[MessageData, int], ...] = ()
    request: str | None = None


class Stale(Exception):
    """Somebody else was first."""


def table_row(table: str, connection: Connection) -> Row[Any] | None:
    """Read the row of a table."""
    return connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()


def locked_table_row(table: str, connection: Connection) -> Row[Any] | None:
    """Read the row of a table and lock it until this piece of work is done."""
    return connection.execute(select(schema.tables).where(schema.tables.c.id == table).with_for_update()).first()


def seat_rows(table: str, connection: Connection) -> list[Row[Any]]:
    query = select(schema.seats).where(schema.seats.c.table == table).order_by(schema.seats.c.number)
    return list(connection.execute(query))


def append(
    known: Row[Any], new: list[Entry], changes: dict[str, Any], player: int | None, connection: Connection
) -> Row[Any]:
    """Append entries to a known version; return the table's new row. Raises Stale, and writes nothing, if it is old.

    `player`: the seat of the person whose entries these are. They count only as long as that person has not resigned.
    """
    values = changes | {"version": known.version + len(new), "changed": steady.now()}
    expected = {"this_id": known.id, "this_version": known.version, "this_changed": known.changed}
    if new:
        del expected["this_changed"]
    if player is not None:
        expected["this_seat"] = player
    found = connection.execute(_claim(tuple(values), bool(new), player is not None), expected | values).first()
    if found is None:
        raise Stale
    if new:
        connection.execute(_ENTER, [_row(known.id, entry) for entry in new])
    return found


# Statements are built once: building and recognising them for every pick took longer than running them.
_ENTER = insert(schema.entries)


@cache
def _claim(names: tuple[str, ...], versioned: bool, by_person: bool) -> ReturningUpdate[Any]:
    """Make the statement that changes columns of a table if it is still as expected, and returns the row."""
    row, seat = schema.tables.c, schema.seats.c
    claim = update(schema.tables).where(row.id == bindparam("this_id"), row.version == bindparam("this_version"))
    if not versioned:  # what is around the game has no version of its own
        claim = claim.where(row.changed == bindparam("this_changed"))
    if by_person:
        here = seat.table == bindparam("this_id"), seat.number == bindparam("this_seat")
        claim = claim.where(select(seat.number).where(*here, seat.resigned.is_(False)).exists())
    return claim.values({name: bindparam(name) for name in names}).returning(*row)


def entries_after(table: str, version: int, connection: Connection) -> list[Entry]:
    columns = schema.entries.c
    query = select(schema.entries).where(columns.table == table, columns.version > version).order_by(columns.version)
    return [_entry(row) for row in connection.execute(query)]


def request_id(seat: int, request: str, number: int) -> str:
    """Name one pick of a request, so that two seats may use the same request id."""
    return f"{seat}/{request}/{number}"


def request_version(table: str, seats: Sequence[int], request: str, connection: Connection) -> int | None:
    """Return the version after a request of these seats, if it was carried out: after the last of its picks."""
    columns = schema.entries.c
    first = [request_id(seat, request, 1) for seat in seats]
    found = connection.execute(select(columns.seat).where(columns.table == table, columns.request.in_(first))).scalar()
    if found is None:
        return None
    query = select(func.max(columns.version)).where(
        columns.table == table, columns.request.like(f"{found}/{request}/%")
    )
    found = connection.execute(query).scalar()
    return None if found is None else int(found)


def save_snapshot(table: str, version: int, state: State, connection: Connection) -> None:
    packed = msgspec.msgpack.encode(_kept(state, version, steady.now()))
    connection.execute(insert(schema.snapshots).values(table=table, version=version, position=packed))


def _kept(state: State, version: int, at: float) -> dict[str, Any]:
    """Return what a snapshot holds."""
    seats = [None, *range(len(state.start.seats))]
    data: dict[str, Any] = {"position": state.dump()}
    data["views"] = {eye_of(state, seat): state.view(seat) for seat in seats}
    if version == 0:
        data |= {"events": events_of(state), "at": at}  # the setup; picks have entries
    return data


def snapshot(table: str, upto: int, connection: Connection) -> tuple[int, dict[str, Any]]:
    """Read the newest snapshot up to a version: its own version, the position and everybody's view."""
    return next(snapshots(table, upto, connection))


def snapshots(table: str, upto: int, connection: Connection) -> Iterator[tuple[int, dict[str, Any]]]:
    """Read the snapshots up to a version, the newest first: whoever cannot use one may go on from an earlier one, and
    from the beginning, which the header tells. Damaged if there is none at all."""
    columns = schema.snapshots.c
    query = select(columns.version, columns.position).where(columns.table == table, columns.version <= upto)
    for row in connection.execute(query.order_by(columns.version.desc()).limit(TRIED)).all():
        try:
            data = msgspec.msgpack.decode(row.position, type=dict[str, Any])
        except msgspec.MsgspecError:
            log.error("the snapshot of table %s at version %d cannot be read; it goes on without", table, row.version)
        else:
            yield row.version, data
    yield 0, _from_header(table, connection)


def _from_header(table: str, connection: Connection) -> dict[str, Any]:
    """Make the first snapshot anew."""
    row = table_row(table, connection)
    if row is None or row.header is None:
        raise Damaged(table, say("engine-why-missing"))
    return _kept(next(Record(row.header, ()).states(dejarik.game(row.game))), 0, row.created)


def events_of(state: State) -> tuple[tuple[MessageData, int], ...]:
    """Return what the last pick or the setup brought about: messages and their audiences."""
    return tuple((event.message.plain(), event.audience) for event in state.events)


def beginning(row: Row[Any], connection: Connection) -> Entry:
    """Return the setup as an entry."""
    _, data = snapshot(row.id, 0, connection)
    events = tuple((message, audience) for message, audience in data.get("events", ()))
    return Entry(0, BEGIN, None, data.get("at", row.created), events=events)


def entry_at(row: Row[Any], version: int, connection: Connection) -> Entry:
    """Read the entry that led to a version."""
    if version == 0:
        return beginning(row, connection)
    columns = schema.entries.c
    query = select(schema.entries).where(columns.table == row.id, columns.version == version)
    return _entry(connection.execute(query).one())


def eye_of(state: State, seat: int | None) -> str:
    """Return the name of the eye through which a seat, or a spectator, looks at a game."""
    return "spectator" if seat is None else state.start.seats[seat].name


def open_state(table: str, game: Game[Any], upto: int, connection: Connection) -> State:
    """Return the state at a version, played on from a snapshot a little before it and never from the start."""
    problem: Problem | None = None
    try:
        for version, data in snapshots(table, max(upto - LOOK_BACK, 0), connection):
            try:
                return _play_on(table, game, version, data, upto, connection)
            except (Damaged, IllegalPick) as why:
                problem = problem or why
    except (Damaged, IllegalPick) as why:  # nor does the header tell how it began
        raise problem or why from None
    assert problem is not None
    raise problem


def _play_on(
    table: str, game: Game[Any], version: int, data: dict[str, Any], upto: int, connection: Connection
) -> State:
    """Play on from a snapshot to a version."""
    made: list[Entry] = []
    for entry in entries_after(table, version, connection):
        if entry.version > upto:
            break
        if entry.kind == PICK:
            made.append(entry)
        elif entry.kind == UNDO:
            assert entry.picks is not None
            if entry.picks <= len(made):
                del made[len(made) - entry.picks :]
            else:  # it goes back beyond our snapshot, but there is one of the moment it led to
                at, data = snapshot(table, entry.version, connection)
                if at != entry.version:
                    raise Damaged(table, say("engine-why-missing"))
                made = []
    state: State = game.load(data.get("position"))
    for entry in made:
        play(state, entry)
    return state


def standing(table: str, connection: Connection) -> list[tuple[int, int]]:
    """List the picks that stand, without what was taken back: the version that each led to, and its seat."""
    columns = schema.entries.c
    query = select(columns.version, columns.kind, columns.seat, columns.picks).where(columns.table == table)
    line: list[tuple[int, int]] = []
    for row in connection.execute(query.order_by(columns.version)):
        if row.kind == PICK:
            line.append((row.version, row.seat))
        elif row.kind == UNDO:
            del line[len(line) - row.picks :]
    return line


def earlier_state(table: str, game: Game[Any], picks: int, connection: Connection) -> State | None:
    """Return the state as it was so many picks ago, of those that stand; None if there were not so many."""
    line = standing(table, connection)
    if picks > len(line):
        return None
    version = line[-picks - 1][0] if picks < len(line) else 0
    return open_state(table, game, version, connection)


def play(state: State, entry: Entry) -> None:
    """Apply the pick of an entry to a state; other entries change nothing."""
    if entry.kind == PICK:
        assert entry.pick is not None
        state.chance.script(entry.luck)
        state.apply(entry.pick)


def replay(position: dict[str, Any], game: Game[Any], entries: Sequence[Entry]) -> Iterator[State]:
    """Yield the state at the beginning and after each entry."""
    line: list[State] = [game.load(position)]
    yield line[-1]
    for entry in entries:
        if entry.kind == PICK:
            state = line[-1].copy()
            play(state, entry)
            line.append(state)
        elif entry.kind == UNDO:
            assert entry.picks is not None
            del line[len(line) - entry.picks :]
        yield line[-1]


def record_of(row: Row[Any], connection: Connection) -> Record:
    """Return the game as a record, without what was taken back."""
    seats = row.header["seats"]
    moves: list[Move] = []
    end: dict[str, Any] = row.outcome
    for entry in entries_after(row.id, 0, connection):
        if entry.kind == PICK:
            assert entry.pick is not None
            assert entry.seat is not None
            moves.append(Move(seats[entry.seat], entry.pick, entry.luck))
        elif entry.kind == UNDO:
            assert entry.picks is not None
            del moves[len(moves) - entry.picks :]
        elif entry.seat is not None:  # somebody resigned or ran out of time
            end = {"winners": end["winners"], "reason": end["reason"], "seat": seats[entry.seat]}
    return Record(row.header, tuple(moves), end)


def _row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table": table,
        "version": entry.version,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "pick": entry.pick,
        "luck": entry.luck,
        "picks": entry.picks,
        "events": entry.events,
        "request": entry.request,
    }


def _entry(row: Row[Any]) -> Entry:
    luck = tuple(tuple(draw) if isinstance(draw, list) else draw for draw in row.luck or [])
    events = tuple((message, audience) for message, audience in row.events)
    return Entry(row.version, row.kind, row.seat, row.at, row.pick, luck, row.picks, events, row.request)
