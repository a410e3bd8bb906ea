"""A lock on an open file that only one process writes."""

from __future__ import annotations

import sys
from typing import BinaryIO

if sys.platform != "win32":
    import fcntl


def lock(file: BinaryIO) -> None:
    """Lock a file for this process, until it is closed or the process ends. OSError if another one has it.

    Two processes that write one file would spoil it. On Windows nothing is locked.
    """
    if sys.platform != "win32":
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
