"""A game in this process: its state, who listens, and the one way in which it changes.

A room holds nothing that matters: whatever it knows is in the database, and it is made anew from there when the
process dies, or when another process has changed the game. A pick is applied to a copy, written with the version it
answers, and only then is it the state and do people hear of it.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection, Row
from sqlalchemy.exc import IntegrityError

import dejarik
from dejarik.engine.chance import Chance
from dejarik.engine.event import SPECTATOR
from dejarik.engine.game import Game
from dejarik.engine.option import Ask
from dejarik.engine.problem import Damaged, IllegalPick
from dejarik.engine.state import State
from dejarik.engine.undo import before, free_picks
from dejarik.server import garbage
from dejarik.server.http.refusal import Refusal, not_found
from dejarik.server.play.clock import Control
from dejarik.server.storage import journal
from dejarik.server.storage.journal import END, PICK, UNDO, Entry, Stale, eye_of
from dejarik.server.storage.store import Store

KEPT = 64  # changes that are kept for clients which come back
QUEUE = 256  # messages a slow client may lag behind before it is sent away


@dataclass(eq=False, slots=True)
class Listener:
    """A connection that wants to hear what happens, through the eyes of some seats (or of a spectator)."""

    seats: tuple[int, ...]
    queue: asyncio.Queue[str] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    wake: asyncio.Event = field(default_factory=asyncio.Event)  # when there is something to look after
    too_slow: bool = False

    def tell(self, message: dict[str, Any]) -> None:
        self.put(written(message))

    def put(self, text: str) -> None:
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.too_slow = True  # it is sent away; it may come back and ask for everything
            self.wake.set()

    @property
    def eyes(self) -> tuple[int | None, ...]:
        return self.seats or (None,)


def written(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


# What each eye saw of a change, already written: the changes that are kept would else be some hundred small objects
# each for the garbage collector to go through (stops of 90 to 180 ms were seen, 500 tables on an overloaded machine).
Seen: TypeAlias = dict[int | None, msgspec.Raw]


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
        self.changed: Changed = _nobody
        self._store = store
        self._every = every
        self._views: dict[int | None, dict[str, Any]] = {}
        self._eyes: set[int | None] = set()  # through which somebody has looked: they may come back
        self._changes: deque[_Change] = deque(maxlen=KEPT)

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
            "replayable": True,
            "table": self.public(),
            "eyes": {eye_of(self.state, eye): {"view": self._view(eye), "ask": self.ask(eye)} for eye in eyes},
        }

    def since(self, version: int, eyes: Sequence[int | None]) -> list[dict[str, Any]] | None:
        """What somebody has missed who saw that version last; None if only everything will do."""
        if version == self.version:  # nothing but what stands around the game: clocks, requests
            same: Seen = {eye: _raw({"view": {}, "ask": self.ask(eye), "events": []}) for eye in eyes}
            return [self._message(version, same, eyes)]
        missed = [change for change in self._changes if change.before >= version]
        if (
            not missed
            or missed[0].before != version
            or any(eye not in change.seen for change in missed for eye in eyes)
        ):
            return None
        return [self._message(change.version, change.seen, eyes) for change in missed]

    def welcome(self, listener: Listener, since: int | None) -> None:
        """What was missed, or everything; and from now on every change."""
        missed = None if since is None else self.since(since, listener.eyes)
        for message in [self.everything(listener.eyes)] if missed is None else missed:
            listener.tell(message)
        for eye in listener.eyes:
            self._view(eye)
        self._eyes.update(listener.eyes)
        self.listeners.add(listener)

    def public(self) -> dict[str, Any]:
        """What everybody may know of the table now."""
        return public(self.row, self.seats, self.game)

    def ask(self, eye: int | None) -> dict[str, Any] | None:
        """The ask of a seat, if it is the one that has to decide."""
        ask = self.state.ask
        if ask is None or eye != ask.seat or self.over:
            return None
        return asked(ask) | {"free_undo": free_picks(self.state, ask.seat)}

    def explain(self, seat: int, pick: str) -> dict[str, Any]:
        """Whether the seat may pick this now, and which rule forbids it."""
        if self.over:
            raise Refusal(409, "game-over", "the game is over")
        objection = objections(self.state, seat, pick)
        return {"legal": False, **objection} if objection else {"legal": True}

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
                done = await self._done(seats, request)
                if done is not None:
                    return done
                self._expect(version)
            state, entries = self._play(seats, picks, request)
            try:
                await self._write(entries, state, self._changes_after(state))
            except (Stale, IntegrityError):  # somebody was faster: another process, with another pick or with this one
                await self._catch_up()
                done = await self._done(seats, request)
                if done is not None:
                    return done
                raise Refusal(409, "stale", f"the game is at version {self.version}", version=self.version) from None
            return self.version

    async def _done(self, seats: Sequence[int], request: str) -> int | None:
        """The version after a request that was carried out before."""
        return await self._store.read(partial(journal.request_version, self.id, seats, request))

    def _expect(self, version: int) -> None:
        if version != self.version:
            raise Refusal(409, "stale", f"the game is at version {self.version}", version=self.version)

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
            assert state.trail is not None
            _, _, option, luck, revealed = state.trail
            events = journal.told(state)
            id = journal.request_id(ask.seat, request, number)
            entries.append(Entry(self.version + number, PICK, ask.seat, now, str(option), luck, None, events, id))
            if luck or revealed:  # the rest was chosen blind; to judge it would be a look that costs nothing
                break
        return state, entries

    def _illegal(self, state: State, text: str, problem: IllegalPick) -> Refusal:
        assert state.ask is not None
        facts: dict[str, Any] = {"pick": text, "message": problem.message.plain()}
        return Refusal(422, "illegal-pick", str(problem), **facts | objections(state, state.ask.seat, text))

    async def undo(self, seat: int, picks: int, version: int) -> int:
        """Take back a seat's last picks before that version, whoever had to agree has agreed."""
        async with self.lock:
            await self._catch_up()
            self._expect(version)
            if self.over or not 0 < picks <= len(self.state.picks()):
                raise Refusal(409, "no-undo", "that cannot be taken back")
            earlier = before(self.state, picks)
            entry = Entry(self.version + 1, UNDO, seat, time.time(), picks=picks)
            await self._settle([entry], earlier, self._changes_after(earlier), snapshot=True)
            return self.version

    async def ask_to_undo(self, seat: int, picks: int, waiting: Sequence[int], version: int) -> None:
        """Ask the others whether so many picks may be taken back."""
        async with self.lock:
            await self._catch_up()
            self._expect(version)
            undo = {"seat": seat, "picks": picks, "waiting": list(waiting), "version": version}
            await self._settle([], self.state, {"undo": undo})

    async def answer_undo(self, seats: Sequence[int], *, agree: bool) -> int:
        """Who was asked agrees to an undo or not. It happens when all have agreed."""
        async with self.lock:
            await self._catch_up()
            asked = self.row.undo
            if asked is None or not set(seats) & set(asked["waiting"]):
                raise Refusal(409, "no-request", "nobody waits for your answer")
            waiting = [seat for seat in asked["waiting"] if seat not in seats]
            if agree and not waiting:
                earlier = before(self.state, asked["picks"])
                entry = Entry(self.version + 1, UNDO, asked["seat"], time.time(), picks=asked["picks"])
                await self._settle([entry], earlier, self._changes_after(earlier), snapshot=True)
            else:
                await self._settle([], self.state, {"undo": asked | {"waiting": waiting} if agree else None})
            return self.version

    async def out_of_time(self, now: float) -> None:
        """Look at the clock: whoever has run out of time in a live game has lost."""
        async with self.lock:
            await self._catch_up()
            seat, deadline = self.row.asked, self.row.deadline
            if self.over or seat is None or deadline is None or deadline >= now:
                return
            if self.control.kind == "live":
                seats = self.state.start.seats
                others = [other for other in range(len(seats)) if seats[other].side != seats[seat].side]
                left = [0.0 if number == seat else seconds for number, seconds in enumerate(self.row.clock)]
                await self._finish(others, "time", seat, clock=left)
            else:
                await self._settle([], self.state, {"deadline": None})  # the others may now call a bot in

    async def finish(self, winners: Sequence[int], reason: str, seat: int | None) -> None:
        """End the game by something that is no rule of it: a resignation."""
        async with self.lock:
            await self._catch_up()
            if not self.over:
                await self._finish(winners, reason, seat)

    async def _finish(self, winners: Sequence[int], reason: str, seat: int | None, **more: Any) -> None:
        names = [self.state.start.seats[winner].name for winner in winners]
        outcome = {"winners": names, "scores": [], "rule": "", "reason": reason}
        changes = {"status": "finished", "outcome": outcome, "asked": None, "deadline": None, "undo": None} | more
        entry = Entry(self.version + 1, END, seat, time.time())
        await self._settle([entry], self.state, changes)

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
            "undo": None,  # what was asked for is no longer the last pick
        }
        if state.outcome is not None:
            changes |= {"status": "finished", "outcome": self.game.dump_outcome(state) or {}}
        return changes

    async def _settle(
        self, entries: list[Entry], state: State, changes: dict[str, Any], *, snapshot: bool = False
    ) -> None:
        """Write, unless another process has changed the table meanwhile: then whoever asked may look again."""
        try:
            await self._write(entries, state, changes, snapshot=snapshot)
        except Stale:
            await self._catch_up()
            raise Refusal(409, "stale", f"the game is at version {self.version}", version=self.version) from None

    async def _write(
        self, entries: list[Entry], state: State, changes: dict[str, Any], *, snapshot: bool = False
    ) -> None:
        """Make it durable, then make it so. Stale, and nothing written, if somebody was faster."""
        known, expected, version = self.row, self.version, self.version + len(entries)
        over = changes.get("status") == "finished"  # how it ended can then be seen whatever becomes of the rules
        due = snapshot or over or expected // self._every != version // self._every

        def work(connection: Connection) -> Row[Any]:
            row = journal.append(known, entries, changes, connection)
            if due and entries:
                journal.save_snapshot(self.id, version, state, connection)
            return row

        previous = self.row.asked
        row = await self._store.write(work)
        self._become(row, state, entries)
        await self.changed(self, row.asked != previous)

    async def _catch_up(self) -> None:
        """Read what other processes have written."""

        def work(connection: Connection) -> tuple[Row[Any], list[Row[Any]], list[Entry]]:
            row = journal.header_of(self.id, connection)
            assert row is not None
            new = journal.entries_after(self.id, self.version, connection)
            known = [
                entry for entry in new if entry.version <= row.version
            ]  # more may have come since the row was read
            return row, journal.seats_of(self.id, connection), known

        row, seats, entries = await self._store.read(work)
        news = (
            bool(entries)
            or tuple(row) != tuple(self.row)
            or any(
                (old.stand_in, old.name) != (new.stand_in, new.name) for old, new in zip(self.seats, seats, strict=True)
            )
        )
        self.seats = seats
        state = self.state
        if any(entry.kind == UNDO for entry in entries):
            state, _ = await self._store.read(partial(journal.open_state, self.id, self.game, row.version))
        elif entries:
            state = state.copy()
            for entry in entries:
                journal.play(state, entry)
        if news:
            self._become(row, state, entries)

    async def catch_up(self) -> None:
        """Another process says that there is something new."""
        async with self.lock:
            await self._catch_up()

    def _become(self, row: Row[Any], state: State, entries: list[Entry]) -> None:
        """The new present, and everybody hears of it."""
        before, self.row, self.state, self.version = self.version, row, state, row.version
        old = self._views
        if entries:
            self._views = {}
        seen: Seen = {}
        for eye in self._eyes:
            new, known = self._view(eye), old[eye]
            changed = {key: value for key, value in new.items() if key not in known or known[key] != value}
            events = [message for entry in entries for message, audience in entry.events if _hears(audience, eye)]
            seen[eye] = _raw({"view": changed, "ask": self.ask(eye), "events": events})
        if entries:
            self._changes.append(_Change(before, self.version, seen))
        told: dict[tuple[int | None, ...], str] = {}  # written once for all who see the same
        for listener in self.listeners:
            eyes = listener.eyes
            if eyes not in told:
                told[eyes] = written(self._message(self.version, seen, eyes))
            listener.put(told[eyes])
        garbage.changed()

    def _message(self, version: int, seen: Seen, eyes: Sequence[int | None]) -> dict[str, Any]:
        return {
            "type": "change",
            "version": version,
            "table": self.public(),
            "eyes": {eye_of(self.state, eye): seen[eye] for eye in eyes},
        }


