"""Reading what is printed on the components of a game: YAML files of its package.

What is printed becomes frozen rows, by the annotations of a dataclass: ids are looked up, fields with a default may be
left out, and whatever does not fit is refused with its place in the data.

    @dataclass(frozen=True, slots=True)
    class Unit:
        id: str
        side: Side
        count: int
        immobile: bool = False

    UNITS = rows(Unit, read(FOLDER / "units.yaml")["units"], {Side: SIDES}, "units")

A key that is a word of Python has a line after it (`class_`, `from_`). Names, sources and notes are for people and need
no field.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin

import yaml

from dejarik.engine.message import say
from dejarik.engine.names import Names, SetNames
from dejarik.engine.plain import Decode, Encode, Plain, annotated
from dejarik.engine.problem import Damaged

Row = TypeVar("Row")

PROSE = ("name", "note", "source", "colour")  # may change without changing the game
ASIDE = (*PROSE, "rule")  # a row need not have them


def read(path: Path) -> dict[str, Any]:
    data = yaml.load(path.read_text("utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    assert isinstance(data, dict), path
    return data


def digest(*facts: Any) -> str:
    """A short hash of everything that is played with. Names, notes and colours do not count."""
    text = json.dumps([_facts(each) for each in facts], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def names(prefix: str, entries: Iterable[Mapping[str, Any]], code: str) -> dict[str, str]:
    """The names of entries like `{id: capitol, name: {en: Capitol, …}}` by message key."""
    return {f"{prefix}-{entry['id']}": entry["name"][code] for entry in entries}


def numbers(data: Mapping[str, Any]) -> dict[str, int]:
    """The numbers of a game: entries like `starting_hand: {value: 5, rule: …, source: …}`."""
    return {name: int(entry["value"]) for name, entry in data["numbers"].items()}


def ids(sort: str, *lists: Iterable[Mapping[str, Any]], key: str = "") -> Names:
    """The ids of one sort, in the order of the data; the keys of their names begin with `key`."""
    return Names(sort, [entry["id"] for entries in lists for entry in entries], key)


class Printed(Plain):
    """Reads data as rows: as a state is loaded, but what has a default may be missing."""

    def decode_attributes(self, data: Any, kind: type, where: str) -> dict[str, Any]:
        if not isinstance(data, dict):
            raise Damaged(where, say("engine-why-unlike", wanted="object", text=repr(data)[:60]))
        by_key = {name.removesuffix("_"): name for name in annotated(kind)}
        for key in data:
            if key not in by_key and key not in ASIDE:
                raise Damaged(f"{where}.{key}", say("engine-why-unexpected"))
        found = {}
        for key, name in by_key.items():
            if key in data:
                found[name] = self.decode(data[key], annotated(kind)[name], f"{where}.{key}")
            elif name not in defaulted(kind):
                raise Damaged(f"{where}.{key}", say("engine-why-missing"))
        return found

    def _make(self, kind: Any) -> tuple[Encode, Decode]:
        """Lists say where each item stands at once: content is read only once, and some of it is named by its place."""
        origin, inner = get_origin(kind), get_args(kind)
        if origin is list or (origin is tuple and inner[1:] == (...,)):
            encode, decode = self._form(inner[0])
            return lambda value: [encode(item) for item in value], partial(_items, origin, decode)
        return super()._make(kind)


def _items(container: Callable[[Iterable[Any]], Any], decode: Decode, data: Any, where: str) -> Any:
    if not isinstance(data, list):
        raise Damaged(where, say("engine-why-unlike", wanted="list", text=repr(data)[:60]))
    return container([decode(item, f"{where}[{at}]") for at, item in enumerate(data)])


def defaulted(kind: Any) -> set[str]:
    """The fields of a row that may be left out."""
    return {each.name for each in fields(kind) if each.default is not MISSING or each.default_factory is not MISSING}


def rows(kind: type[Row], entries: Any, ids: Mapping[Any, Names | SetNames], where: str) -> tuple[Row, ...]:
    """What is printed on each component of one sort; Damaged, with the place, if an entry does not fit."""
    found: tuple[Row, ...] = Printed(ids).decode(entries, tuple[kind, ...], where)  # type: ignore[valid-type]
    return found


def _facts(data: Any) -> Any:
    if isinstance(data, dict):
        return {str(key): _facts(value) for key, value in data.items() if key not in PROSE}
    return [_facts(item) for item in data] if isinstance(data, list) else data
