"""Which functions and which data play which rules, read from what they cite.

Code cites a rule by its id, in a docstring, a comment or a text that it uses (`rule="UPR-CAP-3"`). Brackets may hold
several: `[UPR-PLAN-2, 3, UPR-RUL-7]`, `[UPR-TOK-7 … 10]`. Content cites in a field (`rule: UPR-MIS-1`) or a comment. A
chapter (`[UPR-CAP]`) points a reader the way and cites none of its rules.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import yaml

from dejarik.cli.refused import Refused
from dejarik.cli.source import shown
from dejarik.engine.game import Game
from dejarik.engine.rulebook import Rulebook

MORE = re.compile(r"(,|…|to) (\d+[a-z]?)")


@dataclass(frozen=True, slots=True)
class Place:
    """A function, a class, a table, an entry of the content or a test: where it stands and what it is called."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


@dataclass(frozen=True, slots=True)
class Passage:
    """A piece of text that may cite rules, and what it belongs to."""

    line: int
    name: str
    text: str


def citations(game: Game[Any]) -> dict[str, list[Place]]:
    """Every cited rule with the places that cite it, each once. Citing a rule that the game lacks is a mistake."""
    found: dict[str, dict[str, Place]] = {}
    for path in sorted([*game.folder.rglob("*.py"), *game.folder.rglob("*.yaml")]):
        file = shown(path)
        for passage in passages(path):
            place = Place(file, passage.line, passage.name)
            for rule in cited(passage.text, game.rulebook):
                if rule not in game.rulebook:
                    raise Refused("cli-where-unknown", rule=rule, place=f"{file}:{passage.line}")
                places = found.setdefault(rule, {})
                same = places.setdefault(f"{file} {passage.name}", place)
                if place.line < same.line:
                    places[f"{file} {passage.name}"] = place
    return {rule: sorted(places.values(), key=lambda place: (place.file, place.line)) for rule, places in found.items()}


def uncited(game: Game[Any], cited: dict[str, list[Place]]) -> list[str]:
    """The rules that neither code nor data cite and that no reason excuses. No code plays what no test can prove."""
    book = game.rulebook
    excused = book.exempt.keys() | book.unplayed.keys()
    return [rule.id for rule in book.rules if rule.id not in cited and rule.id not in excused]


def cited(text: str, book: Rulebook) -> Iterator[str]:
    """The ids that a text cites: `[REB-MOVE-2, 3]` has two, `[REB-MOVE-2 … 5]` as many as the rulebook has."""
    prefix = book.rules[0].id.partition("-")[0]
    chained = r"(?:,\s\d+[a-z]?(?=,|\]|\s…|\sto\s)|\s…\s\d+[a-z]?|\sto\s\d+[a-z]?)*"
    pattern = rf"\b(?P<stem>{prefix}(?:-[A-Z0-9]+)*)-(?P<first>\d+[a-z]?)\b(?P<more>{chained})"
    for citation in re.finditer(pattern, re.sub(r"\s+", " ", text)):
        last = citation["first"]
        yield f"{citation['stem']}-{last}"
        for link, number in MORE.findall(citation["more"]):
            if link != ",":
                yield from _between(citation["stem"], last, number, book)
            yield f"{citation['stem']}-{number}"
            last = number


def _between(stem: str, first: str, last: str, book: Rulebook) -> Iterator[str]:
    """What the rulebook has between two numbers, without the two."""
    for rule in book.rules:
        topic, _, number = rule.id.rpartition("-")
        if topic == stem and _ordinal(first) < _ordinal(number) < _ordinal(last):
            yield rule.id


def _ordinal(number: str) -> tuple[int, str]:
    digits = number.rstrip("abcdefghijklmnopqrstuvwxyz")
    return int(digits), number[len(digits) :]


def passages(path: Path) -> Iterator[Passage]:
    """All that may cite in a file: texts and comments of a module, fields and comments of content."""
    text = path.read_text("utf-8")
    try:
        yield from _of_module(text, path) if path.suffix == ".py" else _of_content(text, path.stem)
    except (SyntaxError, yaml.YAMLError) as problem:
        raise Refused("cli-coverage-unreadable", file=shown(path), problem=str(problem)) from problem


