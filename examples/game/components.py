"""What is printed, read once: numbers and ids. Nothing here ever changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NewType

from dejarik.engine import content

FOLDER: Final = Path(__file__).parent
PRINTED: Final[dict[str, Any]] = content.read(FOLDER / "content" / "components.yaml")

_NUMBERS: Final = content.numbers(PRINTED)
HEAP: Final = _NUMBERS["heap"]
SMALL_HEAP: Final = _NUMBERS["small_heap"]
HIGHEST_TRAP: Final = _NUMBERS["highest_trap"]
MOST_TAKEN: Final = _NUMBERS["most_taken"]
CHALLENGE: Final = _NUMBERS["challenge"]
FACES: Final = _NUMBERS["faces"]

PlayerId = NewType("PlayerId", int)
PLAYERS: Final = content.ids("player", PRINTED["players"], key="stones-player")
IDS: Final = {PlayerId: PLAYERS}


def names(code: str) -> dict[str, str]:
    """The names of the pieces in a language."""
    return content.names("stones-player", PRINTED["players"], code)
