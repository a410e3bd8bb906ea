"""Writes the types that the browser client shares with the server: views, frames, and what goes over the wire.

python web/generate.py          src/generated/*.ts, from the annotations in src/dejarik

What it writes is committed; tests/web/test_generated.py fails when it is not what would be written now.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import is_dataclass
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from pydantic import BaseModel

import dejarik
from dejarik.engine import message, seen
from dejarik.engine.game import Game
from dejarik.engine.names import Names, SetNames
from dejarik.engine.option import kebab
from dejarik.engine.plain import annotated
from dejarik.engine.procedure import Decision, Frame
from dejarik.engine.setting import Flag, OneOf, Setting
from dejarik.server.http import request_bodies, response_bodies
from dejarik.server.play import messages
from dejarik.server.routes import live

FOLDER = Path(__file__).resolve().parent / "src" / "generated"
HEAD = "// Made by web/generate.py from the annotations in {source}. Change those, then `make types`.\n"
WIDTH = 120  # as prettier has it
FEW = 7  # ids of which a client may name each one; of more it knows only that they are texts
ATOMS = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "Json",
    object: "Json",
}
JSON = (
    "/** Whatever can be sent. */\n"
    "export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }"
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in generated().items():
        (FOLDER / name).write_text(text, "utf-8")


def generated() -> dict[str, str]:
    """Every file by its name."""
    wire, requests = wire_file(), requests_file()
    files = {"wire.ts": wire.text("src/dejarik/server"), "requests.ts": requests.text("src/dejarik/server")}
    for id in dejarik.GAMES:
        files[f"{id}.ts"] = game_file(dejarik.game(id), wire).text(f"src/dejarik/games/{id}")
    return files


# The files


def wire_file() -> File:
    """What the server says: over HTTP, and on the live connection."""
    file = File()
    file.write("Json", JSON)
    first: list[type] = [message.MessageData, seen.OutcomeData, seen.View]
    for kind in first:
        file.name(kind)
    for module in (response_bodies, messages):
        for kind in classes(module, is_typeddict):
            file.name(kind)
    file.write("ServerMessage", alias("ServerMessage", [file.name(kind) for kind in get_args(messages.ServerMessage)]))
    return file


def requests_file() -> File:
    """What a client says."""
    file = File()
    file.write("Json", "import type { Json } from './wire'")
    for kind in classes(request_bodies, lambda found: issubclass(found, BaseModel)):
        if kind is not request_bodies.Model:
            file.name(kind)
    said = [file.name(kind) for kind in classes(live, lambda found: issubclass(found, msgspec.Struct))]
    file.write("ClientMessage", alias("ClientMessage", said, "What a client says on the live connection."))
    return file


def game_file(game: Game[Any], wire: File) -> File:
    """The view of a game, its ids, and the frames that may lie on its stack."""
    file = File(game.ids, wire)
    for kind, names in game.ids.items():
        if isinstance(names, Names):
            file.id(kind, names)
    seats = [seat.name for players in game.players for seat in game.seats(players)]
    file.write("Seat", alias("Seat", quoted(dict.fromkeys(seats))))
    file.write("Options", record("Options", "", [(each.name, "", chosen(each), "") for each in game.settings]))
    doing = [frame for frame in game.frames if frame.steps is not None]
    asking = [frame for frame in game.frames if frame.steps is None]
    file.write("Doing", alias("Doing", [file.frame(each) for each in doing], "A procedure that is under way."))
    file.write(
        "Asking", alias("Asking", [file.frame(each) for each in asking], "A decision that waits for its answer.")
    )
    both = ["(Doing & { readonly ask?: never })", "(Asking & { readonly do?: never })"]
    file.write("Frame", alias("Frame", both, "The innermost stands last."))
    forms = {frame: get_type_hints(frame.form)["return"] for frame in asking if issubclass(frame, Decision)}
    named = [
        (f"'{kebab(frame.__name__)}'", "", file.name(form), "") for frame, form in forms.items() if is_typeddict(form)
    ]
    if named:
        file.write(
            "Forms", record("Forms", "What comes with a decision in which several picks are put together.", named)
        )
    view = get_type_hints(type(game).view)["return"]
    if not is_typeddict(view):
        raise TypeError(f"the view of {game.id} should be a TypedDict derived from engine.seen.View")
    special = {"game": f"'{game.id}'", "seat": "Seat | null", "options": "Options", "stack": "readonly Frame[]"}
    file.name(view, special)
    return file


def classes(module: types.ModuleType, wanted: Callable[[type], bool]) -> Iterable[type]:
    """The classes that a module defines, in their order."""
    for found in vars(module).values():
        if isinstance(found, type) and found.__module__ == module.__name__ and wanted(found):
            yield found


def chosen(setting: Setting) -> str:
    """What an option of a game can be."""
    if isinstance(setting, Flag):
        return "boolean"
    return " | ".join(quoted(setting.choices)) if isinstance(setting, OneOf) else "readonly string[]"


class File:
    """Declarations in the order in which they were needed. `ids` gives the texts of ids; what `base` declares is
    imported from it."""

    def __init__(self, ids: Mapping[Any, Names | SetNames] | None = None, base: File | None = None) -> None:
        self._ids = ids or {}
        self._base = base
        self._declared: dict[str, str] = {}
        self._kinds: dict[Any, str] = {}
        self._imported: set[str] = set()
        self._beside: list[str] = []  # what a type of TypeScript cannot say, for the comment

    def text(self, source: str) -> str:
        parts = [HEAD.format(source=source)]
        if self._imported:
            parts.append(f"import type {{ {', '.join(sorted(self._imported))} }} from './wire'\n")
        return "\n".join([*parts, *(f"{each}\n" for each in self._declared.values())])

    def write(self, name: str, text: str) -> None:
        if name in self._declared:
            raise ValueError(f"two types are called {name}")
        self._declared[name] = text

    def name(self, kind: type, special: Mapping[str, str] | None = None) -> str:
        """The name of a class, which is declared if it was not; `special` are fields that are known better."""
        if self._base is not None and kind in self._base._kinds:  # noqa: SLF001  # another one of us
            return self._import(self._base._kinds[kind])  # noqa: SLF001
        if kind not in self._kinds:
            name = self._kinds[kind] = kind.__name__.removesuffix("Data")
            comments = comments_of(kind)
            fields = []
            for field, optional, hint in fields_of(kind):
                shown = (special or {}).get(field) or self.type(hint)
                fields.append((field, "?" if optional else "", shown, self._comment(comments.get(field, ""))))
            if kind is seen.View:
                fields.append(("[field: string]", "", "Json", "what lies on its table"))
            self.write(name, record(name, described(kind), fields))
        return self._kinds[kind]

    def id(self, kind: NewType, names: Names) -> None:
        """A sort of ids: the texts themselves if there are few."""
        name = kind.__name__
        self._kinds[kind] = name
        if len(names) > FEW:
            self.write(name, f"export type {name} = string")
            return
        module = sys.modules[str(kind.__module__)]
        constant = next(key for key, value in vars(module).items() if value is names)
        self.write(name, f"{listed(constant, quoted(names))}\nexport type {name} = (typeof {constant})[number]")

    def frame(self, kind: type[Frame]) -> str:
        """A frame as it stands in a stack."""
        name = f"'{kebab(kind.__name__)}'"
        what = [("ask", name)] if kind.steps is None else [("do", name), ("step", "number")]
        variables: type = kind
        return inline([*what, *((field, self.type(hint)) for field, hint in annotated(variables).items())])

    def type(self, hint: Any) -> str:
        """An annotation in TypeScript."""
        origin, inner = get_origin(hint), get_args(hint)
        if hint in ATOMS:
            return self._import("Json") if ATOMS[hint] == "Json" and self._base else ATOMS[hint]
        if isinstance(hint, NewType):
            return self._new_type(hint)
        if origin is Annotated:
            return self._annotated(*inner)
        if origin is Literal:
            return " | ".join("true" if each is True else f"'{each}'" for each in inner)
        if origin in (Union, types.UnionType):
            return self._union([self.type(each) for each in inner])
        if origin is tuple and inner[1:] != (...,):
            return f"readonly [{', '.join(self.type(each) for each in inner)}]"
        if origin in (list, tuple):
            return self._list(self.type(inner[0]))
        if origin in (dict, Mapping):
            return f"Readonly<Record<{'string' if inner[0] is int else self.type(inner[0])}, {self.type(inner[1])}>>"
        if isinstance(hint, type):
            return self.name(hint)
        raise TypeError(f"{hint} has no type in TypeScript")

    def _new_type(self, hint: NewType) -> str:
        if hint in self._kinds:
            return self._kinds[hint]
        names = self._ids.get(hint)
        if isinstance(names, SetNames):
            return self._list(next(name for kind, name in self._kinds.items() if self._ids.get(kind) is names.of))
        return self.type(hint.__supertype__)

    def _annotated(self, base: Any, *more: Any) -> str:
        """What it is annotated with says what the data stand for; limits of a text say nothing."""
        for each in more:
            if isinstance(each, (NewType, type)) or get_origin(each) is not None:
                return self.type(each)
        return self.type(base)

    def _union(self, parts: Sequence[str]) -> str:
        """`unknown` is a text like any other where texts can stand."""
        if any(self._is_text(each) for each in parts):
            literals = [each for each in parts if each.startswith("'")]
            self._beside += literals
            parts = [each for each in parts if each not in literals]
        return " | ".join(parts)

    def _is_text(self, shown: str) -> bool:
        return shown == "string" or self._declared.get(shown, "").endswith("= string")

    def _list(self, item: str) -> str:
        bare = re.sub(r"<.*>", "", item)
        return f"readonly ({item})[]" if " " in bare else f"readonly {item}[]"

    def _comment(self, comment: str) -> str:
        """The comment of a field, with what its type cannot say."""
        beside = [f"or {' | '.join(dict.fromkeys(self._beside))}"] if self._beside else []
        self._beside = []
        return "; ".join([*beside, *([comment] if comment else [])])

    def _import(self, name: str) -> str:
        self._imported.add(name)
        return name


# What classes say


def fields_of(kind: type) -> Iterable[tuple[str, bool, Any]]:
    """Name, whether it may be left out, and annotation of each field."""
    if issubclass(kind, BaseModel):
        for name, field in kind.model_fields.items():
            yield name, not field.is_required(), field.annotation
    elif issubclass(kind, msgspec.Struct):
        info = msgspec.inspect.type_info(kind)
        assert isinstance(info, msgspec.inspect.StructType)
        yield str(info.tag_field), False, Literal[info.tag]
        hints = get_type_hints(kind)
        for each in info.fields:
            yield each.name, not each.required, hints[each.name]
    elif is_dataclass(kind):
        for name, hint in annotated(kind, extras=True).items():
            yield name, False, hint
    else:
        for name, hint in get_type_hints(kind, include_extras=True).items():
            optional = get_origin(hint) is NotRequired
            yield name, optional, get_args(hint)[0] if optional else hint


def described(kind: type) -> str:
    """The first paragraph of a docstring."""
    return " ".join((kind.__doc__ or "").split("\n\n")[0].split())


def comments_of(kind: type) -> dict[str, str]:
    """What stands behind the fields of a class and of those it is derived from."""
    source = textwrap.dedent(inspect.getsource(kind))
    (definition,) = ast.parse(source).body
    assert isinstance(definition, ast.ClassDef)
    found: dict[str, str] = {}
    for base in definition.bases:
        above = eval(ast.unparse(base), vars(sys.modules[kind.__module__]))
        if above.__module__.startswith("dejarik."):
            found |= comments_of(above)
    for name, comment in re.findall(r"^    (\w+): .*?  # (.*)$", source, re.MULTILINE):
        found[name] = re.sub(r"\bNone\b", "null", comment)
    return found


# TypeScript, as prettier would write it


def quoted(texts: Iterable[str]) -> list[str]:
    return [f"'{text}'" for text in texts]


def record(name: str, about: str, fields: Iterable[tuple[str, str, str, str]]) -> str:
    """An object type: each field with its `?`, its type and a comment."""
    lines = [*comment(about), f"export type {name} = {{"]
    for field, optional, shown, beside in fields:
        line = f"  readonly {field}{optional}: {shown}"
        if len(line) > WIDTH:
            line = broken(f"  readonly {field}{optional}:", shown.split(" | "), "    ")
        lines.append(f"{line} // {beside}" if beside else line)
    return "\n".join([*lines, "}"])


def alias(name: str, parts: Sequence[str], about: str = "") -> str:
    """A union."""
    line = f"export type {name} = {' | '.join(parts)}"
    if len(line) > WIDTH or "\n" in line:
        line = broken(f"export type {name} =", parts, "  ")
    return "\n".join([*comment(about), line])


def broken(head: str, parts: Sequence[str], indent: str) -> str:
    """A union that does not fit behind its name: on the next line if that is enough, else a line for each part."""
    line = f"{indent}{' | '.join(parts)}"
    if len(line) <= WIDTH and "\n" not in line:
        return f"{head}\n{line}"
    return f"\n{indent}| ".join([head, *parts])


def listed(name: str, items: Sequence[str]) -> str:
    line = f"export const {name} = [{', '.join(items)}] as const"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"export const {name} = [", *(f"  {item}," for item in items), "] as const"])


def inline(fields: Sequence[tuple[str, str]]) -> str:
    """An object type within a union."""
    shown = [f"readonly {name}: {kind}" for name, kind in fields]
    line = f"{{ {'; '.join(shown)} }}"
    if len(line) <= WIDTH - len("  | "):
        return line
    return "\n".join(["{", *(f"      {each}" for each in shown), "    }"])


def comment(text: str) -> list[str]:
    if not text:
        return []
    if len(text) <= WIDTH - len("/**  */"):
        return [f"/** {text} */"]
    return ["/**", *(f" * {line}" for line in textwrap.wrap(text, WIDTH - 3)), " */"]


if __name__ == "__main__":
    main()
