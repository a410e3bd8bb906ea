"""Tables at a moment of a game that bots have played, as if people had sat there and gone away."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, create_engine, insert

import dejarik
from dejarik.bots import bot
from dejarik.engine.game import Game
from dejarik.engine.perspective import Perspective
from dejarik.engine.state import State
from dejarik.server.storage import journal, schema
from dejarik.server.storage.journal import PICK, Entry
from tests.browser.person import Person
from tests.serving import Served

MOST = 40  # games that are tried for a moment that is looked for
Moment = Callable[[State], bool]


@dataclass(frozen=True, slots=True)
class Played:
    """A game up to a moment: how it began, what was picked, and where it stands."""

    start: State
    entries: list[Entry]
    end: State


def played(game: Game[Any], players: int, moment: Moment) -> Played:
    """The first of some games between greedy bots that comes to such a moment, up to there."""
    for seed in range(MOST):
        state = game.new(players, seed)
        start, bots = state.copy(), [bot("greedy", seed + seat) for seat in range(players)]
        entries: list[Entry] = []
        while (ask := state.ask) is not None:
            if moment(state):
                return Played(start, entries, state)
            option = bots[ask.seat].pick(Perspective(game, ask.seat, state.view(ask.seat), ask))
            state.apply(option)
            assert state.trail is not None
            luck, events = state.trail[3], journal.events_of(state)
            entries.append(Entry(len(entries) + 1, PICK, ask.seat, 0.0, str(option), luck, None, events, None))
    raise AssertionError(f"no such moment in {MOST} games")


def followed(start: State, *picks: str) -> Played:
    """A position set by hand, and what was picked in it since."""
    state = start.copy()
    entries: list[Entry] = []
    for pick in picks:
        assert state.ask is not None
        seat = state.ask.seat
        state.apply(pick)
        assert state.trail is not None
        entries.append(
            Entry(len(entries) + 1, PICK, seat, 0.0, pick, state.trail[3], None, journal.events_of(state), None)
        )
    return Played(start, entries, state)


def lay(server: Served, people: Mapping[str, Person], moment: Moment, hours: float = 0.0) -> str:
    """A table of Rebellion at which these people sit, by their names and in the order of the seats; the last pick was
    made some hours ago. The id of the table."""
    return lay_out(server, people, played(dejarik.game("rebellion"), len(people), moment), hours)


def lay_out(server: Served, people: Mapping[str, Person], found: Played, hours: float = 0.0) -> str:
    """The same with a game that somebody has at hand."""
    game = found.start.start.game
    at = time.time() - 3600 * hours
    engine = create_engine(server.database, connect_args={"timeout": 60})
    try:
        with engine.begin() as connection:
            return _write(connection, game, found, [_who(name, each) for name, each in people.items()], at)
    finally:
        engine.dispose()


def _who(name: str, somebody: Person) -> dict[str, Any]:
    """Somebody whom the server meets: their id and name."""
    made = somebody.page.request.post(f"{somebody.url}/api/people", data={"name": name})
    who: dict[str, Any] = made.json()
    return who


def _write(connection: Connection, game: Game[Any], found: Played, people: list[dict[str, Any]], at: float) -> str:
    table, seed = secrets.token_urlsafe(12), "1"
    assert found.end.ask is not None
    row = {
        "id": table,
        "game": game.id,
        "players": len(people),
        "options": dict(found.start.start.options),
        "owner": people[0]["id"],
        "public": False,
        "control": {"kind": "none"},
        "status": "playing",
        "version": len(found.entries),
        "header": found.start.record().header | {"seed": seed},
        "seed_hash": hashlib.sha256(seed.encode()).hexdigest(),
        "asked": found.end.ask.seat,
        "since": at,
        "created": at,
        "changed": at,
    }
    connection.execute(insert(schema.tables).values(row))
    seats = [
        {
            "table": table,
            "number": number,
            "kind": "person",
            "person": who["id"],
            "name": who["name"],
            "resigned": False,
        }
        for number, who in enumerate(people)
    ]
    connection.execute(insert(schema.seats), seats)
    journal.save_snapshot(table, 0, found.start, connection)
    entries = [
        {
            "table": table,
            "version": entry.version,
            "kind": entry.kind,
            "seat": entry.seat,
            "pick": entry.pick,
            "luck": entry.luck,
            "events": entry.events,
            "at": at,
        }
        for entry in found.entries
    ]
    if entries:
        connection.execute(insert(schema.entries), entries)
    return table
