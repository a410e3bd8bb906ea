"""A game in this process: its state, who listens, and the one way in which it changes.

A room holds nothing that matters: whatever it knows is in the database, and it is made anew from there when the
process dies, or when another process has changed the game. A pick is applied to a copy, written with the version it
answers, and only then is it the state and do people hear of it.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row

import dejarik
from dejarik.engine.event import SPECTATOR
from dejarik.engine.game import Game
from dejarik.engine.option import Ask
from dejarik.engine.problem import Damaged, IllegalPick
from dejarik.engine.state import State
from dejarik.engine.undo import before, free_picks
from dejarik.server import journal
from dejarik.server.clock import Control
from dejarik.server.journal import END, PICK, UNDO, Entry, Stale, eye_of
from dejarik.server.refusal import Refusal, not_found
from dejarik.server.store import Store

KEPT = 64  # changes that are kept for clients which come back
QUEUE = 256  # messages a slow client may lag behind before it is sent away


@dataclass(eq=False, slots=True)
class Listener:
    """A connection that wants to hear what happens, through the eyes of some seats (or of a spectator)."""

    seats: tuple[int, ...]
    queue: asyncio.Queue[dict[str, Any] | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))

    def tell(self, message: dict[str, Any]) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)  # too slow: it may come back and ask for everything

    @property
    def eyes(self) -> tuple[int | None, ...]:
        return self.seats or (None,)


class Room:
    """One game that is open here."""

    def __init__(self, row: Row[Any], seats: list[Row[Any]], state: State, store: Store, every: int) -> None:
        self.row = row
        self.seats = seats
        self.state = state
        self.version: int = row.version
        self.control = Control.of(row.control)
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.changed: Callable[[Room], Awaitable[None]] = _nobody
        self._store = store
        self._every = every
        self._views: dict[int | None, dict[str, Any]] = {}
        self._changes: deque[tuple[int, dict[int | None, dict[str, Any]]]] = deque(maxlen=KEPT)

    # Looking

    @property
    def id(self) -> str:
        return str(self.row.id)

    @property
    def game(self) -> Game[Any]:
        return self.state.start.game

    @property
    def over(self) -> bool:
        return bool(self.row.status == "finished")

    def everything(self, eyes: Sequence[int | None]) -> dict[str, Any]:
        """The whole present, for somebody who has just come."""
        return {
            "type": "state",
            "version": self.version,
            "table": self.public(),
            "eyes": {eye_of(self.state, eye): {"view": self._view(eye), "ask": self.ask(eye)} for eye in eyes},
        }

    def since(self, version: int, eyes: Sequence[int | None]) -> list[dict[str, Any]] | None:
        """What somebody has missed who saw that version last; None if only everything will do."""
        if version == self.version:
            return []
        missed = [(number, seen) for number, seen in self._changes if number > version]
        complete = missed and self._changes[0][0] <= version + 1
        if not complete or any(eye not in seen for _, seen in missed for eye in eyes):
            return None
        return [self._message(number, seen, eyes) for number, seen in missed]

    def public(self) -> dict[str, Any]:
        """What everybody may know of the table now."""
        seats = self.state.start.seats
        return {
            "status": self.row.status,
            "asked": None if self.row.asked is None else seats[self.row.asked].name,
            "clock": self.row.clock,
            "since": self.row.since,
            "deadline": self.row.deadline,
            "undo": self.row.undo,
            "outcome": self.row.outcome,
            "rematch": self.row.rematch,
        }

    def ask(self, eye: int | None) -> dict[str, Any] | None:
        """The ask of a seat, if it is the one that has to decide."""
        ask = self.state.ask
        if ask is None or eye != ask.seat or self.over:
            return None
        return asked(ask) | {"free_undo": free_picks(self.state, ask.seat)}

    def _view(self, eye: int | None) -> dict[str, Any]:
        if eye not in self._views:
            self._views[eye] = self.state.view(eye)
        return self._views[eye]

    # Changing

    async def pick(self, seats: Sequence[int], version: int, picks: Sequence[str], request: str) -> int:
        """Make picks for one of these seats; the version after them. The same request again changes nothing."""
        async with self.lock:
            if version != self.version:
                await self._catch_up()
                done = await self._store.read(partial(journal.request_version, self.id, request))
                if done is not None:
                    return done
            if version != self.version:
                raise Refusal(409, "stale", f"the game is at version {self.version}", version=self.version)
            state, entries = self._play(seats, picks, request)
            await self._write(entries, state, self._changes_after(state))
            return self.version

    def _play(self, seats: Sequence[int], picks: Sequence[str], request: str) -> tuple[State, list[Entry]]:
        ask = self.state.ask
        if ask is None or self.over:
            raise Refusal(409, "game-over", "the game is over")
        if ask.seat not in seats:
            raise Refusal(403, "not-your-turn", "somebody else has to decide")
        state = self.state.copy()
        entries: list[Entry] = []
        now = time.time()
        for number, text in enumerate(picks, 1):
            if state.ask is None or state.ask.seat != ask.seat:
                raise Refusal(422, "too-many-picks", f"after {number - 1} picks it is somebody else's turn")
            try:
                state.apply(text)
            except IllegalPick as problem:
                raise self._illegal(state, text, problem) from None
            _, option, luck, _ = state.picks()[-1]
            events = tuple((event.message.plain(), event.audience) for event in state.events)
            entries.append(
                Entry(
                    self.version + number, PICK, ask.seat, now, str(option), luck, None, events, f"{request}/{number}"
                )
            )
        return state, entries

    def _illegal(self, state: State, text: str, problem: IllegalPick) -> Refusal:
        assert state.ask is not None
        facts: dict[str, Any] = {"pick": text, "message": problem.message.plain()}
        objection = self.game.explain(state, text, state.ask.seat)
        if objection is not None:
            facts |= {"rule": objection.rule, "objection": objection.message.plain()}
        return Refusal(422, "illegal-pick", str(problem), **facts)

    async def undo(self, seat: int, picks: int) -> int:
        """Take back a seat's last picks, whoever had to agree has agreed."""
        async with self.lock:
            await self._catch_up()
            if self.over or not 0 < picks <= len(self.state.picks()):
                raise Refusal(409, "no-undo", "that cannot be taken back")
            earlier = before(self.state, picks)
            entry = Entry(self.version + 1, UNDO, seat, time.time(), picks=picks)
            await self._write([entry], earlier, self._changes_after(earlier) | {"undo": None}, snapshot=True)
            return self.version

    async def finish(self, winners: Sequence[int], reason: str, seat: int | None) -> None:
        """End the game by something that is no rule of it: a resignation, a clock."""
        async with self.lock:
            await self._catch_up()
            if self.over:
                return
            names = [self.state.start.seats[winner].name for winner in winners]
            outcome = {"winners": names, "scores": [], "rule": "", "reason": reason}
            changes = {"status": "finished", "outcome": outcome, "asked": None, "deadline": None, "undo": None}
            entry = Entry(self.version + 1, END, seat, time.time())
            await self._write([entry], self.state, changes | {"changed": time.time()})

    async def set(self, **changes: Any) -> None:
        """Change what is known of the table, but not the game."""
        async with self.lock:
            await self._catch_up()
            await self._write([], self.state, changes)

    def _changes_after(self, state: State) -> dict[str, Any]:
        """The row of the table when the game has come to this state."""
        now = time.time()
        previous, asked = self.row.asked, None if state.ask is None else state.ask.seat
        left = self.row.clock if previous is None else self.control.stop(self.row.clock, previous, self.row.since, now)
        if previous is not None and asked != previous:
            left = self.control.passed_on(left, previous)
        changes = {
            "asked": asked,
            "clock": left,
            "since": now,
            "deadline": self.control.deadline(left, asked, now),
            "changed": now,
        }
        if state.outcome is not None:
            changes |= {"status": "finished", "outcome": self.game.dump_outcome(state) or {}, "undo": None}
        return changes

    async def _write(
        self, entries: list[Entry], state: State, changes: dict[str, Any], *, snapshot: bool = False
    ) -> None:
        """Make it durable, then make it so."""
        expected, version = self.version, self.version + len(entries)
        due = snapshot or expected // self._every != version // self._every

        def work(connection: Connection) -> Row[Any]:
            journal.append(self.id, expected, entries, changes, connection)
            if due and entries:
                journal.save_snapshot(self.id, version, state, connection)
            row = journal.header_of(self.id, connection)
            assert row is not None
            return row

        try:
            row = await self._store.write(work)
        except Stale:
            await self._catch_up()
            raise Refusal(409, "stale", f"the game is at version {self.version}", version=self.version) from None
        self._become(row, state, entries)
        await self.changed(self)

    async def _catch_up(self) -> None:
        """Read what other processes have written."""

        def work(connection: Connection) -> tuple[Row[Any], list[Row[Any]], list[Entry]]:
            row = journal.header_of(self.id, connection)
            assert row is not None
            return row, journal.seats_of(self.id, connection), journal.entries_after(self.id, self.version, connection)

        row, self.seats, entries = await self._store.read(work)
        state = self.state
        if any(entry.kind == UNDO for entry in entries):
            state, _ = await self._store.read(partial(journal.open_state, self.id, self.game, row.version))
        elif entries:
            state = state.copy()
            for entry in entries:
                journal.play(state, entry)
        if entries or row.changed != self.row.changed:
            self._become(row, state, entries)

    async def catch_up(self) -> None:
        """Another process says that there is something new."""
        async with self.lock:
            await self._catch_up()

    def _become(self, row: Row[Any], state: State, entries: list[Entry]) -> None:
        """The new present, and everybody hears of it."""
        self.row, self.state, self.version = row, state, row.version
        old, self._views = self._views, {}
        eyes = {eye for listener in self.listeners for eye in listener.eyes}
        seen: dict[int | None, dict[str, Any]] = {}
        for eye in eyes:
            new = self._view(eye)
            known = old.get(eye, {})
            changed = {key: value for key, value in new.items() if key not in known or known[key] != value}
            events = [message for entry in entries for message, audience in entry.events if _hears(audience, eye)]
            seen[eye] = {"view": changed, "ask": self.ask(eye), "events": events}
        if entries:
            self._changes.append((self.version, seen))
        for listener in self.listeners:
            listener.tell(self._message(self.version, seen, listener.eyes))

    def _message(
        self, version: int, seen: dict[int | None, dict[str, Any]], eyes: Sequence[int | None]
    ) -> dict[str, Any]:
        return {
            "type": "change",
            "version": version,
            "table": self.public(),
            "eyes": {eye_of(self.state, eye): seen[eye] for eye in eyes},
        }