def old_rules(problem: Exception) -> Refusal:
    return Refusal(410, "old-rules", f"this game was played by other rules than these: {problem}")


def _raw(data: dict[str, Any]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(data))


def public(row: Row[Any], seats: Sequence[Row[Any]], game: Game[Any]) -> dict[str, Any]:
    """What everybody may know of a table whose game has begun."""
    return {
        "status": row.status,
        "asked": None if row.asked is None else game.seats(row.players)[row.asked].name,
        "clock": row.clock,
        "since": row.since,
        "deadline": row.deadline,
        "undo": row.undo,
        "outcome": row.outcome,
        "rematch": row.rematch,
        "stand_ins": [seat.stand_in for seat in seats],
    }


def objections(state: State, seat: int, pick: str) -> dict[str, Any]:
    """The rule that stands in the way of a pick, and why; nothing if it may be made.

    The answer comes from a game imagined from what the seat sees, always in the same way, so that it cannot depend
    on anything else.
    """
    game = state.start.game
    objection = game.explain(game.imagine(state.view(seat), Chance(0)), pick, seat)
    return {} if objection is None else {"rule": objection.rule, "objection": objection.message.plain()}


def asked(ask: Ask) -> dict[str, Any]:
    """An ask as data."""
    return {
        "name": ask.name,
        "rule": ask.rule,
        "prompt": ask.prompt.plain(),
        "options": [
            {"pick": str(option), "label": option.label().plain(), "touches": option.touches()}
            | ({"grave": True} if option.grave else {})
            for option in ask.options
        ],
    }


