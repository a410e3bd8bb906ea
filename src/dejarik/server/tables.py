"""Tables: made, joined, begun, left, and made again for a rematch."""

from __future__ import annotations

import secrets as random_secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

import dejarik
from dejarik.bots import bot as bot_named
from dejarik.engine.chance import Chance
from dejarik.engine.problem import Damaged, IllegalPick
from dejarik.engine.state import State
from dejarik.server.http.refusal import Refusal, not_found
from dejarik.server.http.request_bodies import NewSeat, NewTable, PlayOn, TimeControl
from dejarik.server.people.identity import Person, digest, new_id
from dejarik.server.play.clock import DAY, Control
from dejarik.server.play.room import old_rules
from dejarik.server.services import Host, held_by
from dejarik.server.storage import journal, schema

PAGE = 50


def control_of(data: TimeControl) -> dict[str, Any]:
    if data.kind == "live":
        return {"kind": "live", "seconds": data.minutes * 60, "increment": data.increment}
    if data.kind == "mail":
        return {"kind": "mail", "seconds": data.days * DAY, "increment": 0.0}
    return {"kind": "none"}


async def create(host: Host, person: Person, new: NewTable) -> str:
    """A table with its seats. It begins at once if nobody is waited for."""
    game = dejarik.game(new.game)
    players = len(new.seats)
    game.new(players, 0, new.options)  # whatever is wrong with the options is said here
    options = game.read_options(new.options)
    seats = [_seat(number, seat, person) for number, seat in enumerate(new.seats)]
    row = _table(person, new.game, players, options, public=new.public, control=control_of(new.control))
    await sit_down(host, row["id"], partial(_insert, row, seats))
    return str(row["id"])


def _seat(number: int, seat: NewSeat, person: Person) -> dict[str, Any]:
    if seat.kind == "bot":
        bot_named(seat.bot)  # an unknown one is refused
        return _row(number, "bot", bot=seat.bot, name=seat.bot)
    if seat.kind == "me":
        return _row(number, "person", person=person.id, name=person.name)
    return _row(number, "open")


def _row(number: int, kind: str, **more: Any) -> dict[str, Any]:
    empty = {"person": None, "name": None, "bot": None, "stand_in": None, "resigned": False, "key": None, "seen": None}
    return {"number": number, "kind": kind} | empty | more


def _table(person: Person, game: str, players: int, options: dict[str, Any], **more: Any) -> dict[str, Any]:
    now = time.time()
    base = {"id": new_id(), "game": game, "players": players, "options": options, "owner": person.id}
    return base | {"status": "open", "version": 0, "created": now, "changed": now} | more


def _insert(row: dict[str, Any], seats: list[dict[str, Any]], connection: Connection) -> None:
    connection.execute(insert(schema.tables).values(row))
    connection.execute(insert(schema.seats), [seat | {"table": row["id"]} for seat in seats])


async def sit_down(host: Host, table: str, work: Callable[[Connection], None]) -> None:
    """People take seats, and the game begins if no seat is open any more: both or, by an exception, neither."""

    def sit_and_begin(connection: Connection) -> bool:
        work(connection)
        return _begin(table, connection)

    if await host.store.write(sit_and_begin):
        await _begun(host, table)
    else:
        host.fanout.publish(table)


async def _begun(host: Host, table: str) -> None:
    await host.after_change(await host.rooms.get(table), new_turn=True)


