"""A game as text: how it began, every pick, and what chance gave. One JSON object a line.

    {"dejarik": 1, "game": "uprising", "rules": "1", "content": "5f0c…", "players": 2, "seats": ["resistance",
     "empire"], "options": {"capitol": false, "missions": []}, "seed": "7", "luck": [[3, 0, …], …]}
    {"seat": "resistance", "pick": "choose capitol and ministry-of-truth"}
    {"seat": "resistance", "pick": "play riot-5 closed", "luck": [[2, 0, 1]]}
    {"end": {"winners": ["empire"], "scores": [2, 3], "rule": "UPR-VIC-3"}}

`luck` has what chance gave, draw by draw: a number, or a list for a shuffle or a handful of dice. A replay reads it
and asks no generator, so it does not matter how luck is made. A game that did not begin at its setup has, instead of
`luck` in the header, its first `position` (a dump). The `end` line stands when the game is over. A game that ended by
none of its rules, because somebody gave up or ran out of time, says so there; its last position still waits for a pick:

    {"end": {"winners": ["empire"], "reason": "resigned", "seat": "resistance"}}
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from dejarik.engine.chance import Draw, Luck
from dejarik.engine.message import Message, say
from dejarik.engine.problem import BadOption, Damaged, IllegalPick

if TYPE_CHECKING:
    from dejarik.engine.game import Game
    from dejarik.engine.state import State

FORMAT = 1
REASONS = ("resigned", "time")  # to end a game that its rules do not know


@dataclass(frozen=True, slots=True)
class Move:
    """One pick: who, what (by its text), and the luck it brought."""

    seat: str
    pick: str
    luck: Luck

    def line(self) -> dict[str, Any]:
        data: dict[str, Any] = {"seat": self.seat, "pick": self.pick}
        return data | ({"luck": self.luck} if self.luck else {})


@dataclass(frozen=True, slots=True)
class Record:
    """Header, picks, and how it ended."""

    header: dict[str, Any]
    moves: tuple[Move, ...]
    end: dict[str, Any] | None = None

    @classmethod
    def of(cls, state: State) -> Record:
        start = state.start
        header: dict[str, Any] = {
            "dejarik": FORMAT,
            "game": start.game.id,
            "rules": start.game.rules_version,
            "content": start.game.content,
            "players": start.players,
            "seats": [seat.name for seat in start.seats],
            "options": dict(start.options),
            "seed": str(start.seed),
        }
        if start.luck is not None:
            header["luck"] = _listed(start.luck)
        else:
            assert state.origin is not None
            header["position"] = state.origin.dump()
        moves = tuple(Move(start.seats[seat].name, str(pick), luck) for seat, pick, luck, _ in state.picks())
        return cls(header, moves, state.dump()["outcome"])

    def lines(self) -> Iterator[str]:
        for data in (self.header, *(move.line() for move in self.moves), *([{"end": self.end}] if self.end else [])):
            yield json.dumps(data, ensure_ascii=False)

    def text(self) -> str:
        return "".join(line + "\n" for line in self.lines())

    @classmethod
    def read(cls, text: str) -> Record:
        """A record from its text; Damaged, with the line, if it is none."""
        lines = text.splitlines()
        parsed = [_object(line, number) for number, line in enumerate(lines, 1)]
        if not parsed or parsed[0].get("dejarik") != FORMAT or not isinstance(parsed[0].get("game"), str):
            raise Damaged(_line(1), say("engine-why-no-record"))
        moves: list[Move] = []
        end: dict[str, Any] | None = None
        for number, data in enumerate(parsed[1:], 2):
            if end is not None:
                raise Damaged(_line(number), say("engine-why-after-end"))
            if "end" in data:
                end = data["end"]
            elif isinstance(data.get("seat"), str) and isinstance(data.get("pick"), str):
                moves.append(Move(data["seat"], data["pick"], _luck(data.get("luck", []), number)))
            else:
                raise Damaged(_line(number), say("engine-why-no-pick"))
        return cls(parsed[0], tuple(moves), end)

    def cut(self, picks: int) -> Record:
        """The same game, only so far."""
        return self if picks >= len(self.moves) else replace(self, moves=self.moves[:picks], end=None)

    def replay(self, game: Game[Any]) -> State:
        """The state after the last pick; Damaged, with the line, where the record cannot be played."""
        *_, state = self.states(game)
        return state

    def states(self, game: Game[Any]) -> Iterator[State]:
        """The state at the beginning and after each pick. It is one state, played on: copy what is to be kept."""
        state = self._begin(game)
        yield state
        for number, move in enumerate(self.moves, 2):
            _play(state, move, number)
            yield state
        if self.end is not None and not self._ends_like(state):
            raise Damaged(_line(len(self.moves) + 2), say("engine-why-other-end"))

    def _ends_like(self, state: State) -> bool:
        if not self.cut_short:
            return bool(state.dump()["outcome"] == self.end)
        assert self.end is not None
        names = [seat.name for seat in state.start.seats]
        winners, seat = self.end.get("winners"), self.end.get("seat")
        known = isinstance(winners, list) and all(winner in names for winner in winners) and seat in names
        return known and state.outcome is None and set(self.end) == {"winners", "reason", "seat"}

    @property
    def cut_short(self) -> bool:
        """Whether it ended by none of its rules."""
        return isinstance(self.end, dict) and self.end.get("reason") in REASONS

    def ending(self, game: Game[Any]) -> Message | None:
        """How a game that was cut short ended, in words."""
        if not self.cut_short:
            return None
        assert self.end is not None
        seats = {seat.name: game.seat_name(seat) for seat in game.seats(self.header["players"])}
        winners = tuple(seats[winner] for winner in self.end["winners"])
        seat = seats[self.end["seat"]]
        return say(f"engine-ended-{self.end['reason']}", seat=seat, count=len(winners), winners=winners)

    def _begin(self, game: Game[Any]) -> State:
        game.check_version(self.header, lambda field: _line(1, field))
        if "position" in self.header:
            loaded: State = game.load(self.header["position"])
            return loaded
        luck = _luck(self.header.get("luck", []), 1)
        seed = self.header.get("seed")
        if not isinstance(seed, str) or not seed.lstrip("-").isdigit():
            raise Damaged(_line(1, "seed"), say("engine-why-unlike", wanted="int", text=str(seed)))
        players, options = self.header.get("players"), self.header.get("options")
        if type(players) is not int:
            raise Damaged(_line(1, "players"), say("engine-why-unlike", wanted="int", text=repr(players)[:60]))
        if not isinstance(options, dict):
            raise Damaged(_line(1, "options"), say("engine-why-unlike", wanted="object", text=repr(options)[:60]))
        try:
            state: State = game.new(players, int(seed), options, luck)
        except BadOption as problem:
            raise Damaged(_line(1), problem.message) from problem
        except Damaged as problem:
            raise Damaged(_line(1), problem.message) from problem
        if state.start.luck != luck:
            raise Damaged(_line(1), say("engine-why-other-luck"))
        return state


def _play(state: State, move: Move, number: int) -> None:
    ask = state.ask
    if ask is not None and state.start.seats[ask.seat].name != move.seat:
        asked = state.start.seats[ask.seat].name
        raise Damaged(_line(number), say("engine-why-other-seat", seat=move.seat, asked=asked))
    state.chance.script(move.luck)
    try:
        state.apply(move.pick)
    except (IllegalPick, Damaged) as problem:
        raise Damaged(_line(number), problem.message) from problem
    if tuple(state.chance.given) != move.luck:
        raise Damaged(_line(number), say("engine-why-other-luck"))


def _line(number: int, field: str = "") -> Message:
    """Where in the text."""
    return say("engine-line-field", number=number, field=field) if field else say("engine-line", number=number)


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as problem:
        raise Damaged(_line(number), say("engine-why-no-json", problem=str(problem))) from problem
    if not isinstance(data, dict):
        raise Damaged(_line(number), say("engine-why-unlike", wanted="object", text=line[:60]))
    return data


def _listed(luck: Luck) -> list[Any]:
    return [list(draw) if isinstance(draw, tuple) else draw for draw in luck]


def _luck(data: Any, number: int) -> Luck:
    if not isinstance(data, list):
        raise Damaged(_line(number, "luck"), say("engine-why-unlike", wanted="list", text=repr(data)[:60]))
    return tuple(_draw(draw, number) for draw in data)


def _draw(data: Any, number: int) -> Draw:
    if type(data) is int:
        return data
    if isinstance(data, list) and all(type(each) is int for each in data):
        return tuple(data)
    raise Damaged(_line(number, "luck"), say("engine-why-unlike", wanted="int, list", text=repr(data)[:60]))
