"""A pile of cards, or a row of tokens, and what each seat knows of it.

A pile is a frozen value: cards from the bottom to the top, and for each the audience that knows it (`engine.event`: a
bit for each seat, one for those who only watch). What changes a pile gives a new one, so copies of a game share theirs:

    card, game.deck = game.deck.draw()
    game.deck = game.deck.look(-1, only(seat))          # this seat has seen the top card
    game.deck = game.deck.look(range(-3, 0), only(seat))    # or the three on top
    game.deck = game.deck.bury(card, EVERYONE)          # it went to the bottom before everybody's eyes
    game.deck = game.deck.shuffled(game.chance)         # nobody knows any more what lies where

Several cards of a pile are a pile, and piles add up, from the bottom to the top:

    looked_at, rest = game.deck.split(3)
    game.deck = looked_at.without(card).shuffled(game.chance) + rest    # one is kept, the others go to the bottom

`seen` gives the texts for a view, and `redealt` is the way back: known cards in their places, the others as they come.
What can be worked out by counting (which cards are left in a deck, without their order) no pile has to remember: it
follows from everything else that is seen.

A game derives its own, with no more fields, so that its cards are typed: `class Deck(Pile): cards: tuple[CardId, ...]`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Self

from dejarik.engine.chance import Chance
from dejarik.engine.event import SPECTATOR
from dejarik.engine.names import Names

NOBODY = 0


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards from the bottom to the top, and who knows each."""

    cards: tuple[Any, ...] = ()
    known: tuple[int, ...] = ()

    @classmethod
    def of(cls, cards: Iterable[Any], known: int = NOBODY) -> Self:
        """A pile of these cards, all of them known to the same audience."""
        laid = tuple(cards)
        return cls(laid, (known,) * len(laid))

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def top(self) -> Any:
        return self.cards[-1]

    # What changes it

    def draw(self) -> tuple[Any, Self]:
        """The top card, and the pile without it."""
        return self.cards[-1], type(self)(self.cards[:-1], self.known[:-1])

    def take(self, at: int) -> tuple[Any, Self]:
        """The card at a place, and the pile without it."""
        at %= len(self.cards)
        cards = self.cards[:at] + self.cards[at + 1 :]
        return self.cards[at], type(self)(cards, self.known[:at] + self.known[at + 1 :])

    def without(self, card: Any) -> Self:
        """Without a card: of several alike, the lowest."""
        return self.take(self.cards.index(card))[1]

    def split(self, count: int) -> tuple[Self, Self]:
        """So many cards from the top, or all that are there, as they lie; and the pile without them."""
        at = max(0, len(self.cards) - count)
        return type(self)(self.cards[at:], self.known[at:]), type(self)(self.cards[:at], self.known[:at])

    def deal(self, count: int) -> tuple[Self, Self]:
        """The same, but drawn one after the other, so that the first lies lowest."""
        at = max(0, len(self.cards) - count)
        top = type(self)(self.cards[at:][::-1], self.known[at:][::-1])
        return top, type(self)(self.cards[:at], self.known[:at])

    def put(self, card: Any, known: int = NOBODY) -> Self:
        """With a card on top."""
        return type(self)((*self.cards, card), (*self.known, known))

    def bury(self, card: Any, known: int = NOBODY) -> Self:
        """With a card at the bottom."""
        return type(self)((card, *self.cards), (known, *self.known))

    def __add__(self, upper: Self) -> Self:
        """With another pile on top."""
        return type(self)(self.cards + upper.cards, self.known + upper.known)

    def look(self, at: int | Iterable[int], audience: int) -> Self:
        """After somebody has seen the card at a place, or those at several."""
        known = list(self.known)
        for place in (at,) if isinstance(at, int) else at:
            known[place] |= audience
        return type(self)(self.cards, tuple(known))

    def forget(self, at: int | Iterable[int], audience: int) -> Self:
        """After somebody can no longer tell what lies there."""
        known = list(self.known)
        for place in (at,) if isinstance(at, int) else at:
            known[place] &= ~audience
        return type(self)(self.cards, tuple(known))

    def arranged(self, order: Sequence[int]) -> Self:
        """In the order of these places, from the bottom; who knows a card knows it where it lies now."""
        return type(self)(tuple([self.cards[at] for at in order]), tuple([self.known[at] for at in order]))

    def shuffled(self, chance: Chance) -> Self:
        """In another order, that nobody knows."""
        order = chance.shuffled(len(self.cards))
        return type(self)(tuple([self.cards[at] for at in order]), (NOBODY,) * len(order))

    # What a seat knows of it, and back

    def knows(self, at: int, seat: int | None) -> bool:
        """Whether a seat (None: who only watches) knows the card at a place."""
        return bool(self.known[at] >> (SPECTATOR if seat is None else seat) & 1)

    def seen(self, names: Names, seat: int | None, unknown: str) -> list[str]:
        """The cards as a seat sees them; `unknown` stands for those it does not know."""
        if not any(self.known):  # most decks
            return [unknown] * len(self.cards)
        eye = 1 << (SPECTATOR if seat is None else seat)
        return [names[card] if mask & eye else unknown for card, mask in zip(self.cards, self.known, strict=True)]

    @classmethod
    def redealt(cls, texts: Sequence[str], names: Names, audience: int, unknown: Callable[[], Any]) -> Self:
        """A pile that looks like this to the audience; `unknown` deals the cards that it does not know."""
        numbers = names.numbers(texts)
        cards = tuple([unknown() if number is None else number for number in numbers])
        return cls(cards, tuple([NOBODY if number is None else audience for number in numbers]))
