"""What a server does while nobody asks for anything: it watches the clocks and wakes bots that were left behind."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from functools import partial

from sqlalchemy import Connection, Executable, select, update

from dejarik.server import garbage, metrics, steady
from dejarik.server.http.refusal import Refusal
from dejarik.server.services import Services
from dejarik.server.storage import schema
from dejarik.server.tables import clearing
from dejarik.server.tables.listing import counted

log = logging.getLogger(__name__)
TICK = 0.5  # seconds between looks at the clocks


async def tick(services: Services) -> None:
    """Keep looking at the clocks, and at tables whose bot was thinking when its process died."""
    looked, waited = -math.inf, 0.0  # the first time for bots that wait for however short a time
    while True:
        try:
            await services.hear_notes()
            await check_clocks(services)
            if time.monotonic() - looked > services.settings.heartbeat:
                looked = time.monotonic()
                await services.processes.note()
                await services.refresh_presence()
                if services.settings.metrics is not None:
                    await count_tables(services)
                await resume_bots(services, steady.now() - waited)
                waited = services.settings.heartbeat
                await clear_away(services)
            garbage.tidy()
        except Refusal:
            pass  # the database is away, which the store says itself
        except Exception:
            log.exception("the clocks could not be looked at")
        await asyncio.sleep(TICK)


async def clear_away(services: Services) -> None:
    """Delete the tables that wait for nobody any more, and tell whoever still looks at one."""
    for table in await services.store.write(partial(clearing.clear_away, services.limits)):
        services.fanout.publish(table)


async def count_tables(services: Services) -> None:
    """Count the tables for monitoring."""
    for status, count in (await services.store.read(counted)).items():
        metrics.TABLES.labels(status).set(count)
    metrics.OPEN_GAMES.set(len(services.rooms))


async def check_clocks(services: Services) -> None:
    """End the live games in which somebody has run out of time."""
    columns = schema.tables.c
    query = select(columns.id).where(columns.status == "playing", columns.deadline < steady.now()).limit(100)
    for table in await services.store.read(lambda connection: [row[0] for row in connection.execute(query)]):
        try:
            room = await services.rooms.get(table)
            await room.out_of_time(steady.now())
        except Refusal as refusal:
            if refusal.status >= 500:
                raise
            if refusal.kind == "old-rules":  # nobody can play it any more, so its clock stops
                stop = update(schema.tables).where(columns.id == table).values(deadline=None)
                await services.store.write(partial(_run, stop))


def _run(statement: Executable, connection: Connection) -> None:
    connection.execute(statement)


async def resume_bots(services: Services, before: float) -> None:
    """Let bots play on where it has been their turn for some time: the process they thought in has died."""

    def work(connection: Connection) -> list[str]:
        tables, seats, at = schema.tables.c, schema.seats.c, schema.seats.alias().c
        lately = steady.now() - services.limits.rest_after  # where nobody was since then, bots rest
        seen = select(at.number).where(at.table == tables.id, at.seen > lately)
        query = (
            select(tables.id)
            .join(schema.seats, (seats.table == tables.id) & (seats.number == tables.asked))
            .where(
                tables.status == "playing", tables.since < before, (seats.kind == "bot") | seats.stand_in.is_not(None)
            )
            .where((tables.created > lately) | seen.exists())
        )
        return [row[0] for row in connection.execute(query)]

    for table in await services.store.read(work):
        try:
            room = await services.rooms.get(table)
        except Refusal:
            continue  # it was played by other rules, and can only be looked at
        services.spawn(services.bot_turns.play(room))
