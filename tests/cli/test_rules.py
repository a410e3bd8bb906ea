"""`dejarik rules`: rules found, in a language, and proved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dejarik
from dejarik.cli import main, rulebooks
from dejarik.cli.citations import Place, citations, cited, uncited
from dejarik.cli.coverage import cover, marks, pytest_name
from dejarik.cli.refused import Refused
from dejarik.engine.rulebook import Rulebook
from tests.cli.running import run, run_json

UPRISING = dejarik.game("uprising")
ROOT = Path(__file__).parents[2]


def test_all_rules_by_chapter() -> None:
    shown = run("rules", "uprising").stdout
    assert shown.index("1. Components (COMP)") < shown.index("UPR-COMP-1 ") < shown.index("8. Victory (VIC)")
    assert all(rule.id in shown for rule in UPRISING.rulebook.rules)


def test_rules_by_id_by_topic_and_by_words() -> None:
    assert [rule["id"] for rule in run_json("rules", "uprising", "upr-vic-1", "--json")["rules"]] == ["UPR-VIC-1"]
    found = run_json("rules", "uprising", "UPR-VIC", "--json")["rules"]
    assert [rule["id"] for rule in found] == [f"UPR-VIC-{number}" for number in range(1, 5)]
    found = run_json("rules", "uprising", "provocation", "opened", "--json")["rules"]
    assert "UPR-TOK-3" in [rule["id"] for rule in found]
    assert set(found[0]) == {"id", "title", "text", "source", "chapter"}


def test_no_such_rule() -> None:
    done = run("rules", "uprising", "xyzzy")
    assert (done.returncode, done.stderr) == (1, "dejarik: no rule has this id or these words: xyzzy\n")


def test_without_a_game_the_games_are_listed() -> None:
    assert run("rules").stdout == run("games").stdout


@pytest.mark.parametrize("code", ["uk", "pl", "ru"])
def test_translated_rules_or_a_remark(code: str) -> None:
    shown = run_json("rules", "uprising", "UPR-VIC-1", "--lang", code, "--json")
    book = Rulebook.read(UPRISING.folder, code)
    assert shown["translated"] is book.translated
    assert shown["rules"][0]["text"] == book["UPR-VIC-1"].text


def test_what_is_not_translated_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    english = Rulebook(UPRISING.rulebook.rules, {}, translated=False)
    monkeypatch.setattr(Rulebook, "read", lambda *_: english)
    rulebooks.rulebook.cache_clear()
    assert main(["rules", "uprising", "UPR-VIC-1", "--lang", "uk"]) == 0
    rulebooks.rulebook.cache_clear()
    assert "Ці правила ще не перекладено" in capsys.readouterr().out


def test_coverage_of_this_tree() -> None:
    done = run("rules", "uprising", "--coverage", "--json")
    report = json.loads(done.stdout)
    assert list(report) == ["rules", "proved", "exempt", "missing"]
    assert report["rules"] == len(UPRISING.rulebook.rules)
    assert report["rules"] == report["proved"] + report["exempt"] + len(report["missing"])
    assert done.returncode == bool(report["missing"])
    shown = run("rules", "--coverage").stdout
    assert "UPR-SETUP-1 " in shown


TESTS = """
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.rule("UPR-VIC-1")]

@pytest.mark.rule("UPR-TOK-1", "UPR-TOK-2")
def test_one(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("UPR-TOK-3"))])
async def test_two(n): ...

@pytest.mark.rule("UPR-TOK-4")
class TestMany:
    def test_three(self): ...

@pytest.mark.rule("UPR-TOK-5")
def helper(): ...
"""


def test_marks_of_functions_parameters_classes_and_modules(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "deep").mkdir(parents=True)
    (tests / "deep" / "test_x.py").write_text(TESTS, "utf-8")
    name = "tests/deep/test_x.py"
    found = {rule: [pytest_name(test) for test in proofs] for rule, proofs in marks(tests).items()}
    assert found["UPR-TOK-1"] == found["UPR-TOK-2"] == [f"{name}::test_one"]
    assert found["UPR-TOK-3"] == [f"{name}::test_two"]
    assert found["UPR-TOK-4"] == [f"{name}::TestMany::test_three"]
    assert found["UPR-VIC-1"] == [f"{name}::test_one", f"{name}::test_two", f"{name}::TestMany::test_three"]
    assert "UPR-TOK-5" not in found
    assert marks(tests)["UPR-TOK-4"] == [Place(name, 14, "TestMany::test_three")]
    covered = cover([UPRISING], tests)
    assert covered.counts()["proved"] == 5
    assert "UPR-TOK-5" in covered.missing
    assert "UPR-SETUP-1" not in covered.missing


@pytest.mark.parametrize(
    "text",
    [
        '@pytest.mark.rule("UPR-NO-1")\ndef test_it(): ...',
        "@pytest.mark.rule(RULE)\ndef test_it(): ...",
        "@pytest.mark.rule(*RULES)\ndef test_it(): ...",
        "def test_it(:",
    ],
)
def test_a_mark_that_says_nothing_is_a_mistake(text: str, tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(text, "utf-8")
    with pytest.raises(Refused, match=r"test_x\.py"):
        cover([UPRISING], tmp_path)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("[UPR-TOK-1]", "1"),
        ("[UPR-TOK-1, 3, UPR-TOK-7]", "1 3 7"),
        ("[UPR-TOK-7 … 10]", "7 8 9 10"),
        ("[UPR-TOK-2, 4 … 6]", "2 4 5 6"),
        ("[UPR-TOK-2 to 4].", "2 3 4"),
        ("[UPR-TOK-1,\n    2]", "1 2"),
        ("UPR-TOK-1, 2 cards are drawn", "1"),
        ("[UPR-TOK]", ""),
        ("UPR-TOK-<number of the token>", ""),
    ],
)
def test_what_a_text_cites(text: str, ids: str) -> None:
    assert list(cited(text, UPRISING.rulebook)) == [f"UPR-TOK-{number}" for number in ids.split()]


def test_a_range_has_the_rules_with_letters_too() -> None:
    book = dejarik.game("rebellion").rulebook
    letters = [f"REB-COMBAT-ATTACK-8{letter}" for letter in "abcde"]
    assert list(cited("[REB-COMBAT-ATTACK-8a … 8e]", book)) == letters
    assert set(letters) < set(cited("[REB-COMBAT-ATTACK-7 … 9]", book))


MODULE = '''"""Tokens. [UPR-TOK-1]"""

# What comes first. [UPR-TOK-2,
# 3]
FIRST = 1

# Stands apart. [UPR-TOK-4]

@cached
class Token:
    """A token. [UPR-TOK-5]"""

    def use(self):
        """Use it. [UPR-TOK-6]"""
        said("UPR-TOK-7")  # twice, and by the docstring too [UPR-TOK-6, 7]
'''

CONTENT = """# Of all tokens: UPR-TOK-1.

