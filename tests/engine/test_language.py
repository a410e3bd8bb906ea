"""Four languages: no key is missing, every text takes the same parameters, plural forms are right."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import dejarik
from dejarik.engine.language import LANGUAGES, MissingText, catalogue, language
from dejarik.engine.message import say

SOURCE = Path(dejarik.__file__).parent
FOLDERS = sorted(path for path in SOURCE.rglob("locale") if path.is_dir())
PLURALS = {"en": {"one", "other"}, "uk": {"one", "few", "many", "other"}}
COUNTING = PLURALS["uk"] - {"other"}
# Of fame and reputation, which are not counted, there is one form besides “one”.
UNCOUNTED = re.compile(r"outer_rim-(event-fame|words-(fame|rep)-)")
GENITIVE = ("cli-games-players",)  # after a preposition few and many are alike
PLURALS |= {"pl": PLURALS["uk"], "ru": PLURALS["uk"]}


class Variables(Visitor):
    """Which variables a message uses, and between which plural forms it chooses."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the library calls it so
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  # the library calls it so
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.plurals.append(keys)
        self.generic_visit(node)


def messages(folder: Path, code: str) -> dict[str, Variables]:
    out: dict[str, Variables] = {}
    for entry in FluentParser().parse(catalogue(folder, code)).body:
        assert not isinstance(entry, ftl.Junk), f"{folder} {code}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in out, f"{entry.id.name} twice"
            out[entry.id.name] = Variables()
            out[entry.id.name].visit(entry)
    return out


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_every_language_has_the_same_messages_with_the_same_parameters(folder: Path, code: str) -> None:
    english, other = messages(folder, "en"), messages(folder, code)
    assert list(other) == list(english)
    for key, variables in english.items():
        assert other[key].names == variables.names, key


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_plural_forms_are_those_of_the_language(folder: Path, code: str) -> None:
    for key, variables in messages(folder, code).items():
        for forms in variables.plurals:
            if forms & COUNTING and key not in GENITIVE:  # without: a number such as [0], or words, and everything else
                assert forms == PLURALS["en" if UNCOUNTED.match(key) else code], key


@pytest.mark.parametrize("code", ["uk", "pl", "ru"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_nothing_was_left_in_english(folder: Path, code: str) -> None:
    english, other = (catalogue(folder, each) for each in ("en", code))
    same = {line for line in english.splitlines() if re.search(r"[a-z]{3,} [a-z]{3,}", line)} & set(other.splitlines())
    assert {line for line in same if not line.startswith("#")} == set()


def keys_in_code() -> dict[str, str]:
    """Every text in the source that is a key: a first argument of say, Problem and the like, or a key in a table."""
    found: dict[str, str] = {}
    prefixes = tuple(f"{name}-" for name in ("engine", "cli", *dejarik.GAMES))
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(prefixes):
                found[node.value] = path.name
    return found


def test_every_key_in_the_code_has_a_text() -> None:
    known = {key for folder in FOLDERS for key in messages(folder, "en")}
    known |= {key for id in dejarik.GAMES for key in dejarik.game(id).names("en")}
    for key, where in keys_in_code().items():
        begins = key.rstrip("-") + "-"  # some are completed when the program runs
        assert key in known or any(each.startswith(begins) for each in known), f"{where}: {key}"


@pytest.mark.parametrize("id", dejarik.GAMES)
def test_names_of_components_are_there_in_every_language(id: str) -> None:
    game = dejarik.game(id)
    english = game.names("en")
    for code in LANGUAGES:
        names = game.names(code)
        assert set(names) == set(english)
        assert all(name.strip() for name in names.values())


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ("en", ["1 card", "2 cards", "5 cards"]),
        ("uk", ["1 картку", "2 картки", "5 карток"]),
        ("pl", ["1 kartę", "2 karty", "5 kart"]),
        ("ru", ["1 карту", "2 карты", "5 карт"]),
    ],
)
def test_cards_are_counted_in_every_language(code: str, texts: list[str]) -> None:
    speak = dejarik.game("uprising").language(code)
    for count, text in zip((1, 2, 5), texts, strict=True):
        assert text in speak.text(say("uprising-event-drew-unseen", count=count))


def test_a_missing_text_or_parameter_is_an_error_and_not_a_blank() -> None:
    with pytest.raises(MissingText, match="en: no text for engine-nothing"):
        language("en").text(say("engine-nothing"))
    with pytest.raises(MissingText, match="engine-damaged"):
        language("en").text(say("engine-damaged", where="here"))
