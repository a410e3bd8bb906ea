"""Requests about a game: the present, picks, undo."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Response

from dejarik.engine.undo import free_picks
from dejarik.server.http.refusal import Refusal
from dejarik.server.http.request_bodies import Answer, Picks, Undo
from dejarik.server.http.response_bodies import Reached, Undone
from dejarik.server.http.responses import PROBLEMS, json_response
from dejarik.server.play import history
from dejarik.server.routes.dependencies import EVERY_REQUEST, Known, TableId, TheServices, Visitor
from dejarik.server.storage import journal

MOST_THINGS = 40  # more than anybody points at for one pick
Thing = Annotated[str, Query(min_length=1, max_length=100)]
Things = Annotated[tuple[Thing, ...], Query(max_length=MOST_THINGS, examples=[["hand/provocation"]])]

router = APIRouter(prefix="/api", tags=["play"], responses=PROBLEMS, dependencies=EVERY_REQUEST)


@router.get("/tables/{table}/game", summary="The present, as one may see it")
async def present(table: TableId, visitor: Visitor, services: TheServices) -> Response:
    """View and ask of each seat one holds; the public view for everybody else."""
    mine = await services.seats_held(table, visitor)
    try:
        room = await services.rooms.get(table)
    except Refusal as refusal:
        if refusal.kind != "old-rules":
            raise
        return json_response(await services.store.read(partial(history.last_seen, table, mine)))
    await room.catch_up()
    await services.noticed(room, mine)
    return json_response(room.everything(mine or (None,)))


@router.get("/tables/{table}/explain", summary="Whether a seat may pick something, and why not")
async def explain(
    table: TableId,
    person: Known,
    services: TheServices,
    seat: str = Query(max_length=40, examples=["resistance"]),
    pick: str | None = Query(None, min_length=1, max_length=400, examples=["play riot-5 open"]),
    thing: Things = (),
) -> Response:
    """`rule` and `objection` come from what the seat may know, and nothing is changed. For one's own seats. Either a
    pick, or the things on the board that somebody points at, in this order: then `pick` is what that means."""
    if (pick is None) == (not thing):
        raise Refusal(422, "bad-request", "either a pick or things")
    mine = await services.seats_held(table, person)
    room = await services.rooms.get(table)
    await room.catch_up()
    number = next((each for each in mine if room.state.start.seats[each].name == seat), None)
    if number is None:
        raise Refusal(403, "not-your-seat", "this is not your seat")
    return json_response(room.explain_things(number, thing) if pick is None else room.explain(number, pick))


@router.post("/tables/{table}/picks", summary="Pick")
async def pick(table: TableId, body: Picks, person: Known, services: TheServices) -> Response:
    """Answered when it is durable. The same `request` again changes nothing and gets the same answer."""
    mine = await services.seats_held(table, person)
    room = await services.rooms.get(table)
    if not mine:
        raise Refusal(403, "not-your-table", "you do not play here")
    await services.noticed(room, mine)
    reached: Reached = {"version": await room.pick(mine, body.version, body.picks, body.request)}
    return json_response(reached)


@router.post("/tables/{table}/undo", summary="Take picks back")
async def undo(table: TableId, body: Undo, person: Known, services: TheServices) -> Response:
    """At once if it is free; else it is a request that the other people at the table answer."""
    mine = await services.seats_held(table, person)
    room = await services.rooms.get(table)
    await room.catch_up()
    if room.over:
        raise Refusal(409, "game-over", "the game is over")
    mine = room.still_played(*mine)
    for seat in mine:
        if free_picks(room.state, seat) >= body.picks:
            done: Undone = {"done": True, "version": await room.undo(seat, body.picks, room.version)}
            return json_response(done)
    standing = [seat for _, seat in await services.store.read(partial(journal.standing, table))]
    seat = _last_pick_by(standing, mine)
    back = _picks_back(standing, seat, body.picks)
    people = [each for each in room.seats if each.kind == "person" and each.stand_in is None]
    others = [each.number for each in people if each.number not in mine]
    if not others:
        raise Refusal(409, "no-undo", "something hidden was learnt or luck was used; that stays")
    await room.ask_to_undo(seat, back, others, room.version)
    asked: Undone = {"done": False, "waiting": others}
    return json_response(asked)


@router.post("/tables/{table}/undo/answer", summary="Agree to an undo, or not")
async def answer_undo(table: TableId, body: Answer, person: Known, services: TheServices) -> Response:
    mine = await services.seats_held(table, person)
    room = await services.rooms.get(table)
    reached: Reached = {"version": await room.answer_undo(mine, agree=body.agree)}
    return json_response(reached)


def _last_pick_by(standing: Sequence[int], seats: tuple[int, ...]) -> int:
    for by in reversed(standing):
        if by in seats:
            return by
    raise Refusal(409, "no-undo", "there is nothing of yours to take back")


def _picks_back(standing: Sequence[int], seat: int, count: int) -> int:
    """Return how many picks of everybody must go to take back `count` of a seat's own."""
    for back, by in enumerate(reversed(standing), 1):
        count -= by == seat
        if not count:
            return back
    raise Refusal(409, "no-undo", "there are not so many picks of yours")