def _of_module(text: str, path: Path) -> Iterator[Passage]:
    """A docstring stands where its function begins; what else a function says stands where it is said."""
    module = ast.parse(text)
    owners = [Owner(path.parent.name if path.stem == "__init__" else path.stem, 1, module)] * (text.count("\n") + 3)
    for owner in _owners(module, ""):
        first, last = owner.span
        owners[first : last + 1] = [owner] * (last + 1 - first)
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            owner = owners[node.lineno]
            yield Passage(owner.line if owner.docstring is node else node.lineno, owner.name, node.value)
    for line, end, comment in _comments(text):
        yield Passage(line, owners[end + 1 if owners[line].node is module else line].name, comment)


@dataclass(frozen=True, slots=True)
class Owner:
    """A function, a class, or a name that the module gives to something."""

    name: str
    line: int
    node: ast.Module | ast.stmt

    @property
    def span(self) -> tuple[int, int]:
        """Its first and its last line, decorators included."""
        assert isinstance(self.node, ast.stmt)
        decorators: list[ast.expr] = getattr(self.node, "decorator_list", [])
        return min([self.line, *(each.lineno for each in decorators)]), self.node.end_lineno or self.line

    @property
    def docstring(self) -> ast.expr | None:
        first = self.node.body[0] if isinstance(self.node, (ast.Module, ast.ClassDef, ast.FunctionDef)) else None
        return first.value if isinstance(first, ast.Expr) else None


def _owners(scope: ast.Module | ast.ClassDef | ast.FunctionDef, inside: str) -> Iterator[Owner]:
    """What is defined in a scope; what is defined inside that comes after it."""
    for node in scope.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            yield Owner(f"{inside}{node.name}", node.lineno, node)
            yield from _owners(node, f"{inside}{node.name}.")
        elif isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(scope, ast.Module):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            yield Owner(ast.unparse(target), node.lineno, node)


def _comments(text: str) -> Iterator[tuple[int, int, str]]:
    """Comments with their first and last line; lines of comment that follow each other are one."""
    tokens = [token for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type == tokenize.COMMENT]
    return _joined([(token.start[0], token.string, token.line.lstrip().startswith("#")) for token in tokens])


def _joined(comments: list[tuple[int, str, bool]]) -> Iterator[tuple[int, int, str]]:
    """Comments that have their lines for themselves are joined where they follow each other."""
    begun: list[tuple[int, str]] = []
    for (line, text, alone), (following, _, alone_too) in pairwise([*comments, (-1, "", False)]):
        begun.append((line, text.lstrip("# ")))
        if not (alone and alone_too and following == line + 1):
            yield begun[0][0], line, " ".join(text for _, text in begun)
            begun = []


def _of_content(text: str, name: str) -> Iterator[Passage]:
    """Lines of data belong to their entry, comments above an entry too; comments that stand apart to the file."""
    lines = text.splitlines()
    names = [name] * (len(lines) + 2)
    for line, entry in _entries(yaml.compose(text, yaml.SafeLoader)):
        names[line:] = [entry] * (len(names) - line)
    alone = [(number, line, True) for number, line in enumerate(lines, 1) if line.lstrip().startswith("#")]
    for line, end, comment in _joined(alone):
        apart = end == len(lines) or not lines[end].strip()
        yield Passage(line, name if apart else names[end + 1], comment)
    commented = {number for number, _, _ in alone}
    for number, data in enumerate(lines, 1):
        if number not in commented:
            yield Passage(number, names[number], data)


def _entries(node: yaml.Node | None, inside: str = "") -> Iterator[tuple[int, str]]:
    """The lines where entries begin, with their names: `limits/starting_hand`, `missions/coup`."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield key.start_mark.line + 1, f"{inside}{key.value}"
            if not inside:
                yield from _entries(value, f"{key.value}/")
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            fields = item.value if isinstance(item, yaml.MappingNode) else []
            id = next((value.value for key, value in fields if key.value == "id"), None)
            if id is not None:
                yield item.start_mark.line + 1, f"{inside}{id}"
