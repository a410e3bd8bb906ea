"""Requests of those who watch over the servers: whether a process is well, and whether people may be sent to it."""

from __future__ import annotations

from fastapi import APIRouter, Response

import dejarik
from dejarik.server.http.refusal import Refusal
from dejarik.server.http.response_bodies import Health, Readiness
from dejarik.server.http.responses import PROBLEMS, json_response
from dejarik.server.routes.dependencies import TheServices

router = APIRouter(tags=["server"], responses=PROBLEMS)
SOON = 5  # seconds after which it is worth asking again


@router.get("/health", summary="Whether this process is well")
async def health(services: TheServices) -> Response:
    """If not, only a restart helps. Whether the database answers is another matter: see /ready."""
    if not services.well:
        raise Refusal(503, "not-well", "a part of this process has died; it has to be started again")
    found: Health = {"version": dejarik.__version__, "games": list(dejarik.GAMES)}
    return json_response(found)


@router.get("/ready", summary="Whether people may be sent to this process")
async def ready(services: TheServices) -> Response:
    """It is not while the database cannot be written, and not when it is about to stop. Without Redis games go on,
    only more slowly, so that alone does not count."""
    found: Readiness = await services.readiness()
    if not found["database"] or found["draining"]:
        raise Refusal(503, "not-ready", "this process can be sent nobody now", retry_after=SOON, **found)
    return json_response(found)
