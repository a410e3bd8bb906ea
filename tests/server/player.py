"""Somebody who plays over the network: HTTP, and a live connection."""

from __future__ import annotations

import json
import random
import time
import uuid
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.running import PATIENCE, Server, json_of

ME, OPEN, BOT, RANDOM = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}


class Player:
    """A person with a browser: a cookie, and whatever connections they open."""

    def __init__(self, server: Server, name: str | None = "Ann", **headers: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, headers=headers, verify=False, timeout=PATIENCE)
        self.connections: list[Live] = []
        if name is not None:
            json_of(self.http.post("/api/people", json={"name": name}), 201)

    def close(self) -> None:
        for live in self.connections:
            live.close()
        self.http.close()

    def get(self, path: str, status: int = 200) -> Any:
        return json_of(self.http.get(f"/api{path}"), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return json_of(self.http.post(f"/api{path}", json=body), status)

    def new_table(self, game: str, *seats: dict[str, str], **more: Any) -> str:
        return str(self.post("/tables", {"game": game, "seats": list(seats)} | more, 201)["id"])

    def game(self, table: str) -> Any:
        return self.get(f"/tables/{table}/game")

    def table(self, table: str) -> Any:
        return self.get(f"/tables/{table}")

    def asked(self, table: str) -> list[str]:
        """What may be picked now by one of our seats."""
        return next((options(each) for each in self.game(table)["eyes"].values() if each["ask"]), [])

    def try_pick(self, table: str, version: int, *picks: str, request: str | None = None) -> httpx.Response:
        body = {"version": version, "picks": picks, "request": request or uuid.uuid4().hex}
        return self.http.post(f"/api/tables/{table}/picks", json=body)

    def pick(self, table: str, times: int = 1) -> int:
        """Pick the first option, so many times; the version after that."""
        version = 0
        for _ in range(times):
            version = self.game(table)["version"]
            version = json_of(self.try_pick(table, version, self.asked(table)[0]))["version"]
        return version

    def live(self, table: str, since: int | None = None) -> Live:
        live = Live(self, table, since)
        self.connections.append(live)
        return live


class Live:
    """A live connection, and what its client has put together from the messages."""

    def __init__(self, player: Player, table: str, since: int | None = None, views: Any = None) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
        url = f"ws{player.server.url.removeprefix('http')}/api/tables/{table}/live"
        headers = {"Cookie": cookies} if cookies else {}
        headers |= {"Authorization": token} if (token := player.http.headers.get("authorization")) else {}
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                url,
                additional_headers=headers,
                compression=None,
                max_queue=None,
                open_timeout=PATIENCE,
                close_timeout=2,
            )
        )
        self.table = table
        self.version = -1
        self.views: dict[str, dict[str, Any]] = views or {}
        self.asks: dict[str, Any] = {}
        with suppress(ConnectionClosed):  # we were refused before we could say a word
            self.say("hello", **({} if since is None else {"since": since}))

    def close(self) -> None:
        self._open.close()

    def say(self, type: str, **more: Any) -> None:
        self.socket.send(json.dumps({"type": type} | more))

    def pick(self, *picks: str, version: int | None = None, request: str | None = None) -> str:
        request = request or uuid.uuid4().hex
        self.say("pick", version=self.version if version is None else version, picks=picks, request=request)
        return request

    def read(self, within: float = PATIENCE) -> Any:
        """The next message."""
        message = json.loads(self.socket.recv(within))
        if message["type"] in ("state", "change"):
            self.version = message["version"]
            for eye, seen in message["eyes"].items():
                self.views[eye] = (self.views[eye] if message["type"] == "change" else {}) | seen["view"]
                self.asks[eye] = seen["ask"]
        return message

    def next(self, type: str, fits: Callable[[Any], bool] = lambda message: True) -> Any:
        """The next message of a sort, whatever else is said before."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self.read(end - time.monotonic())
            if message["type"] == type and fits(message):
                return message

    def see(self, fits: Callable[[Any], bool]) -> Any:
        """The table as soon as it is like this; if it was so before we looked, that counts too."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self.read(end - time.monotonic())
            if message["type"] in ("state", "change") and fits(message["table"]):
                return message["table"]

    def ended(self) -> int | None:
        """Why the server has ended the connection."""
        with suppress(ConnectionClosed):
            while True:
                self.read()
        return self.socket.close_code

    def reach(self, version: int) -> Any:
        """The message that brings us to a version, or further."""
        return self.next("change" if self.version >= 0 else "state", lambda message: message["version"] >= version)


def options(seen: Any) -> list[str]:
    return [option["pick"] for option in seen["ask"]["options"]]


def play_to_the_end(table: str, *players: Player, seed: int = 1) -> Any:
    """People pick whatever comes to their minds until the game is over; the table after that."""
    rng = random.Random(seed)
    lives = [player.live(table) for player in players]
    now = lives[0].next("state")
    while now["table"]["status"] == "playing":
        for live in lives:
            if live.version < now["version"]:
                live.reach(now["version"])
            for ask in [ask for ask in live.asks.values() if ask]:
                live.pick(rng.choice([option["pick"] for option in ask["options"]]))
        now = lives[0].reach(now["version"] + 1)
    return players[0].table(table)
