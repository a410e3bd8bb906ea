"""A real Chromium: the system's, installed from the system's packages if it is missing and can be."""

from __future__ import annotations

import os
import shutil
import subprocess

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    """Where it is; None if there is none and none can be had."""
    return _found() or _installed()


def _found() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _installed() -> str | None:
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return None
    quiet = {"env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"}, "capture_output": True}
    subprocess.run([apt, "update"], check=False, **quiet)  # type: ignore[call-overload]  # the same for both
    subprocess.run([apt, "install", "--yes", "chromium"], check=False, **quiet)  # type: ignore[call-overload]
    return _found()
