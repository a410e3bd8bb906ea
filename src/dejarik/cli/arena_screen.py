"""A match on the screen: its progress, and its results."""

from __future__ import annotations

import time
from datetime import timedelta
from types import TracebackType
from typing import Any, Self

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from dejarik.arena.bout import Played
from dejarik.arena.course import Course, Standing
from dejarik.arena.match import LineUp, line_up_of
from dejarik.arena.report import bot_shares, share
from dejarik.cli.output import console, errors, facts
from dejarik.cli.words import Words
from dejarik.engine.game import Game

LONG = 3600.0  # seconds over which speed is measured: games of bots that search take minutes
QUIET = 60.0  # seconds between two lines where bars cannot be shown


class Watching:
    """Shows a bar for each line-up with the rate so far and the time left; without a terminal, a line now and then."""

    def __init__(self, course: Course, words: Words) -> None:
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
        )
        self._course = course
        self._words = words
        self._out = errors()
        self._progress = Progress(
            *columns,
            console=self._out,
            transient=True,
            disable=not self._out.is_terminal,
            speed_estimate_period=LONG,
        )
        self._bars: dict[LineUp, TaskID] = {}
        self._played = 0
        self._begun = self._said = time.monotonic()

    def __enter__(self) -> Self:
        for line_up, standing in self._course.standings.items():
            total, done = len(self._course.match.seatings(line_up)) * self._course.deals, len(standing.games)
            bar = self._progress.add_task(named(line_up), total=total, completed=done, rate=self._rate(standing))
            self._bars[line_up] = bar
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._progress.stop()

    def see(self, played: Played) -> None:
        """Show that a game is over."""
        line_up = line_up_of(played.seating, self._course.match.line_ups)
        standing, bar = self._course.standings[line_up], self._bars[line_up]
        if standing.decided:
            self._progress.update(bar, total=len(standing.games), completed=len(standing.games))
        else:
            self._progress.advance(bar)
        self._progress.update(bar, rate=self._rate(standing))
        self._played += 1
        if not self._out.is_terminal and time.monotonic() - self._said >= QUIET:
            self._say()

    def _say(self) -> None:
        """Print the progress of all line-ups together on a line."""
        self._said = time.monotonic()
        tasks = self._progress.tasks
        done, total = (int(sum(getattr(task, key) for task in tasks)) for key in ("completed", "total"))
        left = timedelta(seconds=round((self._said - self._begun) / self._played * (total - done)))
        self._out.print(self._words("arena-progress", done=str(done), total=str(total), left=str(left)), soft_wrap=True)

    def _rate(self, standing: Standing) -> str:
        won = share(bot_shares(self._course, standing.line_up[0], standing.games))
        return f"{percent(won['rate'])} ({between(won)})" if won["games"] else ""


def named(line_up: LineUp | list[str]) -> str:
    """Return the name of a line-up: the first against the others."""
    return f"{line_up[0]} – {', '.join(line_up[1:])}"


def percent(rate: float | None) -> str:
    return "–" if rate is None else f"{100 * rate:.1f} %"


def between(won: dict[str, Any]) -> str:
    return f"{100 * won['low']:.1f}–{100 * won['high']:.1f} %"


def show(found: dict[str, Any], game: Game[Any], words: Words) -> None:
    """Show win rates, ratings and times, and whatever else is worth a line."""
    out = console()
    if not found["games"]:
        out.print(words("arena-nothing"))
        return
    how = words("arena-every-side" if found["side"] is None else "arena-one-side")
    out.print(Text(words("arena-title", game=game.title, games=found["games"], how=how), "bold"))
    out.print(win_rates(found, game, words))
    out.print()
    out.print(ratings(found, words))
    out.print()
    out.print(paces(found, words))
    out.print()
    out.print(facts(further(found, game, words)))
    for verdict in verdicts(found, words):
        out.print(Text(verdict, "bold"))


def win_rates(found: dict[str, Any], game: Game[Any], words: Words) -> Table:
    """Tabulate each line-up over all sides, and below it with each side. With more than two bots, each of them."""
    shown = _table(words, "arena-line-up", "arena-games", "arena-won", "arena-interval", "arena-even")
    for table in found["tables"]:
        results = table["results"]
        for bot in results if len(results) > 2 else [table["bots"][0]]:
            won = results[bot]
            others = list(table["bots"])
            others.remove(bot)
            shown.add_row(Text(named([bot, *others]), "bold"), *numbers(won), percent(won["even"]))
            for side, each in won["by_side"].items():
                if not each["games"]:
                    continue  # it never played this side
                shown.add_row(Text(f"  {words.text(game.side_name(side))}", "dim"), *numbers(each))
    return shown


def numbers(won: dict[str, Any]) -> tuple[str, str, str]:
    return str(won["games"]), percent(won["rate"]), between(won)


def ratings(found: dict[str, Any], words: Words) -> Table:
    """Tabulate the ratings, the best first."""
    shown = _table(words, "arena-bot", "arena-elo", "arena-interval")
    for bot, each in _by_rating(found):
        if "reference" in each:
            shown.add_row(words("arena-reference", bot=bot), f"{each['rating']:.0f}")
        else:
            shown.add_row(bot, f"{each['rating']:.0f}", f"{each['low']:.0f}–{each['high']:.0f}")
    return shown


def paces(found: dict[str, Any], words: Words) -> Table:
    """Tabulate how long each bot thinks."""
    shown = _table(words, "arena-bot", "arena-picks", "arena-mean", "arena-p95", "arena-longest", "arena-cpu")
    for bot, _ in _by_rating(found):
        pace = found["pace"][bot]
        times = (f"{pace[key]:.1f}" for key in ("mean_ms", "p95_ms", "longest_ms", "cpu_ms"))
        shown.add_row(bot, str(pace["picks"]), *times)
    return shown


def _by_rating(found: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return sorted(found["elo"].items(), key=lambda item: -item[1]["rating"])


def _table(words: Words, first: str, *columns: str) -> Table:
    """Return a table with names on the left and numbers on the right."""
    shown = Table(words(first), box=None, pad_edge=False)
    for column in columns:
        shown.add_column(words(column), justify="right", no_wrap=True)
    return shown


def further(found: dict[str, Any], game: Game[Any], words: Words) -> list[tuple[str, str]]:
    rows: list[tuple[str, str]] = []
    for side, each in found["sides"].items():
        points = {
            key: f"{round(each['elo'][name]):+d}" for key, name in (("elo", "rating"), ("low", "low"), ("high", "high"))
        }
        rows.append((words("arena-side-worth", side=game.side_name(side)), words("arena-side-worth-of", **points)))
    length = found["length"]
    if length is not None:
        lengths = {key: f"{length[key]:g}" for key in ("mean", "least", "most")}
        rows.append((words("arena-length"), words("arena-length-of", **lengths)))
    rows += [(words(f"arena-{name}"), str(found[name])) for name in ("unfinished", "errors") if found[name]]
    return rows


def verdicts(found: dict[str, Any], words: Words) -> list[str]:
    """Return what the sequential tests say."""
    said: list[str] = []
    for table in found["tables"]:
        if test := table.get("test"):
            rates = {"low": percent(test["low"]), "high": percent(test["high"])}
            key = f"arena-verdict-{test['verdict'] or 'none'}"
            said.append(words(key, bot=named(table["bots"]), deals=table["deals"], **rates))
    return said
