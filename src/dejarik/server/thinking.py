"""Bots at the table, in worker processes. A bot gets what its seat's client would get: the view, nothing else."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context

from dejarik.bots.process import end_with_parent, give_up, unheard
from dejarik.server import thoughts
from dejarik.server.choosing import choose
from dejarik.server.refusal import Refusal
from dejarik.server.room import Room
from dejarik.server.store import Store

log = logging.getLogger(__name__)
AGAIN = 1.0  # seconds before dead workers are replaced


class Thinking:
    """Workers for the bots of all tables, so that one that thinks slows down nobody."""

    def __init__(self, workers: int, store: Store) -> None:
        self._workers = workers
        self._store = store
        self._pool = self._new_pool()
        self._busy: set[str] = set()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=end_with_parent)

    def close(self) -> None:
        """What a bot was thinking of it can think of again."""
        give_up(self._pool)

    async def go_on(self, room: Room) -> None:
        """Let the bots of a table play until a person has to decide."""
        if room.id in self._busy:
            return
        self._busy.add(room.id)
        try:
            while (name := bot_to_move(room)) is not None:
                await self._move(room, name)
        finally:
            self._busy.discard(room.id)

    async def _move(self, room: Room, name: str) -> None:
        seat, version, seed = room.row.asked, room.version, secrets.randbits(64)
        view = room.state.view(seat)
        pool = self._pool
        try:
            with unheard(signal.SIGINT):  # Ctrl+C reaches every process of a terminal, but it is for the server
                choosing = pool.submit(choose, room.id, room.game.id, seat, view, name, seed)
            pick, thought = await asyncio.wrap_future(choosing)
        except BrokenProcessPool:
            log.error("a worker has died; there are new ones")
            if self._pool is pool:
                self._pool = self._new_pool()
            await asyncio.sleep(AGAIN)
            return
        await room.catch_up()
        if bot_to_move(room) != name:
            return  # its owner has taken the seat back, or another process was faster
        try:
            await room.pick([seat], version, [pick], f"bot-{seed}")
        except Refusal as refusal:
            if refusal.kind != "stale":  # somebody took a pick back, or another process was faster
                log.error("a bot's pick was refused: %s", refusal.kind)  # no word of what it was
                raise RuntimeError(refusal.kind) from None
            return
        if thought:
            await self._store.write(partial(thoughts.keep, room.id, version + 1, seat, thought))


def bot_to_move(room: Room) -> str | None:
    """The bot that has to decide, if it is one."""
    seat = room.row.asked
    if seat is None or room.over:
        return None
    sitting = room.seats[seat]
    name: str | None = sitting.bot if sitting.kind == "bot" else sitting.stand_in
    return name
