"""Somebody at a table: what their page was told, and how they pick on it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, WebSocket, expect

from dejarik.bots import bot
from dejarik.engine.chance import Chance
from dejarik.engine.game import Game
from dejarik.engine.perspective import Perspective
from dejarik.games import game
from tests.browser.person import Person, press

REBELLION = game("rebellion")


class Seated:
    """A person and their page. Everything that comes over the live connection is put together as the client does it."""

    def __init__(self, person: Person, table: str, game: Game[Any] = REBELLION) -> None:
        self.game = game
        self.person = person
        self.page = person.page
        self.views: list[dict[str, Any]] = []  # every view that this page was ever told
        self.page.on("websocket", self._listen)
        person.open(f"/table/{table}")
        board = game.id.replace("_", "-")
        expect(self.page.locator(f".table[data-version] .{board}").first).to_be_visible()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("state", "change"):
            (eye,) = message["eyes"].values()
            known = self.views[-1] if message["type"] == "change" else {}
            self.views.append(known | eye["view"])

    # What is asked

    def now(self) -> tuple[int, dict[str, Any], dict[str, Any] | None]:
        """Version, view and ask, as the server has them for this seat."""
        answer = self.page.request.get(f"{self.person.url}/api/tables/{self.person.table}/game").json()
        (eye,) = answer["eyes"].values()
        return answer["version"], eye["view"], eye["ask"]

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'[data-thing="{name}"]')

    def option(self, pick: str) -> Locator:
        return self.page.locator(f'.option[data-pick="{pick}"]')

    # Picking

    def choose(self, pick: str) -> None:
        """By the button in the bar; under a heading that is folded the thing is taken in hand first."""
        version, _, ask = self.now()
        assert ask is not None
        self.person.wait_for(version)
        button = self.option(pick)
        expect(button.or_(self.page.locator(".options .heading").first).first).to_be_visible()
        if not button.count():
            (touches,) = [option["touches"] for option in ask["options"] if option["pick"] == pick]
            self.page.locator(", ".join(f'[data-hold="{thing}"]' for thing in touches)).first.click()
        press(button)
        self.person.wait_for(version + 1)

    def point(self, thing: str) -> None:
        """At a thing on the board, which picks."""
        version = self.person.version
        self.thing(thing).first.click()
        self.person.wait_for(version + 1)

    def greedy(self, seed: int) -> str:
        """What a bot would pick that sees no more than this seat."""
        _, view, ask = self.now()
        assert ask is not None
        seat = [each.name for each in self.game.seats(view["players"])].index(view["seat"])
        world = self.game.imagine(view, Chance(seed))
        assert world.ask is not None
        return str(bot("greedy", seed).pick(Perspective(self.game, seat, view, world.ask)))
