"""Luck. Everything random in a game comes from here, and everything that came is written down.

The generator is a hash of the seed and of the number of the draw. So its whole state is two integers that copy for
nothing, a player who has seen a thousand draws cannot tell the next one, and a replay that reads the draws from a
record only has to count them to stand where the original stood.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeAlias

from dejarik.engine.message import say
from dejarik.engine.problem import Damaged

Draw: TypeAlias = int | tuple[int, ...]
Luck: TypeAlias = tuple[Draw, ...]


class Chance:
    """A seeded source of luck, or a script of what luck shall give next (then the seed waits until it has run out)."""

    __slots__ = ("drawn", "given", "key", "planned", "seed")

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn
        self.given: list[Draw] = []  # since the last pick
        self.key = b"%d:" % seed
        self.planned: list[Draw] = []

    def copy(self) -> Chance:
        new = Chance.__new__(Chance)
        new.seed = self.seed
        new.drawn = self.drawn
        new.given = []
        new.key = self.key
        new.planned = self.planned.copy() if self.planned else []
        return new

    def below(self, limit: int) -> int:
        """One of 0 … limit-1."""
        number = self._draw(16) % limit if not self.planned else self._scripted(limit)
        self.given.append(number)
        return number

    def roll(self, sides: int, dice: int) -> tuple[int, ...]:
        """That many numbers of 0 … sides-1, written down as one draw."""
        if self.planned:
            faces = self._scripted_list(dice, sides)
        else:
            bits = self._draw(16 + dice)
            out = []
            for _ in range(dice):
                bits, face = divmod(bits, sides)
                out.append(face)
            faces = tuple(out)
        self.given.append(faces)
        return faces

    def shuffled(self, count: int) -> tuple[int, ...]:
        """The numbers 0 … count-1 in random order: the new order of a pile of that many cards."""
        if self.planned:
            order = self._scripted_list(count, count)
            if len(set(order)) != count:
                raise Damaged("luck", say("engine-why-not-an-order", text=str(order)))
        else:
            # One long hash holds the whole permutation; 16 bytes to spare make the bias less than 2**-120.
            bits = self._draw(16 + count * count.bit_length() // 8)
            pile = list(range(count))
            for last in range(count - 1, 0, -1):
                bits, at = divmod(bits, last + 1)
                pile[last], pile[at] = pile[at], pile[last]
            order = tuple(pile)
        self.given.append(order)
        return order

    def script(self, luck: Luck) -> None:
        """What the next draws shall be."""
        self.planned = list(luck)

    def unused(self) -> int:
        """How much of the script is left."""
        return len(self.planned)

    def fork(self) -> Chance:
        """Another source, for another game, that this one decides."""
        return Chance(self._draw(16))

    def _draw(self, size: int) -> int:
        """A number of at least so many random bytes."""
        name = self.key + b"%d" % self.drawn
        self.drawn += 1
        digest = blake2b(name).digest()
        while len(digest) < size:
            digest += blake2b(digest + name).digest()
        return int.from_bytes(digest, "little")

    def _scripted(self, limit: int) -> int:
        draw = self.planned.pop(0)
        self.drawn += 1
        if not isinstance(draw, int) or not 0 <= draw < limit:
            raise Damaged("luck", say("engine-why-no-such-luck", text=str(draw), limit=limit))
        return draw

    def _scripted_list(self, count: int, limit: int) -> tuple[int, ...]:
        draw = self.planned.pop(0)
        self.drawn += 1
        if not isinstance(draw, tuple) or len(draw) != count or not all(0 <= number < limit for number in draw):
            raise Damaged("luck", say("engine-why-no-such-luck", text=str(draw), limit=limit))
        return draw
