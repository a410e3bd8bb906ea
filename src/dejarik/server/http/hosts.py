"""Under which names this server is known.

A page of another site can have its own name lead to this machine (DNS rebinding); its browser then takes that page for
ours. The name still stands in the Host header. Addresses need no such care: no name leads to them but themselves.
"""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from dejarik.server.http.refusal import Refusal
from dejarik.server.settings import Settings


def check_host(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse whoever has called us by a name that is not ours."""
    name = name_in(connection.headers.get("host", ""))
    if name is None or not (is_address(name) or name in names_of(settings.origin, settings.hosts)):
        raise Refusal(421, "other-host", "this server does not go by that name; --trusted-host gives it one")


def name_in(host: str) -> str | None:
    """Return the name or address in a Host header, without the port; None if there is none."""
    try:
        parts = urlsplit(f"//{host}")
        return parts.hostname if parts.netloc == host and "@" not in host and parts.port != 0 else None
    except ValueError:
        return None


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def names_of(origin: str | None, more: tuple[str, ...]) -> frozenset[str]:
    """Return the names of this machine, and those that were given."""
    machine = socket.gethostname().lower()
    seen = "" if origin is None else urlsplit(origin).hostname or ""
    return frozenset(("localhost", machine, f"{machine.partition('.')[0]}.local", seen, *map(str.lower, more))) - {""}