def _begin(table: str, connection: Connection) -> bool:
    """Begin when no seat is open. The seed's hash can be seen from then on, the seed when it is over."""
    row = journal.locked_header_of(table, connection)
    if row is None or row.status != "open" or any(seat.kind == "open" for seat in journal.seats_of(table, connection)):
        return False
    seed = random_secrets.randbits(128)
    if row.origin is None:
        state: State = dejarik.game(row.game).new(row.players, seed, row.options)
    else:
        state = _continued(row, seed, connection)
    now = time.time()
    control = Control.of(row.control)
    left = control.start(row.players)
    asked = None if state.ask is None else state.ask.seat
    header = state.record().header | {"seed": str(seed)}
    values = {
        "status": "playing" if state.ask is not None else "finished",
        "header": header,
        "seed_hash": digest(header["seed"]),
        "asked": asked,
        "clock": left,
        "since": now,
        "deadline": control.deadline(left, asked, now),
        "changed": now,
    }
    columns = schema.tables.c
    connection.execute(update(schema.tables).where(columns.id == table, columns.status == "open").values(values))
    journal.save_snapshot(table, 0, state, connection)
    return True


def _continued(row: Row[Any], seed: int, connection: Connection) -> State:
    """The moment of another game, its hidden part dealt anew to fit what the chosen seat knew.

    The seed decides both the deal and the luck to come, so that its hash is as good a promise as any other game's:
    whoever has the seed can imagine the same game from the same view.
    """
    game = dejarik.game(row.game)
    earlier, _ = journal.open_state(row.origin["table"], game, row.origin["version"], connection)
    if earlier.ask is None:
        raise Refusal(422, "no-such-moment", "the game was over then")
    view = earlier.view(row.origin["seat"])
    state: State = game.load(game.imagine(view, Chance(seed)).dump())
    return state


async def join(host: Host, person: Person, table: str, number: int) -> None:
    """Take an open seat."""

    def work(connection: Connection) -> None:
        row = journal.locked_header_of(table, connection)  # of two who take the last two seats one begins the game
        seat = _seat_of(table, number, connection)
        if row is None or row.status != "open" or seat.kind != "open":
            raise Refusal(409, "seat-taken", "this seat is not open")
        columns = schema.seats.c
        taken = connection.execute(
            update(schema.seats)
            .where(columns.table == table, columns.number == number, columns.kind == "open")
            .values(kind="person", person=person.id, name=person.name)
        )
        if taken.rowcount != 1:
            raise Refusal(409, "seat-taken", "this seat is not open")
        _touch(table, connection)

    await sit_down(host, table, work)


async def leave(host: Host, person: Person, table: str, number: int) -> None:
    """Get up before the game has begun."""

    def work(connection: Connection) -> None:
        row = journal.locked_header_of(table, connection)
        seat = _seat_of(table, number, connection)
        if seat.person != person.id:
            raise Refusal(403, "not-your-seat", "this is not your seat")
        if row is None or row.status != "open":
            raise Refusal(409, "has-begun", "the game has begun; you can resign")
        columns = schema.seats.c
        empty = {"kind": "open", "person": None, "name": None, "key": None}
        connection.execute(update(schema.seats).where(columns.table == table, columns.number == number).values(empty))
        holders = schema.holders.c
        connection.execute(delete(schema.holders).where(holders.table == table, holders.seat == number))
        _touch(table, connection)

    await host.store.write(work)
    host.fanout.publish(table)


async def new_key(host: Host, person: Person, table: str, number: int) -> str:
    """The secret of a seat's link; an older one no longer works."""
    key = random_secrets.token_urlsafe(24)

    def work(connection: Connection) -> None:
        seat = _seat_of(table, number, connection)
        if seat.person != person.id:
            raise Refusal(403, "not-your-seat", "this is not your seat")
        columns = schema.seats.c
        connection.execute(
            update(schema.seats).where(columns.table == table, columns.number == number).values(key=digest(key))
        )

    await host.store.write(work)
    return key


async def claim(host: Host, person: Person, table: str, key: str) -> int:
    """Come by a seat's secret link."""

    def work(connection: Connection) -> int:
        columns = schema.seats.c
        query = select(columns.number).where(columns.table == table, columns.key == digest(key))
        number = connection.execute(query).scalar()
        if number is None:
            raise not_found("seat")
        held = schema.holders.c
        known = select(held.seat).where(held.table == table, held.seat == number, held.person == person.id)
        if connection.execute(known).first() is None:
            connection.execute(insert(schema.holders).values(table=table, seat=number, person=person.id))
        return int(number)

    seat = await host.store.write(work)
    host.fanout.publish(table)  # who waits there has a seat of their own now
    return seat


