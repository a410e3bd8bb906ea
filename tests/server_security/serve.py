"""A server process for the tests: settings as JSON, everything logged to stderr, the port printed when it listens."""

from __future__ import annotations

import gc
import json
import logging
import signal
import socket
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Literal

import uvicorn
from argon2 import PasswordHasher

from dejarik.bots import BOTS
from dejarik.bots.random import Random
from dejarik.engine.option import Option
from dejarik.engine.perspective import Perspective
from dejarik.server.app import create_app, uvicorn_config
from dejarik.server.limits import LOCAL, PUBLIC
from dejarik.server.people import passwords
from dejarik.server.play.room import Room
from dejarik.server.settings import Settings


class Stubborn(Random):
    """A bot that wants what nobody offers."""

    def pick(self, perspective: Perspective) -> Option:
        return Refused()


class Refused(Option):
    """No game has it."""

    words = "what nobody offers"


class Confused(Random):
    """A bot that does not know its game."""

    def pick(self, perspective: Perspective) -> Option:
        raise LookupError("what is this?")


BOTS.update(stubborn=Stubborn, confused=Confused)  # here, and in its workers, which load this module too


class Counted(PasswordHasher):
    """Writes down when it works, and not on what."""

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        logging.info("argon2 hash")
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        logging.info("argon2 verify")
        return super().verify(hash, password)


def count_rooms(*_: object) -> None:
    """Say how many games are in memory, those included that nobody knows any more."""
    logging.info("rooms in memory: %d", sum(isinstance(each, Room) for each in gc.get_objects()))


class Watch:
    """The clock of a machine, which somebody sets."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self._right = time.time

    def __call__(self) -> float:
        return self._right() + self.ahead

    def set(self, *_: object) -> None:
        """Set it an hour forward, or back again."""
        self.ahead = 0.0 if self.ahead else 3600.0
        logging.info("the clock is %d s ahead", self.ahead)


def main() -> None:
    watch = Watch()
    setattr(time, "time", watch)  # noqa: B010  # before anybody looks at it
    signal.signal(signal.SIGUSR2, watch.set)
    signal.signal(signal.SIGUSR1, count_rooms)
    logging.basicConfig(level=logging.DEBUG, stream=sys.stderr)
    setattr(passwords, "PasswordHasher", Counted)  # noqa: B010  # the same, and it says when it works
    listening = socket.create_server(("127.0.0.1", 0), backlog=128)
    print(listening.getsockname()[1], flush=True)
    given = json.loads(sys.argv[1])
    watch.ahead = given.pop("ahead", 0.0)
    lists = {name: tuple(each) for name, each in given.items() if isinstance(each, list)}
    limits = replace(PUBLIC if given.pop("public", False) else LOCAL, **given.pop("limits", {}))
    settings = Settings(**given | lists, static=Path("nowhere"), limits=limits)
    config = uvicorn_config(create_app(settings), settings, log_level="debug")
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
