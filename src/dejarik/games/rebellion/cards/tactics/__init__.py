"""The tactic cards. [REB-COMBAT-ATTACK-7, 9, REB-CARD-TACTICS]"""

from __future__ import annotations

from dejarik.games.rebellion.cards.tactics import blocking, planning, strikes
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

FRAMES = (*strikes.FRAMES, *planning.FRAMES, *blocking.FRAMES)

__all__ = [
    "FRAMES",
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