def asked(ask: Ask) -> dict[str, Any]:
    """An ask as data."""
    return {
        "name": ask.name,
        "rule": ask.rule,
        "prompt": ask.prompt.plain(),
        "options": [
            {"pick": str(option), "label": option.label().plain(), "touches": option.touches()}
            for option in ask.options
        ],
    }


def _hears(audience: int, eye: int | None) -> bool:
    return bool(audience >> (SPECTATOR if eye is None else eye) & 1)


async def _nobody(_: Room) -> None:
    return None


class Rooms:
    """The games that are open in this process."""

    def __init__(self, store: Store, every: int) -> None:
        self._store = store
        self._every = every
        self._open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self.changed: Callable[[Room], Awaitable[None]] = _nobody

    async def get(self, table: str) -> Room:
        """The room of a table that has begun."""
        room = self._open.get(table)
        if room is not None:
            return room
        async with self._opening.setdefault(table, asyncio.Lock()):
            if table not in self._open:
                self._open[table] = await self._make(table)
        self._opening.pop(table, None)
        return self._open[table]

    def opened(self, table: str) -> Room | None:
        return self._open.get(table)

    async def _make(self, table: str) -> Room:
        def work(connection: Connection) -> tuple[Row[Any], list[Row[Any]], State]:
            row = journal.header_of(table, connection)
            if row is None:
                raise not_found("table")
            if row.status == "open":
                raise Refusal(409, "not-begun", "the game has not begun")
            state, _ = journal.open_state(table, dejarik.game(row.game), row.version, connection)
            return row, journal.seats_of(table, connection), state

        try:
            row, seats, state = await self._store.read(work)
        except Damaged as problem:
            raise Refusal(410, "old-rules", f"this game was played by other rules than these: {problem}") from None
        room = Room(row, seats, state, self._store, self._every)
        room.changed = lambda each: self.changed(each)
        return room

    def forget(self, room: Room) -> None:
        """Close a room nobody is in."""
        if not room.listeners and not room.lock.locked():
            self._open.pop(room.id, None)
