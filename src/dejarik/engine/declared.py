"""Classes that say their fields and nothing else: options, decisions, procedures.

Each of them is a frozen, slotted dataclass because of what it derives from, so none has to say so:

    class MoveUnit(Option):
        words = "move {unit} from {place}"

        unit: UnitId
        place: PlaceId

A class that writes its `__slots__` itself (`__slots__ = ()`) is a base without fields of its own.
"""

from __future__ import annotations

from abc import ABCMeta
from dataclasses import dataclass
from typing import Any, dataclass_transform


@dataclass_transform(frozen_default=True)
class Declared(ABCMeta):
    """Of frozen, slotted dataclasses."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Declared:
        made: Any = super().__new__(cls, name, bases, namespace)
        if "__slots__" not in namespace:  # `dataclass` makes another class of this one, with slots, and comes by here
            made = dataclass(frozen=True, slots=True)(made)
        return made  # type: ignore[no-any-return]  # a class of this metaclass
