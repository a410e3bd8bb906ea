"""What cannot be used is said on one line, in the reader's language, with exit code 2."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import dejarik
from dejarik.cli import main
from tests.cli.running import run, start

BAD = {
    "an unknown command": ["foo"],
    "an unknown game": ["play", "chess"],
    "a game with a very long name": ["play", "chess " * 1000],
    "no game": ["sim"],
    "an unknown argument": ["games", "--fast"],
    "a value too many": ["games", "--json=1"],
    "a value missing": ["sim", "uprising", "-n"],
    "an unknown language": ["games", "--lang", "de"],
    "an unknown option": ["sim", "uprising", "--option", "colour=red"],
    "a bad value of an option": ["play", "uprising", "--option", "capitol=maybe"],
    "no pair": ["play", "uprising", "--seat", "human"],
    "an unknown seat": ["play", "uprising", "--seat", "emperor=human"],
    "an unknown player": ["play", "uprising", "--seat", "empire=hal"],
    "an unknown bot": ["sim", "uprising", "--bots", "hal"],
    "too many bots": ["sim", "uprising", "--bots", "random,random,random"],
    "a bad number of players": ["check", "uprising", "--players", "7"],
    "no number": ["sim", "uprising", "--seed", "x"],
    "too small a number": ["check", "uprising", "--jobs", "0"],
    "no time": ["bench", "--seconds", "-1"],
    "an unknown benchmark": ["bench", "nothing"],
    "words beside coverage": ["rules", "uprising", "cordon", "--coverage"],
    "where beside coverage": ["rules", "uprising", "--coverage", "--where"],
    "no file": ["replay", "{tmp}/nothing.jsonl"],
    "a folder": ["replay", "{tmp}"],
    "no text": ["replay", "{tmp}/binary"],
    "no record": ["replay", "{tmp}/no-record"],
    "a damaged line": ["replay", "{tmp}/damaged"],
    "an illegal pick": ["play", "uprising", "--resume", "{tmp}/illegal"],
    "an unknown seat's eyes": ["replay", "{tmp}/whole", "--as", "emperor"],
    "too far": ["replay", "{tmp}/whole", "--to", "1000"],
    "a seat nobody can have left": ["play", "uprising", "--resume", "{tmp}/strange-table"],
    "a seat when resuming": ["play", "uprising", "--resume", "{tmp}/whole", "--seat", "empire=random"],
    "nothing to resume": ["play", "uprising", "--resume"],
    "nowhere to write": ["play", "uprising", "--save", "{tmp}/whole/game.jsonl"],
}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tmp = tmp_path_factory.mktemp("files")
    record = dejarik.game("uprising").new(seed=5).record()
    first = {"seat": "resistance", "pick": "choose capitol and police-headquarters"}
    wrong = {"seat": "resistance", "pick": "choose capitol and capitol"}
    (tmp / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp / "no-record").write_text('{"game": "uprising"}\n', "utf-8")
    (tmp / "whole").write_text(record.text() + json.dumps(first) + "\n", "utf-8")
    (tmp / "damaged").write_text(record.text() + "{\n" + json.dumps(first) + "\n", "utf-8")
    (tmp / "illegal").write_text(record.text() + json.dumps(wrong) + "\n", "utf-8")
    strange = record.header | {"table": {"emperor": "human"}}
    (tmp / "strange-table").write_text(json.dumps(strange) + "\n", "utf-8")
    return tmp


@pytest.mark.parametrize("what", BAD)
def test_bad_input_gets_one_line_in_two_languages(
    what: str, files: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    args = [arg.format(tmp=files) for arg in BAD[what]]
    for name, value in {"XDG_DATA_HOME": str(files / "data"), "LC_ALL": "uk_UA.UTF-8"}.items():
        monkeypatch.setenv(name, value)
    english = run(*args)
    ukrainian = main(args), *capsys.readouterr()
    for code, out, err in ((english.returncode, english.stdout, english.stderr), ukrainian):
        assert (code, out) == (2, "")
        assert err.startswith("dejarik: ")
        assert (err.count("\n"), err[-1]) == (1, "\n")
    assert not re.search("[а-яіїє]", english.stderr)
    assert re.search("[а-яіїє]", ukrainian[2])


def test_the_line_and_the_reason_are_named(files: Path) -> None:
    assert "line 2: not JSON" in run("replay", files / "damaged").stderr
    assert "choose capitol and capitol" in run("replay", files / "illegal").stderr


def test_a_reader_who_goes_away_is_no_error() -> None:
    process = start("rules", "uprising")
    assert process.stdout is not None
    process.stdout.read(10)
    process.stdout.close()
    process.stdout = None
    assert process.communicate("", timeout=60)[1] == ""
