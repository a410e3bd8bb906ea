"""Requests about the past of a game."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from dejarik.server.bots import thoughts
from dejarik.server.http.response_bodies import Events, Thoughts
from dejarik.server.http.responses import PROBLEMS, json_response
from dejarik.server.play import history
from dejarik.server.routes.dependencies import EVERY_REQUEST, TableId, TheServices, Visitor

router = APIRouter(prefix="/api", tags=["history"], responses=PROBLEMS, dependencies=EVERY_REQUEST)
Version = Annotated[int, Path(ge=0, le=10**9)]
Eye = Annotated[
    str,
    Query(max_length=40, description="a seat, `spectator` or `open`; others' only after the end. Else one's own"),
]


@router.get("/tables/{table}/events", summary="What has happened since a version")
async def events(
    table: TableId,
    visitor: Visitor,
    services: TheServices,
    since: int = Query(default=0, ge=0, le=10**9, description="0: from the setup on"),
    eye: Eye = "",
) -> Response:
    """The log of the game as one may read it: an entry for each version, with who picked, when, and the messages."""
    mine = await services.seats_held(table, visitor)
    found: Events = {"events": await services.store.read(partial(history.events, table, since, mine, eye))}
    return json_response(found)


@router.get("/tables/{table}/history/{version}", summary="The game as it was")
async def moment(table: TableId, version: Version, visitor: Visitor, services: TheServices, eye: Eye = "") -> Response:
    """The view of each eye at that version, and the events that led there."""
    mine = await services.seats_held(table, visitor)
    return json_response(await services.store.read(partial(history.moment, table, version, mine, eye)))


@router.get("/tables/{table}/scores", summary="How a finished game went, in numbers")
async def scores(table: TableId, services: TheServices) -> Response:
    """For each version how good it looked for each seat, from 0 (lost) to 1 (won)."""
    return json_response(await services.scores.of(table))


@router.get("/tables/{table}/thoughts", summary="What the bots of a finished game thought")
async def thoughts_of_bots(table: TableId, services: TheServices) -> Response:
    """For each pick of a bot that searches: the options it weighed, how often it tried each and how well that went, and
    what it took the hidden things for."""
    found: Thoughts = {"thoughts": await services.store.read(partial(thoughts.all_of, table))}
    return json_response(found)


@router.get("/tables/{table}/record", summary="The record of a finished game")
async def record(table: TableId, services: TheServices) -> Response:
    text = await services.store.read(partial(history.record, table))
    name = f'attachment; filename="{table}.jsonl"'
    return Response(text, media_type="application/jsonl", headers={"Content-Disposition": name})
