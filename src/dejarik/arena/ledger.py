"""The games of a match as they were played: a text file, a header and then a line of JSON for each game.

A line is written when its game is over, so whatever happens to the process, only the games under way are lost.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

from dejarik.arena.bout import Played
from dejarik.arena.file_lock import lock
from dejarik.arena.match import Bout, seatings
from dejarik.arena.problem import CannotPlay
from dejarik.engine.message import say


class Ledger:
    """An open ledger. `games` has every game in it."""

    def __init__(self, path: Path, header: Mapping[str, Any]) -> None:
        self.path = path
        self.games: dict[Bout, Played] = {}
        self._file = self._open()
        try:
            self._lock()
            self._read(header)
        except BaseException:
            self._file.close()
            raise

    def append(self, played: Played) -> None:
        self._write(played.dump())
        self.games[played.bout] = played

    def close(self) -> None:
        self._file.close()

    def _open(self) -> BinaryIO:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            return self.path.open("a+b")
        except OSError as problem:
            raise self._cannot(problem) from problem

    def _cannot(self, problem: OSError) -> CannotPlay:
        return CannotPlay("arena-cannot-write", file=str(self.path), problem=problem.strerror or str(problem))

    def _lock(self) -> None:
        try:
            lock(self._file)
        except OSError as problem:
            raise CannotPlay("arena-in-use", file=str(self.path)) from problem

    def _read(self, header: Mapping[str, Any]) -> None:
        """Read what was played before. A last line that was being written when the process ended is cut off."""
        self._file.seek(0)
        whole, newline, rest = self._file.read().rpartition(b"\n")
        if rest and not newline:
            raise CannotPlay("arena-no-ledger", file=str(self.path))  # or the cut would empty somebody's file
        if not newline:
            self._write(header)
            return
        first, *lines = whole.split(b"\n")
        self._compare(_object(first), header)
        known = {seating for line_up in header["line_ups"] for seating in seatings(tuple(line_up))}
        for number, line in enumerate(lines, 2):
            try:
                played = Played.load(_object(line))
            except (ValueError, KeyError, TypeError, AttributeError) as problem:
                raise self._bad(number) from problem
            if played.seating not in known:
                raise self._bad(number)
            self.games[played.bout] = played
        if rest:
            self._file.truncate(len(whole) + 1)

    def _bad(self, number: int) -> CannotPlay:
        return CannotPlay("arena-bad-line", file=str(self.path), number=number)

    def _compare(self, theirs: dict[str, Any], ours: Mapping[str, Any]) -> None:
        if "arena" not in theirs:
            raise CannotPlay("arena-no-ledger", file=str(self.path))
        for key, value in ours.items():
            if theirs.get(key) != value:
                shown = {"theirs": json.dumps(theirs.get(key)), "ours": json.dumps(value)}
                raise CannotPlay(
                    "arena-other-match", file=str(self.path), what=say(f"arena-field-{key.replace('_', '-')}"), **shown
                )

    def _write(self, line: Mapping[str, Any]) -> None:
        try:
            self._file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
            self._file.flush()
        except OSError as problem:
            raise self._cannot(problem) from problem


def _object(line: bytes) -> dict[str, Any]:
    """Read a line of JSON; anything but an object becomes an empty one, which lacks every field."""
    try:
        data = json.loads(line)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}
