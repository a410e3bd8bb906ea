"""Nothing is lost: a game is left, killed or torn, and gone on with."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

import dejarik
from tests.cli.running import PROMPT, header, picks, run, start


def test_quit_and_resume(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    done = run(
        "play", "uprising", "--seed", "5", "--seat", "empire=random", "--save", path, typed=["2", "1", "quit", "1"]
    )
    assert done.returncode == 0
    assert f"dejarik play uprising --resume {path}" in done.stdout
    assert picks(path) == ["choose capitol and police-headquarters", "play propaganda-6 open"]
    done = run("play", "uprising", "--resume", path, typed=["1", "1"])
    assert done.returncode == 0
    assert "The Resistance chooses Capitol" not in done.stdout.partition(PROMPT)[0]  # before the last decision
    assert picks(path)[:4] == [*picks(path)[:2], "play riot-2 closed", "play supplies-3 closed"]
    assert header(path)["table"] == {"resistance": "human", "empire": "random"}


def test_resume_without_a_file_takes_the_unfinished_game_that_was_played_last(tmp_path: Path) -> None:
    def play(*args: str, typed: list[str]) -> str:
        done = run("play", "uprising", *args, typed=typed, XDG_DATA_HOME=str(tmp_path))
        assert done.returncode == 0, done.stderr
        return done.stdout

    play("--seed", "5", typed=["1"])
    (first,) = (tmp_path / "dejarik").iterdir()
    play("--seed", "6", typed=["1"] * 100)
    os.utime(first, (1, 1))
    (tmp_path / "dejarik" / "uprising-broken.jsonl").write_text("{", "utf-8")
    assert "Choose the card to play open" in play("--resume", typed=["1"])
    assert len(picks(first)) == 2


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
@pytest.mark.parametrize("typed", [1, 3, 7])
def test_a_killed_game_has_every_pick(typed: int, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    process = start("play", "uprising", "--seed", "5", "--save", path)
    assert process.stdin is not None
    wait_for_prompt(process)
    for _ in range(typed):
        process.stdin.write("1\n")
        process.stdin.flush()
        wait_for_prompt(process)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    before = path.read_bytes()
    assert sum(b'"seat": "resistance"' in line for line in before.splitlines()[1:]) == typed
    shown = run("play", "uprising", "--resume", path).stdout
    assert shown.count(PROMPT) >= 1
    assert path.read_bytes() == before
    run("play", "uprising", "--resume", path, typed=["1"] * 100)
    assert path.read_bytes().startswith(before)
    assert dejarik.replay(path.read_text("utf-8")).outcome is not None


def wait_for_prompt(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    shown = ""
    while not shown.endswith(f"\n{PROMPT}"):
        letter = process.stdout.read(1)
        assert letter, shown
        shown += letter


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
def test_interrupting_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    process = start("play", "uprising", "--seed", "5", "--save", path)
    wait_for_prompt(process)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "--resume" in out
    assert err == ""


def test_half_a_line_is_dropped_and_a_whole_one_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "uprising", "--seed", "5", "--save", path, typed=["1", "1"])
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"seat": "resist')
    run("play", "uprising", "--resume", path)
    assert path.read_bytes() == whole
    path.write_bytes(whole.removesuffix(b"\n"))
    run("play", "uprising", "--resume", path)
    assert path.read_bytes() == whole


def test_a_game_that_ended_unwritten_is_finished(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "uprising", "--seed", "5", "--save", path, typed=["1"] * 100)
    whole = path.read_bytes()
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    assert "The game is over" in run("play", "uprising", "--resume", path).stdout
    assert path.read_bytes() == whole


@pytest.mark.skipif(os.name == "nt", reason="files are not locked there")
def test_a_game_is_not_played_in_two_windows(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    process = start("play", "uprising", "--seed", "5", "--save", path)
    wait_for_prompt(process)
    done = run("play", "uprising", "--resume", path)
    process.communicate("")
    assert (done.returncode, done.stderr) == (2, f"dejarik: {path} is being played in another window\n")


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "uprising", "--seed", "5", "--save", path, typed=["1"] * 100)
    done = run("play", "uprising", "--resume", path)
    assert done.returncode == 2
    assert "is over" in done.stderr
