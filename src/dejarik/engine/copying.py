"""Copies of what changes in the course of a game, worked out from the annotations.

What can change is copied, what cannot is shared: a list is a new list, a list of lists holds new lists, a thing that is
`Copied` itself is asked for its copy; numbers, ids, texts, tuples of these and frozen things are the same in both.

Bots copy many thousand times a second. So the function is put together once for each class, as text, and is what one
would write by hand, line for line; `dataclasses` makes its methods in the same way.

    new = new_of(Battle)
    new.system = self.system
    new.dice = self.dice.copy()
    new.bags = [each.copy() for each in self.bags]
    new.mission = None if self.mission is None else self.mission.copy()
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self, get_args, get_origin

from dejarik.engine.plain import with_private

CONTAINERS = (list, set, dict)


class Copied:
    """Something slotted that changes, and of which there are independent copies."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent one."""
        kind = type(self)
        kind.copy = copier(kind)  # type: ignore[assignment, method-assign]  # from now on
        return kind.copy(self)

    def copy_into(self, new: Self) -> None:
        """Copy what is not annotated."""


def copier(kind: type[Copied]) -> Callable[[Any], Any]:
    """What copies things of this class."""
    lines = ["new = new_of(kind)"]
    if kind.copy_into is not Copied.copy_into:
        lines.append("self.copy_into(new)")
    lines += [f"new.{name} = {_copied(hint, f'self.{name}')}" for name, hint in with_private(kind).items()]
    names: dict[str, Any] = {"kind": kind, "new_of": object.__new__}
    exec("\n    ".join(["def copy(self):", *lines, "return new"]), names)
    made: Callable[[Any], Any] = names["copy"]
    return made


def _copied(hint: Any, value: str) -> str:
    """The words that copy a value of this type."""
    if type(None) in get_args(hint):
        (present,) = [each for each in get_args(hint) if each is not type(None)]
        copied = _copied(present, value)
        return value if copied == value else f"None if {value} is None else {copied}"
    if get_origin(hint) is tuple and ... not in get_args(hint):
        parts = [_copied(inner, f"{value}[{at}]") for at, inner in enumerate(get_args(hint))]
        return f"({', '.join(parts)},)" if any(part.endswith(".copy()") for part in parts) else value
    origin = get_origin(hint) or hint
    if origin in CONTAINERS:
        inner = "each" if origin is dict else _copied(get_args(hint)[0], "each")
        if origin is list and inner != "each":
            return f"[{inner} for each in {value}]"
        return f"{value}.copy()"
    if isinstance(origin, type) and issubclass(origin, Copied):
        return f"{value}.copy()"
    kind = getattr(origin, "__dataclass_params__", None)
    if kind is not None and not kind.frozen:
        raise TypeError(f"{value} changes, and all copies would share it: make {origin} Copied")
    return value
