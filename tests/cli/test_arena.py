"""`dejarik arena`: what it prints, what it refuses, and that whatever stops it, it goes on as if nothing had been."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from dejarik.cli import arena_screen, main
from tests.cli.running import run, run_json, start

# Picks at random, and strikes when it was told to: at its pick number STRIKE, or later when there are GAMES games in
# FILE, it sends its process, or the one that started that, a signal. With the same text it is the same bot in both
# runs.
STRIKING = """
import os, pathlib, random, signal

class Striking:
    picks = 0
    strike = int(os.environ.get("STRIKE", "0"))

    def __init__(self, seed):
        self.luck = random.Random(seed)

    def pick(self, perspective):
        Striking.picks += 1
        if 0 < Striking.strike <= Striking.picks and self.games() >= int(os.environ.get("GAMES", "0")):
            Striking.strike = 0
            target = os.getpid() if os.environ["AT"] == "itself" else os.getppid()
            os.kill(target, getattr(signal, os.environ["WITH"]))
        return self.luck.choice(perspective.ask.options)

    def games(self):
        return pathlib.Path(os.environ["FILE"]).read_text("utf-8").count("\\n") - 1 if "FILE" in os.environ else 0

BOT = Striking
"""

BROKEN = """
class Broken:
    def __init__(self, seed):
        pass

    def pick(self, perspective):
        raise RuntimeError("a bug")

