"""The application: routes, and what happens while nobody asks for anything."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy import Connection, Executable, select, update
from starlette.exceptions import HTTPException

import dejarik
from dejarik.engine.problem import Problem
from dejarik.server import garbage
from dejarik.server.http.middleware import Guard, hush
from dejarik.server.http.refusal import Refusal, refuse
from dejarik.server.routes import chat, docs_page, games, history, live, people, play, tables
from dejarik.server.routes.client import Client
from dejarik.server.routes.dependencies import ASKED
from dejarik.server.services import Host
from dejarik.server.settings import Settings
from dejarik.server.storage import schema

log = logging.getLogger(__name__)
TICK = 0.5  # seconds between looks at the clocks


def create_app(settings: Settings) -> FastAPI:
    """The application for one process."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hush()
        host = Host(settings)
        app.state.host = host
        await host.open()
        garbage.settle()
        ticking = asyncio.create_task(tick(host))
        try:
            yield
        finally:
            ticking.cancel()
            await host.close()

    app = FastAPI(
        title="Dejarik",
        version=dejarik.__version__,
        summary="A table for board games with hidden information",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
    )
    for problem in (Refusal, Problem, RequestValidationError, HTTPException):
        app.add_exception_handler(problem, refuse)
    app.add_middleware(Guard, settings=settings)
    for module in (people, games, tables, chat, play, history, live):
        app.include_router(module.router)

    for path, text, media in (
        ("/docs", docs_page.PAGE, "text/html"),
        ("/docs.css", docs_page.STYLE, "text/css"),
        ("/docs.js", docs_page.SCRIPT, "text/javascript"),
    ):
        app.add_api_route(path, partial(page, text, media), include_in_schema=False, dependencies=ASKED)

    @app.get("/health", tags=["server"], summary="Whether this process is well")
    async def health() -> dict[str, Any]:
        return {"version": dejarik.__version__, "games": list(dejarik.GAMES)}

    app.router.default = Client(settings.static)
    return app


async def page(text: str, media: str) -> Response:
    return Response(text, media_type=media)


async def tick(host: Host) -> None:
    """Look at the clocks, and at tables whose bot was thinking when its process died."""
    await resume_bots(host, time.time())
    looked = time.monotonic()
    while True:
        await asyncio.sleep(TICK)
        try:
            await check_clocks(host)
            if time.monotonic() - looked > host.settings.heartbeat:
                looked = time.monotonic()
                await host.refresh_presence()
                await resume_bots(host, time.time() - host.settings.heartbeat)
        except Exception:
            log.exception("the clocks could not be looked at")


async def check_clocks(host: Host) -> None:
    """Whoever has run out of time in a live game has lost."""
    columns = schema.tables.c
    query = select(columns.id).where(columns.status == "playing", columns.deadline < time.time()).limit(100)
    for table in await host.store.read(lambda connection: [row[0] for row in connection.execute(query)]):
        try:
            room = await host.rooms.get(table)
            await room.out_of_time(time.time())
        except Refusal as refusal:
            if refusal.kind == "old-rules":  # nobody can play it any more; its clock stands
                stop = update(schema.tables).where(columns.id == table).values(deadline=None)
                await host.store.write(partial(_run, stop))


def _run(statement: Executable, connection: Connection) -> None:
    connection.execute(statement)


async def resume_bots(host: Host, before: float) -> None:
    """Games in which it has been a bot's turn for some time go on: its process has died."""

    def work(connection: Connection) -> list[str]:
        tables, seats = schema.tables.c, schema.seats.c
        query = (
            select(tables.id)
            .join(schema.seats, (seats.table == tables.id) & (seats.number == tables.asked))
            .where(
                tables.status == "playing", tables.since < before, (seats.kind == "bot") | seats.stand_in.is_not(None)
            )
        )
        return [row[0] for row in connection.execute(query)]

    for table in await host.store.read(work):
        try:
            room = await host.rooms.get(table)
        except Refusal:
            continue  # played by other rules; it can still be looked at
        host.spawn(host.thinking.go_on(room))
