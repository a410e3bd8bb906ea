"""Every option of a game as a number: for masks, for tables of a policy, for research.

A sort of options takes as many numbers as its ids can have values; sorts stand in the order of their names, so the
numbers stay as they are until content or options change. Where an option names several ids at once (a proof, a load),
so many that numbers for all of them would explode, its class says how many such options one ask may have (`folded`)
and which of them it is (`fold`, or simply the order in which they are offered).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dejarik.engine.option import Ask, Choice, Option, form_of


class Space:
    """The numbers of all options of a game."""

    def __init__(self, base: type[Option]) -> None:
        self.kinds: Sequence[type[Option]] = sorts(base)
        self._starts: dict[type[Option], int] = {}
        self._choices: dict[str, int] = {}
        at = 0
        for kind in self.kinds:
            self._starts[kind] = at
            if issubclass(kind, Choice):
                self._choices = {what: place for place, what in enumerate(sorted(kind.known))}
            at += self.width(kind)
        self.size = at

    def width(self, kind: type[Option]) -> int:
        """How many numbers a sort of options has."""
        if issubclass(kind, Choice):
            return len(kind.known)
        form = form_of(kind)
        width = kind.folded
        for name in form.words.named:
            width *= form.fields[name].size
        return width

    def start(self, kind: type[Option]) -> int:
        """The first number of a sort."""
        return self._starts[kind]

    def indices(self, ask: Ask) -> list[int]:
        """The number of each option of an ask; no two are the same, unless more than `folded` differ in nothing but
        several ids: those that are too many share the last."""
        taken: dict[int, int] = {}
        out: list[int] = []
        for option in ask.options:
            first = self._first(option)
            fold = option.fold()
            if fold is None:
                fold = taken.get(first, 0)
                taken[first] = fold + 1
            out.append(first + min(fold, type(option).folded - 1))
        return out

    def _first(self, option: Option) -> int:
        kind = type(option)
        if isinstance(option, Choice):
            return self._starts[kind] + self._choices[option.what]
        form = form_of(kind)
        place = 0
        for name in form.words.named:
            field = form.fields[name]
            place = place * field.size + field.place(getattr(option, name))
        return self._starts[kind] + place * kind.folded


def sorts(base: type[Option]) -> list[type[Option]]:
    """The classes of a game's options that say something, by name."""
    found: dict[str, type[Option]] = {}  # by name, since a slotted dataclass exists twice: the later counts
    waiting: list[type[Any]] = [base]
    for kind in waiting:
        waiting += kind.__subclasses__()
        if kind.words or issubclass(kind, Choice):
            found[f"{kind.__module__}.{kind.__qualname__}"] = kind
    kinds = sorted(found.values(), key=lambda kind: kind.__name__)
    if len({kind.__name__ for kind in kinds}) != len(kinds):
        raise ValueError(f"two sorts of options of one name: {[kind.__name__ for kind in kinds]}")
    return kinds
