"""Every transcript in tests/records plays again, line by line: options, luck and every seat's view."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dejarik
from dejarik.engine.record import Record
from tests.transcript import RECORDS, transcript

FILES = sorted(RECORDS.rglob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_transcript_plays_again(path: Path) -> None:
    text = path.read_text("utf-8")
    again = transcript(Record.read(text))
    for number, (ours, theirs) in enumerate(zip(again.splitlines(), text.splitlines(), strict=True), 1):
        assert ours == theirs, f"line {number}"


@pytest.mark.rule("UPR-VIC-1", "UPR-VIC-3", "UPR-CPT-3")
def test_there_is_a_record_for_each_way_uprising_can_end() -> None:
    ends = {rule for path in FILES if path.parent.name == "uprising" and (rule := _end(path)) is not None}
    assert ends == {"UPR-VIC-1", "UPR-VIC-3", "UPR-CPT-3"}


@pytest.mark.rule("CMD-SCORE-2", "CMD-SCORE-3", "CMD-SCORE-4", "CMD-SCORE-5", "CMD-CAP-11", "CMD-DS-5")
def test_there_is_a_record_for_each_way_commanders_can_end() -> None:
    paths = [path for path in FILES if path.parent.name == "commanders"]
    assert {rule for path in paths if (rule := _end(path))} == {f"CMD-SCORE-{number}" for number in range(2, 6)}
    last = {
        str(json.loads(path.read_text("utf-8").splitlines()[-2])["pick"]).split()[0] for path in paths if _end(path)
    }
    assert last == {"capture", "play"}  # a planet captured, or destroyed by the Death Star


def _end(path: Path) -> str | None:
    outcome = dejarik.replay(path.read_text("utf-8")).outcome
    return None if outcome is None else outcome.rule
