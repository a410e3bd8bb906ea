"""Requests about tables: the lobby, seats, what happens around a game."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Response

from dejarik.server import steady
from dejarik.server.http.refusal import Refusal
from dejarik.server.http.request_bodies import AutoPass, Key, NewTable, PlayOn, StandIn
from dejarik.server.http.response_bodies import Claimed, NewId, SeatKey
from dejarik.server.http.responses import PROBLEMS, json_response
from dejarik.server.people.identity import Person
from dejarik.server.routes.dependencies import EVERY_REQUEST, Known, TableId, TheServices, Visitor
from dejarik.server.services import Services
from dejarik.server.tables import creation, follow_ups, listing, seat_links, seating
from dejarik.server.tables.allowance import check_bot

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS, dependencies=EVERY_REQUEST)
SeatNumber = Annotated[int, Path(ge=0, le=16)]


@router.get("/tables", summary="The lobby")
async def lobby(
    person: Visitor,
    services: TheServices,
    mine: bool = Query(default=False, description="only one's own tables"),
    status: Literal["open", "playing", "finished"] | None = None,
) -> Response:
    """Public tables, and one's own; the latest fifty of each. Without a status the public ones are not over."""
    id = person.id if person else None
    return json_response(await services.store.read(partial(listing.lobby, id, status=status, mine=mine)))


@router.post("/tables", status_code=201, summary="Make a table")
async def create(body: NewTable, person: Known, services: TheServices) -> Response:
    made: NewId = {"id": await creation.create(services, person, body)}
    return json_response(made, 201)


@router.get("/tables/{table}", summary="A table")
async def show(table: TableId, person: Visitor, services: TheServices) -> Response:
    return json_response(await services.store.read(partial(listing.shown, table, person.id if person else None)))


@router.post("/tables/{table}/seats/{number}/join", status_code=204, summary="Take an open seat")
async def join(table: TableId, number: SeatNumber, person: Known, services: TheServices) -> Response:
    await seating.join(services, person, table, number)
    return Response(status_code=204)


@router.post("/tables/{table}/seats/{number}/leave", status_code=204, summary="Get up before the game begins")
async def leave(table: TableId, number: SeatNumber, person: Known, services: TheServices) -> Response:
    await seating.leave(services, person, table, number)
    return Response(status_code=204)


@router.post("/tables/{table}/seats/{number}/key", status_code=201, summary="The secret link of one's seat")
async def key(table: TableId, number: SeatNumber, person: Known, services: TheServices) -> Response:
    """Opened on another device it gives the seat there too. Asking again makes the old link useless."""
    secret = await seat_links.new_key(services, person, table, number)
    link: SeatKey = {"key": secret, "path": f"/join/{table}#key={secret}"}
    return json_response(link, 201)


@router.post("/tables/{table}/claim", summary="Come by a seat's secret link")
async def claim(table: TableId, body: Key, person: Known, services: TheServices) -> Response:
    services.guessing.take(f"claim {person.id}")
    claimed: Claimed = {"seat": await seat_links.claim(services, person, table, body.key)}
    return json_response(claimed)


@router.post("/tables/{table}/seats/{number}/resign", status_code=204, summary="Give up")
async def resign(table: TableId, number: SeatNumber, person: Known, services: TheServices) -> Response:
    await my_seat(services, table, number, person)
    await seating.resign(services, table, number)
    return Response(status_code=204)


@router.post("/tables/{table}/seats/{number}/stand-in", status_code=204, summary="A bot for an absent player")
async def stand_in(table: TableId, number: SeatNumber, body: StandIn, person: Known, services: TheServices) -> Response:
    """Others at the table may do this when somebody has been out of sight for a while."""
    mine = await services.seats_held(table, person)
    check_bot(body.bot, services.limits)
    room = await services.rooms.get(table)
    await room.catch_up()
    if not mine or not 0 <= number < len(room.seats):
        raise Refusal(403, "not-your-table", "only who plays here can do this")
    sitting = room.seats[number]
    if sitting.kind != "person" or room.over:
        raise Refusal(409, "nobody-to-replace", "nobody plays here, or the game is over")
    room.still_played(number)
    asked = room.row.asked == number
    away = steady.now() - max(sitting.seen or room.row.created, room.row.since if asked else 0.0)
    late = asked and room.control.kind == "mail" and room.row.deadline is None
    here = number in await services.fanout.here(table) or away < services.settings.absent_after
    if number not in mine and here and not late:
        raise Refusal(409, "not-absent", "this player is not absent")
    await services.store.write(partial(seating.call_in, table, number, body.bot))
    await room.catch_up()
    await services.after_change(room)
    return Response(status_code=204)


@router.post("/tables/{table}/seats/{number}/reclaim", status_code=204, summary="Take one's seat back from a bot")
async def reclaim(table: TableId, number: SeatNumber, person: Known, services: TheServices) -> Response:
    await my_seat(services, table, number, person)
    room = await services.rooms.get(table)
    await room.catch_up()
    await services.store.write(partial(seating.call_in, table, number, None))
    await room.catch_up()
    await services.after_change(room)
    return Response(status_code=204)


@router.post("/tables/{table}/seats/{number}/auto-pass", status_code=204, summary="Leave formalities to the server")
async def auto_pass(
    table: TableId, number: SeatNumber, body: AutoPass, person: Known, services: TheServices
) -> Response:
    """Questions that one is asked although there is only "pass" or "done" are then answered after a while, as a person
    would, as long as somebody is connected in this seat. The others see nothing of it."""
    await my_seat(services, table, number, person)
    await services.store.write(partial(seating.leave_formalities, table, number, body.on))
    services.fanout.publish(table)
    room = services.rooms.opened(table)
    if room is not None:
        await room.catch_up()
        services.answer_formality(room)
    return Response(status_code=204)


@router.post("/tables/{table}/rematch", status_code=201, summary="The same again, seats moved on")
async def rematch(table: TableId, person: Known, services: TheServices) -> Response:
    if not await services.seats_held(table, person):
        raise Refusal(403, "not-your-table", "only who played here can do this")
    made: NewId = {"id": await follow_ups.rematch(services, person, table)}
    return json_response(made, 201)


@router.post("/tables/{table}/play-on", status_code=201, summary="Play on from a moment of a finished game")
async def play_on(table: TableId, body: PlayOn, person: Known, services: TheServices) -> Response:
    made: NewId = {"id": await follow_ups.play_on(services, person, table, body)}
    return json_response(made, 201)


async def my_seat(services: Services, table: str, number: int, person: Person) -> None:
    if number not in await services.seats_held(table, person):
        raise Refusal(403, "not-your-seat", "this is not your seat")
