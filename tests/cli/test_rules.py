"""`dejarik rules`: rules found, in a language, and proved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dejarik
from dejarik.cli.coverage import cover, marks
from dejarik.cli.refused import Refused
from dejarik.engine.rulebook import Rulebook
from tests.cli.running import run, run_json

UPRISING = dejarik.game("uprising")


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
    from dejarik.cli import main, rulebooks

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
    found = marks(tests)
    assert found["UPR-TOK-1"] == found["UPR-TOK-2"] == [f"{name}::test_one"]
    assert found["UPR-TOK-3"] == [f"{name}::test_two"]
    assert found["UPR-TOK-4"] == [f"{name}::TestMany::test_three"]
    assert found["UPR-VIC-1"] == [f"{name}::test_one", f"{name}::test_two", f"{name}::TestMany::test_three"]
    assert "UPR-TOK-5" not in found
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
