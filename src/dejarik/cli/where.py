"""Where rules are played and proved: code, content and tests, by file and line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from dejarik.cli import source
from dejarik.cli.citations import Place, citations, uncited
from dejarik.cli.coverage import marks
from dejarik.cli.rulebooks import rulebook
from dejarik.engine.game import Game
from dejarik.engine.rulebook import Rule


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Some rules, what cites each in code and content, and its tests; None where no tests are installed."""

    rules: list[Rule]
    code: dict[str, list[Place]]
    tests: dict[str, list[Place]] | None
    exempt: dict[str, str]  # why no test can prove it
    unplayed: dict[str, str]  # why it needs no code
    uncited: list[str]

    def counts(self) -> dict[str, int]:
        cited = sum(rule.id in self.code for rule in self.rules)
        rules = len(self.rules)
        missing = len(self.uncited)
        return {"rules": rules, "cited": cited, "exempt": rules - cited - missing, "uncited": missing}

    def summary(self) -> dict[str, Any]:
        return self.counts() | {"rules": [self._entry(rule.id) for rule in self.rules], "uncited": self.uncited}

    def _entry(self, id: str) -> dict[str, Any]:
        return {
            "id": id,
            "code": [asdict(place) for place in self.code.get(id, [])],
            "tests": None if self.tests is None else [asdict(place) for place in self.tests.get(id, [])],
            "no_code": None if id in self.code else self.unplayed.get(id) or self.exempt.get(id),
            "no_test": self.exempt.get(id),
        }


def find(games: Iterable[Game[Any]], wanted: str, code: str) -> Whereabouts:
    """Where the wanted rules of the games are played and proved, or all of them; reasons in the reader's language."""
    tests = source.beside("tests")
    found = Whereabouts([], {}, None if tests is None else marks(tests), {}, {}, [])
    for game in games:
        book = rulebook(game, code)
        rules = book.search(wanted) if wanted else book.rules
        cited = citations(game)
        ids = {rule.id for rule in rules}
        found.rules.extend(rules)
        found.code.update(cited)
        found.exempt.update(book.exempt)
        found.unplayed.update(book.unplayed)
        found.uncited.extend(id for id in uncited(game, cited) if id in ids)
    return found
