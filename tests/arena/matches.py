"""Small matches for the tests of the arena."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import dejarik
from dejarik.arena.bout import Played
from dejarik.arena.course import Course, run
from dejarik.arena.ledger import Ledger
from dejarik.arena.match import LineUp, Match
from dejarik.arena.report import report
from dejarik.arena.sequential import Claims
from dejarik.arena.workers import Here, Processes, Workers


def match(game: str, *line_ups: LineUp, players: int | None = None, **more: Any) -> Match:
    start = dejarik.game(game).new(players, 0).start
    return Match(game, start.players, start.options, line_ups, **more)


def played(seed: int, seating: LineUp, *winners: str) -> Played:
    return Played(seed, seating, winners, "RULE-1", decisions=10)


def play(what: Match, deals: int, path: Path, jobs: int = 1, claims: Claims | None = None) -> Course:
    """The whole match, from wherever the file has come to."""
    ledger = Ledger(path, what.header())
    course = Course(what, deals, claims)
    for each in ledger.games.values():
        course.add(each)
    workers: Workers = Processes(what, jobs) if jobs > 1 else Here(what)
    try:
        run(course, ledger, workers, lambda _: None)
    finally:
        workers.close()
        ledger.close()
    return course


def found(course: Course) -> dict[str, Any]:
    """The report without what differs from run to run: how long it took, and where."""
    return {key: value for key, value in report(course, {}).items() if key not in ("pace", "machine")}
