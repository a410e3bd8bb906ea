"""Files with records: read with clear complaints, or kept open while a game is played."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, BinaryIO

from dejarik.arena.file_lock import lock
from dejarik.cli.refused import Refused
from dejarik.engine.game import Game
from dejarik.engine.message import say
from dejarik.engine.problem import Damaged
from dejarik.engine.record import Move, Record
from dejarik.engine.state import State


def read(path: Path) -> Record:
    """Read the record in a file."""
    return parse(_bytes(path), path)


def parse(data: bytes, path: Path) -> Record:
    try:
        return Record.read(whole_lines(data).decode())
    except UnicodeDecodeError as problem:
        raise Refused("cli-not-text", file=str(path)) from problem
    except Damaged as problem:
        raise Refused("cli-bad-record", file=str(path), problem=problem.message) from problem


def whole_lines(data: bytes) -> bytes:
    """Cut off a last line that was being written when the power went: half a JSON object is none."""
    whole, newline, rest = data.rpartition(b"\n")
    with suppress(ValueError, RecursionError):
        json.loads(rest)
        return data + b"\n"
    return whole + newline if newline else data


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as problem:
        raise cannot("cli-cannot-read", path, problem) from problem


def cannot(key: str, path: Path, problem: OSError) -> Refused:
    """Refuse a file, with the usual reasons in the reader's language and the others as the system says them."""
    reasons = {
        FileNotFoundError: "cli-because-missing",
        IsADirectoryError: "cli-because-folder",
        PermissionError: "cli-because-forbidden",
    }
    known = reasons.get(type(problem))
    return Refused(key, file=str(path), problem=say(known) if known else problem.strerror or str(problem))


class SavedGame:
    """The file of a game that is being played: a record that grows by a line with every pick.

    The header also says who sits where. Each line is on the disk before the next decision is shown, so nothing is lost
    whatever happens to the process.
    """

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self._file = file
        self._ends: list[int] = []  # of each line, in bytes: the file is cut there when a pick is taken back
        self._lock()

    @classmethod
    def create(cls, path: Path) -> SavedGame:
        """Create a new file."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            return cls(path, path.open("xb"))
        except FileExistsError as problem:
            raise Refused("cli-save-exists", file=str(path)) from problem
        except OSError as problem:
            raise cannot("cli-cannot-write", path, problem) from problem

    @classmethod
    def open(cls, path: Path) -> SavedGame:
        """Open a file as it was left."""
        try:
            return cls(path, path.open("r+b"))
        except OSError as problem:
            raise cannot("cli-cannot-read", path, problem) from problem

    def begin(self, state: State, table: Mapping[str, str]) -> None:
        """Write how the game began and who sits where."""
        self._write(state.record().header | {"table": dict(table)})

    def read(self) -> Record:
        """Read what has been played so far, and cut off what was half written."""
        data = self._file.read()
        record = parse(data, self.path)
        if record.end is not None:
            raise Refused("cli-save-finished", file=str(self.path))
        whole = whole_lines(data)
        if len(whole) < len(data):
            self._cut(len(whole))
        elif len(whole) > len(data):
            self._put(b"\n")
        self._ends = [at + 1 for at, byte in enumerate(whole) if byte == ord("\n")]
        return record

    def close(self) -> None:
        self._file.close()

    def append(self, state: State) -> None:
        """Write the last pick and, if the game is over, how it ended."""
        seat, option, luck, _ = state.picks()[-1]
        move = Move(state.start.seats[seat].name, str(option), luck).line()
        self._write(move, *([_end(state)] if state.outcome is not None else []))

    def finish(self, state: State) -> None:
        """Write how the game ended, if that was not done in time."""
        self._write(_end(state))

    def take_back(self) -> None:
        """Forget the last pick."""
        self._ends.pop()
        self._cut(self._ends[-1])

    def _write(self, *lines: dict[str, Any]) -> None:
        self._put(b"".join(json.dumps(line, ensure_ascii=False).encode() + b"\n" for line in lines))
        self._ends.append(self._file.tell())

    def _put(self, data: bytes) -> None:
        try:
            self._file.write(data)
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as problem:
            raise cannot("cli-cannot-write", self.path, problem) from problem

    def _cut(self, end: int) -> None:
        self._file.seek(end)
        self._file.truncate()
        os.fsync(self._file.fileno())

    def _lock(self) -> None:
        try:
            lock(self._file)
        except OSError as problem:
            self.close()
            raise Refused("cli-save-in-use", file=str(self.path)) from problem


def _end(state: State) -> dict[str, Any]:
    return {"end": state.start.game.dump_outcome(state)}


def folder() -> Path:
    """Return the folder where games are kept on this platform."""
    given = os.environ.get("XDG_DATA_HOME")
    if given:
        return Path(given) / "dejarik"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "dejarik"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "dejarik"
    return Path.home() / ".local" / "share" / "dejarik"


def new_path(game: Game[Any]) -> Path:
    """Return a new path with the game and the time, and a number if it is taken."""
    name = f"{game.id}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    path = folder() / f"{name}.jsonl"
    number = 1
    while path.exists():
        number += 1
        path = folder() / f"{name}-{number}.jsonl"
    return path


def newest(game: Game[Any]) -> Path:
    """Return the file of the unfinished game that was played last."""
    paths = sorted(folder().glob(f"{game.id}-*.jsonl"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in paths:
        with suppress(Refused):
            if read(path).end is None:
                return path
    raise Refused("cli-nothing-to-resume", game=game.id, folder=str(folder()))
