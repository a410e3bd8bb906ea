"""From where people come, as far as this process remembers it. It is written down nowhere."""

from __future__ import annotations

KNOWN = 10_000  # people


class Addresses:
    """The address from which each person came last."""

    def __init__(self) -> None:
        self._of: dict[str, str] = {}
        self._at: dict[str, dict[str, None]] = {}

    def came(self, person: str, address: str) -> None:
        if self._of.get(person) == address:
            return
        self._forget(person)
        self._of[person] = address
        self._at.setdefault(address, {})[person] = None
        if len(self._of) > KNOWN:
            self._forget(next(iter(self._of)))

    def neighbours(self, person: str) -> list[str]:
        """Return who else came from there, and this person."""
        return list(self._at.get(self._of.get(person, ""), {person: None}))

    def _forget(self, person: str) -> None:
        address = self._of.pop(person, None)
        if address is not None:
            here = self._at[address]
            del here[person]
            if not here:
                del self._at[address]
