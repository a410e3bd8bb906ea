"""Words with gaps, declared once: they print values, and they read them back.

    words = Pattern("move {kind} from {origin}", {"kind": Field(UNITS), "origin": Field(PLACES)})
    words.print(option)                           "move at-st from hoth"
    words.read("move at-st from hoth")            Reading({"kind": 4, "origin": 11})
    words.read("move at-at-at from hoth")         Reading({}, unknown=("unit", "at-at-at"))
    words.read("build at-st at hoth")             None

A gap is a field in braces. What stands in square brackets is left out when the fields in it are empty:
`"play {card}[ with {colour} special]"`. Empty is what is None, zero, or without an item.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, NewType, TypeAlias, get_args, get_origin

from dejarik.engine.message import Param
from dejarik.engine.names import Names, Numbers, SetNames

Domain: TypeAlias = Names | Numbers


@dataclass(frozen=True, slots=True)
class Field:
    """What can stand in a gap: ids of a domain, perhaps none, or several of them."""

    domain: Domain
    optional: bool = False
    several: bool = False

    def text(self, value: Any) -> str:
        if self.several:
            return " ".join([self.domain[each] for each in value])
        return self.domain[value]

    def name(self, value: Any) -> Param | None:
        """What people call it; None for nothing, and for an id that has a text but no name."""
        if isinstance(self.domain, Names) and not self.domain.key:
            return None
        if self.several:
            return tuple([self.domain.name(each) for each in value])  # type: ignore[misc]  # ids, not numbers
        return None if value is None else self.domain.name(value)

    def empty(self, value: Any) -> bool:
        if self.several or isinstance(self.domain, Numbers):
            return not value
        return value is None

    def read(self, text: str) -> Any:
        """KeyError with the word that is not known."""
        if self.several:
            return tuple([self.domain.number(each) for each in text.split()])
        return self.domain.number(text)

    @property
    def leaves_out(self) -> bool:
        """Whether nothing may stand there."""
        return self.optional or self.several

    def nothing(self) -> Any:
        """What stands there when its part of the words is left out."""
        if self.several:
            return ()
        return None if self.optional else 0

    @property
    def size(self) -> int:
        """How many values there are. Several ids have no place of their own: see `Option.folded`."""
        return 1 if self.several else len(self.domain) + self.optional

    def place(self, value: Any) -> int:
        if self.several:
            return 0
        return len(self.domain) if value is None else self.domain.place(value)


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read from a text: the values by field, or the first word that stands for nothing."""

    values: Mapping[str, Any] = field(default_factory=dict)
    unknown: tuple[str, str] | None = None  # the sort of id, and the word


class Pattern:
    """Words with gaps."""

    __slots__ = ("_expression", "_parts", "fields", "named", "words")

    def __init__(self, words: str, fields: Mapping[str, Field]) -> None:
        self.words = words
        self.fields = fields
        self._parts = _parts(words)
        self.named = tuple(name for _, names in self._parts for name in names)  # the gaps, from left to right
        self._expression: re.Pattern[str] | None = None

    def print(self, values: object) -> str:
        """The words, filled in with attributes of these names."""
        out = ""
        for part, names in self._parts:
            text = part.strip("[]")
            given = {name: getattr(values, name) for name in names}
            if part.startswith("[") and all(self.fields[name].empty(value) for name, value in given.items()):
                continue
            for name, value in given.items():
                text = text.replace(f"{{{name}}}", self.fields[name].text(value))
            out += text
        return out

    def fits(self, values: object) -> bool:
        """Whether every gap has something to stand in it."""
        return all(getattr(values, name) is not None for name in self.named)

    def read(self, text: str) -> Reading | None:
        """The values in a text of this form; None if it is of another form."""
        if self._expression is None:
            self._expression = re.compile("".join([self._part_expression(part) for part, _ in self._parts]))
        found = self._expression.fullmatch(text)
        if found is None:
            return None
        values: dict[str, Any] = {}
        for name in self.named:
            field, word = self.fields[name], found[name]
            try:
                values[name] = field.nothing() if word is None else field.read(word)
            except KeyError as unknown:
                return Reading(values, (field.domain.sort, str(unknown.args[0])))
        return Reading(values)

    def _part_expression(self, part: str) -> str:
        expression = re.escape(part.strip("[]"))
        for name in GAP.findall(part):
            value = ".+" if self.fields[name].several else WORD
            expression = expression.replace(rf"\{{{name}\}}", f"(?P<{name}>{value})")
        return f"(?:{expression})?" if part.startswith("[") else expression


GAP = re.compile(r"\{(\w+)\}")
WORD = r"[^\s/+]+"


def _parts(words: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The words cut at their brackets, each part with the names of its gaps."""
    pieces = [piece for piece in re.split(r"(\[[^]]*\])", words) if piece]
    return tuple((piece, tuple(GAP.findall(piece))) for piece in pieces)


def field_of(hint: Any, ids: Mapping[Any, Names | SetNames]) -> Field | None:
    """What stands in a gap that has this annotation: a NewType of `ids`, `Annotated[int, DOMAIN]`, an optional one of
    these, or a tuple of them. None for anything else: it cannot stand in words."""
    origin, inner = get_origin(hint), get_args(hint)
    if isinstance(hint, NewType):
        names = ids.get(hint)
        return Field(names) if isinstance(names, Names) else None
    if origin is Annotated:
        return Field(inner[1]) if isinstance(inner[1], (Names, Numbers)) else None
    if type(None) in inner:
        (present,) = [each for each in inner if each is not type(None)]
        found = field_of(present, ids)
        return found and Field(found.domain, optional=True)
    if origin is tuple and inner[1:] == (...,):
        found = field_of(inner[0], ids)
        return found and Field(found.domain, several=True)
    return None
