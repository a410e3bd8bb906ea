"""What every action has in common."""

from __future__ import annotations

from abc import abstractmethod

from dejarik.games.commanders.components import CardId
from dejarik.games.commanders.forms import Option
from dejarik.games.commanders.state import State


class Action(Option):
    """Something that the active player can do in a turn; of a larger action it is the first pick."""

    __slots__ = ()

    @abstractmethod
    def carry_out(self, game: State, seat: int) -> None: ...


def leave_hand(game: State, seat: int, card: CardId) -> None:
    """Take a card out of a hand, for everybody to see. What was known of the hand may have been this card."""
    game.hands[seat].remove(card)
    game.reveal()
    if card in game.known[seat]:
        game.known[seat].remove(card)
        return
    if game.stuck_cards[seat] and card in game.stuck_with[seat]:
        game.stuck_cards[seat] -= 1  # perhaps one the player was stuck with, perhaps one drawn since
    if not any(game.remembered):
        return
    for viewer, cards in enumerate(game.remembered):
        if viewer != seat and card in cards:  # perhaps this one, perhaps one drawn since
            at = cards.index(card)
            game.remembered[viewer] = cards[:at] + cards[at + 1 :]
