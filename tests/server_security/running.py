"""A server to attack, and people who come to it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from sqlalchemy import Connection, create_engine, insert
from websockets.sync.client import ClientConnection, connect

from dejarik.engine.state import State
from dejarik.server.people.secret import digest
from dejarik.server.storage import journal, schema
from tests.server.running import eventually

SET = "the clock is "
COUNTED = "rooms in memory: "
PATIENCE = 120.0  # seconds; nothing takes so long when all is well


class Server:
    """A process with its own SQLite file and its log."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.database = f"sqlite:///{folder / 'table.sqlite3'}"
        self._log = folder / "log.txt"
        self._clients: list[httpx.Client] = []
        given = {"database": self.database, "workers": 1, "bot_pace": 0.0} | settings
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server_security.serve", json.dumps(given)],
                stdout=subprocess.PIPE,
                stderr=log,
                cwd=Path(__file__).parents[2],
            )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())
        self.url = f"http://127.0.0.1:{self.port}"
        httpx.get(f"{self.url}/health", timeout=PATIENCE)  # answered when the database is ready

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.let_go()
        self._process.terminate()
        self._process.communicate(timeout=PATIENCE)

    def rooms(self) -> int:
        """How many games are in its memory."""
        before = self.log().count(COUNTED)
        self._process.send_signal(signal.SIGUSR1)
        eventually(lambda: self.log().count(COUNTED) > before)
        return int(self.log().rpartition(COUNTED)[2].split()[0])

    def set_clock(self) -> None:
        """Set the clock of its machine an hour forward, or back again."""
        before = self.log().count(SET)
        self._process.send_signal(signal.SIGUSR2)
        eventually(lambda: self.log().count(SET) > before)

    def log(self) -> str:
        return self._log.read_text(errors="replace")

    def client(self, **headers: str) -> httpx.Client:
        """A browser or a script that has not been here before."""
        client = httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE)
        self._clients.append(client)
        return client

    def let_go(self) -> None:
        """Of everybody who came."""
        while self._clients:
            self._clients.pop().close()

    def guest(self, name: str = "Guest") -> httpx.Client:
        client = self.client()
        assert client.post("/api/people", json={"name": name}).status_code == 201
        return client

    def script(self, token: str) -> httpx.Client:
        return self.client(Authorization=f"Bearer {token}")

    @contextmanager
    def live(self, table: str, **headers: str) -> Iterator[ClientConnection]:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        with connect(
            address, additional_headers=headers, compression=None, open_timeout=PATIENCE, max_queue=None
        ) as socket:
            yield socket

    @contextmanager
    def rows(self) -> Iterator[Connection]:
        """The database itself."""
        engine = create_engine(self.database, connect_args={"timeout": PATIENCE})
        with engine.begin() as connection:
            yield connection
        engine.dispose()

    def add_people(self, *people: str) -> list[httpx.Client]:
        """As if they had come before: scripts with tokens."""
        with self.rows() as connection:
            for id in people:
                person = {"id": id, "name": id, "language": "en", "created": 1.0}
                connection.execute(insert(schema.people).values(person))
                row = {"digest": digest(token_of(id)), "person": id, "label": "test", "created": 1.0}
                connection.execute(insert(schema.tokens).values(row))
        return [self.script(token_of(id)) for id in people]

    def add_table(self, id: str, state: State, people: list[str]) -> None:
        """A game that stands at this position, as if the server had begun it there."""
        start = state.start
        assert state.ask is not None
        now = time.time()
        table = {
            "id": id,
            "game": start.game.id,
            "players": start.players,
            "options": dict(start.options),
            "owner": people[0],
            "public": True,
            "control": {"kind": "none"},
            "status": "playing",
            "version": 0,
            "header": state.record().header,
            "seed_hash": digest(str(start.seed)),
            "asked": state.ask.seat,
            "since": now,
            "created": now,
            "changed": now,
        }
        seats = [
            {"table": id, "number": number, "kind": "person", "person": person, "name": person, "resigned": False}
            for number, person in enumerate(people)
        ]
        with self.rows() as connection:
            connection.execute(insert(schema.tables).values(table))
            connection.execute(insert(schema.seats), seats)
            journal.save_snapshot(id, 0, state, connection)


def token_of(person: str) -> str:
    return f"token-of-{person}-0123456789"


def new_table(host: httpx.Client, game: str = "uprising", public: bool = True, seats: str = "me open") -> str:
    kinds = [{"kind": kind} for kind in seats.split()]
    answer = host.post("/api/tables", json={"game": game, "seats": kinds, "public": public})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def begun(host: httpx.Client, guest: httpx.Client, public: bool = True) -> str:
    """A game of two people, the first seat the host's."""
    table = new_table(host, public=public)
    assert guest.post(f"/api/tables/{table}/seats/1/join").status_code == 204
    return table


def is_problem(answer: httpx.Response) -> bool:
    body = answer.json()
    return (
        answer.headers["content-type"] == "application/problem+json"
        and all(isinstance(body[name], str) for name in ("type", "title", "detail"))
        and body["status"] == answer.status_code
    )