async def resign(host: Host, table: str, number: int) -> None:
    """Between two sides the other one wins; at a larger table a bot plays on for whoever resigns."""
    room = await host.rooms.get(table)
    if room.over:
        raise Refusal(409, "game-over", "the game is over")
    seats = room.state.start.seats
    others = [seat for seat in range(len(seats)) if seats[seat].side != seats[number].side]
    if len({seats[seat].side for seat in others}) == 1:
        await room.finish(others, "resigned", number)
        return
    if room.seats[number].resigned:
        raise Refusal(409, "resigned", "you have resigned")
    await host.store.write(partial(set_seat, table, number, {"stand_in": "greedy", "resigned": True}))
    await room.catch_up()
    await host.after_change(room)


def set_seat(table: str, number: int, values: dict[str, Any], connection: Connection) -> None:
    columns = schema.seats.c
    connection.execute(update(schema.seats).where(columns.table == table, columns.number == number).values(values))
    _touch(table, connection)


def _touch(table: str, connection: Connection) -> None:
    """Something around the game has changed."""
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(changed=time.time()))


async def rematch(host: Host, person: Person, table: str) -> str:
    """The same again with seats moved on by one; who asks second is led to the same table."""

    def work(connection: Connection) -> tuple[str, bool]:
        row = journal.locked_header_of(table, connection)
        if row is None:
            raise not_found("table")
        if row.status != "finished":
            raise Refusal(409, "not-over", "the game is not over")
        if row.rematch is not None:
            return str(row.rematch), False
        new = _table(person, row.game, row.players, row.options, public=row.public, control=row.control)
        old = journal.seats_of(table, connection)
        moved = [old[(number + 1) % len(old)] for number in range(len(old))]
        seats = [
            _row(number, seat.kind, person=seat.person, name=seat.name, bot=seat.bot)
            for number, seat in enumerate(moved)
        ]
        _insert(new, seats, connection)
        values = {"rematch": new["id"], "changed": time.time()}
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(values))
        return str(new["id"]), _begin(new["id"], connection)

    new, begun = await host.store.write(work)
    old = host.rooms.opened(table)
    if old is not None:
        await old.catch_up()  # who is still there hears of the new table
        host.fanout.publish(old.id)
    if begun:
        await _begun(host, new)
    return new


async def play_on(host: Host, person: Person, table: str, moment: PlayOn) -> str:
    """A new table from a moment of a finished game."""
    bot_named(moment.bot)

    def work(connection: Connection) -> str:
        row = journal.header_of(table, connection)
        if row is None:
            raise not_found("table")
        if row.status != "finished":
            raise Refusal(409, "not-over", "the game is not over")
        names: list[str] = row.header["seats"]
        if moment.seat not in names or moment.version > row.version:
            raise Refusal(422, "no-such-moment", "the game has no such seat or version")
        chosen = names.index(moment.seat)
        origin = {"table": table, "version": moment.version, "seat": chosen}
        new = _table(person, row.game, row.players, row.options, public=False, control={"kind": "none"}, origin=origin)
        seats = [
            _row(number, "person", person=person.id, name=person.name)
            if number == chosen
            else _row(number, "bot", bot=moment.bot, name=moment.bot)
            for number in range(row.players)
        ]
        _insert(new, seats, connection)
        _begin(new["id"], connection)
        return str(new["id"])

    try:
        new = await host.store.write(work)
    except (Damaged, IllegalPick) as problem:
        raise old_rules(problem) from None
    await _begun(host, new)
    return new


