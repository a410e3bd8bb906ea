"""Contact tokens: where they are, and who knows them."""

from __future__ import annotations

from dejarik.engine.event import SPECTATOR
from dejarik.games.outer_rim.components import CONTACTS, MARK, CardId, ContactId
from dejarik.games.outer_rim.state import State


def knows(game: State, spot: int, seat: int | None) -> bool:
    """Whether a seat knows the token on a contact space. [RIM-HIDDEN-1, 2, 17]"""
    return game.open[spot] or bool(game.looked[spot] >> (SPECTATOR if seat is None else seat) & 1)


def marked(bounty: CardId) -> ContactId:
    """The mark of a bounty."""
    mark = MARK[bounty]
    assert mark is not None
    return mark


def away(game: State) -> list[ContactId]:
    """The tokens that lie nowhere: their contacts are crew. [RIM-INV-8, 12]"""
    lying = {*game.spots, *game.gone, *(marked(card) for card in game.captured)}
    return [ContactId(token) for token in range(len(CONTACTS)) if token not in lying]
