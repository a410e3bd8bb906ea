"""What docs/bots.md shows is so: the bot plays, the commands can be given, the ladder is that of the results."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from dejarik.arena.course import Course
from dejarik.arena.match import Match
from dejarik.arena.report import report
from dejarik.cli import arena, command_line, main
from dejarik.cli.words import Words
from tests.arena.matches import match, played

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "bots.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT, flags=re.DOTALL)
COMMANDS = re.findall(r"^dejarik (arena .*)$", TEXT, flags=re.MULTILINE)
RECIPES = re.findall(r"\$\(ARENA\) (.*?)\n(?=\t\$)", (ROOT / "Makefile").read_text("utf-8"), flags=re.DOTALL)


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The bot of the page, where it says."""
    (block,) = BLOCKS
    (tmp_path / "mine.py").write_text(block, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_the_bot_of_the_page_plays_and_wins(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "uprising", "--bots", "mine.py,random", "-n", "6"]) == 0
    won = re.search(r"mine.py – random +6 +([\d.]+) %", capsys.readouterr().out)
    assert won is not None
    assert float(won[1]) > 50


@pytest.mark.parametrize("command", COMMANDS + [f"arena {each}".replace("\\\n", " ") for each in RECIPES])
def test_every_command_can_be_given(command: str, mine: Path) -> None:
    command = command.replace("examples/", f"{ROOT}/examples/")
    args = command_line(Words.spoken("en")).parse_args(shlex.split(command.replace("$(JOBS)", "2")))
    assert isinstance(arena.read_match(args, arena.read_references(args.reference)), Match)


def test_there_are_commands() -> None:
    assert len(COMMANDS) == 5
    assert len(RECIPES) == 8


def test_every_field_of_the_results_is_in_the_page() -> None:
    found = report(Course(match("uprising", ("greedy", "random")), 1), {})
    table = TEXT[TEXT.index("### Results as JSON") : TEXT.index("## The ladder")]
    named = set(re.findall(r"`(\w+)`", table))
    assert set(found) | set(found["tables"][0]) | set(found["pace"]["greedy"]) <= named


@pytest.fixture
def table() -> Any:
    """`bench/results/table.py`, which is in no package."""
    spec = spec_from_file_location("table", ROOT / "bench" / "results" / "table.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_ladder_is_that_of_the_results(table: Any) -> None:
    assert table.written(TEXT) == TEXT


def test_a_match_is_a_row_of_the_ladder(table: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    course = Course(match("commanders", ("a", "b", "b"), players=3), 4)
    for bout in course.match.bouts(4):
        course.add(played(bout.seed, bout.seating, course.match.sides[bout.seating.index("a")]))
    (tmp_path / "match.json").write_text(json.dumps(report(course, {"a": 1200})), "utf-8")
    monkeypatch.setattr(table, "FOLDER", tmp_path)
    head = (
        "| commanders, 3 players | `a` | `b` and `b` | 12 | 100.0 % (75.8–100.0) | commander-1 100.0 % (51.0–100.0); "
    )
    assert head in table.ladder()
    assert "commander-3 100.0 % (51.0–100.0) | 1200 |\n" in table.ladder()


def test_the_page_says_how_soon_a_base_is_found(table: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    course = Course(match("rebellion", ("a", "b"), side="empire"), 4)
    for bout, seen in zip(course.match.bouts(4), (4, 8, 9, None), strict=True):
        notes = {"rounds": 9} if seen is None else {"rounds": 9, "base-revealed": seen}
        course.add(replace(played(bout.seed, bout.seating, "empire"), notes=notes))
    (tmp_path / table.STILL).write_text(json.dumps(report(course, {})), "utf-8")
    monkeypatch.setattr(table, "FOLDER", tmp_path)
    assert table.found() == (
        "`a` found a base that never moves by round 8 in 2 of 4 games, 50.0 % (15.0–85.0): "
        "1 in round 4, 1 in round 8, 1 in round 9.\n"
    )
