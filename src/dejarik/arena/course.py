"""How a match goes: what is still to be played, what counts, and when a line-up has shown enough.

Only whole deals count, those played from every side, and only from the first one on without a gap. So the result does
not depend on which game was faster, and a sequential test stops at the same deal with any number of processes.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from dejarik.arena.bout import Played
from dejarik.arena.ledger import Ledger
from dejarik.arena.match import Bout, LineUp, Match, line_up_of
from dejarik.arena.sequential import Claims, Trial
from dejarik.arena.workers import Workers


@dataclass(slots=True)
class Standing:
    """How one line-up stands."""

    line_up: LineUp
    trial: Trial | None
    games: list[Played] = field(default_factory=list)  # of the deals that count, in their order
    deals: int = 0
    waiting: defaultdict[int, dict[LineUp, Played]] = field(default_factory=lambda: defaultdict(dict))  # by seed

    @property
    def decided(self) -> bool:
        return self.trial is not None and bool(self.trial.verdict)


class Course:
    """All line-ups of a match over a number of deals."""

    def __init__(self, match: Match, deals: int, claims: Claims | None = None) -> None:
        self.match = match
        self.deals = deals
        self.standings = {
            line_up: Standing(line_up, Trial(claims) if claims is not None and len(set(line_up)) > 1 else None)
            for line_up in match.line_ups
        }

    def add(self, played: Played) -> Standing:
        """Add a game that was played, now or earlier."""
        standing = self.standings[line_up_of(played.seating, self.match.line_ups)]
        standing.waiting[played.seed][played.seating] = played
        self._count(standing)
        return standing

    def _count(self, standing: Standing) -> None:
        """Count deal after deal, as far as they are whole."""
        wanted = self.match.seatings(standing.line_up)
        while not self.over(standing):
            seed = self.match.seed + standing.deals
            if len(standing.waiting[seed]) < len(wanted):
                return
            dealt = standing.waiting.pop(seed)
            games = [dealt[seating] for seating in wanted]
            standing.games += games
            standing.deals += 1
            whole = [game for game in games if not game.error]
            if standing.trial is not None and whole:
                standing.trial.add(sum(self.share(standing.line_up[0], game) for game in whole) / len(whole))

    def share(self, bot: str, played: Played) -> float:
        """Return how much of a game this bot has won, with all the sides it had."""
        shares = zip(played.seating, played.shares(self.match.sides), strict=True)
        return sum(share for name, share in shares if name == bot)

    def over(self, standing: Standing) -> bool:
        return standing.deals >= self.deals or standing.decided

    @property
    def finished(self) -> bool:
        return all(self.over(standing) for standing in self.standings.values())

    def needs(self, bout: Bout) -> bool:
        return not self.over(self.standings[line_up_of(bout.seating, self.match.line_ups)])


def run(course: Course, ledger: Ledger, workers: Workers, seen: Callable[[Played], None]) -> None:
    """Play what is missing. Each game is in the ledger before anybody is told of it."""
    todo = deque(missing(course, ledger.games))
    under_way = 0
    while not course.finished:
        while todo and under_way < workers.room:
            bout = todo.popleft()
            if course.needs(bout):
                workers.submit(bout)
                under_way += 1
        for played in workers.finished():
            under_way -= 1
            ledger.append(played)
            course.add(played)
            seen(played)


def missing(course: Course, games: Iterable[Bout]) -> list[Bout]:
    played = set(games)
    return [bout for bout in course.match.bouts(course.deals) if bout not in played and course.needs(bout)]
