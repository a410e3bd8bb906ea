"""Secrets that are given away once: of sessions, tokens, seats' links, letters. Only their digests are kept."""

from __future__ import annotations

import hashlib
import secrets


def new_id() -> str:
    """Make an id, which can be typed after a command: it is not taken for an option."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
