"""Ids: small ints inside a game, texts at its edge (dump, view, record, the text of an option)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from dejarik.engine.message import Message, Param, say

Id = TypeVar("Id")


class Names:
    """The texts of one sort of id, in the order of the component data: `CARDS[3]`, `CARDS.number("riot-5")`.

    `key` is what the message keys of their names begin with: `uprising-card` if people read `uprising-card-riot-5`.
    """

    __slots__ = ("_numbers", "_texts", "key", "sort")

    def __init__(self, sort: str, texts: Iterable[str], key: str = "") -> None:
        self.sort = sort
        self.key = key
        self._texts = tuple(texts)
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        if len(self._numbers) != len(self._texts):
            raise ValueError(f"two of the same {sort}")

    def __getitem__(self, number: int) -> str:
        return self._texts[number]

    def __len__(self) -> int:
        return len(self._texts)

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __contains__(self, text: object) -> bool:
        return text in self._numbers

    def number(self, text: str) -> int:
        """KeyError when there is none of that name."""
        return self._numbers[text]

    def numbers(self, texts: Iterable[str]) -> list[int | None]:
        """Of several texts, and None for each that names nothing."""
        return [self._numbers.get(text) for text in texts]

    def finder(self, kind: Callable[[int], Id]) -> Callable[[str], Id]:
        """What gives the id of a text: `card = CARDS.finder(CardId)`; KeyError when there is none of that name."""
        return lambda text: kind(self._numbers[text])

    def name(self, number: int) -> Message:
        """What people call it."""
        return say(f"{self.key}-{self._texts[number]}")

    def place(self, number: int) -> int:
        """The place of an id among all of its sort."""
        return number


class Numbers:
    """Plain numbers that stand in a pick, from `least` to `most`: places in a row, counts."""

    __slots__ = ("least", "most", "sort")

    def __init__(self, sort: str, least: int, most: int) -> None:
        self.sort = sort
        self.least = least
        self.most = most

    def __getitem__(self, number: int) -> str:
        return str(number)

    def __len__(self) -> int:
        return self.most - self.least + 1

    def number(self, text: str) -> int:
        """KeyError when the text is no number between the two."""
        if not text.isdecimal() or not self.least <= int(text) <= self.most:
            raise KeyError(text)
        return int(text)

    def name(self, number: int) -> Param:
        """A number is called what it is."""
        return number

    def place(self, number: int) -> int:
        """The place of a number among all that can stand there."""
        return number - self.least


class SetNames:
    """A set of ids as one int with a bit for each; as data the list of their texts."""

    __slots__ = ("of",)

    def __init__(self, of: Names) -> None:
        self.of = of

    def texts(self, ids: int) -> list[str]:
        return [text for number, text in enumerate(self.of) if ids >> number & 1] if ids else []  # most sets are empty
