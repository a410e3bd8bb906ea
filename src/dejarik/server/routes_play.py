"""Requests about a game: the present, picks, undo, the past."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from sqlalchemy import Connection

import dejarik
from dejarik.engine.event import SPECTATOR
from dejarik.engine.problem import Damaged, IllegalPick
from dejarik.engine.undo import free_picks
from dejarik.server import journal
from dejarik.server.answers import PROBLEMS, answer, host
from dejarik.server.host import Host
from dejarik.server.messages import Answer, Picks, Undo
from dejarik.server.refusal import Refusal, not_found
from dejarik.server.room import Room

router = APIRouter(prefix="/api", tags=["play"], responses=PROBLEMS)
TheHost = Annotated[Host, Depends(host)]
TableId = Annotated[str, Path(max_length=24, pattern=r"^[\w-]+$")]
Version = Annotated[int, Path(ge=0, le=10**9)]


@router.get("/tables/{table}/game", summary="The present, as one may see it")
async def present(table: TableId, request: Request, host: TheHost) -> Response:
    """View and ask of each seat one holds; the public view for everybody else."""
    mine = await host.seats_held(table, await host.whoever(request))
    room = await host.rooms.get(table)
    await room.catch_up()
    await host.noticed(room, mine)
    return answer(room.everything(mine or (None,)))


@router.get("/tables/{table}/events", summary="What has happened since a version")
async def events(
    table: TableId, request: Request, host: TheHost, since: int = Query(default=0, ge=0, le=10**9)
) -> Response:
    mine = await host.seats_held(table, await host.whoever(request))

    def work(connection: Connection) -> list[journal.Entry]:
        if journal.header_of(table, connection) is None:
            raise not_found("table")
        return journal.entries_after(table, since, connection)

    entries = await host.store.read(work)
    eyes = mine or (SPECTATOR,)
    heard = [
        {
            "version": entry.version,
            "kind": entry.kind,
            "events": [message for message, audience in entry.events if any(audience >> eye & 1 for eye in eyes)],
        }
        for entry in entries
    ]
    return answer({"events": heard})


@router.post("/tables/{table}/picks", summary="Pick")
async def pick(table: TableId, body: Picks, request: Request, host: TheHost) -> Response:
    """Answered when it is durable. The same `request` again changes nothing and gets the same answer."""
    person = await host.person(request)
    host.limits.take(person.id)
    mine = await host.seats_held(table, person)
    room = await host.rooms.get(table)
    if not mine:
        raise Refusal(403, "not-your-table", "you do not play here")
    await host.noticed(room, mine)
    return answer({"version": await room.pick(mine, body.version, body.picks, body.request)})


@router.post("/tables/{table}/undo", summary="Take picks back")
async def undo(table: TableId, body: Undo, request: Request, host: TheHost) -> Response:
    """At once if it is free; else it is a request that the other people at the table answer."""
    person = await host.person(request)
    host.limits.take(person.id)
    mine = await host.seats_held(table, person)
    room = await host.rooms.get(table)
    await room.catch_up()
    for seat in mine:
        if free_picks(room.state, seat) >= body.picks:
            return answer({"done": True, "version": await room.undo(seat, body.picks, room.version)})
    seat = _last_pick_by(room, mine)
    back = _picks_back(room, seat, body.picks)
    people = [each for each in room.seats if each.kind == "person" and each.stand_in is None]
    others = [each.number for each in people if each.number not in mine]
    if not others:
        raise Refusal(409, "no-undo", "something hidden was learnt or luck was used; that stays")
    await room.ask_to_undo(seat, back, others, room.version)
    return answer({"done": False, "waiting": others})


@router.post("/tables/{table}/undo/answer", summary="Agree to an undo, or not")
async def answer_undo(table: TableId, body: Answer, request: Request, host: TheHost) -> Response:
    mine = await host.seats_held(table, await host.person(request))
    room = await host.rooms.get(table)
    return answer({"version": await room.answer_undo(mine, agree=body.agree)})


def _last_pick_by(room: Room, seats: tuple[int, ...]) -> int:
    for by, _, _, _ in reversed(room.state.picks()):
        if by in seats:
            return by
    raise Refusal(409, "no-undo", "there is nothing of yours to take back")


def _picks_back(room: Room, seat: int, count: int) -> int:
    """How many picks of everybody must go for so many of a seat's own."""
    for back, (by, _, _, _) in enumerate(reversed(room.state.picks()), 1):
        count -= by == seat
        if not count:
            return back
    raise Refusal(409, "no-undo", "there are not so many picks of yours")


@router.get("/tables/{table}/history/{version}", summary="The game as it was")
async def history(
    table: TableId,
    version: Version,
    request: Request,
    host: TheHost,
    eye: str = Query(
        default="", max_length=40, description="a seat, `spectator` or `open`; others' only after the end"
    ),
) -> Response:
    mine = await host.seats_held(table, await host.whoever(request))

    def work(connection: Connection) -> dict[str, Any]:
        row = journal.header_of(table, connection)
        if row is None or row.header is None:
            raise not_found("game")
        if version > row.version:
            raise not_found("version")
        names: list[str] = row.header["seats"]
        eyes = _eyes(names, mine, eye, over=row.status == "finished")
        try:
            state, _ = journal.open_state(table, dejarik.game(row.game), version, connection)
        except (Damaged, IllegalPick):
            near, kept = journal.snapshot(table, version, connection)
            views = {name: kept["views"][name] for name in eyes}
            return {"version": near, "replayable": False, "eyes": views}
        views = {name: state.view(None if name == "spectator" else name) for name in eyes}
        return {"version": version, "replayable": True, "eyes": views}

    return answer(await host.store.read(work))


def _eyes(names: list[str], mine: tuple[int, ...], eye: str, *, over: bool) -> list[str]:
    """Through whose eyes somebody may look: one's own and a spectator's, anybody's when the game is over."""
    own = [names[seat] for seat in mine]
    if eye == "":
        return own or ["spectator"]
    if eye == "open":
        if not over:
            raise Refusal(403, "not-over", "that can be seen when the game is over")
        return names
    if eye not in (*names, "spectator"):
        raise not_found("seat")
    if eye != "spectator" and eye not in own and not over:
        raise Refusal(403, "not-over", "that can be seen when the game is over")
    return [eye]


@router.get("/tables/{table}/record", summary="The record of a finished game")
async def record(table: TableId, host: TheHost) -> Response:
    def work(connection: Connection) -> str:
        row = journal.header_of(table, connection)
        if row is None:
            raise not_found("table")
        if row.status != "finished":
            raise Refusal(403, "not-over", "the record can be had when the game is over")
        return journal.record_of(row, connection).text()

    text = await host.store.read(work)
    name = f'attachment; filename="{table}.jsonl"'
    return Response(text, media_type="application/jsonl", headers={"Content-Disposition": name})