def _seat_of(table: str, number: int, connection: Connection) -> Row[Any]:
    seats = journal.seats_of(table, connection)
    if not 0 <= number < len(seats):
        raise not_found("seat")
    return seats[number]


# Looking


def described(row: Row[Any], seats: Sequence[Row[Any]], mine: Sequence[int]) -> dict[str, Any]:
    """A table as everybody may see it."""
    game = dejarik.game(row.game)
    places = game.seats(row.players)
    names = [seat.name for seat in places]
    ours = {"rules": game.rules_version, "content": game.content}
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "options": row.options,
        "public": row.public,
        "control": row.control,
        "status": row.status,
        "version": row.version,
        "seed_hash": row.seed_hash,
        "seed": row.header["seed"] if row.status == "finished" and row.header else None,
        "asked": None if row.asked is None else names[row.asked],
        "my_turn": row.asked in mine,
        "since": row.since,
        "deadline": row.deadline,
        "outcome": row.outcome,
        "replayable": row.header is None or all(row.header.get(key) == value for key, value in ours.items()),
        "rematch": row.rematch,
        "created": row.created,
        "changed": row.changed,
        "seats": [
            {
                "number": seat.number,
                "seat": names[seat.number],
                "side": places[seat.number].side,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "stand_in": seat.stand_in,
                "resigned": seat.resigned,
                "seen": seat.seen,
                "mine": seat.number in mine,
            }
            for seat in seats
        ],
    }


def shown(table: str, person: str | None, connection: Connection) -> dict[str, Any]:
    """A table as somebody sees it."""
    row = journal.header_of(table, connection)
    if row is None:
        raise not_found("table")
    mine = () if person is None else held_by(table, person, connection)
    return described(row, journal.seats_of(table, connection), mine)


def waiting_at(person: str, connection: Connection) -> list[str]:
    """The tables at which somebody waits for the game to begin."""
    at, columns = schema.seats.c, schema.tables.c
    query = select(columns.id).join(schema.seats, at.table == columns.id)
    query = query.where(at.person == person, columns.status == "open").distinct()
    return [row[0] for row in connection.execute(query)]


def lobby(
    person: str | None, connection: Connection, status: str | None = None, *, mine: bool = False
) -> dict[str, list[dict[str, Any]]]:
    """Public tables that wait for people or are played, and one's own tables of all sorts; or those of one status."""
    columns = schema.tables.c
    newest = select(schema.tables).order_by(columns.changed.desc()).limit(PAGE)
    found: dict[str, list[dict[str, Any]]] = {"public": [], "mine": []}
    if not mine:
        wanted = [status] if status else ["open", "playing"]
        public = newest.where(columns.public, columns.status.in_(wanted))
        found["public"] = _described(connection.execute(public).all(), person, connection)
    if person is not None:
        at, held = schema.seats.c, schema.holders.c
        sitting = select(at.table).where(at.person == person).union(select(held.table).where(held.person == person))
        own = newest.where(columns.id.in_(sitting))
        own = own.where(columns.status == status) if status else own
        found["mine"] = _described(connection.execute(own).all(), person, connection)
    return found


def _described(rows: Sequence[Row[Any]], person: str | None, connection: Connection) -> list[dict[str, Any]]:
    ids = [row.id for row in rows]
    at, held = schema.seats.c, schema.holders.c
    seats: dict[str, list[Row[Any]]] = {id: [] for id in ids}
    mine: dict[str, set[int]] = {id: set() for id in ids}
    for seat in connection.execute(select(schema.seats).where(at.table.in_(ids)).order_by(at.number)):
        seats[seat.table].append(seat)
        if person is not None and seat.person == person:
            mine[seat.table].add(seat.number)
    for table, number in connection.execute(
        select(held.table, held.seat).where(held.table.in_(ids), held.person == person)
    ):
        mine[table].add(number)
    return [described(row, seats[row.id], sorted(mine[row.id])) for row in rows]
