"""Ids: small ints inside a game, texts at its edge (dump, view, record, the text of an option)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


class Names:
    """The texts of one sort of id, in the order of the component data: `CARDS[3]`, `CARDS.number("riot-5")`."""

    __slots__ = ("_numbers", "_texts", "sort")

    def __init__(self, sort: str, texts: Iterable[str]) -> None:
        self.sort = sort
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


class SetNames:
    """A set of ids as one int with a bit for each; as data the list of their texts."""

    __slots__ = ("of",)

    def __init__(self, of: Names) -> None:
        self.of = of

    def texts(self, ids: int) -> list[str]:
        return [text for number, text in enumerate(self.of) if ids >> number & 1] if ids else []  # most sets are empty
