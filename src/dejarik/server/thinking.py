"""Bots at the table, in worker processes. A bot gets what its seat's client would get: the view, nothing else."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import dejarik
from dejarik.bots import bot
from dejarik.engine.chance import Chance
from dejarik.engine.perspective import Perspective
from dejarik.server.refusal import Refusal
from dejarik.server.room import Room

log = logging.getLogger(__name__)


def choose(id: str, seat: int, view: dict[str, Any], name: str, seed: int) -> str:
    """What a bot picks. The options come from a game imagined from the view: they are the same as in the real one."""
    game = dejarik.game(id)
    ask = game.imagine(view, Chance(seed)).ask
    assert ask is not None
    return str(bot(name, seed).pick(Perspective(game, seat, view, ask)))


class Thinking:
    """Workers for the bots of all tables, so that one that thinks slows down nobody."""

    def __init__(self, workers: int) -> None:
        self._pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
        self._busy: set[str] = set()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

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
        loop = asyncio.get_running_loop()
        pick = await loop.run_in_executor(self._pool, choose, room.game.id, seat, view, name, seed)
        try:
            await room.pick([seat], version, [pick], f"bot-{seed}")
        except Refusal as refusal:
            if refusal.kind != "stale":  # somebody took a pick back, or another process was faster
                log.error("a bot's pick was refused: %s", refusal)
                raise


def bot_to_move(room: Room) -> str | None:
    """The bot that has to decide, if it is one."""
    seat = room.row.asked
    if seat is None or room.over:
        return None
    sitting = room.seats[seat]
    name: str | None = sitting.bot if sitting.kind == "bot" else sitting.stand_in
    return name
