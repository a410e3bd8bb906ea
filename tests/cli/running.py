"""The command as a person or a script runs it: a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

COMMAND = [sys.executable, "-W", "error", "-m", "dejarik.cli"]
PROMPT = "> "


def environment(**changes: str) -> dict[str, str]:
    """This one without what would change the language, the width or the colours."""
    leave = ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "TERM")
    kept = {name: value for name, value in os.environ.items() if name not in leave}
    return kept | {"PYTHONUTF8": "1"} | changes


def start(*args: str | Path, **changes: str) -> subprocess.Popen[str]:
    """A process with a group of its own, as a shell gives it one."""
    return subprocess.Popen(
        [*COMMAND, *map(str, args)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(**changes),
        process_group=0,
    )


def run(*args: str | Path, typed: Iterable[str] = (), **changes: str) -> subprocess.CompletedProcess[str]:
    """Run to the end, with these lines typed. An ordinary run never shows a traceback."""
    process = start(*args, **changes)
    out, err = process.communicate("".join(f"{line}\n" for line in typed), timeout=120)
    assert "Traceback" not in err, err
    return subprocess.CompletedProcess(args, process.returncode, out, err)


def run_json(*args: str | Path, code: int = 0, **changes: str) -> Any:
    """The one object that it prints."""
    done = run(*args, **changes)
    assert done.returncode == code, done.stderr
    assert done.stdout.count("\n") == 1
    return json.loads(done.stdout)


def picks(path: Path) -> list[str]:
    """The picks in a saved game."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return [line["pick"] for line in lines if "pick" in line]


def header(path: Path) -> Mapping[str, Any]:
    first: Mapping[str, Any] = json.loads(path.read_text("utf-8").splitlines()[0])
    return first
