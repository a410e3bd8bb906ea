"""`games`, `sim`, `check` and `bench`: what they print for programs and for people."""

from __future__ import annotations

import io
import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import dejarik
from dejarik.bots import BOTS
from dejarik.cli import main, sim, source
from dejarik.cli.words import Words
from dejarik.engine import conformance
from dejarik.engine.conformance import Failure, Report
from tests.cli.running import run, run_json

COMMANDS = ("serve", "games", "play", "sim", "arena", "check", "digest", "replay", "rules", "bench")


def test_help_and_version_in_four_languages() -> None:
    usage = {"en": "usage:", "uk": "використання:", "pl": "użycie:", "ru": "использование:"}
    for code, begins in usage.items():
        done = run("--help", "--lang", code)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith(begins)
        for command in COMMANDS:
            assert re.search(rf"^ +{command} +\w", done.stdout, re.MULTILINE)
        assert begins in run("play", "--help", "--lang", code).stdout
    assert run("--version").stdout == f"dejarik {dejarik.__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_help_says_nothing_in_english_to_others(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help", "--lang", "uk"])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    for line in shown.splitlines():
        words = re.findall(r"(?<![\w/=.|«-])[a-z]{4,}(?![\w=.|»])", line)
        assert set(words) <= {"dejarik", command, "usage"}, line


def test_games() -> None:
    (uprising,) = (each for each in run_json("games", "--json")["games"] if each["id"] == "uprising")
    assert (uprising["title"], uprising["players"]) == ("Uprising", [2])
    assert uprising["seats"] == {"2": ["resistance", "empire"]}
    assert {option["name"] for option in uprising["options"]} == {"capitol", "missions"}
    assert all(option["about"] and option["values"] for option in uprising["options"])
    shown = run("games", LANG="uk_UA.UTF-8").stdout
    assert "Повстання" in shown
    assert "--option capitol=" in shown


def test_sim_counts_and_can_be_repeated() -> None:
    one = run_json("sim", "uprising", "-n", "40", "--seed", "3", "--json")
    assert list(one) == [
        "game",
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "wins",
        "unfinished",
        "errors",
        "endings",
        "notes",
    ]
    assert (one["game"], one["games"], one["unfinished"], one["errors"]) == ("uprising", 40, 0, 0)
    assert sum(one["wins"].values()) == 40
    assert sum(one["endings"].values()) == 40
    assert one["notes"]["rounds"]["games"] == 40
    two = run_json("sim", "uprising", "-n", "40", "--seed", "3", "--jobs", "2", "--json")
    same = ("decisions", "wins", "endings", "notes")
    assert [two[key] for key in same] == [one[key] for key in same]


def test_sim_of_n_games_is_that_of_its_parts() -> None:
    both = sim.play_all(match("random", "greedy"), range(4))
    parts = sim.play_all(match("random", "greedy"), range(2))
    parts += sim.play_all(match("random", "greedy"), range(2, 4))
    assert both == parts


def test_sim_notes_what_the_game_says_is_worth_it() -> None:
    """Of Rebellion: how long games are, and in which round the base was revealed first."""
    game = dejarik.game("rebellion")
    rounds, revealed = [], []
    for seed in range(3):
        state = game.new(2, seed)
        rng = random.Random(seed)
        exposed = []
        while state.ask is not None:
            state.apply(rng.choice(state.ask.options))
            exposed += [state.round] if state.exposed else []
        rounds.append(state.round)
        revealed += exposed[:1]
    notes = run_json("sim", "rebellion", "-n", "3", "--json")["notes"]
    assert notes == {"rounds": sim.spread_of(rounds), "base-revealed": sim.spread_of(revealed)}


def test_sim_tells_people_how_games_ended_and_what_happened_in_some_of_them() -> None:
    notes = {"rounds": [9, 10, 11, 12], "base-revealed": [4, 7]}
    tally = sim.Tally(games=4, endings=Counter({"REB-WIN-4": 3, "REB-WIN-1": 1}), notes=notes)
    game = dejarik.game("rebellion")
    report = sim.summary(game, sim.Match("rebellion", 2, {}, ("greedy", "greedy")), tally, 1.0)
    console = Console(file=io.StringIO(), width=100)
    console.print(sim.table(game, report, Words.spoken("en").of(game)))
    assert isinstance(console.file, io.StringIO)
    shown = re.sub(" +", " ", console.file.getvalue())
    assert "ended by REB-WIN-4 3 (75.0 %) \nended by REB-WIN-1 1 (25.0 %) \n" in shown
    assert "rounds 10.5 on average, median 10.5, from 9 to 12" in shown
    assert "base revealed in round 2 (50.0 %): 5.5 on average, median 5.5, from 4 to 7" in shown


def test_numbers_of_many_games() -> None:
    assert sim.spread_of([2, 9, 4, 4]) == {"games": 4, "mean": 4.75, "median": 4, "least": 2, "most": 9}


def match(*bots: str) -> sim.Match:
    return sim.Match("uprising", 2, {"capitol": False, "missions": []}, bots)


@pytest.mark.parametrize("name", BOTS)
def test_sim_with_bots_for_people(name: str) -> None:
    done = run("sim", "uprising", "-n", "2", "--bots", f"{name},random", "--option", "capitol=true")
    assert done.returncode == 0
    assert re.search(r"wins: Resistance +[012] \(", done.stdout)
    assert done.stderr == ""