def _hears(audience: int, eye: int | None) -> bool:
    return bool(audience >> (SPECTATOR if eye is None else eye) & 1)


@dataclass(frozen=True, slots=True)
class _Change:
    """What everybody saw when the game went from one version to another."""

    before: int
    version: int
    seen: Seen


Changed: TypeAlias = Callable[[Room, bool], Awaitable[None]]  # the bool: it is now another seat's turn


async def _nobody(_: Room, __: bool) -> None:
    return None


class Rooms:
    """The games that are open in this process."""

    def __init__(self, store: Store, every: int, most: int) -> None:
        self._store = store
        self._every = every
        self._most = most
        self._open: OrderedDict[str, Room] = OrderedDict()  # the one that was not used for longest comes first
        self._opening: dict[str, asyncio.Lock] = {}
        self.changed: Changed = _nobody

    async def get(self, table: str) -> Room:
        """The room of a table that has begun."""
        room = self._open.get(table)
        if room is not None:
            self._open.move_to_end(table)
            return room
        try:
            async with self._opening.setdefault(table, asyncio.Lock()):
                room = self._open.get(table) or self._open.setdefault(table, await self._make(table))
        finally:
            self._opening.pop(table, None)
        self._forget()
        return room

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
        except (Damaged, IllegalPick) as problem:
            raise old_rules(problem) from None
        room = Room(row, seats, state, self._store, self._every)
        room.changed = lambda each, new_turn: self.changed(each, new_turn)
        return room

    def listened_to(self) -> list[Room]:
        return [room for room in self._open.values() if room.listeners]

    def _forget(self) -> None:
        """Close rooms nobody is in. Whoever still holds one may use it: the database is the judge."""
        spare = len(self._open) - self._most
        if spare > 0:
            idle = [room.id for room in self._open.values() if not room.listeners and not room.lock.locked()]
            for table in idle[: min(spare, len(idle) - 1)]:
                del self._open[table]