BOT = Broken
"""


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def striking(tmp_path: Path) -> Path:
    path = tmp_path / "striking.py"
    path.write_text(STRIKING, "utf-8")
    return path


def settled(found: dict[str, Any]) -> dict[str, Any]:
    """Without times."""
    return {key: value for key, value in found.items() if key != "pace"}


def test_one_object_for_programs() -> None:
    found = run_json("arena", "uprising", "--bots", "greedy,random", "-n", "5", "--reference", "random=500", "--json")
    (pair,) = found["pairs"]
    assert (pair["a"], pair["b"], pair["games"]) == ("greedy", "random", 6)  # whole deals
    assert pair["low"] < pair["a_rate"] <= pair["high"]
    assert set(found["elo"]) == {"greedy", "random"}
    assert found["elo"]["random"]["rating"] == 500 < found["elo"]["greedy"]["rating"]
    assert set(found["tables"][0]["results"]["greedy"]["by_side"]) == {"resistance", "empire"}
    assert found["pace"]["greedy"]["picks"] > 50
    assert (found["game"], found["seed"], found["deals"], found["errors"]) == ("uprising", 0, 3, 0)


def test_tables_for_people_in_four_languages() -> None:
    args = ("arena", "commanders", "--players", "3", "--bots", "easy,random", "--format", "gauntlet", "-n", "3")
    words = {
        "en": ("Commanders of the Empire: 3 games", "line-up", "longest"),
        "uk": ("3 партії", "склад", "найдовше"),
        "pl": ("3 partie", "skład", "najdłużej"),
        "ru": ("3 партии", "состав", "дольше всего"),
    }
    for code, texts in words.items():
        done = run(*args, "--lang", code)
        assert done.returncode == 0
        for text in texts:
            assert text in done.stdout
        assert re.search(r"easy – random, random +3 ", done.stdout)
        assert len(re.findall(r"^  .* 1 +\d", done.stdout, re.MULTILINE)) == 3  # a game with each of three sides


def test_help_is_said_in_the_reader_s_language(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "--help", "--lang", "uk"])
    for line in capsys.readouterr().out.splitlines():
        words = re.findall(r"(?<![\w/=.|«-])[a-z]{4,}(?![\w=.|»])", line)
        assert set(words) <= {"dejarik", "arena"}, line


def test_the_same_command_goes_on_and_more_games_are_added(tmp_path: Path) -> None:
    args = ("arena", "uprising", "--bots", "random,easy", "--json")
    first = run(*args, "-n", "4")
    again = run(*args, "-n", "4")
    assert first.stderr == ""
    assert again.stderr.startswith("4 games were already in ")
    assert first.stdout == again.stdout  # times and all: nothing was played
    more = run(*args, "-n", "8")
    whole = run_json(*args, "-n", "8", "--games", tmp_path / "whole.jsonl")
    assert settled(json.loads(more.stdout)) == settled(whole)


@pytest.mark.parametrize(("jobs", "at"), [("1", "itself"), ("2", "its parent")])
def test_after_kill_9_it_goes_on_as_if_nothing_had_been(jobs: str, at: str, striking: Path, tmp_path: Path) -> None:
    args = ["arena", "uprising", "--bots", f"{striking},random", "-n", "20", "--jobs", jobs]
    file = tmp_path / "games.jsonl"
    killed = start(*args, "--games", file, STRIKE="150", AT=at, WITH="SIGKILL", FILE=str(file), GAMES="2")
    killed.communicate(timeout=120)  # comes back only when the workers, who hold the other ends, are gone as well
    assert killed.returncode == -9
    before = file.read_text("utf-8").splitlines()
    assert 2 < len(before) < 21
    went_on = run(*args, "--games", file, "--json")
    assert f"{len(before) - 1} games were already in" in went_on.stderr
    assert settled(json.loads(went_on.stdout)) == settled(run_json(*args, "--json"))


@pytest.mark.parametrize(("jobs", "at"), [("1", "itself"), ("2", "its parent")])
def test_ctrl_c_shows_what_there_is_and_how_to_go_on(jobs: str, at: str, striking: Path, tmp_path: Path) -> None:
    args = ["arena", "uprising", "--bots", f"{striking},random", "-n", "40", "--jobs", jobs]
    done = run(*args, "--games", tmp_path / "games.jsonl", STRIKE="150", AT=at, WITH="SIGINT")
    assert done.returncode == 130
    shown = (
        "striking.py – random" if jobs == "1" else ""
    )  # of two one may still have the first game when the other strikes
    assert shown in done.stdout
    assert "the same command goes on from there" in done.stderr
    found = run_json(*args, "--games", tmp_path / "games.jsonl", "--json")
    assert found["games"] == 40


def test_in_a_file_progress_is_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(arena_screen, "QUIET", 0.0)
    assert main(["arena", "uprising", "--bots", "easy,random", "-n", "4"]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 4
    for number, line in enumerate(lines, 1):
        assert re.fullmatch(rf"{number} of 4 games; 0:00:\d\d left", line)


def test_a_trial_ends_a_match_and_says_why() -> None:
    done = run("arena", "uprising", "--bots", "greedy,random", "-n", "200", "--sprt", "40:70", "--error", "5%")
    assert done.returncode == 0
    said = re.search(r"greedy – random wins at least 70.0 % rather than at most 40.0 %; (\d+) deals", done.stdout)
    assert said is not None
    assert int(said[1]) < 100


def test_references_do_not_play_each_other() -> None:
    args = ("--bots", "ismcts:2", "--reference", "greedy=1000", "--reference", "random=400", "-n", "2", "--json")
    found = run_json("arena", "uprising", *args)
    assert [(pair["a"], pair["b"]) for pair in found["pairs"]] == [("ismcts:2", "greedy"), ("ismcts:2", "random")]


def test_a_file_can_be_a_reference_and_is_known_by_its_last_name(striking: Path) -> None:
    found = run_json("arena", "uprising", "--bots", "easy", "--reference", f"{striking}=700", "-n", "2", "--json")
    assert found["elo"]["striking.py"] == {"rating": 700, "low": 700, "high": 700, "reference": True}
    assert str(striking.parent) not in json.dumps(found)


def test_any_line_up_can_be_played() -> None:
    line_ups = ("--line-up", "greedy,random,ismcts:2", "--line-up", "random,random,random")
    done = run("arena", "commanders", "--players", "3", *line_ups, "-n", "1", "--option", "first=commander-3")
    for begins in ("greedy – random, ismcts:2", "random – greedy, ismcts:2", "ismcts:2 – greedy, random"):
        assert re.search(rf"^{begins} +3 ", done.stdout, re.MULTILINE)
    assert re.search(r"^random – random, random +1 +100.0 %", done.stdout, re.MULTILINE)


def test_a_bot_that_breaks_down_is_shown_and_the_others_play_on(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(BROKEN, "utf-8")
    done = start("arena", "uprising", "--bots", f"{tmp_path / 'broken.py'},greedy,random", "-n", "2")
    out, err = done.communicate(timeout=120)
    assert done.returncode == 1
    assert re.search(r"errors +4", out)
    assert re.search(r"greedy – random +2 ", out)
    assert err.count("RuntimeError: a bug") == 1


def test_results_go_into_files(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="pictures need the extra `plot`")
    files = tmp_path / "new" / "results.json", tmp_path / "picture.png"
    done = run("arena", "uprising", "--bots", "easy,random", "-n", "2", "--json", files[0], "--plot", files[1])
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(files[0].read_text("utf-8"))["games"] == 2
    assert files[1].read_bytes().startswith(b"\x89PNG")


BAD = {
    "an unknown bot": ["--bots", "greedy,hal"],
    "one bot": ["--bots", "greedy"],
    "the same bot twice": ["--bots", "greedy,greedy"],
    "no bots": [],
    "both bots and line-ups": ["--bots", "greedy,random", "--line-up", "greedy,random"],
    "a line-up that is too long": ["--line-up", "greedy,random,random"],
    "a file that is not there": ["--bots", "nowhere.py,greedy"],
    "a bad number of players": ["--bots", "greedy,random", "--players", "3"],
    "a bad option": ["--bots", "greedy,random", "--option", "colour=red"],
    "an unknown format": ["--bots", "greedy,random", "--format", "swiss"],
    "no rates": ["--bots", "greedy,random", "--sprt", "50"],
    "rates the wrong way round": ["--bots", "greedy,random", "--sprt", "60:50"],
    "no rate": ["--bots", "greedy,random", "--error", "200"],
    "no rating": ["--bots", "greedy", "--reference", "random=good"],
    "no pair": ["--bots", "greedy", "--reference", "random"],
    "a reference that does not play": ["--line-up", "greedy,random", "--reference", "ismcts=1"],
    "a file of another match": ["--bots", "greedy,random", "--games", "{tmp}/other.jsonl"],
    "a file of something else": ["--bots", "greedy,random", "--games", "{tmp}/notes"],
    "a folder": ["--bots", "greedy,random", "--games", "{tmp}"],
    "nowhere to write": ["--bots", "greedy,random", "-n", "1", "--json", "{tmp}/notes/results.json"],
}


@pytest.mark.parametrize("what", BAD)
def test_bad_input_gets_one_line(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "notes").write_text("notes\n", "utf-8")
    if "other" in what:
        assert (
            main(["arena", "uprising", "--bots", "ismcts:2,random", "-n", "1", "--games", f"{tmp_path}/other.jsonl"])
            == 0
        )
        capsys.readouterr()
    for code, letters in (("en", "[a-z]"), ("uk", "[а-яіїє]")):
        args = [arg.format(tmp=tmp_path) for arg in BAD[what]]
        assert main(["arena", "uprising", *args, "--lang", code]) == 2
        shown = capsys.readouterr()
        assert shown.err.splitlines()[-1].startswith("dejarik: ")
        assert len(shown.err.splitlines()) == 1 + ("already" in shown.err or "вже" in shown.err)
        assert re.search(letters, shown.err)