def test_sim_counts_what_goes_wrong(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(*_: Any) -> int:
        raise RuntimeError("a bug")

    monkeypatch.setattr(sim, "play_out", fail)
    assert main(["sim", "uprising", "-n", "3", "--json"]) == 1
    shown = capsys.readouterr()
    assert json.loads(shown.out)["errors"] == 3
    assert shown.err.count("RuntimeError: a bug") == 1


def test_sim_counts_what_does_not_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(type(dejarik.game("uprising")), "bound", lambda *_: 10)
    assert main(["sim", "uprising", "-n", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["unfinished"], report["decisions"]) == (2, 20)
    assert main(["sim", "uprising", "-n", "2", "--bots", "greedy,random"]) == 0
    assert "unfinished" in capsys.readouterr().out


def test_check_keeps_its_promises() -> None:
    report = run_json("check", "uprising", "-n", "4", "--jobs", "2", "--json")
    assert list(report) == ["game", "games", "decisions", "failures"]
    assert (report["games"], report["failures"]) == (4, [])
    assert report["decisions"] > 100
    assert "Every promise holds (1 game, " in run("check", "uprising", "-n", "1").stdout


def test_check_says_what_is_broken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(game: object, games: int, players: int | None, seed: int) -> Report:
        return Report(games, 10, [Failure("copies never change each other", seed, 2, 7, "$.hand: 1 is not 2")])

    monkeypatch.setattr(conformance, "check", broken)
    assert main(["check", "uprising", "-n", "1", "--jobs", "1", "--seed", "9"]) == 1
    shown = capsys.readouterr().out
    assert "copies never change each other (seed 9, 2 players, pick 7)" in shown
    assert "1 game of 1 broke a promise." in shown
    assert main(["check", "uprising", "-n", "1", "--jobs", "1", "--json"]) == 1
    (failure,) = json.loads(capsys.readouterr().out)["failures"]
    assert failure["detail"] == "$.hand: 1 is not 2"


def test_an_interrupted_check_says_how_far_it_came(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(game: object, games: int, players: int | None, seed: int) -> Report:
        if seed == 2:
            raise KeyboardInterrupt
        return Report(games, 10, [Failure("copies never change each other", seed, 2, 7, "")] if seed == 1 else [])

    monkeypatch.setattr(conformance, "check", interrupted)
    assert main(["check", "uprising", "-n", "5", "--jobs", "1"]) == 130
    shown = capsys.readouterr()
    assert "copies never change each other (seed 1, 2 players, pick 7)" in shown.out
    assert "1 game of 2 broke a promise." in shown.out
    assert "interrupted after 2 of 5 games" in shown.err


def test_bench_compares(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    row = '{"value": seconds, "peer": 4.0, "ratio": 0.5, "goal": "<= 1"}'
    text = f'def run(seconds, report):\n    report("1/1")\n    return {{"speed": {row}}}\n'
    (tmp_path / "speed.py").write_text(text, "utf-8")
    monkeypatch.setattr(source, "folder", lambda _: tmp_path)
    assert main(["bench", "--seconds", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"speed": {"value": 2.0, "peer": 4.0, "ratio": 0.5, "goal": "<= 1"}}
    assert main(["bench", "speed"]) == 0
    assert re.search(r"speed +1\.0 +4\.0 +0\.5 +<= 1", capsys.readouterr().out)


def test_bench_without_peers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "speed.py").write_text("import a_peer_that_is_not_there\n", "utf-8")
    monkeypatch.setattr(source, "folder", lambda _: tmp_path)
    assert main(["bench"]) == 2
    assert 'pip install "dejarik[bench]"' in capsys.readouterr().err


def test_the_real_benchmark_runs() -> None:
    pytest.importorskip("pyspiel")
    pytest.importorskip("catanatron")
    done = run("bench", "engine", "--seconds", "0.01", "--json")
    assert done.returncode == 0
    for result in json.loads(done.stdout).values():
        assert set(result) == {"value", "peer", "ratio", "goal"}


def test_without_a_source_tree_there_is_nothing_to_scan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dejarik, "__file__", str(tmp_path / "dejarik" / "__init__.py"))
    for args in (["rules", "uprising", "--coverage"], ["bench"]):
        assert main([*args, "--lang", "en"]) == 2
        assert "needs the source tree" in capsys.readouterr().err


def test_digest_is_the_same_whoever_plays_and_different_for_other_games() -> None:
    one = run_json("digest", "uprising", "-n", "20", "--seed", "3", "--jobs", "1", "--json")
    assert one == run_json("digest", "uprising", "-n", "20", "--seed", "3", "--jobs", "2", "--json")
    assert (one["game"], one["games"]) == ("uprising", 20)
    other = run_json("digest", "uprising", "-n", "20", "--seed", "4", "--json")
    assert other["digest"] != one["digest"]
    capitol = run_json("digest", "uprising", "-n", "20", "--seed", "3", "--option", "capitol=true", "--json")
    assert capitol["digest"] != one["digest"]
    assert run("digest", "uprising", "-n", "20", "--seed", "3").stdout.startswith(one["digest"])
