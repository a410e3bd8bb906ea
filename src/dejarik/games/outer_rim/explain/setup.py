"""Characters and ships that cannot be chosen before the game."""

from __future__ import annotations

from dejarik.engine.outcome import Objection
from dejarik.games.outer_rim.characters import ChooseCharacter
from dejarik.games.outer_rim.components import CHARACTERS, SEATS, CharacterId, PlayerId
from dejarik.games.outer_rim.explain.answers import number_of, refuse
from dejarik.games.outer_rim.state import State


def character(game: State, player: PlayerId, who: CharacterId) -> Objection:
    """One that somebody has, or that the automatic opponent cannot be."""
    owner = number_of(game, who)
    if owner is not None:
        return refuse("RIM-RUL-4", "character-taken", who=CHARACTERS.name(who), player=SEATS.name(owner))
    assert not isinstance(game.stack[-1], ChooseCharacter)
    return refuse("RIM-SOLO-6", "not-for-the-opponent", who=CHARACTERS.name(who))
