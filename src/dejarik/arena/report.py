"""What a match has shown, as one JSON object; docs/bots.md describes it."""

from __future__ import annotations

import os
import platform
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from dejarik.arena.bout import Played
from dejarik.arena.course import Course, Standing
from dejarik.arena.intervals import wilson
from dejarik.arena.match import LineUp
from dejarik.arena.pace import Pace
from dejarik.arena.ratings import Rating, Score, rate


def report(course: Course, references: Mapping[str, float]) -> dict[str, Any]:
    """Report everything, from the games that count."""
    standings = list(course.standings.values())
    games = [game for standing in standings for game in standing.games]
    ended = [game for game in games if not game.error]
    ratings = rate(scores(course, ended), references)
    return {
        **course.match.header(),
        "machine": machine(),
        "deals": course.deals,
        "games": len(games),
        "unfinished": sum(game.winners is None for game in ended),
        "errors": len(games) - len(ended),
        "pairs": [pair(course, standing) for standing in standings if len(set(standing.line_up)) == 2],
        "tables": [table(course, standing) for standing in standings],
        "elo": {bot: _points(rating) for bot, rating in ratings.bots.items()},
        "sides": {
            side: share(side_shares(course, side, ended)) | {"elo": _points(rating)}
            for side, rating in ratings.sides.items()
        },
        "length": length(ended),
        "pace": {bot: pace(bot, ended).summary() for bot in course.match.bots},
    }


def machine() -> dict[str, Any]:
    """Describe the machine, on which times depend."""
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "processor": platform.machine(),
        "processors": os.cpu_count(),
    }


def pair(course: Course, standing: Standing) -> dict[str, Any]:
    """Report the first bot of a line-up against the other, over all sides."""
    a = standing.line_up[0]
    (b,) = set(standing.line_up) - {a}
    won = share(bot_shares(course, a, standing.games))
    counted = {"a": a, "b": b, "games": won["games"], "a_wins": won["wins"], "a_rate": won["rate"]}
    return counted | {"low": won["low"], "high": won["high"], "even": even(standing.line_up, a)}


def table(course: Course, standing: Standing) -> dict[str, Any]:
    """Report one line-up in full."""
    ended = [game for game in standing.games if not game.error]
    line_up, trial = standing.line_up, standing.trial
    found: dict[str, Any] = {
        "bots": list(line_up),
        "deals": standing.deals,
        "games": len(standing.games),
        "unfinished": sum(game.winners is None for game in ended),
        "errors": len(standing.games) - len(ended),
        "results": {bot: result(course, bot, standing) for bot in dict.fromkeys(line_up)},
        "endings": dict(sorted(Counter(game.rule for game in ended if game.rule).items())),
        "length": length(ended),
    }
    if trial is not None:
        found["test"] = asdict(trial.claims) | {"ratio": round(trial.ratio, 3), "verdict": trial.verdict or None}
    return found


def result(course: Course, bot: str, standing: Standing) -> dict[str, Any]:
    """Report what a bot has won in a line-up: over all its sides, and with each."""
    by_side = {}
    for at, side in enumerate(course.match.sides):
        won = share(side_shares(course, side, standing.games, bot))
        by_side[side] = won | {"notes": notes(game for game in standing.games if game.seating[at] == bot)}
    return share(bot_shares(course, bot, standing.games)) | {"even": even(standing.line_up, bot), "by_side": by_side}


def even(line_up: LineUp, bot: str) -> float:
    """Return what a bot would win if all were equally strong."""
    return round(line_up.count(bot) / len(line_up), 4)


def bot_shares(course: Course, bot: str, games: Iterable[Played]) -> list[float]:
    return [course.share(bot, game) for game in games if not game.error]


def side_shares(course: Course, side: str, games: Iterable[Played], bot: str | None = None) -> list[float]:
    """Return what this side has won in the games in which this bot played it."""
    sides = course.match.sides
    at = sides.index(side)
    return [game.shares(sides)[at] for game in games if not game.error and bot in (None, game.seating[at])]


def share(shares: Sequence[float]) -> dict[str, Any]:
    """Report the number of games, the share won, and its 95 % interval."""
    wins, games = sum(shares), len(shares)
    low, high = wilson(wins, games)
    return {
        "games": games,
        "wins": int(wins) if wins == int(wins) else round(wins, 2),
        "rate": round(wins / games, 4) if games else None,
        "low": round(low, 4),
        "high": round(high, 4),
    }


def scores(course: Course, games: Iterable[Played]) -> list[Score]:
    """Add up the games with the same bots on the same sides."""
    sides = course.match.sides
    sums: dict[LineUp, list[float]] = defaultdict(lambda: [0.0] * len(sides))
    for game in games:
        for at, won in enumerate(game.shares(sides)):
            sums[game.seating][at] += won
    return [Score(seating, sides, tuple(won)) for seating, won in sorted(sums.items())]


def length(games: Iterable[Played]) -> dict[str, Any] | None:
    """Report how long games were, in decisions of all seats."""
    counts = [game.decisions for game in games if game.winners is not None]
    if not counts:
        return None
    return {
        "mean": round(statistics.fmean(counts), 1),
        "median": statistics.median(counts),
        "least": min(counts),
        "most": max(counts),
    }


def notes(games: Iterable[Played]) -> dict[str, Any]:
    """Report what the games counted, by name: in how many games, and how often each number."""
    counts: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for game in games:
        if game.winners is not None:
            for name, number in game.notes.items():
                counts[name][number] += 1
    return {
        name: {
            "games": each.total(),
            "mean": round(statistics.fmean(each.elements()), 2),
            "counts": {str(number): count for number, count in sorted(each.items())},
        }
        for name, each in sorted(counts.items())
    }


def pace(bot: str, games: Iterable[Played]) -> Pace:
    total = Pace()
    for game in games:
        if bot in game.pace:
            total += game.pace[bot]
    return total


def _points(rating: Rating) -> dict[str, Any]:
    points = {key: round(getattr(rating, key), 1) for key in ("rating", "low", "high")}
    return points | ({"reference": True} if rating.reference else {})
