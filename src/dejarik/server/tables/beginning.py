"""A game begins when no seat is open any more."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Row, update

import dejarik
from dejarik.engine.chance import Chance
from dejarik.engine.state import State
from dejarik.server import steady
from dejarik.server.http.refusal import Refusal
from dejarik.server.people.secret import digest
from dejarik.server.play.clock import Control
from dejarik.server.services import Services
from dejarik.server.storage import journal, schema


async def sit_down(services: Services, table: str, work: Callable[[Connection], None]) -> None:
    """Let people take seats, and begin the game if no seat is open any more: both or, if one fails, neither."""

    def sit_and_begin(connection: Connection) -> bool:
        work(connection)
        return begin(table, connection)

    if await services.store.write(sit_and_begin):
        await game_begun(services, table)
    else:
        services.fanout.publish(table)


async def game_begun(services: Services, table: str) -> None:
    await services.after_change(await services.rooms.get(table), new_turn=True)


def begin(table: str, connection: Connection) -> bool:
    """Begin the game if no seat is open. The hash of the seed is public from then on, the seed itself after the end."""
    row = journal.locked_table_row(table, connection)
    if row is None or row.status != "open" or any(seat.kind == "open" for seat in journal.seat_rows(table, connection)):
        return False
    seed = secrets.randbits(128)
    if row.origin is None:
        state: State = dejarik.game(row.game).new(row.players, seed, row.options)
    else:
        state = continued(row, seed, connection)
    now = steady.now()
    control = Control.of(row.control)
    left = control.start(row.players)
    asked = None if state.ask is None else state.ask.seat
    header = state.record().header | {"seed": str(seed)}
    values = {
        "status": "playing" if state.ask is not None else "finished",
        "header": header,
        "seed_hash": digest(header["seed"]),
        "asked": asked,
        "clock": left,
        "since": now,
        "deadline": control.deadline(left, asked, now),
        "changed": now,
    }
    columns = schema.tables.c
    connection.execute(update(schema.tables).where(columns.id == table, columns.status == "open").values(values))
    journal.save_snapshot(table, 0, state, connection)
    return True


def continued(row: Row[Any], seed: int, connection: Connection) -> State:
    """Return a moment of another game, its hidden part dealt anew to fit what the chosen seat knew.

    The seed decides both the deal and the luck to come, so its hash is as good a promise as that of any other
    game: whoever has the seed can imagine the same game from the same view.
    """
    game = dejarik.game(row.game)
    earlier = journal.open_state(row.origin["table"], game, row.origin["version"], connection)
    if earlier.ask is None:
        raise Refusal(422, "no-such-moment", "the game was over then")
    view = earlier.view(row.origin["seat"])
    state: State = game.load(game.imagine(view, Chance(seed)).dump())
    return state
