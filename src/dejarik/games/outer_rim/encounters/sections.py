"""Which section of an encounter card is resolved, and which part of it. [RIM-ENCCARD-4 … 8, 15]"""

from __future__ import annotations

from typing import Any, Final

from dejarik.engine.script import Effects
from dejarik.games.outer_rim.components import (
    ENCOUNTER,
    IS_NAVPOINT,
    PRINTED,
    SECTIONS,
    SPACES,
    WITH_PATROL,
    WITHOUT_PATROL,
    CardId,
    FactionId,
    PlayerId,
    SectionId,
    SpaceId,
    card,
)
from dejarik.games.outer_rim.conditions import LEVELS
from dejarik.games.outer_rim.state import State

SECTION_OF: Final = tuple(
    WITHOUT_PATROL if IS_NAVPOINT[place] else SectionId(SECTIONS.number(text)) for place, text in enumerate(SPACES)
)


def section_here(game: State, place: SpaceId) -> SectionId:
    """On a planet and in the Maelstrom the one headed with the space; at a navpoint that for a space with a patrol, or
    without. [RIM-ENCCARD-4, 5, 8]"""
    return WITH_PATROL if IS_NAVPOINT[place] and game.patrols_at(place) else SECTION_OF[place]


def part_of(
    game: State, player: PlayerId, drawn: CardId, where: SectionId, patrol: FactionId | None
) -> tuple[int, Effects]:
    """The effects of a section, or of its one part that fits the player's reputation, with its number.
    [RIM-ENCCARD-6, 7, RIM-REP-8]"""
    section = ENCOUNTER[drawn].sections[where]
    faction = patrol if section.split == "patrol-here" else section.split
    if faction is None:
        return 0, section.effects
    rep = game.rep(player, faction)
    return next(
        (at, case.effects)
        for at, case in enumerate(section.cases, 1)
        if any(LEVELS[each] == rep for each in case.reputation)
    )


def depends_on_patrol(drawn: CardId, where: SectionId) -> bool:
    """Whether a section or one of its effects speaks of "the patrol in your space". [RIM-ENCCARD-15]"""
    return (drawn, where) in _ON_PATROL


def _speaks_of_patrol(printed: Any) -> bool:
    if isinstance(printed, dict):
        own = printed.get("split") == "patrol-here" or printed.get("faction") in ("here", "patrol-here")
        return own or any(_speaks_of_patrol(each) for each in printed.values())
    return isinstance(printed, list) and any(_speaks_of_patrol(each) for each in printed)


_ON_PATROL: Final = {
    (card(entry["id"]), SectionId(SECTIONS.number(where)))
    for entry in PRINTED["encounters"]["cards"]
    for where, section in entry["sections"].items()
    if _speaks_of_patrol(section)
}
