"""Typed values as plain JSON-able data and back, by their annotations: how states and frames are dumped and loaded.

Ids become their texts. What does not fit is refused with the path of the place where it stands.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, partial
from typing import Any, ClassVar, Literal, NewType, TypeAlias, Union, get_args, get_origin, get_type_hints

from dejarik.engine.message import say
from dejarik.engine.names import Names, SetNames
from dejarik.engine.problem import Damaged

Encode: TypeAlias = Callable[[Any], Any]
Decode: TypeAlias = Callable[[Any, str], Any]  # the data, and where they stand
ATOMS = (int, bool, str)


@cache
def annotated(kind: type, extras: bool = False) -> dict[str, Any]:
    """The annotated attributes of a class, in the order in which they are written; `extras`: as `Annotated`, if so.
    What begins with a line is only kept in mind."""
    return {name: hint for name, hint in with_private(kind, extras).items() if not name.startswith("_")}


def with_private(kind: type, extras: bool = False) -> dict[str, Any]:
    """The same, with those that begin with a line."""
    hints = get_type_hints(kind, include_extras=extras)
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else hints
    return {name: hints[name] for name in names if get_origin(hints[name]) is not ClassVar}


class Plain:
    """`ids` gives the texts of each NewType that stands for a component. Each type is worked out once."""

    def __init__(self, ids: Mapping[Any, Names | SetNames]) -> None:
        self._ids = ids
        self._forms: dict[Any, tuple[Encode, Decode]] = {}
        self._attributes: dict[type, dict[str, tuple[Encode, Decode]]] = {}

    def encode(self, value: Any, kind: Any) -> Any:
        return self._form(kind)[0](value)

    def encoder(self, kind: Any) -> Encode:
        """What encodes values of this type, for whoever has many."""
        return self._form(kind)[0]

    def decode(self, data: Any, kind: Any, where: str) -> Any:
        return self._form(kind)[1](data, where)

    def encode_attributes(self, value: object, kind: type) -> dict[str, Any]:
        """The annotated attributes of an object."""
        return {name: encode(getattr(value, name)) for name, (encode, _) in self._attributes_of(kind).items()}

    def decode_attributes(self, data: Any, kind: type, where: str) -> dict[str, Any]:
        """The annotated attributes of a class from a dict that has just these keys."""
        if not isinstance(data, dict):
            raise unlike(where, "object", data)
        forms = self._attributes_of(kind)
        for name in data:
            if name not in forms:
                raise Damaged(f"{where}.{name}", say("engine-why-unexpected"))
        for name in forms:
            if name not in data:
                raise Damaged(f"{where}.{name}", say("engine-why-missing"))
        return {name: decode(data[name], f"{where}.{name}") for name, (_, decode) in forms.items()}

    def _attributes_of(self, kind: type) -> dict[str, tuple[Encode, Decode]]:
        forms = self._attributes.get(kind)
        if forms is None:
            forms = {name: self._form(hint) for name, hint in annotated(kind).items()}
            self._attributes[kind] = forms
        return forms

    def _form(self, kind: Any) -> tuple[Encode, Decode]:
        form = self._forms.get(kind)
        if form is None:
            form = self._forms[kind] = self._make(kind)
        return form

    def _make(self, kind: Any) -> tuple[Encode, Decode]:
        origin, inner = get_origin(kind), get_args(kind)
        if kind in ATOMS:
            return _atom(kind)
        if isinstance(kind, NewType):
            names = self._ids.get(kind)
            if names is None:
                return self._form(kind.__supertype__)
            return _id(names) if isinstance(names, Names) else _set(names)
        if origin is list or (origin is tuple and inner[1:] == (...,)):
            return _atoms(origin, inner[0]) if inner[0] in ATOMS else _items(origin, self._form(inner[0]))
        if origin is Literal:
            return lambda value: value, partial(word, inner)
        if origin is tuple:
            return _places([self._form(each) for each in inner])
        if origin in (Union, types.UnionType):
            (present,) = [each for each in inner if each is not type(None)]
            return _optional(self._form(present))
        if isinstance(kind, type) and is_dataclass(kind):
            return self._object(kind)
        raise TypeError(f"{kind} has no plain form")

    def _object(self, kind: type) -> tuple[Encode, Decode]:
        def decode(data: Any, where: str) -> Any:
            return kind(**self.decode_attributes(data, kind, where))

        return lambda value: self.encode_attributes(value, kind), decode


def word(words: tuple[str | None, ...], data: Any, where: str) -> Any:
    """One of a few words."""
    if data not in words:
        raise unlike(where, " | ".join(map(str, words)), data)
    return data


def _atom(kind: type) -> tuple[Encode, Decode]:
    def decode(data: Any, where: str) -> Any:
        if type(data) is not kind:
            raise unlike(where, kind.__name__, data)
        return data

    return lambda value: value, decode


def _id(names: Names) -> tuple[Encode, Decode]:
    def decode(data: Any, where: str) -> Any:
        if not isinstance(data, str) or data not in names:
            raise Damaged(where, say("engine-why-no-such", sort=names.sort, text=str(data)))
        return names.number(data)

    return tuple(names).__getitem__, decode


def _set(names: SetNames) -> tuple[Encode, Decode]:
    decode_list = _items(list, _id(names.of))[1]

    def decode(data: Any, where: str) -> Any:
        numbers = decode_list(data, where)
        if len(set(numbers)) != len(numbers):
            raise Damaged(where, say("engine-why-not-all"))
        return sum(1 << number for number in numbers)

    return names.texts, decode


def _items(container: type, form: tuple[Encode, Decode]) -> tuple[Encode, Decode]:
    encode_item, decode_item = form

    def decode(data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise unlike(where, "list", data)
        try:  # to say where each item stands costs more than the item; so only if something is wrong
            return container([decode_item(item, "") for item in data])
        except Damaged:
            return container(decode_item(item, f"{where}[{at}]") for at, item in enumerate(data))

    return lambda value: [encode_item(item) for item in value], decode


def _atoms(container: type, kind: type) -> tuple[Encode, Decode]:
    """Items that are what they are as data: looked at all at once."""
    decode_each = _items(container, _atom(kind))[1]

    def decode(data: Any, where: str) -> Any:
        if isinstance(data, list) and set(map(type, data)) <= {kind}:
            return container(data)
        return decode_each(data, where)

    return list, decode


def _places(forms: list[tuple[Encode, Decode]]) -> tuple[Encode, Decode]:
    def decode(data: Any, where: str) -> Any:
        if not isinstance(data, list) or len(data) != len(forms):
            raise unlike(where, f"list of {len(forms)}", data)
        return tuple(form[1](item, f"{where}[{at}]") for at, (item, form) in enumerate(zip(data, forms, strict=True)))

    return lambda value: [form[0](item) for item, form in zip(value, forms, strict=True)], decode


def _optional(form: tuple[Encode, Decode]) -> tuple[Encode, Decode]:
    encode_present, decode_present = form

    def decode(data: Any, where: str) -> Any:
        return None if data is None else decode_present(data, where)

    return lambda value: None if value is None else encode_present(value), decode


def unlike(where: str, wanted: str, data: Any) -> Damaged:
    """What to raise if the data are not of the form that is wanted."""
    return Damaged(where, say("engine-why-unlike", wanted=wanted, text=repr(data)[:60]))
