"""Tables that follow a finished game: the same again, or played on from one of its moments."""

from __future__ import annotations

from sqlalchemy import Connection, update

from dejarik.engine.problem import Damaged, IllegalPick
from dejarik.server import steady
from dejarik.server.http.refusal import Refusal, not_found, old_rules
from dejarik.server.http.request_bodies import PlayOn
from dejarik.server.people.identity import Person
from dejarik.server.services import Services
from dejarik.server.storage import journal, schema
from dejarik.server.tables.allowance import check_bot
from dejarik.server.tables.beginning import begin, game_begun
from dejarik.server.tables.creation import allowance, insert_table, seat_row, table_values


async def rematch(services: Services, person: Person, table: str) -> str:
    """Make a table for the same again, with seats moved on by one. Whoever asks second is led to the same table."""
    allowed = allowance(services, person)

    def work(connection: Connection) -> tuple[str, bool]:
        row = journal.locked_table_row(table, connection)
        if row is None:
            raise not_found("table")
        if row.status != "finished":
            raise Refusal(409, "not-over", "the game is not over")
        if row.rematch is not None:
            return str(row.rematch), False
        services.refuse_new_tables()
        new = table_values(person, row.game, row.players, row.options, public=row.public, control=row.control)
        old = journal.seat_rows(table, connection)
        moved = [old[(number + 1) % len(old)] for number in range(len(old))]
        seats = [
            seat_row(number, seat.kind, person=seat.person, name=seat.name, bot=seat.bot)
            for number, seat in enumerate(moved)
        ]
        insert_table(allowed, new, seats, connection)
        values = {"rematch": new["id"], "changed": steady.now()}
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(values))
        return str(new["id"]), begin(new["id"], connection)

    new, begun = await services.store.write(work)
    old = services.rooms.opened(table)
    if old is not None:
        await old.catch_up()  # whoever is still there hears of the new table
        services.fanout.publish(old.id)
    if begun:
        await game_begun(services, new)
    return new


async def play_on(services: Services, person: Person, table: str, moment: PlayOn) -> str:
    """Make a table that starts at a moment of a finished game."""
    services.refuse_new_tables()
    check_bot(moment.bot, services.limits)
    allowed = allowance(services, person)

    def work(connection: Connection) -> str:
        row = journal.table_row(table, connection)
        if row is None:
            raise not_found("table")
        if row.status != "finished":
            raise Refusal(409, "not-over", "the game is not over")
        names: list[str] = row.header["seats"]
        if moment.seat not in names or moment.version > row.version:
            raise Refusal(422, "no-such-moment", "the game has no such seat or version")
        chosen = names.index(moment.seat)
        origin = {"table": table, "version": moment.version, "seat": chosen}
        new = table_values(
            person, row.game, row.players, row.options, public=False, control={"kind": "none"}, origin=origin
        )
        seats = [
            seat_row(number, "person", person=person.id, name=person.name)
            if number == chosen
            else seat_row(number, "bot", bot=moment.bot, name=moment.bot)
            for number in range(row.players)
        ]
        insert_table(allowed, new, seats, connection)
        begin(new["id"], connection)
        return str(new["id"])

    try:
        new = await services.store.write(work)
    except (Damaged, IllegalPick) as problem:
        raise old_rules(problem) from None
    await game_begun(services, new)
    return new
