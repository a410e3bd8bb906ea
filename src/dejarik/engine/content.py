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

A key that is a word of Python has a line after it (`class_`, `from_`). Names, texts, sources, doubts and notes are for
people and need no field. A field can also be one of a few words (`Literal["attack", "block"]`, beside another type too:
`int | Literal["variable"]`), a mapping by ids (`dict[Skill, int]`), one or several (`Skill | tuple[Skill, ...]`), or
one of several rows, the one that `kind` names: `{kind: same-value, count: 3}` is a `SameValue` if the field is
`SameValue | EachType`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import partial
from pathlib import Path
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import yaml

from dejarik.engine.message import say
from dejarik.engine.names import Names, SetNames
from dejarik.engine.option import kebab
from dejarik.engine.plain import Decode, Encode, Plain, annotated, unlike, word
from dejarik.engine.problem import Damaged

Row = TypeVar("Row")

# May change without changing the game.
PROSE = ("name", "back_name", "text", "title", "back_title", "aim", "story", "note", "source", "colour")
ASIDE = (*PROSE, "rule", "text", "doubt")  # a row need not have them: people read them, nothing is played with them


def read(path: Path) -> dict[str, Any]:
    data = yaml.load(path.read_text("utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    assert isinstance(data, dict), path
    return data


def digest(*facts: Any) -> str:
    """A short hash of everything that is played with. Names, texts, notes and colours do not count."""
    text = json.dumps([_facts(each) for each in facts], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def names(prefix: str, entries: Iterable[Mapping[str, Any]], code: str) -> dict[str, str]:
    """The names, and the texts if they have some, of entries like `{id: capitol, name: {en: Capitol, …}}` by message
    key."""
    found = {}
    for entry in entries:
        found[f"{prefix}-{entry['id']}"] = entry["name"][code]
        if "text" in entry:
            found[f"{prefix}-{entry['id']}-text"] = entry["text"][code]
    return found


def numbers(data: Mapping[str, Any]) -> dict[str, int]:
    """The numbers of a game: entries like `starting_hand: {value: 5, rule: …, source: …}`."""
    return {name: int(entry["value"]) for name, entry in data["numbers"].items()}


def ids(sort: str, *lists: Iterable[Mapping[str, Any]], key: str = "") -> Names:
    """The ids of one sort, in the order of the data; the keys of their names begin with `key`."""
    return Names(sort, [entry["id"] for entries in lists for entry in entries], key)


class Ids(dict[Any, Names | SetNames]):
    """The texts of every sort of id of a game, by the NewType of the sort: `CARDS = IDS.add(CardId, Names(…))`."""

    def add(self, kind: Any, texts: Names) -> Names:
        self[kind] = texts
        return texts


class Printed(Plain):
    """Reads data as rows: as a state is loaded, but what has a default may be missing."""

    def decode_attributes(self, data: Any, kind: type, where: str) -> dict[str, Any]:
        if not isinstance(data, dict):
            raise unlike(where, "object", data)
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
        if origin is dict:
            return not_written, partial(_mapping, self._form(inner[0])[1], self._form(inner[1])[1])
        if origin in (Union, UnionType):
            return not_written, self._alternatives(inner)
        return super()._make(kind)

    def _alternatives(self, inner: tuple[Any, ...]) -> Decode:
        """One of a few words, or else what the shape of the data says: a list, one of several rows, or what is left."""
        words = tuple(word for each in inner if get_origin(each) is Literal for word in get_args(each))
        rest = [each for each in inner if get_origin(each) is not Literal and each is not type(None)]
        if type(None) in inner:
            words += (None,)
        if not rest:
            return partial(word, words)
        rows = {kebab(each.__name__): each for each in rest if isinstance(each, type) and is_dataclass(each)}
        lists = [each for each in rest if get_origin(each) in (list, tuple)]
        left = [each for each in rest if each not in lists and each not in rows.values()]
        forms: dict[type, Decode] = {}
        if rows:
            forms[dict] = partial(self._one_of, rows) if len(rows) > 1 else self._form(*rows.values())[1]
        if lists:
            forms[list] = self._form(*lists)[1]
        if left:
            forms[object] = self._form(*left)[1]
        return partial(_word_or, words, next(iter(forms.values())) if len(forms) == 1 else partial(_by_shape, forms))

    def _one_of(self, kinds: Mapping[str, Any], data: Any, where: str) -> Any:
        """The row that `kind` names, from the other keys."""
        if not isinstance(data, dict):
            raise unlike(where, "object", data)
        kind = word(tuple(kinds), data.get("kind"), f"{where}.kind")
        return self.decode({key: value for key, value in data.items() if key != "kind"}, kinds[kind], where)


def _items(container: Callable[[Iterable[Any]], Any], decode: Decode, data: Any, where: str) -> Any:
    if not isinstance(data, list):
        raise unlike(where, "list", data)
    return container([decode(item, f"{where}[{at}]") for at, item in enumerate(data)])


def _mapping(decode_key: Decode, decode: Decode, data: Any, where: str) -> Any:
    if not isinstance(data, dict):
        raise unlike(where, "object", data)
    return {decode_key(key, f"{where}.{key}"): decode(value, f"{where}.{key}") for key, value in data.items()}


def _by_shape(forms: Mapping[type, Decode], data: Any, where: str) -> Any:
    """A mapping as a row, a list as a list, anything else as what is left."""
    form = forms.get(type(data)) or forms.get(object)
    if form is None:
        raise unlike(where, " | ".join(sorted(each.__name__ for each in forms)), data)
    return form(data, where)


def _word_or(words: tuple[str | None, ...], decode: Decode, data: Any, where: str) -> Any:
    return data if data in words else decode(data, where)


def not_written(value: Any) -> Any:
    """How to encode what only comes from content."""
    raise TypeError(f"{value!r} is read, and never written")


def defaulted(kind: Any) -> set[str]:
    """The fields of a row that may be left out."""
    return {each.name for each in fields(kind) if each.default is not MISSING or each.default_factory is not MISSING}


def rows(kind: type[Row], entries: Any, ids: Mapping[Any, Names | SetNames], where: str) -> tuple[Row, ...]:
    """What is printed on each component of one sort; Damaged, with the place, if an entry does not fit."""
    return typed(tuple[kind, ...], entries, ids, where)  # type: ignore[valid-type]


def typed(kind: type[Row], data: Any, ids: Mapping[Any, Names | SetNames], where: str) -> Row:
    """One row, or a list or mapping of them: data as what they are declared to be."""
    found: Row = Printed(ids).decode(data, kind, where)
    return found


def _facts(data: Any) -> Any:
    if isinstance(data, dict):
        return {str(key): _facts(value) for key, value in data.items() if key not in PROSE}
    return [_facts(item) for item in data] if isinstance(data, list) else data
