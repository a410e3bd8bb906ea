"""What is played: line-ups, deals, and every game that follows from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, TypeAlias

import dejarik
from dejarik.arena.problem import CannotPlay

LineUp: TypeAlias = tuple[str, ...]  # a bot for each side; the first is the one that is measured
FORMAT = 1  # of a ledger and of a report
DIGEST = 8  # bytes


@dataclass(frozen=True, slots=True)
class Bout:
    """One game: a deal, and who has which side."""

    seed: int
    seating: LineUp


@dataclass(frozen=True, slots=True)
class Match:
    """Everything that decides what happens in the games, except how many there are."""

    game: str
    players: int
    options: Mapping[str, Any]
    line_ups: tuple[LineUp, ...]
    seed: int = 0  # of the first deal; the others take the next numbers
    sources: Mapping[str, str] = field(default_factory=dict)  # of bots that come from a file
    side: str | None = None  # of the first bot in every line-up; None if everybody plays every side

    def __post_init__(self) -> None:
        wanted = len(self.sides)
        if self.side is not None and self.side not in self.sides:
            raise CannotPlay("arena-no-side", side=self.side, sides=", ".join(self.sides), game=self.game)
        for line_up in self.line_ups:
            if len(line_up) != wanted:
                bots = ", ".join(line_up)
                raise CannotPlay("arena-line-up-size", bots=bots, count=len(line_up), sides=wanted, game=self.game)

    @property
    def sides(self) -> tuple[str, ...]:
        """Return the sides, each of which wins together. A bot has all seats of its side."""
        return sides(self.game, self.players)

    @property
    def bots(self) -> tuple[str, ...]:
        """Return all bots, in the order of the line-ups."""
        return tuple(dict.fromkeys(bot for line_up in self.line_ups for bot in line_up))

    def seatings(self, line_up: LineUp) -> tuple[LineUp, ...]:
        """Return the ways in which a line-up plays a deal, one after the other."""
        turned = seatings(line_up)
        if self.side is None:
            return turned
        place = self.sides.index(self.side)
        return tuple(seating for seating in turned if seating[place] == line_up[0])

    def bouts(self, deals: int) -> Iterator[Bout]:
        """Yield all games, deal after deal, so that a run that is stopped has played all line-ups equally often."""
        for seed in range(self.seed, self.seed + deals):
            for line_up in self.line_ups:
                for seating in self.seatings(line_up):
                    yield Bout(seed, seating)

    def header(self) -> dict[str, Any]:
        """Return the first line of the ledger. A ledger with another one holds other games."""
        game = dejarik.game(self.game)
        return {
            "arena": FORMAT,
            "dejarik": dejarik.__version__,
            "game": game.id,
            "rules": game.rules_version,
            "content": game.content,
            "code": code(game.id),
            "players": self.players,
            "options": dict(self.options),
            "line_ups": [list(line_up) for line_up in self.line_ups],
            "side": self.side,
            "seed": self.seed,
            "sources": {name: digest(source.encode()) for name, source in sorted(self.sources.items())},
        }


def sides(game: str, players: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys(seat.side for seat in dejarik.game(game).seats(players)))


def seatings(line_up: LineUp) -> tuple[LineUp, ...]:
    """Turn the line-up round the table until it looks as at the beginning, so that every bot plays every side."""
    return tuple(dict.fromkeys(line_up[turn:] + line_up[:turn] for turn in range(len(line_up))))


def line_up_of(seating: LineUp, line_ups: Sequence[LineUp]) -> LineUp:
    """Return the line-up that sits like this when turned round."""
    return next(line_up for line_up in line_ups if seating in seatings(line_up))


def different(line_ups: Sequence[LineUp]) -> tuple[LineUp, ...]:
    """Return the line-ups without those that are another one turned round."""
    found: dict[frozenset[LineUp], LineUp] = {}
    for line_up in line_ups:
        found.setdefault(frozenset(seatings(line_up)), line_up)
    return tuple(found.values())


def against(bot: str, field: str, count: int) -> LineUp:
    """Return one bot against another, which gets all the sides that are left."""
    return (bot, *[field] * (count - 1))


def round_robin(bots: Sequence[str], count: int) -> tuple[LineUp, ...]:
    """Pair everybody with everybody. With more than two sides, each plays once alone against many of the other."""
    line_ups = [each for a, b in combinations(bots, 2) for each in (against(a, b, count), against(b, a, count))]
    return different(line_ups)


def ladder(bots: Sequence[str], count: int) -> tuple[LineUp, ...]:
    """Pair everybody with the next one, as on the rungs of a ladder: few games, and all ratings are connected."""
    return tuple(against(a, b, count) for a, b in pairwise(bots))


def gauntlet(bots: Sequence[str], count: int) -> tuple[LineUp, ...]:
    """Pair the first with each of the others."""
    return tuple(against(bots[0], other, count) for other in bots[1:])


FORMATS = {"round-robin": round_robin, "ladder": ladder, "gauntlet": gauntlet}


@cache
def code(game: str) -> str:
    """Return a hash of everything that plays: the engine, this game and the bots. Other code may play differently."""
    package = Path(dejarik.__file__).parent
    folders = (package / "engine", package / "games" / game, package / "bots")
    files = sorted(path for folder in folders for path in folder.rglob("*.py"))
    named = (path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() for path in files)
    return digest(b"\0".join(named))


def digest(data: bytes) -> str:
    return blake2b(data, digest_size=DIGEST).hexdigest()
