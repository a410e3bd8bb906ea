"""Games spread over processes: whatever ends the command ends them, too."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from dejarik.cli.workers import spread

ROOT = Path(__file__).parents[2]
COMMAND = "from tests.cli.test_workers import strike; strike()"


def strike() -> None:
    list(spread(kill_the_parent, range(2), 2, "games"))


def kill_the_parent(_: range) -> None:
    os.kill(os.getppid(), signal.SIGKILL)
    time.sleep(3600)


def test_after_kill_9_nobody_plays_on() -> None:
    process = subprocess.Popen([sys.executable, "-c", COMMAND], cwd=ROOT, stderr=subprocess.PIPE)
    process.communicate(timeout=60)  # comes back only when the workers, who hold the other end, are gone as well
    assert process.returncode == -9
