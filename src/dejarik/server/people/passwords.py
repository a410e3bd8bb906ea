"""Passwords: how they are kept and compared, and which are none."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from dejarik.server.http.refusal import Refusal

HASHING = 2  # passwords at once; each takes a good part of a second, so they wait for each other and tables never do
SHORTEST = 8
FEWEST = 4  # different characters
COMMON = Path(__file__).with_name("common_passwords.txt")


class Passwords:
    """Hashes them and compares them, in threads."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(HASHING)
        self._of_nobody = ""

    async def open(self) -> None:
        """Make the hash with which the password of a login is compared that nobody has."""
        self._of_nobody = await self.hash("")

    async def hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether this is the password; None is that of nobody, which takes the same work and never fits."""
        async with self._hashing:
            fits = await asyncio.to_thread(self._verify, self._of_nobody if hashed is None else hashed, password)
        return fits and hashed is not None

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except VerificationError:
            return False


def refuse_weak(password: str, login: str) -> None:
    """Refuse passwords that are blank or tried first by everybody who guesses."""
    text = unicodedata.normalize("NFKC", password).casefold().strip()
    if len(text) < SHORTEST or len(set(text)) < FEWEST or text == login.casefold() or text in common():
        raise Refusal(422, "weak-password", "everybody would try this password first; take a longer one of your own")


@cache
def common() -> frozenset[str]:
    return frozenset(COMMON.read_text("utf-8").split())
