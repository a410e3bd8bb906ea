"""Notes which lines and branches of `src` a process reaches, for `make coverage`.

Python loads a module of this name whenever it starts, so with this folder in PYTHONPATH everything that tests start is
measured: pytest and its workers, commands, servers, the processes in which bots think. What is killed notes nothing.

SlipCover removes each probe when it is reached for the first time, so long processes are measured cheaply: 22 s of
processor time for the tests of Commanders, 29 s measured, 103 s with coverage.py on Python 3.11. A short one pays for
its imports, which are instrumented anew: 0.4 s for a game of Uprising, 1.7 s measured, 1.2 s with coverage.py.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import time
from pathlib import Path
from types import FrameType

SOURCE = Path(__file__).parents[2] / "src" / "dejarik"


def measure(folder: Path) -> None:
    """Measure this process from now on, and write what it has reached to a file in the folder when it ends."""
    import slipcover

    # What does not count is left out by the report, once for all processes.
    found = slipcover.Slipcover(branch=True, immediate=True, exclude_lines=[])
    ours = slipcover.FileMatcher(sources=[SOURCE])
    slipcover.ImportManager(found, ours).__enter__()
    slipcover.wrap_spec_from_file_location(found, ours)  # Alembic loads migrations so
    process = os.getpid()

    def write() -> None:
        if os.getpid() == process:  # not one that was forked and is about to become another program
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"{process}-{time.time_ns()}.json"
            file.write_text(json.dumps(reached(found.get_coverage()["files"])), "utf-8")

    def end(number: int, frame: FrameType | None) -> None:
        """Die of the signal as without us, but write first."""
        write()
        signal.signal(number, signal.SIG_DFL)
        os.kill(process, number)

    atexit.register(write)
    signal.signal(signal.SIGTERM, end)


def reached(files: dict[str, dict[str, list[object]]]) -> dict[str, list[list[object]]]:
    """Lines and branches by file, wherever the process was."""
    return {
        str(Path(file).resolve()): [seen["executed_lines"], seen["executed_branches"]] for file, seen in files.items()
    }


if _folder := os.environ.get("DEJARIK_MEASURE"):
    measure(Path(_folder))
