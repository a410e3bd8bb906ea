"""One game of a match, and what is written down of it."""

from __future__ import annotations

import time
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import dejarik
from dejarik.arena.contenders import contender, limit
from dejarik.arena.match import Bout, LineUp, Match
from dejarik.arena.pace import Pace
from dejarik.engine.state import State


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went. `winners` are sides with a seat, none if everybody lost; None if the game did not end, because
    of its bound or an error."""

    seed: int
    seating: LineUp
    winners: tuple[str, ...] | None
    rule: str = ""
    scores: tuple[int, ...] = ()
    decisions: int = 0
    notes: Mapping[str, int] = field(default_factory=dict)  # what the game counted
    pace: Mapping[str, Pace] = field(default_factory=dict)  # by bot
    error: str = ""

    @property
    def bout(self) -> Bout:
        return Bout(self.seed, self.seating)

    def shares(self, sides: tuple[str, ...]) -> list[float]:
        """Return the share of each side: all, a part if several win, nothing if nobody does, and an equal part for
        everybody if the game did not end."""
        winners = sides if self.winners is None else self.winners
        return [1 / len(winners) if side in winners else 0.0 for side in sides]

    def dump(self) -> dict[str, Any]:
        line: dict[str, Any] = {"seed": self.seed, "seating": list(self.seating)}
        if self.error:
            return line | {"error": self.error}
        winners = None if self.winners is None else list(self.winners)
        pace = {name: each.dump() for name, each in self.pace.items()}
        line |= {"winners": winners, "rule": self.rule, "scores": list(self.scores)}
        return line | {"decisions": self.decisions, "notes": dict(self.notes), "pace": pace}

    @classmethod
    def load(cls, line: Mapping[str, Any]) -> Played:
        seed, seating = int(line["seed"]), tuple(line["seating"])
        if "error" in line:
            return cls(seed, seating, None, error=line["error"])
        winners = None if line["winners"] is None else tuple(line["winners"])
        pace = {name: Pace.load(each) for name, each in line["pace"].items()}
        scores, decisions, notes = tuple(line["scores"]), line["decisions"], line["notes"]
        return cls(seed, seating, winners, line["rule"], scores, decisions, notes, pace)


def play(match: Match, bout: Bout) -> Played:
    """Play a game from the deal to the end. If something goes wrong, that is its result, and the other games go on."""
    try:
        return _play(match, bout)
    except Exception:  # noqa: BLE001  # a bot that breaks down must not take the match with it
        return Played(bout.seed, bout.seating, None, error=traceback.format_exc())


def _play(match: Match, bout: Bout) -> Played:
    game = dejarik.game(match.game)
    state: State = game.new(match.players, bout.seed, match.options)
    places = dict(zip(match.sides, bout.seating, strict=True))
    names = [places[seat.side] for seat in state.start.seats]
    bots = [contender(name, luck(bout.seed, seat), match.sources) for seat, name in enumerate(names)]
    pace = {name: Pace(limit=limit(name, match.sources)) for name in bout.seating}
    notes: dict[str, int] = {}
    decisions, bound = 0, game.bound(match.players)
    while (ask := state.ask) is not None and decisions < bound:
        perspective = state.perspective(ask.seat)
        begun, worked = time.perf_counter(), time.thread_time()
        pick = bots[ask.seat].pick(perspective)
        if len(ask.options) > 1:
            pace[names[ask.seat]].add(time.perf_counter() - begun, time.thread_time() - worked)
        state.apply(pick)
        game.note(state, notes)
        decisions += 1
    outcome = state.outcome
    if outcome is None:
        return Played(bout.seed, bout.seating, None, decisions=decisions, notes=notes, pace=pace)
    winners = tuple(dict.fromkeys(state.start.seats[seat].side for seat in outcome.winners))
    return Played(bout.seed, bout.seating, winners, outcome.rule, outcome.scores, decisions, notes, pace)


def luck(seed: int, seat: int) -> int:
    """Return the seed of the bot in a seat.

    It is not the seed of the game: a bot that imagined with the luck of the real game would see through closed cards.
    It depends only on deal and seat, so that all bots that take turns in a seat have the same luck.
    """
    return Random(f"arena {seed} {seat}").getrandbits(64)
