"""What the records of a game in tests/records show, pick by pick.

KEPT = Kept(GAME)
KEPT.moments("base-conquered-in-combat")[-1].told("destroyed", unit="x-wing")
KEPT.shows("combat-with-every-step", "retreated", side="rebel")
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from dejarik.engine.game import Game
from dejarik.engine.message import MessageData
from dejarik.engine.record import Record
from dejarik.engine.state import State
from tests.transcript import RECORDS

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Moment(Generic[S]):
    """A pick: the state before it, its text, what was said of it, and the state after it."""

    before: S
    pick: str
    heard: list[tuple[str, dict[str, Any]]]  # keys of events, with the keys of what is named in them
    after: S

    def told(self, key: str, **params: str | int) -> bool:
        """Whether this was said, of these."""
        return any(key == its and params.items() <= said.items() for its, said in self.heard)


class Kept(Generic[S]):
    """The records of a game, each played once."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.played: dict[str, tuple[Moment[S], ...]] = {}

    def read(self, name: str) -> Record:
        return Record.read((RECORDS / self.game.id / f"{name}.jsonl").read_text("utf-8"))

    def moments(self, name: str) -> tuple[Moment[S], ...]:
        if name not in self.played:
            self.played[name] = tuple(self._moments(self.read(name)))
        return self.played[name]

    def shows(self, name: str, key: str, **params: str | int) -> bool:
        """Whether this is said somewhere in a record."""
        return any(moment.told(key, **params) for moment in self.moments(name))

    def _moments(self, record: Record) -> Iterator[Moment[S]]:
        states = cast(Iterator[S], record.states(self.game))
        before = next(states).copy()
        for move, state in zip(record.moves, states, strict=True):
            after = state.copy()
            yield Moment(before, move.pick, [self._said(event.message.plain()) for event in state.events], after)
            before = after

    def _said(self, message: MessageData) -> tuple[str, dict[str, Any]]:
        """`destroyed`, {"unit": "x-wing", …}: the ids of what is named, without the names of their sorts."""
        params = {}
        for name, value in message.get("params", {}).items():
            params[name] = value["key"].split("-", 2)[2] if isinstance(value, dict) else value
        return message["key"].removeprefix(f"{self.game.id}-event-"), params
