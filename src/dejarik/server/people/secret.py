"""Secrets that are given away once: of sessions, tokens, seats' links, letters. Only their digests are kept."""

from __future__ import annotations

import hashlib
import secrets


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
