"""The catalogues of the command: four languages, the same keys, the same variables, nothing left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dejarik.cli
from dejarik.cli.administration import COLUMNS, DEEDS
from dejarik.cli.answer import COMMANDS
from dejarik.cli.words import LOCALE, chosen
from dejarik.engine.language import LANGUAGES

GENERATED = {
    "cli-about-": {command.NAME for command in dejarik.cli.COMMANDS},
    "cli-admin-about-": set(DEEDS),
    "cli-admin-column-": set(COLUMNS),
    "cli-command-": set(COMMANDS),
    "cli-play-help-": set(COMMANDS),
    "cli-bench-": {"value", "peer", "ratio", "goal"},
    "cli-sim-": {"unfinished", "errors"},
}


class Variables(Visitor):
    """The variables of a message, and the plural forms it distinguishes."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.forms: list[frozenset[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = (variant.key for variant in node.variants)
        self.forms.append(frozenset(key.name for key in keys if isinstance(key, ast.Identifier)))
        self.generic_visit(node)


def catalogue(code: str) -> dict[str, Variables]:
    resource = FluentParser().parse((LOCALE / f"{code}.ftl").read_text("utf-8"))
    found: dict[str, Variables] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry.value)
    return found


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_says_everything_with_the_same_variables(code: str) -> None:
    ours, english = catalogue(code), catalogue("en")
    assert list(ours) == list(english)
    for key, message in ours.items():
        assert message.names == english[key].names, key


@pytest.mark.parametrize("code", ["uk", "pl", "ru"])
def test_plurals_have_the_forms_of_the_language(code: str) -> None:
    all_forms = {"one", "few", "many", "other"}
    genitive = {"one", "other"}  # after "for" there are only two
    for key, message in catalogue(code).items():
        for forms in message.forms:
            assert forms in (all_forms, genitive, {"other"}), key


def test_every_key_is_used_and_every_used_key_exists() -> None:
    source = "\n".join(path.read_text("utf-8") for path in Path(dejarik.cli.__file__).parent.glob("*.py"))
    used = set(re.findall(r'"(cli-[a-z-]+[a-z])"', source))
    used |= {prefix + name for prefix, names in GENERATED.items() for name in names}
    assert used == set(catalogue("en"))


@pytest.mark.parametrize(
    ("argv", "environ", "code"),
    [
        ([], {}, "en"),
        ([], {"LANG": "uk_UA.UTF-8"}, "uk"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "pl_PL", "LC_MESSAGES": "ru"}, "ru"),
        ([], {"LANG": "pl_PL", "LC_ALL": "C.UTF-8"}, "en"),
        ([], {"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
        (["games", "--lang", "pl"], {"LANG": "uk_UA"}, "pl"),
        (["--lang=ru", "games"], {}, "ru"),
        (["games", "--lang"], {}, "en"),
        (["games", "--lang", "de"], {"LANG": "uk_UA"}, "uk"),
    ],
)
def test_the_language_is_given_or_that_of_the_system(argv: list[str], environ: dict[str, str], code: str) -> None:
    assert chosen(argv, environ) == code
