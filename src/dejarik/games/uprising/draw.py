"""Drawing Resistance cards."""

from __future__ import annotations

from bisect import insort

from dejarik.games.uprising import events
from dejarik.games.uprising.components import INSIDERS, CardId
from dejarik.games.uprising.state import State


def draw(game: State, count: int, rule: str) -> None:
    """Draw from the top of the deck, one card after the other, as far as it reaches.
    [UPR-SETUP-4, UPR-END-4, UPR-RUL-29]"""
    drawn: list[CardId] = []
    while len(drawn) < count and game.deck:
        drawn.append(game.deck.pop())
        insort(game.hand, drawn[-1])
    game.reveal()
    game.tell_apart(INSIDERS, events.drew, tuple(drawn), rule)
