"""The workers that play the games: this process, several on this machine, or a Ray cluster, with the same results."""

from __future__ import annotations

import re
import signal
import socket
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Protocol

from dejarik.arena.bout import Played, play
from dejarik.arena.match import Bout, Match, code
from dejarik.arena.problem import CannotPlay
from dejarik.bots.process import end_with_parent, give_up, unheard

KNOCK = 10.0  # seconds


class Workers(Protocol):
    """Takes games, and returns them played, in any order."""

    room: int  # games under way that keep everybody busy

    def submit(self, bout: Bout) -> None: ...

    def finished(self) -> list[Played]:
        """Wait until a game is over; return it and any others that are."""
        ...

    def close(self) -> None:
        """Give up what is under way."""
        ...


class Here:
    """This process."""

    room = 1

    def __init__(self, match: Match) -> None:
        self._match = match
        self._bouts: deque[Bout] = deque()

    def submit(self, bout: Bout) -> None:
        self._bouts.append(bout)

    def finished(self) -> list[Played]:
        return [play(self._match, self._bouts.popleft())]

    def close(self) -> None:
        self._bouts.clear()


class Processes:
    """Several processes on this machine, spawned and not forked: forking one with threads (a progress bar) can hang."""

    def __init__(self, match: Match, jobs: int) -> None:
        self.room = 2 * jobs
        self._match = match
        self._pool = ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent)
        self._games: set[Future[Played]] = set()

    def submit(self, bout: Bout) -> None:
        with unheard(signal.SIGINT):  # Ctrl+C reaches every process of a terminal; it is for this one
            self._games.add(self._pool.submit(play, self._match, bout))

    def finished(self) -> list[Played]:
        done, self._games = wait(self._games, return_when=FIRST_COMPLETED)
        try:
            return [game.result() for game in done]
        except BrokenProcessPool as problem:
            raise CannotPlay("arena-worker-died") from problem

    def close(self) -> None:
        give_up(self._pool)


class Ray:
    """A Ray cluster. Its machines need the same dejarik as this one, and say so if theirs differs."""

    def __init__(self, match: Match, address: str | None) -> None:
        self._ray = ray = _ray()
        try:
            _knock(address or "")
            ray.init(address, log_to_driver=False, logging_level="error")
        except (OSError, ValueError, RuntimeError) as problem:
            reason = str(problem).partition("\n")[0]
            raise CannotPlay("arena-no-cluster", address=str(address), problem=reason) from problem
        self.room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._match = ray.put(match)
        self._code = code(match.game)
        self._play = ray.remote(_play_elsewhere)
        self._games: list[Any] = []

    def submit(self, bout: Bout) -> None:
        self._games.append(self._play.remote(self._match, bout, self._code))

    def finished(self) -> list[Played]:
        done, self._games = self._ray.wait(self._games)
        try:
            played: list[Played] = self._ray.get(done)
        except self._ray.exceptions.RayTaskError as problem:
            if isinstance(problem.cause, CannotPlay):
                raise problem.cause from None
            raise
        return played

    def close(self) -> None:
        self._ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError as problem:
        raise CannotPlay("arena-no-ray", command='pip install "dejarik[ray]"') from problem
    return ray


def _knock(address: str) -> None:
    """Raise OSError if nobody listens there; Ray would try for minutes. Addresses such as `auto` are left to Ray."""
    found = re.fullmatch(r"(?:ray://)?(?P<host>[^:/]+):(?P<port>\d+)", address)
    if found is not None:
        socket.create_connection((found["host"], int(found["port"])), timeout=KNOCK).close()


def _play_elsewhere(match: Match, bout: Bout, wanted: str) -> Played:
    """Play a game on another machine, if that has the same code."""
    if code(match.game) != wanted:
        raise CannotPlay("arena-other-code", theirs=code(match.game), ours=wanted)
    return play(match, bout)
