"""Opens the table in the browser of whoever has started it."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Callable

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
ANYWHERE = {"http://0.0.0.0:": "http://127.0.0.1:", "http://[::]:": "http://[::1]:"}


def page(address: str, code: str) -> str:
    """Return the page to open: on this machine, and in the language of the terminal if it is one of ours.

    English may only mean that the system names no language; then the browser knows better.
    """
    for everywhere, here in ANYWHERE.items():
        address = address.replace(everywhere, here)
    return f"{address}/" if code == "en" else f"{address}/?lang={code}"


def show(url: str, otherwise: Callable[[], None]) -> None:
    """Open a page, or say that it cannot be done. Nobody waits: some browsers return only when they are closed."""

    def work() -> None:
        if not opened(url):
            otherwise()

    threading.Thread(target=work, daemon=True).start()


def opened(url: str) -> bool:
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in SCREENS):
        return False  # Python would start a text browser in this terminal, over what the server prints
    try:
        return webbrowser.open(url)
    except webbrowser.Error:
        return False
