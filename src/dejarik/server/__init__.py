"""The table server: play any game at a distance, live or by mail."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy import Connection, select
from starlette.exceptions import HTTPException
from starlette.middleware.base import RequestResponseEndpoint

import dejarik
from dejarik.engine.problem import Problem
from dejarik.server import docs, live, routes_people, routes_play, routes_tables, schema
from dejarik.server.host import Host
from dejarik.server.refusal import Refusal, refuse
from dejarik.server.settings import Settings

log = logging.getLogger(__name__)
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
TICK = 0.5  # seconds between looks at the clocks


def create_app(settings: Settings) -> FastAPI:
    """The application for one process."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        host = Host(settings)
        app.state.host = host
        await host.open()
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
    app.middleware("http")(guard)
    for router in (routes_people.router, routes_tables.router, routes_play.router, live.router):
        app.include_router(router)

    for path, text, media in (
        ("/docs", docs.PAGE, "text/html"),
        ("/docs.css", docs.STYLE, "text/css"),
        ("/docs.js", docs.SCRIPT, "text/javascript"),
    ):
        app.add_api_route(path, partial(page, text, media), include_in_schema=False)

    @app.get("/health", tags=["server"], summary="Whether this process is well")
    async def health() -> dict[str, Any]:
        return {"version": dejarik.__version__, "games": list(dejarik.GAMES)}

    return app


async def page(text: str, media: str) -> Response:
    return Response(text, media_type=media)


async def guard(request: Request, call_next: RequestResponseEndpoint) -> Response:
    """Sizes, origins and headers, before and after every request."""
    host: Host = request.app.state.host
    try:
        check_size(request, host.settings.largest_body)
        check_origin(request, host.settings)
    except Refusal as refusal:
        return refusal.response()
    response = await call_next(request)
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers.setdefault("Content-Security-Policy", POLICY)
    response.headers.setdefault("Cache-Control", "no-store")
    return response


def check_size(request: Request, largest: int) -> None:
    length = request.headers.get("content-length", "0")
    if request.method in UNSAFE and (not length.isdigit() or "content-length" not in request.headers):
        if request.headers.get("transfer-encoding"):
            raise Refusal(411, "length-required", "say how long the body is")
        length = length if length.isdigit() else "0"
    if int(length) > largest:
        raise Refusal(413, "too-large", f"more than {largest} bytes")


def check_origin(request: Request, settings: Settings) -> None:
    """A page of another site may not act with our cookie."""
    if request.method not in UNSAFE or request.headers.get("authorization"):
        return
    origin = request.headers.get("origin")
    ours = settings.origin or f"{request.url.scheme}://{request.headers.get('host')}"
    if origin is not None and origin != ours:
        raise Refusal(403, "other-origin", "this page is not ours")
    if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refusal(403, "other-origin", "this page is not ours")


async def tick(host: Host) -> None:
    """Look at the clocks, and at tables whose bot was thinking when its process died."""
    await resume_bots(host)
    while True:
        await asyncio.sleep(TICK)
        try:
            await check_clocks(host)
        except Exception:
            log.exception("the clocks could not be looked at")


async def check_clocks(host: Host) -> None:
    """Whoever has run out of time in a live game has lost."""
    columns = schema.tables.c
    query = select(columns.id).where(columns.status == "playing", columns.deadline < time.time()).limit(100)
    for table in await host.store.read(lambda connection: [row[0] for row in connection.execute(query)]):
        room = await host.rooms.get(table)
        await room.catch_up()
        seat, deadline = room.row.asked, room.row.deadline
        if room.over or seat is None or deadline is None or deadline >= time.time():
            continue
        if room.control.kind == "live":
            seats = room.state.start.seats
            others = [other for other in range(len(seats)) if seats[other].side != seats[seat].side]
            await room.finish(others, "time", seat)
        else:
            await room.set(deadline=None)  # in a game by mail the others may now call a bot in


async def resume_bots(host: Host) -> None:
    """Games in which it is a bot's turn go on after a restart."""

    def work(connection: Connection) -> list[str]:
        tables, seats = schema.tables.c, schema.seats.c
        query = (
            select(tables.id)
            .join(schema.seats, (seats.table == tables.id) & (seats.number == tables.asked))
            .where(tables.status == "playing", (seats.kind == "bot") | seats.stand_in.is_not(None))
        )
        return [row[0] for row in connection.execute(query)]

    for table in await host.store.read(work):
        try:
            room = await host.rooms.get(table)
        except Refusal:
            continue  # played by other rules; it can still be looked at
        host.spawn(host.thinking.go_on(room))
