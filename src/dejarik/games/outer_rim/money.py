"""Credits: gained from the supply, lost and paid to it. [RIM-CREDIT-1 … 3]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.games.outer_rim import events
from dejarik.games.outer_rim.components import PlayerId
from dejarik.games.outer_rim.state import State


def gain_credits(game: State, player: PlayerId, count: int) -> None:
    """Gain credits, or lose them, but never more than there are. [RIM-EFFECT-2]"""
    count = max(count, -game.credits[player])
    if count:
        game.credits[player] += count
        game.tell(EVERYONE, events.credits, game.who(player), count)
