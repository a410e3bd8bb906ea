"""`dejarik serve` as people start it: a process of its own, a file of its own, a port that is free."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.cli.running import start

PATIENCE = 120.0  # seconds; a machine that does ten other things takes long to import the server


@dataclass(frozen=True, slots=True)
class Served:
    """A server that answers."""

    process: subprocess.Popen[str]
    url: str
    database: str

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """As the system does it, or as a person, whose Ctrl+C all processes of the group get; exit code, the rest of
        what it printed, complaints."""
        if how is signal.SIGINT:
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        return code, self.process.stdout.read(), self.process.stderr.read()


@contextmanager
def served(folder: Path, *args: str, **changes: str) -> Iterator[Served]:
    """It prints where it listens, and asking there waits until it is open and has loaded the rules of all games."""
    database = f"sqlite:///{folder / 'table.sqlite3'}"
    where = ("--db", database, "--port", "0")
    process = start("serve", *where, *args, **changes)
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://\S+", said)
        if found is None:
            raise AssertionError(said + process.communicate(timeout=PATIENCE)[1])
        assert httpx.get(f"{found[0]}/api/games", timeout=PATIENCE).status_code == 200
        yield Served(process, found[0], database)
    finally:
        process.kill()
        process.communicate()
