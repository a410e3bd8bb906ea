"""A copy shares what cannot change, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, NewType

import pytest

from dejarik.engine.copying import Copied

DieId = NewType("DieId", int)


@dataclass(frozen=True, slots=True)
class Card:
    marks: tuple[int, ...]


@dataclass(slots=True)
class Cup(Copied):
    dice: list[DieId]


@dataclass(slots=True)
class Table(Copied):
    limit: ClassVar[list[int]] = [3]

    count: int
    best: DieId | None
    card: Card
    piles: list[list[Card]]
    names: dict[str, int]
    taken: set[int]
    pair: tuple[list[int], int] | None
    cup: Cup | None
    cups: list[Cup]


def table(**changed: Any) -> Table:
    fields: dict[str, Any] = {
        "count": 1,
        "best": DieId(2),
        "card": Card((1, 2)),
        "piles": [[Card(())], []],
        "names": {"a": 1},
        "taken": {4},
        "pair": ([1], 2),
        "cup": Cup([DieId(1)]),
        "cups": [Cup([])],
    }
    return Table(**(fields | changed))


def change(found: Table) -> None:
    found.piles[1].append(Card((3,)))
    found.names["b"] = 2
    found.taken.add(5)
    found.cups[0].dice.append(DieId(3))
    if found.pair is not None and found.cup is not None:
        found.pair[0].append(2)
        found.cup.dice.clear()


@pytest.mark.parametrize("changed", [{}, {"best": None, "pair": None, "cup": None}])
def test_a_copy_is_the_same_and_changes_alone(changed: dict[str, Any]) -> None:
    one = table(**changed)
    other = one.copy()
    assert other == one == table(**changed)
    assert other.card is one.card
    change(other)
    assert one == table(**changed) != other


def test_what_changes_and_cannot_be_copied_is_refused() -> None:
    @dataclass(slots=True)
    class Bag:
        dice: list[DieId]

    @dataclass(slots=True)
    class Shelf(Copied):
        bag: Bag

    Shelf.__annotations__["bag"] = Bag  # a class of this function has no name that could be looked up
    with pytest.raises(TypeError, match=r"self\.bag changes, and all copies would share it"):
        Shelf(Bag([])).copy()
