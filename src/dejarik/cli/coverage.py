"""Which tests prove which rules, read from the marks `@pytest.mark.rule("UPR-TOK-3", …)` of the tests."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import dejarik.games
from dejarik.cli.citations import Place
from dejarik.cli.refused import Refused
from dejarik.engine.game import Game
from dejarik.engine.rulebook import Rulebook

RULEBOOKS = Path(dejarik.games.__file__).parent  # also of games that are not on the table yet


@dataclass(frozen=True, slots=True)
class Coverage:
    """The rules of some games in their order, each with its tests, and the reasons of those that need none."""

    proofs: dict[str, list[Place]]
    exempt: dict[str, str]

    @property
    def missing(self) -> list[str]:
        return [id for id, tests in self.proofs.items() if not tests and id not in self.exempt]

    def counts(self) -> dict[str, int]:
        proved = sum(bool(tests) for tests in self.proofs.values())
        missing = len(self.missing)
        rules = len(self.proofs)
        return {"rules": rules, "proved": proved, "exempt": rules - proved - missing, "missing": missing}

    def summary(self) -> dict[str, Any]:
        return self.counts() | {"missing": self.missing}


def cover(games: Iterable[Game[Any]], tests: Path) -> Coverage:
    """How the rules of `games` are proved. A mark, or an exemption, of a rule that no rulebook has is a mistake."""
    marked = marks(tests)
    rulebooks = [*RULEBOOKS.glob("*/rules.md"), *(tests.parent / "examples").glob("*/rules.md")]
    known = {rule.id for path in rulebooks for rule in Rulebook.read(path.parent).rules}
    books = [game.rulebook for game in games]
    exempt = {id: reason for book in books for id, reason in book.exempt.items()}
    unknown = sorted((set(marked) | set(exempt)) - known)
    if unknown:
        where = "; ".join(f"{id} ({', '.join(map(pytest_name, marked.get(id, []))) or 'rules.md'})" for id in unknown)
        raise Refused("cli-coverage-unknown", rules=where)
    return Coverage({rule.id: marked.get(rule.id, []) for book in books for rule in book.rules}, exempt)


def pytest_name(test: Place) -> str:
    """A test as pytest calls it: `tests/games/test_x.py::test_y`."""
    return f"{test.file}::{test.name}"


def marks(tests: Path) -> dict[str, list[Place]]:
    """Every marked rule with its tests."""
    found: dict[str, list[Place]] = {}
    for path in sorted(tests.rglob("*.py")):
        name = path.relative_to(tests.parent).as_posix()
        try:
            module = ast.parse(path.read_text("utf-8"))
        except (SyntaxError, UnicodeDecodeError) as problem:
            raise Refused("cli-coverage-unreadable", file=name, problem=str(problem)) from problem
        for test, rule in _proved(module, name, _of_module(module, name)):
            proofs = found.setdefault(rule, [])
            if test not in proofs:
                proofs.append(test)
    return found


def _proved(
    scope: ast.Module | ast.ClassDef, name: str, outer: list[str], inside: str = ""
) -> Iterator[tuple[Place, str]]:
    """Tests and rules, where a mark on a class or a module counts for all tests in it."""
    for node in scope.body:
        if isinstance(node, ast.ClassDef):
            inner = [rule for mark in node.decorator_list for rule in _ids(mark, name)]
            yield from _proved(node, name, outer + inner, f"{inside}{node.name}::")
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            own = [rule for mark in node.decorator_list for rule in _ids(mark, name)]
            test = Place(name, node.lineno, f"{inside}{node.name}")
            yield from ((test, rule) for rule in outer + own)


def _of_module(module: ast.Module, name: str) -> list[str]:
    """`pytestmark = pytest.mark.rule(…)`, or a list of marks."""
    assigned = [node for node in module.body if isinstance(node, ast.Assign)]
    ours = [node for node in assigned for target in node.targets if ast.unparse(target) == "pytestmark"]
    return [rule for node in ours for rule in _ids(node.value, name)]


def _ids(mark: ast.expr, name: str) -> Iterator[str]:
    """The ids in a decorator; also in the marks of single parameters inside it."""
    for node in ast.walk(mark):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for id in node.args:
                if not isinstance(id, ast.Constant) or not isinstance(id.value, str):
                    problem = ast.unparse(node)
                    raise Refused("cli-coverage-unreadable", file=f"{name}:{node.lineno}", problem=problem)
                yield id.value
