"""The market in a few lines: begin the action, buy by a card, and hear which new top cards would move patrols."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dejarik.engine.event import EVERYONE
from dejarik.games.outer_rim.components import CARDS, DECKS, PlayerId, card
from dejarik.games.outer_rim.market import REVEALED, buy, market_action
from dejarik.games.outer_rim.state import Deck, State
from tests.games.outer_rim.position import begin, carry_out

ONE = PlayerId(0)


def at_market(game: State, player: int = 1) -> State:
    """The Market action of a player (from 1), up to its first question."""
    market_action(game, PlayerId(player - 1))
    return begin(game)


def purchase(game: State, text: str, discount: int = 0, player: int = 1) -> State:
    """A card on top of its deck is bought, up to the first question."""
    buy(game, PlayerId(player - 1), card(text), discount)
    return begin(game)


def deal(game: State, deck: str, discount: int = 0, reveal: int = 1) -> State:
    """A card lets the first player buy, up to the first question."""
    return carry_out(game, [{"buy": {"deck": deck, "discount": discount, "reveal": reveal}}])


def pile(game: State, deck: str) -> list[str]:
    """A deck, its top card first."""
    return [CARDS[each] for each in reversed(game.market[DECKS.number(deck)].cards)]


def known(game: State, deck: str) -> list[bool]:
    """Whether everybody knows the card at each place, that on top first."""
    return [bool(mask) for mask in reversed(game.market[DECKS.number(deck)].known)]


def only(game: State, deck: str, cards: str) -> None:
    """A deck consists of these cards, the top one first; all others are out of the game."""
    at, left = DECKS.number(deck), [card(text) for text in cards.split()]
    game.removed += [each for each in game.market[at].cards if each not in left]
    game.market[at] = Deck.of(reversed(left))
    if left:
        game.market[at] = game.market[at].look(-1, EVERYONE)


@pytest.fixture
def revealed() -> Iterator[list[tuple[int, str]]]:
    """For whom a new top card has been revealed after a purchase, and which."""
    found: list[tuple[int, str]] = []

    def note(game: State, player: PlayerId, new: object) -> None:
        assert isinstance(new, int)
        found.append((player + 1, CARDS[new]))

    listeners = REVEALED._listeners
    REVEALED.join(note)
    yield found
    listeners.remove(note)
