"""Where what is printed comes from.

Not all of it could be read off the components. What is missing was made up in the spirit of the game or is told from
memory: such facts are ours until somebody with the box corrects them, and whoever plays is told which they are. A
correction changes an entry of `content` and its source; the texts of cards follow.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from dejarik.engine import content
from dejarik.games.outer_rim.components import (
    AI_CARDS,
    CARDS,
    CHARACTERS,
    CONTACTS,
    IDS,
    PRINTED,
    SHIPS,
    SPACES,
    STACKS,
)

PATROL_KEY: Final = "patrol"


@dataclass(frozen=True, slots=True)
class Source:
    """Of an entry, and the names of its fields that are from elsewhere: made up to complete it, or from memory."""

    of: Literal["seed", "public", "memory", "reconstructed"]  # the rules, published material, memory, made up
    confidence: Literal["low", "medium", "high"]
    reconstructed: tuple[str, ...] = ()
    remembered: tuple[str, ...] = ()

    @property
    def made_up(self) -> bool:
        """Whether the whole entry is ours."""
        return self.of == "reconstructed"

    @property
    def ours(self) -> tuple[str, ...]:
        """The fields that are ours in an entry that otherwise is not."""
        return () if self.made_up else (*self.reconstructed, *self.remembered)


PUBLIC: Final = Source("public", "high")
SORTS: Final = (
    ("map", "endcaps", "endcap"),
    ("map", "tiles", "tile"),
    ("map", "spaces", SPACES.key),
    ("characters", "characters", CHARACTERS.key),
    ("ships", "ships", SHIPS.key),
    ("contacts", "contacts", CONTACTS.key),
    ("patrols", "patrols", PATROL_KEY),
    ("encounters", "decks", STACKS.key),
    ("market", "cards", CARDS.key),
    ("encounters", "cards", CARDS.key),
    ("databank", "cards", CARDS.key),
    ("solo", "cards", AI_CARDS.key),
)


def id_of(entry: Mapping[str, Any]) -> str:
    """Patrols are told apart by faction and level."""
    return str(entry["id"]) if "id" in entry else f"{entry['faction']}-{entry['level']}"


# By the key that begins the messages about a component: `outer_rim-card-ion-cannon`, or `patrol-hutt-2`.
SOURCES: Final[Mapping[str, Source]] = {
    f"{prefix}-{id_of(entry)}": content.typed(Source, entry["source"], IDS, f"{file}.{sort}.source")
    for file, sort, prefix in SORTS
    for entry in PRINTED[file][sort]
}
