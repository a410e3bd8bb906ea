"""The application of one server process: its routes, and what is opened and closed with it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import uvicorn
from fastapi import FastAPI, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import dejarik
from dejarik.engine.problem import Problem
from dejarik.server import background, garbage, metrics
from dejarik.server.http.logs import keep_secrets_out_of_logs
from dejarik.server.http.middleware import Guard
from dejarik.server.http.patience import protocol
from dejarik.server.http.refusal import Refusal, refuse
from dejarik.server.routes import chat, docs_page, games, health, history, live, people, play, tables
from dejarik.server.routes.client import Client
from dejarik.server.routes.dependencies import EVERY_REQUEST
from dejarik.server.services import Services
from dejarik.server.settings import Settings

# Seconds that a thread computes before another gets its turn. A thread that comes back from SQLite waits that long, and
# the writer comes back several times for each pick: with Python's usual 5 ms, 256 picks in one commit took 700 ms, of
# which only 80 were spent computing.
TURN = 0.0005
SMALL = 1024  # bytes; what is longer is compressed for whoever can read that
COMPRESSION = 5  # a view of Rebellion becomes a tenth in half a millisecond; more effort saves hardly anything


def create_app(settings: Settings) -> FastAPI:
    """Make the application of one server process."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        keep_secrets_out_of_logs()
        services = Services(settings)
        app.state.services = services
        with metrics.served(settings.metrics):
            await services.open()
            await asyncio.to_thread(load_games)  # now, and not when the first player waits for it
            garbage.settle()
            sys.setswitchinterval(TURN)
            services.ticking = asyncio.create_task(background.tick(services))
            try:
                yield
            finally:
                services.ticking.cancel()
                await services.close()

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
    app.add_middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=COMPRESSION)
    app.add_middleware(Guard, settings=settings)
    for module in (people, games, tables, chat, play, history, live, health):
        app.include_router(module.router)

    for path, text, media in (
        ("/docs", docs_page.PAGE, "text/html"),
        ("/docs.css", docs_page.STYLE, "text/css"),
        ("/docs.js", docs_page.SCRIPT, "text/javascript"),
    ):
        app.add_api_route(path, partial(page, text, media), include_in_schema=False, dependencies=EVERY_REQUEST)

    app.router.default = Client(settings.static)
    return app


def load_games() -> None:
    """Load the rules and the content of all games."""
    for id in dejarik.GAMES:
        dejarik.game(id)


def uvicorn_config(app: FastAPI, settings: Settings, **more: Any) -> uvicorn.Config:
    """Return how uvicorn serves the application: what it believes and how much it takes."""
    return uvicorn.Config(
        app,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        http=protocol(settings.limits.request),
        ws="websockets-sansio",
        ws_max_size=settings.largest_body,
        ws_per_message_deflate=False,  # with it there are only a third as many messages a second
        **more,
    )


async def page(text: str, media: str) -> Response:
    return Response(text, media_type=media)
