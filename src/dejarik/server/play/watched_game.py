"""A game as it stands, what each seat sees of it, and who hears when it changes."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Row

from dejarik.engine.event import SPECTATOR
from dejarik.engine.game import Game
from dejarik.engine.seen import AnyView
from dejarik.engine.state import State
from dejarik.engine.undo import free_picks
from dejarik.server import garbage
from dejarik.server.http.refusal import Refusal
from dejarik.server.http.response_bodies import Explained
from dejarik.server.play.listener import Listener
from dejarik.server.play.messages import Around, AskData, ChangeMessage, StateMessage
from dejarik.server.play.wire import as_raw, as_text, ask_as_data, objections, objections_to_things, table_as_data
from dejarik.server.storage.journal import Entry, eye_of

KEPT = 64  # changes that are kept for clients which come back

# What each eye saw of a change, already as JSON: otherwise each change that is kept would be a hundred small objects
# for the garbage collector to go through (stops of 90 to 180 ms were seen, with 500 tables on an overloaded machine).
Seen: TypeAlias = dict[int | None, msgspec.Raw]


class WatchedGame:
    """One game, and the connections that watch it through the eyes of its seats or as spectators."""

    def __init__(self, row: Row[Any], seats: list[Row[Any]], state: State) -> None:
        self.row = row
        self.seats = seats
        self.state = state
        self.version: int = row.version
        self.listeners: set[Listener] = set()
        self._views: dict[int | None, AnyView] = {}
        self._eyes: set[int | None] = set()  # through which somebody has looked, and who may come back
        self._changes: deque[_Change] = deque(maxlen=KEPT)

    @property
    def id(self) -> str:
        return str(self.row.id)

    @property
    def game(self) -> Game[Any]:
        return self.state.start.game

    @property
    def over(self) -> bool:
        return bool(self.row.status == "finished")

    def everything(self, eyes: Sequence[int | None]) -> StateMessage:
        """Return the whole present, for somebody who has just come."""
        return {
            "type": "state",
            "version": self.version,
            "replayable": True,
            "table": self.public(),
            "eyes": {eye_of(self.state, eye): {"view": self._view(eye), "ask": self.ask(eye)} for eye in eyes},
        }

    def since(self, version: int, eyes: Sequence[int | None]) -> list[ChangeMessage] | None:
        """Return what somebody has missed since that version; None if they need everything."""
        if version == self.version:  # only what is around the game can be new: clocks, requests
            same: Seen = {eye: as_raw({"view": {}, "ask": self.ask(eye), "events": []}) for eye in eyes}
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
        """Tell a listener what it has missed, or everything, and from now on every change."""
        missed = None if since is None else self.since(since, listener.eyes)
        if missed is None:
            listener.tell(self.everything(listener.eyes))
        else:
            for message in missed:
                listener.tell(message)
        for eye in listener.eyes:
            self._view(eye)
        self._eyes.update(listener.eyes)
        self.listeners.add(listener)

    def public(self) -> Around:
        """Return what everybody may know of the table now."""
        return table_as_data(self.row, self.seats, self.game)

    def ask(self, eye: int | None) -> AskData | None:
        """Return the ask of a seat, None if another has to decide."""
        ask = self.state.ask
        if ask is None or eye != ask.seat or self.over:
            return None
        return ask_as_data(self.state, ask, free_picks(self.state, ask.seat))

    def explain(self, seat: int, pick: str) -> Explained:
        """Say whether the seat may pick this now, and if not, which rule forbids it."""
        if self.over:
            raise Refusal(409, "game-over", "the game is over")
        objection = objections(self.state, seat, pick)
        return {"legal": False, **objection} if objection else {"legal": True}

    def explain_things(self, seat: int, things: Sequence[str]) -> Explained:
        """Say the same of the pick that the seat means by pointing at these things."""
        if self.over:
            raise Refusal(409, "game-over", "the game is over")
        meant = objections_to_things(self.state, seat, things)
        return {"legal": "pick" in meant and "rule" not in meant, **meant}

    def _view(self, eye: int | None) -> AnyView:
        if eye not in self._views:
            self._views[eye] = self.state.view(eye)
        return self._views[eye]

    def _become(self, row: Row[Any], state: State, entries: list[Entry]) -> None:
        """Replace the present, and tell everybody."""
        before, self.row, self.state, self.version = self.version, row, state, row.version
        old = self._views
        if entries:
            self._views = {}
        seen: Seen = {}
        for eye in self._eyes:
            new, known = self._view(eye), old[eye]
            changed = {key: value for key, value in new.items() if key not in known or known[key] != value}
            events = [message for entry in entries for message, audience in entry.events if _hears(audience, eye)]
            seen[eye] = as_raw({"view": changed, "ask": self.ask(eye), "events": events})
        if entries:
            self._changes.append(_Change(before, self.version, seen))
        told: dict[tuple[int | None, ...], str] = {}  # encoded once for all who see the same
        for listener in self.listeners:
            eyes = listener.eyes
            if eyes not in told:
                told[eyes] = as_text(self._message(self.version, seen, eyes))
            listener.put(told[eyes])
        garbage.changed()

    def _message(self, version: int, seen: Seen, eyes: Sequence[int | None]) -> ChangeMessage:
        return {
            "type": "change",
            "version": version,
            "table": self.public(),
            "eyes": {eye_of(self.state, eye): seen[eye] for eye in eyes},
        }


def _hears(audience: int, eye: int | None) -> bool:
    return bool(audience >> (SPECTATOR if eye is None else eye) & 1)


@dataclass(frozen=True, slots=True)
class _Change:
    """What everybody saw when the game went from one version to another."""

    before: int
    version: int
    seen: Seen