limits:
  # In all. [UPR-TOK-2]
  used: {value: 2, rule: UPR-TOK-3}

tokens:
  - id: cordon
    rule: UPR-TOK-4  # and UPR-TOK-5
  - {id: eliminate, rule: UPR-TOK-6}
"""


def test_citations_stand_where_a_reader_looks_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(UPRISING), "folder", tmp_path)
    (tmp_path / "tokens.py").write_text(MODULE, "utf-8")
    module = str(tmp_path / "tokens.py")
    expected = {
        "UPR-TOK-1": [Place(module, 1, "tokens")],
        "UPR-TOK-2": [Place(module, 3, "FIRST")],
        "UPR-TOK-3": [Place(module, 3, "FIRST")],
        "UPR-TOK-4": [Place(module, 7, "tokens")],
        "UPR-TOK-5": [Place(module, 10, "Token")],
        "UPR-TOK-6": [Place(module, 13, "Token.use")],
        "UPR-TOK-7": [Place(module, 15, "Token.use")],
    }
    assert citations(UPRISING) == expected
    (tmp_path / "tokens.py").unlink()
    (tmp_path / "tokens.yaml").write_text(CONTENT, "utf-8")
    content = str(tmp_path / "tokens.yaml")
    assert citations(UPRISING) == {
        "UPR-TOK-1": [Place(content, 1, "tokens")],
        "UPR-TOK-2": [Place(content, 4, "limits/used")],
        "UPR-TOK-3": [Place(content, 5, "limits/used")],
        "UPR-TOK-4": [Place(content, 9, "tokens/cordon")],
        "UPR-TOK-5": [Place(content, 9, "tokens/cordon")],
        "UPR-TOK-6": [Place(content, 10, "tokens/eliminate")],
    }


@pytest.mark.parametrize(
    ("name", "text"), [("x.py", "# [UPR-NO-1]"), ("x.py", "def x(:"), ("x.yaml", "a: UPR-TOK-99"), ("x.yaml", "a: [")]
)
def test_a_citation_that_says_nothing_is_a_mistake(
    name: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(UPRISING), "folder", tmp_path)
    (tmp_path / name).write_text(text, "utf-8")
    with pytest.raises(Refused, match=name):
        citations(UPRISING)


def test_where_a_rule_is_played_and_proved() -> None:
    shown = run("rules", "uprising", "--where", "upr-tok-3").stdout.splitlines()
    assert shown[0] == "UPR-TOK-3 A Provocation opened by Surveillance is eliminated at once."
    assert any(line.startswith("  src/dejarik/games/uprising/defence.py:") for line in shown)
    test = next(line for line in shown if "test_upr_tok_3_a_provocation" in line)
    file, line, _ = test.strip().replace(" ", ":").split(":")
    assert "def test_upr_tok_3_a_provocation" in (ROOT / file).read_text("utf-8").splitlines()[int(line) - 1]


def test_where_all_rules_are_played() -> None:
    done = run("rules", "uprising", "--where", "--json")
    report = json.loads(done.stdout)
    assert [rule["id"] for rule in report["rules"]] == [rule.id for rule in UPRISING.rulebook.rules]
    assert set(report["rules"][0]) == {"id", "code", "tests", "no_code", "no_test"}
    assert report["uncited"] == uncited(UPRISING, citations(UPRISING))
    assert report["cited"] + report["exempt"] + len(report["uncited"]) == len(report["rules"])
    assert done.returncode == bool(report["uncited"])
    shown = run("rules", "--where").stdout
    assert all(rule.id in shown for id in dejarik.GAMES for rule in dejarik.game(id).rulebook.rules)
    assert "no code: physical table: who sits where is agreed between people" in shown


def test_where_there_is_no_such_rule() -> None:
    done = run("rules", "uprising", "--where", "UPR-TOK-99")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "dejarik: no rule has this id or these words: UPR-TOK-99\n"


def test_where_the_tests_are_not_installed_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dejarik, "__file__", str(tmp_path / "dejarik" / "__init__.py"))
    assert main(["rules", "uprising", "--where", "UPR-TOK-3", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "defence.py:" in shown
    assert shown.endswith("The tests are not installed here: run this from the source tree to see them.\n")
    assert main(["rules", "uprising", "--where", "UPR-TOK-3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rules"][0]["tests"] is None
