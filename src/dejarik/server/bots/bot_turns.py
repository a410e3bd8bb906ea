"""The turns of bots at all tables. A bot gets what the client of its seat would get: the view and nothing else."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeAlias
from zlib import crc32

from dejarik.bots.thought import ThoughtData
from dejarik.server import metrics
from dejarik.server.bots import thoughts
from dejarik.server.bots.bot_queue import BotQueue
from dejarik.server.bots.bot_worker import choose, think_ahead, thinks_ahead
from dejarik.server.bots.pace import Pace, cost
from dejarik.server.bots.worker_process import WorkerProcess
from dejarik.server.http.refusal import Refusal
from dejarik.server.play.room import Room
from dejarik.server.settings import Settings
from dejarik.server.storage.store import Store

Watched: TypeAlias = Callable[[Room], Awaitable[bool]]  # whether somebody is there to play with
log = logging.getLogger(__name__)
AGAIN = 1.0  # seconds before trying again when a worker has died
TRIES = 2  # picks of a bot for one decision; if none of them can be made, it is any legal one


class BotTurns:
    """Lets bots play in worker processes, so that one that thinks slows nobody down."""

    def __init__(self, settings: Settings, store: Store, watched: Watched) -> None:
        self._workers = [WorkerProcess() for _ in range(settings.workers)]
        self._queue = BotQueue(self._workers)
        self._patience = settings.limits.thought
        self._pace = Pace(settings.bot_pace, self._patience)
        self._store = store
        self._watched = watched
        self._busy: set[str] = set()
        self._failed: dict[str, tuple[int, int]] = {}  # by table: the version at which a bot fails, and how often

    def close(self) -> None:
        """Stop the workers. Whatever a bot was thinking about, it can think about again."""
        for worker in self._workers:
            worker.close()

    async def play(self, room: Room) -> None:
        """Let the bots of a table play until a person has to decide, and think ahead until they have decided.

        They rest when nobody has been there for some time. Whoever comes wakes them.
        """
        if room.id in self._busy:
            return
        self._busy.add(room.id)
        try:
            moved = True
            while moved and await self._watched(room):
                while (name := bot_to_move(room)) is not None:
                    await self._move(room, name)
                    if not await self._watched(room):
                        return
                moved = await self._think_ahead(room)
        finally:
            self._busy.discard(room.id)
            self._failed.pop(room.id, None)

    def _usual(self, room: Room) -> WorkerProcess:
        """Return the worker that remembers what the bots of this table thought."""
        return self._workers[crc32(room.id.encode()) % len(self._workers)]

    async def _move(self, room: Room, name: str) -> None:
        seat, version, seed = room.row.asked, room.version, secrets.randbits(64)
        pick, thought = "", None
        try:
            with metrics.BOTS_WAITED_FOR.track_inprogress(), metrics.BOT_SECONDS.time():
                if self._gave_up(room):
                    pick = str(random.choice(room.state.ask.options)) if room.state.ask else ""
                else:
                    pick, thought = await self._choose(room, name, seed)
        except BrokenProcessPool:
            log.error("a worker has died; there is a new one")
            await asyncio.sleep(AGAIN)
            return
        except Exception as problem:  # noqa: BLE001  # whatever is wrong with a bot, its table goes on
            self._fail(room, version, type(problem).__name__)
            return
        await room.catch_up()
        if room.version != version or bot_to_move(room) != name:
            return  # its owner has taken the seat back, or another process was faster
        try:
            await room.pick([seat], version, [pick], f"bot-{seed}", by_bot=True)
        except Refusal as refusal:
            if refusal.status >= 500:  # the database is away
                await asyncio.sleep(AGAIN)
            elif refusal.kind != "stale":  # somebody took a pick back, or another process was faster
                self._fail(room, version, refusal.kind)
            return
        if thought:
            await self._store.write(partial(thoughts.keep, room.id, version + 1, seat, thought))

    async def _choose(self, room: Room, name: str, seed: int) -> tuple[str, ThoughtData | None]:
        """Let a worker choose when it is this table's turn, and answer when the time for it is over."""
        usual, price = self._usual(room), cost(name, self._patience)
        version = room.version
        async with self._queue.turn(room.row.owner, price, usual) as worker:
            if room.version != version or bot_to_move(room) != name:
                return "", None  # the game has gone on while this bot waited
            seat, view, game, begun = room.row.asked, room.state.view(room.row.asked), room.game.id, time.monotonic()
            pick, thought = await worker.run(choose, room.id, game, seat, view, name, seed, self._patience)
        taken = time.monotonic() - begun
        if thought is not None:
            self._pace.searched(game, name, taken)
        await asyncio.sleep(max(0.0, self._pace.of(game, name) - taken))
        return pick, thought

    def _fail(self, room: Room, version: int, why: str) -> None:
        """Report that a bot could not answer. The log must not say what it saw or picked."""
        before, times = self._failed.get(room.id, (version, 0))
        self._failed[room.id] = version, times + 1 if before == version else 1
        what = "any legal pick is made for it" if self._gave_up(room) else "it is asked again"
        log.error("a bot's pick at table %s, version %d, cannot be made (%s); %s", room.id, version, why, what)

    def _gave_up(self, room: Room) -> bool:
        """Whether a bot was asked often enough."""
        version, times = self._failed.get(room.id, (-1, 0))
        return version == room.version and times >= TRIES

    async def _think_ahead(self, room: Room) -> bool:
        """Use the time that people take, as long as nobody waits for the worker; return whether somebody has picked."""
        version, worker = room.version, self._usual(room)
        if room.over or room.row.asked is None:
            return False
        for seat, name in bots(room).items():
            view, more = room.state.view(seat), thinks_ahead(name)
            while more and room.version == version:
                try:
                    async with self._queue.spare(worker):
                        if room.version == version:
                            more = await worker.run(think_ahead, room.id, room.game.id, seat, view, name)
                except BrokenProcessPool:
                    return False
        return room.version != version


def bots(room: Room) -> dict[int, str]:
    """Return the seats that bots play, their own or those of absent people, with the names of the bots."""
    names = ((seat, each.bot if each.kind == "bot" else each.stand_in) for seat, each in enumerate(room.seats))
    return {seat: name for seat, name in names if name is not None}


def bot_to_move(room: Room) -> str | None:
    """Return the name of the bot that has to decide, None if it is not a bot's turn."""
    seat = room.row.asked
    return None if seat is None or room.over else bots(room).get(seat)
