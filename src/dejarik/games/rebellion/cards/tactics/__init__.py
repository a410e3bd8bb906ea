"""The tactic cards. [REB-COMBAT-ATTACK-7, 9, REB-CARD-TACTICS]"""

from __future__ import annotations

from dejarik.games.rebellion.cards.tactics.playing import (
    PlayTactic,
    PlayTacticFor,
    PlayTacticWith,
    attacks,
    block,
    blocks,
    may_hold,
    play,
    spend,
)

__all__ = [
    "PlayTactic",
    "PlayTacticFor",
    "PlayTacticWith",
    "attacks",
    "block",
    "blocks",
    "may_hold",
    "play",
    "spend",
]
