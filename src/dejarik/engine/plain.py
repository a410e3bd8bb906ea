"""Typed values as plain JSON-able data and back, by their annotations: how states and frames are dumped and loaded.

Ids become their texts. What does not fit is refused with the path of the place where it stands.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, ClassVar, NewType, Union, get_args, get_origin, get_type_hints

from dejarik.engine.message import say
from dejarik.engine.names import Names
from dejarik.engine.problem import Damaged


@cache
def annotated(kind: type) -> dict[str, Any]:
    """The annotated attributes of a class, in the order in which they are written."""
    hints = get_type_hints(kind)
    return {name: hints[name] for name in hints if get_origin(hints[name]) is not ClassVar}


class Plain:
    """`ids` gives the texts of each NewType that stands for a component."""

    def __init__(self, ids: Mapping[Any, Names]) -> None:
        self._ids = ids

    def encode(self, value: Any, kind: Any) -> Any:
        origin = get_origin(kind)
        if kind in (int, bool, str):
            return value
        if isinstance(kind, NewType):
            names = self._ids.get(kind)
            return self.encode(value, kind.__supertype__) if names is None else names[value]
        if origin is list or (origin is tuple and get_args(kind)[1:] == (...,)):
            inner = get_args(kind)[0]
            return [self.encode(item, inner) for item in value]
        if origin is tuple:
            return [self.encode(item, inner) for item, inner in zip(value, get_args(kind), strict=True)]
        if origin in (Union, types.UnionType):
            return None if value is None else self.encode(value, _present(kind))
        if isinstance(kind, type) and is_dataclass(kind):
            hints = annotated(kind)
            return {field.name: self.encode(getattr(value, field.name), hints[field.name]) for field in fields(kind)}
        raise TypeError(f"{kind} has no plain form")

    def decode(self, data: Any, kind: Any, where: str) -> Any:
        origin = get_origin(kind)
        if kind in (int, bool, str):
            if type(data) is not kind:
                raise _unlike(where, kind.__name__, data)
            return data
        if isinstance(kind, NewType):
            return self._id(data, kind, where)
        if origin is list or (origin is tuple and get_args(kind)[1:] == (...,)):
            if not isinstance(data, list):
                raise _unlike(where, "list", data)
            inner = get_args(kind)[0]
            return origin(self.decode(item, inner, f"{where}[{at}]") for at, item in enumerate(data))
        if origin is tuple:
            inners = get_args(kind)
            if not isinstance(data, list) or len(data) != len(inners):
                raise _unlike(where, f"list of {len(inners)}", data)
            return tuple(
                self.decode(item, inner, f"{where}[{at}]")
                for at, (item, inner) in enumerate(zip(data, inners, strict=True))
            )
        if origin in (Union, types.UnionType):
            return None if data is None else self.decode(data, _present(kind), where)
        if isinstance(kind, type) and is_dataclass(kind):
            return kind(**self.attributes(data, kind, where))
        raise TypeError(f"{kind} has no plain form")

    def attributes(self, data: Any, kind: type, where: str, only: frozenset[str] | None = None) -> dict[str, Any]:
        """The annotated attributes of a class from a dict that has just these keys."""
        if not isinstance(data, dict):
            raise _unlike(where, "object", data)
        hints = {name: hint for name, hint in annotated(kind).items() if only is None or name in only}
        for name in data:
            if name not in hints:
                raise Damaged(f"{where}.{name}", say("engine-why-unexpected"))
        for name in hints:
            if name not in data:
                raise Damaged(f"{where}.{name}", say("engine-why-missing"))
        return {name: self.decode(data[name], hint, f"{where}.{name}") for name, hint in hints.items()}

    def _id(self, data: Any, kind: NewType, where: str) -> Any:
        names = self._ids.get(kind)
        if names is None:
            return self.decode(data, kind.__supertype__, where)
        if not isinstance(data, str) or data not in names:
            raise Damaged(where, say("engine-why-no-such", sort=names.sort, text=str(data)))
        return names.number(data)


def _present(kind: Any) -> Any:
    """T of `T | None`."""
    (inner,) = [arm for arm in get_args(kind) if arm is not type(None)]
    return inner


def _unlike(where: str, wanted: str, data: Any) -> Damaged:
    return Damaged(where, say("engine-why-unlike", wanted=wanted, text=repr(data)[:60]))
