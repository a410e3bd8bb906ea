"""A game that is open in this process, and the ways in which it changes.

A room holds nothing that must not be lost: all it knows is in the database, and it is read from there again when the
process dies or another process has changed the game. A pick is applied to a copy and written with the version it
answers; only then does the copy become the state and do people hear of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from sqlalchemy import Connection, Row
from sqlalchemy.exc import IntegrityError

from dejarik.engine.problem import IllegalPick
from dejarik.engine.state import State
from dejarik.engine.undo import before
from dejarik.server import metrics, steady
from dejarik.server.http.refusal import Refusal, not_found
from dejarik.server.http.response_bodies import Ending, Reason
from dejarik.server.play.clock import Control
from dejarik.server.play.messages import UndoRequest
from dejarik.server.play.watched_game import WatchedGame
from dejarik.server.play.wire import objections
from dejarik.server.storage import journal
from dejarik.server.storage.journal import END, PICK, UNDO, Entry, Stale
from dejarik.server.storage.store import Store


class Room(WatchedGame):
    """One game that is open here. Only a room changes its game."""

    def __init__(self, row: Row[Any], seats: list[Row[Any]], state: State, store: Store, every: int) -> None:
        super().__init__(row, seats, state)
        self.control = Control.of(row.control)
        self.lock = asyncio.Lock()
        self.changed: Changed = nobody
        self._store = store
        self._every = every

    async def pick(
        self, seats: Sequence[int], version: int, picks: Sequence[str], request: str, *, by_bot: bool = False
    ) -> int:
        """Make picks for one of these seats; return the version after them. The same request again changes nothing."""
        arrived = time.perf_counter()
        async with self.lock:
            if version != self.version:
                await self._catch_up()
                done = await self._done(seats, request)
                if done is not None:
                    return done
                self._expect(version)
            state, entries = self._play(seats, picks, request, by_bot=by_bot)
            player = None if by_bot else entries[0].seat
            try:
                await self._write(entries, state, self._changes_after(state), player=player)
            except (Stale, IntegrityError):  # somebody was faster: another process, with another pick or with this one
                await self._catch_up()
                done = await self._done(seats, request)
                if done is not None:
                    return done
                if player is not None:
                    self.still_played(player)
                raise Refusal(409, "stale", f"the game is at version {self.version}", version=self.version) from None
            metrics.PICKS.labels("bot" if by_bot else "person").inc(len(entries))
            metrics.PICK_SECONDS.observe(time.perf_counter() - arrived)
            return self.version

    def still_played(self, *seats: int) -> tuple[int, ...]:
        """Return those of these seats whose people have not resigned. Refused if all of them have."""
        found = tuple(seat for seat in seats if not self.seats[seat].resigned)
        if seats and not found:
            raise Refusal(409, "resigned", "you have resigned")
        return found

    async def _done(self, seats: Sequence[int], request: str) -> int | None:
        """Return the version after a request if it was carried out before."""
        return await self._store.read(partial(journal.request_version, self.id, seats, request))

    def _expect(self, version: int) -> None:
        if version != self.version:
            raise Refusal(409, "stale", f"the game is at version {self.version}", version=self.version)

    def _play(
        self, seats: Sequence[int], picks: Sequence[str], request: str, *, by_bot: bool
    ) -> tuple[State, list[Entry]]:
        ask = self.state.ask
        if ask is None or self.over:
            raise Refusal(409, "game-over", "the game is over")
        if ask.seat not in seats:
            raise Refusal(403, "not-your-turn", "somebody else has to decide")
        if not by_bot:
            self.still_played(ask.seat)
        state = self.state.copy()
        entries: list[Entry] = []
        now = steady.now()
        for number, text in enumerate(picks, 1):
            if state.ask is None or state.ask.seat != ask.seat:
                raise Refusal(422, "too-many-picks", f"after {number - 1} picks it is somebody else's turn")
            try:
                state.apply(text)
            except IllegalPick as problem:
                raise self._illegal(state, text, problem) from None
            assert state.trail is not None
            _, _, option, luck, revealed = state.trail
            events = journal.events_of(state)
            id = journal.request_id(ask.seat, request, number)
            entries.append(Entry(self.version + number, PICK, ask.seat, now, str(option), luck, None, events, id))
            if luck or revealed:  # the rest was chosen without knowing this; to check it would be a free look ahead
                break
        return state, entries

    def _illegal(self, state: State, text: str, problem: IllegalPick) -> Refusal:
        assert state.ask is not None
        why = objections(state, state.ask.seat, text)
        return Refusal(422, "illegal-pick", str(problem), pick=text, message=problem.message.plain(), **why)

    async def undo(self, seat: int, picks: int, version: int) -> int:
        """Take back a seat's last picks before that version. Whoever had to agree has agreed."""
        async with self.lock:
            await self._catch_up()
            self._expect(version)
            self.still_played(seat)
            await self._take_back(seat, picks)
            return self.version

    async def _take_back(self, seat: int, picks: int) -> None:
        self._refuse_end()
        if picks <= len(self.state.picks()):
            earlier: State | None = before(self.state, picks)
        else:  # it was opened after them
            earlier = await self._store.read(partial(journal.earlier_state, self.id, self.game, picks))
        if earlier is None:
            raise Refusal(409, "no-undo", "that cannot be taken back")
        entry = Entry(self.version + 1, UNDO, seat, steady.now(), picks=picks)
        await self._settle([entry], earlier, self._changes_after(earlier), snapshot=True)

    def _refuse_end(self) -> None:
        """What is over stays as it is."""
        if self.over:
            raise Refusal(409, "game-over", "the game is over")

    async def ask_to_undo(self, seat: int, picks: int, waiting: Sequence[int], version: int) -> None:
        """Ask the others whether this many picks may be taken back."""
        async with self.lock:
            await self._catch_up()
            self._expect(version)
            self._refuse_end()
            undo: UndoRequest = {"seat": seat, "picks": picks, "waiting": list(waiting), "version": version}
            await self._settle([], self.state, {"undo": undo})

    async def answer_undo(self, seats: Sequence[int], *, agree: bool) -> int:
        """Agree to an undo, or not. It happens when everybody who was asked has agreed."""
        async with self.lock:
            await self._catch_up()
            self._refuse_end()
            asked, mine = self.row.undo, self.still_played(*seats)
            if asked is None or not set(mine) & set(asked["waiting"]):
                raise Refusal(409, "no-request", "nobody waits for your answer")
            # Nobody waits for whoever has resigned meanwhile.
            waiting = [seat for seat in asked["waiting"] if seat not in seats and not self.seats[seat].resigned]
            if agree and not waiting:
                await self._take_back(asked["seat"], asked["picks"])
            else:
                await self._settle([], self.state, {"undo": asked | {"waiting": waiting} if agree else None})
            return self.version

    async def out_of_time(self, now: float) -> None:
        """Look at the clock: in a live game, whoever has run out of time loses."""
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

    async def finish(self, winners: Sequence[int], reason: Reason, seat: int | None) -> None:
        """End the game for a reason outside its rules: a resignation."""
        async with self.lock:
            await self._catch_up()
            if not self.over:
                await self._finish(winners, reason, seat)

    async def _finish(self, winners: Sequence[int], reason: Reason, seat: int | None, **more: Any) -> None:
        names = [self.state.start.seats[winner].name for winner in winners]
        outcome: Ending = {"winners": names, "scores": [], "rule": "", "reason": reason}
        changes = {"status": "finished", "outcome": outcome, "asked": None, "deadline": None, "undo": None} | more
        entry = Entry(self.version + 1, END, seat, steady.now())
        await self._settle([entry], self.state, changes)

    def _changes_after(self, state: State) -> dict[str, Any]:
        """Return what changes in the row of the table when the game comes to this state."""
        now = steady.now()
        previous, asked = self.row.asked, None if state.ask is None else state.ask.seat
        left = self.row.clock if previous is None else self.control.stop(self.row.clock, previous, self.row.since, now)
        if previous is not None and asked != previous:
            left = self.control.passed_on(left, previous)
        changes = {
            "asked": asked,
            "clock": left,
            "since": now,
            "deadline": self.control.deadline(left, asked, now),
            "undo": None,  # a request concerns the last pick, which is now another
        }
        if state.outcome is not None:
            changes |= {"status": "finished", "outcome": self.game.dump_outcome(state) or {}}
        return changes

    async def _settle(
        self, entries: list[Entry], state: State, changes: dict[str, Any], *, snapshot: bool = False
    ) -> None:
        """Write, or refuse if another process has changed the table meanwhile: whoever asked may look again."""
        try:
            await self._write(entries, state, changes, snapshot=snapshot)
        except Stale:
            await self._catch_up()
            raise Refusal(409, "stale", f"the game is at version {self.version}", version=self.version) from None

    async def _write(
        self,
        entries: list[Entry],
        state: State,
        changes: dict[str, Any],
        *,
        player: int | None = None,
        snapshot: bool = False,
    ) -> None:
        """Make a change durable, then make it the present. Raises Stale, and writes nothing, if somebody was faster."""
        known, expected, version = self.row, self.version, self.version + len(entries)
        over = changes.get("status") == "finished"  # so that the end can be seen even when the rules have changed
        due = snapshot or over or expected // self._every != version // self._every

        def work(connection: Connection) -> Row[Any]:
            row = journal.append(known, entries, changes, player, connection)
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
            row = journal.table_row(self.id, connection)
            if row is None:
                raise not_found("table")  # whoever played there alone wants to be forgotten
            new = journal.entries_after(self.id, self.version, connection)
            return row, journal.seat_rows(self.id, connection), new

        row, seats, entries = await self._store.read(work)
        news = (
            bool(entries)
            or tuple(row) != tuple(self.row)
            or any(
                (old.stand_in, old.name, old.resigned) != (new.stand_in, new.name, new.resigned)
                for old, new in zip(self.seats, seats, strict=True)
            )
        )
        self.seats = seats
        state = self.state
        if any(entry.kind == UNDO for entry in entries):
            state = await self._store.read(partial(journal.open_state, self.id, self.game, row.version))
        elif entries:
            state = state.copy()
            for entry in entries:
                journal.play(state, entry)
        if news:
            self._become(row, state, entries)

    async def catch_up(self) -> None:
        """Read what other processes have written, when no change is under way here."""
        async with self.lock:
            await self._catch_up()


Changed: TypeAlias = Callable[[Room, bool], Awaitable[None]]  # the bool says whether it is now another seat's turn


async def nobody(_: Room, __: bool) -> None:
    return None
